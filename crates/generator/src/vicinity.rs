//! The puzzles that differ from a known one in only a few givens: {-1+1}, {-2+2} and so on.
//!
//! The search removes givens and lists the solutions that are then possible. A candidate that
//! occurs in only one of these solutions yields a puzzle with one solution. If several givens are
//! added, the first one narrows the list and the others follow recursively. Only the listing of
//! solutions requires a search.

use novena_core::{Candidate, Cell, Digit, Puzzle, Solution};
use novena_kernel::{Solver, Verdict, Wave};

use crate::NewPuzzle;

/// Every puzzle with one solution that can be reached by removing exactly `minus` givens and adding
/// exactly `plus` others. Each puzzle occurs once, in a fixed order. Optionally, only minimal
/// puzzles are included.
///
/// The puzzles come in batches, one for each choice of givens to remove, so that a caller can stop
/// between batches. A batch may be empty. A removed given is not added again, but another digit may
/// be added in its cell. The time grows with the number of solutions that remain without the
/// removed givens: hundreds for two givens of an ordinary minimal puzzle, millions for four.
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

/// Batches of neighbouring puzzles; see [`vicinity()`].
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
    /// The givens to remove next, in ascending order. `None` at the end.
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
        let mut made = list_neighbours(&bare, gone, self.plus, self.minimal, usize::MAX)
            .expect("there is no limit");
        if self.minimal {
            keep_minimal(&mut made);
        }
        Some(made)
    }
}

/// The puzzles with one solution that result from adding `plus` givens to a bare puzzle. None of
/// the added givens is in `gone`. With `no_surplus`, a board that already has one solution does not
/// get another given, although some of its givens may still be superfluous. Returns `None` if the
/// bare puzzle has more than `most` solutions.
pub(crate) fn list_neighbours(
    bare: &Puzzle,
    gone: Vec<Candidate>,
    plus: usize,
    no_surplus: bool,
    most: usize,
) -> Option<Vec<NewPuzzle>> {
    let wave = Wave::new();
    let mut listing = wave.solutions(bare).fuse();
    let solutions: Vec<Solution> = listing.by_ref().take(most).collect();
    if listing.next().is_some() {
        return None;
    }
    let mut batch = Batch {
        gone,
        minimal: no_surplus,
        made: Vec::new(),
    };
    let all: Vec<&Solution> = solutions.iter().collect();
    batch.add(bare, &all, 0, plus);
    Some(batch.made)
}

/// Replaces a choice of places below `end` with the next one in lexicographic order. Returns false
/// if the choice was the last.
pub(crate) fn advance(choice: &mut [usize], end: usize) -> bool {
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
    /// The removed givens. They are not added again.
    gone: Vec<Candidate>,
    minimal: bool,
    made: Vec<NewPuzzle>,
}

impl Batch {
    /// Adds `plus` givens in cells from `start` on so that exactly one of the solutions is left.
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
        // The board already has only one solution, so any further given is superfluous.
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
                // The given added here is the last one, so knowing two of the solutions is enough.
                if plus > 1 || held.len() < 2 {
                    held.push(solution);
                }
            }
            for (digit, held) in Digit::ALL.into_iter().zip(&holders) {
                let useless = plus == 1 && held.len() != 1;
                if useless || held.is_empty() || self.gone.contains(&cell.with(digit)) {
                    continue;
                }
                let extended = puzzle.with_given(cell.with(digit));
                self.add(&extended, held, cell.index() + 1, plus - 1);
            }
        }
    }
}

/// Drops the puzzles with a superfluous given.
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
