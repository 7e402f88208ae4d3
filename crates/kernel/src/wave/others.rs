//! Searches each puzzle for a solution other than the known one.
//!
//! The known solutions are stored as states, next to the lanes of the search. The search first
//! branches away from the known solution, so it rarely reaches that solution. It ends at the first
//! other solution.

use std::ops::Range;

use super::{
    branch::{Choice, choose},
    layout::States,
    search::{Findings, Goal, search},
};
use crate::{answer::Stats, cast::FullCells, layout::CellValues, vector::Vector};

/// For each puzzle, the cells in which some solution differs from the known one, as bits; 0 if
/// there is no other solution.
///
/// # Panics
///
/// If the three lengths differ, or there are 2^32 puzzles or more.
#[inline(always)]
pub(crate) fn others<V: Vector>(
    proof: V::Proof,
    puzzles: &[CellValues],
    known: &[CellValues],
    out: &mut [u128],
) -> Stats {
    assert_eq!(puzzles.len(), known.len(), "a solution for each puzzle");
    assert_eq!(puzzles.len(), out.len(), "an answer for each puzzle");
    out.fill(0);
    let mut goal = Others::<V> {
        known,
        out,
        fresh: States::open(proof),
        lanes: States::open(proof),
        cells: [V::splat(proof, 0); 81],
    };
    search(proof, puzzles, &mut goal)
}

struct Others<'a, V> {
    known: &'a [CellValues],
    out: &'a mut [u128],
    /// The known solutions of the puzzles that were read last.
    fresh: States<V>,
    /// The known solutions of the puzzles in the lanes.
    lanes: States<V>,
    /// Memory for reading known solutions.
    cells: [V; 81],
}

impl<V: Vector> Goal<V> for Others<'_, V> {
    #[inline(always)]
    fn read(&mut self, puzzles: Range<usize>) {
        self.fresh.read(&self.known[puzzles], &mut self.cells);
    }

    #[inline(always)]
    fn begin(&mut self, from: u32, to: u32) {
        V::move_lanes(&self.fresh.configs, from, &mut self.lanes.configs, to);
    }

    #[inline(always)]
    fn share(&mut self, from: usize, to: usize) {
        let lanes = self.lanes;
        V::move_lanes(&lanes.configs, 1 << from, &mut self.lanes.configs, 1 << to);
    }

    #[inline(always)]
    fn choose(&self, wave: &States<V>) -> Choice<V> {
        choose(wave, Some(&self.lanes))
    }

    #[inline(always)]
    fn solved(&mut self, wave: &States<V>, lanes: u32, _: &[u32; 32]) -> Findings {
        let none = V::splat(wave.proof(), 0);
        // In a solved lane and in its known solution, every digit has one configuration in each
        // band. The solutions differ if the lane has a configuration that the known solution does
        // not have.
        let mut different = none;
        for (digits, known) in wave.configs.iter().zip(&self.lanes.configs) {
            different = different.or(digits.without(*known));
        }
        let others = lanes & !different.equal(none);
        Findings {
            write: others,
            decided: others,
        }
    }

    #[inline(always)]
    fn write(&mut self, puzzle: usize, solution: &FullCells) {
        self.out[puzzle] = differing_cells(solution.values(), &self.known[puzzle]);
    }
}

/// The cells in which two boards differ, as bits in reading order.
#[inline(always)]
fn differing_cells(a: &CellValues, b: &CellValues) -> u128 {
    const SEVEN_BITS: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let mut cells = 0;
    let (eights, rest) = a.as_chunks::<8>();
    for (place, (a, b)) in eights.iter().zip(b.as_chunks::<8>().0).enumerate() {
        // Take the top bit of each nonzero byte, and gather the eight bits into one byte.
        let bits = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        let tops = (((bits & SEVEN_BITS) + SEVEN_BITS) | bits) & !SEVEN_BITS;
        let byte = (tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        cells |= u128::from(byte) << (8 * place);
    }
    cells | u128::from(rest[0] != b[80]) << 80
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differing_cells_are_found() {
        let board: CellValues = std::array::from_fn(|cell| (cell % 9 + 1) as u8);
        assert_eq!(differing_cells(&board, &board), 0);
        for cell in 0..81 {
            for digit in 0..=9 {
                let mut other = board;
                other[cell] = digit;
                other[(cell + 8) % 81] = 0;
                let mut expected = 1 << ((cell + 8) % 81);
                if digit != board[cell] {
                    expected |= 1 << cell;
                }
                assert_eq!(differing_cells(&board, &other), expected, "{cell} {digit}");
            }
        }
    }
}
