//! What the table tells and keeps: seats, log, statistics, offers, the order of placing, the board as a list, the clock.

use farshore::chronicle::earned;
use farshore::session::Session;
use rules::action::{Action, Exchange, Verb};
use rules::cards::Kind;
use rules::ids::Seat;
use serde_json::json;

use crate::game::lift;
use crate::harness::{Page, Size, Theme, journey};
use crate::parts::{at_every_size, founding, give_card, open_trade, played, sit_down, trading};

const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";

/// Opens the log where it lies collapsed, or by its tab.
async fn open_log(page: &Page) {
    page.click_visible(".logbar, .tabs .tab:nth-child(4)").await;
    page.find(".pane .log").await;
}

/// Opens a game as someone who has chosen so.
async fn sit_down_with(page: &Page, session: &Session, size: Size, prefs: serde_json::Value) {
    sit_down(page, session, size).await;
    let set = "localStorage.setItem('farshore/prefs', arguments[0])";
    page.js(set, vec![json!(prefs.to_string())]).await;
    page.reload().await;
    lift(page).await;
}

#[test]
fn a_seat_opens_a_sheet_with_everything_public_at_every_size() {
    let (session, _) = played(|session, action| session.steps().len() > 150 && action.verb() == Verb::Road);
    let game = session.game();
    let rui = Seat(1);
    at_every_size(&session, async |page, _| {
        page.click(".seat[data-seat=B]").await;
        page.find("dialog[open] .facts").await;
        let told = page.text("dialog[open]").await;
        let t = &game.state.table;
        assert!(told.contains("Rui") && told.contains("cobalt diamond"), "{told}");
        assert!(told.contains(&format!("{} points", t.points[rui.at()])), "{told}");
        let numbers =
            page.js("return [...document.querySelectorAll('dialog[open] dd')].map(dd => dd.textContent)", vec![]).await;
        let sources = rules::settle::sources(game.ctx(), rui).map(|n| json!(n.to_string()));
        assert_eq!(numbers.as_array().expect("a list")[..4], sources);
        assert_eq!(numbers[4], json!(t.hand_sizes[rui.at()].to_string()));
        assert_eq!(numbers[5], json!(t.held[rui.at()].to_string()));
        for theme in Theme::ALL {
            page.system(theme).await;
            page.settle().await;
            page.is_accessible().await;
        }
        page.press(ESCAPE).await;
        page.until("!document.querySelector('dialog[open]')").await;
        page.until("document.activeElement.matches('.seat[data-seat=B]')").await;
        page.press(ENTER).await;
        page.find("dialog[open] .facts").await;
    });
}

#[test]
fn the_log_goes_by_turns_and_a_line_shows_its_place_at_every_size() {
    let (session, _) = played(|session, _| session.steps().len() > 60);
    let turn = session.game().state.table.turn;
    at_every_size(&session, async |page, _| {
        open_log(page).await;
        assert!(page.text(".pane .log h3").await.starts_with(&format!("Turn {turn}: ")));
        assert!(page.text(".pane .log b").await.contains("rolls"));
        page.is_accessible().await;
        let place = page.js("return document.querySelector('.pane .log [data-place]').dataset.place", vec![]).await;
        page.click(".pane .log [data-place]").await;
        page.until("document.querySelector('.board [data-mark]')").await;
        assert_eq!(page.js("return document.querySelector('.board [data-mark]').dataset.mark", vec![]).await, place);
        // what is told of it is in sight, beside the log or in its stead
        let in_sight = "const tag = document.querySelector('.tag').getBoundingClientRect();
            const log = document.querySelector('.pane')?.getBoundingClientRect();
            return tag.left >= 0 && tag.top >= 0 && tag.right <= innerWidth && (!log || log.right <= tag.left)";
        assert_eq!(page.js(in_sight, vec![]).await, json!(true));
    });
}

#[test]
fn the_log_is_read_by_keys_and_gives_the_focus_back() {
    let (session, _) = played(|session, _| session.steps().len() > 60);
    at_every_size(&session, async |page, _| {
        page.press("l").await;
        page.until("document.activeElement.matches('.pane')").await;
        page.js("document.querySelector('.pane .log [data-place]').focus()", vec![]).await;
        page.press(ENTER).await;
        page.until("document.querySelector('.board [data-mark]')").await;
        if page.count(".pane").await > 0 {
            page.press(ESCAPE).await;
            page.until("!document.querySelector('.pane') && document.activeElement.id == 'say'").await;
        } else {
            page.until("document.activeElement.matches('.board')").await;
        }
    });
}

#[test]
fn t_17_statistics_stand_below_the_log_at_every_size() {
    let (session, _) = played(|session, _| session.steps().len() > 60);
    at_every_size(&session, async |page, _| {
        open_log(page).await;
        assert_eq!(page.count(".pane .plot .bar").await, 11);
        let told = page.js("return [...document.querySelectorAll('.meter b')].map(b => +b.textContent)", vec![]).await;
        assert_eq!(told, json!(earned(&session)[..3]));
        page.js("document.querySelector('.meter:last-child').scrollIntoView()", vec![]).await;
        page.in_sight(".meter:last-child b").await;
    });
}

#[test]
fn t_08_an_offer_made_before_takes_three_taps_at_every_size() {
    let (session, give, get) = trading();
    at_every_size(&session, async |page, _| {
        open_trade(page).await;
        assert_eq!(page.count(".recent").await, 0);
        give_card(page, give).await;
        let off = format!(".panel [data-side=get][data-kind={}][aria-disabled=true]", give.word());
        assert_eq!(page.count(&off).await, 1, "a kind on one side is off on the other");
        page.click(&format!(".panel [data-side=get][data-kind={}]", get.word())).await;
        page.click("[data-act=offer]:enabled").await;
        for _ in 0..2 {
            page.click("#lift").await;
            page.click("[data-act=decline]").await;
        }
        lift(page).await;
        page.until("!document.querySelector('.panel')").await;
        // 1, 2, 3
        open_trade(page).await;
        page.in_sight(".recent .chip").await;
        page.is_accessible().await;
        page.click(".recent .chip").await;
        page.click("[data-act=offer]:enabled").await;
        page.find("#lift").await;
    });
}

