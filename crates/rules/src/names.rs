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
