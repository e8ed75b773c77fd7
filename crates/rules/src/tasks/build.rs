//! Pieces come to the board (reference/base.md, "Building").

use crate::agenda::Queue;
use crate::event::{Event, How, Place};
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, Seat};
use crate::play::Play;
use crate::routes;
use crate::rules::{Hook, Rules};
use crate::switchboard;
use crate::table::{Dirty, Piece, Table};

/// A road of `seat` on a free edge.
pub(crate) fn road(p: &mut Play, seat: Seat, edge: Edge, how: How) {
    let (t, board) = (&mut p.s.table, &p.rules.board);
    t.stock[seat.at()][Piece::Road as usize] -= 1;
    t.roads[seat.at()].insert(edge);
    t.taken_edges.insert(edge);
    for corner in board.ends(edge) {
        t.touched[seat.at()].insert(corner);
        if t.building(corner).is_none_or(|(owner, _)| owner == seat) {
            t.reach[seat.at()].insert(corner);
            t.spots[seat.at()] |= board.edges_at(corner);
        }
    }
    lengthen(p, seat, edge);
    p.emit(|| Event::Built { seat, piece: Piece::Road, at: Place::Edge(edge), how });
    if p.rules.on(Hook::OnEdge) {
        let mut queue = Queue::default();
        switchboard::on_edge(p, seat, edge, how, &mut queue);
        p.s.table.agenda.push_block(&queue);
    }
}

/// The longest route of `seat` after a road of its own came to an edge.
fn lengthen(p: &mut Play, seat: Seat, edge: Edge) {
    let before = p.s.table.lengths[seat.at()];
    match routes::longer(p.ctx(), seat, edge, before) {
        Some(after) if !p.s.table.dirty.any(Dirty::route(seat)) => {
            debug_assert_eq!(after, routes::longest(p.ctx(), seat));
            if after != before {
                p.s.table.lengths[seat.at()] = after;
                p.s.table.dirty.add(Dirty::LENGTHS);
            }
        }
        _ => p.s.table.dirty.add(Dirty::route(seat)),
    }
}

/// A settlement of `seat` on a free corner.
pub(crate) fn settlement(p: &mut Play, seat: Seat, corner: Corner, how: How) {
    let (t, board) = (&mut p.s.table, &p.rules.board);
    t.stock[seat.at()][Piece::Settlement as usize] -= 1;
    t.settlements[seat.at()].insert(corner);
    t.taken_corners.insert(corner);
    t.near |= board.near_at(corner);
    t.set_building(corner, seat, Piece::Settlement);
    t.reach[seat.at()].insert(corner);
    t.spots[seat.at()] |= board.edges_at(corner);
    t.dirty.add(Dirty::RATES);
    t.dirty.add(Dirty::POINTS);
    for other in p.rules.owners.iter().filter(|o| *o != seat) {
        if t.touched[other.at()].has(corner) {
            let (_, reach, spots) = network(p.rules, t, other, EdgeSet::EMPTY);
            (t.reach[other.at()], t.spots[other.at()]) = (reach, spots);
            t.dirty.add(Dirty::route(other));
        }
    }
    p.emit(|| Event::Built { seat, piece: Piece::Settlement, at: Place::Corner(corner), how });
    after_building(p, seat, corner, how);
}

/// A city in place of a settlement of `seat`, which goes back to stock.
pub(crate) fn city(p: &mut Play, seat: Seat, corner: Corner, how: How) {
    let t = &mut p.s.table;
    t.stock[seat.at()][Piece::City as usize] -= 1;
    t.stock[seat.at()][Piece::Settlement as usize] += 1;
    t.settlements[seat.at()].remove(corner);
    t.cities[seat.at()].insert(corner);
    t.set_building(corner, seat, Piece::City);
    t.dirty.add(Dirty::POINTS);
    p.emit(|| Event::Built { seat, piece: Piece::City, at: Place::Corner(corner), how });
    after_building(p, seat, corner, how);
}

fn after_building(p: &mut Play, seat: Seat, corner: Corner, how: How) {
    if p.rules.on(Hook::OnBuilding) {
        let mut queue = Queue::default();
        switchboard::on_building(p, seat, corner, how, &mut queue);
        p.s.table.agenda.push_block(&queue);
    }
}

/// From nothing: corners an owner's roads touch, corners its routes may go on from, and the edges there. Dead edges
/// link nothing.
pub(crate) fn network(rules: &Rules, t: &Table, seat: Seat, dead: EdgeSet) -> (CornerSet, CornerSet, EdgeSet) {
    let mut touched = CornerSet::EMPTY;
    for edge in t.roads[seat.at()].minus(dead).iter() {
        rules.board.ends(edge).into_iter().for_each(|corner| touched.insert(corner));
    }
    let own = t.buildings_of(seat);
    let reach = (touched | own).minus(t.taken_corners.minus(own));
    let spots = reach.iter().fold(EdgeSet::EMPTY, |spots, corner| spots | rules.board.edges_at(corner));
    (touched, reach, spots)
}

/// From the pieces alone: everything kept about edges, corners and networks. Dead edges link nothing.
pub(crate) fn recompute(rules: &Rules, t: &mut Table, dead: EdgeSet) {
    (t.taken_edges, t.taken_corners, t.near) = (EdgeSet::EMPTY, CornerSet::EMPTY, CornerSet::EMPTY);
    t.clear_buildings();
    for seat in rules.owners.iter() {
        t.taken_edges |= t.roads[seat.at()];
        t.taken_corners |= t.buildings_of(seat);
        for (set, piece) in [(t.settlements[seat.at()], Piece::Settlement), (t.cities[seat.at()], Piece::City)] {
            for corner in set.iter() {
                t.near |= rules.board.near_at(corner);
                t.set_building(corner, seat, piece);
            }
        }
    }
    for seat in rules.owners.iter() {
        let (touched, reach, spots) = network(rules, t, seat, dead);
        (t.touched[seat.at()], t.reach[seat.at()], t.spots[seat.at()]) = (touched, reach, spots);
    }
}
