//! Each part of the game screen at each size: it can be reached, it does what it says, and nothing lies over it.

use std::sync::Arc;

use farshore::session::Session;
use farshore::store::{MemoryShelf, SaveId, Store, TabId};
use rules::action::{Action, Verb};
use rules::cards::Kind;
use rules::game::Move;
use rules::rules::Rules;
use rules::setup::Setup;
use serde_json::json;

use crate::game::{lift, record};
use crate::harness::{Page, SIZES, Size, TABLET, journey};
use crate::saves::open_with;

/// The recorded game, played as far as asked.
pub fn played(until: impl Fn(&Session, &Action) -> bool) -> (Session, Action) {
    let record = record();
    let mut setup = record.setup.clone();
    setup.names = ["Ines", "Rui", "Marta"].map(str::to_owned).to_vec();
    let mut session = Session::begin(&setup, vec![1, 2, 3], record.dice.expect("a seed")).expect("a game");
    for (seat, action) in record.lines.iter().filter_map(|line| line.act) {
        if until(&session, &action) {
            return (session, action);
        }
        let serial = session.game().pending().serial;
        session.act(Move { serial, seat, action }).expect("a legal move");
    }
    panic!("the recorded game has no such moment");
}

/// A game in which everyone still has to place.
pub fn founding() -> Session {
    let mut setup = Setup::new("base", 3).expect("the base game");
    setup.set("board", "random").expect("an option");
    setup.names = ["Ines", "Rui", "Marta"].map(str::to_owned).to_vec();
    Session::begin(&setup, vec![1, 2, 3], 11).expect("a game")
}

/// Opens a game and lifts the curtain.
pub async fn sit_down(page: &Page, session: &Session, size: Size) {
    let shelf = Arc::new(MemoryShelf::default());
    Store::new(shelf.clone(), TabId(1)).begin(SaveId(0x5eed), &session.save(1_700_000_000_000)).expect("room");
    page.size(size).await;
    page.open("").await;
    page.js("localStorage.clear()", vec![]).await;
    // a table that has offered before
    page.js("localStorage['farshore/prefs'] = JSON.stringify({ manners: { open_answers: false } })", vec![]).await;
    open_with(page, &shelf).await;
    page.click(".resume .btn").await;
    page.find(".game").await;
    lift(page).await;
}

pub fn at_every_size(session: &Session, walk: impl AsyncFn(&Page, Size)) {
    journey(async |page| {
        for size in SIZES {
            sit_down(page, session, size).await;
            walk(page, size).await;
        }
    });
}

/// Begins to place a piece, by its tile or through the tab of a phone.
async fn tile(page: &Page, verb: Verb) {
    if page.is_visible(".tabs").await {
        page.click(".tabs .tab:first-child").await;
        page.click(&format!("dialog[open] .acts [data-act={}]", verb.word())).await;
        page.until("!document.querySelector('dialog[open]')").await;
    } else {
        page.click(&format!(".desk .acts [data-act={}]", verb.word())).await;
    }
}

/// Two taps, not one of a finger that bounced.
async fn apart() {
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
}

pub async fn open_trade(page: &Page) {
    page.click_visible(".desk .acts [data-act=trade], .tabs .tab:nth-child(2)").await;
    page.find(".panel").await;
}

#[test]
fn a_settlement_and_its_road_are_placed_at_every_size() {
    at_every_size(&founding(), async |page, size| {
        page.until("document.querySelectorAll('.targets > *').length > 20").await;
        page.in_sight("#say").await;
        let first = page.text("#say").await;
        assert!(first.contains("Ines") || first.contains("Rui") || first.contains("Marta"), "{first}");
        page.tap(".targets > :nth-child(9)").await;
        page.until("document.querySelector('.preview > *')").await;
        page.in_sight("[data-act=go]").await;
        page.find(".tag").await;
        page.click("[data-act=leave]").await;
        page.until("!document.querySelector('.preview > *')").await;
        apart().await;
        page.tap(".targets > :nth-child(9)").await;
        apart().await;
        page.tap(".preview > *").await;
        page.until("document.querySelectorAll('.pieces.houses > *').length == 1").await;
        page.until("document.querySelectorAll('.targets > *').length <= 3").await;
        page.tap(".targets > :first-child").await;
        page.until("document.querySelector('.preview > *')").await;
        // the house that the road goes out from is still there to be seen
        assert_eq!(page.count(".pieces.houses > *").await, 1, "{size:?}");
        page.click("[data-act=go]").await;
        page.until("document.querySelectorAll('.pieces.roads > *').length == 1").await;
        lift(page).await;
        assert_ne!(page.text("#say").await, first, "{size:?}");
    });
}

