//! Puzzles of a shape, in bunches.

use novena_core::{CellSet, Puzzle, Solution};
use novena_kernel::{Solver, Wave};

use crate::{Pattern, Random, Shape, full_grid};

/// How many puzzles a bunch tries to make.
const TRIES: u32 = 64;

/// A puzzle and its only solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The givens.
    pub puzzle: Puzzle,
    /// What they lead to.
    pub solution: Solution,
}

/// The puzzles that came of one bunch of tries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bunch {
    /// In the order of the tries.
    pub puzzles: Vec<Made>,
    /// How many tries there were.
    pub tried: u32,
}

/// The puzzles of bunch `number` for this shape and seed: the same on every machine and
/// with any number of threads. Most often there is one for each try; where the shape is
/// hard to meet, there may be none.
///
/// A shape that [`Shape::check`] refuses has empty bunches.
///
/// ```
/// use novena_generator::{Shape, bunch};
/// use novena_kernel::{Solve, Solver, Wave};
///
/// for made in bunch(&Shape::default(), 1, 0).puzzles {
///     assert_eq!(Wave::new().solve(&made.puzzle), Solve::Unique(made.solution));
/// }
/// ```
#[must_use]
pub fn bunch(shape: &Shape, seed: u64, number: u64) -> Bunch {
    if shape.check().is_err() {
        return Bunch {
            puzzles: Vec::new(),
            tried: 0,
        };
    }
    let puzzles = (0..u64::from(TRIES))
        .filter_map(|place| attempt(shape, &mut Random::of_bunch(seed, number, place)))
        .collect();
    Bunch {
        puzzles,
        tried: TRIES,
    }
}

fn attempt(shape: &Shape, random: &mut Random) -> Option<Made> {
    let solution = full_grid(random);
    let mut orbits = shape.orbits();
    random.shuffle(&mut orbits);
    let mut givens = orbits
        .iter()
        .fold(CellSet::EMPTY, |all, &orbit| all | orbit);
    if !is_unique(&solution, givens) {
        return None;
    }
    if !matches!(shape.pattern, Some(Pattern::Exactly(_))) {
        let (least, most) = (*shape.givens.start(), (*shape.givens.end()).min(81));
        let goal = if shape.minimal {
            0
        } else {
            least + random.below(most - least + 1)
        };
        for orbit in orbits {
            if givens.len() >= goal + orbit.len() && is_unique(&solution, givens - orbit) {
                givens -= orbit;
            }
        }
    }
    let minimal = || {
        givens
            .iter()
            .all(|cell| !is_unique(&solution, givens.without(cell)))
    };
    (shape.givens.contains(&givens.len()) && (!shape.minimal || minimal())).then(|| Made {
        puzzle: restricted(&solution, givens),
        solution,
    })
}

fn is_unique(solution: &Solution, givens: CellSet) -> bool {
    Wave::new().count(&restricted(solution, givens), 2) == 1
}

/// The digits of a solution in some cells.
pub(crate) fn restricted(solution: &Solution, givens: CellSet) -> Puzzle {
    let mut board = solution.board();
    for cell in !givens {
        board[cell] = None;
    }
    Puzzle::new(board)
}
