//! The puzzles of a hunt: the known ones, and the one to visit next.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use novena_core::Puzzle;

/// The goal of a hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HuntGoal {
    /// Puzzles by their rating on the scale of Sudoku Explainer.
    Rating {
        /// The lowest ER, in tenths.
        least: u16,
        /// The highest ER, in tenths.
        most: u16,
    },
    /// Puzzles with few givens.
    Givens {
        /// The maximum number of givens that counts as few.
        most: usize,
    },
}

impl HuntGoal {
    /// The exchanges that may turn a puzzle into one that the hunt wants. Each is a number of
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
    /// By ER, then EP, then ED, in tenths. A puzzle above the wanted range is worse than all
    /// others, and the worse the further above the range it is.
    Rating {
        /// How far the ER is above the range.
        above: Reverse<u16>,
        /// The ER, EP and ED.
        rating: [u16; 3],
    },
}

/// A puzzle that a hunt knows. Of all puzzles that are the same up to symmetry, only the one found
/// first is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownPuzzle {
    /// The canonical form.
    pub puzzle: Puzzle,
    /// The ER, EP and ED of the puzzle in tenths, if the hunt is for hard puzzles.
    pub rating: Option<[u16; 3]>,
}

impl KnownPuzzle {
    /// The quality, for comparing the puzzle with others of the same hunt.
    #[must_use]
    pub fn rank(&self, goal: HuntGoal) -> Rank {
        match (self.rating, goal) {
            (Some(rating), HuntGoal::Rating { most, .. }) => Rank::Rating {
                above: Reverse(rating[0].saturating_sub(most)),
                rating,
            },
            _ => Rank::Givens(Reverse(self.puzzle.givens().len())),
        }
    }

    /// Whether the puzzle meets the goal of the hunt.
    #[must_use]
    pub fn is_wanted(&self, goal: HuntGoal) -> bool {
        match goal {
            HuntGoal::Rating { least, most } => self
                .rating
                .is_some_and(|[er, ..]| (least..=most).contains(&er)),
            HuntGoal::Givens { most } => self.puzzle.givens().len() <= most,
        }
    }
}

/// The puzzles of a hunt. The same puzzles in the same order produce the same hunt.
pub struct Pool {
    goal: HuntGoal,
    /// The canonical forms seen so far, rated or not.
    seen: HashSet<Puzzle>,
    visited: HashSet<Puzzle>,
    waiting: BinaryHeap<(Rank, Reverse<usize>, usize)>,
    known: Vec<KnownPuzzle>,
}

impl Pool {
    /// A pool without puzzles.
    #[must_use]
    pub fn new(goal: HuntGoal) -> Self {
        Self {
            goal,
            seen: HashSet::new(),
            visited: HashSet::new(),
            waiting: BinaryHeap::new(),
            known: Vec::new(),
        }
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
        self.waiting
            .push((known.rank(self.goal), Reverse(number), number));
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
        let backwards = self.known.iter().rev();
        backwards.max_by_key(|known| known.rank(self.goal))
    }
}

#[cfg(test)]
mod tests {
    use novena_core::canonical;

    use super::*;
    use crate::{PuzzleShape, bunch};

    const FEW: HuntGoal = HuntGoal::Givens { most: 17 };

    fn puzzles() -> Vec<Puzzle> {
        let made = bunch(&PuzzleShape::default(), 3, 0).puzzles;
        made.iter()
            .map(|made| canonical(&made.puzzle).form)
            .collect()
    }

    #[test]
    fn fewest_givens_come_first_and_each_once() {
        let mut pool = Pool::new(FEW);
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
        let mut pool = Pool::new(FEW);
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
        assert_eq!(FEW.exchanges(&puzzle, 2), [(1, 1)]);
        let hard = HuntGoal::Rating {
            least: 110,
            most: 119,
        };
        assert_eq!(hard.exchanges(&puzzle, 3), [(1, 1), (2, 2), (3, 3)]);
    }

    fn rated(er: u16) -> KnownPuzzle {
        KnownPuzzle {
            puzzle: Puzzle::EMPTY,
            rating: Some([er, 12, 12]),
        }
    }

    #[test]
    fn both_ends_of_a_range_count() {
        let goal = HuntGoal::Rating {
            least: 90,
            most: 95,
        };
        let wanted = [89, 90, 95, 96].map(|er| rated(er).is_wanted(goal));
        assert_eq!(wanted, [false, true, true, false]);
    }

    /// A hunt first visits the hardest puzzle that is not too hard.
    #[test]
    fn puzzles_above_the_range_come_last() {
        let goal = HuntGoal::Rating {
            least: 90,
            most: 95,
        };
        let mut all = [119, 71, 96, 93, 95, 85].map(rated);
        all.sort_by_key(|known| Reverse(known.rank(goal)));
        let order = all.map(|known| known.rating.unwrap()[0]);
        assert_eq!(order, [95, 93, 85, 71, 96, 119]);
    }
}
