//! A map as data: everything that is printed, drawn or prescribed before a game begins.
//!
//! Places are ids of the [`crate::board::Board`] that the same layout makes. What only one scenario needs is said
//! in general terms: named *marks* on hexes, corners or edges, named *zones* and *regions* of hexes, named *facts*
//! with a number, and *pools* from which terrain, tokens and harbours are dealt or drawn.

mod error;
mod shipped;
pub mod text;

pub use crate::terrain::{HarbourKind, Terrain};
pub use error::{LayoutError, Problem};
pub use shipped::{SHIPPED, layout, layouts};

use crate::board::Board;
use crate::ids::{Corner, CornerSet, Edge, Hex, HexSet};

/// A map as data.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// The name of the file and in links: lower-case words joined by `-`.
    pub id: String,
    /// For how many players it is made.
    pub players: Vec<u8>,
    /// The tiles, row by row from north to south, west to east: the tile at index `i` is `Hex(i)`.
    pub tiles: Vec<Tile>,
    /// The sea printed on the frame, in the same order. Its ids follow the tiles'.
    pub frame: Vec<Coord>,
    /// The pieces of a frame that can be shuffled, clockwise; each is its sea hexes, clockwise.
    pub pieces: Vec<Vec<Hex>>,
    /// Hexes with places inside.
    pub plazas: Vec<Plaza>,
    /// The zones that tiles belong to.
    pub zones: Vec<Zone>,
    /// Named groups of zones, such as islands that give points.
    pub regions: Vec<Region>,
    /// What is dealt at the set-up or drawn in play.
    pub pools: Vec<Pool>,
    /// Harbours, and places where harbours are dealt to.
    pub harbours: Vec<HarbourSite>,
    /// The values of the number tokens in the order of their letters, for dealing along a spiral.
    pub letters: Vec<Sums>,
    /// What a variable set-up may shuffle, and under which conditions.
    pub shuffles: Vec<Shuffle>,
    /// Where the first settlements may stand.
    pub start: Start,
    /// Pieces that are on the board when the game begins.
    pub presets: Vec<Preset>,
    /// Where the robber begins.
    pub robber: RobberStart,
    /// The sea hex, tile or frame, where the pirate begins.
    pub pirate: Option<Hex>,
    /// Named places of which only a module knows the meaning.
    pub marks: Vec<Mark>,
    /// Named numbers of which only a module knows the meaning.
    pub facts: Vec<(String, i32)>,
}

/// Axial coordinates of a pointy-top hex: `q` grows to the east, `r` to the south-east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Coord {
    /// Steps to the east.
    pub q: i8,
    /// Steps to the south-east.
    pub r: i8,
}

impl Coord {
    /// The next hex over `side` (0 north-east, then clockwise to 5 north-west).
    pub const fn step(self, side: u8) -> Coord {
        let (dq, dr) = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)][(side % 6) as usize];
        Coord { q: self.q.wrapping_add(dq), r: self.r.wrapping_add(dr) }
    }
}

/// A set of dice sums: bit `n` stands for the sum `n`, 2 to 12.
pub type Sums = u16;

/// A hex that takes a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Where it lies.
    pub at: Coord,
    /// What it is made of.
    pub ground: Ground,
    /// Its number token.
    pub token: Token,
    /// Index into [`Layout::zones`].
    pub zone: Option<u8>,
}

/// How the terrain of a tile is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// As drawn.
    Fixed(Terrain),
    /// Dealt face up at the set-up, from a pool (index into [`Layout::pools`]).
    Dealt(u8),
    /// Drawn from a pool when the hex is discovered.
    Hidden(u8),
}

/// How the number token of a tile is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// There is none.
    None,
    /// As drawn; a hex may have several sums.
    Fixed(Sums),
    /// As drawn, but face down: it gives nothing until turned.
    FaceDown(Sums),
    /// Dealt at the set-up, from a pool, onto terrain that takes a token.
    Dealt(u8),
    /// Drawn from a pool in play, when the hex is discovered or reached.
    Drawn(u8),
}

/// A hex with a place in its middle and paths from there to some of its corners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plaza {
    /// The hex, a tile.
    pub hex: Hex,
    /// The corners with a path: bit `k` for corner `k`, 0 north, clockwise.
    pub corners: u8,
}

/// A named part of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// The letter that stands for it in the drawing of the zones.
    pub letter: char,
    /// What modules call it.
    pub name: String,
}

/// A named group of zones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// What modules call it.
    pub name: String,
    /// Indices into [`Layout::zones`].
    pub zones: Vec<u8>,
}

/// Things of one kind to deal or to draw from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pool {
    /// The letter that stands for it in the drawing.
    pub letter: char,
    /// What modules call it.
    pub name: String,
    /// What it holds.
    pub items: Items,
}

/// What a pool holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Items {
    /// Terrain tiles, with how many of each.
    Terrain(Vec<(Terrain, u8)>),
    /// Number tokens, in the order given.
    Tokens(Vec<Sums>),
    /// Harbour tokens, with how many of each.
    Harbours(Vec<(HarbourKind, u8)>),
}

/// A harbour at the side of a land hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HarbourSite {
    /// The land hex it serves.
    pub hex: Hex,
    /// The side of that hex, 0 north-east, clockwise.
    pub side: u8,
    /// Its kind, or where that comes from.
    pub kind: SiteKind,
}

