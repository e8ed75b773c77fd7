//! What happened, the newest on top, as the person looking may know it.

use leptos::prelude::*;
use rules::event::Event;
use rules::ids::Seat;

use super::table::Table;
use crate::follow::Memo;
use crate::parts::{Flag, IconButton, When};
use crate::session::Happening;
use crate::words::{Scene, t_string};

/// Most lines shown.
const SHOWN: usize = 200;

/// The lines of these events.
pub fn lines(scene: &Scene, events: &[Event]) -> Vec<(Option<Seat>, String)> {
    events.iter().filter_map(|event| scene.event(event)).collect()
}

/// The newest lines first; a turn's first line is marked.
fn told(table: Table, most: usize) -> Vec<(Option<Seat>, String, bool)> {
    table.scene(|desk, scene| {
        let eyes = desk.eyes();
        let told = desk.session().happenings().rev().filter_map(|happening| match happening {
            Happening::Event(event) => {
                let (seat, text) = scene.event(&event.seen_by(eyes))?;
                Some((seat, text, matches!(event, Event::Turn { .. })))
            }
            Happening::TakenBack(taken) => Some((Some(taken.seat), scene.taken_back(&taken), false)),
        });
        told.take(most).collect()
    })
}

/// The last line, always in sight; opens the log.
#[component]
pub fn LastLine() -> impl IntoView {
    let table = Table::get();
    let words = table.words;
    let last = Memo::new(move |_| told(table, 1).pop());
    view! {
        <button type="button" class="logbar" aria-expanded=move || table.log.get().to_string() title=move || t_string!(words, rail.log)
            on:click=move |_| table.log.update(|open| *open = !*open)>
            {move || match last.get() {
                Some((seat, text, _)) => view! {
                    {seat.map(|seat| view! { <Flag style=table.style(seat)/> })}
                    <span>{text}</span>
                }.into_any(),
                None => view! { <span>{move || t_string!(words, rail.nothing_yet)}</span> }.into_any(),
            }}
            <crate::parts::Icon name="up"/>
        </button>
    }
}

#[component]
pub fn Log() -> impl IntoView {
    let table = Table::get();
    let words = table.words;
    let shown = Memo::new(move |_| told(table, SHOWN));
    let close = Signal::derive(move || t_string!(words, action.close).to_owned());
    view! {
        <When is=move || table.log.get()>
            <aside class="pane" aria-label=move || t_string!(words, rail.log)>
                <div class="sec">
                    <header class="row">
                        <h2 class="grow">{move || t_string!(words, rail.log)}</h2>
                        <IconButton icon="close" label=close on:click=move |_| table.log.set(false)/>
                    </header>
                    <ol class="log" role="log" aria-live="off">
                        {move || shown.get().into_iter().map(|(seat, text, turn)| view! {
                            <li class:turn-break=turn>
                                {match seat {
                                    Some(seat) => view! { <Flag style=table.style(seat)/> }.into_any(),
                                    None => view! { <span></span> }.into_any(),
                                }}
                                <span>{text}</span>
                            </li>
                        }).collect_view()}
                    </ol>
                </div>
            </aside>
        </When>
    }
}
