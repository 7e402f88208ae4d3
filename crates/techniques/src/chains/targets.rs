//! Candidates to eliminate, by digit.

use std::hash::{Hash, Hasher};

use novena_core::{Candidate, CellSet, Digit, DigitSet};

use crate::{Kind, Position, Step};

/// A set of candidates, stored as the cells for each digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Targets([CellSet; 9]);

/// Hashes only the digits that have cells, because most digits do not have any.
impl Hash for Targets {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for (digit, cells) in self.0.iter().enumerate() {
            if !cells.is_empty() {
                (digit as u8, cells).hash(state);
            }
        }
    }
}

impl Targets {
    /// One candidate.
    pub(crate) fn one(candidate: Candidate) -> Self {
        let mut targets = Self::default();
        targets.add(candidate.digit, candidate.cell.into());
        targets
    }

    /// A digit in some cells.
    pub(crate) fn of(digit: Digit, cells: CellSet) -> Self {
        let mut targets = Self::default();
        targets.add(digit, cells);
        targets
    }

    /// The cells of a digit.
    pub(crate) const fn cells(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// Adds a digit in the given cells.
    pub(crate) fn add(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] |= cells;
    }

    /// The union with another set.
    pub(crate) fn with(mut self, other: &Self) -> Self {
        for (cells, more) in self.0.iter_mut().zip(other.0) {
            *cells |= more;
        }
        self
    }

    /// The set without the candidates in the given cells.
    pub(crate) fn outside(mut self, spared: CellSet) -> Self {
        for cells in &mut self.0 {
            *cells -= spared;
        }
        self
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// The digits that have cells in the set.
    pub(crate) fn digits(&self) -> DigitSet {
        let goes = |digit: &Digit| !self.0[digit.index()].is_empty();
        Digit::ALL.into_iter().filter(goes).collect()
    }

    /// A step that removes the candidates in the set, or `None` if it is empty.
    pub(crate) fn step(&self, kind: Kind, position: &Position) -> Option<Step> {
        let candidates = Digit::ALL.into_iter().flat_map(|digit| {
            let cells = self.0[digit.index()].iter();
            cells.map(move |cell| cell.with(digit))
        });
        Step::remove(kind, position, candidates)
    }
}