#[test]
fn t_14_t_15_a_road_is_looked_at_left_built_and_taken_back_at_every_size() {
    let (session, _) = played(|_, action| matches!(action, Action::Road(_)));
    at_every_size(&session, async |page, _| {
        let roads = page.count(".pieces.roads > *").await;
        tile(page, Verb::Road).await;
        page.until("document.querySelector('.targets > *')").await;
        page.press("\u{E00C}").await;
        page.until("!document.querySelector('.targets > *')").await;
        tile(page, Verb::Road).await;
        page.tap(".targets > *").await;
        page.in_sight("[data-act=go]").await;
        page.click("[data-act=go]").await;
        page.until(&format!("document.querySelectorAll('.pieces.roads > *').length == {}", roads + 1)).await;
        // U-01
        page.click_visible("[data-act=undo]").await;
        page.until(&format!("document.querySelectorAll('.pieces.roads > *').length == {roads}")).await;
    });
}

#[test]
fn u_02_dice_cannot_be_taken_back_and_the_button_says_so() {
    let (session, _) = played(|session, action| matches!(action, Action::Road(_)) && session.steps().len() > 1);
    at_every_size(&session, async |page, _| {
        page.in_sight("[data-act=undo]").await;
        page.click("[data-act=undo][aria-disabled=true]").await;
        page.until("document.querySelector('.why.refused')").await;
        assert!(page.text(".why.refused").await.contains("dice"));
    });
}

#[test]
fn t_14_what_cannot_be_built_says_what_is_missing_at_every_size() {
    let (session, _) = played(|_, action| matches!(action, Action::Road(_)));
    at_every_size(&session, async |page, _| {
        let phone = page.is_visible(".tabs").await;
        if phone {
            page.click(".tabs .tab:first-child").await;
        }
        let scope = if phone { "dialog[open] .acts" } else { ".desk .acts" };
        assert!(page.count(&format!("{scope} [data-act=city][aria-disabled=true] .miss")).await > 0);
        page.click(&format!("{scope} [data-act=city]")).await;
        page.until("document.querySelector('.why.refused')?.textContent.trim()").await;
    });
}

#[test]
fn h_06_cards_go_back_at_every_size() {
    let (session, action) = played(|_, action| matches!(action, Action::Give(_)));
    let Action::Give(due) = action else { unreachable!("asked for") };
    at_every_size(&session, async |page, _| {
        let (kind, _) = due.iter().next().expect("a card");
        assert_eq!(page.count("[data-act=go]:enabled").await, 0);
        page.click(&format!(".hand [data-kind={}]", kind.word())).await;
        page.until("document.querySelectorAll('.back .pip').length == 1").await;
        page.click(".back .pip").await;
        page.until("document.querySelectorAll('.back .pip').length == 0").await;
        for (kind, n) in due.iter() {
            for _ in 0..n {
                page.click(&format!(".hand [data-kind={}]", kind.word())).await;
            }
        }
        page.until("document.querySelector('[data-act=go]:enabled')").await;
        page.in_sight("[data-act=go]").await;
        page.click("[data-act=leave]").await;
        page.until("document.querySelectorAll('.back .pip').length == 0").await;
        for (kind, n) in due.iter() {
            for _ in 0..n {
                page.click(&format!(".hand [data-kind={}]", kind.word())).await;
            }
        }
        page.click("[data-act=go]:enabled").await;
        page.until("!document.querySelector('.back')").await;
    });
}

#[test]
fn the_robber_is_moved_and_someone_robbed_at_every_size() {
    let (session, action) = played(|_, action| matches!(action, Action::Robber(_)));
    let Action::Robber(hex) = action else { unreachable!("asked for") };
    at_every_size(&session, async |page, _| {
        page.tap(&format!("#board-h{}", hex.0)).await;
        page.until("document.querySelector('.preview > *')").await;
        page.in_sight("[data-act=go]").await;
        page.click("[data-act=go]").await;
        page.until("!document.querySelector('.preview > *')").await;
        // either there was one to rob and it is done, or the people are there to choose from
        if page.count("[data-steal]").await > 0 {
            page.in_sight("[data-steal]").await;
            page.click("[data-steal]").await;
            page.until("!document.querySelector('[data-steal]')").await;
        }
    });
}

