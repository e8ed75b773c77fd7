//! How the game has gone so far, beside the log: the dice, and the cards that hexes gave.

use rules::ids::Seat;

use super::bars::Bars;
use super::table::Table;
use crate::chronicle::{earned, rolls};
use crate::decimal::thousandths;
use crate::follow::Memo;
use crate::page::*;
use crate::parts::Flag;
use crate::words::t_string;

/// The width of the plot in the pane, so that its words are as large as those round it.
const WIDTH: f64 = 264.0;

#[component]
pub fn Stats() -> View {
    let table = Table::get();
    let words = table.words;
    let rolls = Memo::new(move |_| table.desk.with(|desk| rolls(desk.session())));
    let earned = Memo::new(move |_| table.desk.with(|desk| earned(desk.session())));
    let total = move || rolls.with(|rolls| rolls.iter().sum::<u16>());
    let most = move || earned.with(|earned| earned.iter().copied().max()).unwrap_or(0).max(1);
    let meter = move |seat: Seat| {
        let n = move || earned.with(|earned| earned[seat.at()]);
        let share = move || thousandths(f64::from(n()) / f64::from(most())).to_string();
        view! {
            <li class=move || format!("meter pl{}", table.style(seat))>
                <Flag style=Signal::derive(move || table.style(seat))/>
                <span class="name">{move || table.scene(|_, scene| scene.player(seat))}</span>
                <span class="way" style=("--share", share)></span>
                <b class="num">{n}</b>
            </li>
        }
    };
    let players = table.desk.with_untracked(|desk| desk.session().rules().players);
    view! {
        <section class="sec">
            <h2>{move || t_string!(words, stats.dice)}</h2>
            {move || view! { <Bars rolls=rolls.get() width=WIDTH/> }}
            <p class="tiny muted">{move || t_string!(words, end.rolls, count = total())}</p>
        </section>
        <section class="sec">
            <h2>{move || t_string!(words, stats.earned)}</h2>
            <ul>{players.iter().map(meter).collect_view()}</ul>
        </section>
    }
}
