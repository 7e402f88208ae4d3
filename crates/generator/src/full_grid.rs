//! Random solutions.

use novena_core::{Board, Cell, Puzzle, Solution};
use novena_kernel::{Solver, Verdict, Wave};

use crate::Random;

/// A random solution: random digits in random cells until only one is left.
pub fn full_grid(random: &mut Random) -> Solution {
    let mut board = Board::EMPTY;
    loop {
        if let (Verdict::Unique(solution), _) = Wave::new().verdict(&Puzzle::new(board)) {
            return solution;
        }
        let cell = Cell::from_index(random.below(Cell::COUNT));
        let digits: Vec<_> = board.candidates(cell).iter().collect();
        if digits.is_empty() {
            continue;
        }
        board[cell] = Some(digits[random.below(digits.len())]);
        if Wave::new().count(&Puzzle::new(board), 1) == 0 {
            board[cell] = None;
        }
    }
}
