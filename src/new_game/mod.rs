//! What is asked before a game: who plays, to how many points, with which dice.

mod dice;
mod options;
mod party;

pub use dice::{Dice, seed_of, seed_text};
pub use options::Options;
pub use party::{NAME_LENGTH, Party, Player, Problem, STYLES};
