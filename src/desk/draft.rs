//! An offer being put together.

use rules::action::Deal;
use rules::cards::{Cards, Kind};
use rules::ids::{Seat, SeatSet};

/// A side of a deal, as the player on turn sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// What the player on turn gives.
    Give,
    /// What the player on turn gets.
    Get,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::Give => Side::Get,
            Side::Get => Side::Give,
        }
    }
}

/// An offer being put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// The deal so far.
    pub deal: Deal,
    /// Who is asked.
    pub to: SeatSet,
}

impl Draft {
    /// An empty offer to these.
    pub fn to(seats: SeatSet) -> Draft {
        Draft { deal: Deal::default(), to: seats }
    }

    fn side(&mut self, side: Side) -> &mut Cards {
        match side {
            Side::Give => &mut self.deal.give,
            Side::Get => &mut self.deal.get,
        }
    }

    /// One more card on a side, up to `most`. A kind that stands on the other side is off.
    pub fn add(&mut self, side: Side, kind: Kind, most: u8) {
        if self.can_add(side, kind, most) {
            *self.side(side) += kind.into();
        }
    }

    /// Whether a kind may be added to a side.
    pub fn can_add(&self, side: Side, kind: Kind, most: u8) -> bool {
        let (here, there) = match side {
            Side::Give => (self.deal.give, self.deal.get),
            Side::Get => (self.deal.get, self.deal.give),
        };
        here.get(kind) < most && there.get(kind) == 0
    }

    /// One card fewer on a side.
    pub fn remove(&mut self, side: Side, kind: Kind) {
        let cards = self.side(side);
        if cards.get(kind) > 0 {
            *cards -= kind.into();
        }
    }

    /// Asks a person, or leaves them out.
    pub fn toggle(&mut self, seat: Seat) {
        if self.to.has(seat) {
            self.to.remove(seat);
        } else {
            self.to.insert(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_on_one_side_only() {
        let mut draft = Draft::default();
        draft.add(Side::Give, Kind::Ore, 2);
        draft.add(Side::Give, Kind::Ore, 2);
        draft.add(Side::Give, Kind::Ore, 2);
        assert_eq!(draft.deal.give.get(Kind::Ore), 2);
        draft.add(Side::Get, Kind::Ore, 19);
        assert_eq!((draft.deal.give.get(Kind::Ore), draft.deal.get.get(Kind::Ore)), (2, 0));
        for _ in 0..3 {
            draft.remove(Side::Give, Kind::Ore);
        }
        assert_eq!(draft.deal, Deal::default());
        draft.add(Side::Get, Kind::Ore, 19);
        assert_eq!(draft.deal.get.get(Kind::Ore), 1);
    }
}
