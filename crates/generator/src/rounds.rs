//! Questions of many puzzles in the making, asked together.

use novena_core::{CellSet, Puzzle, Solution};
use novena_kernel::Wave;

/// Lets everyone ask for one difference a round (is this solution of this puzzle the only
/// one, and if not, where does another differ?) until nobody asks any more: the lanes of the
/// solver are full as long as there are many.
pub(crate) fn in_rounds<T>(
    askers: &mut [T],
    ask: impl Fn(&mut T) -> Option<(Puzzle, Solution)>,
    learn: impl Fn(&mut T, CellSet),
) {
    let wave = Wave::new();
    let mut busy: Vec<usize> = (0..askers.len()).collect();
    let (mut puzzles, mut solutions) = (Vec::new(), Vec::new());
    let mut differences = Vec::new();
    while !busy.is_empty() {
        puzzles.clear();
        solutions.clear();
        busy.retain(|&number| match ask(&mut askers[number]) {
            Some((puzzle, solution)) => {
                puzzles.push(puzzle);
                solutions.push(solution);
                true
            }
            None => false,
        });
        wave.differences(&puzzles, &solutions, &mut differences);
        for (&number, &difference) in busy.iter().zip(&differences) {
            learn(&mut askers[number], difference);
        }
    }
}
