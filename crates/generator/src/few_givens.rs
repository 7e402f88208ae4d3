//! Searches for puzzles with 17, 18 or 19 givens by walking from neighbour to neighbour.
//!
//! Removing givens from a random solution ends at 20 givens once in thirty thousand tries, and
//! almost never at 18. But puzzles with few givens are neighbours of each other: removing one given
//! and adding another (`{-1+1}`) turns one puzzle into another. A walk therefore starts from the
//! fewest givens that carving found:
//!
//! ```text
//! 22 givens ─{-1+1}─▶ 22 ─▶ 22 ─▶ 22 with a superfluous given
//!                                  └▶ 21 ─{-1+1}─▶ 21 ─▶ 21 with a superfluous given
//!                                                         └▶ 20 …
//! ```
//!
//! The walk visits all neighbours of a puzzle, and then their neighbours in random order, until one
//! of them has a superfluous given. It continues from there with one given fewer. (In total, this
//! removes two givens and adds one, `{-2+1}`, but without a search for each pair of givens. The
//! walk takes 18 queries per new neighbour, compared with about 300 per pair of removed givens.)
//!
//! A walk that finds nothing for a long time is abandoned. The next bunch starts another walk from
//! another puzzle.

use std::collections::HashSet;

use novena_core::{Puzzle, canonical};
use novena_kernel::{Verdict, Wave, inspect::is_minimal};

use crate::carve::without;
use crate::{Bunch, NewPuzzle, PuzzleShape, Random, bunch};

/// The number of puzzles expanded at once, chosen to fill the lanes of the solver.
const STEPS: usize = 16;

/// The number of puzzles with the same number of givens to expand before the walk is abandoned. The
/// value was measured; see `docs/benchmarks.md`.
const PATIENCE: usize = 1_000;

/// The random stream of the walk. It is not used by any puzzle of the bunch from which the walk
/// starts.
const WALK: u64 = u64::MAX - 1;

/// Runs one walk. The walk may find no puzzles. The puzzles that it finds have a number of givens
/// in the shape's range, and no two of them are the same up to symmetry. Each puzzle examined
/// counts as a try. `stop` receives the number of guesses since its last call.
pub(crate) fn walk(
    shape: &PuzzleShape,
    seed: u64,
    number: u64,
    stop: &dyn Fn(u64) -> bool,
) -> Bunch {
    let start = bunch(&PuzzleShape::default(), seed, number);
    let mut walk = Walk {
        shape,
        wave: Wave::new(),
        random: Random::of_bunch(seed, number, WALK),
        waiting: Vec::new(),
        seen: HashSet::new(),
        tried: start.tried,
    };
    let count = |made: &NewPuzzle| made.puzzle.givens().len();
    let fewest = start.puzzles.iter().map(count).min().unwrap_or_default();
    let starts = start.puzzles.iter().filter(|made| count(made) == fewest);
    walk.begin(starts.map(|made| made.puzzle).collect());
    let puzzles = walk.run(fewest, stop);
    Bunch {
        puzzles,
        tried: walk.tried,
    }
}

struct Walk<'a> {
    shape: &'a PuzzleShape,
    wave: Wave,
    random: Random,
    /// Puzzles whose neighbours have not been visited yet.
    waiting: Vec<Puzzle>,
    /// The puzzles seen so far that have the current number of givens.
    seen: HashSet<Puzzle>,
    tried: u32,
}

