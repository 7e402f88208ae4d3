//! NEON, which every aarch64 CPU has: eight lanes, for many puzzles or one.

use crate::vector::Vector;
#[allow(clippy::wildcard_imports, reason = "the intrinsics are a vocabulary")]
use core::arch::aarch64::*;

/// Calls intrinsics.
macro_rules! simd {
    ($value:expr) => {{
        // SAFETY: every aarch64 CPU that Rust supports has NEON. Loads read whole tables.
        unsafe { $value }
    }};
}

/// Eight lanes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Neon(uint16x8_t);

impl Neon {
    /// Each lane without its lowest bit.
    #[inline(always)]
    fn drop_lowest(self) -> Self {
        self.and(self.sub(Self::splat(1)))
    }
    /// All sixteen bits of the lanes that are zero.
    #[inline(always)]
    fn is_zero(self) -> Self {
        simd!(Self(vceqzq_u16(self.0)))
    }
}

// SAFETY: the register is eight u16 in order.
unsafe impl Vector for Neon {
    const LANES: usize = 8;

    #[inline(always)]
    fn splat(set: u16) -> Self {
        simd!(Self(vdupq_n_u16(set)))
    }
    #[inline(always)]
    fn repeat(group: [u16; 4]) -> Self {
        simd!({
            let half = vld1_u16(group.as_ptr());
            Self(vcombine_u16(half, half))
        })
    }
    #[inline(always)]
    fn turn(self) -> Self {
        const ORDER: [u8; 16] = [2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15];
        simd!({
            let order = vld1q_u8(ORDER.as_ptr());
            Self(vreinterpretq_u16_u8(vqtbl1q_u8(
                vreinterpretq_u8_u16(self.0),
                order,
            )))
        })
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        simd!(Self(vandq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        simd!(Self(vorrq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        simd!(Self(vbicq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        simd!(Self(vaddq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        simd!(Self(vsubq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        simd!(Self(vminq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn count(self) -> Self {
        simd!(Self(vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(self.0)))))
    }
    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        const BITS: [u16; 8] = [1, 2, 4, 8, 16, 32, 64, 128];
        simd!({
            let equal = vceqq_u16(self.0, other.0);
            u32::from(vaddvq_u16(vandq_u16(equal, vld1q_u16(BITS.as_ptr()))))
        })
    }
    #[inline(always)]
    fn select_equal(a: Self, b: Self, yes: Self, no: Self) -> Self {
        simd!(Self(vbslq_u16(vceqq_u16(a.0, b.0), yes.0, no.0)))
    }
    #[inline(always)]
    fn cell(row_sure: Self, column_sure: Self, row: Self, column: Self) -> (Self, Self) {
        let sure = row_sure.and(column_sure);
        let open = row.and(column).and(sure.is_zero());
        let left = open.or(sure);
        // Nothing less one is all sixteen bits, the claim of an empty cell.
        let below = left.sub(Self::splat(1));
        simd!({
            let several = vtstq_u16(left.0, below.0);
            let lone = Self(vbicq_u16(vmaxq_u16(left.0, below.0), several));
            (left, lone)
        })
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

/// Always, on aarch64.
pub(crate) const fn is_available() -> bool {
    true
}

super::shell!(
    #[target_feature(enable = "neon")]
    Neon,
    Neon
);
