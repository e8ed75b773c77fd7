//! Places in words: `D4` a hex, `D4n` a corner, `D4ne` an edge, `D4m` a plaza, `D4mn` a path inside a hex.
//!
//! Rows are letters from north to south, printed sea included; columns count the hexes of a row from the west, from 1.
//! Every corner has exactly one name that ends in `n` or `s`, every edge exactly one that ends in `ne`, `e` or `se`;
//! these are printed. All six names a hex gives its corners (`n ne se s sw nw`) and edges (`ne e se sw w nw`) are read,
//! in capitals or small letters.

use crate::board::Board;
use crate::ids::{Corner, Edge, Hex};

/// The names of a hex's corners, clockwise from north.
pub(crate) const CORNERS: [&str; 6] = ["n", "ne", "se", "s", "sw", "nw"];
/// The names of a hex's sides, clockwise from north-east.
const SIDES: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

impl Board {
    /// The name of a hex, such as `D4`.
    pub fn hex_name(&self, hex: Hex) -> String {
        for (letter, row) in ('A'..).zip(&self.rows) {
            if let Some(column) = row.iter().position(|h| *h == hex) {
                return format!("{letter}{}", column + 1);
            }
        }
        String::from("?")
    }

    /// The name of a corner, such as `D4n` or `D4s`; a plaza's is `D4m`.
    pub fn corner_name(&self, corner: Corner) -> String {
        let hexes = self.hexes_at(corner);
        if let [hex] = hexes {
            return self.hex_name(*hex) + "m";
        }
        let name = |k: u8| {
            let hex = hexes.iter().find(|hex| self.corner_of(**hex, k) == Some(corner))?;
            Some(self.hex_name(*hex) + CORNERS[k as usize])
        };
        name(0).or_else(|| name(3)).unwrap_or_else(|| String::from("?"))
    }

    /// The name of an edge, such as `D4ne`, `D4e` or `D4se`; an inner path's is `D4mn` with the corner it leads to.
    pub fn edge_name(&self, edge: Edge) -> String {
        let name = |hex: Hex| {
            if self.inner.has(edge) {
                let leads_to = |k: &u8| self.corner_of(hex, *k).is_some_and(|c| self.ends(edge).contains(&c));
                let k = (0..6).find(leads_to)?;
                return Some(format!("{}m{}", self.hex_name(hex), CORNERS[k as usize]));
            }
            let side = (0..3).find(|side| self.edge_of(hex, *side) == Some(edge))?;
            Some(self.hex_name(hex) + SIDES[side as usize])
        };
        self.sides(edge).into_iter().flatten().find_map(name).unwrap_or_else(|| String::from("?"))
    }

    /// The name of an edge as a side of one of its hexes, such as `D4sw`.
    pub fn side_name(&self, hex: Hex, side: u8) -> String {
        self.hex_name(hex) + SIDES[side as usize % 6]
    }

    /// The hex of a name.
    pub fn parse_hex(&self, name: &str) -> Option<Hex> {
        let (hex, rest) = self.split(name)?;
        rest.is_empty().then_some(hex)
    }

    /// The corner of a name, canonical or not.
    pub fn parse_corner(&self, name: &str) -> Option<Corner> {
        let (hex, rest) = self.split(name)?;
        if rest.eq_ignore_ascii_case("m") {
            return self.plaza_of(hex);
        }
        self.corner_of(hex, place(&CORNERS, rest)?)
    }

    /// The edge of a name, canonical or not.
    pub fn parse_edge(&self, name: &str) -> Option<Edge> {
        let (hex, rest) = self.split(name)?;
        if let Some(corner) = rest.strip_prefix(['m', 'M']) {
            return self.edge_between(self.plaza_of(hex)?, self.corner_of(hex, place(&CORNERS, corner)?)?);
        }
        self.edge_of(hex, place(&SIDES, rest)?)
    }

    /// A hex and the side of it that a name such as `D4sw` says.
    pub fn parse_side(&self, name: &str) -> Option<(Hex, u8)> {
        let (hex, rest) = self.split(name)?;
        Some((hex, place(&SIDES, rest)?))
    }

    /// The hex a name begins with, and what follows.
    fn split<'a>(&self, name: &'a str) -> Option<(Hex, &'a str)> {
        let letter = name.chars().next().filter(char::is_ascii_alphabetic)?.to_ascii_uppercase();
        let row = self.rows.get((letter as u8 - b'A') as usize)?;
        let digits = name[1..].bytes().take_while(u8::is_ascii_digit).count();
        let (column, rest) = name[1..].split_at(digits);
        if column.starts_with('0') {
            return None;
        }
        let column: usize = column.parse().ok()?;
        Some((*row.get(column.checked_sub(1)?)?, rest))
    }
}

