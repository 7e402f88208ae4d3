//! The hunt for rare puzzles: the hardest ones, or those with the fewest givens.
//!
//! Rare puzzles have rare neighbours. A hunt keeps a pool of puzzles and visits the best one that
//! it has not visited yet. A visit finds all neighbours (`{-2+2}`: lose two givens, gain two
//! others) that have one solution and need every given:
//!
//! ```text
//! pool ──best──▶ neighbours ──minimal──▶ new up to symmetry ──most guesses──▶ rated ──▶ pool
//! ```
//!
//! Rating a hard puzzle takes from a tenth of a second to a few seconds, so only the most promising
//! neighbours are rated: those on which the solver guesses most often. [`neighbours`] and
//! [`promise`] are pure functions, so callers can run them on several threads at once. [`Pool`]
//! chooses the next puzzle to visit.

mod exchange;
mod goal;
mod pool;

pub use exchange::{BulkSolver, Exchange, neighbours};
pub use goal::{HuntGoal, KnownPuzzle, Rank};
pub use pool::Pool;

use novena_core::Puzzle;
use novena_kernel::{Backend, Verdict, Wave};

use crate::{NewPuzzle, PuzzleShape, bunch};

/// The number of random minimal puzzles that are examined to find hard starting puzzles.
const LOOKED_AT: usize = 2_048;
/// The number of these puzzles with which a hunt begins.
const STARTS: usize = 16;
/// The number of walks to few givens that are tried.
const WALKS: u64 = 64;

/// The number of guesses that the solver makes on this puzzle, which is a quick indication of the
/// puzzle's difficulty.
///
/// The count uses only basic instructions, so that it is the same on every machine.
///
/// ```
/// use novena_generator::hunt::promise;
///
/// let easy = "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47...";
/// assert_eq!(promise(&easy.parse().unwrap()), 0);
/// ```
///
/// # Panics
/// Never: every CPU supports the basic instructions.
#[must_use]
pub fn promise(puzzle: &Puzzle) -> u64 {
    let wave = Wave::with_backend(Backend::Scalar).expect("every CPU can run the scalar backend");
    wave.verdict(puzzle).1.guesses
}

/// Starting puzzles for a hunt that has none, determined by a seed. They are the most promising of
/// a few thousand random puzzles or, if few givens are wanted, puzzles with one or two more givens
/// than requested.
///
/// ```
/// use novena_generator::hunt::{HuntGoal, starts};
///
/// let starts = starts(HuntGoal::Rating { least: 110, most: 119 }, 1);
/// assert_eq!(starts.len(), 16);
/// ```
#[must_use]
pub fn starts(goal: HuntGoal, seed: u64) -> Vec<Puzzle> {
    match goal {
        HuntGoal::Rating { .. } => {
            let shape = PuzzleShape::default();
            let mut all: Vec<Puzzle> = (0..)
                .flat_map(|number| bunch(&shape, seed, number).puzzles)
                .map(|made: NewPuzzle| made.puzzle)
                .take(LOOKED_AT)
                .collect();
            all.sort_by_cached_key(|puzzle| std::cmp::Reverse(promise(puzzle)));
            all.truncate(STARTS);
            all
        }
        HuntGoal::Givens { most } => {
            let shape = PuzzleShape {
                givens: most + 1..=most + 2,
                minimal: false,
                ..PuzzleShape::default()
            };
            (0..WALKS)
                .map(|number| bunch(&shape, seed, number).puzzles)
                .find(|found| !found.is_empty())
                .into_iter()
                .flatten()
                .map(|made| made.puzzle)
                .take(STARTS)
                .collect()
        }
    }
}

/// Whether a puzzle has one solution, so that a hunt can start from it.
#[must_use]
pub fn is_unique(puzzle: &Puzzle) -> bool {
    matches!(Wave::new().verdict(puzzle).0, Verdict::Unique(_))
}
