//! Puzzles of a shape, in bunches.

use novena_core::{Cell, Puzzle, Solution};
use novena_kernel::Wave;

use crate::carve::{Carving, Plan, carve, restricted};
use crate::full_grid::Walk;
use crate::{Random, Shape};

/// How many puzzles a bunch tries to make.
const TRIES: u32 = 256;

/// The stream that belongs to no place: where the solutions of a bunch come from.
const ROOT: u64 = u64::MAX;

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
    let puzzles = carved(shape, seed, number)
        .iter()
        .filter(|carving| shape.givens.contains(&carving.givens.len()))
        .map(|carving| Made {
            puzzle: restricted(&carving.solution, carving.givens),
            solution: carving.solution,
        })
        .collect();
    Bunch {
        puzzles,
        tried: TRIES,
    }
}

/// Carves a solution for each place.
fn carved(shape: &Shape, seed: u64, number: u64) -> Vec<Carving> {
    let plan = Plan::new(shape.orbits());
    let walk = Walk::new(&mut Random::of_bunch(seed, number, ROOT));
    let mut carvings: Vec<Carving> = (0..u64::from(TRIES))
        .map(|place| {
            let random = &mut Random::of_bunch(seed, number, place);
            let solution = walk.branch(random);
            let mut order: Vec<u8> = (0..plan.orbits.len() as u8).collect();
            random.shuffle_small(&mut order);
            Carving::new(&plan, solution, order, goal(shape, random))
        })
        .collect();
    carve(&plan, &mut carvings, Wave::new());
    carvings
}

/// How many givens must be left at least.
fn goal(shape: &Shape, random: &mut Random) -> usize {
    if shape.minimal {
        return 0;
    }
    let (least, most) = (*shape.givens.start(), *shape.givens.end());
    least + random.below_small(most.min(Cell::COUNT) - least + 1)
}
