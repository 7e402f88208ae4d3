//! Hidden rectangle: two strong links rule out a digit in one corner.
//!
//! ```text
//! 12  . . | 12+ . .     in row 2 and in column 4, 1 fits only in two corners.
//! 12+ x x | 12+ x x     If r2c4 were 2, r2c1 and r1c4 would be 1 and r1c1 would be 2, which
//! . . .   | x . .       is deadly. So r2c4 loses 2
//! ```
//!
//! One corner contains only the two digits. In the row and in the column of the opposite corner,
//! one of these digits, the locked digit, fits only in the corners. If the opposite corner held the
//! other digit, the locked digit would be in both corners next to it, and the first corner, which
//! sees both, would have to take the other digit as well.
//!
//! The pattern is reported if three corners or two diagonal corners have surplus digits. If only
//! two corners on one side have them, type 4 removes more; if only one corner has them, type 1
//! removes more.

use std::ops::ControlFlow;

use novena_core::{Cell, Digit, DigitSet, House};

use super::diagonal_roof::is_diagonal;
use super::rectangle::{Rectangle, each_unique};
use crate::{Kind, Link, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct HiddenRectangle;

impl Technique for HiddenRectangle {
    fn kind(&self) -> Kind {
        Kind::HIDDEN_RECTANGLE
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        each_unique(position, |rectangle, deadly| {
            if deadly.roof.len() != 3 && !is_diagonal(deadly.roof) {
                return ControlFlow::Continue(());
            }
            for (index, &corner) in rectangle.corners.iter().enumerate() {
                if !deadly.floor.contains(corner) {
                    continue;
                }
                for locked in deadly.digits {
                    if let Some(step) = step(position, rectangle, index, deadly.digits, locked) {
                        found(step)?;
                    }
                }
            }
            ControlFlow::Continue(())
        })
    }
}

/// The step for a corner that contains only the two digits, one of which is locked.
fn step(
    position: &Position,
    rectangle: Rectangle,
    corner: usize,
    digits: DigitSet,
    locked: Digit,
) -> Option<Step> {
    let opposite = rectangle.corners[3 - corner];
    let [in_row, in_column] = [corner ^ 2, corner ^ 1].map(|index| rectangle.corners[index]);
    let lines = [House::row(opposite.row()), House::column(opposite.column())];
    let is_link = |line: House, other: Cell| {
        position.count_in(locked, line) == 2
            && position[opposite].contains(locked)
            && position[other].contains(locked)
    };
    if !is_link(lines[0], in_row) || !is_link(lines[1], in_column) {
        return None;
    }
    let lost = digits.without(locked);
    let step = Step::clear(Kind::HIDDEN_RECTANGLE, position, lost, opposite.into())?;
    let end = Node::new(locked, opposite);
    let pair = [in_row, in_column].map(|other| Link::strong(end, Node::new(locked, other)));
    let floor = rectangle.corners[corner];
    Some(
        step.because(Role::Digit, digits)
            .because(Role::Floor, floor)
            .because(Role::Roof, rectangle.cells().without(floor))
            .because(Role::Cells, rectangle.cells())
            .because(Role::Pincer, [in_row, in_column])
            .because(Role::Locked, locked)
            .because(Role::House, lines[0].as_set().with(lines[1]))
            .because(Role::Link, pair.to_vec()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const RECTANGLE: &str = "r1c1=12 r1c4=123 r2c1=124 r2c4=125";
    const LINKS: &str = "r2#1=r2c1,r2c4 c4#1=r1c4,r2c4";

    #[test]
    fn the_opposite_corner_loses_the_other_digit() {
        check(
            &HiddenRectangle,
            &format!("{RECTANGLE} {LINKS}"),
            &["r2c4<>2"],
        );
        check(
            &HiddenRectangle,
            "r8c9=67 r8c7=1678 r5c9=678 r5c7=679 r5#7=r5c7,r5c9 c7#7=r5c7,r8c7",
            &["r5c7<>6"],
        );
    }

    #[test]
    fn two_corners_across_may_have_surplus() {
        check(
            &HiddenRectangle,
            &format!("r1c1=12 r1c4=123 r2c1=124 r2c4=12 {LINKS}"),
            &["r2c4<>2"],
        );
    }

    #[test]
    fn the_other_digit_may_be_struck_beside_it() {
        check(
            &HiddenRectangle,
            &format!("r1c1=12 r1c4=13 r2c1=124 r2c4=125 {LINKS}"),
            &["r2c4<>2"],
        );
    }

    #[test]
    fn both_links_must_pass_through_the_opposite_corner() {
        check(
            &HiddenRectangle,
            &format!("{RECTANGLE} r2#1=r2c1,r2c4"),
            &[],
        );
        check(
            &HiddenRectangle,
            &format!("{RECTANGLE} r2#1=r2c1,r2c4 r1#1=r1c1,r1c4"),
            &[],
        );
        check(
            &HiddenRectangle,
            &format!("{RECTANGLE} r2#1=r2c1,r2c4 c4#1=r1c4,r2c4,r9c4"),
            &[],
        );
    }

    #[test]
    fn the_first_corner_must_hold_nothing_else() {
        check(
            &HiddenRectangle,
            &format!("r1c1=126 r1c4=123 r2c1=124 r2c4=125 {LINKS}"),
            &[],
        );
    }

    #[test]
    fn two_on_one_side_are_left_to_type_four() {
        check(
            &HiddenRectangle,
            &format!("r1c1=12 r1c4=12 r2c1=124 r2c4=125 {LINKS}"),
            &[],
        );
    }
}
