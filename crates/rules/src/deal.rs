//! stub
#![allow(missing_docs)]
use crate::board::Board;
use crate::ids::*;
use crate::layout::*;
use crate::terrain::*;
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum BoardKind {
    Beginner,
    Spiral,
    Random,
    Balanced,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum HarbourSetup {
    Fixed,
    Shuffled,
}
#[derive(Clone, PartialEq, Debug)]
pub struct Island {
    pub terrain: [Terrain; MAX_HEXES],
    pub numbers: [u16; MAX_HEXES],
    pub harbours: Vec<Harbour>,
    pub robber: Option<Hex>,
}
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Harbour {
    pub edge: Edge,
    pub kind: HarbourKind,
}
#[derive(Clone, PartialEq, Debug)]
pub struct DealError;
pub fn deal(l: &Layout, b: &Board, _k: BoardKind, _h: HarbourSetup, _s: u64) -> Result<Island, DealError> {
    let mut i = Island { terrain: [Terrain::Sea; MAX_HEXES], numbers: [0; MAX_HEXES], harbours: vec![], robber: None };
    for (n, t) in l.tiles.iter().enumerate() {
        if let Ground::Fixed(x) = t.ground {
            i.terrain[n] = x;
            if x == Terrain::Desert {
                i.robber = Some(Hex(n as u8));
            }
        }
        if let Token::Fixed(x) = t.token {
            i.numbers[n] = x;
        }
    }
    for h in &l.harbours {
        if let SiteKind::Fixed(kind) = h.kind {
            i.harbours.push(Harbour { edge: b.edge_of(h.hex, h.side).unwrap(), kind });
        }
    }
    Ok(i)
}
