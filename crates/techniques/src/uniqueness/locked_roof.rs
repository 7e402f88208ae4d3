//! Type 4: a digit is locked to the two roof cells.
//!
//! ```text
//! 12  . . | 12  . .     in row 2, 1 fits only in r2c1 and r2c4: one of them is 1.
//! 123 x x | 124 x x     If the other one were 2, the corners could swap their digits:
//! . . .   | . . .       r2c1 and r2c4 lose 2
//! ```
//!
//! The roof consists of two cells in one house, and one of the pattern's own digits fits only in
//! these two cells of the house. One roof cell holds that digit, so the other roof cell holds a
//! surplus digit. All other digits of the pattern are removed from both cells.

use std::ops::ControlFlow;

use novena_core::{Cell, Digit, House};

use super::{DeadlyPattern, DeadlyShape};
use crate::{Kind, Link, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct LockedRoof {
    kind: Kind,
    shape: DeadlyShape,
}

impl LockedRoof {
    pub(crate) const RECTANGLE: Self = Self {
        kind: Kind::UNIQUE_RECTANGLE_4,
        shape: DeadlyShape::Rectangle,
    };

    pub(crate) const LOOP: Self = Self {
        kind: Kind::UNIQUE_LOOP_4,
        shape: DeadlyShape::Loop,
    };

    pub(crate) const WIDE_RECTANGLE: Self = Self {
        kind: Kind::EXTENDED_RECTANGLE_4,
        shape: DeadlyShape::WideRectangle,
    };

    pub(crate) const PAIRS: Self = Self {
        kind: Kind::BUG_LITE_4,
        shape: DeadlyShape::Pairs,
    };

    pub(crate) const POLYGON: Self = Self {
        kind: Kind::UNIQUE_POLYGON_4,
        shape: DeadlyShape::Polygon,
    };

    pub(crate) const LINE_PAIR: Self = Self {
        kind: Kind::QIU_4,
        shape: DeadlyShape::LinePair,
    };

    pub(crate) const GRAVE: Self = Self {
        kind: Kind::BUG_TYPE_4,
        shape: DeadlyShape::Grave,
    };

    fn step(
        &self,
        position: &Position,
        deadly: &DeadlyPattern,
        locked: Digit,
        house: House,
    ) -> Option<Step> {
        let [first, second] = two(deadly)?;
        let lost = |cell| deadly.own(position, cell).without(locked);
        let removed = [first, second]
            .into_iter()
            .flat_map(|cell| lost(cell).iter().map(move |digit| cell.with(digit)));
        let step = Step::remove(self.kind, position, removed)?;
        let link = Link::strong(Node::new(locked, first), Node::new(locked, second));
        Some(
            deadly
                .explain(step)
                .because(Role::Locked, locked)
                .because(Role::House, house)
                .because(Role::Link, vec![link]),
        )
    }
}

/// The cells of the roof, or `None` if there are not exactly two.
fn two(deadly: &DeadlyPattern) -> Option<[Cell; 2]> {
    let first = deadly.roof.first()?;
    let second = deadly.roof.without(first).single()?;
    Some([first, second])
}

impl Technique for LockedRoof {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.shape.each(position, |deadly| {
            let Some([first, second]) = two(deadly) else {
                return ControlFlow::Continue(());
            };
            let houses = deadly.roof.common_houses();
            for digit in deadly.own(position, first) & deadly.own(position, second) {
                // If a line and a box both lock the digit, the second house proves nothing new.
                let mut locking = houses
                    .iter()
                    .filter(|&house| position.count_in(digit, house) == 2);
                let step = locking
                    .next()
                    .and_then(|house| self.step(position, deadly, digit, house));
                if let Some(step) = step {
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

    const RECTANGLE: &str = "r1c1=12 r1c4=12 r2c1=1235 r2c4=124";

    #[test]
    fn a_row_locks_a_digit() {
        check(
            &LockedRoof::RECTANGLE,
            &format!("{RECTANGLE} r2#1=r2c1,r2c4"),
            &["r2c1<>2 r2c4<>2"],
        );
        check(
            &LockedRoof::RECTANGLE,
            &format!("{RECTANGLE} r2#2=r2c1,r2c4"),
            &["r2c1<>1 r2c4<>1"],
        );
    }

    #[test]
    fn a_box_locks_a_digit() {
        check(
            &LockedRoof::RECTANGLE,
            "r4c1=12 r4c2=12 r1c1=123 r1c2=124 b1#1=r1c1,r1c2",
            &["r1c1<>2 r1c2<>2"],
        );
    }

    #[test]
    fn a_digit_struck_from_a_corner_changes_nothing() {
        check(
            &LockedRoof::RECTANGLE,
            "r1c1=12 r1c4=12 r2c1=13 r2c4=124 r2#1=r2c1,r2c4",
            &["r2c4<>2"],
        );
    }

    #[test]
    fn a_third_place_breaks_the_lock() {
        check(
            &LockedRoof::RECTANGLE,
            &format!("{RECTANGLE} r2#1=r2c1,r2c4,r2c9"),
            &[],
        );
    }

    #[test]
    fn a_diagonal_roof_has_no_house() {
        check(
            &LockedRoof::RECTANGLE,
            "r1c1=12 r2c4=12 r2c1=123 r1c4=124 r2#1=r2c1,r2c4 r1#1=r1c1,r1c4",
            &[],
        );
    }

    #[test]
    fn a_loop_can_be_locked_too() {
        check(
            &LockedRoof::LOOP,
            "r1c1=12 r1c4=12 r2c4=123 r2c7=124 r3c7=12 r3c1=12 r2#1=r2c4,r2c7",
            &["r2c4<>2 r2c7<>2"],
        );
    }
}
