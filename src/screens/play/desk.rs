//! The desk: prompt, what one may do about it, the hand, and the actions.

use rules::action::{Action, Verb};
use rules::deck::Card;
use rules::ids::Seat;

use super::Tabs;
use super::acts::Acts;
use super::answers::{Persons, victims};
use super::hand::{Hand, Kinds, Tray};
use super::hints::{HintLine, in_prompt};
use super::rule::RuleLink;
use super::table::{Sheet, Table};
use crate::ask::Ask;
use crate::desk::{Desk, Mode};
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{Flag, Icon, When};
use crate::topics::topic_of_ask;
use crate::words::t_string;

#[component]
pub fn DeskPart() -> View {
    let table = Table::get();
    let words = table.words;
    let seat = Memo::new(move |_| table.desk.with(|desk| desk.decider().unwrap_or(Seat(0))));
    let style = Memo::new(move |_| table.style(seat.get()));
    let label = move || t_string!(words, desk.of, name = table.scene(|_, scene| scene.player(seat.get())));
    let giving = Memo::new(move |_| table.desk.with(|desk| matches!(desk.mode(), Mode::Discard(_))));
    let picking =
        Memo::new(move |_| table.desk.with(|desk| matches!(desk.mode(), Mode::Plenty(_) | Mode::Monopoly(_))));
    let aiming = Memo::new(move |_| table.desk.with(|desk| matches!(desk.mode(), Mode::Place(..))));
    // whether a button answers what is asked
    let asking = Memo::new(move |_| {
        table.looking.get()
            || table.desk.with(|desk| desk.can_leave() || forward(desk).is_some() || !victims(desk).is_empty())
    });
    view! {
        <section class=move || format!("desk pl{}", style.get()) class:giving=move || giving.get() class:picking=move || picking.get() class:aiming=move || aiming.get() class:asking=move || asking.get()
            inert=move || table.shut() aria-label=label>
            <div class="prompt">
                <Flag style/>
                <Say/>
                <div class="tools"><Undo/><AllMoves/></div>
                <div class="answers"><Persons/><Leave/><Primary/><Result/></div>
            </div>
            <div class="tray">
                <Hand/>
                <When is=move || giving.get()><Tray/></When>
                <When is=move || picking.get()><Kinds/></When>
                <Acts/>
            </div>
            <Tabs/>
        </section>
    }
}

/// One line says who must do what; a second one how, or why not.
#[component]
fn Say() -> View {
    let table = Table::get();
    let asked = Memo::new(move |_| {
        table.scene(|desk, scene| {
            let Some(ask) = desk.ask() else { return Default::default() };
            let (asked, how) = scene.ask(&ask);
            // its second line speaks of a hand that is seen
            let open = matches!(ask, Ask::TradeAnswer { .. }) && desk.eyes().is_none();
            (asked, if open { String::new() } else { how })
        })
    });
    let note = Memo::new(move |_| table.note.get().filter(|note| note.at.is_none()));
    let refused = move || note.with(Option::is_some);
    // told until something is begun: from then on it matters how that goes on
    let news = Memo::new(move |_| {
        table.scene(|desk, scene| {
            let last = desk.session().steps().last().filter(|_| !desk.can_leave());
            let seen = last.map(|step| step.events.iter().map(|event| event.seen_by(desk.eyes())).collect::<Vec<_>>());
            scene.news(&seen.unwrap_or_default(), desk.eyes())
        })
    });
    let hint = Memo::new(move |_| in_prompt(table).filter(|_| !refused()));
    let second = move || match (note.get(), hint.get(), news.get()) {
        (Some(note), ..) => note.words,
        (_, Some(_), _) => String::new(),
        (.., news) if !news.is_empty() => news,
        _ => asked.get().1,
    };
    let topic = Memo::new(move |_| {
        let of_note = note.get().and_then(|note| note.topic);
        of_note.or_else(|| table.desk.with(|desk| desk.ask().map(|ask| topic_of_ask(&ask)))).unwrap_or("app")
    });
    view! {
        <div class="words" class:short=move || second().is_empty() && hint.get().is_none()>
            <div class="say" id="say" tabindex="-1">{move || asked.get().0}</div>
            <div class="how">
                {move || hint.get().map(|hint| view! { <HintLine hint/> })}
                <div class="why" class:refused=refused>{second}</div><RuleLink topic/>
            </div>
            <div class="vh" role="status" aria-live="polite">{move || table.said.get()}" "{move || asked.get().0}</div>
            <div class="vh" role="alert">{move || table.note.get().map(|note| note.words)}</div>
        </div>
    }
}

