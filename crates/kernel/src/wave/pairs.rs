//! Finds up to two solutions of each puzzle.
//!
//! These pairs of solutions are used in the search for puzzles with few givens, which passes
//! through puzzles with thousands of solutions. If two solutions share a candidate, adding it to
//! the givens still leaves several solutions.

use super::{
    layout::States,
    search::{Findings, Goal, search},
};
use crate::{
    answer::Stats,
    cast::FullCells,
    layout::CellValues,
    vector::{LaneMask, Vector},
};

/// Up to two solutions of a puzzle.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    /// The number of solutions found.
    found: u8,
    /// The number of solutions written.
    pub(crate) written: u8,
    pub(crate) solutions: [CellValues; 2],
}

impl Pair {
    /// No solutions yet.
    pub(crate) const EMPTY: Self = Self {
        found: 0,
        written: 0,
        solutions: [[0; 81]; 2],
    };
}

/// Finds two solutions of each puzzle.
///
/// # Panics
///
/// If `out` is not as long as `puzzles`, or if there are 2^32 puzzles or more.
#[inline(always)]
pub(crate) fn pairs<V: Vector>(proof: V::Proof, puzzles: &[CellValues], out: &mut [Pair]) -> Stats {
    assert_eq!(puzzles.len(), out.len(), "a pair for each puzzle");
    for pair in &mut *out {
        (pair.found, pair.written) = (0, 0);
    }
    search::<V, _>(proof, puzzles, &mut Pairs(out))
}

struct Pairs<'a>(&'a mut [Pair]);

impl<V: Vector> Goal<V> for Pairs<'_> {
    #[inline(always)]
    fn solved(&mut self, _: &States<V>, lanes: u32, owner: &[u32; 32]) -> Findings {
        let mut findings = Findings::default();
        for lane in LaneMask(lanes) {
            let pair = &mut self.0[owner[lane] as usize];
            // Several lanes may work on the same puzzle, and a single sweep may solve more than one
            // of them.
            if pair.found < 2 {
                pair.found += 1;
                findings.write |= 1 << lane;
            }
            if pair.found == 2 {
                findings.decided |= 1 << lane;
            }
        }
        findings
    }

    #[inline(always)]
    fn write(&mut self, puzzle: usize, solution: &FullCells) {
        let pair = &mut self.0[puzzle];
        pair.solutions[usize::from(pair.written)] = *solution.values();
        pair.written += 1;
    }
}
