//! Tries the pairs of digits that the base and the targets could share.

use novena_core::{CellSet, Digit, DigitSet};

use super::crossing::{Crossing, Spot, View};

/// The cells from which each digit is eliminated.
pub(super) type Eliminations = [CellSet; 9];

/// A pair of digits for the targets, and the eliminations that follow from it.
pub(super) struct Case {
    pub(super) digits: [Digit; 2],
    pub(super) gone: Eliminations,
}

pub(super) struct Cases<'a> {
    view: &'a View<'a>,
    crossing: &'a Crossing,
    targets: [Spot; 2],
}

impl<'a> Cases<'a> {
    pub(super) const fn new(
        view: &'a View<'a>,
        crossing: &'a Crossing,
        targets: [Spot; 2],
    ) -> Self {
        Self {
            view,
            crossing,
            targets,
        }
    }

    /// All pairs that are possible.
    pub(super) fn all(&self) -> Vec<Case> {
        let mut all = Vec::new();
        let digits = self.crossing.base.digits;
        for first in digits {
            for second in digits.without(first) {
                let digits = [first, second];
                all.extend(self.case(digits).map(|gone| Case { digits, gone }));
            }
        }
        all
    }

    /// The eliminations common to all possible pairs, or `None` if there is no possible pair.
    pub(super) fn agreed(&self) -> Option<Eliminations> {
        agreed(self.all().into_iter().map(|case| case.gone))
    }

    /// Returns the eliminations if the targets hold these digits, or `None` if the targets cannot
    /// hold them.
    fn case(&self, digits: [Digit; 2]) -> Option<Eliminations> {
        let mut gone = [CellSet::EMPTY; 9];
        self.base(digits, &mut gone)?;
        let [a, b] = self.targets;
        self.target(a, digits[0], b, &mut gone)?;
        self.target(b, digits[1], a, &mut gone)?;
        Some(gone)
    }

    /// Adds the eliminations that follow because the base contains the two digits, in either order.
    /// Returns `None` if the base cannot contain them.
    fn base(&self, [x, y]: [Digit; 2], gone: &mut Eliminations) -> Option<()> {
        let [first, second] = self.crossing.base.cells;
        let candidates = |cell| self.view.position[cell];
        let [mut in_first, mut in_second] = [DigitSet::EMPTY; 2];
        for (one, other) in [(x, y), (y, x)] {
            if candidates(first).contains(one) && candidates(second).contains(other) {
                in_first.insert(one);
                in_second.insert(other);
            }
        }
        if in_first.is_empty() {
            return None;
        }
        keep(gone, first.as_set(), in_first);
        keep(gone, second.as_set(), in_second);
        let seen_by_both = first.peers() & second.peers();
        gone[x.index()] |= seen_by_both;
        gone[y.index()] |= seen_by_both;
        Some(())
    }

    /// Adds the eliminations that follow because a target contains the given digit. Returns `None`
    /// if the target cannot contain the digit.
    fn target(
        &self,
        target: Spot,
        digit: Digit,
        other: Spot,
        gone: &mut Eliminations,
    ) -> Option<()> {
        let cell = self.crossing.cell(self.view, target);
        if !self.view.position[cell].contains(digit) {
            return None;
        }
        keep(gone, cell.as_set(), digit.into());
        gone[digit.index()] |= cell.peers();
        self.cross_lines(target, digit, other, gone)?;
        if target.track != 0 && target.line / 3 == self.crossing.base.line / 3 {
            self.mirror(target, digit, other, gone)?;
        }
        Some(())
    }

    /// Adds the eliminations that follow because the other two cross-lines contain the digit in
    /// different lines. Returns `None` if that is impossible.
    fn cross_lines(
        &self,
        target: Spot,
        digit: Digit,
        other: Spot,
        gone: &mut Eliminations,
    ) -> Option<()> {
        let rest = self.crossing.rest_without(digit, [target, other]);
        let free = |track: usize| rest[track] & !(1 << target.line);
        let [a, b] = [free((target.track + 1) % 3), free((target.track + 2) % 3)];
        let lines = a | b;
        if a == 0 || b == 0 || lines.is_power_of_two() {
            return None;
        }
        if lines.count_ones() == 2 {
            // Both lines have the digit on a cross-line and nowhere else.
            let cross_lines = self
                .crossing
                .tracks
                .map(|track| self.view.cross_line(track));
            let crossed = cross_lines
                .iter()
                .fold(CellSet::EMPTY, |all, line| all | line.cells());
            for line in (0..9).filter(|line| lines >> line & 1 == 1) {
                gone[digit.index()] |= self.view.line(line).cells() - crossed;
            }
        }
        Some(())
    }

    /// Adds the eliminations that follow because, in the third box, the digit is in the third line,
    /// but not in the other target. Returns `None` if there is no such place.
    fn mirror(
        &self,
        target: Spot,
        digit: Digit,
        other: Spot,
        gone: &mut Eliminations,
    ) -> Option<()> {
        let base = &self.crossing.base;
        let band = base.line / 3 * 3;
        // The three lines of a band are numbered consecutively, and the offsets 0, 1 and 2 add up
        // to 3.
        let line = 3 * band + 3 - base.line - target.line;
        let stack = self.crossing.tracks[3 - target.track] / 3 * 3;
        let spot = self.crossing.cell(self.view, other);
        let mirror: CellSet = (stack..stack + 3)
            .filter(|&track| self.view.fits(digit, line, track))
            .map(|track| self.view.cell(line, track))
            .filter(|&cell| cell != spot)
            .collect();
        let first = mirror.first()?;
        if let Some(cell) = mirror.single() {
            keep(gone, cell.as_set(), digit.into());
        }
        let [row, column, box_] = first.houses();
        let line = if row == self.view.line(line) {
            row
        } else {
            column
        };
        gone[digit.index()] |= (line.cells() | box_.cells()) - mirror;
        Some(())
    }
}

/// The eliminations common to all given cases, or `None` if there are none.
pub(super) fn agreed(all: impl Iterator<Item = Eliminations>) -> Option<Eliminations> {
    all.reduce(|one, other| std::array::from_fn(|digit| one[digit] & other[digit]))
}

/// Eliminates all other digits from the given cells.
fn keep(gone: &mut Eliminations, cells: CellSet, digits: DigitSet) {
    for digit in !digits {
        gone[digit.index()] |= cells;
    }
}
