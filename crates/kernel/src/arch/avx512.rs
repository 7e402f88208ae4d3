//! AVX-512 (F, BW, VL): 32 puzzles per wave, or four branches of a single puzzle.
//!
//! Three-input logic takes a single `vpternlog`. Comparisons write to mask registers, and a masked
//! `max` keeps or drops a lane in the same instruction. Ice Lake, Zen 4 and later CPUs are *rich*:
//! BITALG counts the bits of a lane in one instruction, and VBMI2 packs the lanes of a mask. A
//! const parameter of the types specifies whether the CPU is rich.

#![allow(
    unsafe_code,
    reason = "intrinsics; each use is given a proof that the CPU has AVX-512"
)]

use super::{
    avx2::{NIBBLE_COUNTS, TURNING, group_bits},
    bytes,
    proof::Avx512,
};
use crate::{
    cast::Lanes,
    layout::CellValues,
    vector::{DIGIT_SETS, LaneMask, Vector},
    wave::layout::{CONFIGS, Row, State},
};
#[allow(clippy::wildcard_imports, reason = "the intrinsics are a vocabulary")]
use core::{arch::x86_64::*, hint::black_box};

/// Calls intrinsics, given a proof that the CPU has them.
macro_rules! simd {
    ($proof:expr, $value:expr) => {{
        let _: Avx512<RICH> = $proof;
        // SAFETY: the proof guarantees that the CPU has F, BW and VL, and, if it is rich, BITALG
        // and VBMI2, which are used nowhere else. Loads and stores stay inside the array or state
        // that they name.
        unsafe { $value }
    }};
}

/// Creates a vector from a register, given a proof that the CPU has AVX-512.
macro_rules! vector {
    ($proof:expr, $register:expr) => {{
        let proof = $proof;
        Self(simd!(proof, $register), proof)
    }};
}

/// The numbers from 0 to 31.
const COUNTING: [u16; 32] = {
    let mut numbers = [0; 32];
    let mut i = 0;
    while i < 32 {
        numbers[i] = i as u16;
        i += 1;
    }
    numbers
};

/// Lists the numbers of the lanes that a mask selects, in ascending order, starting at lane 0.
#[inline(always)]
fn listed<const RICH: bool>(proof: Avx512<RICH>, mask: u32) -> __m512i {
    simd!(proof, {
        if RICH {
            return _mm512_maskz_compress_epi16(mask, _mm512_loadu_si512(COUNTING.as_ptr().cast()));
        }
        let mut list = [0u16; 32];
        for (place, lane) in list.iter_mut().zip(LaneMask(mask)) {
            *place = lane as u16;
        }
        _mm512_loadu_si512(list.as_ptr().cast())
    })
}

/// For each lane that a mask selects, the number of selected lanes before it.
#[inline(always)]
fn ranked<const RICH: bool>(proof: Avx512<RICH>, mask: u32) -> __m512i {
    simd!(proof, {
        if RICH {
            return _mm512_maskz_expand_epi16(mask, _mm512_loadu_si512(COUNTING.as_ptr().cast()));
        }
        let mut ranks = [0u16; 32];
        for (rank, lane) in LaneMask(mask).enumerate() {
            ranks[lane] = rank as u16;
        }
        _mm512_loadu_si512(ranks.as_ptr().cast())
    })
}

/// Transposes eight by eight halfwords, in each 128-bit block of the registers.
macro_rules! transpose_halfwords {
    ($name:ident, $register:ty, $low:ident, $high:ident) => {
        #[inline(always)]
        fn $name<const RICH: bool>(proof: Avx512<RICH>, r: [$register; 8]) -> [$register; 8] {
            simd!(proof, {
                let (mut pairs, mut fours, mut eights) = (r, r, r);
                for i in 0..4 {
                    pairs[2 * i] = $low(r[i], r[i + 4]);
                    pairs[2 * i + 1] = $high(r[i], r[i + 4]);
                }
                for i in 0..4 {
                    fours[2 * i] = $low(pairs[i], pairs[i + 4]);
                    fours[2 * i + 1] = $high(pairs[i], pairs[i + 4]);
                }
                for i in 0..4 {
                    eights[2 * i] = $low(fours[i], fours[i + 4]);
                    eights[2 * i + 1] = $high(fours[i], fours[i + 4]);
                }
                eights
            })
        }
    };
}

transpose_halfwords!(transpose, __m128i, _mm_unpacklo_epi16, _mm_unpackhi_epi16);
transpose_halfwords!(
    transpose_blocks,
    __m512i,
    _mm512_unpacklo_epi16,
    _mm512_unpackhi_epi16
);

