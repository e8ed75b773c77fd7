//! Where something may stand: the same lines list the places and explain the others.

use crate::ids::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet, PlaceSet, Seat};
use crate::refusal::Refusal;
use crate::rules::Hook;
use crate::switchboard::{self, CornerUse, EdgeUse, HexUse};
use crate::table::Ctx;

/// A set of places that is narrowed line by line. Asked about one place, it keeps the reason of the
/// first line that removed it.
pub struct Places<S: PlaceSet> {
    /// The places left.
    pub set: S,
    asked: Option<S::Place>,
    why: Option<Refusal>,
}

impl<S: PlaceSet> Places<S> {
    /// Starts from all places, asked about one of them or about none.
    #[inline(always)]
    pub fn new(all: S, asked: Option<S::Place>) -> Places<S> {
        Places { set: all, asked, why: None }
    }

    /// Leaves only the allowed places.
    #[inline(always)]
    pub fn keep(&mut self, allowed: S, refusal: Refusal) {
        self.narrow(self.set.and(allowed), refusal);
    }

    /// Removes the banned places.
    #[inline(always)]
    pub fn drop(&mut self, banned: S, refusal: Refusal) {
        self.narrow(self.set.minus(banned), refusal);
    }

    #[inline(always)]
    fn narrow(&mut self, left: S, refusal: Refusal) {
        if let Some(place) = self.asked
            && self.why.is_none()
            && self.set.has(place)
            && !left.has(place)
        {
            self.why = Some(refusal);
        }
        self.set = left;
    }

    /// Why the place asked about is not among those left.
    pub fn why(&self) -> Option<Refusal> {
        self.why
    }
}

/// Free edges that continue the network of a seat (reference/base.md, "Building": Road).
#[inline(always)]
pub fn roads(c: Ctx, seat: Seat, asked: Option<Edge>) -> Places<EdgeSet> {
    let mut m = Places::new(c.rules.board.edges, asked);
    m.keep(c.t.land_edges, Refusal::NoLand);
    m.drop(c.t.taken_edges, Refusal::Occupied);
    m.keep(c.t.spots[seat.at()], Refusal::NoRouteReaches);
    edge_bans(c, seat, EdgeUse::Road, &mut m);
    m
}

/// Free edges at the settlement placed just now (reference/base.md, "Set-up": Placement).
pub fn start_roads(c: Ctx, seat: Seat, start: Corner, asked: Option<Edge>) -> Places<EdgeSet> {
    let mut m = Places::new(c.rules.board.edges, asked);
    m.keep(c.t.land_edges, Refusal::NoLand);
    m.drop(c.t.taken_edges, Refusal::Occupied);
    m.keep(c.rules.board.edges_at(start), Refusal::NotAtStart);
    edge_bans(c, seat, EdgeUse::Road, &mut m);
    m
}

/// Free corners by the distance rule that an own road reaches (reference/base.md, "Building": Settlement).
#[inline(always)]
pub fn settlements(c: Ctx, seat: Seat, asked: Option<Corner>) -> Places<CornerSet> {
    let mut m = free_corners(c, asked);
    m.keep(c.t.touched[seat.at()], Refusal::NoRouteReaches);
    corner_bans(c, seat, CornerUse::Settlement, &mut m);
    m
}

/// Free corners of the set-up (reference/base.md, "Set-up": Placement).
pub fn start_settlements(c: Ctx, seat: Seat, asked: Option<Corner>) -> Places<CornerSet> {
    let mut m = free_corners(c, asked);
    corner_bans(c, seat, CornerUse::Start, &mut m);
    m
}

/// Own settlements that may become cities (reference/base.md, "Building": City).
#[inline(always)]
pub fn cities(c: Ctx, seat: Seat, asked: Option<Corner>) -> Places<CornerSet> {
    let mut m = Places::new(c.rules.board.corners, asked);
    m.keep(c.t.settlements[seat.at()], Refusal::NoSettlement);
    corner_bans(c, seat, CornerUse::City, &mut m);
    m
}

/// Hexes the robber may be moved to (reference/base.md, "Turn" 3).
pub fn robber(c: Ctx, seat: Seat, asked: Option<Hex>) -> Places<HexSet> {
    let mut m = Places::new(c.rules.hexes, asked);
    m.keep(c.t.land, Refusal::NoLand);
    if let Some(here) = c.t.robber {
        m.drop(HexSet::EMPTY.with(here), Refusal::RobberStays);
    }
    for (at, ban) in c.rules.bans.iter().enumerate() {
        if ban.robber {
            m.drop(ban.hexes, Refusal::Banned(at as u8));
        }
    }
    if c.rules.on(Hook::VetoHex) {
        switchboard::veto_hex(c, seat, HexUse::Robber, &mut m);
    }
    m
}

#[inline(always)]
fn free_corners(c: Ctx, asked: Option<Corner>) -> Places<CornerSet> {
    let mut m = Places::new(c.rules.board.corners, asked);
    m.keep(c.t.land_corners, Refusal::NoLand);
    m.drop(c.t.taken_corners, Refusal::Occupied);
    m.drop(c.t.near, Refusal::TooNear);
    m
}

#[inline(always)]
fn edge_bans(c: Ctx, seat: Seat, as_: EdgeUse, m: &mut Places<EdgeSet>) {
    for (at, ban) in c.rules.bans.iter().enumerate() {
        if ban.roads {
            m.drop(ban.edges, Refusal::Banned(at as u8));
        }
    }
    if c.rules.on(Hook::VetoEdge) {
        switchboard::veto_edge(c, seat, as_, m);
    }
}

#[inline(always)]
fn corner_bans(c: Ctx, seat: Seat, as_: CornerUse, m: &mut Places<CornerSet>) {
    for (at, ban) in c.rules.bans.iter().enumerate() {
        let holds = match as_ {
            CornerUse::Start => ban.starts,
            CornerUse::Settlement => ban.settlements,
            CornerUse::City => ban.cities,
        };
        if holds {
            m.drop(ban.corners, Refusal::Banned(at as u8));
        }
    }
    if c.rules.on(Hook::VetoCorner) {
        switchboard::veto_corner(c, seat, as_, m);
    }
}
