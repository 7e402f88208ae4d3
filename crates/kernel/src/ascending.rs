//! The solutions of a puzzle in ascending order of their 81 digits.
//!
//! A state that the rules leave open is split at its first open cell in reading order, into one
//! branch per candidate. All branches are settled together, each in its own lanes, and visited in
//! ascending order of the digit. The cells before the first open one are the same in all branches,
//! so the solutions are found in order.
//!
//! Reading order is a bad search order: if there is no solution, the search may prove the same
//! contradiction anew for every way to fill the rows above it. Therefore, after a certain number of
//! states without a solution, the fast search checks every further state, and states without a
//! solution are skipped. From then on, each step down leads to a solution, so the time between two
//! solutions is at most that of a few hundred fast searches.

use crate::{
    arch::{proof, scalar::Scalarx4},
    braid::{strand::Strand, sweep::Braid},
    dispatch::Instructions,
    layout::CellValues,
};

/// The number of states without a solution that are visited before the fast search is used.
const PATIENCE: usize = 24;

/// An iterator over solutions in ascending order. See [`Instructions::ascending`].
#[derive(Clone, Debug)]
pub(crate) struct AscendingSolutions {
    instructions: Instructions,
    /// Settled states that have not been visited yet, in reverse order.
    waiting: Vec<Branch>,
}

/// A settled state to visit.
#[derive(Clone, Debug)]
struct Branch {
    state: Strand,
    solved: bool,
    /// All cells before this one have been settled.
    open: usize,
}

impl AscendingSolutions {
    /// Settles the givens. No state is visited before the first call to `next`.
    pub(crate) fn new(instructions: Instructions, puzzle: &CellValues) -> Self {
        let mut ascending = Self {
            instructions,
            waiting: Vec::new(),
        };
        let mut givens = Strand::OPEN;
        Braid::<Scalarx4>::read(proof::Scalar, puzzle).take(0, &mut givens);
        ascending.push(&mut [givens], 0);
        ascending
    }

    /// Whether a settled state has a solution, according to the fast search.
    fn has_solution(&self, state: &Strand) -> bool {
        let cells = std::array::from_fn(|cell| match state.candidates(cell) {
            digit if digit.is_power_of_two() => digit.trailing_zeros() as u8 + 1,
            _ => 0,
        });
        let result = self.instructions.single(&cells, 1, &mut Vec::new());
        result.solutions > 0
    }

    /// Settles branches and keeps those without a contradiction, in the order they will be visited.
    fn push(&mut self, branches: &mut [Strand], open: usize) {
        let settled = self.instructions.settle(branches);
        for (i, state) in branches.iter().enumerate().rev() {
            if settled.alive >> i & 1 == 1 {
                let solved = settled.solved >> i & 1 == 1;
                self.waiting.push(Branch {
                    state: *state,
                    solved,
                    open,
                });
            }
        }
    }
}

impl Iterator for AscendingSolutions {
    type Item = CellValues;

    fn next(&mut self) -> Option<CellValues> {
        let mut fruitless = 0;
        while let Some(Branch {
            state,
            solved,
            open,
        }) = self.waiting.pop()
        {
            if solved {
                let braid = Braid::<Scalarx4>::repeat(proof::Scalar, &state);
                return Some(braid.solution());
            }
            fruitless += 1;
            if fruitless > PATIENCE && !self.has_solution(&state) {
                continue;
            }
            let (cell, mut candidates) = (open..81)
                .map(|cell| (cell, state.candidates(cell)))
                .find(|(_, candidates)| !candidates.is_power_of_two())
                .expect("a live state that is not solved has an open cell");
            let mut branches = [state; 9];
            let mut count = 0;
            while candidates != 0 {
                branches[count].place(cell, candidates & candidates.wrapping_neg());
                candidates &= candidates - 1;
                count += 1;
            }
            self.push(&mut branches[..count], cell);
        }
        None
    }
}
