//! The backend without SIMD: four lanes in a `u64`, on any machine.
//!
//! ```text
//! bits  63..48   47..32   31..16   15..0
//!       lane 3   lane 2   lane 1   lane 0
//! ```
//!
//! Sets use nine bits of sixteen, so the top bit of a lane is free to catch a
//! carry or a borrow before it reaches the next lane.

#![allow(unsafe_code, reason = "a promise about the layout of a u64")]

use super::proof;
use crate::{cast::Lanes, vector::Vector};

/// Four lanes in one integer.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Scalarx4(u64);

const ONE: u64 = 0x0001_0001_0001_0001;
const TOP: u64 = ONE << 15;

/// Sets all sixteen bits of each lane whose top bit is set in `top`.
#[inline(always)]
const fn spread(top: u64) -> u64 {
    top | (top - (top >> 15))
}

/// The top bit of each nonzero lane. All lanes must be below 2^15.
#[inline(always)]
const fn some(x: u64) -> u64 {
    (x + (TOP - ONE)) & TOP
}

/// Clears the lowest bit that is set in each lane. All lanes must be below 2^15.
#[inline(always)]
const fn drop_lowest(x: u64) -> u64 {
    x & ((x | TOP) - ONE)
}

impl Scalarx4 {
    /// Applies `f` to each pair of lanes, for rare operations that are hard to express with
    /// carries.
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u16, u16) -> u16) -> Self {
        let mut out = 0;
        for lane in 0..4 {
            let (a, b) = (
                (self.0 >> (16 * lane)) as u16,
                (other.0 >> (16 * lane)) as u16,
            );
            out |= u64::from(f(a, b)) << (16 * lane);
        }
        Self(out)
    }
}

/// Creates a vector from its lanes, given in memory order.
#[inline(always)]
fn lanes_to_vector(lanes: [u16; 4]) -> Scalarx4 {
    let [a, b, c, d] = lanes.map(u64::from);
    Scalarx4(if cfg!(target_endian = "big") {
        d | c << 16 | b << 32 | a << 48
    } else {
        a | b << 16 | c << 32 | d << 48
    })
}

#[inline(always)]
fn vector_to_lanes(vector: Scalarx4) -> [u16; 4] {
    let shifts = if cfg!(target_endian = "big") {
        [48, 32, 16, 0]
    } else {
        [0, 16, 32, 48]
    };
    shifts.map(|shift| (vector.0 >> shift) as u16)
}

// SAFETY: a u64 is four consecutive u16; `equal` accounts for their order in memory.
unsafe impl Lanes for Scalarx4 {
    const LANES: usize = 4;
}

impl Vector for Scalarx4 {
    type Proof = proof::Scalar;

    #[inline(always)]
    fn proof(&self) -> proof::Scalar {
        proof::Scalar
    }
    #[inline(always)]
    fn splat(_: proof::Scalar, set: u16) -> Self {
        Self(u64::from(set) * ONE)
    }
    #[inline(always)]
    fn repeat(_: proof::Scalar, group: [u16; 4]) -> Self {
        lanes_to_vector(group)
    }
    #[inline(always)]
    fn turner(proof: proof::Scalar) -> Self {
        Self::splat(proof, 0)
    }
    #[inline(always)]
    fn turn(self, _: Self) -> Self {
        let [a, b, c, d] = vector_to_lanes(self);
        lanes_to_vector([b, c, a, d])
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // Sums without the top bits cannot carry out of a lane. The top bits are then added without
        // a carry.
        let sum = (self.0 & !TOP) + (other.0 & !TOP);
        Self(sum ^ ((self.0 ^ other.0) & TOP))
    }
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        let difference = (self.0 | TOP) - (other.0 & !TOP);
        Self(difference ^ ((self.0 ^ !other.0) & TOP))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        self.zip(other, u16::min)
    }
    #[inline(always)]
    fn count(self) -> Self {
        let x = self.0 - ((self.0 >> 1) & 0x5555_5555_5555_5555);
        let x = (x & 0x3333_3333_3333_3333) + ((x >> 2) & 0x3333_3333_3333_3333);
        let x = (x + (x >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Self((x + (x >> 8)) & (ONE * 0x1f))
    }
    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        let mut mask = 0;
        for lane in 0..4 {
            let shift = if cfg!(target_endian = "big") {
                48 - 16 * lane
            } else {
                16 * lane
            };
            mask |= u32::from((self.0 >> shift) as u16 == (other.0 >> shift) as u16) << lane;
        }
        mask
    }
    #[inline(always)]
    fn select_equal(a: Self, b: Self, yes: Self, no: Self) -> Self {
        let differs = a.zip(b, |a, b| if a == b { 0 } else { u16::MAX }).0;
        Self((yes.0 & !differs) | (no.0 & differs))
    }
    #[inline(always)]
    fn cell(row_sure: Self, column_sure: Self, row: Self, column: Self) -> (Self, Self) {
        let sure = row_sure.0 & column_sure.0;
        let open = row.0 & column.0 & !spread(some(sure));
        let left = open | sure;
        let several = spread(some(drop_lowest(left)));
        let empty = spread(some(left) ^ TOP);
        let lone = (left & !several) | empty;
        (Self(left), Self(lone))
    }
    #[inline(always)]
    fn full_or(sure: Self, triad: Self) -> Self {
        let full = spread(some(drop_lowest(drop_lowest(sure.0))));
        Self(sure.0 | (triad.0 & !full))
    }
    #[inline(always)]
    fn or_if_tight(lone: Self, triad: Self) -> Self {
        let loose = spread(some(drop_lowest(drop_lowest(drop_lowest(triad.0)))));
        Self(lone.0 | (triad.0 & !loose))
    }
}

super::shell!(proof::Scalar, [], Scalarx4, Scalarx4);
