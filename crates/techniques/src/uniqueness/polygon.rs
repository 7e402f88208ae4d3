//! Borescoper's deadly pattern, or unique polygon: seven cells with three digits, or eight cells
//! with four.
//!
//! ```text
//! P P . | . A .     P: three corners of a square in a box, or all four
//! P . . | . A .     A: a cell in each of the two rows, in one column of a box beside
//! . . . | . . .     B: a cell in each of the two columns, in one row of a box above or below
//! ------+-------
//! B B . |           three corners with three digits, or four corners with four
//! ```
//!
//! Suppose that these cells contain only as many digits as P has cells. In every such filling, the
//! digits can be rearranged so that each row, column and box keeps its digits. A test tries all
//! fillings. Take three corners x y / z. The A in the row of x and y must be z. If the other A is
//! x, the cells x, z and the two A form a rectangle that can swap its digits. In the same way, x, y
//! and the two B form such a rectangle if the B below y is x. If the other A is y and that B is z,
//! all cells except x can swap y and z. That is a second solution, so some cell holds another
//! digit.

use std::iter;

use novena_core::{Cell, CellSet, DigitSet};

use super::{DeadlyPattern, two_of};
use crate::Position;

/// The maximum number of cells with other digits that still allows a conclusion.
const MOST_ROOF: usize = 3;

/// The lines of the other two bands, or of the other two stacks.
fn beside(chute: usize) -> impl Iterator<Item = usize> {
    (0..9).filter(move |line| line / 3 != chute)
}

/// The corners of the square formed by two rows and two columns.
fn square(rows: [usize; 2], columns: [usize; 2]) -> [Cell; 4] {
    let at = |row: usize, column: usize| Cell::at(rows[row], columns[column]);
    [at(0, 0), at(0, 1), at(1, 0), at(1, 1)]
}

/// The choices of three corners, plus all four.
fn corners(square: [Cell; 4]) -> impl Iterator<Item = CellSet> {
    let all: CellSet = square.into_iter().collect();
    let three = square.into_iter().map(move |corner| all.without(corner));
    three.chain(iter::once(all))
}

/// Every set of `count` digits that is the union of the candidates in some of the cells.
fn digit_sets(position: &Position, cells: CellSet, count: usize) -> Vec<DigitSet> {
    let mut sets = vec![DigitSet::EMPTY];
    for cell in cells {
        for place in 0..sets.len() {
            let more = sets[place] | position[cell];
            if more.len() <= count && !sets.contains(&more) {
                sets.push(more);
            }
        }
    }
    sets.retain(|set| set.len() == count);
    sets
}

/// Sets of cells whose candidates are all among the same `count` digits. Each set is large enough
/// to contain a polygon with `count` corners in which few cells have other digits.
fn crowds(position: &Position, small: CellSet, count: usize) -> Vec<CellSet> {
    // Besides the corners, a polygon has two cells in each of two other boxes.
    let least = count + 4 - MOST_ROOF;
    let mut by_digits = [CellSet::EMPTY; 1 << 9];
    for cell in small {
        by_digits[usize::from(position[cell].bits())].insert(cell);
    }
    let within = |digits: DigitSet| {
        let all = usize::from(digits.bits());
        let (mut cells, mut part) = (CellSet::EMPTY, all);
        while part != 0 {
            cells |= by_digits[part];
            part = (part - 1) & all;
        }
        cells
    };
    let sets = (0..1 << 9).map(DigitSet::from_bits);
    let sets = sets.filter(|digits| digits.len() == count).map(within);
    sets.filter(|cells| cells.len() >= least).collect()
}

/// Whether the digits could fill all the cells.
fn can_be_deadly(position: &Position, cells: CellSet, digits: DigitSet) -> bool {
    fn fill(
        position: &Position,
        left: CellSet,
        digits: DigitSet,
        filled: &mut Vec<(Cell, DigitSet)>,
    ) -> bool {
        let Some(cell) = left.first() else {
            return true;
        };
        let taken = filled.iter().filter(|(other, _)| other.sees(cell));
        let taken = taken.fold(DigitSet::EMPTY, |all, &(_, digit)| all | digit);
        ((position[cell] & digits) - taken).iter().any(|digit| {
            filled.push((cell, digit.into()));
            let is_full = fill(position, left.without(cell), digits, filled);
            filled.pop();
            is_full
        })
    }
    fill(position, cells, digits, &mut Vec::new())
}

