//! A whole game at one screen, from home to the end, following a record move by move.

use rules::action::Action;
use rules::chance::Query;
use rules::record::{Line, Record};
use rules::rules::Rules;
use serde_json::{Value, json};

use crate::harness::{PHONE, Page, Size, journey};

/// A game of three plain players; the seed of its dice stands in the header.
const RECORD: &str = include_str!("../records/three-at-one-table.txt");

/// The record as one table plays it: on a seven whoever rolled gives back first, then the others in turn.
pub fn record() -> Record {
    let mut record = Record::read(RECORD).expect("a record");
    let gives = |line: &Line| matches!(line.act, Some((_, Action::Give(_))));
    let mut roller = 0;
    let mut at = 0;
    while at < record.lines.len() {
        if let Some((seat, Action::Roll)) = record.lines[at].act {
            roller = seat.0;
        }
        let end = at + record.lines[at..].iter().take_while(|line| gives(line)).count();
        record.lines[at..end].sort_by_key(|line| line.act.map(|(seat, _)| (seat.0 + 3 - roller) % 3));
        at = end.max(at + 1);
    }
    record
}

#[test]
fn three_people_play_a_whole_game_from_home_to_victory() {
    journey(async |page| {
        let record = record();
        let rules = Rules::new(&record.setup).expect("its rules");
        assert!(record.lines.len() <= 400);
        begin(page, &record).await;
        for (at, line) in record.lines.iter().enumerate() {
            let Some((seat, action)) = line.act else { continue };
            lift(page).await;
            assert_eq!(decider(page).await, seat.to_string(), "line {}: {}", at + 1, line.write(&rules));
            play(page, &rules, &action).await;
            assert!(line.outcomes.iter().all(|o| o.query != Query::Begin));
            if at == record.lines.len() / 2 {
                page.reload().await;
                lift(page).await;
                page.is_accessible().await;
            }
        }
        page.find(".fin").await;
        let winner = record.end.expect("a whole game").winners.first().expect("a winner");
        assert_eq!(
            page.js("return document.querySelector('.fin .points tbody tr th').textContent", vec![]).await,
            json!(winner.to_string())
        );
        assert_eq!(kept_lines(page).await, record.lines.iter().map(|line| line.write(&rules)).collect::<Vec<_>>());
        page.is_accessible().await;
    });
}

/// What of the table a key or a reader aloud comes to.
const WITHIN_REACH: &str =
    "return [...document.querySelectorAll('main.game :is(a, button, input, select, svg[tabindex], [role])')]
    .filter(part => !part.closest('[inert], [aria-hidden=true]') && part.getClientRects().length)
    .concat([...document.querySelectorAll('main.game [tabindex=\"0\"]')].filter(part => !part.closest('[inert]')))
    .map(part => part.outerHTML.slice(0, 80))";

#[test]
fn h_02_behind_the_curtain_there_is_no_hand_in_the_page() {
    journey(async |page| {
        let record = record();
        let rules = Rules::new(&record.setup).expect("its rules");
        begin(page, &record).await;
        let mut covered = 0;
        for line in record.lines.iter().take(60) {
            let Some((_, action)) = line.act else { continue };
            if page.count("#lift").await > 0 {
                covered += 1;
                assert_eq!(page.count(".hand .card, .panel .pip, .back .pip, .card.dev").await, 0);
                let within_reach = page.js(WITHIN_REACH, vec![]).await;
                assert_eq!(within_reach, json!([]));
                if covered == 2 {
                    page.is_accessible().await;
                }
            }
            lift(page).await;
            play(page, &rules, &action).await;
        }
        assert!(covered > 10, "the curtain came down {covered} times");
    });
}

#[test]
fn a_reload_in_the_middle_of_anything_goes_on_with_the_same_dice() {
    journey(async |page| {
        let record = record();
        let rules = Rules::new(&record.setup).expect("its rules");
        begin(page, &record).await;
        for line in record.lines.iter().take(24) {
            let Some((_, action)) = line.act else { continue };
            page.open("").await;
            page.reload().await;
            page.click(".resume .btn").await;
            page.find(".game").await;
            lift(page).await;
            play(page, &rules, &action).await;
        }
        let lines = kept_lines(page).await;
        assert_eq!(lines, record.lines.iter().take(24).map(|line| line.write(&rules)).collect::<Vec<_>>());
    });
}

#[test]
fn t_22_the_game_is_played_on_a_phone_too() {
    journey(async |page| {
        let record = record();
        let rules = Rules::new(&record.setup).expect("its rules");
        page.size(PHONE).await;
        begin(page, &record).await;
        for line in record.lines.iter().take(40) {
            let Some((_, action)) = line.act else { continue };
            lift(page).await;
            play_from_list(page, &rules, &action).await;
        }
        page.is_accessible().await;
        page.size(Size { name: "small", width: 320, height: 568 }).await;
        page.is_accessible().await;
    });
}

/// Sets the record's game up on the new-game page and starts it.
pub async fn begin(page: &Page, record: &Record) {
    page.languages("en").await;
    page.open("").await;
    page.click(".go .item").await;
    for _ in record.setup.names.len()..4 {
        page.click(".prow:last-child > button:last-of-type").await;
    }
    for (seat, name) in record.setup.names.iter().enumerate() {
        page.type_into(&format!("#name-{seat}"), name).await;
    }
    page.click("[role=switch][aria-label='Draw who begins']").await;
    page.click("[role=switch][aria-label='Same dice']").await;
    let seed = record.dice.expect("the seed of the dice");
    page.type_into(".opt.seed .field", &rules::setup::seed_word(seed)).await;
    page.click(".set > .foot .btn.primary").await;
    page.find(".game").await;
}

