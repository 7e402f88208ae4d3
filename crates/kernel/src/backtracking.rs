//! The textbook method, as the course documents describe it.
//!
//! The method walks through the empty cells from the top left to the bottom right. In each cell, it
//! tries the digits 1 to 9. If a digit does not break any rule, it is written and the walk
//! continues with the next cell. If no digit is left, the cell is cleared and the walk returns to
//! the previous cell. Because cells and digits are tried in order, the solutions are found in
//! ascending order.
//!
//! This solver is deliberately simple: it is the reference for testing the fast ones.

use novena_core::{Board, Cell, Digit, DigitSet, House, Puzzle, Solution};

use crate::Solver;

/// Recursive backtracking, cell by cell and digit by digit.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::{Backtracking, Solver};
///
/// let first = Backtracking.solutions(&Puzzle::EMPTY).next().unwrap();
/// assert!(first.to_string().starts_with("123456789456789123"));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Backtracking;

impl Solver for Backtracking {
    fn solutions(&self, puzzle: &Puzzle) -> Box<dyn Iterator<Item = Solution>> {
        Box::new(Attempt::new(puzzle))
    }
}

/// A board being filled.
struct Attempt {
    board: Board,
    /// The cells without a given, in reading order.
    open: Vec<Cell>,
    /// The digits that each house already contains.
    used: [DigitSet; House::COUNT],
    progress: Progress,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Untried,
    /// The board holds the most recent solution.
    Solved,
    Exhausted,
}

impl Attempt {
    fn new(puzzle: &Puzzle) -> Self {
        let board = *puzzle.board();
        let mut used = [DigitSet::EMPTY; House::COUNT];
        for house in House::all() {
            used[house.index()] = board.digits_in(house);
        }
        // If a house contains a digit twice, no digit in the open cells can resolve the clash.
        let progress = if board.is_valid() {
            Progress::Untried
        } else {
            Progress::Exhausted
        };
        Self {
            board,
            open: (!board.filled()).iter().collect(),
            used,
            progress,
        }
    }

    /// Fills the open cells, starting with cell number `depth`. Returns whether it succeeded.
    ///
    /// With `resume`, the board is already full, and the search continues with the next solution.
    fn fill(&mut self, depth: usize, resume: bool) -> bool {
        let Some(&cell) = self.open.get(depth) else {
            return !resume;
        };
        let tried = if resume { self.board[cell] } else { None };
        // Trying further digits of this cell may lead to another solution.
        if resume && self.fill(depth + 1, true) {
            return true;
        }
        self.erase(cell);
        for digit in Digit::ALL {
            if tried.is_none_or(|tried| tried < digit) && self.fits(cell, digit) {
                self.write(cell, digit);
                if self.fill(depth + 1, false) {
                    return true;
                }
                self.erase(cell);
            }
        }
        false
    }

    fn fits(&self, cell: Cell, digit: Digit) -> bool {
        cell.houses()
            .iter()
            .all(|house| !self.used[house.index()].contains(digit))
    }

    fn write(&mut self, cell: Cell, digit: Digit) {
        self.board[cell] = Some(digit);
        for house in cell.houses() {
            self.used[house.index()].insert(digit);
        }
    }

    fn erase(&mut self, cell: Cell) {
        if let Some(digit) = self.board[cell].take() {
            for house in cell.houses() {
                self.used[house.index()].remove(digit);
            }
        }
    }
}

impl Iterator for Attempt {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        if self.progress == Progress::Exhausted {
            return None;
        }
        if self.fill(0, self.progress == Progress::Solved) {
            self.progress = Progress::Solved;
            Solution::try_from(self.board).ok()
        } else {
            self.progress = Progress::Exhausted;
            None
        }
    }
}
