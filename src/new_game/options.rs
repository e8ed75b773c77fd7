//! How the game is set up, in the words of the engine's options.

use rules::deal::{BoardKind, HarbourSetup};
use rules::setup::{First, Setup, SetupError};
use serde::{Deserialize, Serialize};

/// What can be chosen beside players and points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub board: BoardKind,
    pub harbours: HarbourSetup,
    pub first: First,
    /// Whether players trade with each other.
    pub trade: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { board: BoardKind::Beginner, harbours: HarbourSetup::Fixed, first: First::Dice, trade: true }
    }
}

impl Options {
    /// The setup of a game of these options.
    ///
    /// # Errors
    /// If the engine does not allow it.
    pub fn setup(&self, names: &[String], points: u8, board_seed: u64) -> Result<Setup, SetupError> {
        let mut setup = Setup::new("base", names.len().min(u8::MAX.into()) as u8)?;
        setup.names = names.to_vec();
        setup.target = points;
        setup.board = self.board;
        // the drawn island has its harbours drawn too
        setup.harbours = if self.board == BoardKind::Beginner { HarbourSetup::Fixed } else { self.harbours };
        setup.board_seed = if self.board == BoardKind::Beginner { 0 } else { board_seed };
        setup.first = self.first;
        setup.trade = self.trade;
        setup.check()?;
        Ok(setup)
    }
}

/// As kept between visits.
#[derive(Serialize, Deserialize)]
struct Kept {
    board: String,
    harbours: String,
    first_by_dice: bool,
    trade: bool,
}

impl Serialize for Options {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Kept {
            board: self.board.word().to_owned(),
            harbours: self.harbours.word().to_owned(),
            first_by_dice: self.first == First::Dice,
            trade: self.trade,
        }
        .serialize(to)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
        let kept = Kept::deserialize(from)?;
        let unknown = || serde::de::Error::custom("no such option");
        Ok(Options {
            board: BoardKind::from_word(&kept.board).ok_or_else(unknown)?,
            harbours: HarbourSetup::from_word(&kept.harbours).ok_or_else(unknown)?,
            first: if kept.first_by_dice { First::Dice } else { First::Seat },
            trade: kept.trade,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_kept_and_read_back() {
        for board in BoardKind::ALL {
            let options = Options { board, trade: false, first: First::Seat, ..Options::default() };
            let text = serde_json::to_string(&options).unwrap();
            assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
        }
        assert!(serde_json::from_str::<Options>(r#"{"board":"round","harbours":"fixed","first_by_dice":true,"trade":true}"#).is_err());
    }

    #[test]
    fn the_drawn_island_takes_neither_seed_nor_shuffled_harbours() {
        let names = ["Ana", "Rui", "Eva"].map(str::to_owned);
        let options = Options { harbours: HarbourSetup::Shuffled, ..Options::default() };
        let setup = options.setup(&names, 10, 77).unwrap();
        assert_eq!((setup.harbours, setup.board_seed), (HarbourSetup::Fixed, 0));
        let options = Options { board: BoardKind::Balanced, ..options };
        let setup = options.setup(&names, 12, 77).unwrap();
        assert_eq!((setup.harbours, setup.board_seed, setup.target), (HarbourSetup::Shuffled, 77, 12));
        assert!(options.setup(&names, 99, 1).is_err());
    }
}
