//! Sorting of short lists: corners, hexes, seats.
//!
//! The standard library's sort is made for long ones, and comes to 6 KB of download for every type it is used with.

use std::cmp::Ordering;

/// Sorts by insertion: what is equal stays in its order. Quadratic, so for a few dozen items.
pub fn by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at - 1], &list[at]) == Ordering::Greater {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Sorts by a key.
pub fn by_key<T, K: PartialOrd>(list: &mut [T], mut key: impl FnMut(&T) -> K) {
    by(list, |a, b| if key(a) > key(b) { Ordering::Greater } else { Ordering::Less });
}

#[cfg(test)]
mod tests {
    use super::by_key;

    #[test]
    fn equal_keys_keep_their_order() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        by_key(&mut list, |(key, _)| *key);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
    }
}
