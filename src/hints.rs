//! Hints for the first games: which one helps now, and when it has done its work. Each is shown once.

use crate::kept::{Json, Kept};

/// What a hint says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Hint {
    /// Tap a lit corner.
    Corner,
    /// Tap again to build.
    Again,
    /// The list of all moves.
    Moves,
    /// Two fingers move the map.
    Map,
    /// Hold anything to read about it.
    Hold,
    /// Pass the screen on when the colour changes.
    Pass,
}

/// The hints that need not be shown any more. Kept between visits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen(u8);

impl Kept for Seen {
    fn to_json(&self) -> Json {
        self.0.to_json()
    }

    fn from_json(json: &Json) -> Option<Seen> {
        u8::from_json(json).map(Seen)
    }
}

impl Seen {
    /// No hint is left.
    pub const ALL: Seen = Seen(0b11_1111);

    /// Whether a hint was seen.
    pub fn has(self, hint: Hint) -> bool {
        self.0 >> hint as u8 & 1 != 0
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, hint: Hint) -> Seen {
        Seen(self.0 | 1 << hint as u8)
    }
}

/// What is going on at the screen, as far as hints care.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// The curtain is down.
    pub covered: bool,
    /// Corners are lit and none is chosen yet.
    pub corners: bool,
    /// A piece is shown where it would stand, and a second tap builds it.
    pub shown: bool,
    /// Someone is free to act, is in the middle of nothing, and nothing lies over the board.
    pub free: bool,
    /// Fingers are used.
    pub touch: bool,
    /// The list of all moves is open.
    pub listed: bool,
    /// The board is not seen as it was at first.
    pub moved: bool,
    /// Someone is reading about a place.
    pub read: bool,
}

/// The hint for a moment, one at most.
pub fn hint(seen: Seen, moment: Moment) -> Option<Hint> {
    let Moment { covered, corners, shown, free, touch, .. } = moment;
    let helps = [
        (Hint::Pass, covered),
        (Hint::Corner, corners && !covered),
        (Hint::Again, shown && !covered),
        (Hint::Moves, free && !covered),
        (Hint::Map, free && touch && !covered),
        (Hint::Hold, free && touch && !covered),
    ];
    helps.into_iter().find(|(hint, now)| *now && !seen.has(*hint)).map(|(hint, _)| hint)
}

/// Whether what a hint asked for has just been done. What it does not see is done when the decision has passed.
pub fn followed(hint: Hint, moment: Moment) -> bool {
    match hint {
        Hint::Corner => moment.shown,
        Hint::Again => false,
        Hint::Moves => moment.listed,
        Hint::Map => moment.moved,
        Hint::Hold => moment.read,
        Hint::Pass => !moment.covered,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERY: [Hint; 6] = [Hint::Corner, Hint::Again, Hint::Moves, Hint::Map, Hint::Hold, Hint::Pass];

    #[test]
    fn a_hint_is_shown_where_it_helps_and_only_until_it_was_seen() {
        let corners = Moment { corners: true, ..Moment::default() };
        assert_eq!(hint(Seen::default(), corners), Some(Hint::Corner));
        assert_eq!(hint(Seen::default().with(Hint::Corner), corners), None);
        assert_eq!(hint(Seen::default(), Moment::default()), None);
    }

    #[test]
    fn behind_the_curtain_only_the_curtain_is_explained() {
        let covered =
            Moment { covered: true, corners: true, shown: true, free: true, touch: true, ..Moment::default() };
        assert_eq!(hint(Seen::default(), covered), Some(Hint::Pass));
        assert_eq!(hint(Seen::default().with(Hint::Pass), covered), None);
    }

    #[test]
    fn one_after_the_other_and_those_for_fingers_only_where_fingers_are_used() {
        let free = Moment { free: true, ..Moment::default() };
        let moves = Seen::default().with(Hint::Moves);
        assert_eq!((hint(Seen::default(), free), hint(moves, free)), (Some(Hint::Moves), None));
        let touch = Moment { touch: true, ..free };
        assert_eq!(hint(moves, touch), Some(Hint::Map));
        assert_eq!(hint(moves.with(Hint::Map), touch), Some(Hint::Hold));
    }

    #[test]
    fn each_is_closed_by_doing_it() {
        let done = Moment { shown: true, listed: true, moved: true, read: true, ..Moment::default() };
        let waits = Moment { covered: true, ..Moment::default() };
        for hint in EVERY {
            assert_eq!(followed(hint, done), hint != Hint::Again, "{hint:?}");
            assert!(!followed(hint, waits), "{hint:?}");
        }
    }

    #[test]
    fn all_is_every_one_of_them() {
        assert_eq!(EVERY.into_iter().fold(Seen::default(), Seen::with), Seen::ALL);
    }
}
