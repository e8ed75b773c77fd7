//! A stable digest of a state: the same on every machine and for every build that writes positions alike.
//!
//! It is taken of the written position, not of the bytes in memory. What a game does not use is not written, so a
//! module that joins the engine changes no digest of a game without it.

use crate::position;
use crate::rules::Rules;
use crate::table::State;

/// The digest of a state under its rules, names and options left out.
pub fn digest(rules: &Rules, state: &State) -> u64 {
    fnv1a(position::state_text(rules, state).as_bytes())
}

/// FNV-1a, 64 bits.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::fnv1a;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