/// How the kind of a harbour is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteKind {
    /// As drawn.
    Fixed(HarbourKind),
    /// Dealt at the set-up, from a pool.
    Dealt(u8),
}

/// A part of the map that a variable set-up may shuffle within itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// The zones it covers, as indices into [`Layout::zones`]. Empty: the whole map.
    pub zones: Vec<u8>,
    /// Whether terrain is shuffled.
    pub terrain: bool,
    /// Whether number tokens are shuffled.
    pub tokens: bool,
    /// Whether the kinds of harbours are shuffled.
    pub harbours: bool,
    /// What the outcome must satisfy.
    pub rules: Vec<ShuffleRule>,
}

/// A condition on a shuffled part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShuffleRule {
    /// No two hexes with a 6 or 8 are neighbours.
    RedsApart,
    /// Tiles of this terrain stay where they are.
    Keep(Terrain),
    /// No 6 or 8 lies on this terrain.
    NoRedOn(Terrain),
    /// None of these sums lies on the hexes of a mark (index into [`Layout::marks`]).
    NotAt(Sums, u8),
}

/// Where the first settlements may stand: corners that touch a hex of `zones`, without those marked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// Indices into [`Layout::zones`]. Empty: any land.
    pub zones: Vec<u8>,
    /// Indices into [`Layout::marks`], of marks on corners.
    pub except: Vec<u8>,
}

/// Pieces that stand on the board when the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The letter of the preset, or a word such as `neutral`. No seat: who takes which is the rules' matter.
    pub label: String,
    /// The pieces, in the order given.
    pub pieces: Vec<PresetPiece>,
}

/// A piece of a preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PresetPiece {
    /// A settlement; `yields` if the starting resources come from it.
    Settlement {
        /// Where.
        at: Corner,
        /// Whether the starting resources come from it.
        yields: bool,
    },
    /// A city.
    City(Corner),
    /// A road.
    Road(Edge),
    /// A ship.
    Ship(Edge),
}

/// Where the robber begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum RobberStart {
    /// The scenario has no robber.
    #[default]
    Absent,
    /// Beside the board.
    Beside,
    /// On the tile of this terrain, wherever it was dealt.
    On(Terrain),
    /// On the tile with this number token, wherever it was dealt.
    OnNumber(Sums),
    /// On one of these hexes; where there are several, players choose.
    At(Vec<Hex>),
}

/// Named places of one kind, in the order given, each with a number where it needs one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// What modules call it.
    pub name: String,
    /// The places.
    pub places: Places,
}

/// The places of a mark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Places {
    /// Hexes.
    Hexes(Vec<(Hex, Option<u8>)>),
    /// Corners.
    Corners(Vec<(Corner, Option<u8>)>),
    /// Edges.
    Edges(Vec<(Edge, Option<u8>)>),
}

impl Layout {
    /// The coordinates of every hex in id order: tiles, then frame.
    pub fn coords(&self) -> impl Iterator<Item = Coord> {
        self.tiles.iter().map(|t| t.at).chain(self.frame.iter().copied())
    }

    /// The tiles of a zone; none if there is no such zone.
    pub fn zone(&self, name: &str) -> HexSet {
        let zone = self.zones.iter().position(|z| z.name == name);
        self.tiles_where(|tile| zone.is_some() && tile.zone.map(usize::from) == zone)
    }

    /// The tiles of all zones of a region; none if there is no such region.
    pub fn region(&self, name: &str) -> HexSet {
        let Some(region) = self.regions.iter().find(|r| r.name == name) else { return HexSet::EMPTY };
        self.tiles_where(|tile| tile.zone.is_some_and(|z| region.zones.contains(&z)))
    }

    /// The pool of a name.
    pub fn pool(&self, name: &str) -> Option<&Pool> {
        self.pools.iter().find(|p| p.name == name)
    }

    /// The mark of a name.
    pub fn mark(&self, name: &str) -> Option<&Mark> {
        self.marks.iter().find(|m| m.name == name)
    }

    /// The number of a named fact.
    pub fn fact(&self, name: &str) -> Option<i32> {
        self.facts.iter().find(|(n, _)| n == name).map(|(_, value)| *value)
    }

    /// The preset of a label.
    pub fn preset(&self, label: &str) -> Option<&Preset> {
        self.presets.iter().find(|p| p.label == label)
    }

    /// Where the first settlements may stand, as far as the layout says: what the terrain forbids comes on top.
    pub fn start_corners(&self, board: &Board) -> CornerSet {
        let zones = &self.start.zones;
        let hexes = self.tiles_where(|tile| zones.is_empty() || tile.zone.is_some_and(|z| zones.contains(&z)));
        let mut corners = hexes.iter().fold(CornerSet::EMPTY, |sum, hex| sum | board.corners_of(hex));
        for mark in self.start.except.iter().filter_map(|i| self.marks.get(*i as usize)) {
            if let Places::Corners(places) = &mark.places {
                places.iter().for_each(|(corner, _)| corners.remove(*corner));
            }
        }
        corners
    }

    fn tiles_where(&self, holds: impl Fn(&Tile) -> bool) -> HexSet {
        (0..=u8::MAX).zip(&self.tiles).filter(|(_, tile)| holds(tile)).map(|(i, _)| Hex(i)).collect()
    }
}
