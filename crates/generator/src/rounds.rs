//! Batches the solver queries of many puzzles under construction.

use novena_core::{CellSet, Puzzle, Solution};
use novena_kernel::Wave;

/// Answers the requests of several callers in rounds. In each round, every caller may request one
/// difference: is this solution of this puzzle unique and, if not, where does another solution
/// differ from it? The rounds end when no caller makes a request. Batching the requests keeps the
/// lanes of the solver full.
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
