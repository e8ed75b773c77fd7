//! The longest route: the longest trail on the split graph, always from nothing
//! (reference/base.md, "Longest road").
//!
//! Each edge counts at most once, a corner may be passed more than once. A corner with a foreign building is as many
//! vertices as edges meet there: a trail may begin or end at it, never pass. A longest trail starts at a vertex of
//! odd degree, for from an even one it could be made longer; where there is none, or just two, the whole part is one
//! trail. So only parts with four odd vertices or more are searched, and from those.

use crate::ids::{Corner, CornerSet, MAX_CORNERS, Seat};
use crate::rules::Hook;
use crate::switchboard::{self, Junctions, RouteEdges};
use crate::table::Ctx;

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
    /// Corners but stops at which an odd number of edges meet.
    odd: CornerSet,
}

/// Edges that hang together.
struct Part {
    edges: u64,
    /// Their corners but stops.
    corners: CornerSet,
    /// How many of their ends are at stops.
    stopped: u32,
}

impl Network {
    fn new() -> Network {
        Network {
            stops: CornerSet::EMPTY,
            at: [0; MAX_CORNERS],
            ends: [[Corner(0); 2]; MAX_PIECES],
            len: 0,
            double: 0,
            odd: CornerSet::EMPTY,
        }
    }

    #[inline(always)]
    fn add(&mut self, ends: [Corner; 2], double: bool) {
        debug_assert!(self.len < MAX_PIECES);
        self.ends[self.len] = ends;
        self.double |= u64::from(double) << self.len;
        for corner in ends {
            self.at[corner.at()] |= 1 << self.len;
            self.odd.toggle(corner);
        }
        self.len += 1;
    }

    /// Ends every trail at these corners, once all edges are there.
    fn stop(&mut self, stops: CornerSet) {
        self.stops = stops;
        self.odd = self.odd.minus(stops);
        stops.iter().for_each(|corner| self.at[corner.at()] = 0);
    }

    fn longest(&self) -> u8 {
        let mut best = 0;
        let mut left = if self.len == 0 { 0 } else { u64::MAX >> (MAX_PIECES - self.len) };
        while left != 0 {
            let part = self.part(left & left.wrapping_neg());
            left &= !part.edges;
            let edges = part.edges.count_ones();
            let total = (edges + (part.edges & self.double).count_ones()) as u8;
            if total <= best {
                continue;
            }
            let odd = self.odd & part.corners;
            let odd_ends = odd.len() as u32 + part.stopped;
            if odd_ends <= 2 {
                best = total;
                continue;
            }
            // with 2k odd vertices it takes k trails at least to cover the part, so k - 1 edges join two of them
            let most = total - (odd_ends / 2 - 1) as u8;
            let mut search = Search { network: self, best, most };
            // in a tree a longest trail joins two leaves; any trail is found from either end, so one start can be spared
            let tree = part.corners.len() as u32 + part.stopped == edges + 1;
            let starts = odd.iter().filter(|corner| !tree || self.at[corner.at()].is_power_of_two());
            starts.skip(1).for_each(|corner| search.walk(corner, 0, 0));
            if part.stopped > 0 {
                search.walk_from_stops(part.edges);
            }
            best = search.best;
        }
        best
    }

    /// The part that an edge belongs to.
    fn part(&self, first: u64) -> Part {
        let mut part = Part { edges: first, corners: CornerSet::EMPTY, stopped: 0 };
        let mut new = first;
        while new != 0 {
            let edge = new.trailing_zeros() as usize;
            new &= new - 1;
            for corner in self.ends[edge] {
                let here = self.at[corner.at()];
                new |= here & !part.edges;
                part.edges |= here;
                if here == 0 {
                    part.stopped += 1;
                } else {
                    part.corners.insert(corner);
                }
            }
        }
        part
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
            let [a, b] = network.ends[edge];
            let next = if a == at { b } else { a };
            self.walk(next, used | 1 << edge, length + network.weight(edge));
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
