//! Full house: the last open cell of a house takes the last digit.
//!
//! ```text
//! 1 2 3 | . . .
//! 4 * 6 | . . .     r2c2 must be 5: box 1 has all the others
//! 7 8 9 | . . .
//! ```

use std::ops::ControlFlow;

use novena_core::House;

use super::has_one;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct FullHouse;

impl Technique for FullHouse {
    fn kind(&self) -> Kind {
        Kind::FULL_HOUSE
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let counts = position.open_counts();
        // All houses are checked at once, because usually none of them has only one open cell.
        if !has_one(counts) {
            return ControlFlow::Continue(());
        }
        for (house, &count) in House::all().zip(counts) {
            if count != 1 {
                continue;
            }
            let Some(cell) = (house.cells() & position.open_cells()).single() else {
                continue;
            };
            // The last open cell in a house has two candidates only if digits repeat.
            if let Some(digit) = position[cell].single() {
                let step = Step::place(self.kind(), cell.with(digit))
                    .because(Role::Digit, digit)
                    .because(Role::House, house);
                found(step)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const BOX_BUT_ONE: &str = "r1c1:1 r1c2:2 r1c3:3 r2c1:4 r2c3:6 r3c1:7 r3c2:8 r3c3:9";

    #[test]
    fn the_last_cell_takes_the_last_digit() {
        check(&FullHouse, BOX_BUT_ONE, &["r2c2=5"]);
    }

    #[test]
    fn two_open_cells_are_not_a_full_house() {
        check(&FullHouse, &BOX_BUT_ONE.replace("r3c3:9", ""), &[]);
    }
}