/// Transposes four by four 128-bit blocks.
#[inline(always)]
fn exchange_blocks<const RICH: bool>(proof: Avx512<RICH>, r: [__m512i; 4]) -> [__m512i; 4] {
    const EVEN: i32 = 0b10_00_10_00;
    const ODD: i32 = 0b11_01_11_01;
    simd!(proof, {
        let low_even = _mm512_shuffle_i32x4::<EVEN>(r[0], r[1]);
        let low_odd = _mm512_shuffle_i32x4::<ODD>(r[0], r[1]);
        let high_even = _mm512_shuffle_i32x4::<EVEN>(r[2], r[3]);
        let high_odd = _mm512_shuffle_i32x4::<ODD>(r[2], r[3]);
        [
            _mm512_shuffle_i32x4::<EVEN>(low_even, high_even),
            _mm512_shuffle_i32x4::<EVEN>(low_odd, high_odd),
            _mm512_shuffle_i32x4::<ODD>(low_even, high_even),
            _mm512_shuffle_i32x4::<ODD>(low_odd, high_odd),
        ]
    })
}

/// Computes the digits of two cells, one in each byte of a lane, from two sets that hold one digit
/// each.
///
/// A single-digit set minus one has one bit for each smaller digit, at most eight bits. Two such
/// values fit in a lane, and nothing is carried from one to the other.
#[inline(always)]
fn digits<const RICH: bool>(proof: Avx512<RICH>, even: __m512i, odd: __m512i) -> __m512i {
    simd!(proof, {
        let both = _mm512_add_epi16(even, _mm512_slli_epi16::<8>(odd));
        let bits = _mm512_sub_epi16(both, _mm512_set1_epi16(0x0101));
        let smaller = if RICH {
            _mm512_popcnt_epi8(bits)
        } else {
            let table = _mm_loadu_si128(NIBBLE_COUNTS.as_ptr().cast());
            let table = _mm512_broadcast_i32x4(table);
            let nibble = _mm512_set1_epi8(15);
            let low = _mm512_and_si512(bits, nibble);
            let high = _mm512_and_si512(_mm512_srli_epi16::<4>(bits), nibble);
            let low = _mm512_shuffle_epi8(table, low);
            _mm512_add_epi8(low, _mm512_shuffle_epi8(table, high))
        };
        _mm512_add_epi8(smaller, _mm512_set1_epi8(1))
    })
}

