//! Chooses where to split a state that the rules leave open.
//!
//! As tdoku does: in the band or stack with the fewest configurations left over all digits (but not
//! yet one for each), take a digit with two configurations, else one with three, else one with
//! more. One branch gives the digit its first configuration, the other removes that configuration.
//!
//! All lanes choose at once, because the choice costs the same for one as for thirty-two; the lanes
//! that are not stuck ignore the result.

use super::layout::{CONFIGS, State, States};
use crate::{
    cast::{lanes, lanes_mut},
    rules::pick_digit,
    vector::Vector,
};

/// The choice of every lane, as numbers.
pub(crate) struct Choice<V> {
    /// The first configuration of the chosen band, the digit as a set of one, and
    /// the configuration's number in the band.
    parts: [V; 3],
}

/// Chooses for every lane, avoiding configurations of `shunned`, if given: the first branch then
/// leads away from it.
#[inline(always)]
pub(crate) fn choose<V: Vector>(wave: &States<V>, shunned: Option<&States<V>>) -> Choice<V> {
    let proof = wave.proof();
    let none = V::splat(proof, 0);
    // A settled band has nine configurations; subtracting ten wraps round to the greatest value.
    let mut left = [none; 6];
    for (b, left) in left.iter_mut().enumerate() {
        let mut sum = V::splat(proof, 0u16.wrapping_sub(10));
        for p in 0..6 {
            sum = sum.add(wave.configs[6 * b + p].count());
        }
        *left = sum;
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
        // The digit has at least two configurations, and one of them is not shunned.
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
    Choice {
        parts: [band, digit, config],
    }
}

impl<V: Vector> Choice<V> {
    /// Splits a lane: the wave keeps the first branch; `other`, a copy of the lane, becomes the
    /// second.
    #[inline(always)]
    pub(crate) fn split(&self, wave: &mut States<V>, lane: usize, other: &mut State) {
        let parts = lanes(&self.parts);
        let band = usize::from(parts[lane]);
        let digit = parts[V::LANES + lane];
        let config = usize::from(parts[2 * V::LANES + lane]);

        other.0[band + config] &= !digit;
        let flat = lanes_mut(&mut wave.configs);
        debug_assert_eq!(flat.len(), CONFIGS * V::LANES);
        for p in 0..6 {
            let kept = if p == config { digit } else { 0 };
            flat[(band + p) * V::LANES + lane] &= !digit | kept;
        }
    }
}
