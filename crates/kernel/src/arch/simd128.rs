//! WebAssembly vectors: eight puzzles per wave, or two branches of a single puzzle.
//!
//! Whether a module uses these instructions is decided at compile time, and a browser that lacks
//! them rejects the whole module. This file is compiled only if they are enabled, so the intrinsics
//! are safe everywhere in it. Browsers translate most intrinsics into one or two machine
//! instructions. The few that take more are not used here.

#![allow(
    unsafe_code,
    reason = "a promise about the layout of a v128, and loads and stores of sixteen cells"
)]

use super::proof::Simd128;
use crate::{
    cast::{Lanes, lanes},
    layout::CellValues,
    vector::{DIGIT_SETS, Vector},
    wave::layout::Row,
};
#[allow(clippy::wildcard_imports, reason = "the intrinsics are a vocabulary")]
use core::arch::wasm32::*;

/// One byte of each digit's set: either the low one or the high one.
const fn set_bytes(high: bool) -> v128 {
    let mut bytes = [0; 16];
    let mut digit = 0;
    while digit < 16 {
        bytes[digit] = DIGIT_SETS[digit].to_le_bytes()[high as usize];
        digit += 1;
    }
    let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = bytes;
    u8x16(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
}

const LOW: v128 = set_bytes(false);
const HIGH: v128 = set_bytes(true);

/// Interleaves the bytes of the low halves of two registers.
#[inline(always)]
fn low_bytes(a: v128, b: v128) -> v128 {
    i8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(a, b)
}

/// Interleaves the bytes of the high halves of two registers.
#[inline(always)]
fn high_bytes(a: v128, b: v128) -> v128 {
    i8x16_shuffle::<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(a, b)
}

/// Interleaves the bytes of registers `i` and `i + 4`, for all `i`.
///
/// The register number and the byte number together have seven bits, which this operation rotates
/// by one. Three rounds turn eight rows of sixteen bytes into two columns per register, and four
/// rounds turn columns into rows.
#[inline(always)]
fn interleave(r: [v128; 8]) -> [v128; 8] {
    let mut next = r;
    for i in 0..4 {
        next[2 * i] = low_bytes(r[i], r[i + 4]);
        next[2 * i + 1] = high_bytes(r[i], r[i + 4]);
    }
    next
}

/// Eight lanes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Simd128x8(v128);

impl Simd128x8 {
    /// Clears the lowest bit that is set in each lane.
    #[inline(always)]
    fn drop_lowest(self) -> Self {
        Self(v128_and(self.0, u16x8_add(self.0, u16x8_splat(u16::MAX))))
    }
    /// Sets all sixteen bits of the lanes that are zero.
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
    fn turner(proof: Simd128) -> Self {
        Self::splat(proof, 0)
    }
    #[inline(always)]
    fn turn(self, _: Self) -> Self {
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
        // Zero minus one sets all sixteen bits, which marks an empty cell.
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
    #[inline(always)]
    fn read_cells(puzzles: &[CellValues], cells: &mut [Self; 81]) {
        let mut padded = [[0; 81]; 8];
        let puzzles: &[CellValues; 8] = puzzles.first_chunk().unwrap_or_else(|| {
            padded[..puzzles.len()].copy_from_slice(puzzles);
            &padded
        });
        for first in [0, 16, 32, 48, 64] {
            let rows = puzzles.each_ref().map(|puzzle| {
                let part = &puzzle[first..][..16];
                // SAFETY: the part has the sixteen bytes to read.
                unsafe { v128_load(part.as_ptr().cast()) }
            });
            let columns = interleave(interleave(interleave(rows)));
            for (pair, digits) in cells[first..][..16].chunks_exact_mut(2).zip(columns) {
                let (low, high) = (u8x16_swizzle(LOW, digits), u8x16_swizzle(HIGH, digits));
                pair[0] = Self(low_bytes(low, high));
                pair[1] = Self(high_bytes(low, high));
            }
        }
        let last = puzzles
            .each_ref()
            .map(|puzzle| DIGIT_SETS[usize::from(puzzle[80] & 15)]);
        let [a, b, c, d, e, f, g, h] = last;
        cells[80] = Self(u16x8(a, b, c, d, e, f, g, h));
    }
    #[inline(always)]
    fn write_cells(cells: &mut [Self; 81], rows: &mut [Row; 32]) {
        // A single-digit set minus one has one bit for each smaller digit, at most eight bits.
        let smaller = |set: Self| u16x8_sub(set.0, u16x8_splat(1));
        for first in [0, 16, 32, 48, 64] {
            let mut columns = [u16x8_splat(0); 8];
            for (pair, sets) in columns.iter_mut().zip(cells[first..].chunks_exact(2)) {
                let bits = u8x16_narrow_i16x8(smaller(sets[0]), smaller(sets[1]));
                *pair = u8x16_add(u8x16_popcnt(bits), u8x16_splat(1));
            }
            let parts = interleave(interleave(interleave(interleave(columns))));
            for (row, part) in rows.iter_mut().zip(parts) {
                let row = &mut row.0[first..][..16];
                // SAFETY: the row's part has room for the sixteen bytes to write.
                unsafe { v128_store(row.as_mut_ptr().cast(), part) };
            }
        }
        for (row, &set) in rows.iter_mut().zip(lanes(&cells[80..])) {
            row.0[80] = (16 - set.leading_zeros()) as u8;
        }
    }
}

super::shell!(Simd128, [], Simd128x8, Simd128x8);
