//! Where things are: the 19 land hexes inside a ring of 18 printed sea hexes, and the names of places.
//!
//! A hex is axial `(q, r)`, pointy-top, q to the east and r to the south-east. A corner is the set of the three hexes
//! that meet there and an edge the pair of hexes it parts; numbers for them are only their places in a sorted list.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

type Axial = (i8, i8);

/// Steps to the neighbours, clockwise from the north-east.
const STEPS: [Axial; 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
const CORNER_WORDS: [&str; 6] = ["n", "ne", "se", "s", "sw", "nw"];
const SIDE_WORDS: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

/// The places of the base island by number, and their names.
pub struct Map {
    /// Land hexes by name, from north to south and west to east.
    pub hexes: Vec<String>,
    /// Corners of land by their one name, the north or south corner of some hex.
    pub corners: Vec<String>,
    /// Edges of land by their one name, the north-east, east or south-east side of some hex.
    pub edges: Vec<String>,
    /// The six corners of each land hex, clockwise from the north.
    pub hex_corners: Vec<[usize; 6]>,
    /// The six sides of each land hex, clockwise from the north-east.
    pub hex_edges: Vec<[usize; 6]>,
    /// The two corners each edge joins.
    pub edge_ends: Vec<(usize, usize)>,
    /// The edges that end at each corner.
    pub edges_at: Vec<Vec<usize>>,
    /// The corners one edge away from each corner.
    pub corners_next_to: Vec<Vec<usize>>,
    /// The land hexes each corner touches.
    pub hexes_at: Vec<Vec<usize>>,
    corner_aliases: BTreeMap<String, usize>,
    edge_aliases: BTreeMap<String, usize>,
}

/// The one map there is.
pub fn map() -> &'static Map {
    static MAP: OnceLock<Map> = OnceLock::new();
    MAP.get_or_init(build)
}

fn within(size: i8) -> Vec<Axial> {
    let mut hexes = Vec::new();
    for r in -size..=size {
        for q in -size..=size {
            if (q + r).abs() <= size {
                hexes.push((q, r));
            }
        }
    }
    hexes
}

fn neighbour((q, r): Axial, side: usize) -> Axial {
    let (dq, dr) = STEPS[side % 6];
    (q + dq, r + dr)
}

fn corner(hex: Axial, k: usize) -> BTreeSet<Axial> {
    BTreeSet::from([hex, neighbour(hex, k + 5), neighbour(hex, k)])
}

fn side(hex: Axial, k: usize) -> BTreeSet<Axial> {
    BTreeSet::from([hex, neighbour(hex, k)])
}

/// Row letters from the north and columns from the west, the printed sea included.
fn hex_name((q, r): Axial) -> String {
    let row = char::from(b'A' + u8::try_from(r + 3).expect("a row of the board"));
    let westmost = (-3).max(-3 - r);
    format!("{row}{}", q - westmost + 1)
}

fn build() -> Map {
    let land = within(2);
    let printed = within(3);
    let corners: Vec<_> = {
        let all: BTreeSet<_> = land.iter().flat_map(|&hex| (0..6).map(move |k| corner(hex, k))).collect();
        all.into_iter().collect()
    };
    let edges: Vec<_> = {
        let all: BTreeSet<_> = land.iter().flat_map(|&hex| (0..6).map(move |k| side(hex, k))).collect();
        all.into_iter().collect()
    };
    let number_of_corner = |hex, k| corners.iter().position(|c| *c == corner(hex, k));
    let number_of_edge = |hex, k| edges.iter().position(|e| *e == side(hex, k));

    let mut corner_names = vec![Vec::new(); corners.len()];
    let mut edge_names = vec![Vec::new(); edges.len()];
    let mut corner_aliases = BTreeMap::new();
    let mut edge_aliases = BTreeMap::new();
    for &hex in &printed {
        for k in 0..6 {
            if let Some(number) = number_of_corner(hex, k) {
                let name = format!("{}{}", hex_name(hex), CORNER_WORDS[k]);
                corner_aliases.insert(name.clone(), number);
                if k == 0 || k == 3 {
                    corner_names[number].push(name);
                }
            }
            if let Some(number) = number_of_edge(hex, k) {
                let name = format!("{}{}", hex_name(hex), SIDE_WORDS[k]);
                edge_aliases.insert(name.clone(), number);
                if k < 3 {
                    edge_names[number].push(name);
                }
            }
        }
    }
    let only = |names: Vec<String>| match &names[..] {
        [one] => one.clone(),
        _ => panic!("a place with the names {names:?}"),
    };

    let edge_ends: Vec<(usize, usize)> = edges
        .iter()
        .map(|edge| {
            let ends: Vec<usize> = (0..corners.len()).filter(|&c| edge.is_subset(&corners[c])).collect();
            (ends[0], ends[1])
        })
        .collect();
    let ends_at = |edge: usize, corner: usize| edge_ends[edge].0 == corner || edge_ends[edge].1 == corner;
    let edges_at: Vec<Vec<usize>> =
        (0..corners.len()).map(|c| (0..edges.len()).filter(|&e| ends_at(e, c)).collect()).collect();
    let corners_next_to = (0..corners.len())
        .map(|c| edges_at[c].iter().map(|&e| edge_ends[e].0 + edge_ends[e].1 - c).collect())
        .collect();
    let hexes_at = corners.iter().map(|c| (0..land.len()).filter(|&h| c.contains(&land[h])).collect()).collect();
    let corners_of = |&hex: &Axial| std::array::from_fn(|k| number_of_corner(hex, k).expect("a corner of land"));
    let sides_of = |&hex: &Axial| std::array::from_fn(|k| number_of_edge(hex, k).expect("an edge of land"));

    Map {
        hexes: land.iter().map(|&hex| hex_name(hex)).collect(),
        corners: corner_names.into_iter().map(only).collect(),
        edges: edge_names.into_iter().map(only).collect(),
        hex_corners: land.iter().map(corners_of).collect(),
        hex_edges: land.iter().map(sides_of).collect(),
        edge_ends,
        edges_at,
        corners_next_to,
        hexes_at,
        corner_aliases,
        edge_aliases,
    }
}

impl Map {
    /// The land hex of this name.
    pub fn hex(&self, name: &str) -> Option<usize> {
        self.hexes.iter().position(|hex| hex == name)
    }

    /// The corner of this name, any of its names.
    pub fn corner(&self, name: &str) -> Option<usize> {
        self.corner_aliases.get(name).copied()
    }

    /// The edge of this name, any of its names.
    pub fn edge(&self, name: &str) -> Option<usize> {
        self.edge_aliases.get(name).copied()
    }
}
