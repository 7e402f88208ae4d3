//! Generates puzzles of a shape, in bunches.

use std::cell::Cell;

use novena_core::{PatternSymmetry, Puzzle, Solution};

use crate::carve::{Carving, Plan, carve, restricted};
use crate::few_givens;
use crate::fit::fit;
use crate::full_grid::Walk;
use crate::needed::minimal_ones;
use crate::rounds::in_rounds;
use crate::{Pattern, PuzzleShape, Random};

/// The version of the generator. The same version, seed and shape produce the same puzzles.
///
/// ```
/// # use novena_generator::VERSION;
/// assert_eq!(VERSION, 1);
/// ```
pub const VERSION: u32 = 1;

/// The number of puzzles that a bunch tries to generate. It is many times the number of lanes of
/// the solver.
const TRIES: u32 = 256;

/// The number of tries for shapes where each try may need a separate search. It is low, so that a
/// bunch does not take long.
const SEARCHES: u32 = 16;

/// In a pattern of at least this many cells, the digits of a random solution almost always
/// determine the rest of the solution.
const ROOMY: usize = 50;

/// The stream of random numbers for the solutions of a bunch. The puzzles of the bunch use other
/// streams.
const ROOT: u64 = u64::MAX;

/// A puzzle and its only solution.
///
/// ```
/// # use novena_generator::{PuzzleShape, bunch};
/// let made = bunch(&PuzzleShape::default(), 1, 0).puzzles[0];
/// assert!(made.solution.solves(&made.puzzle));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPuzzle {
    /// The givens.
    pub puzzle: Puzzle,
    /// The solution they determine.
    pub solution: Solution,
}

/// The puzzles found by one bunch of tries.
///
/// ```
/// # use novena_generator::{PuzzleShape, bunch};
/// let bunch = bunch(&PuzzleShape::default(), 1, 0);
/// assert_eq!(bunch.puzzles.len(), bunch.tried as usize);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bunch {
    /// The puzzles, in the order of the tries.
    pub puzzles: Vec<NewPuzzle>,
    /// The number of tries.
    pub tried: u32,
}

/// The puzzles of bunch `number` for this shape and seed. They are the same on every machine and
/// with any number of threads. Most tries yield a puzzle, but a bunch may be empty if the shape's
/// requirements are hard to meet.
///
/// If a number of givens is requested without `minimal` or `sparse`, each try draws a number from
/// the range and removes givens until that many are left or no more can be removed.
///
/// If [few givens](PuzzleShape::has_few_givens) are requested, a bunch is a single walk from
/// neighbour to neighbour, and every puzzle that the walk examines counts as a try.
///
/// If [`PuzzleShape::check`] rejects a shape, all of its bunches are empty.
///
/// ```
/// use novena_generator::{PuzzleShape, bunch};
/// use novena_kernel::{Solve, Solver, Wave};
///
/// for made in bunch(&PuzzleShape::default(), 1, 0).puzzles {
///     assert_eq!(Wave::new().solve(&made.puzzle), Solve::Unique(made.solution));
/// }
/// ```
#[must_use]
pub fn bunch(shape: &PuzzleShape, seed: u64, number: u64) -> Bunch {
    bunch_until(shape, seed, number, &|_| false)
}

/// Like [`bunch()`], but can be stopped. In a pattern of few cells, each try is a separate search,
/// and a bunch may take many seconds. `stop` is polled with the number of solutions counted since
/// the last call. Once it returns true, the bunch ends and contains only the results of the tries
/// made so far. `tried` is the number of these tries.
///
/// ```
/// use novena_generator::{Pattern, PuzzleShape, bunch, bunch_until};
///
/// let drawing =
///     "x....x....xxx...x..x.x....xx....xx...x.....x...xx....xx....x.x..x...xxx....x....x";
/// let shape = PuzzleShape {
///     pattern: Pattern::read(drawing).ok().map(Pattern::Exactly),
///     minimal: false,
///     ..PuzzleShape::default()
/// };
/// assert!(bunch_until(&shape, 1, 0, &|_| true).tried < bunch(&shape, 1, 0).tried);
/// ```
#[must_use]
pub fn bunch_until(
    shape: &PuzzleShape,
    seed: u64,
    number: u64,
    stop: &dyn Fn(u64) -> bool,
) -> Bunch {
    if shape.check().is_err() {
        return Bunch {
            puzzles: Vec::new(),
            tried: 0,
        };
    }
    if shape.has_few_givens() {
        return few_givens::walk(shape, seed, number, stop);
    }
    let plan = Plan::new(shape.orbits());
    let mut tried = if plan.room().len() < ROOMY {
        SEARCHES
    } else {
        TRIES
    };
    let walk = Walk::new(&mut Random::of_bunch(seed, number, ROOT));
    let mut starts: Vec<Start> = (0..u64::from(tried))
        .map(|place| {
            let mut random = Random::of_bunch(seed, number, place);
            let solution = Some(walk.branch(&mut random));
            Start { random, solution }
        })
        .collect();
    if shape.pattern.is_some() {
        let done = make_unique(&plan, &mut starts, stop);
        starts.truncate(done);
        tried = done as u32;
    }
    let mut carvings: Vec<Carving> = starts
        .into_iter()
        .filter_map(|start| start.carving(shape, &plan))
        .collect();
    carve(&plan, &mut carvings);
    carvings.retain(|carving| shape.givens.contains(&carving.givens.len()));
    let free = shape.symmetry == PatternSymmetry::None
        && !matches!(shape.pattern, Some(Pattern::Exactly(_)));
    // Carving single cells to the end leaves only the givens that the puzzle needs.
    let puzzles = if shape.minimal && !free {
        minimal_ones(&carvings)
    } else {
        carvings.iter().map(Carving::made).collect()
    };
    Bunch { puzzles, tried }
}

