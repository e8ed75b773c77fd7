//! Why something can't be done: a code with data. The words are the app's.

use crate::action::Verb;
use crate::cards::{Cards, Kind};
use crate::deck::Card;
use crate::ids::Seat;
use crate::table::Piece;

/// The first rule that forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The action answers an earlier decision than the one now open.
    Stale,
    /// Someone else decides now.
    NotYourDecision,
    /// Not at this moment of the turn.
    Phase,
    /// The dice have not been rolled yet.
    RollFirst,
    /// The price can't be paid: these cards are missing.
    Pay {
        /// What is missing.
        missing: Cards,
    },
    /// No such piece is left in stock.
    NoStock(Piece),
    /// Something stands there.
    Occupied,
    /// No land there.
    NoLand,
    /// No own road, settlement or city reaches it.
    NoRouteReaches,
    /// A settlement or city stands on a neighbouring corner (the distance rule).
    TooNear,
    /// A road of the set-up touches the settlement placed just now.
    NotAtStart,
    /// No own settlement there to raise.
    NoSettlement,
    /// The map forbids it there; the number names the ban.
    Banned(u8),
    /// Nowhere on the board can this be done now.
    NoPlace(Verb),
    /// The robber has to leave its hex.
    RobberStays,
    /// No such card in hand.
    NoCard(Card),
    /// The card was bought this turn.
    Fresh(Card),
    /// A development card was already played this turn.
    CardPlayed,
    /// The deck of development cards is used up.
    DeckEmpty,
    /// The bank holds none, or too few, of this kind.
    BankLacks(Kind),
    /// The bank holds nothing to take.
    BankEmpty,
    /// The same kind on both sides.
    SameKind(Kind),
    /// The bank wants so many of this kind for one card.
    Rate {
        /// The kind given.
        kind: Kind,
        /// How many of it buy one card.
        rate: u8,
    },
    /// One side of the deal is empty.
    EmptySide,
    /// The deal is addressed to nobody, or to someone who can't be asked.
    NotAddressed,
    /// These cards are not in the hand that should give them.
    NotInHand {
        /// What is missing.
        missing: Cards,
    },
    /// The other side can't pay.
    TheyLack(Seat),
    /// The one asked has not agreed.
    NotAgreed(Seat),
    /// A call names one side only: it can be countered, not accepted.
    OnlyCounter,
    /// Players do not trade with each other in this game.
    NoTrade,
    /// No more offers this turn.
    Limit,
    /// Exactly so many cards, no more and no fewer.
    Count {
        /// How many.
        due: u8,
    },
    /// That player has nothing to steal, or no building there.
    NoVictim(Seat),
    /// The first piece of the card comes before stopping.
    FirstPiece,
    /// None of this is possible now.
    NotListed,
    /// A reason of the probe.
    #[cfg(test)]
    Probe(u8),
}
