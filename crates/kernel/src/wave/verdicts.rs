//! Determines whether each puzzle has no solution, one or several.

use std::ops::Range;

use super::{
    layout::States,
    search::{Findings, Goal, search},
};
use crate::{
    answer::{Stats, Verdict},
    cast::FullCells,
    layout::CellValues,
    vector::{LaneMask, Vector},
};

/// Determines for each puzzle whether it has no solution, one or several.
///
/// # Panics
///
/// If `out` is not as long as `puzzles`, or there are 2^32 puzzles or more.
#[inline(always)]
pub(crate) fn verdicts<V: Vector>(
    proof: V::Proof,
    puzzles: &[CellValues],
    out: &mut [Verdict<FullCells>],
) -> Stats {
    assert_eq!(puzzles.len(), out.len(), "one verdict for each puzzle");
    search::<V, _>(proof, puzzles, &mut Verdicts(out))
}

struct Verdicts<'a>(&'a mut [Verdict<FullCells>]);

impl<V: Vector> Goal<V> for Verdicts<'_> {
    #[inline(always)]
    fn read(&mut self, puzzles: Range<usize>) {
        for verdict in &mut self.0[puzzles] {
            *verdict = Verdict::None;
        }
    }

    #[inline(always)]
    fn solved(&mut self, _: &States<V>, lanes: u32, owner: &[u32; 32]) -> Findings {
        let mut findings = Findings::default();
        for lane in LaneMask(lanes) {
            let verdict = &mut self.0[owner[lane] as usize];
            if matches!(verdict, Verdict::None) {
                // `write` fills in the solution itself.
                *verdict = Verdict::Unique(FullCells::PLACEHOLDER);
                findings.write |= 1 << lane;
            } else {
                *verdict = Verdict::Several;
                findings.decided |= 1 << lane;
            }
        }
        findings
    }

    #[inline(always)]
    fn write(&mut self, puzzle: usize, solution: &FullCells) {
        // A second solution may have been found since.
        if let Verdict::Unique(only) = &mut self.0[puzzle] {
            *only = *solution;
        }
    }
}