fn place(names: &[&str; 6], name: &str) -> Option<u8> {
    names.iter().position(|n| n.eq_ignore_ascii_case(name)).map(|k| k as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::{layout, layouts};

    fn base() -> Board {
        Board::new(layout("base").unwrap()).unwrap()
    }

    #[test]
    fn every_place_of_every_layout_is_found_by_its_name() {
        for layout in layouts() {
            let board = Board::new(layout).unwrap();
            let mut names = std::collections::BTreeSet::new();
            for hex in (0..board.hexes()).map(Hex) {
                let name = board.hex_name(hex);
                assert_eq!(board.parse_hex(&name), Some(hex));
                assert_eq!(board.parse_hex(&name.to_lowercase()), Some(hex));
                names.insert(name);
            }
            for corner in board.corners.iter() {
                let name = board.corner_name(corner);
                assert_eq!(board.parse_corner(&name), Some(corner));
                assert_eq!(board.parse_corner(&name.to_uppercase()), Some(corner));
                assert!(name.ends_with(|c: char| "nsm".contains(c)));
                names.insert(name);
            }
            for edge in board.edges.iter() {
                let name = board.edge_name(edge);
                assert_eq!(board.parse_edge(&name), Some(edge));
                assert_eq!(board.parse_edge(&name.to_lowercase()), Some(edge));
                names.insert(name);
            }
            assert_eq!(names.len(), board.hexes() as usize + board.corners.len() + board.edges.len());
        }
    }

    #[test]
    fn a_place_is_found_by_every_name_its_hexes_give_it() {
        let board = base();
        for hex in board.tiles.iter() {
            for k in 0..6 {
                let name = board.hex_name(hex) + CORNERS[k as usize];
                assert_eq!(board.parse_corner(&name), board.corner_of(hex, k));
                assert_eq!(board.parse_edge(&board.side_name(hex, k)), board.edge_of(hex, k));
                assert_eq!(board.parse_side(&board.side_name(hex, k)), Some((hex, k)));
            }
        }
    }

    #[test]
    fn the_beginner_islands_desert_is_d4_and_names_look_as_documented() {
        let board = base();
        let centre = board.hex_at(0, 0).unwrap();
        assert_eq!(board.hex_name(centre), "D4");
        let corner = |k| board.corner_name(board.corner_of(centre, k).unwrap());
        assert_eq!([0, 1, 2, 3, 4, 5].map(corner), ["D4n", "C4s", "E4n", "D4s", "E3n", "C3s"]);
        let edge = |side| board.edge_name(board.edge_of(centre, side).unwrap());
        assert_eq!([0, 1, 2, 3, 4, 5].map(edge), ["D4ne", "D4e", "D4se", "E3ne", "D3e", "C3se"]);
        assert_eq!(board.parse_hex("A1"), Some(Hex(19)), "printed sea counts");
    }

    #[test]
    fn a_plaza_and_its_paths_are_named_by_the_hex_around() {
        let board = Board::new(layout("traders-and-barbarians").unwrap()).unwrap();
        let castle = board.parse_hex("D2").unwrap();
        let plaza = board.plaza_of(castle).unwrap();
        assert_eq!(board.corner_name(plaza), "D2m");
        let north = board.edge_between(plaza, board.corner_of(castle, 0).unwrap()).unwrap();
        assert_eq!(board.edge_name(north), "D2mn");
        assert_eq!(board.parse_edge("d2MNE"), board.edge_between(plaza, board.corner_of(castle, 1).unwrap()));
        assert_eq!(board.parse_edge("D2msw"), None, "the castle's sea side has no path");
        assert_eq!((board.parse_corner("D3m"), board.parse_edge("D3mn")), (None, None));
    }

    #[test]
    fn what_is_no_place_has_no_name() {
        let board = base();
        for name in
            ["", "D", "4", "D0", "D8", "D04", "H1", "4D", "D4x", "D99999999999", "é4", "D4é", "D4 ", "D-1", "Dn"]
        {
            assert_eq!(board.parse_hex(name), None, "{name}");
        }
        for name in ["D4", "D4e", "D4w", "D4m", "A1n", "D4nn", "D4mn"] {
            assert_eq!(board.parse_corner(name), None, "{name}");
        }
        for name in ["D4", "D4n", "D4s", "D4m", "A1ne", "D4mn", "D4nee"] {
            assert_eq!(board.parse_edge(name), None, "{name}");
        }
    }
}