/// Defines one vector type. Every argument after `$table` names an intrinsic.
macro_rules! vector_type {
    (
        $(#[$doc:meta])* $name:ident($register:ty), $lanes:expr, $table:expr,
        $set1:ident, $and:ident, $or:ident, $andnot:ident, $add:ident, $sub:ident, $subs:ident,
        $min:ident, $maskz_max:ident, $mask_max:ident, $popcnt:ident, $cmpeq:ident,
        $cmple:ident, $blend:ident, $test:ident, $testn:ident, $ternary:ident, $shuffle:ident,
        $madd:ident, $srli:ident, $set1_8:ident, $set1_64:ident, $mask_set1_64:ident, $mov:ident,
        $turning:ident,
        $($special:item)*
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        #[repr(transparent)]
        pub(super) struct $name<const RICH: bool>($register, Avx512<RICH>);

        // SAFETY: the register is `LANES` u16 in order; the proof is zero-sized.
        unsafe impl<const RICH: bool> Lanes for $name<RICH> {
            const LANES: usize = $lanes;
        }

        impl<const RICH: bool> Vector for $name<RICH> {
            type Proof = Avx512<RICH>;

            #[inline(always)]
            fn proof(&self) -> Avx512<RICH> {
                self.1
            }
            #[inline(always)]
            fn splat(proof: Avx512<RICH>, set: u16) -> Self {
                vector!(proof, $set1(set.cast_signed()))
            }
            #[inline(always)]
            fn repeat(proof: Avx512<RICH>, group: [u16; 4]) -> Self {
                vector!(proof, $set1_64(group_bits(group)))
            }
            #[inline(always)]
            fn turner(proof: Avx512<RICH>) -> Self {
                let order = black_box(TURNING);
                vector!(proof, $turning(_mm_loadu_si128(order.as_ptr().cast())))
            }
            #[inline(always)]
            fn turn(self, turner: Self) -> Self {
                vector!(self.1, $shuffle(self.0, turner.0))
            }
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                vector!(self.1, $and(self.0, other.0))
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                vector!(self.1, $or(self.0, other.0))
            }
            #[inline(always)]
            fn without(self, other: Self) -> Self {
                vector!(self.1, $andnot(other.0, self.0))
            }
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                vector!(self.1, $add(self.0, other.0))
            }
            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                vector!(self.1, $sub(self.0, other.0))
            }
            #[inline(always)]
            fn min(self, other: Self) -> Self {
                vector!(self.1, $min(self.0, other.0))
            }
            #[inline(always)]
            fn count(self) -> Self {
                if RICH {
                    return vector!(self.1, $popcnt(self.0));
                }
                vector!(self.1, {
                    let (table, nibble) = ($table, $set1_8(15));
                    let low = $shuffle(table, $and(self.0, nibble));
                    let high = $shuffle(table, $and($srli::<4>(self.0), nibble));
                    // Adding the bytes in pairs gives one count for each lane.
                    $add($madd(low, $set1_8(1)), $madd(high, $set1_8(1)))
                })
            }
            #[inline(always)]
            fn equal(self, other: Self) -> u32 {
                simd!(self.1, u32::from($cmpeq(self.0, other.0)))
            }
            #[inline(always)]
            fn select_equal(a: Self, b: Self, yes: Self, no: Self) -> Self {
                vector!(a.1, $blend($cmpeq(a.0, b.0), no.0, yes.0))
            }
            #[inline(always)]
            fn in_lanes(self, mask: u32) -> Self {
                vector!(self.1, $mov(mask as _, self.0))
            }
            #[inline(always)]
            fn with_group(self, lane: usize, group: [u16; 4]) -> Self {
                vector!(self.1, $mask_set1_64(self.0, 1 << (lane / 4), group_bits(group)))
            }
            #[inline(always)]
            fn cell(row_sure: Self, column_sure: Self, row: Self, column: Self) -> (Self, Self) {
                simd!(row.1, {
                    let sure = $test(row_sure.0, column_sure.0);
                    let open = $and(row.0, column.0);
                    let left = $blend(sure, open, $and(row_sure.0, column_sure.0));
                    // Zero minus one sets all sixteen bits, which marks an empty cell. The
                    // subtraction is saturating because LLVM turns `x & (x - 1) == 0` into a count
                    // of bits, which makes a sweep 5% slower here.
                    let below = $subs(left, $set1(1));
                    let lone = $maskz_max($testn(left, below), left, below);
                    (Self(left, row.1), Self(lone, row.1))
                })
            }
            #[inline(always)]
            fn full_or(sure: Self, triad: Self) -> Self {
                vector!(sure.1, {
                    let partial = $cmple(sure.count().0, $set1(2));
                    $blend(partial, sure.0, triad.0)
                })
            }
            #[inline(always)]
            fn or_if_tight(lone: Self, triad: Self) -> Self {
                vector!(lone.1, {
                    let tight = $cmple(triad.count().0, $set1(3));
                    $mask_max(lone.0, tight, lone.0, triad.0)
                })
            }
            #[inline(always)]
            fn or3(a: Self, b: Self, c: Self) -> Self {
                vector!(a.1, $ternary::<0b1111_1110>(a.0, b.0, c.0))
            }
            #[inline(always)]
            fn without_either(self, a: Self, b: Self) -> Self {
                vector!(self.1, $ternary::<0b0001_0000>(self.0, a.0, b.0))
            }
            #[inline(always)]
            fn both_without(a: Self, b: Self, c: Self) -> Self {
                vector!(a.1, $ternary::<0b0100_0000>(a.0, b.0, c.0))
            }
            #[inline(always)]
            fn or_and(self, a: Self, b: Self) -> Self {
                vector!(self.1, $ternary::<0b1111_1000>(self.0, a.0, b.0))
            }
            $($special)*
        }
    };
}

