//! Candidates, singles, and the cell with the fewest choices.
//!
//! After every digit written, two rules run until nothing changes: a cell with one
//! candidate takes it, and a digit with one place in a house goes there. Only then is a
//! guess made, in a cell with the fewest candidates, so that wrong guesses die early.

use novena_core::{Cell, Digit, DigitSet, Grid, Puzzle, Solution};

use crate::{Solve, Solver, place_singles};

/// The default solver: singles, then the cell with the fewest candidates.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::{Search, Solve, Solver};
///
/// // Plain backtracking needs ages to see that the first box has no place for a 7.
/// let text = "123000000456000000000700000".to_owned() + &"0".repeat(54);
/// assert_eq!(Search.solve(&text.parse()?), Solve::None);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Search;

impl Solver for Search {
    fn solutions(&self, puzzle: &Puzzle) -> Box<dyn Iterator<Item = Solution>> {
        Box::new(Ascending::new(puzzle))
    }

    fn solve(&self, puzzle: &Puzzle) -> Solve {
        let mut found = Vec::with_capacity(2);
        if let Some(grid) = settled(puzzle) {
            visit(&grid, &mut |solution| {
                found.push(solution);
                found.len() < 2
            });
        }
        match found[..] {
            [] => Solve::None,
            [only] => Solve::Unique(only),
            _ => {
                let mut ascending = Ascending::new(puzzle);
                match (ascending.next(), ascending.next()) {
                    (Some(first), Some(second)) => Solve::Several(first, second),
                    _ => unreachable!("two solutions were found already"),
                }
            }
        }
    }

    fn count(&self, puzzle: &Puzzle, limit: u64) -> u64 {
        let mut count = 0;
        if let Some(grid) = settled(puzzle).filter(|_| limit > 0) {
            visit(&grid, &mut |_| {
                count += 1;
                count < limit
            });
        }
        count
    }
}

/// The givens and all singles placed; nothing when they contradict each other.
fn settled(puzzle: &Puzzle) -> Option<Grid> {
    let mut grid = puzzle.grid().ok()?;
    place_singles(&mut grid).ok()?;
    Some(grid)
}

/// The grid with one more digit and the singles that follow from it.
fn guess(grid: &Grid, cell: Cell, digit: Digit) -> Option<Grid> {
    let mut grid = *grid;
    grid.place(cell.with(digit)).ok()?;
    place_singles(&mut grid).ok()?;
    Some(grid)
}

/// Shows every solution of a settled grid to `found`, in no particular order, until that
/// answers `false`; says whether it never did.
fn visit(grid: &Grid, found: &mut dyn FnMut(Solution) -> bool) -> bool {
    let Some(cell) = grid
        .open_cells()
        .iter()
        .min_by_key(|&cell| grid[cell].len())
    else {
        return grid.solution().is_none_or(found);
    };
    grid[cell]
        .iter()
        .all(|digit| guess(grid, cell, digit).is_none_or(|next| visit(&next, found)))
}

/// Any solution of a settled grid.
fn witness(grid: &Grid) -> Option<Solution> {
    let mut any = None;
    visit(grid, &mut |solution| {
        any = Some(solution);
        false
    });
    any
}

/// All solutions in ascending order.
///
/// Branches on the first open cell instead of the best one, which alone could wander for
/// ages where there is nothing to find. So no branch is entered without a witness: some
/// solution inside it, found by the good order. The time between two solutions is then
/// that of a few hundred ordinary searches at the worst.
struct Ascending {
    /// The branches not yet explored, the next one last.
    branches: Vec<Branch>,
}

struct Branch {
    grid: Grid,
    witness: Solution,
}

impl Ascending {
    fn new(puzzle: &Puzzle) -> Self {
        let root =
            settled(puzzle).and_then(|grid| witness(&grid).map(|witness| Branch { grid, witness }));
        Self {
            branches: root.into_iter().collect(),
        }
    }
}

impl Iterator for Ascending {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        loop {
            let Branch {
                grid,
                witness: known,
            } = self.branches.pop()?;
            let Some(cell) = grid.open_cells().first() else {
                return Some(known);
            };
            let digits: DigitSet = grid[cell];
            // The least digit must be explored first, so it is pushed last.
            for index in (0..9).rev() {
                let digit = Digit::from_index(index);
                if !digits.contains(digit) {
                    continue;
                }
                let Some(next) = guess(&grid, cell, digit) else {
                    continue;
                };
                let inside = if known[cell] == digit {
                    Some(known)
                } else {
                    witness(&next)
                };
                if let Some(witness) = inside {
                    self.branches.push(Branch {
                        grid: next,
                        witness,
                    });
                }
            }
        }
    }
}
