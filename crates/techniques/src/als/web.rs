//! The graph of almost locked sets and the digits that join them.
//!
//! A *restricted common* of two sets is a digit whose places in one set all see its places in the
//! other, so at most one of the sets can hold it. If one set holds the digit, the other set
//! therefore lacks it and is locked.
//!
//! ```text
//! 12 .  .  | .  .  .     r1c1 and r2c2, r2c5 are joined by 2: its places r1c1 and r2c2 see
//! .  23 .  | .  34 .     each other
//! ```
//!
//! For every set and digit, the web stores the sets that the digit joins to that set as a row of
//! bits, so a search can process 64 sets at a time.

use novena_core::{Cell, CellSet, Digit, DigitSet};

use super::collect::{Als, almost_locked_sets};
use crate::Position;

/// The almost locked sets in a position and their restricted commons.
#[derive(Debug)]
pub(crate) struct Web {
    pub(crate) sets: Vec<Als>,
    /// For each digit and cell, the sets that lack the digit if the cell holds it.
    blinded: Rows,
    /// For each set and digit, the other sets for which the digit is a restricted common.
    joined: Rows,
}

impl Web {
    /// Builds the web. Sets that share cells are joined only if `overlap` allows it.
    pub(crate) fn new(position: &Position, overlap: bool) -> Self {
        let sets = almost_locked_sets(position);
        let mut blinded = Rows::new(9 * Cell::COUNT, sets.len());
        let mut holders = Rows::new(Cell::COUNT, sets.len());
        for (number, set) in sets.iter().enumerate() {
            for cell in set.cells {
                holders.insert(cell.index(), number);
            }
            for digit in set.digits {
                for cell in set.seen(digit) {
                    blinded.insert(at(digit, cell), number);
                }
            }
        }
        let mut joined = Rows::new(9 * sets.len(), sets.len());
        for (number, set) in sets.iter().enumerate() {
            for digit in set.digits {
                let row = joined.row_mut(9 * number + digit.index());
                row.fill(u64::MAX);
                // Keep the sets that lack the digit whichever place in this set holds it. If two
                // sets share a place for the digit, neither set excludes the digit from the other.
                for cell in set.places(digit) {
                    and(row, blinded.row(at(digit, cell)));
                }
                if !overlap {
                    for cell in set.cells {
                        and_not(row, holders.row(cell.index()));
                    }
                }
            }
        }
        Self {
            sets,
            blinded,
            joined,
        }
    }

    /// The sets that lack a digit if a cell holds it.
    pub(crate) fn blinded(&self, digit: Digit, cell: Cell) -> &[u64] {
        self.blinded.row(at(digit, cell))
    }

    /// Returns the sets for which the digit is a restricted common with the given set.
    pub(crate) fn joined(&self, number: usize, digit: Digit) -> &[u64] {
        self.joined.row(9 * number + digit.index())
    }

    /// The restricted commons of two sets.
    pub(crate) fn commons(&self, one: usize, other: usize) -> DigitSet {
        let digits = self.sets[one].digits & self.sets[other].digits;
        digits
            .iter()
            .filter(|&digit| contains(self.joined(one, digit), other))
            .collect()
    }

    /// Returns the number of words that store a set of sets.
    pub(crate) const fn words(&self) -> usize {
        self.joined.words
    }

    /// The total number of cells in the given sets, counting a shared cell once for each set that
    /// contains it.
    pub(crate) fn cell_count(&self, numbers: &[usize]) -> usize {
        numbers
            .iter()
            .map(|&number| self.sets[number].cells.len())
            .sum()
    }

    /// The places for a digit in a set.
    pub(crate) fn places(&self, number: usize, digit: Digit) -> CellSet {
        self.sets[number].places(digit)
    }
}

fn at(digit: Digit, cell: Cell) -> usize {
    digit.index() * Cell::COUNT + cell.index()
}

/// Rows of bits, all of the same length.
#[derive(Debug)]
struct Rows {
    words: usize,
    bits: Vec<u64>,
}

impl Rows {
    fn new(rows: usize, columns: usize) -> Self {
        let words = columns.div_ceil(64).max(1);
        Self {
            words,
            bits: vec![0; rows * words],
        }
    }

    fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }

    fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..][..self.words]
    }

    fn insert(&mut self, row: usize, column: usize) {
        insert(self.row_mut(row), column);
    }
}

pub(crate) fn insert(bits: &mut [u64], number: usize) {
    bits[number / 64] |= 1 << (number % 64);
}

pub(crate) fn contains(bits: &[u64], number: usize) -> bool {
    bits[number / 64] >> (number % 64) & 1 == 1
}

pub(crate) fn and(bits: &mut [u64], others: &[u64]) {
    for (word, other) in bits.iter_mut().zip(others) {
        *word &= other;
    }
}

pub(crate) fn and_not(bits: &mut [u64], others: &[u64]) {
    for (word, other) in bits.iter_mut().zip(others) {
        *word &= !other;
    }
}

pub(crate) fn or(bits: &mut [u64], others: &[u64]) {
    for (word, other) in bits.iter_mut().zip(others) {
        *word |= other;
    }
}

/// Whether the set of sets has at least two members.
pub(crate) fn has_two(bits: &[u64]) -> bool {
    numbers(bits).nth(1).is_some()
}

/// The numbers in a set of sets.
pub(crate) fn numbers(bits: &[u64]) -> impl Iterator<Item = usize> {
    bits.iter().enumerate().flat_map(|(word, &bits)| {
        let mut rest = bits;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(64 * word + bit)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    /// The restricted commons of two sets. Each set is named by its cells.
    #[track_caller]
    fn commons(sketch: &str, overlap: bool, one: &str, other: &str) -> String {
        let web = Web::new(&position(sketch), overlap);
        let [one, other] = [one, other].map(|cells| {
            let is_it = |set: &Als| set.cells.to_string() == cells;
            web.sets.iter().position(is_it).unwrap()
        });
        assert_eq!(web.commons(one, other), web.commons(other, one));
        web.commons(one, other).to_string()
    }

    const PICTURE: &str = "r1c1=12 r2c2=23 r2c5=34";

    #[test]
    fn a_common_digit_is_restricted_if_all_its_places_see_each_other() {
        assert_eq!(commons(PICTURE, false, "r1c1", "r2c2 r2c5"), "2");
        let unseen = PICTURE.replace("r2c5=34", "r2c5=234");
        assert_eq!(commons(&unseen, false, "r1c1", "r2c2 r2c5"), "");
    }

    #[test]
    fn sets_that_share_cells_are_joined_only_if_allowed() {
        let shared = "r2c1=12 r2c2=13 r2c5=23";
        assert_eq!(commons(shared, false, "r2c1 r2c2", "r2c2 r2c5"), "");
        assert_eq!(commons(shared, true, "r2c1 r2c2", "r2c2 r2c5"), "2");
    }

    #[test]
    fn a_digit_in_a_shared_cell_is_never_restricted() {
        let shared = "r2c1=12 r2c2=23 r2c5=34";
        assert_eq!(commons(shared, true, "r2c1 r2c2", "r2c2 r2c5"), "");
    }

    #[test]
    fn a_candidate_blinds_the_sets_whose_places_it_sees() {
        let web = Web::new(&position(PICTURE), false);
        let blinded = |cell: &str| -> Vec<String> {
            let digit = "2".parse().unwrap();
            let sets = numbers(web.blinded(digit, cell.parse().unwrap()));
            let cells = sets.map(|set| web.sets[set].cells);
            let small = cells.filter(|cells| cells.len() < 3);
            small.map(|cells| cells.to_string()).collect()
        };
        assert_eq!(blinded("r1c3"), ["r1c1", "r2c2", "r2c2 r2c5", "r1c1 r2c2"]);
        assert_eq!(blinded("r1c5"), ["r1c1"]);
    }

    #[test]
    fn numbers_are_read_back() {
        let mut bits = [0; 3];
        for number in [0, 5, 63, 64, 130] {
            assert!(!contains(&bits, number));
            insert(&mut bits, number);
        }
        assert!(numbers(&bits).eq([0, 5, 63, 64, 130]));
        assert!(has_two(&bits) && !has_two(&[0, 4]));
    }
}