vector_type!(
    /// Thirty-two lanes.
    Avx512x32(__m512i),
    32,
    _mm512_broadcast_i32x4(_mm_loadu_si128(NIBBLE_COUNTS.as_ptr().cast())),
    _mm512_set1_epi16,
    _mm512_and_si512,
    _mm512_or_si512,
    _mm512_andnot_si512,
    _mm512_add_epi16,
    _mm512_sub_epi16,
    _mm512_subs_epi16,
    _mm512_min_epu16,
    _mm512_maskz_max_epu16,
    _mm512_mask_max_epu16,
    _mm512_popcnt_epi16,
    _mm512_cmpeq_epi16_mask,
    _mm512_cmple_epu16_mask,
    _mm512_mask_blend_epi16,
    _mm512_test_epi16_mask,
    _mm512_testn_epi16_mask,
    _mm512_ternarylogic_epi32,
    _mm512_shuffle_epi8,
    _mm512_maddubs_epi16,
    _mm512_srli_epi16,
    _mm512_set1_epi8,
    _mm512_set1_epi64,
    _mm512_mask_set1_epi64,
    _mm512_maskz_mov_epi16,
    _mm512_broadcast_i32x4,
    // Sixteen cells of 32 puzzles, treated as eight pairs of bytes, are four 8 by 8 matrices of
    // halfwords, one in each block of eight registers: puzzle 8 b + i is block b of register i.
    // After the transposition, lane 8 b + i of register k is pair k of that puzzle. Cells 0 to 63
    // are loaded and stored in one piece.
    #[inline(always)]
    fn read_cells(puzzles: &[CellValues], cells: &mut [Self; 81]) {
        let proof = cells[0].1;
        let padded;
        let puzzles: &[CellValues; 32] = if let Some(puzzles) = puzzles.first_chunk() {
            puzzles
        } else {
            padded = bytes::padded(puzzles);
            &padded
        };
        simd!(proof, {
            let sets = _mm256_loadu_si256(DIGIT_SETS.as_ptr().cast());
            let sets = _mm512_broadcast_i64x4(sets);
            for i in 0..8 {
                let [a, b, c, d] = [i, i + 8, i + 16, i + 24];
                let rows = [
                    _mm512_loadu_si512(puzzles[a][..64].as_ptr().cast()),
                    _mm512_loadu_si512(puzzles[b][..64].as_ptr().cast()),
                    _mm512_loadu_si512(puzzles[c][..64].as_ptr().cast()),
                    _mm512_loadu_si512(puzzles[d][..64].as_ptr().cast()),
                ];
                for (group, row) in exchange_blocks(proof, rows).into_iter().enumerate() {
                    cells[16 * group + i].0 = row;
                }
                let row = _mm512_castsi128_si512(_mm_loadu_si128(puzzles[a][64..80].as_ptr().cast()));
                let b = _mm_loadu_si128(puzzles[b][64..80].as_ptr().cast());
                let c = _mm_loadu_si128(puzzles[c][64..80].as_ptr().cast());
                let d = _mm_loadu_si128(puzzles[d][64..80].as_ptr().cast());
                let row = _mm512_inserti32x4::<1>(row, b);
                let row = _mm512_inserti32x4::<2>(row, c);
                cells[64 + i].0 = _mm512_inserti32x4::<3>(row, d);
            }
            for group in cells.as_chunks_mut::<16>().0 {
                let mut rows = [sets; 8];
                for (row, cell) in rows.iter_mut().zip(&*group) {
                    *row = cell.0;
                }
                let pairs = transpose_blocks(proof, rows);
                for (cells, pair) in group.as_chunks_mut::<2>().0.iter_mut().zip(pairs) {
                    // The permutation ignores all but the low five bits of an index.
                    cells[0].0 = _mm512_permutexvar_epi16(pair, sets);
                    cells[1].0 = _mm512_permutexvar_epi16(_mm512_srli_epi16::<8>(pair), sets);
                }
            }
            let mut end = [0u8; 32];
            for (byte, puzzle) in end.iter_mut().zip(puzzles) {
                *byte = puzzle[80];
            }
            let end = _mm512_cvtepu8_epi16(_mm256_loadu_si256(end.as_ptr().cast()));
            cells[80].0 = _mm512_permutexvar_epi16(end, sets);
        });
    }
    #[inline(always)]
    fn write_cells(cells: &mut [Self; 81], rows: &mut [Row; 32]) {
        let proof = cells[0].1;
        simd!(proof, {
            let last = digits(proof, cells[80].0, cells[80].0);
            let mut end = [0u8; 32];
            _mm256_storeu_si256(end.as_mut_ptr().cast(), _mm512_cvtepi16_epi8(last));
            for group in cells.as_chunks_mut::<16>().0 {
                let mut pairs = [last; 8];
                for (pair, cells) in pairs.iter_mut().zip(group.as_chunks::<2>().0) {
                    *pair = digits(proof, cells[0].0, cells[1].0);
                }
                for (cell, row) in group.iter_mut().zip(transpose_blocks(proof, pairs)) {
                    cell.0 = row;
                }
            }
            for i in 0..8 {
                let wide = [cells[i].0, cells[16 + i].0, cells[32 + i].0, cells[48 + i].0];
                let wide = exchange_blocks(proof, wide);
                let rest = cells[64 + i].0;
                let rest = [
                    _mm512_castsi512_si128(rest),
                    _mm512_extracti32x4_epi32::<1>(rest),
                    _mm512_extracti32x4_epi32::<2>(rest),
                    _mm512_extracti32x4_epi32::<3>(rest),
                ];
                for block in 0..4 {
                    let row = &mut rows[8 * block + i].0;
                    _mm512_storeu_si512(row[..64].as_mut_ptr().cast(), wide[block]);
                    _mm_storeu_si128(row[64..80].as_mut_ptr().cast(), rest[block]);
                    row[80] = end[8 * block + i];
                }
            }
        });
    }
    #[inline(always)]
    fn take_lanes(
        configs: &[Self; CONFIGS],
        mask: u32,
        states: &mut [State],
        slots: &[u32; 8],
    ) {
        // Eight lanes of a vector become one short vector. Transposing eight short vectors yields
        // eight configurations of eight states.
        let proof = configs[0].1;
        let source = listed(proof, mask);
        simd!(proof, {
            for part in 0..5 {
                let mut columns = [_mm_setzero_si128(); 8];
                for (column, config) in columns.iter_mut().zip(&configs[8 * part..]) {
                    let eight = _mm512_permutexvar_epi16(source, config.0);
                    *column = _mm512_castsi512_si128(eight);
                }
                for (&slot, row) in slots.iter().zip(transpose(proof, columns)) {
                    let state = &mut states[slot as usize].0;
                    _mm_store_si128(state[8 * part..].as_mut_ptr().cast(), row);
                }
            }
        });
    }
    #[inline(always)]
    fn put_lanes(configs: &mut [Self; CONFIGS], mask: u32, states: &[State], slots: &[u32; 8]) {
        let proof = configs[0].1;
        let lanes = LaneMask::first(mask, 8);
        let source = ranked(proof, lanes);
        simd!(proof, {
            for part in 0..5 {
                let mut rows = [_mm_setzero_si128(); 8];
                for (row, &slot) in rows.iter_mut().zip(slots) {
                    let state = &states[slot as usize].0;
                    *row = _mm_load_si128(state[8 * part..].as_ptr().cast());
                }
                for (config, column) in configs[8 * part..].iter_mut().zip(transpose(proof, rows)) {
                    let eight = _mm512_castsi128_si512(column);
                    config.0 = _mm512_mask_permutexvar_epi16(config.0, lanes, source, eight);
                }
            }
        });
    }
    #[inline(always)]
    fn move_lanes(
        from: &[Self; CONFIGS],
        from_lanes: u32,
        to: &mut [Self; CONFIGS],
        to_lanes: u32,
    ) {
        // The same permutation works for all vectors, no matter how many lanes are moved.
        let proof = from[0].1;
        let (ranks, list) = (ranked(proof, to_lanes), listed(proof, from_lanes));
        simd!(proof, {
            let source = _mm512_permutexvar_epi16(ranks, list);
            for (to, from) in to.iter_mut().zip(from) {
                to.0 = _mm512_mask_permutexvar_epi16(to.0, to_lanes, source, from.0);
            }
        });
    }
);

