//! How the game is set up, in the words of the engine's options.

use rules::deal::{BoardKind, HarbourSetup};
use rules::setup::{First, Setup, SetupError};

use crate::kept::{Json, Kept, entry};

const BOARD: &str = "board";
const HARBOURS: &str = "harbours";
const BY_DICE: &str = "first_by_dice";
const TRADE: &str = "trade";

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

impl Kept for Options {
    fn to_json(&self) -> Json {
        Json::map(vec![
            (BOARD.to_owned(), self.board.word().to_owned().to_json()),
            (HARBOURS.to_owned(), self.harbours.word().to_owned().to_json()),
            (BY_DICE.to_owned(), (self.first == First::Dice).to_json()),
            (TRADE.to_owned(), self.trade.to_json()),
        ])
    }

    fn from_json(json: &Json) -> Option<Options> {
        Some(Options {
            board: BoardKind::from_word(&entry::<String>(json, BOARD)?)?,
            harbours: HarbourSetup::from_word(&entry::<String>(json, HARBOURS)?)?,
            first: if entry(json, BY_DICE)? { First::Dice } else { First::Seat },
            trade: entry(json, TRADE)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept;

    #[test]
    fn options_are_kept_and_read_back() {
        for board in BoardKind::ALL {
            let options = Options { board, trade: false, first: First::Seat, ..Options::default() };
            assert_eq!(kept::read(&kept::write(&options)), Some(options));
        }
        let round = r#"{"board":"round","harbours":"fixed","first_by_dice":true,"trade":true}"#;
        assert_eq!(kept::read::<Options>(round), None);
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
