//! Cards of free choice from the bank, each in turn order from the player on turn, so that a short bank is
//! never overdrawn.

use crate::action::{Action, Verb};
use crate::agenda::Task;
use crate::cards::{Cards, Kind};
use crate::choices::Space;
use crate::event::Event;
use crate::ids::{MAX_SEATS, Seat, SeatSet};
use crate::lister::Lister;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::table::Ctx;

/// What there is to take: the resources of the bank.
fn stock(c: Ctx) -> Cards {
    Kind::RESOURCES.into_iter().fold(Cards::NONE, |sum, k| sum + Cards::of(k, c.t.bank.get(k)))
}

pub(crate) fn waits(c: Ctx, due: [u8; MAX_SEATS]) -> SeatSet {
    if stock(c).is_empty() {
        return SeatSet::EMPTY;
    }
    let next = c.rules.players.iter_from(c.t.active).find(|s| due[s.at()] > 0);
    next.map_or(SeatSet::EMPTY, |seat| SeatSet::EMPTY.with(seat))
}

pub(crate) fn choices(c: Ctx, due: [u8; MAX_SEATS], seat: Seat, out: &mut impl Lister) {
    let stock = stock(c);
    let n = due[seat.at()].min(stock.total());
    let space = Space::Cards { verb: Verb::Take, from: stock, n };
    if n > 2 {
        out.open(space);
        return;
    }
    if let Some(Action::Take(cards)) = out.asked() {
        match stock.missing(cards).kinds().iter().next() {
            Some(kind) => out.refuse(Verb::Take, Refusal::BankLacks(kind)),
            None if cards.total() != n => out.refuse(Verb::Take, Refusal::Count { due: n }),
            None => {}
        }
    }
    for first in stock.kinds().iter() {
        if n == 1 {
            out.offer(Action::Take(first.into()), || Ok(()));
            continue;
        }
        for second in stock.kinds().iter().filter(|k| *k >= first) {
            let cards = Cards::from(first) + second.into();
            if stock.covers(cards) {
                out.offer(Action::Take(cards), || Ok(()));
            }
        }
    }
}

pub(crate) fn perform(p: &mut Play, seat: Seat, action: Action) {
    let (Action::Take(cards), Task::Take { mut due }) = (action, p.s.table.agenda.top()) else { return };
    due[seat.at()] = 0;
    p.s.table.agenda.replace(Task::Take { due });
    p.gain(seat, cards);
    p.emit(|| Event::Took { seat, cards });
}

/// All have taken, or the bank is empty.
pub(crate) fn finish(p: &mut Play) {
    p.pop();
}
