//! Numbers for places and seats, and sets of them.
//!
//! Ids are one byte each. They run row by row from north to south and from west to east, tiles before
//! printed frame, places inside a hex last. The caps hold every published board and every map of one's own.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// Most hexes a board may have, printed sea included.
pub const MAX_HEXES: usize = 96;
/// Most corners a board may have.
pub const MAX_CORNERS: usize = 160;
/// Most edges a board may have.
pub const MAX_EDGES: usize = 224;
/// Most seats at a table.
pub const MAX_SEATS: usize = 6;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The id as an index.
            #[inline(always)]
            pub const fn at(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A hex of the board: a tile, or a sea hex printed on the frame. Below [`MAX_HEXES`].
    Hex
);
id!(
    /// A corner where hexes meet. Below [`MAX_CORNERS`].
    Corner
);
id!(
    /// An edge between two corners. Below [`MAX_EDGES`].
    Edge
);
id!(
    /// A seat at the table, counted clockwise from the start player. Below [`MAX_SEATS`].
    Seat
);

impl Seat {
    /// The letter of this seat in records: `A` to `F`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The seat of a letter `A` to `F`.
    pub fn from_letter(letter: char) -> Option<Seat> {
        ('A'..='F').contains(&letter).then(|| Seat(letter as u8 - b'A'))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of places of one kind. What [`crate::places::Places`] needs to know of it.
pub trait PlaceSet: Copy {
    /// What the set holds.
    type Place: Copy + PartialEq;
    /// Whether `place` is in the set.
    fn has(&self, place: Self::Place) -> bool;
    /// What both sets hold.
    fn and(self, other: Self) -> Self;
    /// What this set holds and `other` does not.
    fn minus(self, other: Self) -> Self;
}

macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $id:ident, $words:literal x u64) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name(pub [u64; $words]);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name([0; $words]);

            /// Whether `x` is in the set.
            #[inline(always)]
            pub const fn has(&self, x: $id) -> bool {
                self.0[(x.0 >> 6) as usize] >> (x.0 & 63) & 1 != 0
            }
            /// Puts `x` in.
            #[inline(always)]
            pub fn insert(&mut self, x: $id) {
                self.0[(x.0 >> 6) as usize] |= 1 << (x.0 & 63);
            }
            /// Takes `x` out.
            #[inline(always)]
            pub fn remove(&mut self, x: $id) {
                self.0[(x.0 >> 6) as usize] &= !(1 << (x.0 & 63));
            }
            /// Puts `x` in, or takes it out if it is in.
            #[inline(always)]
            pub fn toggle(&mut self, x: $id) {
                self.0[(x.0 >> 6) as usize] ^= 1 << (x.0 & 63);
            }
            /// The set with `x` in it.
            #[inline(always)]
            pub fn with(mut self, x: $id) -> $name {
                self.insert(x);
                self
            }
            /// What this set holds and `other` does not.
            #[inline(always)]
            pub fn minus(mut self, other: $name) -> $name {
                for i in 0..$words {
                    self.0[i] &= !other.0[i];
                }
                self
            }
            /// Whether the set is empty.
            #[inline(always)]
            pub fn is_empty(&self) -> bool {
                self.0.iter().all(|w| *w == 0)
            }
            /// How many it holds.
            #[inline(always)]
            pub fn len(&self) -> usize {
                self.0.iter().map(|w| w.count_ones() as usize).sum()
            }
            /// The lowest id in the set.
            pub fn first(&self) -> Option<$id> {
                self.iter().next()
            }
            /// The ids in rising order.
            #[inline(always)]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let words = self.0;
                let (mut i, mut word) = (0, words[0]);
                std::iter::from_fn(move || {
                    while word == 0 {
                        i += 1;
                        word = *words.get(i)?;
                    }
                    let bit = word.trailing_zeros();
                    word &= word - 1;
                    Some($id((i as u32 * 64 + bit) as u8))
                })
            }
        }

        impl BitAnd for $name {
            type Output = $name;
            #[inline(always)]
            fn bitand(mut self, other: $name) -> $name {
                for i in 0..$words {
                    self.0[i] &= other.0[i];
                }
                self
            }
        }
        impl BitOr for $name {
            type Output = $name;
            #[inline(always)]
            fn bitor(mut self, other: $name) -> $name {
                for i in 0..$words {
                    self.0[i] |= other.0[i];
                }
                self
            }
        }
        set!(@shared $name of $id);
    };
    ($(#[$doc:meta])* $name:ident of $id:ident, $word:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name(pub $word);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name(0);

            /// Whether `x` is in the set.
            #[inline(always)]
            pub const fn has(&self, x: $id) -> bool {
                self.0 >> x.0 & 1 != 0
            }
            /// Puts `x` in.
            #[inline(always)]
            pub fn insert(&mut self, x: $id) {
                self.0 |= 1 << x.0;
            }
            /// Takes `x` out.
            #[inline(always)]
            pub fn remove(&mut self, x: $id) {
                self.0 &= !(1 << x.0);
            }
            /// The set with `x` in it.
            #[inline(always)]
            pub fn with(mut self, x: $id) -> $name {
                self.insert(x);
                self
            }
            /// What this set holds and `other` does not.
            #[inline(always)]
            pub fn minus(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
            /// Whether the set is empty.
            #[inline(always)]
            pub const fn is_empty(&self) -> bool {
                self.0 == 0
            }
            /// How many it holds.
            #[inline(always)]
            pub const fn len(&self) -> usize {
                self.0.count_ones() as usize
            }
            /// The lowest id in the set.
            #[inline(always)]
            pub fn first(&self) -> Option<$id> {
                (self.0 != 0).then(|| $id(self.0.trailing_zeros() as u8))
            }
            /// The ids in rising order.
            #[inline(always)]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let bit = rest.trailing_zeros();
                        rest &= rest - 1;
                        $id(bit as u8)
                    })
                })
            }
        }

        impl BitAnd for $name {
            type Output = $name;
            #[inline(always)]
            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }
        impl BitOr for $name {
            type Output = $name;
            #[inline(always)]
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }
        impl Not for $name {
            type Output = $name;
            #[inline(always)]
            fn not(self) -> $name {
                $name(!self.0)
            }
        }
        set!(@shared $name of $id);
    };
    (@shared $name:ident of $id:ident) => {
        impl BitOrAssign for $name {
            #[inline(always)]
            fn bitor_assign(&mut self, other: $name) {
                *self = *self | other;
            }
        }
        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                ids.into_iter().fold($name::EMPTY, $name::with)
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter().map(|x| x.0)).finish()
            }
        }
        impl PlaceSet for $name {
            type Place = $id;
            #[inline(always)]
            fn has(&self, place: $id) -> bool {
                $name::has(self, place)
            }
            #[inline(always)]
            fn and(self, other: $name) -> $name {
                self & other
            }
            #[inline(always)]
            fn minus(self, other: $name) -> $name {
                $name::minus(self, other)
            }
        }
    };
}