#[test]
fn t_07_a_trade_with_the_bank_takes_three_taps_at_every_size() {
    let exchange = |session: &Session| {
        let seat = session.decider()?;
        let (game, kinds) = (session.game(), Kind::RESOURCES);
        let all = kinds.into_iter().flat_map(|give| kinds.into_iter().map(move |get| (give, get)));
        let deals = all.map(|(give, get)| Exchange { n: game.state.table.rate(seat, give), give, get });
        let mut legal = deals.filter(|deal| game.why_not(seat, &Action::Bank(*deal)).is_none());
        legal.next()
    };
    let (session, _) = played(|session, _| exchange(session).is_some());
    let Exchange { n, give, get } = exchange(&session).expect("a deal");
    at_every_size(&session, async |page, _| {
        // 1, 2, 3
        open_trade(page).await;
        page.click(&format!(".panel [data-side=get][data-kind={}]", get.word())).await;
        let deal = format!("[data-bank='{n} {} for {}']:not([aria-disabled=true])", give.word(), get.word());
        page.click(&deal).await;
        page.until("!document.querySelector('.panel')").await;
        page.until("document.querySelector('.desk [role=status]').textContent.includes('with the bank')").await;
    });
}

#[test]
fn with_open_answers_an_answer_takes_one_tap_at_every_size() {
    let (session, give, get) = trading();
    journey(async |page| {
        for size in crate::harness::SIZES {
            sit_down_with(page, &session, size, json!({ "manners": { "open_answers": true } })).await;
            open_trade(page).await;
            give_card(page, give).await;
            page.click(&format!(".panel [data-side=get][data-kind={}]", get.word())).await;
            page.click("[data-act=offer]:enabled").await;
            let first = page.text("#say").await;
            // nobody at the table learns what the hand holds: all look the same, and a counter may name any kind
            page.find("[data-act=accept]:enabled").await;
            assert_eq!(page.count(".panel .how").await, 0);
            page.click("[data-act=counter]").await;
            page.find("[data-act=send-counter]").await;
            let own = ".panel [data-side=get][aria-disabled=false]";
            assert_eq!(page.count(own).await, 4, "every kind but the one that comes");
            page.click(".panel header button").await;
            page.click("[data-act=decline]").await;
            page.until(&format!("document.querySelector('#say').textContent != {}", json!(first))).await;
            assert_eq!(page.count("#lift").await, 0);
            page.click("[data-act=decline]").await;
        }
    });
}

#[test]
fn the_order_of_placing_is_a_row_of_flags_at_every_size() {
    at_every_size(&founding(), async |page, _| {
        assert_eq!(page.count(".placing li").await, 6);
        page.in_sight(".placing .now").await;
        page.in_sight(".placing li:last-child").await;
        assert_eq!(page.count(".placing .done").await, 0);
        page.is_accessible().await;
        page.tap(".targets > :nth-child(9)").await;
        page.until("document.querySelector('.tag')?.textContent.includes(' in 36')").await;
        page.click("[data-act=go]").await;
        page.until("document.querySelectorAll('.targets > *').length <= 3").await;
        page.settle().await;
        page.tap(".targets > :first-child").await;
        page.click("[data-act=go]").await;
        page.until("document.querySelector('.placing li:nth-child(2).now') && document.querySelectorAll('.placing .done').length == 1").await;
    });
}

#[test]
fn the_board_is_a_list_too_at_every_size() {
    let (session, _) = played(|session, _| session.steps().len() > 60);
    at_every_size(&session, async |page, _| {
        page.click(".topbar .btn").await;
        page.click("dialog[open] [data-go=island]").await;
        page.find("dialog[open] .island").await;
        assert_eq!(page.count(".island h3").await, 5);
        assert_eq!(page.count(".island h3:first-of-type + ul li").await, 19);
        assert_eq!(page.count(".island ul:last-of-type li").await, 9);
        assert_eq!(page.text(".island").await.matches("The robber is here.").count(), 1);
        page.is_accessible().await;
    });
}

#[test]
fn t_20_the_clock_stands_by_the_dice_and_interrupts_nobody() {
    let (session, _) = played(|_, action| matches!(action, Action::Road(_)));
    at_every_size(&session, async |page, size| {
        assert_eq!(page.count(".clock").await, 0, "off unless chosen");
        sit_down_with(page, &session, size, json!({ "clock": 90 })).await;
        page.in_sight(".clock").await;
        page.in_sight(".dice").await;
        assert!(page.text(".clock").await.starts_with("1:"));
        assert_eq!(page.count(".clock[role=timer][aria-live=off]").await, 1);
        page.is_accessible().await;
    });
}

#[test]
fn names_under_icons_can_be_hidden_and_are_still_read_aloud() {
    let (session, _) = played(|_, action| matches!(action, Action::Road(_)));
    at_every_size(&session, async |page, size| {
        let width = "document.querySelector('.hand .nm').getBoundingClientRect().width";
        page.until(&format!("{width} > 20")).await;
        sit_down_with(page, &session, size, json!({ "names": false })).await;
        page.until(&format!("{width} < 2")).await;
        assert!(page.js("return document.querySelector('.hand .card').textContent", vec![]).await != json!(""));
        page.is_accessible().await;
    });
}
