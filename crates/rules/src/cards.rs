//! Resource and commodity cards: eight kinds as eight lanes of one word.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A kind of card in hand and bank. The first five are resources, the last three commodities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// From hills.
    Brick,
    /// From forests.
    Lumber,
    /// From pastures.
    Wool,
    /// From fields.
    Grain,
    /// From mountains.
    Ore,
    /// A commodity, from forests.
    Paper,
    /// A commodity, from pastures.
    Cloth,
    /// A commodity, from mountains.
    Coin,
}

impl Kind {
    /// All eight kinds, in lane order.
    pub const ALL: [Kind; 8] =
        [Kind::Brick, Kind::Lumber, Kind::Wool, Kind::Grain, Kind::Ore, Kind::Paper, Kind::Cloth, Kind::Coin];
    /// The five resources, in lane order.
    pub const RESOURCES: [Kind; 5] = [Kind::Brick, Kind::Lumber, Kind::Wool, Kind::Grain, Kind::Ore];

    /// The word of this kind in records and positions.
    pub const fn word(self) -> &'static str {
        ["brick", "lumber", "wool", "grain", "ore", "paper", "cloth", "coin"][self as usize]
    }

    /// The kind of a word.
    pub fn from_word(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|k| k.word() == word)
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Kinds(pub u8);

impl Kinds {
    /// The five resources.
    pub const RESOURCES: Kinds = Kinds(0b0001_1111);

    /// Whether `kind` is in the set.
    #[inline(always)]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }
    /// The set with `kind` in it.
    pub const fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind as u8)
    }
    /// The kinds of this set without `kind`.
    #[inline(always)]
    pub const fn without(self, kind: Kind) -> Kinds {
        Kinds(self.0 & !(1 << kind as u8))
    }
    /// The kinds of this set that are not in `other`.
    #[inline(always)]
    pub const fn minus(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }
    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// The kinds that are in both sets.
    #[inline(always)]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }
    /// The kinds in lane order.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let lane = rest.trailing_zeros() & 7;
                rest &= rest - 1;
                Kind::ALL[lane as usize]
            })
        })
    }
}

/// Cards by kind: eight lanes of one `u64`, each 0 to 127. A bank holds at most 24 of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(pub u64);

const HIGH: u64 = 0x8080_8080_8080_8080;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// `n` cards of one kind.
    #[inline(always)]
    pub const fn of(kind: Kind, n: u8) -> Cards {
        Cards((n as u64) << (8 * kind as u32))
    }

    /// Cards by kind in lane order.
    pub const fn new(lanes: [u8; 8]) -> Cards {
        Cards(u64::from_le_bytes(lanes))
    }

    /// `n` cards of each resource.
    pub const fn resources(n: u8) -> Cards {
        Cards::new([n, n, n, n, n, 0, 0, 0])
    }

    /// How many of one kind.
    #[inline(always)]
    pub const fn get(self, kind: Kind) -> u8 {
        (self.0 >> (8 * kind as u32)) as u8
    }

    /// How many cards in all.
    #[inline(always)]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there are no cards.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether each lane holds a number it may hold.
    pub const fn is_sound(self) -> bool {
        self.0 & HIGH == 0
    }

    /// Whether every lane holds at least as many as `other`.
    #[inline(always)]
    pub const fn covers(self, other: Cards) -> bool {
        (self.0 | HIGH).wrapping_sub(other.0) & HIGH == HIGH
    }

    /// The kinds of which there are at least as many as `other` has.
    #[inline(always)]
    pub const fn reaching(self, other: Cards) -> Kinds {
        Cards::high_lanes((self.0 | HIGH).wrapping_sub(other.0))
    }

    /// The lanes whose high bit is set.
    #[inline(always)]
    const fn high_lanes(word: u64) -> Kinds {
        Kinds((((word & HIGH) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// The cards left after taking `other`, if it is covered.
    #[inline(always)]
    pub const fn checked_sub(self, other: Cards) -> Option<Cards> {
        if self.covers(other) { Some(Cards(self.0 - other.0)) } else { None }
    }

    /// Lane by lane the smaller of the two.
    pub const fn min(self, other: Cards) -> Cards {
        Cards(other.0 - self.missing(other).0)
    }

    /// Of `other`, what is missing here, lane by lane.
    #[inline(always)]
    pub const fn missing(self, other: Cards) -> Cards {
        // the high bit of a lane is left where `other` has as many or more: there the rest of the lane is the answer
        let apart = (other.0 | HIGH) - self.0;
        let lanes = ((apart & HIGH) >> 7) * 0x7f;
        Cards(apart & lanes)
    }

    /// The kinds of which there is at least one card.
    #[inline(always)]
    pub const fn kinds(self) -> Kinds {
        // a lane of 1..=127 plus 127 reaches the high bit
        Cards::high_lanes(self.0 + 0x7f7f_7f7f_7f7f_7f7f)
    }

    /// Kinds and counts, those with none left out.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = (Kind, u8)> {
        self.kinds().iter().map(move |k| (k, self.get(k)))
    }

    /// The kind of the `n`-th card, counted through the lanes. `n` is below the total.
    pub fn nth(self, n: u8) -> Option<Kind> {
        let mut rest = n;
        for (kind, count) in self.iter() {
            if rest < count {
                return Some(kind);
            }
            rest -= count;
        }
        None
    }
}

impl Add for Cards {
    type Output = Cards;
    #[inline(always)]
    fn add(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }
}
impl AddAssign for Cards {
    #[inline(always)]
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}
impl Sub for Cards {
    type Output = Cards;
    #[inline(always)]
    fn sub(self, other: Cards) -> Cards {
        debug_assert!(self.covers(other), "{self:?} does not hold {other:?}");
        Cards(self.0.wrapping_sub(other.0))
    }
}
impl SubAssign for Cards {
    #[inline(always)]
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}
impl From<Kind> for Cards {
    fn from(kind: Kind) -> Cards {
        Cards::of(kind, 1)
    }
}
impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Cards {
        kinds.into_iter().fold(Cards::NONE, |sum, k| sum + k.into())
    }
}

/// As in records: `2 lumber 1 wool`, or `nothing`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return write!(f, "nothing");
        }
        for (i, (kind, n)) in self.iter().enumerate() {
            write!(f, "{}{n} {}", if i > 0 { " " } else { "" }, kind.word())?;
        }
        Ok(())
    }
}
impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_add_cover_and_count() {
        let hand = Cards::of(Kind::Ore, 3) + Cards::of(Kind::Grain, 2) + Cards::of(Kind::Coin, 1);
        let city = Cards::of(Kind::Ore, 3) + Cards::of(Kind::Grain, 2);
        assert!(hand.covers(city) && !city.covers(hand));
        assert_eq!(hand.total(), 6);
        assert_eq!((hand - city).to_string(), "1 coin");
        assert_eq!(city.checked_sub(hand), None);
        assert_eq!(hand.nth(0), Some(Kind::Grain));
        assert_eq!(hand.nth(5), Some(Kind::Coin));
        assert_eq!(hand.nth(6), None);
        assert_eq!(Cards::of(Kind::Ore, 1).missing(city).to_string(), "2 grain 2 ore");
        assert_eq!(Cards::resources(19).total(), 95);
    }

    #[test]
    fn kinds_of_cards_are_the_lanes_that_hold_any() {
        for bits in 0..=255u8 {
            let cards: Cards = Kinds(bits).iter().collect();
            assert_eq!(cards.kinds(), Kinds(bits));
        }
        assert!(Cards::of(Kind::Paper, 24).kinds().has(Kind::Paper));
    }
}
