//! What lists and home tell of a saved game.

use rules::position;

use crate::ago::{Ago, ago};
use crate::board::build;
use crate::board::model::{Land, Pieces};
use crate::page::*;
use crate::parts::Flag;
use crate::store::{Meta, Save, SeatMeta, Status};
use crate::web;
use crate::words::{Words, t_string};

/// How far the game has come.
pub fn state(words: Words, meta: &Meta) -> String {
    let name = |seat: usize| meta.seats.get(seat).map(|seat| seat.name.clone()).unwrap_or_default();
    match meta.status {
        Status::UnderWay { turn: 0, seat } => t_string!(words, home.setting_up, name = name(seat)),
        Status::UnderWay { turn, seat } => t_string!(words, home.under_way, turn = turn, name = name(seat)),
        Status::Finished { winner } => t_string!(words, home.finished, name = name(winner)),
    }
}

/// When it was left.
pub fn when(words: Words, meta: &Meta) -> String {
    match ago(meta.when, web::now()) {
        Ago::Now => t_string!(words, saved.just_now).to_owned(),
        Ago::Minutes(n) => t_string!(words, saved.minutes, count = n),
        Ago::Hours(n) => t_string!(words, saved.hours, count = n),
        Ago::Days(n) => t_string!(words, saved.days, count = n),
    }
}

/// Who plays, with the points that everyone sees.
#[component]
pub fn Who(seats: Vec<SeatMeta>) -> View {
    let one = |seat: SeatMeta| {
        view! { <span><Flag style=seat.style/><span class="name">{seat.name}</span><b>{seat.points}</b></span> }
    };
    view! { <div class="who-now">{seats.into_iter().map(one).collect_view()}</div> }
}

/// The board of a saved game, if this version can read it.
pub fn board(save: &Save) -> Option<(Land, Pieces)> {
    let (rules, state) = position::read(&save.position).ok()?;
    let styles: Vec<u8> = save.meta.seats.iter().map(|seat| seat.style).collect();
    Some((build::land(&rules, &state.table), build::pieces(&rules, &state.table, &styles)))
}
