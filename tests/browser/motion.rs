//! What flies over the table: there, gone by itself, gone at a tap, and not there where motion is reduced.

use rules::action::Action;
use rules::event::Event;
use rules::game::Move;
use rules::record::Record;
use serde_json::json;

use crate::game::{begin, lift, record, step};
use crate::harness::{Page, SIZES, journey};
use farshore::session::Session;

/// The first line with which the dice bring somebody cards.
fn first_production(record: &Record) -> usize {
    let seed = record.dice.expect("the seed of the dice");
    let mut session = Session::begin(&record.setup, vec![1, 2, 3], seed).expect("a game");
    for (at, line) in record.lines.iter().enumerate() {
        let Some((seat, action)) = line.act else { continue };
        let serial = session.game().pending().serial;
        let events = session.act(Move { serial, seat, action }).expect("a legal move");
        if action == Action::Roll && events.iter().any(|event| matches!(event, Event::Produced { .. })) {
            return at;
        }
    }
    panic!("no dice that bring cards");
}

/// A game just before such a roll, with this preference for motion.
async fn about_to_roll(page: &Page, motion: &str) {
    let record = record();
    begin(page, &record).await;
    for at in 0..first_production(&record) {
        step(page, &record, at).await;
    }
    let choose = "const prefs = JSON.parse(localStorage['farshore/prefs']);
        localStorage['farshore/prefs'] = JSON.stringify({ ...prefs, motion: arguments[0] })";
    page.js(choose, vec![json!(motion)]).await;
    page.reload().await;
    page.settle().await;
    lift(page).await;
    page.settle().await;
}

#[test]
fn cards_fly_from_the_hexes_and_are_gone_without_moving_anything_or_taking_the_focus() {
    journey(async |page| {
        about_to_roll(page, "full").await;
        let places = "return ['.desk', '.rail', '.chart'].map(css => document.querySelector(css).getBoundingClientRect().toJSON())";
        let before = page.js(places, vec![]).await;
        page.motion_rate(0.0).await;
        page.click("[data-act=go]").await;
        page.find(".air .flying").await;
        assert_eq!(page.js("return document.activeElement.id", vec![]).await, json!("say"));
        assert_eq!(page.js(places, vec![]).await, before);
        page.is_accessible().await;
        page.motion_rate(1.0).await;
        page.until("!document.querySelector('.air > *')").await;
        page.settle().await;
    });
}

#[test]
fn a_key_ends_every_flight_and_still_does_what_it_does() {
    journey(async |page| {
        about_to_roll(page, "full").await;
        page.motion_rate(0.0).await;
        page.click("[data-act=go]").await;
        page.find(".air .flying").await;
        page.press("l").await;
        page.until("!document.querySelector('.air > *')").await;
        page.find(".pane .log").await;
        page.motion_rate(1.0).await;
    });
}

#[test]
fn no_card_stays_in_the_air_when_the_curtain_falls() {
    journey(async |page| {
        about_to_roll(page, "full").await;
        page.motion_rate(0.0).await;
        page.click("[data-act=go]").await;
        page.find(".air .flying").await;
        let hide = "Object.defineProperty(document, 'hidden', { get: () => true });
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
        page.js(hide, vec![]).await;
        page.find("#lift").await;
        page.until("!document.querySelector('.air > *')").await;
        page.motion_rate(1.0).await;
    });
}

#[test]
fn where_motion_is_reduced_counts_say_what_changed_and_nothing_flies() {
    for motion in ["system", "less"] {
        journey(async |page| {
            about_to_roll(page, motion).await;
            let watch = "window.flown = 0; new MutationObserver(list => list.forEach(change => change.addedNodes.forEach(
                node => { if (node.classList?.contains('flying')) flown += 1 }))).observe(document.querySelector('.air'), { childList: true })";
            page.js(watch, vec![]).await;
            page.motion_rate(0.0).await;
            page.click("[data-act=go]").await;
            assert!(page.text(".air .change").await.starts_with('+'));
            page.is_accessible().await;
            page.motion_rate(1.0).await;
            page.until("!document.querySelector('.air > *')").await;
            assert_eq!(page.js("return flown", vec![]).await, json!(0));
        });
    }
}

#[test]
fn at_every_size_a_flight_stays_within_the_screen() {
    journey(async |page| {
        about_to_roll(page, "full").await;
        page.motion_rate(0.0).await;
        page.click("[data-act=go]").await;
        page.find(".air .flying").await;
        for size in SIZES {
            page.size(size).await;
            page.until("document.scrollingElement.scrollWidth <= innerWidth").await;
            page.until("document.scrollingElement.scrollHeight <= innerHeight").await;
        }
        page.motion_rate(1.0).await;
    });
}
