//! Who holds an award (reference/base.md, "Longest road", "Largest army").

use crate::ids::{MAX_SEATS, Seat, SeatSet};

/// Who holds the card: nobody below `min`; the holder keeps a tie; a sole leader takes it; else it is set aside.
pub fn award(holder: Option<Seat>, values: &[u8; MAX_SEATS], owners: SeatSet, min: u8) -> Option<Seat> {
    let leaders = leaders(values, owners, min);
    match holder {
        Some(holder) if leaders.has(holder) => Some(holder),
        _ if leaders.len() == 1 => leaders.first(),
        _ => None,
    }
}

/// Those with the highest value, if it is `min` or more.
pub fn leaders(values: &[u8; MAX_SEATS], owners: SeatSet, min: u8) -> SeatSet {
    let best = owners.iter().map(|s| values[s.at()]).max().unwrap_or(0);
    if best < min { SeatSet::EMPTY } else { owners.iter().filter(|s| values[s.at()] == best).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn route(holder: Option<u8>, values: [u8; 4]) -> Option<u8> {
        let [a, b, c, d] = values;
        award(holder.map(Seat), &[a, b, c, d, 0, 0], SeatSet::first_n(4), 5).map(|s| s.0)
    }

    #[test]
    fn r_15_a_tie_leaves_the_card_with_its_holder_and_one_more_takes_it() {
        assert_eq!(route(Some(0), [5, 5, 0, 0]), Some(0));
        assert_eq!(route(Some(0), [5, 6, 0, 0]), Some(1));
    }

    #[test]
    fn r_16_two_that_tie_when_the_holder_is_cut_leave_the_card_aside() {
        assert_eq!(route(Some(0), [4, 5, 5, 0]), None);
        assert_eq!(route(None, [4, 5, 5, 0]), None);
        assert_eq!(route(None, [4, 5, 6, 0]), Some(2));
    }

    #[test]
    fn r_17_a_holder_cut_down_to_a_tie_keeps_the_card() {
        assert_eq!(route(Some(0), [5, 5, 0, 0]), Some(0));
    }

    #[test]
    fn r_19_the_only_one_left_with_five_gets_the_card_at_once() {
        assert_eq!(route(Some(0), [4, 5, 0, 0]), Some(1));
        assert_eq!(route(Some(0), [4, 4, 0, 0]), None);
    }
}
