//! Almost locked sets: groups of n cells in one house that have n + 1 digits between them.
//!
//! The cells hold all of these digits except one. If one of the digits is known to be absent, the
//! set is therefore *locked*: it holds all its other digits. The smallest almost locked set is a
//! single cell with two candidates.
//!
//! ```text
//! 12 . 23 | . . . | . 134 .     three cells, four digits: without 4, they hold 1, 2 and 3
//! ```
//!
//! All patterns in this family, and grouped chains that pass through such a set, need the same
//! three facts about each set: its digits, the places for each digit in the set, and the outside
//! candidates for the digit that see all of these places. [`almost_locked_sets`] collects these
//! facts once per search.
//!
//! Sets that contain a smaller locked set are included. They add nothing new, but they meet the
//! definition, and omitting them would make the results depend on the order of steps.

use novena_core::{CellSet, Digit, DigitSet};

use crate::almost_locked::each_almost_locked_set;
use crate::{Exhibit, Position};

/// A group of n cells in one house that have n + 1 digits between them.
#[derive(Clone, Debug)]
pub(crate) struct Als {
    pub(crate) cells: CellSet,
    pub(crate) digits: DigitSet,
    /// For each digit, its places in the set.
    places: [CellSet; 9],
    /// For each digit in the set, the outside candidates that see all of its places. If one of
    /// these candidates is true, the set lacks the digit.
    seen: [CellSet; 9],
}

impl Als {
    fn new(position: &Position, cells: CellSet, digits: DigitSet) -> Self {
        let (mut places, mut seen) = ([CellSet::EMPTY; 9], [CellSet::EMPTY; 9]);
        for digit in digits {
            let inside = cells & position.places(digit);
            places[digit.index()] = inside;
            seen[digit.index()] = inside.common_peers() & position.places(digit);
        }
        Self {
            cells,
            digits,
            places,
            seen,
        }
    }

    /// The places for a digit in the set.
    #[inline]
    pub(crate) const fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The outside candidates for a digit that see all its places in the set. Empty if the digit is
    /// not in the set.
    #[inline]
    pub(crate) const fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }

    /// The set as part of a pattern.
    pub(crate) const fn exhibit(&self) -> Exhibit {
        Exhibit::Set {
            cells: self.cells,
            digits: self.digits,
        }
    }
}

/// All sets in a position, smallest first.
pub(crate) fn almost_locked_sets(position: &Position) -> Vec<Als> {
    let mut sets = Vec::new();
    each_almost_locked_set(position, |set| {
        sets.push(Als::new(position, set.cells, set.digits));
    });
    sets.sort_by_key(|set| set.cells.len());
    sets
}

#[cfg(test)]
mod tests {
    use novena_core::Cell;

    use super::*;
    use crate::sketch::position;

    /// Checks the sets within the given cells, written as `r1c1 r1c3=123`.
    #[track_caller]
    fn check(sketch: &str, within: &str, expected: &[&str]) {
        let within: CellSet = within
            .split(' ')
            .map(|cell| cell.parse::<Cell>().unwrap())
            .collect();
        let sets: Vec<String> = almost_locked_sets(&position(sketch))
            .iter()
            .filter(|set| within.is_superset(set.cells))
            .map(|set| format!("{}={}", set.cells, set.digits))
            .collect();
        assert_eq!(sets, expected, "{sketch}");
    }

    #[test]
    fn a_set_has_one_digit_more_than_cells() {
        check(
            "r1c1=12 r1c3=23 r1c8=134",
            "r1c1 r1c3 r1c8",
            &["r1c1=12", "r1c3=23", "r1c1 r1c3=123", "r1c1 r1c3 r1c8=1234"],
        );
    }

    #[test]
    fn a_locked_set_is_not_almost_locked() {
        check(
            "c4#1=r1c4 r1c4=12 r5c4=12",
            "r1c4 r5c4",
            &["r1c4=12", "r5c4=12"],
        );
    }

    #[test]
    fn the_cells_lie_in_one_house() {
        check("r1c1=12 r2c5=13", "r1c1 r2c5", &["r1c1=12", "r2c5=13"]);
    }

    #[test]
    fn a_set_in_two_houses_is_listed_once() {
        check(
            "r4c4=12 r5c4=13 r6c4=145",
            "r4c4 r5c4",
            &["r4c4=12", "r5c4=13", "r4c4 r5c4=123"],
        );
    }

    #[test]
    fn a_set_knows_which_cells_see_all_places_of_a_digit() {
        let position = position("r1c1=12 r1c3=23 2=r1c1,r1c3,r1c7,r2c2,r5c1");
        let sets = almost_locked_sets(&position);
        let pair = sets.iter().find(|set| set.cells.len() == 2).unwrap();
        let two = "2".parse().unwrap();
        assert_eq!(pair.places(two).to_string(), "r1c1 r1c3");
        assert_eq!(pair.seen(two).to_string(), "r1c7 r2c2");
        assert!(pair.seen("9".parse().unwrap()).is_empty());
    }
}
