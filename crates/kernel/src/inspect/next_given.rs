//! The most informative given to add.

use novena_core::{Candidate, Cell, Digit, Puzzle};

use crate::{Solver, Wave};

/// A given to add, and the number of solutions it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextGiven {
    /// The cell and its digit.
    pub candidate: Candidate,
    /// The number of solutions of the puzzle that have this digit in this cell.
    pub solutions: usize,
}

/// The given that leaves the fewest solutions, but at least one. Ties are broken by reading order,
/// then by digit.
///
/// Every solution is examined. Returns `None` if there are more than `limit`, or fewer than two.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::inspect::next_given;
///
/// let open: Puzzle =
///     ".......5....1.2...193......4.7.......5...34...29.1.5...849.5.6.....6...8......92."
///         .parse()?;
/// assert_eq!(next_given(&open, 1_000).map(|next| next.solutions), Some(1));
/// assert_eq!(next_given(&Puzzle::EMPTY, 1_000), None);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn next_given(puzzle: &Puzzle, limit: usize) -> Option<NextGiven> {
    next_givens(puzzle, limit)?.first().copied()
}

/// Every given that rules out a solution and leaves at least one. The givens are sorted by the
/// number of solutions left, then by reading order and by digit.
///
/// Every solution is examined. Returns `None` if there are more than `limit`, or fewer than two.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::inspect::{next_given, next_givens};
///
/// let open: Puzzle =
///     ".......5....1.2...193......4.7.......5...34...29.1.5...849.5.6.....6...8......92."
///         .parse()?;
/// let all = next_givens(&open, 1_000).unwrap();
/// assert_eq!(all.first().copied(), next_given(&open, 1_000));
/// assert!(all.is_sorted_by_key(|next| next.solutions));
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn next_givens(puzzle: &Puzzle, limit: usize) -> Option<Vec<NextGiven>> {
    let mut counts = [[0_usize; 9]; Cell::COUNT];
    let mut total = 0;
    for solution in Wave::new().solutions(puzzle) {
        total += 1;
        if total > limit {
            return None;
        }
        for cell in Cell::all() {
            counts[cell.index()][solution[cell].index()] += 1;
        }
    }
    if total < 2 {
        return None;
    }
    let candidates = Cell::all().flat_map(|cell| Digit::ALL.map(|digit| cell.with(digit)));
    let mut givens: Vec<NextGiven> = candidates
        .map(|candidate| NextGiven {
            candidate,
            solutions: counts[candidate.cell.index()][candidate.digit.index()],
        })
        .filter(|next| (1..total).contains(&next.solutions))
        .collect();
    givens.sort_by_key(|next| next.solutions);
    Some(givens)
}
