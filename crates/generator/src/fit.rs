//! Finds digits for a given pattern so that there is exactly one solution.
//!
//! This is a hill-climbing search. It starts with the digits of a random solution in the pattern
//! and changes them one at a time to reduce the number of solutions, until only one is left. If no
//! change reduces the number, the search makes a change that increases it slightly, to escape local
//! minima.

use novena_core::{Cell, CellSet, Puzzle, Solution};
use novena_kernel::{Solver, Verdict, Wave};

use crate::Random;
use crate::carve::restricted;

/// The number of solutions at which counting stops. With a lower limit, the counts for patterns of
/// 22 cells hardly differ, so the search has no direction: with a limit of 200, one try in five
/// succeeds; with 8,000, three in four do.
const MOST_SOLUTIONS: u64 = 8_000;

/// The number of changes tried before the search gives up.
const CHANGES: usize = 100;

/// Searches for a solution that is determined by its digits in these cells. The search starts from
/// `solution`. `stop` receives the number of solutions counted for each change.
pub(crate) fn fit(
    cells: CellSet,
    solution: &Solution,
    random: &mut Random,
    stop: &dyn Fn(u64) -> bool,
) -> Option<Solution> {
    let wave = Wave::new();
    let order: Vec<Cell> = cells.iter().collect();
    let mut puzzle = restricted(solution, cells);
    let mut left = wave.count(&puzzle, MOST_SOLUTIONS);
    for _ in 0..CHANGES {
        if left == 1 {
            break;
        }
        let cell = order[random.below_small(order.len())];
        let mut board = *puzzle.board();
        let Some(old) = board[cell].take() else {
            continue;
        };
        // Accepts up to an eighth more solutions, to escape local minima. At the counting limit,
        // only fewer solutions are accepted.
        let bound = (left + left / 8 + 1).min(MOST_SOLUTIONS);
        let mut best: Option<(u64, Puzzle)> = None;
        for digit in board.candidates(cell).without(old) {
            board[cell] = Some(digit);
            let changed = Puzzle::new(board);
            let limit = best.map_or(bound, |(count, _)| count);
            let count = wave.count(&changed, limit);
            if stop(count) {
                return None;
            }
            if (1..limit).contains(&count) {
                best = Some((count, changed));
            }
        }
        if let Some((count, changed)) = best {
            (left, puzzle) = (count, changed);
        }
    }
    match wave.verdict(&puzzle).0 {
        Verdict::Unique(only) => Some(only),
        Verdict::None | Verdict::Several => None,
    }
}
