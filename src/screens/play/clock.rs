//! How much of the turn is left, shown quietly beside the dice. Read aloud only when asked for.

use std::time::Duration;

use super::table::Table;
use crate::app::App;
use crate::clock::Clock;
use crate::desk::Desk;
use crate::follow::{Memo, effect};
use crate::page::*;
use crate::parts::When;
use crate::web;
use crate::words::t_string;

/// How often it is looked at.
const LOOK: Duration = Duration::from_millis(250);

/// Whether turns have a clock.
pub fn timed() -> Memo<bool> {
    let app = App::get();
    Memo::new(move |_| app.prefs.read().clock > 0)
}

#[component]
pub fn ClockFace() -> View {
    let app = App::get();
    let seconds = Memo::new(move |_| app.prefs.read().clock);
    view! { <When is={move || seconds.get() > 0}><Face seconds/></When> }
}

#[component]
fn Face(seconds: Memo<u8>) -> View {
    let table = Table::get();
    let clock = RwSignal::new(Clock::default());
    let state = |desk: &Desk| (desk.session().game().state.table.turn, desk.curtain().is_none());
    let look = move |(turn, running): (u16, bool)| clock.update(|clock| clock.look(web::now(), turn, running));
    // at once where a turn begins or the curtain moves, and from time to time between
    let moved = Memo::new(move |_| table.desk.with(state));
    effect(move || look(moved.get()));
    let ticking = set_interval_with_handle(move || look(table.desk.with_untracked(state)), LOOK);
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let left = Memo::new(move |_| clock.with(|clock| clock.left(seconds.get())));
    let time = move || format!("{}:{:02}", left.get() / 60, left.get() % 60);
    view! {
        <span class="clock num" role="timer" aria-live="off" aria-label=move || t_string!(table.words, rail.time_left, time = time())>{time}</span>
    }
}
