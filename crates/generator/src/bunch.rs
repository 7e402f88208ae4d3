//! Puzzles of a shape, in bunches.

use std::cell::Cell;

use novena_core::{PatternSymmetry, Puzzle, Solution};

use crate::carve::{Carving, Plan, carve, restricted};
use crate::fit::fit;
use crate::full_grid::Walk;
use crate::needed::minimal_ones;
use crate::rounds::in_rounds;
use crate::{Pattern, PuzzleShape, Random};

/// The version of what a seed and a shape give: the same as long as this is.
///
/// ```
/// # use novena_generator::VERSION;
/// assert_eq!(VERSION, 1);
/// ```
pub const VERSION: u32 = 1;

/// How many puzzles a bunch tries to make: many times the lanes of the solver.
const TRIES: u32 = 256;

/// How many where each may need a search of its own, so that a bunch is not long in coming.
const SEARCHES: u32 = 16;

/// Givens of a random solution in more cells than these have one solution as good as always.
const ROOMY: usize = 50;

/// The stream that belongs to no place: where the solutions of a bunch come from.
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
    /// What they lead to.
    pub solution: Solution,
}

/// The puzzles that came of one bunch of tries.
///
/// ```
/// # use novena_generator::{PuzzleShape, bunch};
/// let bunch = bunch(&PuzzleShape::default(), 1, 0);
/// assert_eq!(bunch.puzzles.len(), bunch.tried as usize);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bunch {
    /// In the order of the tries.
    pub puzzles: Vec<NewPuzzle>,
    /// How many tries there were.
    pub tried: u32,
}

/// The puzzles of bunch `number` for this shape and seed: the same on every machine and
/// with any number of threads. Most often there is one for each try; where the shape is
/// hard to meet, there may be none.
///
/// Where a number of givens is asked for and neither `minimal` nor `sparse`, each try draws a
/// number from the range and takes givens away until so many are left or no more can go.
///
/// A shape that [`PuzzleShape::check`] refuses has empty bunches.
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

/// The same for whoever cannot wait: in a pattern of few cells each try is a search of its own,
/// and all together may take many seconds. `stop` is asked again and again in them, and told how
/// many solutions were counted since. After it says so, the bunch has what came of the tries
/// before, at the same places, and `tried` are those.
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
    // What was carved cell by cell to the end needs every given.
    let puzzles = if shape.minimal && !free {
        minimal_ones(&carvings)
    } else {
        carvings.iter().map(Carving::made).collect()
    };
    Bunch { puzzles, tried }
}

/// What a try begins with.
struct Start {
    random: Random,
    /// None where the pattern could not be filled.
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

/// Puts other solutions in place of those that are not the only one in the pattern. For how
/// many tries that was done before it was stopped.
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

/// How many givens must be left at least.
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

    /// These never change. If they do, every puzzle known by its seed is lost.
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
    fn a_bunch_that_is_stopped_has_what_was_made_before() {
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
    fn bunches_differ() {
        let puzzles = |seed, number| bunch(&PuzzleShape::default(), seed, number).puzzles;
        assert_eq!(puzzles(1, 1), puzzles(1, 1));
        assert_ne!(puzzles(1, 1), puzzles(1, 2));
        assert_ne!(puzzles(1, 1), puzzles(2, 1));
    }
}
