//! Sets up the board: terrain, number tokens and harbours, all from one seed (`base.md`, Set-up).

mod harbours;
mod land;
mod spiral;
mod tokens;

use crate::board::Board;
use crate::ids::{Edge, Hex, MAX_HEXES};
use crate::layout::{HarbourKind, Layout, RobberStart, Sums, Terrain};
use crate::rng::Rng;
use std::fmt;

/// How the land is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardKind {
    /// As drawn. What the drawing leaves to chance is dealt, reds apart.
    Beginner,
    /// Land shuffled; tokens in the order of their letters along a spiral that begins at a corner hex and runs
    /// counter-clockwise to the middle.
    Spiral,
    /// Land shuffled, tokens at random under the layout's conditions: in the base game, no two red ones adjacent.
    Random,
    /// Land shuffled; no two red or equal numbers adjacent, 2 and 12 on different terrain, no corner above 11 pips,
    /// each terrain's mean of pips within 1 of the island's.
    Balanced,
}

impl BoardKind {
    /// All four.
    pub const ALL: [BoardKind; 4] = [BoardKind::Beginner, BoardKind::Spiral, BoardKind::Random, BoardKind::Balanced];

    /// The word of this kind in set-ups and positions.
    pub const fn word(self) -> &'static str {
        ["beginner", "spiral", "random", "balanced"][self as usize]
    }

    /// The kind of a word.
    pub fn from_word(word: &str) -> Option<BoardKind> {
        BoardKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// Where the harbours lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HarbourSetup {
    /// As drawn.
    Fixed,
    /// The pieces of the frame in any order; without such pieces, the harbours' kinds in any order.
    Shuffled,
}

impl HarbourSetup {
    /// Both.
    pub const ALL: [HarbourSetup; 2] = [HarbourSetup::Fixed, HarbourSetup::Shuffled];

    /// The word of this set-up in links and positions.
    pub const fn word(self) -> &'static str {
        ["fixed", "shuffled"][self as usize]
    }

    /// The set-up of a word.
    pub fn from_word(word: &str) -> Option<HarbourSetup> {
        HarbourSetup::ALL.into_iter().find(|setup| setup.word() == word)
    }
}

/// A harbour at an edge; both its corners have it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Harbour {
    /// The coast edge.
    pub edge: Edge,
    /// What it trades.
    pub kind: HarbourKind,
}

/// A board as it is when the first settlement is placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Island {
    /// The terrain of each hex; printed sea and rows beyond the board's hexes are sea.
    pub terrain: [Terrain; MAX_HEXES],
    /// The sums at which each hex gives something. Tokens that lie face down or are drawn later are not there.
    pub numbers: [Sums; MAX_HEXES],
    /// The harbours, by edge.
    pub harbours: Vec<Harbour>,
    /// Where the robber is, if on the board; of several hexes the layout allows, the first.
    pub robber: Option<Hex>,
    /// Where the pirate is.
    pub pirate: Option<Hex>,
}

/// Why a board cannot be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealError {
    /// The layout's lettered tokens are not as many as the hexes along its spiral that take one.
    NoSpiral,
    /// The layout's frame cannot be taken apart: its pieces are not six of one shape in a ring.
    NoPieces,
    /// A pool holds fewer tiles or harbours than there are places to deal them to.
    ShortPool,
    /// No arrangement that meets the conditions was found.
    NoArrangement,
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DealError::NoSpiral => "the map has no spiral for its lettered tokens",
            DealError::NoPieces => "the map's frame has no pieces to shuffle",
            DealError::ShortPool => "a pool holds too little for the map",
            DealError::NoArrangement => "no arrangement of the tokens meets the conditions",
        })
    }
}

impl std::error::Error for DealError {}

/// Streams of the board seed: harbours never shift the land.
const LAND: u64 = 0;
const HARBOURS: u64 = 1;

/// How often land is shuffled anew before giving up. In the base game five tries of six balance an island.
const TRIES: usize = 400;

/// Pips of the tokens of a hex: in how many of 36 rolls it gives something.
pub fn pips(sums: Sums) -> u32 {
    (2..=12).filter(|sum| sums >> sum & 1 != 0).map(|sum: u32| 6 - sum.abs_diff(7)).sum()
}

/// Sets up the board of a layout. The same arguments give the same island on every machine.
///
/// # Errors
/// If the layout does not have what the kind of board or of harbours needs. The base game's never fails.
pub fn deal(
    layout: &Layout,
    board: &Board,
    kind: BoardKind,
    harbours: HarbourSetup,
    seed: u64,
) -> Result<Island, DealError> {
    let mut rng = Rng::new(seed, LAND);
    for _ in 0..TRIES {
        let terrain = land::terrain(layout, kind, &mut rng)?;
        let numbers = match kind {
            BoardKind::Spiral => Some(spiral::numbers(layout, board, &terrain, &mut rng)?),
            _ => tokens::numbers(layout, board, kind, &terrain, &mut rng),
        };
        if let Some(numbers) = numbers {
            let harbours = harbours::harbours(layout, board, harbours, &mut Rng::new(seed, HARBOURS))?;
            let robber = robber(layout, &terrain, &numbers);
            return Ok(Island { terrain, numbers, harbours, robber, pirate: layout.pirate });
        }
    }
    Err(DealError::NoArrangement)
}

fn robber(layout: &Layout, terrain: &[Terrain; MAX_HEXES], numbers: &[Sums; MAX_HEXES]) -> Option<Hex> {
    let tiles = 0..layout.tiles.len();
    let found = match &layout.robber {
        RobberStart::Absent | RobberStart::Beside => None,
        RobberStart::On(wanted) => tiles.into_iter().find(|i| terrain[*i] == *wanted),
        RobberStart::OnNumber(sums) => tiles.into_iter().find(|i| numbers[*i] & sums != 0),
        RobberStart::At(hexes) => return hexes.first().copied(),
    };
    found.map(|i| Hex(i as u8))
}

#[cfg(test)]
mod tests;
