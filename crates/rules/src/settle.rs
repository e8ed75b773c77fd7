//! Settling: what follows from the position, from nothing, in one fixed order, after every task.

use crate::agenda::Task;
use crate::awards::award;
use crate::cards::Kind;
use crate::chance::Script;
use crate::event::{Award, Event};
use crate::ids::{CornerSet, EdgeSet, Hex, HexSet, Seat, SeatSet};
use crate::play::Play;
use crate::routes;
use crate::rules::{Hook, Rules};
use crate::switchboard::{self, Goal, RouteEdges, SETTLE};
use crate::table::{Ctx, Dirty, Rates, State, Table};
use crate::tasks::build;
use crate::terrain::HarbourKind;

/// Points of an award (reference/base.md, "Components").
const AWARD_POINTS: u8 = 2;

/// Settles what is dirty.
#[inline(always)]
pub(crate) fn run(p: &mut Play) {
    if p.s.table.dirty != Dirty::default() {
        for (line, when, module) in SETTLE {
            if p.s.table.dirty.any(*when) && p.rules.modules.has(*module) {
                line(p);
            }
        }
        p.s.table.dirty = Dirty::default();
    }
}

/// The table of a state with everything that follows from island and pieces kept anew.
pub(crate) fn anew(rules: &Rules, state: &State) -> Table {
    let mut state = *state;
    let mut nothing = Script::default();
    let mut p = Play::new(rules, &mut state, &mut nothing);
    (p.s.table.rates, p.s.table.points) = Default::default();
    geography(&mut p);
    let dead = dead_edges(p.ctx());
    build::recompute(rules, &mut p.s.table, dead);
    rates(&mut p);
    points(&mut p);
    state.table
}

/// Land and coast, hexes by number.
pub(crate) fn geography(p: &mut Play) {
    let t = &mut p.s.table;
    let board = &p.rules.board;
    t.by_number = [HexSet::EMPTY; 13];
    (t.land, t.land_edges, t.land_corners) = (HexSet::EMPTY, EdgeSet::EMPTY, CornerSet::EMPTY);
    for hex in (0..board.hexes()).map(Hex) {
        if t.terrain[hex.at()].is_land() {
            t.land.insert(hex);
            t.land_edges |= board.edges_of(hex);
            t.land_corners |= board.corners_of(hex);
        }
        for sum in 2..=12 {
            if t.numbers[hex.at()] >> sum & 1 != 0 {
                t.by_number[sum].insert(hex);
            }
        }
    }
}

/// The best rates of each player (reference/base.md, "Trade": Maritime).
pub(crate) fn rates(p: &mut Play) {
    let void = void(p.ctx());
    let t = &mut p.s.table;
    for seat in p.rules.players.iter() {
        t.rates[seat.at()] = [4; 8];
    }
    for harbour in t.harbours.iter().flatten() {
        for corner in p.rules.board.ends(harbour.edge).into_iter().filter(|corner| !void.has(*corner)) {
            let Some((owner, _)) = t.building(corner) else { continue };
            let rates = &mut t.rates[owner.at()];
            match harbour.kind {
                HarbourKind::Generic => Kind::ALL.iter().for_each(|k| lower(rates, *k, 3)),
                HarbourKind::Special(kind) => lower(rates, kind, 2),
            }
        }
    }
    if p.rules.on(Hook::Rates) {
        for seat in p.rules.players.iter() {
            let mut rates = p.s.table.rates[seat.at()];
            switchboard::rates(p.ctx(), seat, &mut rates);
            p.s.table.rates[seat.at()] = rates;
        }
    }
}

fn lower(rates: &mut Rates, kind: Kind, rate: u8) {
    let best = &mut rates[kind as usize];
    *best = rate.min(*best);
}

/// Lengths of the routes that changed, and the card for the longest.
pub(crate) fn lengths(p: &mut Play) {
    for seat in p.rules.owners.iter() {
        if p.s.table.dirty.any(Dirty::route(seat)) {
            if p.rules.on(Hook::RouteEdges) {
                relink(p, seat);
            }
            p.s.table.lengths[seat.at()] = routes::longest(p.ctx(), seat);
        }
    }
    let t = &p.s.table;
    let holder = award(t.longest_route, &t.lengths, p.rules.owners, p.rules.route_min);
    pass(p, Award::LongestRoute, holder);
}