/// All polygons of open cells in which only a few cells can contain other digits.
pub(crate) fn all(position: &Position) -> Vec<DeadlyPattern> {
    let mut all = Vec::new();
    let [none, one, two, three, _] = position.cells_by_count();
    let open = position.open_cells() - none - one;
    let four = open.iter().filter(|&cell| position[cell].len() == 4);
    let small = [two | three, two | three | four.collect::<CellSet>()];
    let crowds = [crowds(position, small[0], 3), crowds(position, small[1], 4)];
    for place in 0..81 {
        let (box_, square_place) = (place / 9, place % 9);
        let (band, stack) = (box_ / 3, box_ % 3);
        let rows = two_of(band, square_place / 3);
        let columns = two_of(stack, square_place % 3);
        for corners in corners(square(rows, columns)) {
            let count = corners.len();
            let small = small[count - 3];
            let is_large = |cells: CellSet| {
                let mut crowds = crowds[count - 3].iter();
                !crowds.any(|&crowd| (cells - crowd).len() <= MOST_ROOF)
            };
            if !open.is_superset(corners) || is_large(corners) {
                continue;
            }
            for column in beside(stack) {
                let side: CellSet = rows.iter().map(|&row| Cell::at(row, column)).collect();
                if !open.is_superset(side) || is_large(corners | side) {
                    continue;
                }
                for row in beside(band) {
                    let end = columns.iter().map(|&column| Cell::at(row, column));
                    let cells = corners | side | end.collect::<CellSet>();
                    if !open.is_superset(cells) || is_large(cells) {
                        continue;
                    }
                    for digits in digit_sets(position, cells & small, count) {
                        let deadly = DeadlyPattern::of_digits(position, digits, cells);
                        if deadly.roof.len() <= MOST_ROOF && can_be_deadly(position, cells, digits)
                        {
                            all.push(deadly);
                        }
                    }
                }
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use novena_core::{Digit, House};

    use super::*;
    use crate::sketch::check;
    use crate::uniqueness::{LockedRoof, OneRoof, RoofSet, SharedExtra};

    /// All ways to fill the given cells with the given digits.
    fn fillings(cells: &[Cell], digits: &[Digit]) -> Vec<Vec<Digit>> {
        let mut all = vec![Vec::new()];
        for (place, cell) in cells.iter().enumerate() {
            let longer = |filling: Vec<Digit>| {
                let fits = |digit: &&Digit| {
                    (0..place).all(|other| filling[other] != **digit || !cells[other].sees(*cell))
                };
                let more = digits.iter().filter(fits);
                more.map(|&digit| [&filling[..], &[digit]].concat())
                    .collect::<Vec<_>>()
            };
            all = all.into_iter().flat_map(longer).collect();
        }
        all
    }

    /// The digits in each row, column and box.
    fn print(cells: &[Cell], filling: &[Digit]) -> Vec<DigitSet> {
        let has = |house: &House| {
            let within = cells.iter().zip(filling);
            within
                .filter(|(cell, _)| house.cells().contains(**cell))
                .map(|(_, &digit)| digit)
                .collect()
        };
        House::all().map(|house| has(&house)).collect()
    }

    #[test]
    fn every_filling_has_another_with_the_same_digits_in_each_house() {
        let rest: CellSet = ["r1c5", "r2c5", "r7c1", "r7c2"]
            .map(|cell| cell.parse::<Cell>().unwrap())
            .into_iter()
            .collect();
        for corners in corners(square([0, 1], [0, 1])) {
            let cells: Vec<Cell> = (corners | rest).iter().collect();
            let mut counts: BTreeMap<Vec<u16>, usize> = BTreeMap::new();
            for filling in fillings(&cells, &Digit::ALL[..corners.len()]) {
                let print = print(&cells, &filling);
                let print = print
                    .iter()
                    .map(|digits| digits.iter().map(|digit| 1 << digit.index()).sum());
                *counts.entry(print.collect()).or_default() += 1;
            }
            assert!(!counts.is_empty());
            assert!(counts.values().all(|&count| count > 1), "{corners}");
        }
    }

    const SIX: &str = "r1c1=12 r1c2=13 r2c1=23 r1c5=23 r2c5=23 r7c1=13";

    #[test]
    fn the_seventh_cell_loses_all_three() {
        check(
            &OneRoof::POLYGON,
            &format!("{SIX} r7c2=1345"),
            &["r7c2<>1 r7c2<>3"],
        );
        // A different corner is left out, and P is in box 5.
        check(
            &OneRoof::POLYGON,
            "r4c4=123 r4c6=123 r5c6=123 r5c4=4567 r4c8=123 r5c8=123 r9c4=123 r9c6=1239",
            &["r9c6<>1 r9c6<>2 r9c6<>3"],
        );
    }

    #[test]
    fn eight_cells_have_four_digits() {
        check(
            &OneRoof::POLYGON,
            "r1c1=1234 r1c2=1234 r2c1=1234 r2c2=1234 r1c5=1234 r2c5=1234 r7c1=1234 r7c2=12345",
            &["r7c2<>1 r7c2<>2 r7c2<>3 r7c2<>4"],
        );
    }

    #[test]
    fn additional_cells_in_two_columns_are_not_a_polygon() {
        let sketch = format!("{SIX} r7c2=1345").replace("r2c5", "r2c6");
        check(&OneRoof::POLYGON, &sketch, &[]);
        let sketch = format!("{SIX} r7c2=45 r8c2=1345");
        check(&OneRoof::POLYGON, &sketch, &[]);
    }

    #[test]
    fn patterns_that_cannot_be_filled_are_skipped() {
        // The three corners in box 1 have only 1 and 2 as candidates.
        let sketch = format!("{SIX} r7c2=1345")
            .replace("r1c1=12 r1c2=13", "r1c1=12 r1c2=12")
            .replace("r2c1=23 r1c5=23 r2c5=23", "r2c1=12 r1c5=13 r2c5=13");
        check(&OneRoof::POLYGON, &sketch, &[]);
    }

    #[test]
    fn one_extra_digit_is_in_one_of_its_cells() {
        let five = "r1c1=12 r1c2=13 r2c1=23 r1c5=23 r2c5=23";
        let roof = format!("{five} r7c1=134 r7c2=134");
        check(
            &SharedExtra::POLYGON,
            &format!("{roof} r7#4=r7c1,r7c2,r7c9 b7#4=r7c1,r7c2"),
            &["r7c9<>4"],
        );
        check(
            &SharedExtra::POLYGON,
            &format!("{five} r7c1=134 r7c2=135"),
            &[],
        );
    }

    #[test]
    fn a_digit_locked_to_two_cells_leaves_the_extra_for_the_other() {
        let roof = "r1c1=12 r1c2=13 r2c1=23 r1c5=23 r2c5=23 r7c1=134 r7c2=135";
        check(
            &LockedRoof::POLYGON,
            &format!("{roof} r7#1=r7c1,r7c2"),
            &["r7c1<>3 r7c2<>3"],
        );
        check(&LockedRoof::POLYGON, roof, &[]);
    }

    #[test]
    fn extra_digits_make_a_set() {
        let roof = "r1c1=12 r1c2=13 r2c1=23 r1c5=23 r2c5=23 r7c1=134 r7c2=135";
        check(
            &RoofSet::POLYGON,
            &format!("{roof} r7c9=45 r7#4=r7c1,r7c9,r7c6 r7#5=r7c2,r7c9"),
            &["r7c6<>4"],
        );
        check(&RoofSet::POLYGON, &format!("{roof} r7c9=46"), &[]);
    }
}