/// The starting point of a try.
struct Start {
    random: Random,
    /// `None` if the pattern could not be filled.
    solution: Option<Solution>,
}

impl Start {
    fn carving(mut self, shape: &PuzzleShape, plan: &Plan) -> Option<Carving> {
        let mut order = Vec::new();
        if !matches!(shape.pattern, Some(Pattern::Exactly(_))) {
            order.extend(0..plan.orbits.len() as u8);
            self.random.shuffle_small(&mut order);
        }
        let goal = goal(shape, plan, &mut self.random);
        Some(Carving::new(plan, self.solution?, order, goal))
    }
}

/// Replaces each solution that is not determined by its digits in the pattern. Returns the number
/// of tries that were handled before `stop` ended the work.
fn make_unique(plan: &Plan, starts: &mut [Start], stop: &dyn Fn(u64) -> bool) -> usize {
    let room = plan.room();
    let done = Cell::new(starts.len());
    let mut asked = vec![false; starts.len()];
    let mut tries: Vec<_> = starts.iter_mut().zip(&mut asked).enumerate().collect();
    in_rounds(
        &mut tries,
        |(_, (start, asked))| {
            let first = !std::mem::replace(*asked, true);
            let solution = start.solution.filter(|_| first)?;
            Some((restricted(&solution, room), solution))
        },
        |(place, (start, _)), difference| {
            if let Some(solution) = start.solution
                && !difference.is_empty()
                && *place < done.get()
            {
                let stop = |counted| {
                    let stops = stop(counted);
                    if stops {
                        done.set(*place);
                    }
                    stops
                };
                start.solution = fit(room, &solution, &mut start.random, &stop);
            }
        },
    );
    done.get()
}

/// The minimum number of givens to leave.
fn goal(shape: &PuzzleShape, plan: &Plan, random: &mut Random) -> usize {
    if shape.minimal || shape.sparse {
        return 0;
    }
    let (least, most) = (*shape.givens.start(), *shape.givens.end());
    least + random.below_small(most.min(plan.room().len()) - least + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These values must never change, or existing seeds would produce different puzzles.
    #[test]
    fn a_seed_means_the_same_puzzles_for_ever() {
        assert_eq!(VERSION, 1);
        let first = |shape: &PuzzleShape| bunch(shape, 2006, 7).puzzles[0].puzzle.to_string();
        assert_eq!(
            first(&PuzzleShape::default()),
            "..7..1.5...2.6...8...2....3.5.....3.9...7.6....63....4.9.82....2..1..89.31......."
        );
        let symmetric = PuzzleShape {
            symmetry: PatternSymmetry::Rotational180,
            givens: 28..=32,
            minimal: false,
            ..PuzzleShape::default()
        };
        assert_eq!(
            first(&symmetric),
            ".6...125.......1...4.25..634....29.7.8.5.4.1.7.63....469..25.7...5.......187...2."
        );
        let drawing =
            "x....x....xxx...x..x.x....xx....xx...x.....x...xx....xx....x.x..x...xxx....x....x";
        let patterned = PuzzleShape {
            pattern: Pattern::read(drawing).ok().map(Pattern::Exactly),
            minimal: false,
            ..PuzzleShape::default()
        };
        assert_eq!(
            first(&patterned),
            "8....1....329...4..4.2....34....26...8.....2...63....46....5.7..7...986....7....5"
        );
    }

    #[test]
    fn a_refused_shape_has_empty_bunches() {
        let shape = PuzzleShape {
            givens: 1..=2,
            ..PuzzleShape::default()
        };
        assert_eq!(bunch(&shape, 1, 1).tried, 0);
    }

    #[test]
    fn a_stopped_bunch_has_the_puzzles_made_before() {
        let drawing =
            "x....x....xxx...x..x.x....xx....xx...x.....x...xx....xx....x.x..x...xxx....x....x";
        let shape = PuzzleShape {
            pattern: Pattern::read(drawing).ok().map(Pattern::Exactly),
            minimal: false,
            ..PuzzleShape::default()
        };
        let whole = bunch(&shape, 2006, 7);
        let mut lengths = Vec::new();
        for most in [0, 50, 200, 400, u32::MAX] {
            let asked = Cell::new(0);
            let stopped = bunch_until(&shape, 2006, 7, &|_| {
                asked.set(asked.get() + 1);
                asked.get() > most
            });
            assert!(whole.puzzles.starts_with(&stopped.puzzles), "{most}");
            lengths.push((stopped.puzzles.len(), stopped.tried));
        }
        assert!(lengths.is_sorted());
        lengths.dedup();
        assert!(lengths.len() > 2, "{lengths:?}");
    }

    #[test]
    fn bunches_depend_on_seed_and_number() {
        let puzzles = |seed, number| bunch(&PuzzleShape::default(), seed, number).puzzles;
        assert_eq!(puzzles(1, 1), puzzles(1, 1));
        assert_ne!(puzzles(1, 1), puzzles(1, 2));
        assert_ne!(puzzles(1, 1), puzzles(2, 1));
    }
}
