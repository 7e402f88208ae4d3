//! The digits that the base cells can hold together.

use novena_core::{CellSet, DigitSet};

use crate::Position;

/// The maximum number of base cells.
const MOST_BASES: usize = 3;
/// The maximum number of cells that can see all base cells: the remaining cells of a line and a
/// box.
const MOST_EXCLUDERS: usize = 13;

/// The search for all possible combinations of digits in the base cells.
pub(super) struct Combinations {
    size: usize,
    /// The candidates in each base cell. Cells beyond `size` do not have any.
    pub(super) candidates: [DigitSet; MOST_BASES],
    /// For each base cell, which earlier base cells it sees.
    sees: [[bool; MOST_BASES]; MOST_BASES],
    excluders: [DigitSet; MOST_EXCLUDERS],
    excluders_count: usize,
    possible: [DigitSet; MOST_BASES],
}

impl Combinations {
    pub(super) fn new(position: &Position, bases: CellSet) -> Self {
        let mut combinations = Self {
            size: bases.len(),
            candidates: [DigitSet::EMPTY; MOST_BASES],
            sees: [[false; MOST_BASES]; MOST_BASES],
            excluders: [DigitSet::EMPTY; MOST_EXCLUDERS],
            excluders_count: 0,
            possible: [DigitSet::EMPTY; MOST_BASES],
        };
        for (place, cell) in bases.iter().enumerate() {
            combinations.candidates[place] = position[cell];
            for (earlier, other) in bases.iter().take(place).enumerate() {
                combinations.sees[place][earlier] = cell.sees(other);
            }
        }
        combinations
    }

    /// Returns, for each base cell, its digits in the combinations that these excluders allow.
    pub(super) fn possible(
        &mut self,
        position: &Position,
        excluders: CellSet,
    ) -> [DigitSet; MOST_BASES] {
        self.possible = [DigitSet::EMPTY; MOST_BASES];
        self.excluders_count = excluders.len();
        for (place, cell) in self.excluders.iter_mut().zip(excluders) {
            *place = position[cell];
        }
        self.combine(0, [DigitSet::EMPTY; MOST_BASES]);
        self.possible
    }

    /// Fills the base cells from index `place` onwards in every possible way; the earlier base
    /// cells contain `held`.
    fn combine(&mut self, place: usize, held: [DigitSet; MOST_BASES]) {
        let mut free = self.candidates[place];
        for (&digit, &sees) in held.iter().zip(&self.sees[place]) {
            if sees {
                free -= digit;
            }
        }
        if place + 1 < self.size {
            for digit in free {
                let mut held = held;
                held[place] = digit.into();
                if !self.is_already_known(place, held) {
                    self.combine(place + 1, held);
                }
            }
            return;
        }
        // The last base cell must not take the last digit of an excluder.
        let taken = held.iter().fold(DigitSet::EMPTY, |all, &digit| all | digit);
        for &digits in &self.excluders[..self.excluders_count] {
            let left = digits - taken;
            if left.len() <= 1 {
                if left.is_empty() {
                    return;
                }
                free -= left;
            }
        }
        if !free.is_empty() {
            for (possible, digit) in self.possible.iter_mut().zip(held) {
                *possible |= digit;
            }
            self.possible[place] |= free;
        }
    }

    /// Returns whether all digits that may occur in combinations beginning with `held` are already
    /// known to be possible.
    fn is_already_known(&self, place: usize, held: [DigitSet; MOST_BASES]) -> bool {
        let known = |base: usize| {
            let new = if base <= place {
                held[base]
            } else {
                self.candidates[base]
            };
            self.possible[base].is_superset(new)
        };
        (0..self.size).all(known)
    }
}
