//! What happened: codes with data, chance included. Log, motion, sound and announcements come from these.

use crate::action::{Deal, Offer};
use crate::cards::{Cards, Kind};
use crate::deck::Card;
use crate::ids::{Corner, Edge, Hex, Seat, SeatSet};
use crate::table::Piece;

/// A place of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A hex.
    Hex(Hex),
    /// A corner.
    Corner(Corner),
    /// An edge.
    Edge(Edge),
}

/// How a piece came to the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum How {
    /// In the set-up.
    Start,
    /// Paid for.
    Paid,
    /// For free, by a card.
    Free,
}

/// A card that is worth two points and changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Award {
    /// The longest road, with ships the longest route.
    LongestRoute,
    /// The largest army.
    LargestArmy,
}

/// An answer to an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Answer {
    /// Not asked.
    #[default]
    NotAsked,
    /// Not given yet.
    Waiting,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Another deal, as the one who made the offer would state it.
    Counter(Deal),
}

/// One thing that happened. What is not for all eyes is an `Option`: see [`Event::seen_by`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// This seat was found to begin.
    Begins(Seat),
    /// A turn began; turns count from 1.
    Turn {
        /// Whose.
        seat: Seat,
        /// Its number.
        number: u16,
    },
    /// The dice were rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// Both faces.
        dice: [u8; 2],
    },
    /// Cards of a hex came to hand; one event a seat.
    Produced {
        /// Whose hand.
        seat: Seat,
        /// Which cards.
        cards: Cards,
    },
    /// Cards of the settlement placed last in the set-up.
    StartCards {
        /// Whose hand.
        seat: Seat,
        /// Which cards.
        cards: Cards,
    },
    /// The bank could not pay what was due of this kind.
    Short(Kind),
    /// A piece was put on the board.
    Built {
        /// Whose.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// Where.
        at: Place,
        /// How.
        how: How,
    },
    /// A development card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which; unknown to others.
        card: Option<Card>,
    },
    /// A development card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Cards were chosen from the bank.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// A monopoly took cards from one player.
    Monopolised {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Of which kind.
        kind: Kind,
        /// How many.
        n: u8,
    },
    /// The robber was moved.
    Robber {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Option<Hex>,
        /// To where.
        to: Hex,
    },
    /// A card was stolen.
    Stole {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which; unknown to third parties.
        kind: Option<Kind>,
    },
    /// Cards were given back to the bank.
    GaveBack {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// Cards went to another player.
    Gave {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        n: u8,
        /// Which; unknown to third parties.
        cards: Option<Cards>,
    },
    /// A trade with the bank.
    Banked {
        /// By whom.
        seat: Seat,
        /// What was given.
        give: Cards,
        /// What was got.
        get: Kind,
    },
    /// An offer was made.
    Offered {
        /// By whom.
        seat: Seat,
        /// What, to whom.
        offer: Offer,
    },
    /// An offer was answered.
    Answered {
        /// By whom.
        seat: Seat,
        /// How.
        answer: Answer,
    },
    /// A trade between players.
    Traded {
        /// Who made the offer.
        seat: Seat,
        /// With whom.
        with: Seat,
        /// As the one who made the offer states it.
        deal: Deal,
    },
    /// An offer ended without a trade.
    Shut(Seat),
    /// The rest of a free build was given up, or no place was left for it.
    Stopped(Seat),
    /// An award changed hands, or was set aside.
    Award {
        /// Which.
        award: Award,
        /// Who had it.
        from: Option<Seat>,
        /// Who has it.
        to: Option<Seat>,
    },
    /// Point cards were shown.
    Revealed {
        /// Whose.
        seat: Seat,
        /// How many points.
        points: u8,
    },
    /// The game is over.
    Over(SeatSet),
}

impl Event {
    /// The event as these eyes see it: a seat, or `None` for someone who looks at the table only.
    pub fn seen_by(self, eyes: Option<Seat>) -> Event {
        let sees = |seat: Seat| eyes == Some(seat);
        match self {
            Event::Bought { seat, .. } if !sees(seat) => Event::Bought { seat, card: None },
            Event::Stole { seat, from, .. } if !sees(seat) && !sees(from) => Event::Stole { seat, from, kind: None },
            Event::Gave { seat, to, n, .. } if !sees(seat) && !sees(to) => Event::Gave { seat, to, n, cards: None },
            open => open,
        }
    }
}
