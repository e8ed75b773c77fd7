//! Free pieces, placed one at a time, places looked up anew each time
//! (reference/base.md, "Development cards": Road building).

use crate::action::Action;
use crate::event::{Event, How};
use crate::ids::{Seat, SeatSet};
use crate::lister::Lister;
use crate::places;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::table::{Ctx, Piece};
use crate::tasks::build;

pub(crate) fn waits(c: Ctx, seat: Seat) -> SeatSet {
    let open = c.t.grants.head().is_some_and(|grant| grant.left > 0)
        && c.t.stock_of(seat, Piece::Road) > 0
        && !places::roads(c, seat, None).set.is_empty();
    if open { SeatSet::EMPTY.with(seat) } else { SeatSet::EMPTY }
}

pub(crate) fn choices(c: Ctx, seat: Seat, out: &mut impl Lister) {
    out.edges(Action::Road, |asked| places::roads(c, seat, asked));
    let started = c.t.grants.head().is_some_and(|grant| grant.placed > 0);
    out.offer(Action::Stop, || if started { Ok(()) } else { Err(Refusal::FirstPiece) });
}

pub(crate) fn perform(p: &mut Play, seat: Seat, action: Action) {
    match action {
        Action::Road(edge) => {
            if let Some(grant) = p.s.table.grants.head_mut() {
                grant.left -= 1;
                grant.placed += 1;
            }
            build::road(p, seat, edge, How::Free);
        }
        _ => end_grant(p, seat),
    }
}

/// The grant is used up, or nothing can be placed: the rest is lost.
pub(crate) fn finish(p: &mut Play, seat: Seat) {
    match p.s.table.grants.head() {
        None => p.pop(),
        Some(grant) if grant.left == 0 => p.s.table.grants.pop(),
        Some(_) => end_grant(p, seat),
    }
}

fn end_grant(p: &mut Play, seat: Seat) {
    p.s.table.grants.pop();
    p.emit(|| Event::Stopped(seat));
}
