//! Extended unique rectangles: deadly patterns with three digits in two lines of three cells.
//!
//! ```text
//! 123 . . | 12 . . | . 23 .     two rows of one band, three columns of different boxes:
//! 123 . . | 12 . . | . 23 .     if these six cells contained only 1, 2 and 3,
//! .   . . | .  . . | . .  .     the two rows could swap their digits
//! ```
//!
//! Six cells that contain only three digits contain all three in each of the two lines. Let the
//! lines swap their digits: each line still has the three digits, and the two cells that swap share
//! a crossing line and a box, so these also keep their digits. Nothing else moves, and the new
//! filling is different because two cells in a crossing line never contain the same digit. That is
//! a second solution.
//!
//! If two of the crossing lines were in the same box, four cells of that box would need four
//! digits, so three digits cannot fill such a rectangle.

use novena_core::{Cell, CellSet, Digit, DigitSet};

use super::DeadlyPattern;
use crate::Position;

/// Two lines with three cells each. Cells with the same index share a crossing line.
type Lines = [[Cell; 3]; 2];

/// The rectangle with the given number, which must be below 486.
const fn rectangle(number: usize) -> Lines {
    let (is_turned, chute, pair, columns) =
        (number / 243, number / 81 % 3, number / 27 % 3, number % 27);
    let pairs = [[0, 1], [0, 2], [1, 2]];
    let across = [columns / 9, 3 + columns / 3 % 3, 6 + columns % 3];
    let mut lines = [[Cell::at(0, 0); 3]; 2];
    let mut place = 0;
    while place < 6 {
        let (line, other) = (3 * chute + pairs[pair][place / 3], across[place % 3]);
        lines[place / 3][place % 3] = if is_turned == 0 {
            Cell::at(line, other)
        } else {
            Cell::at(other, line)
        };
        place += 1;
    }
    lines
}

/// All rectangles.
static ALL: [Lines; 486] = {
    let mut all = [[[Cell::at(0, 0); 3]; 2]; 486];
    let mut number = 0;
    while number < all.len() {
        all[number] = rectangle(number);
        number += 1;
    }
    all
};

/// The cells of each rectangle.
static CELLS: [CellSet; 486] = {
    let mut all = [CellSet::EMPTY; 486];
    let mut place = 0;
    while place < 6 * all.len() {
        let number = place / 6;
        all[number] = all[number].with(ALL[number][place % 6 / 3][place % 3]);
        place += 1;
    }
    all
};

/// Whether three digits could still fill the rectangle in a way that can be swapped.
fn can_be_deadly(position: &Position, lines: Lines, digits: DigitSet) -> bool {
    let held = lines.map(|line| line.map(|cell| position[cell] & digits));
    let mut ways = digits.iter().flat_map(move |first| {
        let others = digits.without(first);
        others
            .iter()
            .map(move |second| (first, second, others.without(second)))
    });
    ways.any(|(first, second, third)| {
        let Some(third) = third.single() else {
            return false;
        };
        let fits = |line: usize, digits: [Digit; 3]| {
            digits
                .iter()
                .zip(held[line])
                .all(|(&digit, held)| held.contains(digit))
        };
        // The other line contains the same digits, and no crossing line contains the same digit
        // twice.
        fits(0, [first, second, third])
            && (fits(1, [second, third, first]) || fits(1, [third, first, second]))
    })
}

/// Every set of three digits that consists of the candidates of one of the cells, or of two of them
/// together.
fn triples(position: &Position, cells: CellSet) -> Vec<DigitSet> {
    let mut triples = Vec::new();
    for first in cells {
        for second in cells {
            let digits = position[first] | position[second];
            if digits.len() == 3 && !triples.contains(&digits) {
                triples.push(digits);
            }
        }
    }
    triples
}

