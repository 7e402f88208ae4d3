//! Candidates that go, by digit.

use novena_core::{Candidate, CellSet, Digit, DigitSet};

use crate::{Kind, Position, Step};

/// A set of candidates: the cells of each digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Targets([CellSet; 9]);

impl Targets {
    /// One candidate.
    pub(crate) fn one(candidate: Candidate) -> Self {
        let mut targets = Self::default();
        targets.add(candidate.digit, candidate.cell.into());
        targets
    }

    /// Adds a digit in some cells.
    pub(crate) fn add(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] |= cells;
    }

    /// With all of another set.
    pub(crate) fn with(mut self, other: &Self) -> Self {
        for (cells, more) in self.0.iter_mut().zip(other.0) {
            *cells |= more;
        }
        self
    }

    /// Without what is in some cells.
    pub(crate) fn outside(mut self, spared: CellSet) -> Self {
        for cells in &mut self.0 {
            *cells -= spared;
        }
        self
    }

    /// Whether another set has all of them.
    pub(crate) fn is_within(&self, other: &Self) -> bool {
        let mut pairs = self.0.iter().zip(other.0);
        pairs.all(|(cells, others)| others.is_superset(*cells))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// The digits that go somewhere.
    pub(crate) fn digits(&self) -> DigitSet {
        let goes = |digit: &Digit| !self.0[digit.index()].is_empty();
        Digit::ALL.into_iter().filter(goes).collect()
    }

    /// A step that removes them; none if there are none.
    pub(crate) fn step(&self, kind: Kind, position: &Position) -> Option<Step> {
        let candidates = Digit::ALL.into_iter().flat_map(|digit| {
            let cells = self.0[digit.index()].iter();
            cells.map(move |cell| cell.with(digit))
        });
        Step::remove(kind, position, candidates)
    }
}