/// Does a line of the record.
pub async fn step(page: &Page, record: &Record, at: usize) {
    let rules = Rules::new(&record.setup).expect("its rules");
    if let Some((_, action)) = record.lines[at].act {
        lift(page).await;
        play(page, &rules, &action).await;
    }
}

/// Lifts the curtain if it is down.
pub async fn lift(page: &Page) {
    if page.count("#lift").await > 0 {
        page.click("#lift").await;
        page.until("!document.querySelector('#lift')").await;
    }
}

/// The letter of the seat that decides, as the rail marks it.
async fn decider(page: &Page) -> String {
    let seat = page.js("return document.querySelector('.seat.now').dataset.seat", vec![]).await;
    seat.as_str().unwrap_or_default().to_owned()
}

/// Does an action with the controls made for it.
async fn play(page: &Page, rules: &Rules, action: &Action) {
    match action {
        Action::Roll => page.click("[data-act=go]").await,
        Action::End => page.click(".acts [data-act=end]").await,
        Action::Card => page.click(".acts [data-act=card]").await,
        Action::Road(edge) => place(page, "road", &format!("e{}", edge.0)).await,
        Action::Settlement(corner) => place(page, "settlement", &format!("c{}", corner.0)).await,
        Action::City(corner) => place(page, "city", &format!("c{}", corner.0)).await,
        Action::Robber(hex) => place(page, "robber", &format!("h{}", hex.0)).await,
        Action::Steal(seat) => page.click(&format!("[data-steal={seat}]")).await,
        Action::Knight => card(page, "knight", &[]).await,
        Action::RoadBuilding => card(page, "road-building", &[]).await,
        Action::Monopoly(kind) => card(page, "monopoly", &[kind.word()]).await,
        Action::Plenty(pair) => {
            let kinds: Vec<&str> = [Some(pair.0), pair.1].into_iter().flatten().map(|kind| kind.word()).collect();
            card(page, "plenty", &kinds).await;
        }
        Action::Give(cards) => {
            for (kind, n) in cards.iter() {
                for _ in 0..n {
                    page.click(&format!(".hand [data-kind={}]", kind.word())).await;
                }
            }
            page.click("[data-act=go]").await;
        }
        Action::Bank(exchange) => {
            page.click(".acts [data-act=trade]").await;
            page.click(&format!(".panel [data-side=get][data-kind={}]", exchange.get.word())).await;
            let deal = format!("{} {} for {}", exchange.n, exchange.give.word(), exchange.get.word());
            page.click(&format!("[data-bank='{deal}']")).await;
        }
        _ => play_from_list(page, rules, action).await,
    }
}

/// Does an action from the list of all moves.
async fn play_from_list(page: &Page, rules: &Rules, action: &Action) {
    if let Action::Give(_) = action {
        return Box::pin(play(page, rules, action)).await;
    }
    page.click_visible("[data-act=moves], .tabs [data-act=tab-moves]").await;
    page.click(&format!("dialog[open] [data-move='{}']", action.words(&rules.board))).await;
}

/// Chooses what to place if that is to be chosen, taps the place, and confirms.
async fn place(page: &Page, verb: &str, key: &str) {
    let target = format!("#board-{key}");
    if page.count(&target).await == 0 {
        page.click(&format!(".acts [data-act={verb}]")).await;
    }
    page.tap(&target).await;
    page.until("document.querySelector('[data-act=go]')").await;
    page.click("[data-act=go]").await;
}

async fn card(page: &Page, word: &str, kinds: &[&str]) {
    page.click(&format!(".card.dev[data-card={word}]:not(.fresh)")).await;
    for kind in kinds {
        page.click(&format!("[data-pick={kind}]")).await;
    }
    page.click("[data-act=go]").await;
}

/// The lines of the record that this device keeps of the current game, header and end left out.
async fn kept_lines(page: &Page) -> Vec<String> {
    let script = "const id = localStorage.getItem('farshore/current');
        return ['a', 'b'].map(slot => localStorage.getItem(`farshore/save/${id}/${slot}`))";
    let slots = page.js(script, vec![]).await;
    let records = slots.as_array().expect("two slots").iter().filter_map(Value::as_str).map(|slot| {
        let body = &slot[slot.find('{').expect("a body")..];
        let save: Value = serde_json::from_str(body).expect("a save");
        save["record"].as_str().expect("a record").to_owned()
    });
    let newest = records.max_by_key(|record| record.lines().count()).expect("a save");
    newest.lines().skip(1).filter(|line| !line.starts_with("end ")).map(str::to_owned).collect()
}

#[test]
fn t_13_the_layers_below_the_pieces_are_drawn_once() {
    journey(async |page| {
        let record = record();
        begin(page, &record).await;
        let watch = "window.touched = []; const still = document.querySelectorAll('.board > :is(.rhumb, .shoal, .piers, .coast, .land, .ports)');
            const observer = new MutationObserver(list => touched.push(...list.map(({ target }) => target.outerHTML.slice(0, 80))));
            still.forEach(layer => observer.observe(layer, { subtree: true, childList: true, attributes: true, characterData: true }));
            return still.length";
        assert_eq!(page.js(watch, vec![]).await, json!(6));
        for at in 0..40 {
            step(page, &record, at).await;
        }
        assert_eq!(page.js("return touched", vec![]).await, json!([]));
    });
}
