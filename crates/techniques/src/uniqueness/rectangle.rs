//! The rectangles that can be deadly: four corners in two rows, two columns and two boxes.
//!
//! ```text
//! 0 . . | 1 . .     corners are numbered row by row: 3 - i is opposite to i,
//! 2 . . | 3 . .     i ^ 1 lies in its row, i ^ 2 in its column
//! . . . | . . .
//! ```
//!
//! The swap is consistent only if the corners lie in exactly two boxes. If the corners were in four
//! boxes, the swap would change the digits in each box. If they were in a single box, the digits
//! could not occur twice.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, DigitSet};

use super::DeadlyPattern;
use crate::Position;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Rectangle {
    pub(crate) corners: [Cell; 4],
    cells: CellSet,
}

/// All rectangles: two rows in one band with two columns in different stacks, and the transposed
/// rectangles.
static ALL: [Rectangle; 486] = all();

const fn all() -> [Rectangle; 486] {
    let nowhere = Rectangle {
        corners: [Cell::at(0, 0); 4],
        cells: CellSet::EMPTY,
    };
    let mut all = [nowhere; 486];
    let mut count = 0;
    let mut pairs = 0;
    while pairs < 81 * 81 {
        let (top, bottom) = (pairs / 729, pairs / 81 % 9);
        let (left, right) = (pairs / 9 % 9, pairs % 9);
        let in_one_band = top / 3 == bottom / 3;
        let in_one_stack = left / 3 == right / 3;
        if top < bottom && left < right && in_one_band != in_one_stack {
            let corners = [
                Cell::at(top, left),
                Cell::at(top, right),
                Cell::at(bottom, left),
                Cell::at(bottom, right),
            ];
            let [a, b, c, d] = corners;
            let cells = a.as_set().with(b).with(c).with(d);
            all[count] = Rectangle { corners, cells };
            count += 1;
        }
        pairs += 1;
    }
    assert!(count == all.len());
    all
}

impl Rectangle {
    /// All 486 rectangles.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        ALL.iter().copied()
    }

    /// The corners as a set.
    pub(crate) const fn cells(self) -> CellSet {
        self.cells
    }

    /// Whether two digits could still fill the rectangle crosswise.
    fn can_be_deadly(self, position: &Position, digits: DigitSet) -> bool {
        let [first, second, third, fourth] = self.corners.map(|cell| position[cell] & digits);
        let (across, along) = (first & fourth, second & third);
        // In both fillings, one of the digits is in the first and last corners, and the other digit
        // is in the remaining corners.
        !across.is_empty() && !along.is_empty() && (across | along) == digits
    }
}

/// A rectangle of open cells, and its deadly pattern with two digits. At least one corner contains
/// only these digits. The other corners may have surplus digits.
#[derive(Debug)]
pub(crate) struct UniqueRectangle {
    rectangle: Rectangle,
    deadly: DeadlyPattern,
}

impl UniqueRectangle {
    /// All unique rectangles in a position. Rectangles with a naked single in a corner are skipped,
    /// because the single is placed first. Rectangles that can no longer become deadly are skipped
    /// as well, because the same eliminations follow from their candidates without uniqueness.
    pub(crate) fn all(position: &Position) -> Vec<Self> {
        let mut all = Vec::new();
        let open = position.open_cells();
        let bivalue = position.bivalue_cells();
        for rectangle in Rectangle::all() {
            let cells = rectangle.cells();
            if !open.is_superset(cells) {
                continue;
            }
            let bare = cells & bivalue;
            for cell in bare {
                let digits = position[cell];
                let seen_before = bare
                    .iter()
                    .take_while(|&earlier| earlier != cell)
                    .any(|earlier| position[earlier] == digits);
                if seen_before || !rectangle.can_be_deadly(position, digits) {
                    continue;
                }
                let deadly = DeadlyPattern::of_digits(position, digits, cells);
                if deadly.floor.iter().all(|floor| position[floor] == digits) {
                    all.push(Self { rectangle, deadly });
                }
            }
        }
        all
    }
}

/// Visits every unique rectangle in a position.
pub(crate) fn each_unique(
    position: &Position,
    mut visit: impl FnMut(Rectangle, &DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut all = position.unique_rectangles().iter();
    all.try_for_each(|unique| visit(unique.rectangle, &unique.deadly))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::sketch::position;

    /// Checks the digits and roofs of the patterns in a sketch. Cells that the sketch does not name
    /// lack 1, so that they do not form rectangles with the named cells.
    fn check(sketch: &str, expected: &[&str]) {
        let named: Vec<&str> = sketch.split(' ').map(|part| &part[..4]).collect();
        let mut found = Vec::new();
        let _ = each_unique(
            &position(&format!("{sketch} 1={}", named.join(","))),
            |_, deadly| {
                found.push(format!("{} {}", deadly.digits, deadly.roof));
                ControlFlow::Continue(())
            },
        );
        assert_eq!(found, expected, "{sketch}");
    }

    #[test]
    fn every_rectangle_has_two_boxes_and_is_listed_once() {
        let mut seen = BTreeSet::new();
        for rectangle in Rectangle::all() {
            let boxes: BTreeSet<usize> = rectangle.corners.map(Cell::box_).into();
            assert_eq!(boxes.len(), 2);
            assert!(seen.insert(rectangle.cells()));
        }
    }

    #[test]
    fn digits_struck_from_the_roof_still_count() {
        check("r1c1=12 r1c4=12 r2c1=123 r2c4=14", &["12 r2c1 r2c4"]);
        check("r1c1=12 r1c4=12 r2c1=12 r2c4=134", &["12 r2c4"]);
    }

    #[test]
    fn rectangles_that_cannot_become_deadly_are_skipped() {
        check("r1c1=12 r1c4=12 r2c1=12 r2c4=345", &[]);
        // Neither r2c1 nor r2c4 could be 2.
        check("r1c1=12 r1c4=12 r2c1=13 r2c4=14", &[]);
    }

    #[test]
    fn corners_in_four_boxes_or_one_are_not_a_pattern() {
        check("r1c1=12 r1c4=12 r4c1=12 r4c4=123", &[]);
        check("r1c1=12 r1c2=12 r2c1=12 r2c2=123", &[]);
    }

    #[test]
    fn a_naked_single_is_placed_first() {
        check("r1c1=12 r1c4=1 r2c1=123 r2c4=124", &[]);
    }

    #[test]
    fn two_pairs_of_digits_are_two_patterns() {
        check("r1c1=12 r1c4=13 r2c1=12 r2c4=12", &["12 r1c4"]);
        check(
            "r1c1=12 r1c4=13 r2c1=13 r2c4=12",
            &["12 r1c4 r2c1", "13 r1c1 r2c4"],
        );
    }
}
