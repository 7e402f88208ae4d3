//! Simple colours: one cluster of strong links on one digit, with two colours.
//!
//! Start at a house with two places for the digit, and colour one place red and the other blue.
//! Wherever a coloured cell has a single partner in a house, give the partner the other colour, and
//! continue from there. Then either all red cells or all blue cells hold the digit.
//!
//! *Trap*: a cell outside the cluster that sees both a red and a blue cell cannot hold the digit.
//!
//! ```text
//! . R . | . . B | . . .     row 1: R = B, column 6: B = R, row 5: R = B;
//! -----      ...            r4c2 and r6c2 see R in column 2 and B in box 4
//! . - . | . . . | . . .
//! . . B | . . R | . . .
//! . - . | . . . | . . .
//! ```
//!
//! *Wrap*: two red cells see each other. They cannot both hold the digit, so red is false, and the
//! digit is removed from all red cells.
//!
//! A single strong link is not enough, because locked candidates already exclude everything that
//! sees both of its ends.

use std::ops::ControlFlow;

use novena_core::{Digit, House};

use super::{Cluster, seen_by};
use crate::{Kind, Position, Role, Step, StepSink, Technique};

const ROLES: [Role; 2] = [Role::FirstColour, Role::SecondColour];

/// The clusters with more than one link.
fn clusters(position: &Position) -> impl Iterator<Item = Cluster> {
    Digit::ALL
        .into_iter()
        .flat_map(|digit| Cluster::all(position, digit))
        .filter(|cluster| cluster.cells().len() > 2)
}

pub(crate) struct SimpleColoursTrap;

impl Technique for SimpleColoursTrap {
    fn kind(&self) -> Kind {
        Kind::SIMPLE_COLOURS_TRAP
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for cluster in clusters(position) {
            let [red, blue] = cluster.colours;
            let targets = (seen_by(red) & seen_by(blue)) - cluster.cells();
            if let Some(step) = Step::eliminate(self.kind(), position, cluster.digit, targets) {
                let step = step.because(Role::Digit, cluster.digit);
                found(cluster.explain(step, position, 0, ROLES))?;
            }
        }
        ControlFlow::Continue(())
    }
}

pub(crate) struct SimpleColoursWrap;

impl Technique for SimpleColoursWrap {
    fn kind(&self) -> Kind {
        Kind::SIMPLE_COLOURS_WRAP
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for cluster in clusters(position) {
            for (index, colour) in cluster.colours.into_iter().enumerate() {
                let clash = House::all().find(|house| (colour & house.cells()).len() > 1);
                let Some(house) = clash else {
                    continue;
                };
                if let Some(step) = Step::eliminate(self.kind(), position, cluster.digit, colour) {
                    let step = step
                        .because(Role::Digit, cluster.digit)
                        .because(Role::House, house)
                        .because(Role::Cells, colour & house.cells());
                    found(cluster.explain(step, position, index, ROLES))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};

    #[test]
    fn a_cell_that_sees_both_colours_is_trapped() {
        check(
            &SimpleColoursTrap,
            "r1#4=r1c2,r1c6 c6#4=r1c6,r5c6 r5#4=r5c6,r5c3",
            &["r2c3<>4 r3c3<>4 r4c2<>4 r6c2<>4"],
        );
        check(
            &SimpleColoursTrap,
            "c1#4=r2c1,r6c1 r6#4=r6c1,r6c5 c5#4=r6c5,r3c5",
            &["r2c4<>4 r2c6<>4 r3c2<>4 r3c3<>4"],
        );
    }

    #[test]
    fn every_two_cells_of_opposite_colours_trap() {
        // r1c2 and r9c2 clear column 2, r1c2 and r5c3 clear box 4, and r9c2 and r9c3 clear box 7.
        check(
            &SimpleColoursTrap,
            "r1#4=r1c2,r1c6 c6#4=r1c6,r5c6 r5#4=r5c6,r5c3 c3#4=r5c3,r9c3 r9#4=r9c3,r9c2",
            &["r2c2<>4 r3c2<>4 r4c2<>4 r6c2<>4 r7c1<>4 r7c2<>4 r8c1<>4 r8c2<>4"],
        );
    }

    #[test]
    fn a_cell_that_sees_one_colour_twice_is_not_trapped() {
        // r1c2 and r5c6 have the same colour.
        check(&SimpleColoursTrap, "r1#4=r1c2,r1c6 c6#4=r1c6,r5c6", &[]);
    }

    #[test]
    fn a_single_link_is_not_a_cluster() {
        check(&SimpleColoursTrap, "r1#4=r1c1,r1c2", &[]);
    }

    #[test]
    fn a_broken_link_colours_nothing() {
        check(
            &SimpleColoursTrap,
            "r1#4=r1c2,r1c6 c6#4=r1c6,r5c6,r8c6 r5#4=r5c6,r5c3",
            &[],
        );
    }

    #[test]
    fn a_colour_that_sees_itself_is_false() {
        let sketch = "r1#4=r1c2,r1c6 c6#4=r1c6,r5c6 r5#4=r5c6,r5c3 c3#4=r5c3,r3c3";
        check(&SimpleColoursWrap, sketch, &["r1c2<>4 r3c3<>4 r5c6<>4"]);
        let steps = steps(&SimpleColoursWrap, &position(sketch));
        assert_eq!(
            steps[0].exhibits(Role::House).next(),
            Some(&House::box_(0).into())
        );
    }

    #[test]
    fn colours_that_see_only_each_other_do_not_wrap() {
        check(
            &SimpleColoursWrap,
            "r1#4=r1c2,r1c6 c6#4=r1c6,r5c6 r5#4=r5c6,r5c3",
            &[],
        );
    }
}
