//! The puzzles a few givens away from one: {-1+1}, {-2+2} and the like.
//!
//! Take some givens away and list the solutions that are left. A candidate that only one of
//! them holds makes a puzzle with one solution; for several givens to add, the first narrows
//! the list and the rest follow in it. No search but the one for the list is needed.

use novena_core::{Candidate, Cell, Digit, Puzzle, Solution};
use novena_kernel::{Solver, Verdict, Wave};

use crate::NewPuzzle;

/// Every puzzle with one solution that has lost exactly `minus` givens of this one and
/// gained exactly `plus` others, each once and in a fixed order; only minimal ones if asked.
///
/// They come in batches, one for each choice of givens to lose, so that a caller may stop.
/// A batch may be empty. A lost given does not come back, but another digit may stand in
/// its cell. The time grows with the number of solutions left without the lost givens: some
/// hundreds for two givens of an ordinary minimal puzzle, millions for four.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_generator::vicinity;
/// use novena_kernel::{Solve, Solver, Wave};
///
/// let puzzle: Puzzle =
///     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
///         .parse()?;
/// let first = vicinity(&puzzle, 1, 1, false).next().unwrap();
/// for made in first {
///     assert_eq!(made.puzzle.givens().len(), puzzle.givens().len());
///     assert_eq!(Wave::new().solve(&made.puzzle), Solve::Unique(made.solution));
/// }
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[must_use]
pub fn vicinity(puzzle: &Puzzle, minus: usize, plus: usize, minimal: bool) -> Vicinity {
    let givens: Vec<Cell> = puzzle.givens().iter().collect();
    let lost = (minus <= givens.len()).then(|| (0..minus).collect());
    Vicinity {
        puzzle: *puzzle,
        givens,
        lost,
        plus,
        minimal,
    }
}

/// Batches of puzzles near one; see [`vicinity()`].
///
/// ```
/// # use novena_core::Puzzle;
/// # use novena_generator::vicinity;
/// // An empty puzzle has no given to lose.
/// assert_eq!(vicinity(&Puzzle::EMPTY, 1, 1, false).count(), 0);
/// ```
#[derive(Clone, Debug)]
pub struct Vicinity {
    puzzle: Puzzle,
    givens: Vec<Cell>,
    /// Which givens are lost next, ascending; none when all were.
    lost: Option<Vec<usize>>,
    plus: usize,
    minimal: bool,
}

impl Iterator for Vicinity {
    type Item = Vec<NewPuzzle>;

    fn next(&mut self) -> Option<Vec<NewPuzzle>> {
        let mut lost = self.lost.take()?;
        let mut board = *self.puzzle.board();
        let gone: Vec<Candidate> = lost
            .iter()
            .filter_map(|&place| {
                let cell = self.givens[place];
                Some(cell.with(board[cell].take()?))
            })
            .collect();
        if advance(&mut lost, self.givens.len()) {
            self.lost = Some(lost);
        }
        let bare = Puzzle::new(board);
        let solutions: Vec<Solution> = Wave::new().solutions(&bare).collect();
        let mut batch = Batch {
            gone,
            minimal: self.minimal,
            made: Vec::new(),
        };
        let all: Vec<&Solution> = solutions.iter().collect();
        batch.add(&bare, &all, 0, self.plus);
        if self.minimal {
            keep_minimal(&mut batch.made);
        }
        Some(batch.made)
    }
}

/// The next choice of places below `end` in lexicographic order.
fn advance(choice: &mut [usize], end: usize) -> bool {
    let count = choice.len();
    for place in (0..count).rev() {
        if choice[place] < end - (count - place) {
            choice[place] += 1;
            for later in place + 1..count {
                choice[later] = choice[later - 1] + 1;
            }
            return true;
        }
    }
    false
}

struct Batch {
    /// The lost givens, which do not come back.
    gone: Vec<Candidate>,
    minimal: bool,
    made: Vec<NewPuzzle>,
}

impl Batch {
    /// Adds `plus` givens in cells from `start` on, such that one of the solutions is left.
    fn add(&mut self, puzzle: &Puzzle, solutions: &[&Solution], start: usize, plus: usize) {
        if plus == 0 {
            if let [solution] = solutions {
                self.made.push(NewPuzzle {
                    puzzle: *puzzle,
                    solution: **solution,
                });
            }
            return;
        }
        // One solution already: any further given is one too many.
        if solutions.is_empty() || self.minimal && solutions.len() == 1 {
            return;
        }
        for cell in Cell::all().skip(start) {
            if puzzle.given(cell).is_some() {
                continue;
            }
            let mut holders = [(); 9].map(|()| Vec::new());
            for &solution in solutions {
                let held = &mut holders[solution[cell].index()];
                // Two are as good as many where nothing is added after this.
                if plus > 1 || held.len() < 2 {
                    held.push(solution);
                }
            }
            for (digit, held) in Digit::ALL.into_iter().zip(&holders) {
                let useless = plus == 1 && held.len() != 1;
                if useless || held.is_empty() || self.gone.contains(&cell.with(digit)) {
                    continue;
                }
                let mut board = *puzzle.board();
                board[cell] = Some(digit);
                self.add(&Puzzle::new(board), held, cell.index() + 1, plus - 1);
            }
        }
    }
}

/// Drops the puzzles that have a given too many.
fn keep_minimal(made: &mut Vec<NewPuzzle>) {
    let wave = Wave::new();
    let mut verdicts = Vec::new();
    made.retain(|made| {
        let fewer: Vec<Puzzle> = made
            .puzzle
            .givens()
            .iter()
            .map(|cell| {
                let mut board = *made.puzzle.board();
                board[cell] = None;
                Puzzle::new(board)
            })
            .collect();
        wave.verdicts(&fewer, &mut verdicts);
        verdicts.iter().all(|verdict| *verdict == Verdict::Several)
    });
}
