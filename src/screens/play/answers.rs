//! A person to choose: whom to rob.

use rules::action::Action;
use rules::agenda::Task;
use rules::ids::{Seat, SeatSet};

use super::table::Table;
use crate::desk::Desk;
use crate::follow::Memo;
use crate::page::*;
use crate::parts::Flag;
use crate::words::t_string;

/// Who may be robbed now.
pub fn victims(desk: &Desk) -> SeatSet {
    match desk.session().game().pending().task {
        Task::Steal { from, .. } => from,
        _ => SeatSet::EMPTY,
    }
}

#[component]
pub fn Persons() -> View {
    let table = Table::get();
    let victims = Memo::new(move |_| table.desk.with(victims));
    View::live(move || victims.get().iter().map(|seat| view! { <Person seat/> }).collect_view())
}

#[component]
fn Person(seat: Seat) -> View {
    let table = Table::get();
    let words = table.words;
    let name = move || table.scene(|_, scene| scene.player(seat));
    let cards = move || table.desk.with(|desk| desk.session().game().state.table.hand_sizes[seat.at()]);
    view! {
        <button type="button" class="btn person" data-steal=seat.to_string() on:click=move |_| table.act(Action::Steal(seat))>
            <Flag style=Signal::derive(move || table.style(seat))/>
            <span>{name}<small>{move || t_string!(words, desk.cards_held, count = cards())}</small></span>
        </button>
    }
}
