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
/// If `out` is not as long as `puzzles`, or if there are 2^32 puzzles or more.
#[inline(always)]
pub(crate) fn verdicts<V: Vector>(
    proof: V::Proof,
    puzzles: &[CellValues],
    out: &mut [Verdict<FullCells>],
) -> Stats {
    assert_eq!(puzzles.len(), out.len(), "one verdict for each puzzle");
    let mut goal = Verdicts {
        out,
        found: 0,
        shared: false,
    };
    search::<V, _>(proof, puzzles, &mut goal)
}

struct Verdicts<'a> {
    out: &'a mut [Verdict<FullCells>],
    /// The lanes for whose puzzles a solution has been found.
    found: u32,
    /// Whether several lanes may work on one puzzle.
    shared: bool,
}

impl<V: Vector> Goal<V> for Verdicts<'_> {
    #[inline(always)]
    fn read(&mut self, puzzles: Range<usize>) {
        for verdict in &mut self.out[puzzles] {
            *verdict = Verdict::None;
        }
    }

    #[inline(always)]
    fn begin(&mut self, _: u32, to: u32) {
        self.found &= !to;
    }

    #[inline(always)]
    fn share(&mut self, from: usize, to: usize) {
        self.shared = true;
        self.found = self.found & !(1 << to) | (self.found >> from & 1) << to;
    }

    #[inline(always)]
    fn solved(&mut self, _: &States<V>, lanes: u32, owner: &[u32; 32]) -> Findings {
        let mut findings = Findings {
            write: lanes & !self.found,
            decided: lanes & self.found,
        };
        self.found |= lanes;
        if self.shared {
            // The first of a puzzle's lanes holds its first solution, unless an earlier sweep found
            // one.
            for lane in LaneMask(findings.write) {
                if findings.decided >> lane & 1 == 1 {
                    continue;
                }
                for other in LaneMask(LaneMask::lowest(V::LANES) & !(1 << lane)) {
                    if owner[other] == owner[lane] {
                        self.found |= 1 << other;
                        findings.decided |= lanes & 1 << other;
                    }
                }
            }
            findings.write &= !findings.decided;
        }
        for lane in LaneMask(findings.decided) {
            self.out[owner[lane] as usize] = Verdict::Several;
        }
        findings
    }

    #[inline(always)]
    fn write(&mut self, puzzle: usize, solution: &FullCells) {
        // A second solution may have been found since this one was requested.
        let verdict = &mut self.out[puzzle];
        if matches!(verdict, Verdict::None) {
            *verdict = Verdict::Unique(*solution);
        }
    }
}
