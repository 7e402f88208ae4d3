//! Direct pointing and direct claiming: locked candidates that leave a digit with only one place.
//!
//! A box points along a line. Another box that the line crosses had places for the digit on the
//! line, but only one place elsewhere. That place is now a hidden single, and can be filled in
//! without any pencil marks.
//!
//! ```text
//! x x x | . 5 .     in box 1, 5 fits only in row 2. So box 2 cannot use row 2,
//! 5 5 . | 5 5 .     and its only other place is r1c5
//! x x x | . . .
//! ```
//!
//! *Claiming*: a line claims its digit in a box, and a parallel line through that box is left with
//! only one place, which is outside the box.

use std::ops::ControlFlow;

use novena_core::HouseSet;

use super::LockedCandidates;
use super::locked_candidates::LockedPlaces;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct DirectLockedCandidates {
    kind: Kind,
    locked: LockedCandidates,
}

impl DirectLockedCandidates {
    pub(crate) const POINTING: Self = Self {
        kind: Kind::DIRECT_POINTING,
        locked: LockedCandidates::POINTING,
    };
    pub(crate) const CLAIMING: Self = Self {
        kind: Kind::DIRECT_CLAIMING,
        locked: LockedCandidates::CLAIMING,
    };
}

impl Technique for DirectLockedCandidates {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.locked.each(position, |locked| {
            let LockedPlaces {
                digit,
                places,
                from,
                to,
            } = locked;
            let kin = [HouseSet::ROWS, HouseSet::COLUMNS, HouseSet::BOXES]
                .into_iter()
                .find(|houses| houses.contains(from))
                .unwrap_or_default();
            let lost = position.places_in(digit, to) - places;
            // If a house does not lose any places, its single existed before.
            for house in lost.houses() & kin.without(from) {
                let left = position.places_in(digit, house) - to.cells();
                if let Some(cell) = left.single() {
                    let step = Step::place(self.kind, cell.with(digit))
                        .because(Role::Digit, digit)
                        .because(Role::Base, from)
                        .because(Role::Cover, to)
                        .because(Role::Cells, places)
                        .because(Role::House, house);
                    found(step)?;
                }
            }
            ControlFlow::Continue(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const POINTING: &DirectLockedCandidates = &DirectLockedCandidates::POINTING;
    const CLAIMING: &DirectLockedCandidates = &DirectLockedCandidates::CLAIMING;

    #[test]
    fn a_box_leaves_its_neighbour_one_place() {
        check(POINTING, "b1#5=r2c1,r2c2 b2#5=r1c5,r2c4,r2c5", &["r1c5=5"]);
        check(POINTING, "b1#5=r1c2,r2c2 b7#5=r8c2,r9c3", &["r9c3=5"]);
    }

    #[test]
    fn a_line_leaves_a_parallel_line_one_place() {
        check(CLAIMING, "r1#5=r1c1,r1c2 r3#5=r3c2,r3c3,r3c9", &["r3c9=5"]);
        check(CLAIMING, "c1#5=r1c1,r3c1 c2#5=r3c2,r8c2", &["r8c2=5"]);
    }

    #[test]
    fn two_places_left_are_not_direct() {
        check(POINTING, "b1#5=r2c1,r2c2 b2#5=r1c5,r3c6,r2c5", &[]);
        check(CLAIMING, "r1#5=r1c1,r1c2 r3#5=r3c2,r3c8,r3c9", &[]);
    }

    #[test]
    fn a_single_that_was_there_before_is_not_direct() {
        check(POINTING, "b1#5=r2c1,r2c2 b2#5=r1c5", &[]);
    }

    #[test]
    fn the_single_is_in_a_house_of_the_same_kind() {
        // Column 4 is left with one place, but is not a box.
        check(POINTING, "b1#5=r2c1,r2c2 c4#5=r2c4,r9c4", &[]);
        // Column 3 is left with one place, but is not a row.
        check(CLAIMING, "r1#5=r1c1,r1c2 c3#5=r2c3,r9c3", &[]);
    }

    #[test]
    fn an_unlocked_digit_places_nothing() {
        check(POINTING, "b1#5=r2c1,r3c2 b2#5=r1c5,r2c4", &[]);
    }
}
