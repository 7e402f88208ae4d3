//! Chooses where to split states that the rules leave open.
//!
//! Makes the same choice as [`wave::branch`](crate::wave::branch): in the least open band, a digit
//! with two configurations, or else one with three, or else one with more. Each lane computes the
//! openness and the digit of its band. To compare them, the lanes of a strand are rotated.
//!
//! All strands are split at once in registers. If they were written to memory one by one, the next
//! sweep would have to wait for stores to parts of its vectors.

use super::{strand::STACKS, sweep::Braid};
use crate::{
    rules::{VERY_OPEN, openness, pick_digit},
    vector::Vector,
};

/// Splits these strands. The braid keeps the first branches, and the second branches are returned.
/// Also returns which strands were split. A strand with one configuration of every digit in each
/// band cannot be split; the next sweep finds it solved or dead.
#[inline(always)]
pub(crate) fn split<V: Vector>(braid: &mut Braid<V>, strands: u32) -> (Braid<V>, u32) {
    let proof = braid.proof();
    let (none, limit) = (V::splat(proof, 0), V::splat(proof, VERY_OPEN));
    let [open_bands, left_bands] = openness(&braid.configs[..STACKS]);
    let [open_stacks, left_stacks] = openness(&braid.configs[STACKS..]);
    let total = braid.sum(left_bands.add(left_stacks)).min(limit);

    let open = V::select_equal(total, limit, open_bands, left_bands);
    let bands = rank(open, V::repeat(proof, [0, 1, 2, 0]));
    let open = V::select_equal(total, limit, open_stacks, left_stacks);
    let stacks = rank(open, V::repeat(proof, [3, 4, 5, 1]));
    let least = braid.least(bands.min(stacks));

    let mut other = *braid;
    let mut possible = 0;
    for (start, rank) in [(0, bands), (STACKS, stacks)] {
        let digit = pick_digit(&braid.configs[start..start + 6]);
        // `strands * 7` is a mask of the three lanes of each strand.
        let digit = V::select_equal(rank, least, digit, none).in_lanes(strands * 7);
        possible |= !digit.equal(none);
        let mut earlier = none;
        for k in start..start + 6 {
            let here = braid.configs[k].and(digit);
            other.configs[k] = other.configs[k].without(here.without(earlier));
            braid.configs[k] = braid.configs[k].without(here.and(earlier));
            earlier = earlier.or(here);
        }
    }
    (other, (possible | possible >> 1 | possible >> 2) & strands)
}

/// Replaces the copies of the first branches with the second branches. The copies are in the upper
/// half of each group of `2 * width` lanes.
#[inline(always)]
pub(crate) fn fan_out<V: Vector>(braid: &mut Braid<V>, others: &Braid<V>, width: usize) {
    let upper = match width {
        4 => 0xf0f0_f0f0,
        8 => 0xff00_ff00,
        _ => 0xffff_0000,
    };
    for (here, other) in braid.configs.iter_mut().zip(others.configs) {
        *here = here.in_lanes(!upper).or(other.in_lanes(upper));
    }
}

/// A band's openness, with the number of the band in the low bits, so that no two ranks are equal.
#[inline(always)]
fn rank<V: Vector>(open: V, number: V) -> V {
    // A settled band has the value zero, and subtracting one wraps it round to the greatest value.
    let open = open.sub(V::splat(open.proof(), 1));
    let twice = open.add(open);
    let four = twice.add(twice);
    four.add(four).add(number)
}