#[component]
fn Undo() -> View {
    let table = Table::get();
    let words = table.words;
    let state = Memo::new(move |_| {
        table.scene(|desk, scene| match desk.session().undoable() {
            Ok(action) => (true, scene.undo(&action)),
            Err(block) => (false, scene.block(&block)),
        })
    });
    let label = move || match state.get() {
        (true, name) => name,
        (false, why) => t_string!(words, desk.undo_off, why = why),
    };
    view! {
        <button type="button" class="btn quiet undo" data-act="undo" aria-disabled=move || (!state.get().0).to_string() aria-label=label title=label
            on:click=move |_| table.undo()>
            <Icon name="undo"/><span>{move || t_string!(words, desk.undo)}</span>
        </button>
    }
}

#[component]
fn AllMoves() -> View {
    let table = Table::get();
    let words = table.words;
    let label = move || t_string!(words, moves.all).to_owned();
    view! {
        <button type="button" class="btn quiet icon moves" data-act="moves" aria-label=label title=label on:click=move |_| table.sheet.set(Sheet::Moves)>
            <Icon name="list"/>
        </button>
    }
}

#[component]
fn Leave() -> View {
    let table = Table::get();
    let words = table.words;
    let shown = Memo::new(move |_| table.desk.with(|desk| (desk.can_leave(), desk.mode())));
    let label = move || match shown.get().1 {
        Mode::Lifted(_) | Mode::Plenty(_) | Mode::Monopoly(_) => t_string!(words, desk.put_back).to_owned(),
        Mode::Discard(_) => t_string!(words, desk.again).to_owned(),
        _ => t_string!(words, desk.cancel).to_owned(),
    };
    view! {
        <When is=move || shown.get().0>
            <button type="button" class="btn" data-act="leave" on:click=move |_| table.edit(|desk| desk.leave())>{label}</button>
        </When>
    }
}

/// The way back from a look at the board of a finished game.
#[component]
fn Result() -> View {
    let table = Table::get();
    view! {
        <When is=move || table.looking.get()>
            <button type="button" class="btn primary" data-act="result" on:click=move |_| table.looking.set(false)>{move || t_string!(table.words, end.result)}</button>
        </When>
    }
}

/// What goes on from here, and whether it may.
fn forward(desk: &Desk) -> Option<(Go, bool)> {
    if desk.curtain().is_some() {
        return None;
    }
    let ready = desk.ready().is_some();
    Some(match desk.mode() {
        Mode::Place(verb, Some(_)) => (Go::Place(verb), ready),
        Mode::Lifted(card) => (Go::Play(card), ready),
        Mode::Plenty(_) => (Go::Plenty, ready),
        Mode::Monopoly(_) => (Go::Monopoly, ready),
        Mode::Discard(_) => (Go::Discard(desk.due()), ready),
        Mode::Ending => (Go::End, ready),
        Mode::Rest if desk.legal(&Action::Roll) => (Go::Roll, true),
        Mode::Rest if desk.legal(&Action::Stop) => (Go::Stop, true),
        Mode::Place(Verb::Road, None) if desk.legal(&Action::Stop) => (Go::Stop, true),
        _ => return None,
    })
}

/// The one button that goes on.
#[component]
fn Primary() -> View {
    let table = Table::get();
    let words = table.words;
    let state = Memo::new(move |_| table.desk.with(forward));
    let label = move |go: Go| match go {
        Go::Place(Verb::Road) => t_string!(words, desk.build_road).to_owned(),
        Go::Place(Verb::Settlement) => t_string!(words, desk.build_settlement).to_owned(),
        Go::Place(Verb::City) => t_string!(words, desk.build_city).to_owned(),
        Go::Place(_) => t_string!(words, desk.move_robber).to_owned(),
        Go::Play(_) => t_string!(words, desk.play_card).to_owned(),
        Go::Plenty => t_string!(words, desk.take).to_owned(),
        Go::Monopoly => t_string!(words, desk.take_all).to_owned(),
        Go::Discard(n) => t_string!(words, desk.give_back, count = n),
        Go::End => t_string!(words, desk.end_turn).to_owned(),
        Go::Roll => t_string!(words, desk.roll).to_owned(),
        Go::Stop => t_string!(words, desk.stop).to_owned(),
    };
    let press = move |_| match state.get_untracked() {
        Some((Go::Roll, _)) => table.act(Action::Roll),
        Some((Go::Stop, _)) => table.act(Action::Stop),
        Some(_) => table.doing(|desk| desk.confirm()),
        None => {}
    };
    View::live(move || {
        let (go, ready) = state.get()?;
        let icon = if go == Go::Roll { "dice" } else { "check" };
        Some(view! {
            <button type="button" class="btn primary" data-act="go" disabled=!ready on:click=press><Icon name=icon/><span>{move || label(go)}</span></button>
        })
    })
}

#[derive(Clone, Copy, PartialEq)]
enum Go {
    Place(Verb),
    Play(Card),
    Plenty,
    Monopoly,
    Discard(u8),
    End,
    Roll,
    Stop,
}
