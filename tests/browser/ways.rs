//! The ways in and out: where the focus goes, what Enter and Escape do, and what the browser's Back closes.

use rules::action::{Action, Verb};
use serde_json::json;

use crate::game::lift;
use crate::harness::{Page, SIZES, journey};
use crate::parts::{played, sit_down};
use crate::saves::{open_with, shelf};

const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";

/// The focus is on an element that fits.
async fn on(page: &Page, selector: &str) {
    page.until(&format!("document.activeElement.matches('{selector}')")).await;
}

/// The recorded game where this verb comes next.
fn before(verb: Verb) -> farshore::session::Session {
    played(|_, action| action.verb() == verb).0
}

#[test]
fn a_screen_that_opens_takes_the_focus_and_leaving_it_brings_the_focus_back() {
    journey(async |page| {
        page.open("").await;
        for (way, screen) in [("new", "main.new"), ("saved", "main.sheet-page"), ("learn", "main.help")] {
            let button = format!("[data-go={way}]");
            page.find(&button).await;
            page.js("document.querySelector(arguments[0]).focus()", vec![json!(button)]).await;
            page.press(ENTER).await;
            on(page, screen).await;
            match way {
                "learn" => page.press(ESCAPE).await,
                _ => page.back().await,
            }
            on(page, &button).await;
        }
    });
}

#[test]
fn enter_on_what_is_asked_does_it_and_t_leads_to_the_first_card_of_an_offer() {
    journey(async |page| {
        sit_down(page, &before(Verb::Roll), SIZES[0]).await;
        on(page, "#say").await;
        page.press(ENTER).await;
        page.until("!document.querySelector('[data-act=go]')").await;
        sit_down(page, &before(Verb::Bank), SIZES[0]).await;
        on(page, "#say").await;
        page.press("t").await;
        on(page, ".panel [data-side=give]").await;
        page.press(ESCAPE).await;
        page.until("!document.querySelector('.panel')").await;
        on(page, "#say").await;
    });
}

#[test]
fn back_closes_what_lies_over_the_game_and_only_then_leaves_it() {
    journey(async |page| {
        sit_down(page, &before(Verb::Roll), SIZES[0]).await;
        let nothing = "!document.querySelector('dialog[open], .pane') && location.hash == '#/play'";
        for (key, opened) in [("m", "dialog[open]"), ("l", ".pane"), ("?", "dialog.help[open]")] {
            page.press(key).await;
            page.find(opened).await;
            page.until("history.state < 0").await;
            page.back().await;
            page.until(nothing).await;
            page.press(key).await;
            page.find(opened).await;
            page.until("history.state < 0").await;
            page.press(ESCAPE).await;
            page.until(nothing).await;
            page.until("history.state >= 0").await;
        }
        // two things over each other go one by one
        page.press("l").await;
        page.find(".pane").await;
        page.press("?").await;
        page.find("dialog.help[open]").await;
        page.back().await;
        page.until("!document.querySelector('dialog[open]') && document.querySelector('.pane')").await;
        page.until("history.state < 0").await;
        page.back().await;
        page.until(nothing).await;
        page.back().await;
        page.until("location.hash != '#/play'").await;
        page.find("[data-go=new]").await;
    });
}

#[test]
fn back_closes_an_offer_that_is_being_put_together() {
    journey(async |page| {
        sit_down(page, &before(Verb::Bank), SIZES[0]).await;
        let closed = "!document.querySelector('.panel') && location.hash == '#/play'";
        for _ in 0..2 {
            page.press("t").await;
            page.find(".panel").await;
            page.until("history.state < 0").await;
            page.back().await;
            page.until(closed).await;
        }
        page.press("t").await;
        page.find(".panel").await;
        page.press(ESCAPE).await;
        page.until(closed).await;
        page.until("history.state >= 0").await;
        page.back().await;
        page.find("[data-go=new]").await;
    });
}

#[test]
fn leaving_the_list_takes_the_offer_along_to_have_a_game_back() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        page.click("[data-go=saved]").await;
        page.click("[data-act=delete]").await;
        page.find("[id^=undo-]").await;
        page.back().await;
        page.find(".toast [data-act=offer-taken]").await;
        page.click(".toast [data-act=offer-taken]").await;
        page.until("!document.querySelector('.toast')").await;
        page.click("[data-go=saved]").await;
        assert!(page.text(".save").await.contains("Turn 34."));
    });
}

#[test]
fn that_nothing_can_be_kept_is_said_over_the_curtain_too() {
    journey(async |page| {
        let session = before(Verb::End);
        sit_down(page, &session, SIZES[0]).await;
        page.js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }", vec![])
            .await;
        page.click("[data-act=end]").await;
        page.find("#lift").await;
        page.in_sight(".toast [data-act=offer-taken]").await;
        page.is_accessible().await;
    });
}

#[test]
fn whoever_moves_the_robber_sees_the_own_hand_after_a_reload_too() {
    journey(async |page| {
        let with_cards = |session: &farshore::session::Session, action: &Action| {
            let table = &session.game().state.table;
            action.verb() == Verb::Robber && table.hand_sizes[table.active.at()] > 0
        };
        let (session, _) = played(with_cards);
        sit_down(page, &session, SIZES[0]).await;
        page.until("document.querySelector('.hand .card:not(.none)')").await;
        page.reload().await;
        page.find("#lift").await;
        assert_eq!(page.count(".hand .card").await, 0);
        lift(page).await;
        page.until("document.querySelector('.hand .card:not(.none)')").await;
        page.until("document.querySelector('.targets > *')").await;
    });
}

#[test]
fn cards_go_back_from_the_list_of_all_moves() {
    journey(async |page| {
        let (session, action) = played(|_, action| action.verb() == Verb::Give);
        let Action::Give(cards) = action else { panic!("a discard") };
        sit_down(page, &session, SIZES[0]).await;
        page.press("m").await;
        for kind in rules::cards::Kind::ALL {
            for _ in 0..cards.get(kind) {
                let off = page.js("return document.querySelector('[data-act=give-back]').disabled", vec![]).await;
                assert_eq!(off, json!(true));
                page.click(&format!("dialog[open] [data-put={}]", kind.word())).await;
            }
        }
        page.until("!document.querySelector('dialog[open] [data-put]:enabled')").await;
        page.is_accessible().await;
        page.click("dialog[open] [data-act=give-back]").await;
        page.until("!document.querySelector('dialog[open]') && !document.querySelector('.back')").await;
    });
}
