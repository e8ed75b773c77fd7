//! "Same dice": a game seed that people can read to each other.

pub use rules::setup::seed_word as seed_text;

use rules::setup::read_seed;

use crate::kept::kept_fields;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dice {
    /// Whether the seed below is used; otherwise every game draws its own.
    pub same: bool,
    pub seed: u64,
}

kept_fields!(Dice { same, seed });

/// Reads a seed as people type it: capitals and spaces do not matter.
pub fn seed_of(text: &str) -> Option<u64> {
    let typed: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    read_seed(&typed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_back_from_its_text() {
        for seed in [0, 35, 36, 1_000_000_007, u64::MAX] {
            assert_eq!(seed_of(&seed_text(seed)), Some(seed));
        }
        assert_eq!(seed_text(35), "z");
        assert_eq!(seed_of(" 5KQ 0z7 "), seed_of("5kq0z7"));
    }

    #[test]
    fn what_is_no_seed_is_refused() {
        for text in ["", " ", "+5", "-5", "5.0", "á", "zzzzzzzzzzzzzz"] {
            assert_eq!(seed_of(text), None, "{text}");
        }
    }
}
