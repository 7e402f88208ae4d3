//! Reverse BUG: the cells in which two digits are placed must not form a closed pattern, because
//! the remaining cells would then form a closed pattern as well.
//!
//! ```text
//! 1 . . | 2 . .     no other cell has 1 or 2 yet. If r2c4 were 1, each row, column and box with
//! 2 . . | ? . .     one of them would have both, so all other cells could swap 1 and 2
//! ```
//!
//! Take all cells that contain one of two digits so far, plus one more. If every row, column and
//! box of these cells contains both digits, then every other house has both in the cells still to
//! be filled, where the two digits can be swapped. None of those cells is a given. That is a second
//! solution, so the additional digit is false.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, HouseSet};

use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct ReverseGrave;

/// The maximum number of cells that contain the more frequent of the two digits. If there are more,
/// the cells still to be filled form a rectangle, which is easier to see.
const MOST: usize = 6;

impl Technique for ReverseGrave {
    fn kind(&self) -> Kind {
        Kind::REVERSE_BUG
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let mut placed = [CellSet::EMPTY; 9];
        for cell in !position.open_cells() {
            if let Some(digit) = position.placed(cell) {
                placed[digit.index()].insert(cell);
            }
        }
        for more in Digit::ALL {
            for fewer in Digit::ALL {
                let [many, few] = [more, fewer].map(|digit| placed[digit.index()]);
                if many.len() != few.len() + 1 || many.len() > MOST {
                    continue;
                }
                // The houses with only one of the two digits. They must be the three houses of one
                // cell.
                let half = many.houses() ^ few.houses();
                let Some(cell) = crossing(half) else {
                    continue;
                };
                if let Some(step) = Step::eliminate(self.kind(), position, fewer, cell.into()) {
                    let step = step
                        .because(Role::Digit, more.as_set().with(fewer))
                        .because(Role::Cells, many | few)
                        .because(Role::Linked, fewer);
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The cell with the given row, column and box.
fn crossing(houses: HouseSet) -> Option<Cell> {
    if houses.len() != 3 {
        return None;
    }
    let mut cells = CellSet::ALL;
    for house in houses {
        cells &= house.cells();
    }
    let cell = cells.single()?;
    (cell.as_set().houses() == houses).then_some(cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    #[test]
    fn the_fourth_corner_is_not_the_same_digit() {
        check(&ReverseGrave, "r1c1:1 r1c4:2 r2c1:2", &["r2c4<>1"]);
        // It does not matter whether a digit is a given.
        check(&ReverseGrave, "r1c1:+1 r1c4:2 r2c1:+2", &["r2c4<>1"]);
    }

    #[test]
    fn a_loop_of_six_cells() {
        check(
            &ReverseGrave,
            "r1c1:1 r1c4:2 r2c4:1 r2c7:2 r3c1:2",
            &["r3c7<>1"],
        );
    }

    #[test]
    fn another_cell_with_one_of_the_digits_spoils_it() {
        check(&ReverseGrave, "r1c1:1 r1c4:2 r2c1:2 r9c9:1", &[]);
        check(&ReverseGrave, "r1c1:1 r1c4:2 r2c1:2 r9c9:1 r8c6:2", &[]);
    }

    #[test]
    fn the_houses_must_close() {
        // The four cells are in four boxes, and each of these boxes would contain only one of the
        // digits.
        check(&ReverseGrave, "r1c1:1 r1c4:2 r5c1:2", &[]);
    }
}
