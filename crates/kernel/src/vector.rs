//! The abstraction over SIMD registers: 16-bit lanes, one state per lane.
//!
//! A lane holds a set of digits, with digit `d` as bit `d - 1`:
//!
//! ```text
//! bit    15 ... 9 | 8 7 6 5 4 3 2 1 0
//! digit    none   | 9 8 7 6 5 4 3 2 1
//! ```
//!
//! The operations are named for the needs of the sweep, not for instructions, because instruction
//! sets differ: AVX-512 folds three inputs into one `vpternlog` and compares into mask registers,
//! AVX2 and NEON compare into vectors, and the scalar backend works with carries inside a `u64`.

use crate::{
    cast::{Lanes, lanes, lanes_mut},
    layout::CellValues,
    wave::layout::{CONFIGS, Row, State},
};

/// The set of all nine digits.
pub(crate) const ALL: u16 = 0x1ff;

/// The digit set of each byte of a puzzle, indexed by its low four bits.
///
/// Callers must not pass bytes above 9. The sets of such bytes are meaningless, but reading them
/// does no harm.
pub(crate) const DIGIT_SETS: [u16; 16] = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0, 0, 0, 0, 0, 0];

/// A register of `LANES` digit sets.
///
/// The methods run instructions that a CPU may lack, but they are safe to call: each of them takes
/// either a proof that the CPU has the instructions, or a vector that was created with a proof.
pub(crate) trait Vector: Lanes {
    /// Proof that the CPU has the instructions; see [`proof`](crate::arch::proof).
    type Proof: Copy;

    /// The proof with which the vector was created.
    fn proof(&self) -> Self::Proof;
    /// The same set in every lane.
    fn splat(proof: Self::Proof, set: u16) -> Self;
    /// Repeats the same four sets in every group of four lanes.
    fn repeat(proof: Self::Proof, group: [u16; 4]) -> Self;
    /// The argument of [`turn`](Self::turn). For most instruction sets, it is a byte order.
    fn turner(proof: Self::Proof) -> Self;
    /// Rotates the first three lanes in each group of four: `a b c d` becomes `b c a d`.
    fn turn(self, turner: Self) -> Self;
    /// `self & other`
    fn and(self, other: Self) -> Self;
    /// `self | other`
    fn or(self, other: Self) -> Self;
    /// `self & !other`
    fn without(self, other: Self) -> Self;
    /// Wrapping sum of each lane.
    fn add(self, other: Self) -> Self;
    /// Wrapping difference of each lane.
    fn sub(self, other: Self) -> Self;
    /// The smaller of two unsigned numbers in each lane.
    fn min(self, other: Self) -> Self;
    /// The number of bits set in each lane.
    fn count(self) -> Self;
    /// Compares two vectors. The result has one bit per lane, lowest first.
    fn equal(self, other: Self) -> u32;
    /// `yes` in the lanes where `a` equals `b`, `no` in the others.
    fn select_equal(a: Self, b: Self, yes: Self, no: Self) -> Self;

    /// This vector, with all lanes outside the mask emptied.
    #[inline(always)]
    fn in_lanes(self, mask: u32) -> Self {
        let mut vector = [self];
        for (lane, set) in lanes_mut(&mut vector).iter_mut().enumerate() {
            if mask >> lane & 1 == 0 {
                *set = 0;
            }
        }
        vector[0]
    }

    /// Replaces the four lanes that start at `lane`, a multiple of four.
    #[inline(always)]
    fn with_group(self, lane: usize, group: [u16; 4]) -> Self {
        let mut vector = [self];
        lanes_mut(&mut vector)[lane..][..4].copy_from_slice(&group);
        vector[0]
    }

    /// The candidates of a cell, and its digit once it is settled.
    ///
    /// If `row_sure & column_sure` is not empty, the cell must hold that digit; otherwise the
    /// candidates are `row & column`. The second result is the digit if only one is left, and the
    /// empty set otherwise.
    ///
    /// If a cell has no candidates, its digit is returned as all sixteen bits. These empty the
    /// other lines of its box, so the contradiction needs no separate check.
    fn cell(row_sure: Self, column_sure: Self, row: Self, column: Self) -> (Self, Self);

    /// Returns `sure` in the lanes where it holds three digits or more, and `triad` in the others.
    /// `sure` is a subset of `triad`.
    fn full_or(sure: Self, triad: Self) -> Self;

    /// Returns `lone | triad` in the lanes where `triad` holds three digits or fewer, and `lone` in
    /// the others. `lone` is a subset of `triad`, or has all sixteen bits set.
    fn or_if_tight(lone: Self, triad: Self) -> Self;

