//! Almost locked candidates: sets that are one cell short, at the crossing of a box and a line.
//!
//! In one of two houses that cross, n - 1 cells outside the crossing contain n digits and nothing
//! else. These cells use all but one of the digits, so the crossing contains at most one of them.
//! In the other house, only n - 1 cells outside the crossing have room for the n digits, so at
//! least one of the digits is in the crossing. The crossing therefore contains exactly one of the
//! digits. It follows that the n - 1 cells in the other house hold n - 1 of the digits and nothing
//! else, and that the first house cannot have any of the n digits elsewhere.
//!
//! ```text
//! .  .  .  | .  ab .     the pair: r1c5 takes one of a and b, so r1c1 to r1c3 hold at most one
//! .  Y  .  | .  .  .     in box 1, a and b fit only in row 1 and in Y: Y is a or b,
//! .  .  .  | .  .  .     and the rest of row 1 has neither
//! ```
//!
//! The same holds with the box and the line swapped.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, DigitSet, House, HouseKind};

use crate::{Exhibit, Kind, Position, Role, Step, StepSink, Technique};

/// The search for sets of a given size.
pub(crate) struct AlmostLockedCandidates {
    kind: Kind,
    /// The number of digits.
    size: usize,
}

impl AlmostLockedCandidates {
    pub(crate) const PAIR: Self = Self {
        kind: Kind::ALMOST_LOCKED_PAIR,
        size: 2,
    };
    pub(crate) const TRIPLE: Self = Self {
        kind: Kind::ALMOST_LOCKED_TRIPLE,
        size: 3,
    };

