//! Type 1: one cell prevents the deadly pattern.
//!
//! ```text
//! 12 . . | 12  . .     if r2c4 were 1 or 2, the four corners could swap
//! 12 . . | 12+ . .     their digits: r2c4 loses both
//! . . .  | . . .
//! ```
//!
//! Only one cell of the pattern has surplus digits, so it holds one of them. Its other candidates
//! are removed.
//!
//! The same applies to a loop and to a grave. For a grave, the technique is called BUG+1: only one
//! cell on the board has more than two candidates. If a grave has only one surplus candidate, that
//! candidate is placed. HoDoKu removes the other candidates instead, so tests against its library
//! use that form.

use std::ops::ControlFlow;

use super::DeadlyShape;
use crate::{Kind, Position, Step, StepSink, Technique};

pub(crate) struct OneRoof {
    kind: Kind,
    shape: DeadlyShape,
    /// Whether to place a single surplus candidate instead of removing the others.
    places: bool,
}

impl OneRoof {
    pub(crate) const RECTANGLE: Self = Self {
        kind: Kind::UNIQUE_RECTANGLE_1,
        shape: DeadlyShape::Rectangle,
        places: false,
    };

    pub(crate) const LOOP: Self = Self {
        kind: Kind::UNIQUE_LOOP_1,
        shape: DeadlyShape::Loop,
        places: false,
    };

    pub(crate) const WIDE_RECTANGLE: Self = Self {
        kind: Kind::EXTENDED_RECTANGLE_1,
        shape: DeadlyShape::WideRectangle,
        places: false,
    };

    pub(crate) const PAIRS: Self = Self {
        kind: Kind::BUG_LITE_1,
        shape: DeadlyShape::Pairs,
        places: false,
    };

    pub(crate) const POLYGON: Self = Self {
        kind: Kind::UNIQUE_POLYGON_1,
        shape: DeadlyShape::Polygon,
        places: false,
    };

    pub(crate) const LINE_PAIR: Self = Self {
        kind: Kind::QIU_1,
        shape: DeadlyShape::LinePair,
        places: false,
    };

    pub(crate) const GRAVE: Self = Self {
        kind: Kind::BUG_PLUS_ONE,
        shape: DeadlyShape::Grave,
        places: true,
    };

    /// BUG+1 as in HoDoKu's library and version 1 of the level rule, where it removes candidates.
    pub(crate) const REMOVING_GRAVE: Self = Self {
        places: false,
        ..Self::GRAVE
    };
}

impl Technique for OneRoof {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.shape.each(position, |deadly| {
            let Some(cell) = deadly.roof.single() else {
                return ControlFlow::Continue(());
            };
            let placed = deadly
                .surplus(cell)
                .single()
                .filter(|_| self.places)
                .map(|digit| Step::place(self.kind, cell.with(digit)));
            let own = deadly.own(position, cell);
            match placed.or_else(|| Step::clear(self.kind, position, own, cell.into())) {
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
    fn the_fourth_corner_loses_both_digits() {
        check(
            &OneRoof::RECTANGLE,
            "r1c1=12 r1c4=12 r2c1=12 r2c4=123",
            &["r2c4<>1 r2c4<>2"],
        );
        check(
            &OneRoof::RECTANGLE,
            "r4c8=67 r7c8=1678 r4c9=67 r7c9=67",
            &["r7c8<>6 r7c8<>7"],
        );
    }

    #[test]
    fn a_digit_struck_from_the_fourth_corner_changes_nothing() {
        check(
            &OneRoof::RECTANGLE,
            "r1c1=12 r1c4=12 r2c1=12 r2c4=134",
            &["r2c4<>1"],
        );
    }

    #[test]
    fn three_corners_must_hold_only_the_same_two_digits() {
        check(&OneRoof::RECTANGLE, "r1c1=12 r1c4=12 r2c1=13 r2c4=123", &[]);
        check(
            &OneRoof::RECTANGLE,
            "r1c1=12 r1c4=12 r2c1=123 r2c4=123",
            &[],
        );
    }

    #[test]
    fn four_boxes_are_too_many() {
        check(&OneRoof::RECTANGLE, "r1c1=12 r1c4=12 r4c1=12 r4c4=123", &[]);
    }

    #[test]
    fn a_solved_corner_may_be_a_given() {
        check(&OneRoof::RECTANGLE, "r1c1:1 r1c4=23 r2c1=23 r2c4=123", &[]);
    }

    #[test]
    fn the_last_cell_of_a_loop_loses_both_digits() {
        check(
            &OneRoof::LOOP,
            "r1c1=12 r1c4=12 r2c4=12 r2c7=12 r3c7=12 r3c1=123",
            &["r3c1<>1 r3c1<>2"],
        );
    }
}
