//! What places are called: by what they touch, clockwise from the top. Names are structures here; words come later.
//!
//! Two places of one board never have the same name. The short name is taken where it is the only one of its kind,
//! otherwise a longer one that says where the place is.

use std::cmp::Ordering;

use rules::board::Board;
use rules::ids::{Corner, Edge, Hex};
use rules::table::Table;
use rules::terrain::{HarbourKind, Terrain};

use crate::angle;

/// A hex, by what it gives and when.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HexName {
    pub terrain: Terrain,
    /// Dice sums: bit `n` for the sum `n`.
    pub numbers: u16,
    pub apart: Option<Apart>,
}

/// What tells hexes apart that give the same at the same number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Apart {
    North,
    South,
    West,
    East,
    /// Of three or more: counted row by row from the north-west, from 1.
    Nth(u8),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum CornerName {
    Land {
        hexes: Vec<HexName>,
        harbour: Option<HarbourKind>,
        /// Which corner of the first hex: 0 north, clockwise to 5 north-west.
        tip: Option<u8>,
    },
    /// Of the open sea or inside a hex: by its name on the map.
    Map(String),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum EdgeName {
    Between(HexName, HexName),
    /// A side of a hex that meets the sea: 0 north-east, clockwise to 5 north-west.
    Coast {
        hex: HexName,
        side: u8,
    },
    /// Of the open sea or inside a hex: by its name on the map.
    Map(String),
}

/// How much a name says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    Short,
    /// Which corner of the first hex.
    Tip,
    /// Hexes told apart from others like them.
    Full,
}

const DETAILS: [Detail; 3] = [Detail::Short, Detail::Tip, Detail::Full];

/// The name of a hex, told apart from others like it.
pub fn hex(board: &Board, table: &Table, hex: Hex) -> HexName {
    let name = short_hex(table, hex);
    let alike: Vec<Hex> = (0..board.hexes()).map(Hex).filter(|h| short_hex(table, *h) == name).collect();
    let apart = match (name.terrain, alike.as_slice()) {
        (Terrain::Sea, _) | (_, [] | [_]) => None,
        (_, [first, second]) => Some(match (board.coord(*first).1 == board.coord(*second).1, hex == *first) {
            (false, true) => Apart::North,
            (false, false) => Apart::South,
            (true, true) => Apart::West,
            (true, false) => Apart::East,
        }),
        (_, many) => many.iter().position(|h| *h == hex).map(|at| Apart::Nth(at as u8 + 1)),
    };
    HexName { apart, ..name }
}

pub fn corner(board: &Board, table: &Table, corner: Corner) -> CornerName {
    first_unique(
        |detail| corner_at(board, table, corner, detail),
        |detail, name| {
            board.corners.iter().all(|other| other == corner || corner_at(board, table, other, detail) != *name)
        },
    )
}

pub fn edge(board: &Board, table: &Table, edge: Edge) -> EdgeName {
    first_unique(
        |detail| edge_at(board, table, edge, detail),
        |detail, name| board.edges.iter().all(|other| other == edge || edge_at(board, table, other, detail) != *name),
    )
}

/// The shortest name that no other place has; the full one always is.
fn first_unique<N>(name: impl Fn(Detail) -> N, unique: impl Fn(Detail, &N) -> bool) -> N {
    let short = DETAILS.into_iter().map(|detail| (detail, name(detail))).find(|(detail, name)| unique(*detail, name));
    short.map_or_else(|| name(Detail::Full), |(_, name)| name)
}

fn short_hex(table: &Table, hex: Hex) -> HexName {
    HexName { terrain: table.terrain[hex.at()], numbers: table.numbers[hex.at()], apart: None }
}

fn hex_at(board: &Board, table: &Table, at: Hex, detail: Detail) -> HexName {
    if detail == Detail::Full { hex(board, table, at) } else { short_hex(table, at) }
}

