//! Chance from a seed: the same numbers on every machine, and a position that can be kept and come back to.

use rand_core::Rng as _;
use rand_pcg::Pcg32;

/// A deterministic generator. Ranges and shuffles are our own, so that a change in a library never changes a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    core: Pcg32,
    draws: u64,
}

/// Weights that are all the same need no search: dice above all.
const EVEN: [u8; 36] = [1; 36];

/// The finishing step of SplitMix64: every bit of the outcome depends on every bit of `x`.
fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

impl Rng {
    /// The beginning of a stream of a seed. Different streams of one seed have nothing to do with each other.
    pub fn new(seed: u64, stream: u64) -> Rng {
        let seed = mix(seed ^ mix(stream));
        Rng { core: Pcg32::new(seed, mix(seed)), draws: 0 }
    }

    /// A stream as it is after `draws` draws.
    pub fn at(seed: u64, stream: u64, draws: u64) -> Rng {
        let mut rng = Rng::new(seed, stream);
        rng.core.advance(draws);
        rng.draws = draws;
        rng
    }

    /// How many 32-bit numbers were drawn so far: with seed and stream, the position.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// The next 32 bits.
    #[inline]
    pub fn draw(&mut self) -> u32 {
        self.draws += 1;
        self.core.next_u32()
    }

    /// A number from 0 to below `n`, each as likely; 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        // the high half of a product is the number; low halves that would favour some numbers are drawn again
        let mut product = self.draw() as u64 * n as u64;
        if (product as u32) < n {
            let favoured = n.wrapping_neg() % n;
            while (product as u32) < favoured {
                product = self.draw() as u64 * n as u64;
            }
        }
        (product >> 32) as u32
    }

    /// Puts a list in a random order, each as likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// An index, as likely as its weight says; 0 if no weight is above 0.
    #[inline]
    pub fn weighted(&mut self, weights: &[u8]) -> usize {
        if EVEN.get(..weights.len()) == Some(weights) {
            return self.below(weights.len() as u32) as usize;
        }
        let total: u32 = weights.iter().map(|w| *w as u32).sum();
        let mut rest = self.below(total);
        for (i, weight) in weights.iter().enumerate() {
            if rest < *weight as u32 {
                return i;
            }
            rest -= *weight as u32;
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_and_stream_give_the_same_numbers_everywhere() {
        let numbers = |seed, stream| {
            let mut rng = Rng::new(seed, stream);
            [0; 4].map(|_| rng.draw())
        };
        assert_eq!(numbers(7, 0), EXPECTED);
        assert_ne!(numbers(7, 0), numbers(7, 1));
        assert_ne!(numbers(7, 0), numbers(8, 0));
    }

    /// From an implementation of PCG XSH RR 64/32 and SplitMix64 in another language.
    const EXPECTED: [u32; 4] = [1311604061, 2825779621, 938014363, 391746826];

    #[test]
    fn a_position_is_found_again_from_its_number_of_draws() {
        let mut rng = Rng::new(42, 3);
        for _ in 0..1000 {
            let _ = rng.below(6);
        }
        let mut again = Rng::at(42, 3, rng.draws());
        assert_eq!(again, rng);
        assert_eq!(again.draw(), rng.draw());
    }

    #[test]
    fn numbers_below_a_bound_are_all_as_likely() {
        let mut rng = Rng::new(1, 0);
        for n in [2u32, 3, 6, 7, 36] {
            let mut seen = vec![0u32; n as usize];
            let draws = 2000 * n;
            (0..draws).for_each(|_| seen[rng.below(n) as usize] += 1);
            assert!(seen.iter().all(|times| (1750..2250).contains(times)), "{n}: {seen:?}");
        }
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
        // bounds for which one draw in two must be taken again
        assert!((0..1000).all(|_| rng.below((1 << 31) + 1) <= 1 << 31));
    }

    #[test]
    fn shuffles_give_every_order_as_often() {
        let mut rng = Rng::new(5, 0);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut list = [0, 1, 2, 3];
            rng.shuffle(&mut list);
            *seen.entry(list).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|times| (850..1150).contains(times)), "{seen:?}");
    }

    #[test]
    fn weights_decide_and_nothing_of_weight_0_is_picked() {
        let mut rng = Rng::new(9, 0);
        let mut seen = [0; 4];
        (0..6000).for_each(|_| seen[rng.weighted(&[0, 1, 0, 2])] += 1);
        assert_eq!((seen[0], seen[2]), (0, 0));
        assert!((1850..2150).contains(&seen[1]), "{seen:?}");
        assert_eq!(rng.weighted(&[]), 0);
        assert_eq!(rng.weighted(&[0, 0]), 0);
    }
}