#[test]
fn a_development_card_is_lifted_put_back_and_played_at_every_size() {
    let (session, _) = played(|_, action| matches!(action, Action::Knight));
    at_every_size(&session, async |page, _| {
        let card = ".hand [data-card=knight]:not(.fresh)";
        page.in_sight(card).await;
        page.click(card).await;
        page.until("document.querySelector('.hand .lifted')").await;
        page.click("[data-act=leave]").await;
        page.until("!document.querySelector('.hand .lifted')").await;
        page.click(card).await;
        page.in_sight("[data-act=go]").await;
        page.click("[data-act=go]").await;
        page.until("document.querySelectorAll('.targets > *').length > 5").await;
    });
}

/// A moment of the recorded game at which its player could trade.
pub fn trading() -> (Session, Kind, Kind) {
    let (session, _) = played(|session, _| {
        let Some(seat) = session.decider() else { return false };
        let own = session.game().state.hands[seat.at()].cards;
        session.game().why_none(seat, Verb::Offer).is_none() && own.total() >= 2
    });
    let seat = session.decider().expect("a player");
    let own = session.game().state.hands[seat.at()].cards;
    let give = own.iter().next().expect("a card").0;
    let get = Kind::RESOURCES.into_iter().find(|kind| *kind != give).expect("another kind");
    (session, give, get)
}

/// Adds a card to what is given: in the panel, or from the hand where that is how a phone does it.
pub async fn give_card(page: &Page, kind: Kind) {
    let picker = format!(".panel [data-side=give][data-kind={}]", kind.word());
    let card = format!(".hand [data-kind={}]", kind.word());
    page.click(if page.is_visible(&picker).await { &picker } else { &card }).await;
}

/// How many pixels of the board's height the panel leaves.
async fn board_in_sight(page: &Page) -> f64 {
    let script = "const board = document.querySelector('.chart').getBoundingClientRect();
        const panel = document.querySelector('.panel').getBoundingClientRect();
        const beside = panel.left >= board.right || panel.right <= board.left || panel.bottom <= board.top;
        return beside ? board.height : panel.top - board.top";
    page.js(script, vec![]).await.as_f64().expect("a height")
}

#[test]
fn t_08_t_19_an_offer_takes_four_taps_an_answer_two_and_the_board_stays_in_sight() {
    let (session, give, get) = trading();
    at_every_size(&session, async |page, size| {
        // 1
        open_trade(page).await;
        page.settle().await;
        let board = page.js("return document.querySelector('.chart').getBoundingClientRect().height", vec![]).await;
        assert!(board.as_f64() > Some(f64::from(size.height) * 0.2), "{size:?}: {board}");
        // on a phone the offer is a sheet over the desk, with the name in it
        page.in_sight(if size.width < 600 { ".panel h2" } else { ".words" }).await;
        // 2, 3, 4
        give_card(page, give).await;
        page.click(&format!(".panel [data-side=get][data-kind={}]", get.word())).await;
        page.in_sight("[data-act=offer]").await;
        assert!(board_in_sight(page).await > f64::from(size.height) * 0.15, "{size:?}");
        page.click("[data-act=offer]:enabled").await;
        page.find("#lift").await;
        // the first to answer: 1, 2
        page.click("#lift").await;
        page.in_sight("[data-act=decline]").await;
        page.click("[data-act=decline]").await;
        page.find("#lift").await;
        page.click("#lift").await;
        page.click("[data-act=decline]").await;
        // all have said no: the offer is off the table by itself
        lift(page).await;
        page.until("!document.querySelector('.panel')").await;
    });
}

#[test]
fn what_the_next_player_has_seen_stands_after_a_reload() {
    let (session, give, get) = trading();
    journey(async |page| {
        sit_down(page, &session, TABLET).await;
        open_trade(page).await;
        give_card(page, give).await;
        page.click(&format!(".panel [data-side=get][data-kind={}]", get.word())).await;
        page.click("[data-act=offer]:enabled").await;
        page.find("#lift").await;
        page.reload().await;
        page.find("#lift").await;
        assert_eq!(page.count("[data-act=curtain-undo]").await, 1, "nobody has looked yet");
        page.click("#lift").await;
        page.find("[data-act=decline]").await;
        page.reload().await;
        page.find("#lift").await;
        assert_eq!(page.count("[data-act=curtain-undo]").await, 0);
    });
}

