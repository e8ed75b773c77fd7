//! The robber moves and steals (reference/base.md, "Turn" 3).

use crate::action::Action;
use crate::agenda::Task;
use crate::event::Event;
use crate::ids::{Hex, Seat, SeatSet};
use crate::lister::Lister;
use crate::places;
use crate::play::Play;
use crate::table::Ctx;

pub(crate) fn waits(c: Ctx, by: Seat) -> SeatSet {
    if places::robber(c, by, None).set.is_empty() { SeatSet::EMPTY } else { SeatSet::EMPTY.with(by) }
}

pub(crate) fn choices(c: Ctx, seat: Seat, out: &mut impl Lister) {
    out.hexes(Action::Robber, |asked| places::robber(c, seat, asked));
}

pub(crate) fn perform(p: &mut Play, by: Seat, action: Action) {
    let Action::Robber(to) = action else { return };
    let from = p.s.table.robber.replace(to);
    p.emit(|| Event::Robber { seat: by, from, to });
    let from = victims(p.ctx(), by, to);
    p.s.table.agenda.replace(Task::Steal { by, from });
}

/// Nowhere to go: the robber goes home, nothing is stolen.
pub(crate) fn finish(p: &mut Play, by: Seat) {
    let from = p.s.table.robber;
    p.s.table.robber = p.rules.home;
    if let Some(to) = p.rules.home {
        p.emit(|| Event::Robber { seat: by, from, to });
    }
    p.pop();
}

/// Others with a building at the hex and a card in hand.
pub fn victims(c: Ctx, by: Seat, hex: Hex) -> SeatSet {
    let here = c.rules.board.corners_of(hex) & c.t.taken_corners;
    let owners = here.iter().filter_map(|corner| c.t.building(corner)).map(|(owner, _)| owner);
    owners.filter(|o| *o != by && c.rules.players.has(*o) && c.t.hand_sizes[o.at()] > 0).collect()
}
