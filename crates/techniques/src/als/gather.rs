//! From all patterns with the same eliminations, selects the one that is easiest to see.
//!
//! In some positions, almost locked sets can prove the same elimination in thousands of ways.
//! Patterns are therefore grouped by their eliminations, and only the easiest in each group is
//! kept. Patterns with the fewest sets and cells are reported first.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use novena_core::{Candidate, CellSet, Digit};

use crate::{Step, StepSink};

/// Eliminated candidates, by digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Removal([CellSet; 9]);

impl Removal {
    /// Adds a digit in the given cells, all of which have it as a candidate.
    pub(crate) fn add(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] |= cells;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    pub(crate) fn candidates(&self) -> impl Iterator<Item = Candidate> {
        let digits = Digit::ALL.into_iter().zip(self.0);
        digits.flat_map(|(digit, cells)| cells.iter().map(move |cell| cell.with(digit)))
    }
}

/// The size of a pattern: its number of parts, then its number of cells.
pub(crate) type PatternSize = (usize, usize);

/// Patterns by their eliminations.
pub(crate) struct PatternTable<P>(BTreeMap<Removal, (PatternSize, P)>);

impl<P> PatternTable<P> {
    pub(crate) const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// Keeps a pattern, unless it removes nothing or an easier pattern has the same eliminations.
    pub(crate) fn offer(
        &mut self,
        removal: Removal,
        size: PatternSize,
        pattern: impl FnOnce() -> P,
    ) {
        if removal.is_empty() {
            return;
        }
        match self.0.get_mut(&removal) {
            Some(known) if known.0 <= size => {}
            Some(known) => *known = (size, pattern()),
            None => {
                self.0.insert(removal, (size, pattern()));
            }
        }
    }

    /// Reports all patterns, easiest first.
    pub(crate) fn report(
        self,
        found: StepSink<'_>,
        step: impl Fn(&Removal, P) -> Option<Step>,
    ) -> ControlFlow<()> {
        let mut patterns: Vec<(PatternSize, Removal, P)> = self
            .0
            .into_iter()
            .map(|(removal, (size, pattern))| (size, removal, pattern))
            .collect();
        patterns.sort_by_key(|&(size, ..)| size);
        for (_, removal, pattern) in patterns {
            if let Some(step) = step(&removal, pattern) {
                found(step)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use novena_core::Cell;

    use super::*;
    use crate::Kind;

    fn removal(digit: usize, column: usize) -> Removal {
        let mut removal = Removal::default();
        removal.add(Digit::ALL[digit - 1], Cell::at(0, column - 1).into());
        removal
    }

    #[test]
    fn lists_the_easiest_step_for_each_removal_in_order() {
        let mut gathered = PatternTable::new();
        gathered.offer(removal(1, 1), (4, 9), || "long");
        gathered.offer(removal(2, 1), (3, 8), || "other");
        gathered.offer(removal(1, 1), (4, 7), || "fewer cells");
        gathered.offer(removal(1, 1), (5, 2), || "longer");
        gathered.offer(Removal::default(), (1, 1), || "nothing");
        let (mut names, mut steps) = (Vec::new(), Vec::new());
        let reported_names = std::cell::RefCell::new(&mut names);
        let _ = gathered.report(
            &mut |step| {
                steps.push(step.to_string());
                ControlFlow::Continue(())
            },
            |removal, name| {
                reported_names.borrow_mut().push(name);
                let candidates = removal.candidates();
                Step::remove(Kind::ALS_XZ, &novena_core::Grid::EMPTY, candidates)
            },
        );
        assert_eq!(names, ["other", "fewer cells"]);
        assert_eq!(steps, ["als-xz: r1c1<>2", "als-xz: r1c1<>1"]);
    }
}
