//! Chooses where to split a state that the rules leave open.
//!
//! The method is similar to tdoku's. In the band or stack that is least open (but not settled), the
//! search takes a digit with two configurations, or else one with three, or else any other. One
//! branch gives the digit its first configuration, and the other removes that configuration.
//! [`openness`] determines which band is least open.
//!
//! All lanes choose at once, because choosing costs the same for one lane as for thirty-two. The
//! result is ignored in lanes that are not stuck.

use super::layout::{State, States};
use crate::{
    cast::lanes,
    rules::{VERY_OPEN, openness, pick_digit},
    vector::Vector,
};

/// The choice of every lane, as three numbers: the first configuration of the chosen band, the
/// digit as a set of one, and the number of the configuration within the band.
pub(crate) struct Choice<V>([V; 3]);

/// Chooses a split for every lane. If `shunned` is given, its configurations are avoided, so that
/// the first branch leads away from them.
#[inline(always)]
pub(crate) fn choose<V: Vector>(wave: &States<V>, shunned: Option<&States<V>>) -> Choice<V> {
    let proof = wave.proof();
    let none = V::splat(proof, 0);
    let (mut open, mut left) = ([none; 6], [none; 6]);
    let mut total = none;
    for b in 0..6 {
        [open[b], left[b]] = openness(&wave.configs[6 * b..][..6]);
        total = total.add(left[b]);
    }
    let (one, limit) = (V::splat(proof, 1), V::splat(proof, VERY_OPEN));
    let total = total.min(limit);
    for b in 0..6 {
        // A settled band has the value zero, and subtracting one wraps it round to the greatest
        // value.
        left[b] = V::select_equal(total, limit, open[b], left[b]).sub(one);
    }
    let mut fewest = left[0];
    for &other in &left[1..] {
        fewest = fewest.min(other);
    }
    let mut band = none;
    let mut configs = [none; 6];
    for b in (0..6).rev() {
        for (p, digits) in configs.iter_mut().enumerate() {
            *digits = V::select_equal(left[b], fewest, wave.configs[6 * b + p], *digits);
        }
        band = V::select_equal(left[b], fewest, V::splat(proof, 6 * b as u16), band);
    }

    let digit = pick_digit(&configs);
    if let Some(shunned) = shunned {
        // Leave out the shunned configurations. The digit has at least two configurations, and one
        // of them is not shunned.
        for b in 0..6 {
            for (p, digits) in configs.iter_mut().enumerate() {
                let rest = digits.without(shunned.configs[6 * b + p]);
                *digits = V::select_equal(band, V::splat(proof, 6 * b as u16), rest, *digits);
            }
        }
    }
    let mut config = none;
    for p in (0..6).rev() {
        let absent = configs[p].and(digit);
        config = V::select_equal(absent, none, config, V::splat(proof, p as u16));
    }
    Choice([band, digit, config])
}

impl<V: Vector> Choice<V> {
    /// Turns the copy of a lane into its second branch.
    #[inline(always)]
    pub(crate) fn exclude(&self, lane: usize, copy: &mut State) {
        let parts = lanes(&self.0);
        let (band, digit, config) = (
            usize::from(parts[lane]),
            parts[V::LANES + lane],
            usize::from(parts[2 * V::LANES + lane]),
        );
        copy.0[band + config] &= !digit;
    }

    /// Turns these lanes into their first branches. This is done in all lanes at once, because the
    /// next sweep loads whole vectors and would have to wait for stores to single lanes.
    #[inline(always)]
    pub(crate) fn confine(&self, wave: &mut States<V>, lanes: u32) {
        let proof = wave.proof();
        let none = V::splat(proof, 0);
        let [band, digit, config] = self.0;
        let digit = digit.in_lanes(lanes);
        let mut excluded = [digit; 6];
        for (p, digits) in excluded.iter_mut().enumerate() {
            *digits = V::select_equal(config, V::splat(proof, p as u16), none, digit);
        }
        for (b, configs) in wave.configs.as_chunks_mut::<6>().0.iter_mut().enumerate() {
            let here = V::splat(proof, 6 * b as u16);
            for (config, &digits) in configs.iter_mut().zip(&excluded) {
                *config = config.without(V::select_equal(band, here, digits, none));
            }
        }
    }
}
