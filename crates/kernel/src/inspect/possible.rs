//! The digits that each cell can have in a solution.

use std::ops::Index;

use novena_core::{Candidate, Cell, CellSet, DigitSet, Puzzle};

use crate::{Solve, Solver, Verdict, Wave};

/// For each cell, the digits that it has in at least one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PossibleDigits([DigitSet; Cell::COUNT]);

impl PossibleDigits {
    /// The cells that differ between solutions.
    ///
    /// ```
    /// use novena_core::{CellSet, Puzzle};
    /// use novena_kernel::inspect::possible_digits;
    ///
    /// assert_eq!(possible_digits(&Puzzle::EMPTY).differing(), CellSet::ALL);
    /// ```
    #[must_use]
    pub fn differing(&self) -> CellSet {
        Cell::all().filter(|&cell| self[cell].len() > 1).collect()
    }
}

impl Index<Cell> for PossibleDigits {
    type Output = DigitSet;

    fn index(&self, cell: Cell) -> &DigitSet {
        &self.0[cell.index()]
    }
}

/// For each cell, the digits that it has in at least one solution. If there is no solution, all
/// sets are empty.
///
/// Tries each candidate as a given instead of listing all solutions.
///
/// ```
/// use novena_core::{Cell, DigitSet, Puzzle};
/// use novena_kernel::inspect::possible_digits;
///
/// assert_eq!(possible_digits(&Puzzle::EMPTY)[Cell::at(4, 4)], DigitSet::ALL);
/// ```
#[must_use]
pub fn possible_digits(puzzle: &Puzzle) -> PossibleDigits {
    let wave = Wave::new();
    let mut possible = PossibleDigits([DigitSet::EMPTY; Cell::COUNT]);
    let known: &[_] = match wave.solve(puzzle) {
        Solve::None => return possible,
        Solve::Unique(only) => &[only],
        Solve::Several(first, second) => &[first, second],
    };
    for cell in Cell::all() {
        possible.0[cell.index()] = known.iter().map(|solution| solution[cell]).collect();
    }
    if known.len() == 1 {
        return possible;
    }
    let unknown: Vec<Candidate> = (!puzzle.givens())
        .iter()
        .flat_map(|cell| {
            let digits = puzzle.candidates(cell) - possible[cell];
            digits.iter().map(move |digit| cell.with(digit))
        })
        .collect();
    let tried: Vec<Puzzle> = unknown
        .iter()
        .map(|candidate| {
            let mut board = *puzzle.board();
            board[candidate.cell] = Some(candidate.digit);
            Puzzle::new(board)
        })
        .collect();
    let mut verdicts = Vec::new();
    wave.verdicts(&tried, &mut verdicts);
    for (candidate, verdict) in unknown.into_iter().zip(verdicts) {
        if verdict != Verdict::None {
            possible.0[candidate.cell.index()].insert(candidate.digit);
        }
    }
    possible
}