/// Edges that link nothing now.
pub(crate) fn dead_edges(c: Ctx) -> EdgeSet {
    let mut counts = RouteEdges::default();
    if c.rules.on(Hook::RouteEdges) {
        switchboard::route_edges(c, &mut counts);
    }
    counts.dead
}

/// Where some edges may link nothing: what an owner reaches over the others.
fn relink(p: &mut Play, seat: Seat) {
    let dead = dead_edges(p.ctx());
    let t = &mut p.s.table;
    let (touched, reach, spots) = build::network(p.rules, t, seat, dead);
    (t.touched[seat.at()], t.reach[seat.at()], t.spots[seat.at()]) = (touched, reach, spots);
}

/// The card for the largest army.
pub(crate) fn army(p: &mut Play) {
    let t = &p.s.table;
    let armies = std::array::from_fn(|i| t.army(Seat(i as u8)));
    let holder = award(t.largest_army, &armies, p.rules.players, p.rules.army_min);
    pass(p, Award::LargestArmy, holder);
}

fn pass(p: &mut Play, award: Award, to: Option<Seat>) {
    let t = &mut p.s.table;
    let held = match award {
        Award::LongestRoute => &mut t.longest_route,
        Award::LargestArmy => &mut t.largest_army,
    };
    let from = *held;
    if from != to {
        *held = to;
        t.dirty.add(Dirty::POINTS);
        p.emit(|| Event::Award { award, from, to });
    }
}

/// Buildings that count for nothing: no points, no harbour.
fn void(c: Ctx) -> CornerSet {
    let mut void = CornerSet::EMPTY;
    if c.rules.on(Hook::Void) {
        switchboard::void(c, &mut void);
    }
    void
}

/// Where public points come from: settlements, cities, the longest route, the largest army.
pub fn sources(c: Ctx, seat: Seat) -> [u8; 4] {
    sources_but(c.t, seat, void(c))
}

#[inline(always)]
fn sources_but(t: &Table, seat: Seat, void: CornerSet) -> [u8; 4] {
    let count = |set: CornerSet| set.minus(void).len() as u8;
    let award = |holder: Option<Seat>| if holder == Some(seat) { AWARD_POINTS } else { 0 };
    let (settlements, cities) = (count(t.settlements[seat.at()]), 2 * count(t.cities[seat.at()]));
    [settlements, cities, award(t.longest_route), award(t.largest_army)]
}

/// Public points, from nothing (reference/base.md, "Victory").
pub(crate) fn points(p: &mut Play) {
    let void = void(p.ctx());
    for seat in p.rules.owners.iter() {
        let mut points: u8 = sources_but(&p.s.table, seat, void).iter().sum();
        if p.rules.on(Hook::Points) {
            let mut more = 0;
            switchboard::points(p.ctx(), seat, &mut more);
            points = points.saturating_add_signed(more);
        }
        p.s.table.points[seat.at()] = points;
    }
}

/// Whether a player on turn has won: hidden point cards included (reference/base.md, "Victory").
pub(crate) fn wins(c: Ctx, seat: Seat) -> bool {
    let mut goal = Goal::default();
    if c.rules.on(Hook::Goal) {
        switchboard::goal(c, seat, &mut goal);
    }
    let reached = c.t.points[seat.at()] + c.hands[seat.at()].points() >= c.rules.target + goal.more;
    goal.enough || (reached && goal.also)
}

/// The player on turn, and nobody else, may have won.
pub(crate) fn goal(p: &mut Play) {
    let t = &p.s.table;
    if t.turn == 0 {
        return;
    }
    let seat = t.active;
    if wins(p.ctx(), seat) {
        let hidden = p.s.hands[seat.at()].points();
        p.reveal();
        if hidden > 0 {
            p.emit(|| Event::Revealed { seat, points: hidden });
        }
        let winners = SeatSet::EMPTY.with(seat);
        p.emit(|| Event::Over(winners));
        p.push(Task::Over(winners));
    }
}
