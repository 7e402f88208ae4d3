//! Transposes bytes between puzzles (rows of 81 bytes) and waves (columns of cells) with AVX2.
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
//! A 256-bit register handles two such matrices at once, one in each half, because `unpack` never
//! crosses the middle. Since 81 is five times sixteen plus one, the last cell is handled
//! separately.

#![allow(
    unsafe_code,
    reason = "intrinsics; each use is given a proof that the CPU has AVX2"
)]

use super::{avx2::NIBBLE_COUNTS, proof::Avx2};
use crate::{layout::CellValues, wave::layout::Row};
#[allow(clippy::wildcard_imports, reason = "the intrinsics are a vocabulary")]
use core::arch::x86_64::*;

/// Transposes the 16 by 16 bytes in both halves of sixteen registers.
#[inline(always)]
fn transpose(_: Avx2, mut rows: [__m256i; 16]) -> [__m256i; 16] {
    for _ in 0..4 {
        let mut next = rows;
        for i in 0..8 {
            // SAFETY: the CPU has AVX2, as the proof guarantees.
            unsafe {
                next[2 * i] = _mm256_unpacklo_epi8(rows[i], rows[i + 8]);
                next[2 * i + 1] = _mm256_unpackhi_epi8(rows[i], rows[i + 8]);
            }
        }
        rows = next;
    }
    rows
}

/// Calls `take` once for each cell, with the cell's bytes from sixteen puzzles. Processes two
/// groups of sixteen cells at a time.
#[inline(always)]
pub(super) fn columns_of_16(
    proof: Avx2,
    puzzles: &[CellValues; 16],
    mut take: impl FnMut(usize, __m128i),
) {
    // The last pair of groups reads cells 48 to 63 a second time, without effect.
    for first in [0, 32, 48] {
        // SAFETY: the CPU has AVX2; each load reads sixteen cells of one puzzle, all with numbers
        // below 80.
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

/// Copies fewer than `N` puzzles and pads them with blanks. Most calls have `N` puzzles and do not
/// need padding.
#[cold]
pub(super) fn padded<const N: usize>(puzzles: &[CellValues]) -> [CellValues; N] {
    let mut padded = [[0; 81]; N];
    padded[..puzzles.len()].copy_from_slice(puzzles);
    padded
}

/// Writes sixteen rows of digits. `column` returns one byte per row, with one bit set for each
/// digit smaller than the row's digit.
#[inline(always)]
pub(super) fn rows_of_16(proof: Avx2, column: impl Fn(usize) -> __m128i, rows: &mut [Row]) {
    // Only cells 64 to 79 of the last pair of groups are written. Every store is read back in one
    // piece, so a read does not have to wait until the store reaches the cache.
    for first in [0, 32, 48] {
        // SAFETY: the CPU has AVX2; each store writes cells of one row, all below 80.
        unsafe {
            let mut columns = [_mm256_setzero_si256(); 16];
            for (i, c) in columns.iter_mut().enumerate() {
                let both = _mm256_set_m128i(column(first + 16 + i), column(first + i));
                *c = digits(proof, both);
            }
            for (bytes, row) in transpose(proof, columns).into_iter().zip(&mut *rows) {
                if first == 48 {
                    let last = _mm256_extracti128_si256::<1>(bytes);
                    _mm_storeu_si128(row.0[64..80].as_mut_ptr().cast(), last);
                } else {
                    _mm256_storeu_si256(row.0[first..][..32].as_mut_ptr().cast(), bytes);
                }
            }
        }
    }
    let mut end = [0u8; 32];
    // SAFETY: the CPU has AVX2; 32 bytes are written to an array of 32.
    unsafe {
        let last = digits(proof, _mm256_castsi128_si256(column(80)));
        _mm256_storeu_si256(end.as_mut_ptr().cast(), last);
    }
    for (row, &byte) in rows.iter_mut().zip(&end[..16]) {
        row.0[80] = byte;
    }
}

/// The number of bits set in each byte, plus one.
#[inline(always)]
fn digits(_: Avx2, bits: __m256i) -> __m256i {
    // SAFETY: the CPU has AVX2, as the proof guarantees; the table has sixteen bytes.
    unsafe {
        let table = _mm_loadu_si128(NIBBLE_COUNTS.as_ptr().cast());
        let table = _mm256_broadcastsi128_si256(table);
        let nibble = _mm256_set1_epi8(15);
        let low = _mm256_and_si256(bits, nibble);
        let high = _mm256_and_si256(_mm256_srli_epi16::<4>(bits), nibble);
        let count = _mm256_add_epi8(
            _mm256_shuffle_epi8(table, low),
            _mm256_shuffle_epi8(table, high),
        );
        _mm256_add_epi8(count, _mm256_set1_epi8(1))
    }
}
