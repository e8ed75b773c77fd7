//! What can be wrong with a layout.

use std::fmt;

/// What is wrong with a layout, and where in its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutError {
    /// The line, from 1; 0 where the map as a whole is wrong.
    pub line: u32,
    /// The character within the line, from 1; 0 where the line as a whole is wrong.
    pub column: u32,
    /// What is wrong.
    pub what: Problem,
}

impl LayoutError {
    /// A problem of the map as a whole.
    pub fn whole(what: Problem) -> LayoutError {
        LayoutError { line: 0, column: 0, what }
    }
}

/// What is wrong with a layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// There is no tile.
    NoTiles,
    /// More hexes than [`crate::ids::MAX_HEXES`], frame included.
    TooManyHexes,
    /// More corners than [`crate::ids::MAX_CORNERS`], plazas included.
    TooManyCorners,
    /// More edges than [`crate::ids::MAX_EDGES`], inner paths included.
    TooManyEdges,
    /// More than 26 rows: there are no more letters.
    TooManyRows,
    /// Two hexes at one place.
    Overlap,
    /// Hexes not listed row by row from north to south, west to east.
    Unordered,
    /// A coordinate beyond ±100.
    OutOfRange,
    /// A tile that is not surrounded by tiles and printed sea.
    OpenFrame,
    /// A plaza that is not on a tile, is there twice or has no path.
    BadPlaza,
    /// A corner at which more than four edges would meet.
    CrowdedCorner,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => write!(f, "{}", self.what),
            (line, 0) => write!(f, "line {line}: {}", self.what),
            (line, column) => write!(f, "line {line}, column {column}: {}", self.what),
        }
    }
}

impl std::error::Error for LayoutError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NoTiles => write!(f, "the map has no tile"),
            Problem::TooManyHexes => write!(f, "the map has too many hexes"),
            Problem::TooManyCorners => write!(f, "the map has too many corners"),
            Problem::TooManyEdges => write!(f, "the map has too many edges"),
            Problem::TooManyRows => write!(f, "the map has more than 26 rows"),
            Problem::Overlap => write!(f, "two hexes lie at one place"),
            Problem::Unordered => write!(f, "the hexes are not in the order of the rows"),
            Problem::OutOfRange => write!(f, "a hex lies too far from the middle"),
            Problem::OpenFrame => write!(f, "a tile is not surrounded by tiles and printed sea"),
            Problem::BadPlaza => write!(f, "a plaza needs a tile of its own and at least one path"),
            Problem::CrowdedCorner => write!(f, "more than four edges meet at a corner"),
        }
    }
}
