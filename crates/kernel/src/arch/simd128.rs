//! The vectors of WebAssembly: eight lanes, for many puzzles or one.
//!
//! A module either has these instructions or it does not: the choice is made when it is
//! compiled, and a browser without them refuses the whole module. So the intrinsics are safe
//! everywhere in this file, which is compiled with them alone. Browsers translate each into one
//! or two instructions of the machine; the few that have no counterpart are avoided.

#![allow(unsafe_code, reason = "a promise about the layout of a v128")]

use super::proof::Simd128;
use crate::{cast::Lanes, vector::Vector};
#[allow(clippy::wildcard_imports, reason = "the intrinsics are a vocabulary")]
use core::arch::wasm32::*;

/// Eight lanes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Simd128x8(v128);

impl Simd128x8 {
    /// Each lane without its lowest bit.
    #[inline(always)]
    fn drop_lowest(self) -> Self {
        Self(v128_and(self.0, u16x8_add(self.0, u16x8_splat(u16::MAX))))
    }
    /// All sixteen bits of the lanes that are zero.
    #[inline(always)]
    fn is_zero(self) -> Self {
        Self(u16x8_eq(self.0, u16x8_splat(0)))
    }
}

// SAFETY: the register is eight u16 in order.
unsafe impl Lanes for Simd128x8 {
    const LANES: usize = 8;
}

impl Vector for Simd128x8 {
    type Proof = Simd128;

    #[inline(always)]
    fn proof(&self) -> Simd128 {
        Simd128
    }
    #[inline(always)]
    fn splat(_: Simd128, set: u16) -> Self {
        Self(u16x8_splat(set))
    }
    #[inline(always)]
    fn repeat(_: Simd128, group: [u16; 4]) -> Self {
        let [a, b, c, d] = group;
        Self(u16x8(a, b, c, d, a, b, c, d))
    }
    #[inline(always)]
    fn turn(self) -> Self {
        Self(u16x8_shuffle::<1, 2, 0, 3, 5, 6, 4, 7>(self.0, self.0))
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(u16x8_add(self.0, other.0))
    }
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(u16x8_sub(self.0, other.0))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Self(u16x8_min(self.0, other.0))
    }
    #[inline(always)]
    fn count(self) -> Self {
        Self(u16x8_extadd_pairwise_u8x16(u8x16_popcnt(self.0)))
    }
    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        u32::from(u16x8_bitmask(u16x8_eq(self.0, other.0)))
    }
    #[inline(always)]
    fn select_equal(a: Self, b: Self, yes: Self, no: Self) -> Self {
        Self(v128_bitselect(yes.0, no.0, u16x8_eq(a.0, b.0)))
    }
    #[inline(always)]
    fn cell(row_sure: Self, column_sure: Self, row: Self, column: Self) -> (Self, Self) {
        let sure = row_sure.and(column_sure);
        let open = row.and(column).and(sure.is_zero());
        let left = open.or(sure);
        // Nothing less one is all sixteen bits, the claim of an empty cell.
        let below = Self(u16x8_add(left.0, u16x8_splat(u16::MAX)));
        let one_or_none = left.and(below).is_zero();
        let lone = one_or_none.and(Self(u16x8_max(left.0, below.0)));
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

super::shell!(Simd128, [], Simd128x8, Simd128x8);
