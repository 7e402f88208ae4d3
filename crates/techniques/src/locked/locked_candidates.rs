//! Locked candidates: a digit confined to where a box and a line cross.
//!
//! *Pointing*: all places of a digit in a box lie in one line. The box needs the digit there,
//! so the rest of the line cannot have it.
//!
//! ```text
//! x x x | -5 -5 -5     in box 1, 5 fits only in row 3: the rest of row 3 loses it
//! x x x |  .  .  .
//! 5 5 . | -5 -5 -5
//! ```
//!
//! *Claiming* is the same seen from the line: all its places lie in one box, and the rest of
//! the box loses the digit.

use std::ops::ControlFlow;

use novena_core::{CellSet, Digit, House, HouseSet};

use crate::{Found, Kind, Position, Role, Step, Technique};

pub(crate) struct LockedCandidates {
    kind: Kind,
    /// The houses that need the digit in the crossing.
    from: HouseSet,
    /// The houses that lose it elsewhere.
    to: HouseSet,
}

impl LockedCandidates {
    const LINES: HouseSet = HouseSet::from_bits(HouseSet::ROWS.bits() | HouseSet::COLUMNS.bits());

    pub(crate) const POINTING: Self = Self {
        kind: Kind::POINTING,
        from: HouseSet::BOXES,
        to: Self::LINES,
    };

    pub(crate) const CLAIMING: Self = Self {
        kind: Kind::CLAIMING,
        from: Self::LINES,
        to: HouseSet::BOXES,
    };
}

/// Where a digit is locked: its places in one house, all of them in another as well.
pub(crate) struct Locked {
    pub(crate) digit: Digit,
    pub(crate) places: CellSet,
    pub(crate) from: House,
    pub(crate) to: House,
}

impl LockedCandidates {
    /// Every digit locked in a crossing, whether or not that removes anything.
    pub(crate) fn each(
        &self,
        position: &Position,
        mut visit: impl FnMut(Locked) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for from in self.from {
            for (index, &count) in position.counts_in(from).iter().enumerate() {
                // A crossing has three cells; a single needs no lock.
                if !(2..=3).contains(&count) {
                    continue;
                }
                let digit = Digit::from_index(index);
                let places = position.places_in(digit, from);
                if let Some(to) = (places.common_houses() & self.to).first() {
                    visit(Locked {
                        digit,
                        places,
                        from,
                        to,
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Technique for LockedCandidates {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: Found<'_>) -> ControlFlow<()> {
        self.each(position, |locked| {
            let Locked {
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
    fn places_out_of_line_point_nowhere() {
        check(POINTING, "b1#5=r3c1,r2c2", &[]);
        check(CLAIMING, "r1#5=r1c1,r1c4", &[]);
    }

    #[test]
    fn a_lock_that_removes_nothing_is_no_step() {
        check(POINTING, "b1#5=r3c1,r3c2 r3#5=r3c1,r3c2", &[]);
    }

    #[test]
    fn one_place_is_a_single_and_no_lock() {
        check(POINTING, "b1#5=r3c1", &[]);
    }
}
