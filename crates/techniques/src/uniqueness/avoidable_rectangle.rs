//! Avoidable rectangles: deadly patterns with corners that were filled by solving.
//!
//! ```text
//! +1 . . | +2 . .     the three digits were placed by solving. With 1 in r2c4, the four
//! +2 . . | 1+ . .     digits could be swapped without changing a given: r2c4 loses 1
//! .  . . | .  . .
//! ```
//!
//! A rectangle is deadly because none of its corners is a given; it makes no difference whether
//! some of them have been solved. A given in a corner would rule out the swap.
//!
//! *Type 1*: three corners are solved, and two of them are opposite each other and contain the same
//! digit. The fourth corner must not repeat the digit in the corner opposite it.
//!
//! *Type 2*: two corners are solved. Each open corner has two candidates: the digit that would make
//! the rectangle deadly, and another digit, which is the same in both corners. One of the corners
//! holds that other digit, so it is removed from cells that see both corners.

use std::ops::ControlFlow;

use novena_core::{Candidate, Cell, Digit, DigitSet};

use super::rectangle::Rectangle;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct AvoidableRectangle {
    kind: Kind,
    /// The number of unsolved corners.
    open: usize,
}

impl AvoidableRectangle {
    pub(crate) const ONE_OPEN: Self = Self {
        kind: Kind::AVOIDABLE_RECTANGLE_1,
        open: 1,
    };

    pub(crate) const TWO_OPEN: Self = Self {
        kind: Kind::AVOIDABLE_RECTANGLE_2,
        open: 2,
    };

    /// The step that follows if the open corners must not all contain the given candidates.
    fn step(&self, position: &Position, deadly: [Option<Candidate>; 4]) -> Option<Step> {
        let mut open = deadly.into_iter().flatten();
        let first = open.next()?;
        let Some(second) = open.next() else {
            return Step::remove(self.kind, position, [first]);
        };
        let other = |of: Candidate| position[of.cell].without(of.digit).single();
        let extra = other(first).filter(|&extra| other(second) == Some(extra))?;
        let seen = first.cell.peers() & second.cell.peers();
        let step = Step::eliminate(self.kind, position, extra, seen)?;
        Some(step.because(Role::Extra, extra))
    }
}

impl Technique for AvoidableRectangle {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let open = position.open_cells();
        for rectangle in Rectangle::all() {
            let cells = rectangle.cells();
            let roof = cells & open;
            if roof.len() != self.open || !(cells & position.givens()).is_empty() {
                continue;
            }
            for [across, along] in fillings(position, rectangle) {
                let digits = [across, along, along, across];
                let deadly = std::array::from_fn(|index| {
                    let corner = rectangle.corners[index];
                    open.contains(corner).then(|| corner.with(digits[index]))
                });
                if let Some(step) = self.step(position, deadly) {
                    found(
                        step.because(Role::Digit, across.as_set().with(along))
                            .because(Role::Floor, cells - roof)
                            .because(Role::Roof, roof)
                            .because(Role::Cells, cells),
                    )?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The pairs of digits that would make a rectangle deadly: the digit of its first and last corners,
/// and the digit of the other two corners. Solved corners contain these digits; open corners could
/// contain them.
fn fillings(position: &Position, rectangle: Rectangle) -> impl Iterator<Item = [Digit; 2]> {
    let could_be = |cell: Cell| position.placed(cell).map_or(position[cell], DigitSet::from);
    let [first, second, third, fourth] = rectangle.corners.map(could_be);
    (first & fourth).iter().flat_map(move |across| {
        let others = (second & third).without(across);
        others.iter().map(move |along| [across, along])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    #[test]
    fn the_fourth_corner_avoids_its_opposite() {
        check(
            &AvoidableRectangle::ONE_OPEN,
            "r1c1:+1 r1c4:+2 r2c1:+2 r2c4=134",
            &["r2c4<>1"],
        );
        check(
            &AvoidableRectangle::ONE_OPEN,
            "r4c8:+7 r4c9=56 r7c8:+5 r7c9:+7",
            &["r4c9<>5"],
        );
    }

    #[test]
    fn a_given_corner_spoils_it() {
        for sketch in [
            "r1c1:1 r1c4:+2 r2c1:+2 r2c4=134",
            "r1c1:+1 r1c4:2 r2c1:+2 r2c4=134",
            "r1c1:+1 r1c4:+2 r2c1:2 r2c4=134",
        ] {
            check(&AvoidableRectangle::ONE_OPEN, sketch, &[]);
        }
    }

    #[test]
    fn three_different_digits_are_harmless() {
        check(
            &AvoidableRectangle::ONE_OPEN,
            "r1c1:+1 r1c4:+2 r2c1:+3 r2c4=14",
            &[],
        );
    }

    #[test]
    fn four_boxes_are_harmless() {
        check(
            &AvoidableRectangle::ONE_OPEN,
            "r1c1:+1 r1c4:+2 r4c1:+2 r4c4=134",
            &[],
        );
    }

    #[test]
    fn two_open_corners_with_one_other_digit() {
        check(
            &AvoidableRectangle::TWO_OPEN,
            "r1c1:+1 r1c4:+2 r2c1=23 r2c4=13 r2#3=r2c1,r2c4,r2c9",
            &["r2c9<>3"],
        );
    }

    #[test]
    fn open_corners_can_be_diagonal() {
        // One open corner is 2 and the other is 3.
        check(
            &AvoidableRectangle::TWO_OPEN,
            "r1c1:+1 r2c4:+1 r1c4=23 r2c1=23 2=r1c4,r2c1,r1c2 3=r1c4,r2c1,r2c6",
            &["r1c2<>2", "r2c6<>3"],
        );
    }

    #[test]
    fn the_other_digit_must_be_the_same_and_the_only_one() {
        for sketch in [
            "r1c1:+1 r1c4:+2 r2c1=23 r2c4=14",
            "r1c1:+1 r1c4:+2 r2c1=234 r2c4=13",
            // r2c4 cannot be 1, so the rectangle cannot become deadly.
            "r1c1:+1 r1c4:+2 r2c1=23 r2c4=34",
        ] {
            check(&AvoidableRectangle::TWO_OPEN, sketch, &[]);
        }
    }

    #[test]
    fn two_open_corners_need_no_given_either() {
        check(
            &AvoidableRectangle::TWO_OPEN,
            "r1c1:+1 r1c4:2 r2c1=23 r2c4=13 r2#3=r2c1,r2c4,r2c9",
            &[],
        );
    }
}
