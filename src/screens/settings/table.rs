//! How people play together at this screen.

use super::{OnOff, options, pref, text};
use crate::desk::Manners;
use crate::page::*;
use crate::parts::Choice;
use crate::prefs::{CLOCKS, Prefs};
use crate::words::{Words, t_string, use_i18n};

/// What stands between one hand and the next.
#[derive(Clone, Copy, PartialEq)]
enum Between {
    Curtain,
    Hold,
    OpenHands,
}

fn between(prefs: &Prefs) -> Between {
    match prefs.manners {
        Manners { open_hands: true, .. } => Between::OpenHands,
        Manners { hold_to_lift: true, .. } => Between::Hold,
        _ => Between::Curtain,
    }
}

fn set_between(prefs: &mut Prefs, between: Between) {
    prefs.manners.open_hands = between == Between::OpenHands;
    prefs.manners.hold_to_lift = between == Between::Hold;
}

#[component]
pub fn TablePart() -> View {
    let words: Words = use_i18n();
    let hands = pref(between, set_between);
    let trusting = pref(|prefs| prefs.manners.trusting, |prefs, on| prefs.manners.trusting = on);
    let answers =
        pref(|prefs| prefs.manners.open_answers == Some(true), |prefs, on| prefs.manners.open_answers = Some(on));
    let one_tap = pref(|prefs| prefs.manners.one_tap, |prefs, on| prefs.manners.one_tap = on);
    let clock = pref(|prefs| prefs.clock, |prefs, seconds| prefs.clock = seconds);
    let clocks = Signal::derive(move || {
        let name = |seconds| match seconds {
            0 => t_string!(words, settings.clock_off).to_owned(),
            n => t_string!(words, settings.seconds, n),
        };
        CLOCKS.map(|seconds| (seconds, name(seconds))).to_vec()
    });
    let hands_hint = move || match hands.get() {
        Between::Curtain => t_string!(words, settings.curtain_hint),
        Between::Hold => t_string!(words, settings.hold_hint),
        Between::OpenHands => t_string!(words, settings.open_hands_hint),
    };
    let undo_hint = move || match trusting.get() {
        false => t_string!(words, settings.undo_own_hint),
        true => t_string!(words, settings.undo_any_hint),
    };
    let hands_options = options(
        words,
        &[
            (Between::Curtain, |words| t_string!(words, settings.curtain)),
            (Between::Hold, |words| t_string!(words, settings.hold)),
            (Between::OpenHands, |words| t_string!(words, settings.open_hands)),
        ],
    );
    let undo_options = options(
        words,
        &[(false, |words| t_string!(words, settings.undo_own)), (true, |words| t_string!(words, settings.undo_any))],
    );
    view! {
        <h3>{move || t_string!(words, settings.table)}</h3>
        <div class="opt tall">
            <span>{move || t_string!(words, settings.hands)}<small>{hands_hint}</small></span>
            <Choice value=hands label=text(words, |words| t_string!(words, settings.hands)) options=hands_options/>
        </div>
        <div class="opt tall">
            <span>{move || t_string!(words, settings.undo)}<small>{undo_hint}</small></span>
            <Choice value=trusting label=text(words, |words| t_string!(words, settings.undo)) options=undo_options/>
        </div>
        <OnOff value=answers name=|words| t_string!(words, settings.open_answers) hint=|words| t_string!(words, settings.open_answers_hint)/>
        <div class="opt tall">
            <span>{move || t_string!(words, settings.clock)}<small>{move || t_string!(words, settings.clock_hint)}</small></span>
            <Choice value=clock label=text(words, |words| t_string!(words, settings.clock)) options=clocks/>
        </div>
        <OnOff value=one_tap name=|words| t_string!(words, settings.one_tap) hint=|words| t_string!(words, settings.one_tap_hint)/>
    }
}
