//! What a save holds.

use crate::kept::{Json, Kept, entry, kept_fields};

/// A whole game: how it came about, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    pub meta: Meta,
    /// The game as text, an action a line: for undo, log and replay.
    pub record: String,
    /// The complete position after the record, as JSON: the game goes on from it even if a rule was mended meanwhile.
    pub position: String,
    /// So that a reload rolls nothing again.
    pub dice: Dice,
    /// Steps that were taken back although they stood: after how many others, and as a line of the record.
    pub taken_back: Vec<(usize, String)>,
    /// Whether the next player has looked since the last step, which then stands.
    pub looked: bool,
}

/// How far the chance of a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    pub seed: u64,
    /// Draws made so far, by stream.
    pub draws: [u64; 5],
}

/// What lists and the home screen show without opening the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meta {
    pub scenario: String,
    pub seats: Vec<SeatMeta>,
    pub status: Status,
    /// Milliseconds since 1970.
    pub when: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatMeta {
    pub name: String,
    /// Colour and mark, 1 to 6.
    pub style: u8,
    /// Public points only: a list is seen by the whole table.
    pub points: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

kept_fields!(Dice { seed, draws });
kept_fields!(Meta { scenario, seats, status, when });
kept_fields!(SeatMeta { name, style, points });

impl Kept for Save {
    fn to_json(&self) -> Json {
        let mut entries = vec![
            ("meta".to_owned(), self.meta.to_json()),
            ("record".to_owned(), self.record.to_json()),
            ("position".to_owned(), self.position.to_json()),
            ("dice".to_owned(), self.dice.to_json()),
        ];
        if !self.taken_back.is_empty() {
            entries.push((TAKEN_BACK.to_owned(), self.taken_back.to_json()));
        }
        if self.looked {
            entries.push((LOOKED.to_owned(), true.to_json()));
        }
        Json::map(entries)
    }

    fn from_json(json: &Json) -> Option<Save> {
        Some(Save {
            meta: entry(json, "meta")?,
            record: entry(json, "record")?,
            position: entry(json, "position")?,
            dice: entry(json, "dice")?,
            taken_back: entry::<Option<_>>(json, TAKEN_BACK)?.unwrap_or_default(),
            looked: entry::<Option<_>>(json, LOOKED)?.unwrap_or_default(),
        })
    }
}

const TAKEN_BACK: &str = "taken_back";
const LOOKED: &str = "looked";
const UNDER_WAY: &str = "under_way";
const FINISHED: &str = "finished";

impl Kept for Status {
    fn to_json(&self) -> Json {
        let (word, entries) = match self {
            Status::UnderWay { turn, seat } => (UNDER_WAY, vec![("turn", turn.to_json()), ("seat", seat.to_json())]),
            Status::Finished { winner } => (FINISHED, vec![("winner", winner.to_json())]),
        };
        let entries = entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        Json::map(vec![(word.to_owned(), Json::map(entries))])
    }

    fn from_json(json: &Json) -> Option<Status> {
        match (json.get(UNDER_WAY), json.get(FINISHED)) {
            (Some(json), None) => Some(Status::UnderWay { turn: entry(json, "turn")?, seat: entry(json, "seat")? }),
            (None, Some(json)) => Some(Status::Finished { winner: entry(json, "winner")? }),
            _ => None,
        }
    }
}
