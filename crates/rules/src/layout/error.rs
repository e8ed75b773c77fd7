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
    /// The first line is not `farshore layout` with a version.
    NoHeader,
    /// A version of the format that is not known here.
    Version(String),
    /// A line that begins with no keyword of the format.
    UnknownKeyword(String),
    /// A line that must be there is missing.
    Missing(&'static str),
    /// Something that may be there once only.
    Twice(String),
    /// Something else was expected here.
    Expected(&'static str),
    /// More than the line can hold.
    Surplus(String),
    /// A drawn row that belongs to no drawing.
    StrayRow,
    /// Rows are lettered in order; this one should have the letter given.
    RowLetter(char),
    /// A tab in a drawn row, where its width is unknown.
    Tab,
    /// A cell halfway between two places of its row.
    Misplaced,
    /// A row of zones with more or fewer cells than the row of the map.
    ZoneCells,
    /// No zone, region, pool or mark of this name or letter, or one of another kind.
    Unknown(String),
    /// No such place on this map.
    NoPlace(String),
    /// A harbour that does not lie between two hexes of the map, or a frame piece that is not printed sea.
    BadPlace(String),
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
            Problem::NoHeader => write!(f, "the file does not begin with \"farshore layout 1\""),
            Problem::Version(version) => write!(f, "version {version} of the format is not known"),
            Problem::UnknownKeyword(word) => write!(f, "no line begins with \"{word}\""),
            Problem::Missing(keyword) => write!(f, "there is no line \"{keyword}\""),
            Problem::Twice(word) => write!(f, "\"{word}\" is there twice"),
            Problem::Expected(what) => write!(f, "expected {what}"),
            Problem::Surplus(word) => write!(f, "\"{word}\" is too much on this line"),
            Problem::StrayRow => write!(f, "a drawn row belongs under \"map\" or \"zones\""),
            Problem::RowLetter(letter) => write!(f, "this row should begin with its letter {letter} at the margin"),
            Problem::Tab => write!(f, "a drawn row must not contain tabs"),
            Problem::Misplaced => write!(f, "this cell lies halfway between two places of its row"),
            Problem::ZoneCells => write!(f, "this row does not have one letter for each hex of the map's row"),
            Problem::Unknown(name) => write!(f, "\"{name}\" is not defined, or is something else"),
            Problem::NoPlace(name) => write!(f, "there is no place \"{name}\" of this kind on the map"),
            Problem::BadPlace(name) => write!(f, "\"{name}\" is not where such a thing can be"),
        }
    }
}
