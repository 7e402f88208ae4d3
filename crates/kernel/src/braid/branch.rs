//! Chooses where to split states that the rules leave open.
//!
//! Makes the same choice as [`wave::branch`](crate::wave::branch): in the band with the fewest
//! configurations left, a digit with two of them, else with three, else with more. Each lane finds
//! its band's count and digit; the choice among a strand's six bands is made strand by strand.

use super::{
    strand::{STACKS, Strand},
    sweep::Braid,
};
use crate::{
    cast::{lanes, lanes_mut},
    rules::pick_digit,
    vector::Vector,
};

/// The choice of every lane.
pub(crate) struct Choice<V> {
    /// The number of configurations of the bands and of the stacks, minus ten: a settled band,
    /// which has nine, then sorts last.
    left: [V; 2],
    /// The digit to branch on in each, as a set of one.
    digit: [V; 2],
}

/// Chooses for every lane.
#[inline(always)]
pub(crate) fn choose<V: Vector>(braid: &Braid<V>) -> Choice<V> {
    let proof = braid.proof();
    let none = V::splat(proof, 0);
    let mut choice = Choice {
        left: [none; 2],
        digit: [none; 2],
    };
    for (i, configs) in braid.configs.chunks_exact(6).enumerate() {
        let mut left = V::splat(proof, 0u16.wrapping_sub(10));
        for digits in configs {
            left = left.add(digits.count());
        }
        choice.left[i] = left;
        choice.digit[i] = pick_digit(configs);
    }
    choice
}

impl<V: Vector> Choice<V> {
    /// Splits the strand at `lane`: the braid keeps the first branch, `other`
    /// becomes the second.
    #[inline(always)]
    pub(crate) fn split(&self, braid: &mut Braid<V>, lane: usize, other: &mut Strand) {
        let left = lanes(&self.left);
        let (mut at, mut fewest) = (lane, u16::MAX);
        for group in [lane, V::LANES + lane] {
            for (i, &left) in left[group..group + 3].iter().enumerate() {
                if left < fewest {
                    (at, fewest) = (group + i, left);
                }
            }
        }
        let digit = lanes(&self.digit)[at];
        let (start, band) = if at < V::LANES {
            (0, at)
        } else {
            (STACKS, at - V::LANES)
        };

        braid.take(lane, other);
        let flat = lanes_mut(&mut braid.configs);
        let mut first = true;
        for k in start..start + 6 {
            let mine = &mut flat[k * V::LANES + band];
            if *mine & digit != 0 {
                if first {
                    other.groups[k][band - lane] &= !digit;
                    first = false;
                } else {
                    *mine &= !digit;
                }
            }
        }
    }
}
