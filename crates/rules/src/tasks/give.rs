//! Several choose cards of their own hands, sealed until the last has chosen: nobody sees another's choice
//! first, and a card received can't be passed on (reference/base.md, "Decisions": discards).

use crate::action::{Action, Verb};
use crate::agenda::{GiveTo, Task};
use crate::choices::Space;
use crate::event::Event;
use crate::ids::{MAX_SEATS, Seat};
use crate::lister::Lister;
use crate::play::Play;
use crate::table::{Ctx, Sealed};

pub(crate) fn choices(c: Ctx, due: [u8; MAX_SEATS], seat: Seat, out: &mut impl Lister) {
    out.open(Space::Cards { verb: Verb::Give, from: c.hands[seat.at()].cards, n: due[seat.at()] });
}

pub(crate) fn perform(p: &mut Play, seat: Seat, action: Action) {
    let (Action::Give(cards), Task::Give { due, to, mut waiting }) = (action, p.s.table.agenda.top()) else { return };
    p.s.sealed[seat.at()] = Sealed::Cards(cards);
    waiting.remove(seat);
    p.s.table.agenda.replace(Task::Give { due, to, waiting });
    p.reveal();
}

pub(crate) fn finish(p: &mut Play, due: [u8; MAX_SEATS], to: GiveTo) {
    p.pop();
    let sealed = std::mem::take(&mut p.s.sealed);
    for seat in p.rules.players.iter_from(p.s.table.active).filter(|s| due[s.at()] > 0) {
        let Sealed::Cards(cards) = sealed[seat.at()] else { continue };
        let receiver = match to {
            GiveTo::Bank => None,
            GiveTo::Left => Some(p.rules.next(seat)),
            GiveTo::Seat(to) => Some(to),
        };
        match receiver {
            None => {
                p.pay(seat, cards);
                p.emit(|| Event::GaveBack { seat, cards });
            }
            Some(to) => {
                p.hand_over(seat, to, cards);
                p.emit(|| Event::Gave { seat, to, n: cards.total(), cards: Some(cards) });
            }
        }
    }
}
