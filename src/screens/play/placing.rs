//! Who places when in the set-up: a row of flags, the one who places now raised.

use rules::agenda::Task;
use rules::steps::founding;

use super::table::Table;
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{Flag, When};
use crate::words::t_string;

/// Whether pieces are being placed before the first turn.
pub fn founding(table: Table) -> bool {
    table.desk.with(|desk| matches!(desk.session().game().pending().task, Task::Found(..)))
}

#[component]
pub fn Placing() -> View {
    let table = Table::get();
    let order = Memo::new(move |_| table.desk.with(|desk| founding::order(desk.session().game().ctx())));
    let flags = move || {
        let (seats, placed) = order.get();
        let flag = |(at, seat)| {
            let now = at == placed;
            let (name, style) = table.scene_untracked(|desk, scene| (scene.player(seat), desk.session().style(seat)));
            view! {
                <li class:done=at < placed class:now=now aria-current=now.then_some("step")>
                    <Flag style/><span class="vh">{name}</span>
                </li>
            }
        };
        seats.into_iter().enumerate().map(flag).collect_view()
    };
    view! {
        <When is=move || order.with(|(seats, _)| !seats.is_empty())>
            <ol class="placing" aria-label=move || t_string!(table.words, rail.order)>{flags}</ol>
        </When>
    }
}
