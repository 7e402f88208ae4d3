//! Unique rectangle, type 6: the roof cells are diagonal, and a digit forms an X-wing.
//!
//! ```text
//! 12  x x | 123 x x     in rows 1 and 2, 1 fits only in the corners, so it fills one of the
//! 124 x x | 12  x x     diagonals. If it filled r1c4 and r2c1, the other two corners
//! . . .   | . . .       would be 2, which is deadly: r1c4 and r2c1 lose 1
//! ```
//!
//! The roof is a diagonal. In both rows, or in both columns, one of the two digits fits only in the
//! corners. This digit fills one of the two diagonals. If it filled the roof, the floor, which
//! contains only the two digits, would be filled with the other digit, and the rectangle would be
//! deadly.

use std::ops::ControlFlow;

use novena_core::{CellSet, Digit, House, HouseSet};

use super::rectangle::{Rectangle, each_unique};
use crate::{Kind, Link, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct DiagonalRoof;

impl Technique for DiagonalRoof {
    fn kind(&self) -> Kind {
        Kind::UNIQUE_RECTANGLE_6
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        each_unique(position, |rectangle, deadly| {
            if !is_diagonal(deadly.roof) {
                return ControlFlow::Continue(());
            }
            for digit in deadly.digits {
                let Some(lines) = x_wing(position, rectangle, digit) else {
                    continue;
                };
                let Some(step) = Step::eliminate(self.kind(), position, digit, deadly.roof) else {
                    continue;
                };
                found(
                    deadly
                        .explain(step)
                        .because(Role::Locked, digit)
                        .because(Role::House, lines)
                        .because(Role::Link, sides(rectangle, lines, digit)),
                )?;
            }
            ControlFlow::Continue(())
        })
    }
}

/// Whether the given cells are two opposite corners of a rectangle.
pub(crate) fn is_diagonal(corners: CellSet) -> bool {
    corners.len() == 2 && corners.common_houses().is_empty()
}

/// The sides of a rectangle in the given lines, as strong links on a digit.
fn sides(rectangle: Rectangle, lines: HouseSet, digit: Digit) -> Vec<Link> {
    let link = |line: House| {
        let ends = line.cells() & rectangle.cells();
        let first = ends.first()?;
        let second = ends.without(first).single()?;
        Some(Link::strong(
            Node::new(digit, first),
            Node::new(digit, second),
        ))
    };
    lines.iter().filter_map(link).collect()
}

/// The two rows or the two columns in which a digit fits only in the corners, and fits in all of
/// them.
fn x_wing(position: &Position, rectangle: Rectangle, digit: Digit) -> Option<HouseSet> {
    let corners = rectangle.cells();
    if !position.places(digit).is_superset(corners) {
        return None;
    }
    let houses = corners.houses();
    [HouseSet::ROWS, HouseSet::COLUMNS]
        .into_iter()
        .map(|lines| houses & lines)
        .find(|lines| lines.iter().all(|line| position.count_in(digit, line) == 2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const RECTANGLE: &str = "r1c1=12 r2c4=12 r1c4=123 r2c1=124";

    #[test]
    fn the_digit_is_removed_from_the_roof() {
        check(
            &DiagonalRoof,
            &format!("{RECTANGLE} r1#1=r1c1,r1c4 r2#1=r2c1,r2c4"),
            &["r1c4<>1 r2c1<>1"],
        );
        check(
            &DiagonalRoof,
            &format!("{RECTANGLE} c1#2=r1c1,r2c1 c4#2=r1c4,r2c4"),
            &["r1c4<>2 r2c1<>2"],
        );
    }

    #[test]
    fn the_other_digit_may_be_struck() {
        check(
            &DiagonalRoof,
            "r1c1=12 r2c4=12 r1c4=13 r2c1=14 r1#1=r1c1,r1c4 r2#1=r2c1,r2c4",
            &["r1c4<>1 r2c1<>1"],
        );
    }

    #[test]
    fn the_digit_needs_two_parallel_lines() {
        check(&DiagonalRoof, &format!("{RECTANGLE} r1#1=r1c1,r1c4"), &[]);
        check(
            &DiagonalRoof,
            &format!("{RECTANGLE} r1#1=r1c1,r1c4 c1#1=r1c1,r2c1"),
            &[],
        );
        check(
            &DiagonalRoof,
            &format!("{RECTANGLE} r1#1=r1c1,r1c4 r2#1=r2c1,r2c4,r2c9"),
            &[],
        );
    }

    #[test]
    fn a_side_is_not_a_diagonal() {
        check(
            &DiagonalRoof,
            "r1c1=12 r1c4=12 r2c1=123 r2c4=124 r1#1=r1c1,r1c4 r2#1=r2c1,r2c4",
            &[],
        );
    }
}
