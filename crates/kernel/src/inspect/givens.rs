//! The effect of removing one given from a puzzle.

use novena_core::{Cell, CellSet, Digit, Puzzle};

use crate::{Verdict, Wave};

/// The givens that can be removed, one at a time, without making the puzzle ambiguous.
///
/// The set is empty if the puzzle has no solution or several. Removing two givens of the set
/// together may make the puzzle ambiguous.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::inspect::redundant_givens;
///
/// let full: Puzzle =
///     "576129834419538267832476591387261945251794386964385172728613459643952718195847623"
///         .parse()?;
/// assert_eq!(redundant_givens(&full).len(), 81);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn redundant_givens(puzzle: &Puzzle) -> CellSet {
    if !is_unique(puzzle) {
        return CellSet::EMPTY;
    }
    // Removing a given keeps the solution, so the verdict can only be `Unique` or `Several`.
    without_each_given(puzzle)
        .filter(|(_, verdict)| matches!(verdict, Verdict::Unique(_)))
        .map(|(cell, _)| cell)
        .collect()
}

/// Whether the puzzle has one solution, and removing any of its givens would leave several
/// solutions.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::inspect::is_minimal;
///
/// let puzzle: Puzzle =
///     "......75....1.2...193......4.7.......5...34...29.1.5...849.5.6.....6...8......92."
///         .parse()?;
/// assert!(is_minimal(&puzzle));
/// assert!(!is_minimal(&Puzzle::EMPTY));
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn is_minimal(puzzle: &Puzzle) -> bool {
    is_unique(puzzle) && redundant_givens(puzzle).is_empty()
}

/// A given that makes a puzzle unsolvable: without it, the puzzle has at least one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misprint {
    /// The cell.
    pub cell: Cell,
    /// The digit for this cell that would make the puzzle unique. It exists if the puzzle without
    /// the given has exactly one solution.
    pub instead: Option<Digit>,
}

/// The givens that may be wrong in a puzzle without a solution. Removing any one of them leaves at
/// least one solution.
///
/// The result is empty if the puzzle has a solution, or if more than one given must be removed.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::inspect::misprints;
///
/// // The second 5 of the first row was a 7.
/// let puzzle: Puzzle =
///     "5.51298344195382678324765913872619452517943869643851727286134596439527181958476.3"
///         .parse()?;
/// let found = misprints(&puzzle);
/// assert!(found.iter().any(|misprint| misprint.cell.to_string() == "r1c3"));
/// assert_eq!(misprints(&Puzzle::EMPTY), []);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn misprints(puzzle: &Puzzle) -> Vec<Misprint> {
    if Wave::new().verdict(puzzle).0 != Verdict::None {
        return Vec::new();
    }
    without_each_given(puzzle)
        .filter_map(|(cell, verdict)| {
            let instead = match verdict {
                Verdict::None => return None,
                Verdict::Unique(solution) => Some(solution[cell]),
                Verdict::Several => None,
            };
            Some(Misprint { cell, instead })
        })
        .collect()
}

fn is_unique(puzzle: &Puzzle) -> bool {
    matches!(Wave::new().verdict(puzzle).0, Verdict::Unique(_))
}

/// Each given with the verdict for the puzzle without it.
fn without_each_given(puzzle: &Puzzle) -> impl Iterator<Item = (Cell, Verdict)> {
    let givens = puzzle.givens();
    let fewer: Vec<Puzzle> = givens
        .iter()
        .map(|cell| {
            let mut board = *puzzle.board();
            board[cell] = None;
            Puzzle::new(board)
        })
        .collect();
    let mut verdicts = Vec::new();
    Wave::new().verdicts(&fewer, &mut verdicts);
    givens.iter().zip(verdicts)
}