    /// `a | b | c`
    #[inline(always)]
    fn or3(a: Self, b: Self, c: Self) -> Self {
        a.or(b).or(c)
    }

    /// `self & !(a | b)`
    #[inline(always)]
    fn without_either(self, a: Self, b: Self) -> Self {
        self.without(a.or(b))
    }

    /// `a & b & !c`
    #[inline(always)]
    fn both_without(a: Self, b: Self, c: Self) -> Self {
        a.and(b).without(c)
    }

    /// `self | (a & b)`
    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        self.or(a.and(b))
    }

    /// Spreads puzzles over lanes: `cells[i]` receives cell `i` of every puzzle as a digit set,
    /// empty for a blank. Lanes without a puzzle have unspecified contents.
    #[inline(always)]
    fn read_cells(puzzles: &[CellValues], cells: &mut [Self; 81]) {
        let flat = lanes_mut(cells);
        for (lane, puzzle) in puzzles.iter().take(Self::LANES).enumerate() {
            for (cell, digit) in puzzle.iter().enumerate() {
                flat[cell * Self::LANES + lane] = DIGIT_SETS[usize::from(digit & 15)];
            }
        }
    }

    /// The inverse of [`Self::read_cells`]. In every lane, `cells[i]` holds the digit of cell `i`
    /// as a set of one. `rows` receives one row of digits per lane; the digits for any other sets
    /// are unspecified. Afterwards, `cells` has unspecified contents.
    #[inline(always)]
    fn write_cells(cells: &mut [Self; 81], rows: &mut [Row; 32]) {
        let flat = lanes(cells);
        for (lane, row) in rows.iter_mut().take(Self::LANES).enumerate() {
            for (cell, digit) in row.0[..81].iter_mut().enumerate() {
                *digit = (16 - flat[cell * Self::LANES + lane].leading_zeros()) as u8;
            }
        }
    }

    /// Copies lanes out of a wave: the first eight lanes in a mask, in order, to `states[slots[0]]`
    /// and so on. Unneeded slots may also be written.
    #[inline(always)]
    fn take_lanes(configs: &[Self; CONFIGS], mask: u32, states: &mut [State], slots: &[u32; 8]) {
        let flat = lanes(configs);
        for (lane, &slot) in LaneMask(mask).zip(slots) {
            assert!(lane < Self::LANES && flat.len() == CONFIGS * Self::LANES);
            let state = &mut states[slot as usize].0;
            for i in 0..CONFIGS {
                state[i] = flat[i * Self::LANES + lane];
            }
        }
    }

    /// Copies states into lanes of a wave: the first eight lanes in a mask, in order, from
    /// `states[slots[0]]` and so on. All slots must exist, needed or not.
    #[inline(always)]
    fn put_lanes(configs: &mut [Self; CONFIGS], mask: u32, states: &[State], slots: &[u32; 8]) {
        let flat = lanes_mut(configs);
        for (lane, &slot) in LaneMask(mask).zip(slots) {
            assert!(lane < Self::LANES && flat.len() == CONFIGS * Self::LANES);
            let state = &states[slot as usize].0;
            for i in 0..CONFIGS {
                flat[i * Self::LANES + lane] = state[i];
            }
        }
    }

    /// Copies lanes between two waves: the first lane of `from_lanes` to the first of `to_lanes`,
    /// and so on. Both masks have the same number of bits.
    #[inline(always)]
    fn move_lanes(
        from: &[Self; CONFIGS],
        from_lanes: u32,
        to: &mut [Self; CONFIGS],
        to_lanes: u32,
    ) {
        let (from, to) = (lanes(from), lanes_mut(to));
        for (a, b) in LaneMask(from_lanes).zip(LaneMask(to_lanes)) {
            for i in 0..CONFIGS {
                to[i * Self::LANES + b] = from[i * Self::LANES + a];
            }
        }
    }
}

/// A set of lanes. Iteration starts with the lowest.
pub(crate) struct LaneMask(pub(crate) u32);

impl LaneMask {
    /// The lowest `n` lanes.
    #[inline(always)]
    pub(crate) const fn lowest(n: usize) -> u32 {
        if n >= 32 { u32::MAX } else { (1 << n) - 1 }
    }

    /// The first `n` members of `mask`.
    #[inline(always)]
    pub(crate) fn first(mask: u32, n: usize) -> u32 {
        if n >= mask.count_ones() as usize {
            return mask;
        }
        let mut rest = mask;
        for _ in 0..n {
            rest &= rest - 1;
        }
        mask & !rest
    }
}

impl Iterator for LaneMask {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let lane = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(lane)
    }
}
