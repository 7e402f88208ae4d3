//! Byte transposes between puzzles (rows of 81 bytes) and waves (columns of cells), shared by AVX2
//! and AVX-512.
//!
//! Sixteen cells of sixteen puzzles are a 16 by 16 matrix of bytes. Four rounds
//! of `unpack`, each pairing row `i` with row `i + 8`, transpose it:
//!
//! ```text
//! round   row i of the result interleaves rows    byte order after it
//!   1     a = i/2, a + 8 (low or high half)       pairs of rows
//!   2     the same of round 1's rows              fours
//!   3                                             eights
//!   4                                             whole columns
//! ```
//!
//! A 256-bit register does two such matrices at once, one in each half, because `unpack` never
//! crosses the middle. 81 is five times sixteen plus one: the last cell is handled separately.

#![allow(
    unsafe_code,
    reason = "intrinsics; each use is given a proof that the CPU has AVX2"
)]

use super::proof::Avx2;
use crate::layout::CellValues;
#[allow(clippy::wildcard_imports, reason = "the intrinsics are a vocabulary")]
use core::arch::x86_64::*;

/// Transposes the 16 by 16 bytes in both halves of sixteen registers.
#[inline(always)]
fn transpose(_: Avx2, mut rows: [__m256i; 16]) -> [__m256i; 16] {
    for _ in 0..4 {
        let mut next = rows;
        for i in 0..8 {
            // SAFETY: the CPU has AVX2, as the proof says.
            unsafe {
                next[2 * i] = _mm256_unpacklo_epi8(rows[i], rows[i + 8]);
                next[2 * i + 1] = _mm256_unpackhi_epi8(rows[i], rows[i + 8]);
            }
        }
        rows = next;
    }
    rows
}

/// Calls `take` with each cell's byte in 32 puzzles.
#[inline(always)]
pub(super) fn columns_of_32(
    proof: Avx2,
    puzzles: &[CellValues; 32],
    mut take: impl FnMut(usize, __m256i),
) {
    for group in 0..5 {
        // SAFETY: the CPU has AVX2; each load reads cells 16 * group .. 16 * group + 16 of one
        // puzzle, all below 80.
        unsafe {
            let load = |puzzle: usize| {
                _mm_loadu_si128(puzzles[puzzle][16 * group..][..16].as_ptr().cast())
            };
            let mut rows = [_mm256_setzero_si256(); 16];
            for (i, row) in rows.iter_mut().enumerate() {
                *row = _mm256_set_m128i(load(i + 16), load(i));
            }
            for (i, column) in transpose(proof, rows).into_iter().enumerate() {
                take(16 * group + i, column);
            }
        }
    }
    let mut end = [0u8; 32];
    for (byte, puzzle) in end.iter_mut().zip(puzzles) {
        *byte = puzzle[80];
    }
    // SAFETY: the CPU has AVX2; 32 bytes are read from an array of 32.
    take(80, unsafe { _mm256_loadu_si256(end.as_ptr().cast()) });
}

/// Calls `take` with each cell's byte in sixteen puzzles, processing twice sixteen cells at a time.
#[inline(always)]
pub(super) fn columns_of_16(
    proof: Avx2,
    puzzles: &[CellValues; 16],
    mut take: impl FnMut(usize, __m128i),
) {
    // The last pair reads cells 48 to 63 a second time, without effect.
    for first in [0, 32, 48] {
        // SAFETY: the CPU has AVX2; each load reads sixteen cells of one puzzle, all below 80.
        unsafe {
            let load = |puzzle: usize, cell: usize| {
                _mm_loadu_si128(puzzles[puzzle][cell..][..16].as_ptr().cast())
            };
            let mut rows = [_mm256_setzero_si256(); 16];
            for (i, row) in rows.iter_mut().enumerate() {
                *row = _mm256_set_m128i(load(i, first + 16), load(i, first));
            }
            for (i, column) in transpose(proof, rows).into_iter().enumerate() {
                if first != 48 {
                    take(first + i, _mm256_castsi256_si128(column));
                }
                take(first + 16 + i, _mm256_extracti128_si256::<1>(column));
            }
        }
    }
    let mut end = [0u8; 16];
    for (byte, puzzle) in end.iter_mut().zip(puzzles) {
        *byte = puzzle[80];
    }
    // SAFETY: the CPU has AVX2; sixteen bytes are read from an array of sixteen.
    take(80, unsafe { _mm_loadu_si128(end.as_ptr().cast()) });
}

/// The first `N` puzzles, padded with blanks if there are fewer.
#[inline(always)]
pub(super) fn first_or_padded<'a, const N: usize>(
    puzzles: &'a [CellValues],
    padded: &'a mut [CellValues; N],
) -> &'a [CellValues; N] {
    puzzles.first_chunk().unwrap_or_else(|| {
        padded[..puzzles.len()].copy_from_slice(puzzles);
        padded
    })
}

/// Writes 32 rows from columns of 32 bytes.
#[inline(always)]
pub(super) fn rows_of_32(
    proof: Avx2,
    column: impl Fn(usize) -> __m256i,
    rows: &mut [CellValues; 32],
) {
    for group in 0..5 {
        // SAFETY: the CPU has AVX2; each store writes cells 16 * group .. 16 * group + 16 of one
        // row, all below 80.
        unsafe {
            let mut columns = [_mm256_setzero_si256(); 16];
            for (i, c) in columns.iter_mut().enumerate() {
                *c = column(16 * group + i);
            }
            for (i, bytes) in transpose(proof, columns).into_iter().enumerate() {
                let (low, high) = (
                    _mm256_castsi256_si128(bytes),
                    _mm256_extracti128_si256::<1>(bytes),
                );
                _mm_storeu_si128(rows[i][16 * group..][..16].as_mut_ptr().cast(), low);
                _mm_storeu_si128(rows[i + 16][16 * group..][..16].as_mut_ptr().cast(), high);
            }
        }
    }
    let mut end = [0u8; 32];
    // SAFETY: the CPU has AVX2; 32 bytes are written to an array of 32.
    unsafe { _mm256_storeu_si256(end.as_mut_ptr().cast(), column(80)) };
    for (row, &byte) in rows.iter_mut().zip(&end) {
        row[80] = byte;
    }
}

/// Writes sixteen rows from columns of sixteen bytes.
#[inline(always)]
pub(super) fn rows_of_16(proof: Avx2, column: impl Fn(usize) -> __m128i, rows: &mut [CellValues]) {
    // The last pair writes cells 48 to 63 a second time.
    for first in [0, 32, 48] {
        // SAFETY: the CPU has AVX2; each store writes sixteen cells of one row, all below 80.
        unsafe {
            let mut columns = [_mm256_setzero_si256(); 16];
            for (i, c) in columns.iter_mut().enumerate() {
                *c = _mm256_set_m128i(column(first + 16 + i), column(first + i));
            }
            for (bytes, row) in transpose(proof, columns).into_iter().zip(&mut *rows) {
                let row = &mut row[first..][..32];
                _mm256_storeu_si256(row.as_mut_ptr().cast(), bytes);
            }
        }
    }
    let mut end = [0u8; 16];
    // SAFETY: the CPU has AVX2; sixteen bytes are written to an array of sixteen.
    unsafe { _mm_storeu_si128(end.as_mut_ptr().cast(), column(80)) };
    for (row, &byte) in rows.iter_mut().zip(&end) {
        row[80] = byte;
    }
}