impl Walk<'_> {
    /// Starts over with only these puzzles.
    fn begin(&mut self, puzzles: Vec<Puzzle>) {
        self.seen.clear();
        self.waiting.clear();
        let seen = &mut self.seen;
        self.waiting
            .extend(puzzles.into_iter().filter(|puzzle| seen.insert(*puzzle)));
    }

    fn run(&mut self, mut givens: usize, stop: &dyn Fn(u64) -> bool) -> Vec<NewPuzzle> {
        let mut patience = PATIENCE;
        loop {
            if givens <= *self.shape.givens.end() {
                let found = self.found();
                if !found.is_empty() {
                    return found;
                }
            }
            let steps = self.waiting.len().min(STEPS);
            if steps == 0 || patience == 0 || givens <= *self.shape.givens.start() {
                return Vec::new();
            }
            patience = patience.saturating_sub(steps);
            let (new, guesses) = self.neighbours(steps);
            self.tried = self.tried.saturating_add(new.len() as u32);
            if stop(guesses) {
                return Vec::new();
            }
            let fewer = self.with_one_less(&new);
            if fewer.is_empty() {
                self.waiting.extend(new);
            } else {
                self.begin(fewer);
                givens -= 1;
                patience = PATIENCE;
            }
        }
    }

    /// The new neighbours of several puzzles that have not been expanded, and the number of guesses
    /// that finding them took.
    fn neighbours(&mut self, steps: usize) -> (Vec<Puzzle>, u64) {
        let mut fewer = Vec::new();
        for _ in 0..steps {
            let place = self.random.below_small(self.waiting.len());
            fewer.extend(each_without_one(&self.waiting.swap_remove(place)));
        }
        let mut lone = Vec::new();
        let stats = self.wave.lone_candidates(&fewer, &mut lone);
        let mut new = Vec::new();
        for (place, candidate) in lone {
            let mut board = *fewer[place].board();
            board[candidate.cell] = Some(candidate.digit);
            let neighbour = Puzzle::new(board);
            if self.seen.insert(neighbour) {
                new.push(neighbour);
            }
        }
        (new, stats.guesses)
    }

    /// The puzzles that remain after removing one superfluous given.
    fn with_one_less(&self, puzzles: &[Puzzle]) -> Vec<Puzzle> {
        let fewer: Vec<Puzzle> = puzzles.iter().flat_map(each_without_one).collect();
        let mut verdicts = Vec::new();
        self.wave.verdicts(&fewer, &mut verdicts);
        let unique = |(puzzle, verdict): (Puzzle, Verdict)| {
            matches!(verdict, Verdict::Unique(_)).then_some(puzzle)
        };
        fewer.into_iter().zip(verdicts).filter_map(unique).collect()
    }

    /// The puzzles still to be expanded that match the shape.
    fn found(&self) -> Vec<NewPuzzle> {
        let mut forms = HashSet::new();
        let wanted = self.waiting.iter().filter(|puzzle| {
            self.shape.givens.contains(&puzzle.givens().len())
                && (!self.shape.minimal || is_minimal(puzzle))
                && forms.insert(canonical(puzzle).form)
        });
        wanted
            .filter_map(|&puzzle| match self.wave.verdict(&puzzle).0 {
                Verdict::Unique(solution) => Some(NewPuzzle { puzzle, solution }),
                Verdict::None | Verdict::Several => None,
            })
            .collect()
    }
}

/// The puzzle without each of its givens in turn.
pub(crate) fn each_without_one(puzzle: &Puzzle) -> impl Iterator<Item = Puzzle> + use<> {
    let puzzle = *puzzle;
    puzzle
        .givens()
        .iter()
        .map(move |cell| without(&puzzle, cell.as_set()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(givens: usize) -> PuzzleShape {
        PuzzleShape {
            givens: givens..=givens,
            minimal: false,
            ..PuzzleShape::default()
        }
    }

    #[test]
    fn found_puzzles_have_one_solution_and_the_number_of_givens() {
        for givens in [18, 19] {
            let bunches = (0..4).map(|number| bunch(&shape(givens), 1, number));
            let found: Vec<NewPuzzle> = bunches.flat_map(|bunch| bunch.puzzles).collect();
            assert!(!found.is_empty(), "{givens}");
            for made in found {
                assert_eq!(made.puzzle.givens().len(), givens);
                let verdict = Wave::new().verdict(&made.puzzle).0;
                assert_eq!(verdict, Verdict::Unique(made.solution));
            }
        }
    }

    /// A walk that is stopped ends soon and returns no puzzles.
    #[test]
    fn a_walk_can_be_stopped() {
        let stopped = walk(&shape(17), 1, 0, &|_| true);
        assert_eq!(stopped.puzzles, []);
        assert!(stopped.tried < walk(&shape(18), 1, 0, &|_| false).tried);
    }
}
