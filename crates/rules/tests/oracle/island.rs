//! What lies on the map: the beginner's island, and the figures of the box.

use super::map::map;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

/// The five kinds of resource cards in the order of the record.
pub const KINDS: [&str; 5] = ["brick", "lumber", "wool", "grain", "ore"];
/// Cards of each kind in the box.
pub const CARDS_OF_A_KIND: u8 = 19;

/// The five kinds of development cards.
pub const CARDS: [&str; 5] = ["knight", "victory-point", "road-building", "plenty", "monopoly"];
/// How many of each there are.
pub const DECK: [u8; 5] = [14, 5, 2, 2, 2];
pub const KNIGHT: usize = 0;
pub const VICTORY_POINT: usize = 1;
pub const ROAD_BUILDING: usize = 2;
pub const PLENTY: usize = 3;
pub const MONOPOLY: usize = 4;

/// Prices, in cards of each kind.
pub const ROAD_PRICE: [u8; 5] = [1, 1, 0, 0, 0];
pub const SETTLEMENT_PRICE: [u8; 5] = [1, 1, 1, 1, 0];
pub const CITY_PRICE: [u8; 5] = [0, 0, 0, 2, 3];
pub const CARD_PRICE: [u8; 5] = [0, 0, 1, 1, 1];

/// Pieces of each seat.
pub const ROADS: usize = 15;
pub const SETTLEMENTS: usize = 5;
pub const CITIES: usize = 4;

/// A harbour: the two corners it serves and the kind it takes two of, or any kind three of.
#[derive(Debug, PartialEq, Eq)]
pub struct Harbour {
    pub corners: [usize; 2],
    pub kind: Option<usize>,
}

/// Terrain, numbers and harbours.
#[derive(Debug, PartialEq, Eq)]
pub struct Island {
    /// The kind each land hex yields; the desert none.
    pub yields: Vec<Option<usize>>,
    /// The number on each land hex; 0 on the desert.
    pub numbers: Vec<u8>,
    pub harbours: Vec<Harbour>,
}

/// Positions of one search share their island; it need not tell them apart.
impl Hash for Island {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// From north to south and west to east: what a hex yields, and its number.
const BEGINNER_HEXES: [(&str, u8); 19] = [
    ("ore", 10),
    ("wool", 2),
    ("lumber", 9),
    ("grain", 12),
    ("brick", 6),
    ("wool", 4),
    ("brick", 10),
    ("grain", 9),
    ("lumber", 11),
    ("", 0),
    ("lumber", 3),
    ("ore", 8),
    ("lumber", 8),
    ("ore", 3),
    ("grain", 4),
    ("wool", 5),
    ("brick", 5),
    ("grain", 6),
    ("wool", 11),
];

/// The side of the coast a harbour lies at, and what it takes.
const BEGINNER_HARBOURS: [(&str, &str); 9] = [
    ("B2nw", "any"),
    ("B3ne", "grain"),
    ("C5ne", "ore"),
    ("D6e", "any"),
    ("E5se", "wool"),
    ("F3se", "any"),
    ("F2sw", "any"),
    ("E2w", "brick"),
    ("C2w", "lumber"),
];

/// The preset starts in the order the seats take them: the lettered settlement and its road, then the other ones.
pub const BEGINNER_STARTS: [[&str; 4]; 4] = [
    ["E2se", "F2ne", "E4se", "E4e"],
    ["E4sw", "E4sw", "C4ne", "C4ne"],
    ["D3n", "D3nw", "D5se", "D5e"],
    ["D3sw", "D3sw", "C3n", "B3sw"],
];

/// The fixed island for beginners.
pub fn beginner() -> &'static Island {
    static ISLAND: OnceLock<Island> = OnceLock::new();
    ISLAND.get_or_init(|| Island {
        yields: BEGINNER_HEXES.iter().map(|(kind, _)| kind_called(kind)).collect(),
        numbers: BEGINNER_HEXES.iter().map(|(_, number)| *number).collect(),
        harbours: BEGINNER_HARBOURS
            .iter()
            .map(|(side, kind)| {
                let (one, other) = map().edge_ends[map().edge(side).expect("an edge of the coast")];
                Harbour { corners: [one, other], kind: kind_called(kind) }
            })
            .collect(),
    })
}

/// The number of a kind by its name.
pub fn kind_called(name: &str) -> Option<usize> {
    KINDS.iter().position(|kind| *kind == name)
}
