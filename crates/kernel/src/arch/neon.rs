//! NEON: eight puzzles per wave, or two branches of a single puzzle.
//!
//! Almost every aarch64 CPU has NEON.

#![allow(
    unsafe_code,
    reason = "intrinsics; each use is given a proof that the CPU has NEON"
)]

use super::proof::Neon;
use crate::{cast::Lanes, vector::Vector};
#[allow(clippy::wildcard_imports, reason = "the intrinsics are a vocabulary")]
use core::arch::aarch64::*;

/// Calls intrinsics, given a proof that the CPU has them.
macro_rules! simd {
    ($proof:expr, $value:expr) => {{
        let _: Neon = $proof;
        // SAFETY: the proof guarantees that the CPU has NEON. Loads read whole tables.
        unsafe { $value }
    }};
}

/// Creates a vector from a register, given a proof that the CPU has NEON.
macro_rules! vector {
    ($proof:expr, $register:expr) => {{
        let proof = $proof;
        Self(simd!(proof, $register), proof)
    }};
}

/// Eight lanes, and the proof that the CPU supports them.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Neonx8(uint16x8_t, Neon);

impl Neonx8 {
    /// Clears the lowest bit that is set in each lane.
    #[inline(always)]
    fn drop_lowest(self) -> Self {
        self.and(self.sub(Self::splat(self.1, 1)))
    }
    /// Sets all sixteen bits of the lanes that are zero.
    #[inline(always)]
    fn is_zero(self) -> Self {
        vector!(self.1, vceqzq_u16(self.0))
    }
}

// SAFETY: the register is eight u16 in order; the proof is zero-sized.
unsafe impl Lanes for Neonx8 {
    const LANES: usize = 8;
}

impl Vector for Neonx8 {
    type Proof = Neon;

    #[inline(always)]
    fn proof(&self) -> Neon {
        self.1
    }
    #[inline(always)]
    fn splat(proof: Neon, set: u16) -> Self {
        vector!(proof, vdupq_n_u16(set))
    }
    #[inline(always)]
    fn repeat(proof: Neon, group: [u16; 4]) -> Self {
        vector!(proof, {
            let half = vld1_u16(group.as_ptr());
            vcombine_u16(half, half)
        })
    }
    #[inline(always)]
    fn turner(proof: Neon) -> Self {
        const ORDER: [u8; 16] = [2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15];
        vector!(proof, vreinterpretq_u16_u8(vld1q_u8(ORDER.as_ptr())))
    }
    #[inline(always)]
    fn turn(self, turner: Self) -> Self {
        vector!(self.1, {
            let order = vreinterpretq_u8_u16(turner.0);
            vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(self.0), order))
        })
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        vector!(self.1, vandq_u16(self.0, other.0))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        vector!(self.1, vorrq_u16(self.0, other.0))
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        vector!(self.1, vbicq_u16(self.0, other.0))
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        vector!(self.1, vaddq_u16(self.0, other.0))
    }
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        vector!(self.1, vsubq_u16(self.0, other.0))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        vector!(self.1, vminq_u16(self.0, other.0))
    }
    #[inline(always)]
    fn count(self) -> Self {
        vector!(self.1, vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(self.0))))
    }
    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        const BITS: [u16; 8] = [1, 2, 4, 8, 16, 32, 64, 128];
        simd!(self.1, {
            let equal = vceqq_u16(self.0, other.0);
            u32::from(vaddvq_u16(vandq_u16(equal, vld1q_u16(BITS.as_ptr()))))
        })
    }
    #[inline(always)]
    fn select_equal(a: Self, b: Self, yes: Self, no: Self) -> Self {
        vector!(a.1, vbslq_u16(vceqq_u16(a.0, b.0), yes.0, no.0))
    }
    #[inline(always)]
    fn cell(row_sure: Self, column_sure: Self, row: Self, column: Self) -> (Self, Self) {
        let sure = row_sure.and(column_sure);
        let open = row.and(column).and(sure.is_zero());
        let left = open.or(sure);
        // Zero minus one sets all sixteen bits, which marks an empty cell.
        let below = left.sub(Self::splat(left.1, 1));
        let lone = vector!(left.1, {
            let several = vtstq_u16(left.0, below.0);
            vbicq_u16(vmaxq_u16(left.0, below.0), several)
        });
        (left, lone)
    }
    #[inline(always)]
    fn full_or(sure: Self, triad: Self) -> Self {
        sure.or_and(triad, sure.drop_lowest().drop_lowest().is_zero())
    }
    #[inline(always)]
    fn or_if_tight(lone: Self, triad: Self) -> Self {
        lone.or_and(
            triad,
            triad.drop_lowest().drop_lowest().drop_lowest().is_zero(),
        )
    }
}

super::shell!(Neon, ["neon"], Neonx8, Neonx8);
