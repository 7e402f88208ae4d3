//! The goal of a hunt, and the puzzles that it compares.

use std::cmp::Reverse;

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
    /// The greatest number of givens that a visit to this puzzle exchanges for the same number of
    /// others. `radius` is the limit for a sufficiently good puzzle.
    #[must_use]
    pub fn reach(self, puzzle: &Puzzle, radius: usize) -> usize {
        match self {
            // Exchanging one given is enough: a neighbour with a superfluous given leads to a
            // puzzle with fewer givens.
            Self::Givens { most } if puzzle.givens().len() > most => 1,
            _ => radius,
        }
    }

    /// Whether puzzles must be rated to be compared.
    #[must_use]
    pub const fn needs_rating(self) -> bool {
        matches!(self, Self::Rating { .. })
    }
}

/// The quality of a puzzle. Greater values are better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Fewer givens are better.
    Givens(Reverse<usize>),
    /// By ER, then EP, then ED, in tenths. A puzzle above the wanted range is worse than any puzzle
    /// in or below the range; the further above, the worse.
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
    /// The ER, EP and ED of the puzzle in tenths, if the hunt compares puzzles by their rating.
    pub rating: Option<[u16; 3]>,
}

impl KnownPuzzle {
    /// A puzzle without a rating.
    #[must_use]
    pub const fn unrated(puzzle: Puzzle) -> Self {
        Self {
            puzzle,
            rating: None,
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(er: u16) -> KnownPuzzle {
        KnownPuzzle {
            puzzle: Puzzle::EMPTY,
            rating: Some([er, 12, 12]),
        }
    }

    #[test]
    fn both_ends_of_a_range_are_included() {
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

    #[test]
    fn exchanges_are_small_while_there_are_many_givens() {
        let text =
            "....9582...5.1...7.4.......7.........2..6.7.8..13....2.7....2.5.83..2..6...8....1";
        let puzzle: Puzzle = text.parse().unwrap();
        assert_eq!(HuntGoal::Givens { most: 17 }.reach(&puzzle, 2), 1);
        assert_eq!(HuntGoal::Givens { most: 26 }.reach(&puzzle, 2), 2);
        let hard = HuntGoal::Rating {
            least: 110,
            most: 119,
        };
        assert_eq!(hard.reach(&puzzle, 3), 3);
    }
}
