//! Hidden single: a digit has only one place left in a house.
//!
//! ```text
//! . . . | . 7 .
//! 7 . . | . . .
//! . . . | * x x     in box 2 only r3c4 can hold 7: row 1 and row 2 have theirs,
//! ------+------     and so have columns 5 and 6
//! . . . | . . 7
//! ```

use std::ops::ControlFlow;

use novena_core::HouseSet;

use super::has_one;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct HiddenSingle;

impl Technique for HiddenSingle {
    fn kind(&self) -> Kind {
        Kind::HIDDEN_SINGLE
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        // Boxes come first, because people see singles there first.
        for houses in [HouseSet::BOXES, HouseSet::ROWS, HouseSet::COLUMNS] {
            // All nine digits are checked at once, because often none of them has only one place.
            let first = houses.bits().trailing_zeros() as usize;
            if !has_one(position.counts()[first..first + 9].as_flattened()) {
                continue;
            }
            for house in houses {
                for digit in position.digits_with_places(house, 1, 1) {
                    if let Some(cell) = position.places_in(digit, house).single() {
                        let step = Step::place(self.kind(), cell.with(digit))
                            .because(Role::Digit, digit)
                            .because(Role::House, house);
                        found(step)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use novena_core::House;

    use super::*;
    use crate::sketch::{check, position, steps};

    #[test]
    fn the_only_place_in_a_box() {
        check(&HiddenSingle, "b2#7=r3c4", &["r3c4=7"]);
    }

    #[test]
    fn the_only_place_in_a_line() {
        check(&HiddenSingle, "c4#7=r3c4", &["r3c4=7"]);
        check(&HiddenSingle, "r3#7=r3c4", &["r3c4=7"]);
    }

    #[test]
    fn the_box_is_named_before_the_line() {
        let steps = steps(&HiddenSingle, &position("r3#7=r3c4 b2#7=r3c4"));
        let houses: Vec<_> = steps.iter().map(|step| step.evidence[1].clone()).collect();
        assert_eq!(houses.len(), 2);
        assert_eq!(houses[0].exhibit, House::box_(1).into());
    }

    #[test]
    fn two_places_are_not_enough() {
        check(&HiddenSingle, "b2#7=r3c4,r3c5", &[]);
    }
}
