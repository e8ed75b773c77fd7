//! What happened, turn by turn with the newest on top, as the person looking may know it.

use rules::event::Event;
use rules::ids::Seat;

use super::chart::show;
use super::stats::Stats;
use super::table::Table;
use crate::follow::{Memo, effect};
use crate::logbook::{Told, Turn, newest, turns};
use crate::page::*;
use crate::parts::{Flag, Icon, IconButton, When};
use crate::words::{Scene, t_string};

/// Most lines shown, but for the rest of a turn.
const SHOWN: usize = 200;

/// The lines of these events.
pub fn lines(scene: &Scene, events: &[Event]) -> Vec<(Option<Seat>, String)> {
    events.iter().filter_map(|event| scene.event(event)).collect()
}

/// Whose flag stands before a line, and what it says.
fn line(scene: &Scene, told: &Told) -> Option<(Option<Seat>, String)> {
    match told {
        Told::Event(event) => scene.event(event),
        Told::TakenBack(taken) => Some((Some(taken.seat), scene.taken_back(taken))),
    }
}

/// The last line, always in sight; opens the log.
#[component]
pub fn LastLine() -> View {
    let table = Table::get();
    let words = table.words;
    let last = Memo::new(move |_| {
        table.scene(|desk, scene| newest(desk.session(), desk.eyes()).and_then(|told| line(scene, &told)))
    });
    view! {
        <button type="button" class="logbar" aria-expanded=move || table.log.get().to_string() title=move || t_string!(words, rail.log)
            on:click=move |_| table.log.update(|open| *open = !*open)>
            {move || match last.get() {
                Some((seat, text)) => view! {
                    {seat.map(|seat| view! { <Flag style=table.style(seat)/> })}
                    <span>{text}</span>
                },
                None => view! { <span>{move || t_string!(words, rail.nothing_yet)}</span> },
            }}
            <Icon name="up"/>
        </button>
    }
}

/// The log, with how the game has gone so far.
#[component]
pub fn Log() -> View {
    let table = Table::get();
    view! { <When is=move || table.log.get()><Pane/></When> }
}

#[component]
fn Pane() -> View {
    let table = Table::get();
    let words = table.words;
    let pane = NodeRef::<web_sys::HtmlElement>::new();
    let shown = Memo::new(move |_| table.desk.with(|desk| turns(desk.session(), desk.eyes(), SHOWN)));
    let close = Signal::derive(move || t_string!(words, action.close).to_owned());
    // whoever opened it by a key reads on from here
    effect(move || {
        if let Some(pane) = pane.get() {
            let _ = pane.focus();
        }
    });
    view! {
        <aside class="pane" inert=move || table.shut() node_ref=pane tabindex="-1" aria-label=move || t_string!(words, rail.log)>
            <section class="sec">
                <header class="row">
                    <h2 class="grow">{move || t_string!(words, rail.log)}</h2>
                    <IconButton icon="close" label=close on:click=move |_| table.close_log()/>
                </header>
                <When is=move || shown.with(Vec::is_empty)><p class="small muted">{move || t_string!(words, rail.nothing_yet)}</p></When>
                <div class="log" role="log" aria-live="off">
                    {move || shown.get().into_iter().map(|turn| view! { <OneTurn turn/> }).collect_view()}
                </div>
            </section>
            <Stats/>
        </aside>
    }
}

#[component]
fn OneTurn(turn: Turn) -> View {
    let table = Table::get();
    let words = table.words;
    let style = move |seat| table.desk.with_untracked(|desk| desk.session().style(seat));
    let heading = move || match turn.of {
        Some((seat, number)) => {
            t_string!(words, log.turn, number, player = table.scene_untracked(|_, scene| scene.player(seat)))
        }
        None => t_string!(words, log.setting_up).to_owned(),
    };
    let one = move |told: Told| {
        let (seat, text) = table.scene_untracked(|_, scene| line(scene, &told))?;
        let words = match (told.place(), told.stands_out()) {
            (Some(place), _) => {
                view! { <button type="button" data-place=place.key() on:click=move |_| show(table, place)>{text}</button> }
            }
            (None, true) => view! { <b>{text}</b> },
            (None, false) => view! { <span>{text}</span> },
        };
        let flag = match seat {
            Some(seat) => view! { <Flag style=style(seat)/> },
            None => view! { <span></span> },
        };
        Some(view! { <li class:shows=told.place().is_some()>{flag}{words}</li> })
    };
    view! {
        <h3 class:of=turn.of.is_some()>{turn.of.map(|(seat, _)| view! { <Flag style=style(seat)/> })}{heading}</h3>
        <ol>{turn.lines.into_iter().filter_map(one).collect_view()}</ol>
    }
}