vector_type!(
    /// Sixteen lanes, for a single puzzle.
    Avx512x16(__m256i),
    16,
    _mm256_broadcastsi128_si256(_mm_loadu_si128(NIBBLE_COUNTS.as_ptr().cast())),
    _mm256_set1_epi16,
    _mm256_and_si256,
    _mm256_or_si256,
    _mm256_andnot_si256,
    _mm256_add_epi16,
    _mm256_sub_epi16,
    _mm256_subs_epi16,
    _mm256_min_epu16,
    _mm256_maskz_max_epu16,
    _mm256_mask_max_epu16,
    _mm256_popcnt_epi16,
    _mm256_cmpeq_epi16_mask,
    _mm256_cmple_epu16_mask,
    _mm256_mask_blend_epi16,
    _mm256_test_epi16_mask,
    _mm256_testn_epi16_mask,
    _mm256_ternarylogic_epi32,
    _mm256_shuffle_epi8,
    _mm256_maddubs_epi16,
    _mm256_srli_epi16,
    _mm256_set1_epi8,
    _mm256_set1_epi64x,
    _mm256_mask_set1_epi64,
    _mm256_maskz_mov_epi16,
    _mm256_broadcastsi128_si256,
);

super::shell!(
    Avx512<false>,
    [
        "avx512f", "avx512bw", "avx512vl", "avx2", "bmi1", "lzcnt", "popcnt"
    ],
    Avx512x32<false>,
    Avx512x16<false>
);

super::shell!(
    Avx512<true>,
    [
        "avx512f",
        "avx512bw",
        "avx512vl",
        "avx512bitalg",
        "avx512vbmi2",
        "avx2",
        "bmi1",
        "lzcnt",
        "popcnt"
    ],
    Avx512x32<true>,
    Avx512x16<true>
);
