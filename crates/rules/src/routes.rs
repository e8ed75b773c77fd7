//! The longest route: the longest trail on the split graph, always from nothing
//! (reference/base.md, "Longest road").
//!
//! Each edge counts at most once, a corner may be passed more than once. A corner with a foreign building is as many
//! vertices as edges meet there: a trail may begin or end at it, never pass. A longest trail starts at a vertex of
//! odd degree, for from an even one it could be made longer; where there is none, or just two, the whole part is one
//! trail. So only parts with four odd vertices or more are searched, and from those.

use crate::ids::{CornerSet, MAX_CORNERS, Seat};
use crate::rules::Hook;
use crate::switchboard::{self, Junctions, RouteEdges};
use crate::table::Ctx;

/// Most edges of one owner's network: fits the bits of a word.
const MAX_PIECES: usize = 64;
const NONE: u8 = u8::MAX;

/// The length of the longest route of `seat`.
pub fn longest(c: Ctx, seat: Seat) -> u8 {
    let mut stops = Junctions::default();
    let mut counts = RouteEdges::default();
    for other in c.rules.owners.iter().filter(|o| *o != seat) {
        stops.stops |= c.t.buildings_of(other);
    }
    if c.rules.on(Hook::Junctions) {
        switchboard::junctions(c, seat, &mut stops);
    }
    if c.rules.on(Hook::RouteEdges) {
        switchboard::route_edges(c, &mut counts);
    }
    let mut graph = Graph::new();
    for edge in c.t.roads[seat.at()].minus(counts.dead).iter() {
        let [a, b] = c.rules.board.ends(edge).map(|k| k.0);
        graph.add(a, b, if counts.double.has(edge) { 2 } else { 1 }, stops.stops);
    }
    graph.longest()
}

/// The longest trail over `edges` between corners, `stops` being corners that end every route.
/// At most 64 edges, no more than four at a corner.
pub fn longest_trail(edges: &[(u8, u8)], stops: CornerSet) -> u8 {
    let mut graph = Graph::new();
    for (a, b) in edges {
        graph.add(*a, *b, 1, stops);
    }
    graph.longest()
}

#[derive(Clone, Copy)]
struct Vertex {
    edges: [u8; 4],
    degree: u8,
}

struct Graph {
    vertices: [Vertex; 2 * MAX_PIECES],
    vertex_count: usize,
    ends: [[u8; 2]; MAX_PIECES],
    weights: [u8; MAX_PIECES],
    edge_count: usize,
    vertex_of: [u8; MAX_CORNERS],
}

impl Graph {
    fn new() -> Graph {
        Graph {
            vertices: [Vertex { edges: [NONE; 4], degree: 0 }; 2 * MAX_PIECES],
            vertex_count: 0,
            ends: [[0; 2]; MAX_PIECES],
            weights: [0; MAX_PIECES],
            edge_count: 0,
            vertex_of: [NONE; MAX_CORNERS],
        }
    }

    fn add(&mut self, a: u8, b: u8, weight: u8, stops: CornerSet) {
        let edge = self.edge_count;
        debug_assert!(edge < MAX_PIECES);
        self.edge_count += 1;
        self.weights[edge] = weight;
        self.ends[edge] = [a, b].map(|corner| {
            let split = stops.has(crate::ids::Corner(corner));
            let mut vertex = if split { NONE } else { self.vertex_of[usize::from(corner)] };
            if vertex == NONE {
                vertex = self.vertex_count as u8;
                self.vertex_count += 1;
                self.vertex_of[usize::from(corner)] = vertex;
            }
            let v = &mut self.vertices[usize::from(vertex)];
            v.edges[usize::from(v.degree)] = edge as u8;
            v.degree += 1;
            vertex
        });
    }

    fn longest(&self) -> u8 {
        let mut best = 0;
        let mut unseen: u128 = if self.vertex_count == 128 { u128::MAX } else { (1 << self.vertex_count) - 1 };
        while unseen != 0 {
            let part = self.part(unseen.trailing_zeros() as usize);
            unseen &= !part;
            let (mut total, mut odd) = (0, 0u128);
            for v in bits(part) {
                let vertex = &self.vertices[v];
                odd |= u128::from(vertex.degree & 1) << v;
                total += vertex.edges[..vertex.degree.into()].iter().map(|e| self.weights[usize::from(*e)]).sum::<u8>();
            }
            total /= 2;
            if total <= best {
                continue;
            }
            if odd.count_ones() <= 2 {
                best = total;
                continue;
            }
            // a part with 2k odd vertices falls into k trails at least, so k - 1 edges are left over
            let most = total - (odd.count_ones() / 2 - 1) as u8;
            for v in bits(odd) {
                if best >= most {
                    break;
                }
                self.walk(v, 0, 0, &mut best);
            }
        }
        best
    }

    /// The vertices connected with `start`.
    fn part(&self, start: usize) -> u128 {
        let mut seen = 1u128 << start;
        let mut new = seen;
        while new != 0 {
            let v = new.trailing_zeros() as usize;
            new &= new - 1;
            let vertex = &self.vertices[v];
            for edge in &vertex.edges[..vertex.degree.into()] {
                for end in self.ends[usize::from(*edge)] {
                    if seen >> end & 1 == 0 {
                        seen |= 1 << end;
                        new |= 1 << end;
                    }
                }
            }
        }
        seen
    }

    fn walk(&self, at: usize, used: u64, length: u8, best: &mut u8) {
        *best = length.max(*best);
        let vertex = &self.vertices[at];
        for edge in &vertex.edges[..vertex.degree.into()] {
            if used >> edge & 1 == 0 {
                let edge = usize::from(*edge);
                let [a, b] = self.ends[edge].map(usize::from);
                let next = if a == at { b } else { a };
                self.walk(next, used | 1 << edge, length + self.weights[edge], best);
            }
        }
    }
}

fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}
