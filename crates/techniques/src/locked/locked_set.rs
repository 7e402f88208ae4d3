//! Locked sets: a naked pair or triple at the crossing of a box and a line.
//!
//! The cells share their digits among themselves, and both houses contain all of the cells. The
//! digits are therefore removed from the rest of the box and also from the rest of the line.
//!
//! ```text
//! 25 25  . | -2 -5  .     r1c1 and r1c2 take 2 and 5:
//! -2  . -5 |  .  .  .     neither is anywhere else in row 1 or in box 1
//!  . -2  . |  .  .  .
//! ```
//!
//! A set that removes candidates from only one of the two houses is a plain naked set.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, DigitSet, HouseSet};

use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct LockedSet {
    kind: Kind,
    size: usize,
}

/// The crossings of boxes with rows, or of boxes with columns.
struct Crossings {
    /// The distance between neighbouring cells of a crossing.
    stride: u32,
    /// The first cell of each crossing.
    starts: CellSet,
    /// The index of the line among a cell's houses.
    line: usize,
}

const CROSSINGS: [Crossings; 2] = [
    Crossings {
        stride: 1,
        starts: every_third(9, 1, 3),
        line: 0,
    },
    Crossings {
        stride: 9,
        starts: every_third(3, 3, 1),
        line: 1,
    },
];

/// The cells where some rows and columns cross. There are `rows` rows, `row_step` apart, and the
/// columns are `column_step` apart.
const fn every_third(rows: usize, row_step: usize, column_step: usize) -> CellSet {
    let mut cells = CellSet::EMPTY;
    let mut row = 0;
    while row < rows {
        let mut column = 0;
        while column < 9 {
            cells.insert(Cell::at(row * row_step, column));
            column += column_step;
        }
        row += 1;
    }
    cells
}

impl LockedSet {
    pub(crate) const PAIR: Self = Self {
        kind: Kind::LOCKED_PAIR,
        size: 2,
    };
    pub(crate) const TRIPLE: Self = Self {
        kind: Kind::LOCKED_TRIPLE,
        size: 3,
    };

    /// The ways to choose `size` of a crossing's three cells.
    fn choices(&self, crossing: CellSet) -> impl Iterator<Item = CellSet> {
        let is_pair = self.size == 2;
        crossing
            .iter()
            .map(move |cell| {
                if is_pair {
                    crossing.without(cell)
                } else {
                    crossing
                }
            })
            .take(if is_pair { 3 } else { 1 })
    }

    /// Whether the given cells, a naked set with the given digits, lie at a crossing and remove
    /// something from both houses.
    pub(crate) fn removes_in_two_houses(
        position: &Position,
        cells: CellSet,
        digits: DigitSet,
    ) -> bool {
        let houses: HouseSet = cells.common_houses();
        houses.len() == 2
            && houses.iter().all(|house| {
                (house.cells() - cells)
                    .iter()
                    .any(|cell| !(position[cell] & digits).is_empty())
            })
    }
}

impl Technique for LockedSet {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let [_, _, two, three, _] = position.cells_by_count();
        let members = if self.size == 2 { two } else { two | three };
        for Crossings {
            stride,
            starts,
            line,
        } in CROSSINGS
        {
            // Process all crossings at once: the bit at the start of a crossing shows whether
            // enough of its three cells qualify.
            let [a, b, c] = [0, 1, 2].map(|place| members.bits() >> (place * stride));
            let enough = match self.size {
                2 => a & b | a & c | b & c,
                _ => a & b & c,
            };
            for start in CellSet::from_bits(enough) & starts {
                let crossing = 1 | 1 << stride | 1 << (2 * stride);
                let crossing = CellSet::from_bits(crossing << start.index());
                for cells in self.choices(crossing) {
                    if !members.is_superset(cells) {
                        continue;
                    }
                    let union = |all, cell| all | position[cell];
                    let digits = cells.iter().fold(DigitSet::EMPTY, union);
                    if digits.len() != self.size
                        || !Self::removes_in_two_houses(position, cells, digits)
                    {
                        continue;
                    }
                    let (line, box_) = (start.houses()[line], start.houses()[2]);
                    let rest = (line.cells() | box_.cells()) - cells;
                    if let Some(step) = Step::clear(self.kind, position, digits, rest) {
                        found(
                            step.because(Role::Digit, digits)
                                .because(Role::Cells, cells)
                                .because(Role::Line, line)
                                .because(Role::Box, box_),
                        )?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const PAIR: &LockedSet = &LockedSet::PAIR;
    const TRIPLE: &LockedSet = &LockedSet::TRIPLE;

    #[test]
    fn a_pair_clears_row_and_box() {
        check(
            PAIR,
            "r1c1=25 r1c3=25 r1#2=r1c1,r1c3,r1c9 r1#5=r1c1,r1c3 b1#2=r1c1,r1c3 b1#5=r1c1,r1c3,r3c2",
            &["r1c9<>2 r3c2<>5"],
        );
    }

    #[test]
    fn a_pair_clears_column_and_box() {
        check(
            PAIR,
            "r8c9=25 r9c9=25 c9#2=r8c9,r9c9,r1c9 c9#5=r8c9,r9c9 b9#2=r8c9,r9c9,r7c7 b9#5=r8c9,r9c9",
            &["r1c9<>2 r7c7<>2"],
        );
    }

    #[test]
    fn both_houses_must_lose() {
        check(
            PAIR,
            "r1c1=25 r1c3=25 r1#2=r1c1,r1c3 r1#5=r1c1,r1c3 b1#2=r1c1,r1c3 b1#5=r1c1,r1c3,r3c2",
            &[],
        );
        check(
            PAIR,
            "r1c1=25 r1c3=25 r1#2=r1c1,r1c3,r1c9 r1#5=r1c1,r1c3 b1#2=r1c1,r1c3 b1#5=r1c1,r1c3",
            &[],
        );
    }

    #[test]
    fn a_pair_across_boxes_or_across_lines_is_not_locked() {
        check(PAIR, "r1c3=25 r1c4=25", &[]);
        check(PAIR, "r1c1=25 r2c2=25", &[]);
    }

    #[test]
    fn three_digits_in_two_cells_are_not_a_pair() {
        check(PAIR, "r1c1=25 r1c2=57", &[]);
        check(PAIR, "r1c1=257 r1c2=257", &[]);
    }

    #[test]
    fn a_single_is_not_part_of_a_set() {
        check(PAIR, "r1c1=2 r1c2=25", &[]);
        check(TRIPLE, "r1c1=2 r1c2=25 r1c3=57", &[]);
    }

    #[test]
    fn a_triple_clears_column_and_box() {
        check(
            TRIPLE,
            "r4c5=25 r5c5=57 r6c5=257 c5#2=r4c5,r6c5,r9c5 c5#5=r4c5,r5c5,r6c5 c5#7=r5c5,r6c5 \
             b5#2=r4c5,r6c5 b5#5=r4c5,r5c5,r6c5 b5#7=r5c5,r6c5,r6c6",
            &["r6c6<>7 r9c5<>2"],
        );
    }

    #[test]
    fn a_triple_fills_its_crossing() {
        check(TRIPLE, "r1c1=25 r1c2=57 r1c4=27", &[]);
        check(TRIPLE, "r1c1=25 r1c2=57 r1c3=28", &[]);
    }
}
