//! The longest route: the longest trail on the split graph, from nothing, or where a road came to a tree, through that
//! road (reference/base.md, "Longest road").
//!
//! Each edge counts at most once, a corner may be passed more than once. A corner with a foreign building is as many
//! vertices as edges meet there: a trail may begin or end at it, never pass. Edges that hang together without a ring
//! are a tree: its longest trail joins the two longest arms of some corner. Only parts with a ring are searched: a
//! longest trail starts at a vertex of odd degree, for from an even one it could be made longer, and where there is
//! none, or just two, the whole part is one trail.

use crate::board::Board;
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, MAX_CORNERS, Seat};
use crate::rules::Hook;
use crate::switchboard::{self, Junctions, RouteEdges};
use crate::table::{Ctx, Piece};

/// Most edges of one owner's network: they are bits of a word.
const MAX_PIECES: usize = 64;

/// The length of the longest route of `seat`.
pub fn longest(c: Ctx, seat: Seat) -> u8 {
    let mut ends = Junctions { stops: c.t.taken_corners.minus(c.t.buildings_of(seat)), ..Junctions::default() };
    let mut counts = RouteEdges::default();
    if c.rules.on(Hook::Junctions) {
        switchboard::junctions(c, seat, &mut ends);
    }
    if c.rules.on(Hook::RouteEdges) {
        switchboard::route_edges(c, &mut counts);
    }
    let mut network = Network::new();
    for edge in c.t.roads[seat.at()].minus(counts.dead).iter() {
        network.add(c.rules.board.ends(edge), counts.double.has(edge));
    }
    network.stop(ends.stops);
    network.longest()
}

/// The length of the longest route of `seat` now that `edge` has been added, `before` having been its length without
/// it: as it was, or a trail through the new edge. `None` where that takes a search from nothing: where a ring hangs
/// on the edge, or where modules have a say.
pub(crate) fn longer(c: Ctx, seat: Seat, edge: Edge, before: u8) -> Option<u8> {
    if c.rules.on(Hook::Junctions) || c.rules.on(Hook::RouteEdges) {
        return None;
    }
    let mut arms = Arms {
        board: &c.rules.board,
        roads: &c.t.roads[seat.at()],
        stops: c.t.taken_corners.minus(c.t.buildings_of(seat)),
        left: c.rules.stock[Piece::Road as usize],
    };
    let [a, b] = c.rules.board.ends(edge);
    let through = arms.longest(a, edge)? + 1 + arms.longest(b, edge)?;
    Some(through.max(before))
}

/// The two trees that hang on an edge.
struct Arms<'a> {
    board: &'a Board,
    roads: &'a EdgeSet,
    stops: CornerSet,
    /// Edges not gone over yet, if none is gone over twice: whoever goes round a ring runs out of them.
    left: u8,
}

impl Arms<'_> {
    /// The longest way on from a corner that was come to by an edge.
    fn longest(&mut self, at: Corner, by: Edge) -> Option<u8> {
        let mut best = 0;
        if !self.stops.has(at) {
            for edge in self.board.edge_list(at) {
                if *edge != by && self.roads.has(*edge) {
                    self.left = self.left.checked_sub(1)?;
                    best = best.max(1 + self.longest(self.board.other_end(*edge, at), *edge)?);
                }
            }
        }
        Some(best)
    }
}

/// The longest trail over `edges` between corners, `stops` being corners that end every route.
/// At most 64 edges.
pub fn longest_trail(edges: &[(u8, u8)], stops: CornerSet) -> u8 {
    let mut network = Network::new();
    for (a, b) in edges {
        network.add([Corner(*a), Corner(*b)], false);
    }
    network.stop(stops);
    network.longest()
}

/// Edges, numbered as they are added; a set of them is a word.
struct Network {
    stops: CornerSet,
    /// The edges at each corner; none at stops, which nothing passes.
    at: [u64; MAX_CORNERS],
    ends: [[Corner; 2]; MAX_PIECES],
    len: usize,
    /// Edges that count two.
    double: u64,
}

/// An edge as it is found: away from the first corner of its part.
#[derive(Clone, Copy)]
struct Found {
    from: Corner,
    to: Corner,
    weight: u8,
}

/// No trail has reached the corner yet.
const UNSEEN: u8 = u8::MAX;

impl Network {
    fn new() -> Network {
        Network { stops: CornerSet::EMPTY, at: [0; MAX_CORNERS], ends: [[Corner(0); 2]; MAX_PIECES], len: 0, double: 0 }
    }

    #[inline(always)]
    fn add(&mut self, ends: [Corner; 2], double: bool) {
        debug_assert!(self.len < MAX_PIECES);
        self.ends[self.len] = ends;
        self.double |= u64::from(double) << self.len;
        let [a, b] = ends;
        self.at[a.at()] |= 1 << self.len;
        self.at[b.at()] |= 1 << self.len;
        self.len += 1;
    }

    /// Ends every trail at these corners, once all edges are there.
    fn stop(&mut self, stops: CornerSet) {
        self.stops = stops;
        stops.iter().for_each(|corner| self.at[corner.at()] = 0);
    }

