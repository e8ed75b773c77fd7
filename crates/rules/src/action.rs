//! What a player chooses, and the words of it. One table makes the enum, the printer and the parser.

use crate::board::Board;
use crate::cards::{Cards, Kind};
use crate::ids::{Corner, Edge, Hex, Seat, SeatSet};
use crate::notation::{Argument, ReadError, Words};

/// What passes between two players, as the one who states it sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deal {
    /// What the player on turn gives.
    pub give: Cards,
    /// What the player on turn gets.
    pub get: Cards,
}

/// A deal and those it is offered to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offer {
    /// The deal. With one side empty it is a call, which can only be countered.
    pub deal: Deal,
    /// Who is asked.
    pub to: SeatSet,
}

/// A trade with the bank: cards of one kind for one card of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exchange {
    /// How many cards are given: the rate.
    pub n: u8,
    /// The kind given.
    pub give: Kind,
    /// The kind of the one card got.
    pub get: Kind,
}

/// One or two cards of choice, in the order of their kinds; the second is `None` where the bank holds one card only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pair(pub Kind, pub Option<Kind>);

impl Pair {
    /// The cards of the pair.
    pub fn cards(self) -> Cards {
        Cards::from(self.0) + self.1.map_or(Cards::NONE, Cards::from)
    }
}

macro_rules! verbs {
    ($($(#[doc = $doc:literal])* $(#[cfg($on:meta)])? $name:ident $(($arg:ty))? $word:literal,)*) => {
        /// What a player chooses. `docs` of each variant name the rule; the words are those of records.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u64)] // whole words are copied faster than what a byte and its payload make
        pub enum Action {
            $($(#[doc = $doc])* $(#[cfg($on)])? $name $(($arg))?,)*
        }

        /// An action without its argument: a button.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Verb {
            $($(#[doc = $doc])* $(#[cfg($on)])? $name,)*
        }

        impl Verb {
            /// Every verb, in the order of the table.
            pub const ALL: &[Verb] = &[$($(#[cfg($on)])? Verb::$name,)*];

            /// The word of this verb in records.
            pub const fn word(self) -> &'static str {
                match self { $($(#[cfg($on)])? Verb::$name => $word,)* }
            }
        }

        impl Action {
            /// The verb of this action.
            #[inline(always)]
            pub const fn verb(&self) -> Verb {
                match self { $($(#[cfg($on)])? verbs!(@bare $name $(, $arg)?) => Verb::$name,)* }
            }

            /// Whether what the action names exists at all, on this board and among cards and seats. One put together
            /// by hand may name anything.
            pub fn exists(&self, board: &Board) -> bool {
                match self { $($(#[cfg($on)])? verbs!(@bind $name, it $(, $arg)?) => verbs!(@exists it, board $(, $arg)?),)* }
            }

            /// Writes the action as in a record, without its seat.
            pub fn write(&self, board: &Board, out: &mut String) {
                out.push_str(self.verb().word());
                match self {
                    $($(#[cfg($on)])? verbs!(@bind $name, it $(, $arg)?) => {
                        verbs!(@write it, board, out $(, $arg)?);
                    })*
                }
            }

            /// Reads an action as [`Action::write`] writes it.
            ///
            /// # Errors
            /// [`ReadError`] names the first word that can't be read. That an action can be read does not
            /// make it legal.
            pub fn read(words: &mut Words, board: &Board) -> Result<Action, ReadError> {
                let word = words.next()?;
                match word {
                    $($(#[cfg($on)])? $word => Ok(verbs!(@read $name, words, board $(, $arg)?)),)*
                    _ => Err(ReadError::Verb(word.to_string())),
                }
            }
        }
    };
    (@bare $name:ident) => { Action::$name };
    (@bare $name:ident, $arg:ty) => { Action::$name(_) };
    (@bind $name:ident, $it:ident) => { Action::$name };
    (@bind $name:ident, $it:ident, $arg:ty) => { Action::$name($it) };
    (@exists $it:ident, $board:ident) => { true };
    (@exists $it:ident, $board:ident, $arg:ty) => { $it.exists($board) };
    (@write $it:ident, $board:ident, $out:ident) => {};
    (@write $it:ident, $board:ident, $out:ident, $arg:ty) => { $out.push(' '); $it.write($board, $out) };
    (@read $name:ident, $words:ident, $board:ident) => { Action::$name };
    (@read $name:ident, $words:ident, $board:ident, $arg:ty) => { Action::$name(<$arg as Argument>::read($words, $board)?) };
}

verbs! {
    /// Roll the dice.
    Roll "roll",
    /// End the turn.
    End "end",
    /// Build a road.
    Road(Edge) "road",
    /// Build a settlement.
    Settlement(Corner) "settlement",
    /// Raise a settlement to a city.
    City(Corner) "city",
    /// Buy a development card.
    Card "card",
    /// Trade with the bank, at the best rate one has.
    Bank(Exchange) "bank",
    /// Offer a deal to others, or call for one.
    Offer(Offer) "offer",
    /// Agree to the offer.
    Accept "accept",
    /// Turn the offer down.
    Decline "decline",
    /// Answer with another deal, stated as the one on turn would state it.
    Counter(Deal) "counter",
    /// Trade with one who agreed or countered.
    Close(Seat) "close",
    /// End the offer without a trade.
    Withdraw "withdraw",
    /// Play a knight.
    Knight "knight",
    /// Play Road Building.
    RoadBuilding "road-building",
    /// Play Year of Plenty: these cards from the bank.
    Plenty(Pair) "plenty",
    /// Play Monopoly on a kind.
    Monopoly(Kind) "monopoly",
    /// Move the robber there.
    Robber(Hex) "robber",
    /// Steal from that player.
    Steal(Seat) "steal",
    /// Give these cards.
    Give(Cards) "give",
    /// Take these cards from the bank.
    Take(Cards) "take",
    /// Give up what is left of a free build.
    Stop "stop",
    /// The probe's own action.
    #[cfg(test)]
    Probe(Seat) "probe",
}

impl Action {
    /// The action in the words of a record, without its seat: `bank 4 grain for ore`.
    pub fn words(&self, board: &Board) -> String {
        let mut out = String::new();
        self.write(board, &mut out);
        out
    }
}
