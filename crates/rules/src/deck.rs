//! Development cards (reference/base.md, "Development cards").

/// A development card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Card {
    /// Move the robber and steal; counts for the largest army.
    Knight,
    /// Two free roads.
    RoadBuilding,
    /// Two cards of choice from the bank.
    Plenty,
    /// All cards of one kind from everyone.
    Monopoly,
    /// One victory point; never played.
    VictoryPoint,
}

impl Card {
    /// All five, in order.
    pub const ALL: [Card; 5] = [Card::Knight, Card::RoadBuilding, Card::Plenty, Card::Monopoly, Card::VictoryPoint];

    /// The word of this card in records and positions.
    pub const fn word(self) -> &'static str {
        ["knight", "road-building", "plenty", "monopoly", "victory-point"][self as usize]
    }

    /// The card of a word.
    pub fn from_word(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|c| c.word() == word)
    }
}

/// Development cards by kind.
pub type Deck = [u8; 5];

/// The 25 cards of the base game (reference/base.md, "Components").
pub const BASE_DECK: Deck = [14, 2, 2, 2, 5];
