//! A 7: hands over the limit lose half, then the robber moves (reference/base.md, "Turn" 3).

use crate::agenda::{GiveTo, Queue, Task};
use crate::ids::{MAX_SEATS, SeatSet};
use crate::play::Play;
use crate::rules::Hook;
use crate::steps::dice;
use crate::switchboard;

pub(crate) fn run(p: &mut Play) {
    if dice::sum(p) != 7 {
        return;
    }
    let mut due = [0; MAX_SEATS];
    let mut waiting = SeatSet::EMPTY;
    for seat in p.rules.players.iter() {
        let size = p.s.table.hand_sizes[seat.at()];
        let mut limit = p.rules.hand_limit;
        if p.rules.on(Hook::HandLimit) {
            switchboard::hand_limit(p.ctx(), seat, &mut limit);
        }
        if size > limit {
            due[seat.at()] = size / 2;
            waiting.insert(seat);
        }
    }
    let mut queue = Queue::default();
    if !waiting.is_empty() {
        queue.push(Task::Give { due, to: GiveTo::Bank, waiting });
    }
    queue.push(Task::Figure { by: p.s.table.active });
    p.s.table.agenda.push_block(&queue);
}
