//! What a save holds.

use serde::{Deserialize, Serialize};

/// A whole game: how it came about, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save {
    pub meta: Meta,
    /// The game as text, an action a line: for undo, log and replay.
    pub record: String,
    /// The complete position after the record, as JSON: the game goes on from it even if a rule was mended meanwhile.
    pub position: String,
    /// So that a reload rolls nothing again.
    pub dice: Dice,
    /// Steps that were taken back although they stood: after how many others, and as a line of the record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<(usize, String)>,
}

/// How far the chance of a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    pub seed: u64,
    /// Draws made so far, by stream.
    pub draws: [u64; 5],
}

/// What lists and the home screen show without opening the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meta {
    pub scenario: String,
    pub seats: Vec<SeatMeta>,
    pub status: Status,
    /// Milliseconds since 1970.
    pub when: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMeta {
    pub name: String,
    /// Colour and mark, 1 to 6.
    pub style: u8,
    /// Public points only: a list is seen by the whole table.
    pub points: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// `turn` counts from 1, 0 while the first settlements are placed; `seat` is an index into the seats.
    UnderWay {
        turn: u32,
        seat: usize,
    },
    Finished {
        winner: usize,
    },
}