    fn longest(&self) -> u8 {
        let mut best = 0;
        let mut left = if self.len == 0 { 0 } else { u64::MAX >> (MAX_PIECES - self.len) };
        let mut weight_left = (self.len as u32 + self.double.count_ones()) as u8;
        // the longest way from each corner on, away from the first corner of its part
        let mut arms = [UNSEEN; MAX_CORNERS];
        let mut found = [Found { from: Corner(0), to: Corner(0), weight: 0 }; MAX_PIECES];
        while weight_left > best {
            let before = left;
            let first = left.trailing_zeros() as usize;
            left &= left - 1;
            let [root, to] = self.ends[first];
            let weight = self.weight(first);
            weight_left -= weight;
            found[0] = Found { from: root, to, weight };
            (arms[root.at()], arms[to.at()]) = (0, 0);
            let (mut n, mut next, mut ring, mut from) = (1, 0, false, root);
            loop {
                let mut open = self.at[from.at()] & left;
                left ^= open;
                while open != 0 {
                    let edge = open.trailing_zeros() as usize;
                    open &= open - 1;
                    let to = self.other_end(edge, from);
                    ring |= arms[to.at()] != UNSEEN && self.at[to.at()] != 0;
                    arms[to.at()] = 0;
                    let weight = self.weight(edge);
                    weight_left -= weight;
                    found[n] = Found { from, to, weight };
                    n += 1;
                }
                if next == n {
                    break;
                }
                from = found[next].to;
                next += 1;
            }
            let part = &found[..n];
            best = if ring {
                self.longest_with_ring(before & !left, best)
            } else {
                part.iter().rev().fold(best, |best, Found { from, to, weight }| {
                    let arm = arms[to.at()] + weight;
                    let other = &mut arms[from.at()];
                    let through = *other + arm;
                    *other = arm.max(*other);
                    through.max(best)
                })
            };
        }
        best
    }

    /// The longest trail of edges that hang together, or `best` if it is not longer.
    fn longest_with_ring(&self, edges: u64, best: u8) -> u8 {
        let total = (edges.count_ones() + (edges & self.double).count_ones()) as u8;
        if total <= best {
            return best;
        }
        let (mut odd, mut stopped) = (CornerSet::EMPTY, 0);
        for (_, ends) in self.ends.iter().enumerate().filter(|(edge, _)| edges >> edge & 1 != 0) {
            for corner in ends {
                if self.stops.has(*corner) {
                    stopped += 1;
                } else {
                    odd.toggle(*corner);
                }
            }
        }
        let odd_ends = odd.len() + stopped;
        if odd_ends <= 2 {
            return total;
        }
        // with 2k odd vertices it takes k trails at least to cover the part, so k - 1 edges join two of them
        let mut search = Search { network: self, best, most: total - (odd_ends / 2 - 1) as u8 };
        // any trail is found from either end, so one start can be spared
        odd.iter().skip(1).for_each(|corner| search.walk(corner, 0, 0));
        if stopped > 0 {
            search.walk_from_stops(edges);
        }
        search.best
    }

    #[inline(always)]
    fn other_end(&self, edge: usize, from: Corner) -> Corner {
        let [a, b] = self.ends[edge];
        Corner(a.0 ^ b.0 ^ from.0)
    }

    #[inline(always)]
    fn weight(&self, edge: usize) -> u8 {
        1 + (self.double >> edge & 1) as u8
    }
}

/// Trails tried one by one, until one is as long as any can be.
struct Search<'a> {
    network: &'a Network,
    best: u8,
    most: u8,
}

impl Search<'_> {
    fn walk(&mut self, at: Corner, used: u64, length: u8) {
        self.best = length.max(self.best);
        let network = self.network;
        let mut open = network.at[at.at()] & !used;
        while open != 0 && self.best < self.most {
            let edge = open.trailing_zeros() as usize;
            open &= open - 1;
            self.walk(network.other_end(edge, at), used | 1 << edge, length + network.weight(edge));
        }
    }

    /// Trails that begin at a stop, with one of these edges.
    fn walk_from_stops(&mut self, edges: u64) {
        let network = self.network;
        for (edge, [a, b]) in network.ends.iter().enumerate().take(network.len) {
            for (from, to) in [(a, b), (b, a)] {
                if edges >> edge & 1 != 0 && network.stops.has(*from) {
                    self.walk(*to, 1 << edge, network.weight(edge));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;
    use crate::rules::Rules;
    use crate::setup::Setup;
    use crate::table::{Hand, State};

    #[test]
    fn a_road_added_to_any_network_makes_the_route_as_long_as_from_nothing() {
        let rules = Rules::new(&Setup::new("base", 3).unwrap()).unwrap();
        let board = &rules.board;
        let seat = Seat(0);
        let mut rng = Rng::new(11, 0);
        let (mut trees, mut rings) = (0, 0);
        for _ in 0..2000 {
            let mut t = State::start(&rules).table;
            for _ in 0..rng.below(12) {
                let owner = rng.below(2) as usize;
                t.settlements[owner].insert(Corner(rng.below(board.corner_count().into()) as u8));
            }
            t.settlements[1] = t.settlements[1].minus(t.settlements[0]);
            t.taken_corners = t.settlements[0] | t.settlements[1];
            let mut before = 0;
            for _ in 0..t.stock_of(seat, Piece::Road) {
                // mostly where roads meet already, so that rings close
                let at = |edge: Edge| board.ends(edge).iter().any(|k| !(board.edges_at(*k) & t.roads[0]).is_empty());
                let edges: Vec<Edge> = board.edges.minus(t.roads[0]).iter().collect();
                let near: Vec<Edge> = edges.iter().copied().filter(|edge| at(*edge)).collect();
                let from = if near.is_empty() || rng.below(12) == 0 { &edges } else { &near };
                let edge = from[rng.below(from.len() as u32) as usize];
                t.roads[0].insert(edge);
                let c = Ctx { rules: &rules, t: &t, hands: &[Hand::default(); 6] };
                let anew = longest(c, seat);
                match longer(c, seat, edge, before) {
                    Some(length) => {
                        assert_eq!(length, anew, "{edge:?} of {:?}, {:?}", t.roads[0], t.settlements);
                        trees += 1;
                    }
                    None => rings += 1,
                }
                before = anew;
            }
        }
        assert!(trees > 5000 && rings > 1000, "{trees} {rings}");
    }
}
