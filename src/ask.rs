//! What the desk asks of somebody, and why a step can't be taken back: codes with data, put into words by
//! `words::Scene`.

use rules::action::Deal;
use rules::deck::Card;
use rules::ids::{Seat, SeatSet};

/// What is asked now, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    StartSettlement {
        seat: Seat,
        second: bool,
    },
    StartRoad {
        seat: Seat,
    },
    /// `cards`: whether a development card may be played now.
    BeforeDice {
        seat: Seat,
        cards: bool,
    },
    /// `idle`: whether ending the turn is all there is to do.
    Main {
        seat: Seat,
        idle: bool,
    },
    /// `free_left`: how many roads are still free, this one included; `None` where it is paid for.
    PlaceRoad {
        seat: Seat,
        free_left: Option<u8>,
        places: usize,
    },
    PlaceSettlement {
        seat: Seat,
        places: usize,
    },
    PlaceCity {
        seat: Seat,
        places: usize,
    },
    ConfirmRoad {
        seat: Seat,
    },
    ConfirmSettlement {
        seat: Seat,
    },
    ConfirmCity {
        seat: Seat,
    },
    Robber {
        seat: Seat,
    },
    /// `victim`: who is robbed at once, where it can be one player only.
    ConfirmRobber {
        seat: Seat,
        victim: Option<Seat>,
    },
    Steal {
        seat: Seat,
    },
    /// Give back `due` of `of` cards, of which `chosen` lie in the tray; `then` give back after this player.
    Discard {
        seat: Seat,
        due: u8,
        of: u8,
        chosen: u8,
        then: SeatSet,
    },
    Plenty {
        seat: Seat,
        left: u8,
    },
    Monopoly {
        seat: Seat,
    },
    LiftedCard {
        seat: Seat,
        card: Card,
    },
    /// `ready`: whether the deal can be offered as it is.
    TradeOffer {
        seat: Seat,
        ready: bool,
    },
    HowAnswered {
        seat: Seat,
    },
    /// The deal is as `by` states it; a `call` names one side only.
    TradeAnswer {
        seat: Seat,
        by: Seat,
        deal: Deal,
        call: bool,
    },
    TradeCounter {
        seat: Seat,
        by: Seat,
    },
    TradeWait {
        seat: Seat,
        waiting: SeatSet,
    },
    TradePick {
        seat: Seat,
    },
    ConfirmEnd {
        seat: Seat,
    },
    Over {
        winner: Seat,
        points: u8,
    },
}

/// Why there is nothing to undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// Nothing was done yet.
    Nothing,
    Dice,
    /// A development card was bought.
    Drawn,
    Stolen,
    Discards,
    Monopoly,
    /// Someone else than the player on turn acted.
    Answered,
    /// The next player has looked.
    Looked,
    /// It was drawn who begins.
    Begun,
    /// The game was opened from a save.
    Loaded,
}
