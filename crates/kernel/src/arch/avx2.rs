//! AVX2: sixteen puzzles per wave, or four branches of a single puzzle.
//!
//! Without ternary logic and masks, every rule takes more instructions than with AVX-512. But CPUs
//! with AVX2 issue three or four of them per cycle, so a sweep of sixteen lanes costs little more
//! than a sweep of thirty-two lanes with AVX-512.

#![allow(
    unsafe_code,
    reason = "intrinsics; each use is given a proof that the CPU has AVX2"
)]

use super::{bytes, proof::Avx2};
use crate::{
    cast::Lanes,
    layout::CellValues,
    vector::{DIGIT_SETS, Vector},
    wave::layout::Row,
};
#[allow(clippy::wildcard_imports, reason = "the intrinsics are a vocabulary")]
use core::{arch::x86_64::*, hint::black_box};

/// A table for `count`: the number of bits in each four-bit value.
pub(super) const NIBBLE_COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// The byte order for `turn`. In each group of four halfwords, the second comes first, followed by
/// the third, the first and the fourth. `black_box` hides the order from the compiler, which would
/// otherwise use two shuffles of halfwords instead of one of bytes.
pub(super) const TURNING: [u8; 16] = [2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15];

/// The bit of each lane in a mask of lanes.
const LANE_BITS: [u16; 16] = {
    let mut bits = [0; 16];
    let mut lane = 0;
    while lane < 16 {
        bits[lane] = 1 << lane;
        lane += 1;
    }
    bits
};

/// Joins four halfwords into one integer, with the first one lowest.
#[inline(always)]
pub(super) fn group_bits(group: [u16; 4]) -> i64 {
    let [a, b, c, d] = group.map(i64::from);
    a | b << 16 | c << 32 | d << 48
}

/// Calls intrinsics, given a proof that the CPU has them.
macro_rules! simd {
    ($proof:expr, $value:expr) => {{
        let _: Avx2 = $proof;
        // SAFETY: the proof guarantees that the CPU has AVX2. Loads read whole tables.
        unsafe { $value }
    }};
}

/// Creates a vector from a register, given a proof that the CPU has AVX2.
macro_rules! vector {
    ($proof:expr, $register:expr) => {{
        let proof = $proof;
        Self(simd!(proof, $register), proof)
    }};
}

/// Sixteen lanes, and the proof that the CPU supports them.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Avx2x16(__m256i, Avx2);

impl Avx2x16 {
    #[inline(always)]
    fn lane_bits(self) -> u32 {
        simd!(self.1, {
            let (low, high) = (
                _mm256_castsi256_si128(self.0),
                _mm256_extracti128_si256::<1>(self.0),
            );
            _mm_movemask_epi8(_mm_packs_epi16(low, high)).cast_unsigned()
        })
    }

    /// Clears the lowest bit that is set in each lane.
    #[inline(always)]
    fn drop_lowest(self) -> Self {
        vector!(
            self.1,
            _mm256_and_si256(self.0, _mm256_add_epi16(self.0, _mm256_set1_epi16(-1)))
        )
    }
    /// Sets all sixteen bits of the lanes that are zero.
    #[inline(always)]
    fn is_zero(self) -> Self {
        vector!(self.1, _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256()))
    }
}

// SAFETY: the register is sixteen u16 in order; the proof is zero-sized.
unsafe impl Lanes for Avx2x16 {
    const LANES: usize = 16;
}

impl Vector for Avx2x16 {
    type Proof = Avx2;