fn is_sea(table: &Table, hex: Hex) -> bool {
    table.terrain[hex.at()] == Terrain::Sea
}

fn corner_at(board: &Board, table: &Table, corner: Corner, detail: Detail) -> CornerName {
    let mut hexes: Vec<Hex> = board.hexes_at(corner).iter().copied().filter(|hex| !is_sea(table, *hex)).collect();
    let middle = board.corner_xy(corner);
    rules::sort::by_key(&mut hexes, |hex| clockwise(middle, board.hex_xy(*hex)));
    let Some(first) = hexes.first().copied().filter(|_| !board.plazas.has(corner)) else {
        return CornerName::Map(board.corner_name(corner));
    };
    let harbour = table.harbours.iter().flatten().find(|harbour| board.ends(harbour.edge).contains(&corner));
    let alone = hexes.len() == 1 && harbour.is_none();
    let tip = (0..6).find(|k| board.corner_of(first, *k) == Some(corner));
    CornerName::Land {
        hexes: hexes.into_iter().map(|hex| hex_at(board, table, hex, detail)).collect(),
        harbour: harbour.map(|harbour| harbour.kind),
        tip: tip.filter(|_| alone || detail != Detail::Short),
    }
}

fn edge_at(board: &Board, table: &Table, edge: Edge, detail: Detail) -> EdgeName {
    let mut hexes: Vec<Hex> = board.sides(edge).into_iter().flatten().filter(|hex| !is_sea(table, *hex)).collect();
    rules::sort::by(&mut hexes, |a, b| downwards(board.hex_xy(*a), board.hex_xy(*b)));
    match hexes.as_slice() {
        [a, b] if !board.inner.has(edge) => {
            EdgeName::Between(hex_at(board, table, *a, detail), hex_at(board, table, *b, detail))
        }
        [a] => match (0..6).find(|side| board.edge_of(*a, *side) == Some(edge)) {
            Some(side) => EdgeName::Coast { hex: hex_at(board, table, *a, detail), side },
            None => EdgeName::Map(board.edge_name(edge)),
        },
        _ => EdgeName::Map(board.edge_name(edge)),
    }
}

/// The angle from `middle` to `to`: 0 upwards, growing clockwise, below 360.
fn clockwise(middle: (f32, f32), to: (f32, f32)) -> f32 {
    let (x, y) = (to.0 - middle.0, to.1 - middle.1);
    match angle::of(-y, x) {
        left if left < 0.0 => left + 360.0,
        right => right,
    }
}

