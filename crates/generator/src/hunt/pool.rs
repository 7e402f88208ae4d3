//! The puzzles of a hunt: the known ones, and the one to visit next.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use novena_core::Puzzle;

/// The goal of a hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HuntGoal {
    /// Hard puzzles, by their rating on the scale of Sudoku Explainer.
    Rating {
        /// The minimum rating (ER) that counts as hard, in tenths.
        least: u16,
    },
    /// Puzzles with few givens.
    Givens {
        /// The maximum number of givens that counts as few.
        most: usize,
    },
}

impl HuntGoal {
    /// The exchanges that may turn a puzzle into one that meets the goal. Each is a number of
    /// givens to lose and a number to gain. `radius` is the maximum number of givens that a
    /// sufficiently good puzzle may lose.
    #[must_use]
    pub fn exchanges(self, puzzle: &Puzzle, radius: usize) -> Vec<(usize, usize)> {
        match self {
            // Exchanging one given is enough: a neighbour with a superfluous given leads to a
            // puzzle with fewer givens.
            Self::Givens { most } if puzzle.givens().len() > most => vec![(1, 1)],
            _ => (1..=radius).map(|count| (count, count)).collect(),
        }
    }

    /// Whether puzzles must be rated to be compared.
    #[must_use]
    pub const fn needs_rating(self) -> bool {
        matches!(self, Self::Rating { .. })
    }
}

/// The quality of a find. Greater values are better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Fewer givens are better.
    Givens(Reverse<usize>),
    /// Ratings in tenths, compared by ER, then EP, then ED.
    Rating([u16; 3]),
}

/// A puzzle known to a hunt. Of all puzzles that are the same up to symmetry, only the one found
/// first is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownPuzzle {
    /// The canonical form.
    pub puzzle: Puzzle,
    /// The ER, EP and ED of the puzzle in tenths, if the hunt is for hard puzzles.
    pub rating: Option<[u16; 3]>,
}

impl KnownPuzzle {
    /// The quality of the puzzle, for comparing it with other puzzles.
    #[must_use]
    pub fn rank(&self) -> Rank {
        match self.rating {
            Some(rating) => Rank::Rating(rating),
            None => Rank::Givens(Reverse(self.puzzle.givens().len())),
        }
    }

    /// Whether the puzzle meets the goal of the hunt.
    #[must_use]
    pub fn is_wanted(&self, goal: HuntGoal) -> bool {
        match goal {
            HuntGoal::Rating { least } => self.rating.is_some_and(|[er, ..]| er >= least),
            HuntGoal::Givens { most } => self.puzzle.givens().len() <= most,
        }
    }
}

/// The puzzles of a hunt. The same puzzles in the same order produce the same hunt.
#[derive(Default)]
pub struct Pool {
    /// The canonical forms seen so far, rated or not.
    seen: HashSet<Puzzle>,
    visited: HashSet<Puzzle>,
    waiting: BinaryHeap<(Rank, Reverse<usize>, usize)>,
    known: Vec<KnownPuzzle>,
}

impl Pool {
    /// A pool without puzzles.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether this canonical form has not been seen before.
    pub fn meet(&mut self, form: Puzzle) -> bool {
        self.seen.insert(form)
    }

    /// Adds a puzzle to visit later.
    pub fn add(&mut self, known: KnownPuzzle) {
        self.seen.insert(known.puzzle);
        let number = self.known.len();
        self.known.push(known);
        self.waiting.push((known.rank(), Reverse(number), number));
    }

    /// Records that a puzzle was visited, possibly in an earlier run of the hunt.
    pub fn visit(&mut self, puzzle: Puzzle) {
        self.visited.insert(puzzle);
    }

    /// Removes and returns the best puzzle not yet visited. If several are equally good, returns
    /// the one that was added first.
    pub fn pop(&mut self) -> Option<KnownPuzzle> {
        loop {
            let (_, _, number) = self.waiting.pop()?;
            let known = self.known[number];
            if !self.visited.contains(&known.puzzle) {
                return Some(known);
            }
        }
    }

    /// The number of puzzles waiting to be visited, including those of earlier runs.
    #[must_use]
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Whether no puzzle is waiting to be visited.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The best of all puzzles that were added.
    #[must_use]
    pub fn best(&self) -> Option<&KnownPuzzle> {
        // If several puzzles are equally good, the first one is returned.
        self.known.iter().rev().max_by_key(|known| known.rank())
    }
}

#[cfg(test)]
mod tests {
    use novena_core::canonical;

    use super::*;
    use crate::{PuzzleShape, bunch};

    fn puzzles() -> Vec<Puzzle> {
        let made = bunch(&PuzzleShape::default(), 3, 0).puzzles;
        made.iter()
            .map(|made| canonical(&made.puzzle).form)
            .collect()
    }

    #[test]
    fn fewest_givens_come_first_and_each_once() {
        let mut pool = Pool::new();
        let all = puzzles();
        for &puzzle in &all {
            pool.add(KnownPuzzle {
                puzzle,
                rating: None,
            });
        }
        pool.visit(all[0]);
        let order: Vec<usize> = std::iter::from_fn(|| pool.pop())
            .map(|known| known.puzzle.givens().len())
            .collect();
        assert_eq!(order.len(), all.len() - 1);
        assert!(order.is_sorted(), "{order:?}");
        let fewest = all.iter().map(|puzzle| puzzle.givens().len()).min();
        assert_eq!(pool.best().map(|known| known.puzzle.givens().len()), fewest);
    }

    #[test]
    fn a_turned_puzzle_is_no_other() {
        let mut pool = Pool::new();
        let puzzle = bunch(&PuzzleShape::default(), 3, 0).puzzles[0].puzzle;
        let mut values = puzzle.board().values();
        values.reverse();
        let board = novena_core::Board::from_values(&values).unwrap();
        assert!(pool.meet(canonical(&puzzle).form));
        assert!(!pool.meet(canonical(&Puzzle::new(board)).form));
    }

    #[test]
    fn exchanges_lead_down_until_there_are_few() {
        let puzzle = puzzles()[0];
        let few = HuntGoal::Givens { most: 17 };
        assert_eq!(few.exchanges(&puzzle, 2), [(1, 1)]);
        let hard = HuntGoal::Rating { least: 110 };
        assert_eq!(hard.exchanges(&puzzle, 3), [(1, 1), (2, 2), (3, 3)]);
    }
}