    #[inline(always)]
    fn proof(&self) -> Avx2 {
        self.1
    }
    #[inline(always)]
    fn splat(proof: Avx2, set: u16) -> Self {
        vector!(proof, _mm256_set1_epi16(set.cast_signed()))
    }
    #[inline(always)]
    fn repeat(proof: Avx2, group: [u16; 4]) -> Self {
        vector!(proof, _mm256_set1_epi64x(group_bits(group)))
    }
    #[inline(always)]
    fn turner(proof: Avx2) -> Self {
        let order = black_box(TURNING);
        vector!(
            proof,
            _mm256_broadcastsi128_si256(_mm_loadu_si128(order.as_ptr().cast()))
        )
    }
    #[inline(always)]
    fn turn(self, turner: Self) -> Self {
        vector!(self.1, _mm256_shuffle_epi8(self.0, turner.0))
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        vector!(self.1, _mm256_and_si256(self.0, other.0))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        vector!(self.1, _mm256_or_si256(self.0, other.0))
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        vector!(self.1, _mm256_andnot_si256(other.0, self.0))
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        vector!(self.1, _mm256_add_epi16(self.0, other.0))
    }
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        vector!(self.1, _mm256_sub_epi16(self.0, other.0))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        vector!(self.1, _mm256_min_epu16(self.0, other.0))
    }
    #[inline(always)]
    fn count(self) -> Self {
        vector!(self.1, {
            let table = _mm_loadu_si128(NIBBLE_COUNTS.as_ptr().cast());
            let (table, nibble) = (_mm256_broadcastsi128_si256(table), _mm256_set1_epi8(15));
            let low = _mm256_shuffle_epi8(table, _mm256_and_si256(self.0, nibble));
            let high = _mm256_shuffle_epi8(
                table,
                _mm256_and_si256(_mm256_srli_epi16::<4>(self.0), nibble),
            );
            // Adding the bytes in pairs gives one count for each lane.
            _mm256_add_epi16(
                _mm256_maddubs_epi16(low, _mm256_set1_epi8(1)),
                _mm256_maddubs_epi16(high, _mm256_set1_epi8(1)),
            )
        })
    }
    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        vector!(self.1, _mm256_cmpeq_epi16(self.0, other.0)).lane_bits()
    }
    #[inline(always)]
    fn select_equal(a: Self, b: Self, yes: Self, no: Self) -> Self {
        vector!(a.1, {
            let equal = _mm256_cmpeq_epi16(a.0, b.0);
            _mm256_or_si256(
                _mm256_and_si256(equal, yes.0),
                _mm256_andnot_si256(equal, no.0),
            )
        })
    }
    #[inline(always)]
    fn in_lanes(self, mask: u32) -> Self {
        vector!(self.1, {
            let bits = _mm256_loadu_si256(LANE_BITS.as_ptr().cast());
            let chosen = _mm256_and_si256(_mm256_set1_epi16(mask as i16), bits);
            _mm256_and_si256(self.0, _mm256_cmpeq_epi16(chosen, bits))
        })
    }
    #[inline(always)]
    fn with_group(self, lane: usize, group: [u16; 4]) -> Self {
        vector!(self.1, {
            let place = _mm256_set1_epi64x((lane / 4).cast_signed() as i64);
            let chosen = _mm256_cmpeq_epi64(place, _mm256_setr_epi64x(0, 1, 2, 3));
            _mm256_blendv_epi8(self.0, _mm256_set1_epi64x(group_bits(group)), chosen)
        })
    }
    #[inline(always)]
    fn cell(row_sure: Self, column_sure: Self, row: Self, column: Self) -> (Self, Self) {
        let sure = row_sure.and(column_sure);
        let open = row.and(column).and(sure.is_zero());
        let left = open.or(sure);
        // Zero minus one sets all sixteen bits, which marks an empty cell.
        let below = vector!(left.1, _mm256_subs_epi16(left.0, _mm256_set1_epi16(1)));
        let one_or_none = left.and(below).is_zero();
        let lone = one_or_none.and(vector!(left.1, _mm256_max_epu16(left.0, below.0)));
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
        // Each digit is looked up twice, once for each byte of its set.
        let (mut low, mut high) = ([0u8; 16], [0u8; 16]);
        for (digit, set) in DIGIT_SETS.iter().enumerate() {
            [low[digit], high[digit]] = set.to_le_bytes();
        }
        let proof = cells[0].1;
        let padded;
        let puzzles: &[CellValues; 16] = if let Some(puzzles) = puzzles.first_chunk() {
            puzzles
        } else {
            padded = bytes::padded(puzzles);
            &padded
        };
        simd!(proof, {
            let low = _mm_loadu_si128(low.as_ptr().cast());
            let high = _mm_loadu_si128(high.as_ptr().cast());
            bytes::columns_of_16(proof, puzzles, |cell, column| {
                let digits = _mm_and_si128(column, _mm_set1_epi8(15));
                let (low, high) = (
                    _mm_shuffle_epi8(low, digits),
                    _mm_shuffle_epi8(high, digits),
                );
                cells[cell].0 =
                    _mm256_set_m128i(_mm_unpackhi_epi8(low, high), _mm_unpacklo_epi8(low, high));
            });
        });
    }
    #[inline(always)]
    fn write_cells(cells: &mut [Self; 81], rows: &mut [Row; 32]) {
        let proof = cells[0].1;
        let column = |cell: usize| {
            simd!(proof, {
                // A single-digit set minus one has one bit for each smaller digit, at most eight
                // bits.
                let smaller = _mm256_sub_epi16(cells[cell].0, _mm256_set1_epi16(1));
                let low = _mm256_castsi256_si128(smaller);
                let high = _mm256_extracti128_si256::<1>(smaller);
                _mm_packus_epi16(low, high)
            })
        };
        bytes::rows_of_16(proof, column, rows);
    }
}

super::shell!(Avx2, ["avx2", "bmi1", "lzcnt", "popcnt"], Avx2x16, Avx2x16);