/// From top to bottom, then from left to right.
fn downwards(a: (f32, f32), b: (f32, f32)) -> Ordering {
    a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::cards::Kind;
    use rules::deal::{BoardKind, HarbourSetup};
    use rules::rules::Rules;
    use rules::setup::Setup;
    use rules::table::State;

    use super::*;

    fn dealt(board: BoardKind, harbours: HarbourSetup, seed: u64) -> (std::sync::Arc<Rules>, Table) {
        let setup = Setup { board, harbours, board_seed: seed, ..Setup::new("base", 4).unwrap() };
        let rules = Rules::new(&setup).unwrap();
        let table = State::start(&rules).table;
        (rules, table)
    }

    fn named(terrain: Terrain, number: u8) -> HexName {
        HexName { terrain, numbers: 1 << number, apart: None }
    }

    #[test]
    fn no_two_places_of_a_board_have_the_same_name() {
        for board in [BoardKind::Beginner, BoardKind::Spiral, BoardKind::Random, BoardKind::Balanced] {
            for seed in 0..20 {
                let harbours = if seed % 2 == 0 { HarbourSetup::Fixed } else { HarbourSetup::Shuffled };
                let (rules, table) = dealt(board, harbours, seed);
                let b = &rules.board;
                let hexes: HashSet<_> = b.tiles.iter().map(|h| hex(b, &table, h)).collect();
                let corners: HashSet<_> = b.corners.iter().map(|c| corner(b, &table, c)).collect();
                let edges: HashSet<_> = b.edges.iter().map(|e| edge(b, &table, e)).collect();
                assert_eq!((hexes.len(), corners.len(), edges.len()), (19, 54, 72), "{board:?} {seed}");
            }
        }
    }

    #[test]
    fn a_corner_is_named_by_its_hexes_clockwise_from_the_top() {
        let (rules, table) = dealt(BoardKind::Beginner, HarbourSetup::Fixed, 0);
        let name = |at: &str| corner(&rules.board, &table, rules.board.parse_corner(at).unwrap());
        let land = |hexes: &[HexName]| CornerName::Land { hexes: hexes.to_vec(), harbour: None, tip: None };
        let (pasture, forest) = (named(Terrain::Pasture, 4), named(Terrain::Forest, 3));
        let desert = HexName { terrain: Terrain::Desert, numbers: 0, apart: None };
        assert_eq!(name("D4n"), land(&[pasture, desert, named(Terrain::Hills, 6)]));
        assert_eq!(name("C4s"), land(&[pasture, forest, desert]));
    }

    #[test]
    fn a_corner_of_one_hex_is_named_by_its_harbour_or_by_its_tip() {
        let (rules, table) = dealt(BoardKind::Beginner, HarbourSetup::Fixed, 0);
        let name = |at: &str| corner(&rules.board, &table, rules.board.parse_corner(at).unwrap());
        let land = |hexes: &[HexName], harbour, tip| CornerName::Land { hexes: hexes.to_vec(), harbour, tip };
        let ore = named(Terrain::Mountains, 10);
        assert_eq!(name("B2ne"), land(&[named(Terrain::Pasture, 2), ore], None, None));
        assert_eq!(name("B2nw"), land(&[ore], Some(HarbourKind::Generic), Some(5)), "both ends touch ore 10 alone");
        assert_eq!(name("B2n"), land(&[ore], Some(HarbourKind::Generic), Some(0)));
        assert_eq!(name("B4n"), land(&[named(Terrain::Forest, 9)], None, Some(0)));
        let fields = [named(Terrain::Fields, 12), named(Terrain::Fields, 9)];
        assert_eq!(
            name("C2sw"),
            land(&fields, Some(HarbourKind::Special(Kind::Lumber)), None),
            "a harbour is always said"
        );
    }

    #[test]
    fn an_edge_is_named_by_both_hexes_or_as_the_side_of_one() {
        let (rules, table) = dealt(BoardKind::Beginner, HarbourSetup::Fixed, 0);
        let name = |at: &str| edge(&rules.board, &table, rules.board.parse_edge(at).unwrap());
        let hills = named(Terrain::Hills, 6);
        assert_eq!(name("C3e"), EdgeName::Between(hills, named(Terrain::Pasture, 4)));
        assert_eq!(name("B4ne"), EdgeName::Coast { hex: named(Terrain::Forest, 9), side: 0 });
    }

    #[test]
    fn hexes_alike_are_told_apart_by_where_they_lie() {
        let (rules, mut table) = dealt(BoardKind::Beginner, HarbourSetup::Fixed, 0);
        let at = |name: &str| rules.board.parse_hex(name).unwrap();
        let alike = |table: &mut Table, names: &[&str]| {
            for name in names {
                table.terrain[at(name).at()] = Terrain::Gold;
                table.numbers[at(name).at()] = 1 << 4;
            }
            names.iter().map(|name| hex(&rules.board, table, at(name)).apart.unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(alike(&mut table, &["C2", "C5"]), [Apart::West, Apart::East]);
        assert_eq!(alike(&mut table, &["C2", "C5", "B3"]), [Apart::Nth(2), Apart::Nth(3), Apart::Nth(1)]);
        let (_, mut table) = dealt(BoardKind::Beginner, HarbourSetup::Fixed, 0);
        assert_eq!(alike(&mut table, &["F2", "B4"]), [Apart::South, Apart::North]);
    }
}
