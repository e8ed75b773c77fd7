//! What a link shares: scenario, options, seats and board seed, validated with named errors.

use crate::catalog::{self, Scenario};
use crate::deal::{BoardKind, DealError, HarbourSetup};
use crate::layout::LayoutError;

/// How the start player is found (reference/base.md, "Set-up": Who begins).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum First {
    /// One uniform draw.
    Dice,
    /// The first seat begins.
    #[default]
    Seat,
}

/// Offers a computer or `sim` may make a turn; people have no limit.
pub const OFFERS: u8 = 8;

/// All that is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The id of the scenario.
    pub scenario: String,
    /// Names by seat, clockwise. Their number is the number of players.
    pub names: Vec<String>,
    /// How the island is made.
    pub board: BoardKind,
    /// How the harbours lie.
    pub harbours: HarbourSetup,
    /// The seed of the island.
    pub board_seed: u64,
    /// Points to win.
    pub target: u8,
    /// How the start player is found.
    pub first: First,
    /// Whether players trade with each other.
    pub trade: bool,
    /// Most offers a turn; `None` for no limit.
    pub offers: Option<u8>,
}

/// Why a setup can't be played.
#[derive(Clone, PartialEq, Debug)]
pub enum SetupError {
    /// No scenario of this id.
    Scenario(String),
    /// Not for so many players.
    Players(u8),
    /// Points to win out of range.
    Target {
        /// What was asked for.
        asked: u8,
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// No option of this name.
    Option(String),
    /// The option has no such value.
    Value {
        /// The option.
        option: String,
        /// The value.
        value: String,
    },
    /// A name is empty, longer than [`Setup::LONGEST_NAME`] characters, or has a character that records use.
    Name(String),
    /// The map is broken.
    Layout(LayoutError),
    /// The island could not be dealt.
    Deal(DealError),
    /// The map lacks the starts of the beginner set-up.
    NoPreset,
}

impl Setup {
    /// Most characters of a name.
    pub const LONGEST_NAME: usize = 24;

    /// The defaults of a scenario for so many players, named `A` to `F`.
    ///
    /// # Errors
    /// [`SetupError::Scenario`] for an unknown id, [`SetupError::Players`] for a number it does not allow.
    pub fn new(scenario: &str, players: u8) -> Result<Setup, SetupError> {
        let found = catalog::scenario(scenario).ok_or_else(|| SetupError::Scenario(scenario.to_string()))?;
        if !found.players.contains(&players) {
            return Err(SetupError::Players(players));
        }
        Ok(Setup {
            scenario: found.id.to_string(),
            names: (0..players).map(|i| crate::ids::Seat(i).letter().to_string()).collect(),
            board: BoardKind::Beginner,
            harbours: HarbourSetup::Fixed,
            board_seed: 0,
            target: found.target,
            first: First::Seat,
            trade: true,
            offers: None,
        })
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.names.len().min(u8::MAX.into()) as u8
    }

    /// Checks that this can be played.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn check(&self) -> Result<&'static Scenario, SetupError> {
        let scenario = catalog::scenario(&self.scenario).ok_or_else(|| SetupError::Scenario(self.scenario.clone()))?;
        if !scenario.players.contains(&self.players()) {
            return Err(SetupError::Players(self.players()));
        }
        let (min, max) = (*scenario.targets.start(), *scenario.targets.end());
        if !scenario.targets.contains(&self.target) {
            return Err(SetupError::Target { asked: self.target, min, max });
        }
        let bad = |name: &&String| {
            name.trim().is_empty()
                || name.trim() != name.as_str()
                || name.chars().count() > Setup::LONGEST_NAME
                || name.chars().any(|c| c.is_control() || matches!(c, ',' | '|'))
        };
        match self.names.iter().find(bad) {
            Some(name) => Err(SetupError::Name(name.clone())),
            None => Ok(scenario),
        }
    }

