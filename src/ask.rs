//! What the desk asks, and why undo is off: codes, so that their words can be looked up in any language.

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// Nothing was done yet.
    Nothing,
    /// The dice were rolled.
    Dice,
    /// A card was bought.
    Drawn,
    /// A card was stolen.
    Stolen,
    /// Cards were given back.
    Discards,
    /// A monopoly showed hands.
    Monopoly,
    /// Someone else has acted.
    Answered,
    /// The next player has looked.
    Looked,
    /// The start player was found.
    Begun,
    /// The game was opened after its rules were mended.
    Loaded,
}
