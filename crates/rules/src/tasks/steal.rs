//! A random card of one player, of the thief's choice among several (reference/base.md, "Turn" 3).

use crate::action::Action;
use crate::ids::{Seat, SeatSet};
use crate::lister::Lister;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::table::Ctx;

/// One victim needs no choice.
pub(crate) fn waits(by: Seat, from: SeatSet) -> SeatSet {
    if from.several() { SeatSet::EMPTY.with(by) } else { SeatSet::EMPTY }
}

pub(crate) fn choices(c: Ctx, by: Seat, from: SeatSet, out: &mut impl Lister) {
    for seat in c.rules.players.minus(SeatSet::EMPTY.with(by)).iter() {
        out.offer(Action::Steal(seat), || if from.has(seat) { Ok(()) } else { Err(Refusal::NoVictim(seat)) });
    }
}

pub(crate) fn perform(p: &mut Play, by: Seat, action: Action) {
    p.pop();
    if let Action::Steal(from) = action {
        p.rob(by, from);
    }
}

pub(crate) fn finish(p: &mut Play, by: Seat, from: SeatSet) {
    p.pop();
    if let Some(from) = from.first() {
        p.rob(by, from);
    }
}