    /// The options and their values that differ from the defaults, as records and `sim` write them.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        let mut out = Vec::new();
        let mut put = |name, value: String, default: &str| {
            if value != default {
                out.push((name, value));
            }
        };
        put("board", self.board.word().to_string(), "beginner");
        put("harbours", self.harbours.word().to_string(), "fixed");
        put("first", first_word(self.first).to_string(), "seat");
        put("trade", if self.trade { "on" } else { "off" }.to_string(), "on");
        put("offers", self.offers.map_or("any".to_string(), |n| n.to_string()), "any");
        out
    }

    /// Sets an option by its words.
    ///
    /// # Errors
    /// [`SetupError::Option`] or [`SetupError::Value`] for a word that is none.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        let wrong = || SetupError::Value { option: option.to_string(), value: value.to_string() };
        match option {
            "board" => self.board = BoardKind::from_word(value).ok_or_else(wrong)?,
            "harbours" => self.harbours = HarbourSetup::from_word(value).ok_or_else(wrong)?,
            "first" => {
                self.first = match value {
                    "dice" => First::Dice,
                    "seat" => First::Seat,
                    _ => return Err(wrong()),
                }
            }
            "trade" => {
                self.trade = match value {
                    "on" => true,
                    "off" => false,
                    _ => return Err(wrong()),
                }
            }
            "offers" if value == "any" => self.offers = None,
            "offers" => self.offers = Some(value.parse().map_err(|_| wrong())?),
            "target" => self.target = value.parse().map_err(|_| wrong())?,
            "seed" => self.board_seed = read_seed(value).ok_or_else(wrong)?,
            _ => return Err(SetupError::Option(option.to_string())),
        }
        Ok(())
    }
}

fn first_word(first: First) -> &'static str {
    match first {
        First::Dice => "dice",
        First::Seat => "seat",
    }
}

/// A seed as people see it: digits and lower-case letters, base 36.
pub fn seed_word(mut seed: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((seed % 36) as u32, 36).unwrap_or('0'));
        seed /= 36;
        if seed == 0 {
            return digits.iter().rev().collect();
        }
    }
}

/// The seed of its word; upper-case letters are read as well.
pub fn read_seed(word: &str) -> Option<u64> {
    (!word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric()))
        .then(|| u64::from_str_radix(word, 36).ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_written_and_read_back() {
        for seed in [0, 1, 35, 36, 123_456_789, u64::MAX] {
            assert_eq!(read_seed(&seed_word(seed)), Some(seed));
        }
        for wrong in ["", "+1", "a b", "zzzzzzzzzzzzzzzzz"] {
            assert_eq!(read_seed(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_setup_that_does_not_fit_is_refused_by_name() {
        assert_eq!(Setup::new("nowhere", 3), Err(SetupError::Scenario("nowhere".to_string())));
        assert_eq!(Setup::new("base", 2), Err(SetupError::Players(2)));
        assert_eq!(Setup::new("base", 7), Err(SetupError::Players(7)));
        let mut setup = Setup::new("base", 4).unwrap();
        setup.target = 16;
        assert_eq!(setup.check().err(), Some(SetupError::Target { asked: 16, min: 8, max: 15 }));
        setup.target = 8;
        setup.names[1] = "Rui, o Bom".to_string();
        assert!(matches!(setup.check(), Err(SetupError::Name(_))));
        assert!(matches!(setup.set("board", "round"), Err(SetupError::Value { .. })));
        assert!(matches!(setup.set("colour", "red"), Err(SetupError::Option(_))));
    }

    #[test]
    fn options_are_those_that_differ_and_can_be_set_back() {
        let mut setup = Setup::new("base", 3).unwrap();
        assert!(setup.options().is_empty());
        for (option, value) in [("board", "balanced"), ("harbours", "shuffled"), ("first", "dice"), ("trade", "off")] {
            setup.set(option, value).unwrap();
        }
        let mut again = Setup::new("base", 3).unwrap();
        for (option, value) in setup.options() {
            again.set(option, &value).unwrap();
        }
        assert_eq!(again, setup);
    }
}
