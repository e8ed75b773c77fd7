//! Keys of the game screen, as `?` lists them.

use crate::page::*;
use leptos::ev::{self, KeyboardEvent};
use rules::action::{Action, Verb};
use rules::deck::Card;
use wasm_bindgen::JsCast;

use super::acts::{self, open_trade};
use super::answers::victims;
use super::table::{Sheet, Table};
use crate::app::App;
use crate::desk::{Desk, Mode};
use crate::parts::HAND_ORDER;
use crate::web;

/// Listens until the screen is left.
pub fn listen(table: Table) {
    let app = App::get();
    let pressed = window_event_listener(ev::keydown, move |event| {
        if press(app, table, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || pressed.remove());
}

/// Whether someone is typing, or a dialog has the keys.
fn elsewhere(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
            || element.closest("dialog").ok().flatten().is_some()
    })
}

fn press(app: App, table: Table, event: &KeyboardEvent) -> bool {
    if elsewhere(event) || table.desk.with_untracked(|desk| desk.curtain().is_some()) {
        return false;
    }
    let control = event.ctrl_key() || event.meta_key();
    // the focus is on what is asked: Enter does what is asked for
    if matches!(event.key().as_str(), "Enter" | " ") && web::has_focus("#say") {
        return web::press(".desk [data-act=go]:enabled");
    }
    if !table.letters.get_untracked() && !control && event.key().len() == 1 {
        return false;
    }
    match (event.key().to_ascii_lowercase().as_str(), control) {
        ("?", false) => app.help.set(Some("keys".to_owned())),
        ("z", true) => table.undo(),
        (_, true) => return false,
        _ if event.alt_key() => return false,
        ("r", _) => acts::press(table, Verb::Road),
        ("e", _) => acts::press(table, Verb::Settlement),
        ("c", _) => acts::press(table, Verb::City),
        ("d", _) => acts::press(table, Verb::Card),
        ("k", _) => match table.desk.with_untracked(|desk| desk.why_not_card(Card::Knight)) {
            Some(refusal) => table.refuse(refusal),
            None => {
                table.edit(|desk| desk.lift_card(Card::Knight));
                web::focus_next("#say");
            }
        },
        ("p", _) => match table.desk.try_update(Desk::lift_next_card) {
            Some(Ok(card)) => {
                table.held(card);
                web::focus_next("#say");
            }
            Some(Err(refusal)) => table.refuse(refusal),
            None => {}
        },
        ("t", _) => {
            open_trade(table);
            web::focus_next(".panel [data-side]:enabled");
        }
        ("m", _) => table.sheet.set(Sheet::Moves),
        ("l", _) if table.log.get_untracked() => table.close_log(),
        ("l", _) => table.log.set(true),
        ("b", _) => web::focus(".board"),
        // from the prompt, or from nowhere, the arrows lead to the board
        (arrow, _) if arrow.starts_with("arrow") && (web::has_focus("#say") || web::has_focus("body")) => {
            web::focus(".board");
        }
        ("h", _) => web::focus(".hand .card"),
        ("n", _) => match table.desk.with_untracked(|desk| desk.why_none(Verb::End)) {
            Some(refusal) => table.refuse(refusal),
            None => {
                table.edit(|desk| desk.ask_end());
                web::focus_next("[data-act=go]");
            }
        },
        ("escape", _) if table.log.get_untracked() => table.close_log(),
        ("escape", _) if table.desk.with_untracked(|desk| desk.can_leave()) => {
            table.edit(|desk| desk.leave());
            // what had the focus may be gone
            if web::has_focus(".panel *, .desk .btn") {
                web::focus_next("#say");
            }
        }
        (digit, _) if digit.len() == 1 && ("1"..="5").contains(&digit) => {
            let index = usize::from(digit.as_bytes()[0] - b'1');
            if let Some(seat) = table.desk.with_untracked(victims).iter().nth(index) {
                table.act(Action::Steal(seat));
                return true;
            }
            let uses = table.desk.with_untracked(|desk| !matches!(desk.mode(), Mode::Rest | Mode::Place(..)));
            if !uses {
                return false;
            }
            table.edit(|desk| desk.tap_kind(HAND_ORDER[index]));
        }
        _ => return false,
    }
    true
}
