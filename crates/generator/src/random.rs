/// A stream of random numbers that depends only on its seed.
///
/// This is xoshiro256\*\* by Blackman and Vigna, with its state initialised by `SplitMix64` from
/// the seed. Puzzles are identified by their seeds, so the stream of a seed must never change. A
/// different algorithm would have to be added as a new version alongside this one.
///
/// Suitable for puzzles, but not for secrets.
///
/// ```
/// use novena_generator::Random;
///
/// let (mut a, mut b) = (Random::new(1), Random::new(1));
/// assert_eq!(a.next_u64(), b.next_u64());
/// assert!(a.below(9) < 9);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random([u64; 4]); // Invariant: not all zero.

impl Random {
    /// The version of the streams. The same version and seed produce the same stream.
    ///
    /// ```
    /// # use novena_generator::Random;
    /// assert_eq!(Random::VERSION, 1);
    /// assert_eq!(Random::new(0).next_u64(), 11_091_344_671_253_066_420);
    /// ```
    pub const VERSION: u32 = 1;

    /// The stream for this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut counter = seed;
        // Four different counters yield four different words, so at most one of them is zero.
        Self([(); 4].map(|()| split_mix(&mut counter)))
    }

    /// The stream of puzzle `place` in a bunch. Each puzzle has its own stream, so the order in
    /// which puzzles draw numbers does not matter.
    ///
    /// ```
    /// # use novena_generator::Random;
    /// assert_eq!(Random::of_bunch(1, 2, 3), Random::of_bunch(1, 2, 3));
    /// assert_ne!(Random::of_bunch(1, 2, 3), Random::of_bunch(1, 3, 2));
    /// ```
    #[must_use]
    pub fn of_bunch(seed: u64, number: u64, place: u64) -> Self {
        let mut counter = seed;
        for word in [number, place] {
            counter = split_mix(&mut counter) ^ word;
        }
        Self::new(split_mix(&mut counter))
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let result = b.wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }

    /// A uniformly distributed number below `bound`.
    ///
    /// # Panics
    /// If `bound` is 0.
    ///
    /// ```
    /// # use novena_generator::Random;
    /// let mut die = Random::new(1);
    /// assert!((0..100).all(|_| die.below(6) < 6));
    /// ```
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "there is no number below 0");
        let bound = bound as u64;
        // 2^64 is not a multiple of most bounds. Values in the incomplete last run are drawn again,
        // because otherwise small remainders would be slightly more likely.
        let surplus = (u64::MAX % bound + 1) % bound;
        loop {
            let drawn = self.next_u64();
            if drawn <= u64::MAX - surplus {
                return (drawn % bound) as usize;
            }
        }
    }

    /// A number below a small `bound`, computed in a few cycles by multiplying instead of dividing.
    /// The bias is at most `bound` in 2^32, which is negligible.
    #[inline]
    pub(crate) fn below_small(&mut self, bound: usize) -> usize {
        (((self.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// Like [`Random::shuffle`], but faster and only for short lists.
    #[inline]
    pub(crate) fn shuffle_small<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below_small(last + 1));
        }
    }

    /// Shuffles the items, so that every order is equally likely.
    ///
    /// ```
    /// # use novena_generator::Random;
    /// let mut items = [1, 2, 3];
    /// Random::new(1).shuffle(&mut items);
    /// items.sort();
    /// assert_eq!(items, [1, 2, 3]);
    /// ```
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The numbers between 0 and `N` - 1 in a random order.
    ///
    /// ```
    /// # use novena_generator::Random;
    /// let mut order: [usize; 9] = Random::new(1).permutation();
    /// order.sort();
    /// assert_eq!(order, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    /// ```
    pub fn permutation<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|place| place);
        self.shuffle(&mut order);
        order
    }
}

/// `SplitMix64`: advances the counter and mixes its bits.
fn split_mix(counter: &mut u64) -> u64 {
    *counter = counter.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut bits = *counter;
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mixer_gives_the_published_values() {
        let mut counter = 1_234_567;
        let drawn = [(); 3].map(|()| split_mix(&mut counter));
        assert_eq!(
            drawn,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
            ]
        );
    }

    #[test]
    fn the_generator_gives_the_published_values() {
        let mut random = Random([1, 2, 3, 4]);
        let drawn = [(); 5].map(|()| random.next_u64());
        assert_eq!(
            drawn,
            [
                11_520,
                0,
                1_509_978_240,
                1_215_971_899_390_074_240,
                1_216_172_134_540_287_360,
            ]
        );
    }

    /// These values must never change, or existing seeds would produce different puzzles.
    #[test]
    fn a_seed_means_the_same_for_ever() {
        assert_eq!(Random::VERSION, 1);
        let mut random = Random::new(0);
        assert_eq!(
            [(); 3].map(|()| random.next_u64()),
            [
                11_091_344_671_253_066_420,
                13_793_997_310_169_335_082,
                1_900_383_378_846_508_768,
            ]
        );
        let mut random = Random::new(2006);
        assert_eq!(
            [(); 9].map(|()| random.below(9)),
            [3, 2, 0, 7, 5, 6, 1, 7, 4]
        );
        assert_eq!(random.permutation(), [3, 1, 6, 4, 5, 7, 0, 8, 2]);
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut random = Random::new(3);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            *seen.entry(random.permutation::<3>()).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        // Each order is expected 1,000 times, and 144 is five standard deviations.
        assert!(seen.values().all(|times| (856..=1144).contains(times)));
    }

    #[test]
    fn a_bound_of_one_leaves_no_choice() {
        let mut random = Random::new(4);
        assert!((0..100).all(|_| random.below(1) == 0));
        assert!((0..100).all(|_| random.below(usize::MAX) < usize::MAX));
    }
}