    /// Chooses the cells in the first house, one fewer than there are digits.
    fn choose(
        &self,
        position: &Position,
        houses: [House; 2],
        (cells, digits): (CellSet, DigitSet),
        left: CellSet,
        found: StepSink<'_>,
    ) -> ControlFlow<()> {
        if cells.len() + 1 == self.size {
            if digits.len() == self.size
                && let Some(step) = self.step(position, houses, cells, digits)
            {
                found(step)?;
            }
            return ControlFlow::Continue(());
        }
        let mut rest = left;
        for cell in left {
            rest.remove(cell);
            let more = digits | position[cell];
            if more.len() <= self.size {
                let chosen = (cells.with(cell), more);
                self.choose(position, houses, chosen, rest, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn step(
        &self,
        position: &Position,
        [first, second]: [House; 2],
        cells: CellSet,
        digits: DigitSet,
    ) -> Option<Step> {
        let crossing = first.cells() & second.cells();
        let mut places = CellSet::EMPTY;
        for digit in digits {
            let in_second = position.places_in(digit, second);
            // A digit that is already placed does not have any places.
            if in_second.is_empty() {
                return None;
            }
            places |= in_second;
        }
        let others = places - crossing;
        if others.len() + 1 != self.size {
            return None;
        }
        let outside = first.cells() - crossing - cells;
        let struck = outside.iter().flat_map(|cell| {
            let of_cell = position[cell] & digits;
            of_cell.iter().map(move |digit| cell.with(digit))
        });
        let foreign = others.iter().flat_map(|cell| {
            let of_cell = position[cell] - digits;
            of_cell.iter().map(move |digit| cell.with(digit))
        });
        let step = Step::remove(self.kind, position, struck.chain(foreign))?;
        Some(
            step.because(Role::Digit, digits)
                .because(Role::House, first)
                .because(Role::House, second)
                .because(Role::Set, Exhibit::Set { cells, digits })
                .because(Role::Cells, places & crossing)
                .because(Role::TargetCells, others),
        )
    }
}

impl Technique for AlmostLockedCandidates {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let few = |cell: &Cell| position[*cell].len() <= self.size;
        let small: CellSet = position.open_cells().iter().filter(few).collect();
        for box_ in (0..9).map(House::box_) {
            for line in House::all().filter(|house| house.kind() != HouseKind::Box) {
                let crossing = box_.cells() & line.cells();
                if (crossing & position.open_cells()).is_empty() {
                    continue;
                }
                for houses in [[line, box_], [box_, line]] {
                    let left = (houses[0].cells() - crossing) & small;
                    let none = (CellSet::EMPTY, DigitSet::EMPTY);
                    self.choose(position, houses, none, left, found)?;
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

    const PAIR: &AlmostLockedCandidates = &AlmostLockedCandidates::PAIR;
    const TRIPLE: &AlmostLockedCandidates = &AlmostLockedCandidates::TRIPLE;

    /// r1c5 takes 1 or 2; in box 1, r2c2 is the only place for them outside row 1.
    const IN_ROW: &str = "r1c5=12 b1#1=r1c1,r1c2,r1c3,r2c2 b1#2=r1c1,r1c2,r1c3,r2c2 r2c2=1234";

    #[test]
    fn a_pair_takes_a_cell_in_the_line_and_one_in_the_box() {
        let removed = "r1c4<>1 r1c4<>2 r1c6<>1 r1c6<>2 r1c7<>1 r1c7<>2 r1c8<>1 r1c8<>2 \
                       r1c9<>1 r1c9<>2 r2c2<>3 r2c2<>4";
        check(PAIR, IN_ROW, &[removed]);
        // The transposed case, with a column and box 1.
        let turned = "r5c1=12 b1#1=r1c1,r2c1,r3c1,r2c2 b1#2=r1c1,r2c1,r3c1,r2c2 r2c2=1234";
        let removed = "r2c2<>3 r2c2<>4 r4c1<>1 r4c1<>2 r6c1<>1 r6c1<>2 r7c1<>1 r7c1<>2 \
                       r8c1<>1 r8c1<>2 r9c1<>1 r9c1<>2";
        check(PAIR, turned, &[removed]);
    }

    #[test]
    fn box_and_line_can_be_exchanged() {
        let sketch = "r2c2=12 r1#1=r1c1,r1c2,r1c3,r1c5 r1#2=r1c1,r1c2,r1c3,r1c5 r1c5=1234";
        let removed = "r1c5<>3 r1c5<>4 r2c1<>1 r2c1<>2 r2c3<>1 r2c3<>2 r3c1<>1 r3c1<>2 \
                       r3c2<>1 r3c2<>2 r3c3<>1 r3c3<>2";
        check(PAIR, sketch, &[removed]);
    }

    #[test]
    fn every_condition_is_necessary() {
        // The cell in the line has a third digit.
        check(PAIR, &IN_ROW.replace("r1c5=12", "r1c5=123"), &[]);
        // The box has a second place for a digit.
        check(PAIR, &IN_ROW.replace("b1#1=", "b1#1=r3c3,"), &[]);
        // The cell is not in the line.
        check(PAIR, &IN_ROW.replace("r1c5=12", "r2c5=12"), &[]);
        // Nothing is left to remove.
        check(TRIPLE, IN_ROW, &[]);
    }

    #[test]
    fn a_digit_placed_in_the_other_house_spoils_it() {
        check(PAIR, "r1c5=12 r2c2:1 b1#2=r1c1,r3c2 r3c2=234", &[]);
    }

    #[test]
    fn a_triple_takes_two_cells_of_each() {
        let sketch = "r1c5=12 r1c8=23 b1#1=r1c1,r2c2 b1#2=r1c1,r2c2,r3c3 b1#3=r1c2,r3c3 \
                      r2c2=1249 r3c3=23";
        let removed = "r1c4<>1 r1c4<>2 r1c4<>3 r1c6<>1 r1c6<>2 r1c6<>3 r1c7<>1 r1c7<>2 r1c7<>3 \
                       r1c9<>1 r1c9<>2 r1c9<>3 r2c2<>4 r2c2<>9";
        check(TRIPLE, sketch, &[removed]);
        check(TRIPLE, &sketch.replace("r1c8=23", "r1c8=24"), &[]);
        check(
            TRIPLE,
            &sketch.replace("b1#3=r1c2,r3c3", "b1#3=r1c2,r3c3,r3c1"),
            &[],
        );
    }
}