/// All rectangles of open cells, at least three of which contain only the same three digits.
/// Rectangles with a naked single, and rectangles that can no longer become deadly, are skipped.
pub(crate) fn all(position: &Position) -> Vec<DeadlyPattern> {
    let mut all = Vec::new();
    let open = position.open_cells();
    let [none, one, two, three, _] = position.cells_by_count();
    for (lines, &cells) in ALL.iter().zip(&CELLS) {
        let small = cells & (two | three);
        if !open.is_superset(cells) || !(cells & (none | one)).is_empty() || small.len() < 3 {
            continue;
        }
        for digits in triples(position, small) {
            let deadly = DeadlyPattern::of_digits(position, digits, cells);
            if deadly.floor.len() >= 3 && can_be_deadly(position, *lines, digits) {
                all.push(deadly);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::sketch::check;
    use crate::uniqueness::{LockedRoof, OneRoof, RoofSet, SharedExtra};

    #[test]
    fn every_rectangle_has_three_boxes_and_is_listed_once() {
        let mut seen = BTreeSet::new();
        for lines in &ALL {
            for (first, second) in lines[0].iter().zip(lines[1]) {
                assert_eq!(first.box_(), second.box_());
            }
            let boxes: BTreeSet<usize> = lines[0].map(Cell::box_).into();
            assert_eq!(boxes.len(), 3);
            assert!(seen.insert(lines.iter().flatten().copied().collect::<CellSet>()));
        }
    }

    #[test]
    fn the_sixth_cell_loses_all_three() {
        check(
            &OneRoof::WIDE_RECTANGLE,
            "r1c1=123 r1c4=123 r1c8=123 r2c1=123 r2c4=123 r2c8=12345",
            &["r2c8<>1 r2c8<>2 r2c8<>3"],
        );
        // The transposed case, with pairs instead of all three digits.
        check(
            &OneRoof::WIDE_RECTANGLE,
            "r1c2=12 r4c2=23 r9c2=13 r1c3=12 r4c3=23 r9c3=139",
            &["r9c3<>1 r9c3<>3"],
        );
    }

    #[test]
    fn rows_of_two_bands_and_columns_of_one_box_are_not_a_rectangle() {
        check(
            &OneRoof::WIDE_RECTANGLE,
            "r1c1=123 r1c4=123 r1c8=123 r4c1=123 r4c4=123 r4c8=12345",
            &[],
        );
        check(
            &OneRoof::WIDE_RECTANGLE,
            "r1c1=123 r1c2=123 r1c8=123 r2c1=123 r2c2=123 r2c8=12345",
            &[],
        );
    }

    #[test]
    fn rectangles_that_cannot_become_deadly_are_skipped() {
        // Neither row could have 3 in the middle or right-hand cell.
        check(
            &OneRoof::WIDE_RECTANGLE,
            "r1c1=123 r1c4=12 r1c8=12 r2c1=123 r2c4=12 r2c8=1245",
            &[],
        );
    }

    const FIVE: &str = "r1c1=123 r1c4=123 r1c8=123 r2c1=123";

    #[test]
    fn one_extra_digit_is_in_one_of_its_cells() {
        check(
            &SharedExtra::WIDE_RECTANGLE,
            &format!("{FIVE} r2c4=124 r2c8=134 r2#4=r2c4,r2c8,r2c5"),
            &["r2c5<>4"],
        );
        check(
            &SharedExtra::WIDE_RECTANGLE,
            &format!("{FIVE} r2c4=124 r2c8=135"),
            &[],
        );
    }

    #[test]
    fn a_digit_locked_to_two_cells_leaves_the_extra_for_the_other() {
        let roof = format!("{FIVE} r2c4=1245 r2c8=1346");
        check(
            &LockedRoof::WIDE_RECTANGLE,
            &format!("{roof} r2#1=r2c4,r2c8"),
            &["r2c4<>2 r2c8<>3"],
        );
        check(
            &LockedRoof::WIDE_RECTANGLE,
            &format!("{roof} r2#1=r2c4,r2c8,r2c5"),
            &[],
        );
    }

    #[test]
    fn extra_digits_make_a_set() {
        let roof = format!("{FIVE} r2c4=124 r2c8=135");
        check(
            &RoofSet::WIDE_RECTANGLE,
            &format!("{roof} r2c9=45 r2#4=r2c4,r2c9,r2c5 r2#5=r2c8,r2c9"),
            &["r2c5<>4"],
        );
        check(&RoofSet::WIDE_RECTANGLE, &format!("{roof} r2c9=46"), &[]);
    }

    #[test]
    fn a_naked_single_is_placed_first() {
        check(
            &OneRoof::WIDE_RECTANGLE,
            "r1c1=123 r1c4=123 r1c8=1 r2c1=123 r2c4=123 r2c8=12345",
            &[],
        );
    }
}
