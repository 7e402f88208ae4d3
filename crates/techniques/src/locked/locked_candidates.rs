//! Locked candidates: a digit confined to the crossing of a box and a line.
//!
//! *Pointing*: all places for a digit in a box lie in one line. The box needs the digit there, so
//! the rest of the line cannot hold it.
//!
//! ```text
//! x x x | -5 -5 -5     in box 1, 5 fits only in row 3: the rest of row 3 loses it
//! x x x |  .  .  .
//! 5 5 . | -5 -5 -5
//! ```
//!
//! *Claiming* is the same technique seen from the line: all places for the digit in the line lie in
//! one box, so it is removed from the rest of the box.

use std::ops::ControlFlow;

use novena_core::{CellSet, Digit, House};

use super::crossings::Crossings;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct LockedCandidates {
    kind: Kind,
    /// Whether the box needs the digit at the crossing, so that the rest of the line loses it.
    /// Otherwise, the line needs the digit, and the rest of the box loses it.
    from_box: bool,
}

/// A locked digit: its places in one house, all of which also lie in another.
pub(crate) struct LockedPlaces {
    pub(crate) digit: Digit,
    pub(crate) places: CellSet,
    pub(crate) from: House,
    pub(crate) to: House,
}

impl LockedCandidates {
    pub(crate) const POINTING: Self = Self {
        kind: Kind::POINTING,
        from_box: true,
    };

    pub(crate) const CLAIMING: Self = Self {
        kind: Kind::CLAIMING,
        from_box: false,
    };

    /// Visits every digit that is locked in a crossing and has other places in the house that loses
    /// it.
    pub(crate) fn each(
        &self,
        position: &Position,
        mut visit: impl FnMut(LockedPlaces) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in Digit::ALL {
            let places = position.places(digit);
            for crossings in [Crossings::in_rows(places), Crossings::in_columns(places)] {
                let mut locked = self.locked(&crossings);
                while locked != 0 {
                    let (line, box_) = crossings.houses(locked.trailing_zeros() as usize);
                    locked &= locked - 1;
                    let (from, to) = if self.from_box {
                        (box_, line)
                    } else {
                        (line, box_)
                    };
                    let places = places & from.cells();
                    // A digit with a single place is a hidden single, not a locked candidate.
                    if places.single().is_none() {
                        visit(LockedPlaces {
                            digit,
                            places,
                            from,
                            to,
                        })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The crossings where one house has all its places and the other house has more places
    /// elsewhere.
    #[inline]
    fn locked(&self, crossings: &Crossings) -> u32 {
        let (from, to) = (crossings.box_elsewhere, crossings.line_elsewhere);
        crossings.filled
            & if self.from_box {
                !from & to
            } else {
                from & !to
            }
    }
}

impl Technique for LockedCandidates {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.each(position, |locked| {
            let LockedPlaces {
                digit,
                places,
                from,
                to,
            } = locked;
            let rest = to.cells() - places;
            match Step::eliminate(self.kind, position, digit, rest) {
                Some(step) => found(
                    step.because(Role::Digit, digit)
                        .because(Role::Base, from)
                        .because(Role::Cover, to)
                        .because(Role::Cells, places),
                ),
                None => ControlFlow::Continue(()),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const POINTING: &LockedCandidates = &LockedCandidates::POINTING;
    const CLAIMING: &LockedCandidates = &LockedCandidates::CLAIMING;

    #[test]
    fn a_box_points_along_a_row() {
        check(
            POINTING,
            "b1#5=r3c1,r3c2",
            &["r3c4<>5 r3c5<>5 r3c6<>5 r3c7<>5 r3c8<>5 r3c9<>5"],
        );
    }

    #[test]
    fn a_box_points_along_a_column() {
        check(
            POINTING,
            "b1#5=r1c3,r2c3,r3c3 c3#5=r1c3,r2c3,r3c3,r9c3",
            &["r9c3<>5"],
        );
    }

    #[test]
    fn a_row_claims_a_box() {
        check(
            CLAIMING,
            "r1#5=r1c1,r1c3",
            &["r2c1<>5 r2c2<>5 r2c3<>5 r3c1<>5 r3c2<>5 r3c3<>5"],
        );
    }

    #[test]
    fn places_that_are_not_in_line_point_nowhere() {
        check(POINTING, "b1#5=r3c1,r2c2", &[]);
        check(CLAIMING, "r1#5=r1c1,r1c4", &[]);
    }

    #[test]
    fn a_lock_that_removes_nothing_is_not_a_step() {
        check(POINTING, "b1#5=r3c1,r3c2 r3#5=r3c1,r3c2", &[]);
    }

    #[test]
    fn one_place_is_a_single_and_not_a_lock() {
        check(POINTING, "b1#5=r3c1", &[]);
    }
}
