//! Types 2 and 5: one digit prevents the deadly pattern.
//!
//! ```text
//! 12  . . | 12  . .     without 3 the corners could swap their digits, so r2c1 or r2c4
//! 123 . . | 123 . .     is 3: no cell that sees both can be 3
//! -3 -3 . | .   . .
//! ```
//!
//! Every roof cell has the same single surplus digit, and one of the cells holds it. The digit is
//! removed from cells that see the whole roof.
//!
//! For rectangles, the technique is called type 2 if the roof is one side, and type 5 if the roof
//! is a diagonal or three corners. Other patterns have no such distinction.

use std::ops::ControlFlow;

use super::{DeadlyPattern, DeadlyShape};
use crate::{Kind, Position, Step, StepSink, Technique};

pub(crate) struct SharedExtra {
    kind: Kind,
    shape: DeadlyShape,
    accepts: fn(&DeadlyPattern) -> bool,
}

impl SharedExtra {
    pub(crate) const RECTANGLE: Self = Self {
        kind: Kind::UNIQUE_RECTANGLE_2,
        shape: DeadlyShape::Rectangle,
        accepts: roof_is_a_side,
    };

    pub(crate) const ACROSS_RECTANGLE: Self = Self {
        kind: Kind::UNIQUE_RECTANGLE_5,
        shape: DeadlyShape::Rectangle,
        accepts: |deadly| !roof_is_a_side(deadly),
    };

    pub(crate) const LOOP: Self = Self {
        kind: Kind::UNIQUE_LOOP_2,
        shape: DeadlyShape::Loop,
        accepts: |_| true,
    };

    pub(crate) const WIDE_RECTANGLE: Self = Self {
        kind: Kind::EXTENDED_RECTANGLE_2,
        shape: DeadlyShape::WideRectangle,
        accepts: |_| true,
    };

    pub(crate) const PAIRS: Self = Self {
        kind: Kind::BUG_LITE_2,
        shape: DeadlyShape::Pairs,
        accepts: |_| true,
    };

    pub(crate) const POLYGON: Self = Self {
        kind: Kind::UNIQUE_POLYGON_2,
        shape: DeadlyShape::Polygon,
        accepts: |_| true,
    };

    pub(crate) const LINE_PAIR: Self = Self {
        kind: Kind::QIU_2,
        shape: DeadlyShape::LinePair,
        accepts: |_| true,
    };

    pub(crate) const GRAVE: Self = Self {
        kind: Kind::BUG_TYPE_2,
        shape: DeadlyShape::Grave,
        accepts: |_| true,
    };
}

/// Whether the roof is one side of the rectangle. Two corners share a house only along a side, and
/// three corners never share one.
fn roof_is_a_side(rectangle: &DeadlyPattern) -> bool {
    !rectangle.roof.common_houses().is_empty()
}

impl Technique for SharedExtra {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.shape.each(position, |deadly| {
            let Some(digit) = deadly.extra().single() else {
                return ControlFlow::Continue(());
            };
            // A roof with a single cell is left to type 1, because that cell must hold the digit.
            if deadly.roof.len() < 2 || !(self.accepts)(deadly) {
                return ControlFlow::Continue(());
            }
            let seen = deadly.roof.common_peers();
            match Step::eliminate(self.kind, position, digit, seen) {
                Some(step) => found(deadly.explain(step)),
                None => ControlFlow::Continue(()),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    #[test]
    fn cells_that_see_both_ends_of_the_side_lose_the_digit() {
        check(
            &SharedExtra::RECTANGLE,
            "r1c1=12 r1c4=12 r2c1=123 r2c4=123 r2#3=r2c1,r2c4,r2c9",
            &["r2c9<>3"],
        );
    }

    #[test]
    fn a_side_within_a_box_removes_in_line_and_box() {
        check(
            &SharedExtra::RECTANGLE,
            "r1c1=12 r4c1=12 r1c2=123 r4c2=123 c2#3=r1c2,r4c2,r9c2",
            &["r9c2<>3"],
        );
        check(
            &SharedExtra::RECTANGLE,
            "r1c1=123 r1c2=123 r4c1=12 r4c2=12 b1#3=r1c1,r1c2,r3c3 r1#3=r1c1,r1c2,r1c9",
            &["r1c9<>3 r3c3<>3"],
        );
    }

    #[test]
    fn a_digit_struck_from_a_corner_changes_nothing() {
        check(
            &SharedExtra::RECTANGLE,
            "r1c1=12 r1c4=12 r2c1=123 r2c4=13 r2#3=r2c1,r2c4,r2c9",
            &["r2c9<>3"],
        );
    }

    #[test]
    fn two_extra_digits_are_not_one() {
        check(
            &SharedExtra::RECTANGLE,
            "r1c1=12 r1c4=12 r2c1=123 r2c4=124",
            &[],
        );
    }

    #[test]
    fn a_diagonal_or_three_corners_are_type_five() {
        let diagonal = "r1c1=12 r2c4=12 r2c1=123 r1c4=123 b1#3=r2c1,r1c2";
        check(&SharedExtra::RECTANGLE, diagonal, &[]);
        check(
            &SharedExtra::ACROSS_RECTANGLE,
            diagonal,
            &["r1c2<>3 r2c5<>3 r2c6<>3"],
        );
        let three = "r1c1=123 r2c4=12 r2c1=123 r1c4=123 b1#3=r1c1,r2c1,r1c2,r3c3";
        check(&SharedExtra::ACROSS_RECTANGLE, three, &["r1c2<>3"]);
    }

    #[test]
    fn a_side_is_not_type_five() {
        check(
            &SharedExtra::ACROSS_RECTANGLE,
            "r1c1=12 r1c4=12 r2c1=123 r2c4=123",
            &[],
        );
    }

    #[test]
    fn a_loop_can_have_any_number_of_extra_cells() {
        let loop_of_six = "r1c1=12 r1c4=123 r2c4=12 r2c7=12 r3c7=123 r3c1=12";
        check(
            &SharedExtra::LOOP,
            &format!("{loop_of_six} 3=r1c4,r3c7,r3c5,r1c9,r9c9"),
            &["r1c9<>3 r3c5<>3"],
        );
        // Only the cells of box 3 that lie in row 1 see these three.
        let three = loop_of_six.replace("r1c1=12", "r1c1=123");
        check(
            &SharedExtra::LOOP,
            &format!("{three} 3=r1c1,r1c4,r3c7,r3c5,r1c9,r1c2"),
            &["r1c9<>3"],
        );
    }

    #[test]
    fn all_extras_of_a_loop_are_one_digit() {
        check(
            &SharedExtra::LOOP,
            "r1c1=12 r1c4=123 r2c4=12 r2c7=12 r3c7=124 r3c1=12 1=r1c1,r1c4,r2c4,r2c7,r3c7,r3c1",
            &[],
        );
    }
}