set!(
    /// A set of hexes.
    HexSet of Hex, u128
);
set!(
    /// A set of corners.
    CornerSet of Corner, 3 x u64
);
set!(
    /// A set of edges.
    EdgeSet of Edge, 4 x u64
);
set!(
    /// A set of seats.
    SeatSet of Seat, u8
);

impl SeatSet {
    /// Whether it holds more than one.
    #[inline(always)]
    pub const fn several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first `n` seats.
    pub const fn first_n(n: u8) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// Every set of one or more of these seats.
    pub fn subsets(self) -> impl Iterator<Item = SeatSet> {
        (1..=self.0).map(SeatSet).filter(move |set| set.minus(self).is_empty())
    }

    /// The seats in turn order, from `start` on.
    #[inline(always)]
    pub fn iter_from(self, start: Seat) -> impl Iterator<Item = Seat> {
        let low = (1u8 << start.0) - 1;
        let (mut rest, mut then) = (self.0 & !low, self.0 & low);
        std::iter::from_fn(move || {
            if rest == 0 {
                rest = std::mem::take(&mut then);
            }
            let seat = SeatSet(rest).first()?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_in_turn_order_start_where_asked() {
        let order: Vec<u8> = SeatSet::first_n(4).iter_from(Seat(2)).map(|s| s.0).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(SeatSet::first_n(6).len(), 6);
    }

    #[test]
    fn sets_hold_what_was_put_in_across_words() {
        let ids = [0u8, 63, 64, 128, 159];
        let set: CornerSet = ids.iter().map(|i| Corner(*i)).collect();
        assert_eq!(set.iter().map(|c| c.0).collect::<Vec<_>>(), ids);
        assert_eq!(set.len(), 5);
        assert!(set.has(Corner(128)) && !set.has(Corner(129)));
        let less = set.minus(CornerSet::EMPTY.with(Corner(0)));
        assert_eq!(less.first(), Some(Corner(63)));
        let mut hexes = HexSet::EMPTY.with(Hex(95));
        hexes.remove(Hex(95));
        assert!(hexes.is_empty());
    }
}