#[test]
fn an_offer_is_countered_and_the_counter_closed_at_every_size() {
    let (session, give, get) = trading();
    at_every_size(&session, async |page, _| {
        open_trade(page).await;
        give_card(page, give).await;
        page.click(&format!(".panel [data-side=get][data-kind={}]", get.word())).await;
        page.click("[data-act=offer]:enabled").await;
        let mut countered = false;
        for _ in 0..2 {
            page.click("#lift").await;
            page.until("!document.querySelector('#lift')").await;
            if !countered && page.count("[data-act=counter]:enabled").await > 0 {
                // the same the other way round is no answer: one more card is asked for
                page.click("[data-act=counter]").await;
                let own = page.js("return document.querySelector('.panel [data-side=get]:not([aria-disabled=true])')?.dataset.kind ?? null", vec![]).await;
                if own != json!(null) && page.count("[data-act=send-counter]:enabled").await > 0 {
                    page.click("[data-act=send-counter]:enabled").await;
                    countered = true;
                    continue;
                }
                page.click(".panel header button").await;
            }
            page.click("[data-act=decline]").await;
        }
        lift(page).await;
        page.find(".panel .answered").await;
        page.in_sight(".panel .answered").await;
        page.click_visible("[data-act=withdraw]").await;
    });
}

#[test]
fn h_02_a_hidden_tab_brings_the_curtain_back_at_every_size() {
    let (session, _) = played(|_, action| matches!(action, Action::Road(_)));
    at_every_size(&session, async |page, _| {
        assert!(page.count(".hand .card").await > 0);
        let hide = "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
            Object.defineProperty(document, 'hidden', { value: true, configurable: true });
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
        page.js(hide, vec![]).await;
        page.find("#lift").await;
        assert_eq!(page.count(".hand .card, .panel, .card.dev").await, 0);
    });
}

#[test]
fn t_10_everyone_has_a_name_a_colour_and_a_mark_at_every_size() {
    let (session, _) = played(|_, action| matches!(action, Action::Road(_)));
    at_every_size(&session, async |page, _| {
        for (seat, name, colour) in
            [("A", "Ines", "vermilion disc"), ("B", "Rui", "cobalt diamond"), ("C", "Marta", "amber triangle")]
        {
            let css = format!(".seat[data-seat={seat}]");
            page.in_sight(&css).await;
            let label = page
                .js("return document.querySelector(arguments[0]).textContent", vec![json!(format!("{css} > .vh"))])
                .await;
            let label = label.as_str().expect("a label");
            assert!(label.contains(name) && label.contains(colour), "{label}");
            assert_eq!(page.count(&format!("{css} svg")).await.min(1), 1);
        }
    });
}

#[test]
fn t_18_the_dice_are_a_number_in_one_place_and_read_out_at_every_size() {
    let (session, _) = played(|_, action| matches!(action, Action::Roll));
    at_every_size(&session, async |page, _| {
        page.click("[data-act=go]").await;
        page.until("document.querySelector('.dice .sum')").await;
        page.in_sight(".dice .sum").await;
        let sum = page.text(".dice .sum").await;
        page.until(&format!("document.querySelector('.desk [role=status]').textContent.includes(': {sum}')")).await;
    });
}

#[test]
fn h_03_the_log_names_people_and_says_you_to_nobody() {
    let (session, _) = played(|session, _| session.steps().len() > 60);
    at_every_size(&session, async |page, _| {
        page.click_visible(".logbar, .tabs .tab:nth-child(4)").await;
        let log = page.text(".pane").await;
        assert!(log.contains("Ines") && log.contains("Rui") && log.contains("Marta"), "{log}");
        assert!(
            !log.split(|c: char| !c.is_alphabetic()).any(|word| matches!(word, "You" | "you" | "Your" | "your")),
            "{log}"
        );
    });
}

#[test]
fn every_decision_leaves_prompt_hand_and_tools_uncovered_at_every_size() {
    let rules = Rules::new(&record().setup).expect("its rules");
    let moments: Vec<Session> = [Verb::Roll, Verb::Road, Verb::Give, Verb::Robber, Verb::Knight, Verb::End]
        .into_iter()
        .map(|verb| played(|_, action| action.verb() == verb).0)
        .collect();
    assert_eq!(rules.players.len(), 3);
    journey(async |page| {
        for session in &moments {
            for size in SIZES {
                sit_down(page, session, size).await;
                page.settle().await;
                page.in_sight("#say").await;
                page.in_sight("[data-act=undo]").await;
                if page.count(".hand .card").await > 0 {
                    page.in_sight(".hand .card").await;
                }
                let sideways = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
                assert_eq!(page.js(&format!("return {sideways}"), vec![]).await, json!(false), "{size:?}");
            }
        }
    });
}
