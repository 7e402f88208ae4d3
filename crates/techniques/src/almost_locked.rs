//! Finds all almost locked sets in a position: groups of n cells in one house that have n + 1
//! digits between them. Almost locked sets are used by the techniques named after them, and by
//! chains that pass through them.

use novena_core::{Cell, CellSet, DigitSet, House, HouseSet};

use crate::{AlmostLockedSet, Position};

/// Reports every set once, even if it lies in two houses. Sets are reported house by house, and
/// each set is reported before the larger sets that contain it. A single bivalue cell counts as a
/// set.
pub(crate) fn each_almost_locked_set(position: &Position, mut found: impl FnMut(AlmostLockedSet)) {
    for house in HouseSet::ALL {
        Search::new(position, house).choose(0, CellSet::EMPTY, DigitSet::EMPTY, &mut found);
    }
}

/// The sets with two or more cells, smallest first.
pub(crate) fn larger_almost_locked_sets(position: &Position) -> Vec<AlmostLockedSet> {
    let mut sets = Vec::with_capacity(512);
    each_almost_locked_set(position, |set| {
        if set.cells.len() > 1 {
            sets.push(set);
        }
    });
    sets.sort_unstable_by_key(|set| (set.cells.len(), set.cells));
    sets
}

/// The search for the sets in one house.
struct Search<'a> {
    position: &'a Position,
    house: House,
    open: [Cell; 9],
    count: usize,
}

impl<'a> Search<'a> {
    fn new(position: &'a Position, house: House) -> Self {
        let mut search = Self {
            position,
            house,
            open: [house.cell(0); 9],
            count: 0,
        };
        for cell in position.open_cells() & house.cells() {
            search.open[search.count] = cell;
            search.count += 1;
        }
        search
    }

    /// Extends the chosen cells with cells from position `from` onwards.
    fn choose(
        &self,
        from: usize,
        cells: CellSet,
        digits: DigitSet,
        found: &mut impl FnMut(AlmostLockedSet),
    ) {
        for place in from..self.count {
            let cell = self.open[place];
            let (cells, digits) = (cells.with(cell), digits | self.position[cell]);
            let count = cells.len();
            if digits.len() == count + 1 && self.is_first_house(cells) {
                found(AlmostLockedSet { cells, digits });
            }
            // Continue only if the set can still become almost locked. It cannot if its digits
            // would outnumber its cells by more than one even after all remaining cells have been
            // added.
            if digits.len() <= count + self.count - place {
                self.choose(place + 1, cells, digits, found);
            }
        }
    }

    /// Whether no earlier house contains all these cells.
    fn is_first_house(&self, cells: CellSet) -> bool {
        cells.common_houses().first() == Some(self.house)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    #[track_caller]
    fn check(sketch: &str, expected: &[&str]) {
        let sets = larger_almost_locked_sets(&position(sketch));
        // Eight cells in an empty house have nine digits.
        let texts: Vec<String> = sets
            .iter()
            .filter(|set| set.cells.len() < 8)
            .map(|set| format!("{}: {}", set.cells, set.digits))
            .collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn a_set_has_one_digit_more_than_cells() {
        check("r1c1=12 r1c5=23", &["r1c1 r1c5: 123"]);
        check("r1c1=12 r1c5=34", &[]);
        check("r1c1=12 r1c5=12", &[]);
    }

    #[test]
    fn the_cells_share_a_house() {
        check("r1c1=12 r5c5=23", &[]);
    }

    #[test]
    fn a_set_in_two_houses_is_listed_once() {
        check("r1c1=12 r1c2=23", &["r1c1 r1c2: 123"]);
        check(
            "r1c1=12 r1c2=23 r1c9=34",
            &["r1c1 r1c2: 123", "r1c2 r1c9: 234", "r1c1 r1c2 r1c9: 1234"],
        );
    }
}
