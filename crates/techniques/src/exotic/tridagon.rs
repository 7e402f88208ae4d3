//! Tridagon (Thor's hammer): twelve cells in four boxes that cannot be filled with only three
//! digits.
//!
//! Take four boxes at the corners of a rectangle. In each box, choose three cells, one in every row
//! and one in every column. Could these twelve cells be filled with only three digits?
//!
//! ```text
//! abc  .   .  | abc  .   .      r1c1 r2c2 r3c3, r1c4 r2c5 r3c6 and r4c1 r5c2 r6c3 run down;
//!  .  abc  .  |  .  abc  .      r4c6 r5c5 r6c4 run up: three of one sort, one of the other.
//!  .   .  abc |  .   .  abc     Without a fourth digit in some cell, there is no solution.
//! ------------+------------
//! abc  .   .  |  .   .  abc
//!  .  abc  .  |  .  abc  .
//!  .   .  abc | abc  .   .
//! ```
//!
//! For one box, write down the rows of a, b and c in this order. In the next box of the band, each
//! digit is in a different row. Since all three digits have moved, their rows have been rotated (1
//! to 2, 2 to 3, 3 to 1, or the reverse). A rotation amounts to two swaps, so it is an even
//! permutation. The row orders of the two boxes are therefore both even or both odd. In the same
//! way, the *column* orders of two boxes in a stack are both even or both odd.
//!
//! The choice of cells turns a row order into a column order: cells that run down (possibly
//! rotated) preserve the parity, and cells that run up flip it. Going around the four boxes, with a
//! flip wherever the cells run up, must restore the parity, so the number of boxes whose cells run
//! up is even. If the cells run up in one or three of the four boxes, they cannot be filled with
//! only the three digits.
//!
//! The other candidates in the twelve cells are called *guardians*. At least one of them must be
//! true. If all guardians are in one cell, none of the three digits can be in it. If there is only
//! one guardian, it is placed. If all guardians have the same digit, that digit is removed from
//! every cell that sees all guardians.
//!
//! Patterns with a cell that has fewer than two of the three digits are skipped, because they do
//! not need this argument.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct Tridagon;

/// The columns of three cells that run down in a box, from its first row to its last.
const DOWN: [[usize; 3]; 3] = [[0, 1, 2], [1, 2, 0], [2, 0, 1]];
const UP: [[usize; 3]; 3] = [[0, 2, 1], [1, 0, 2], [2, 1, 0]];

/// Three cells in a box for the three digits.
#[derive(Clone, Copy)]
struct Corner {
    cells: CellSet,
    runs_up: bool,
    guards: Guards,
}

/// The cells and digits of the guardians.
#[derive(Clone, Copy)]
struct Guards {
    cells: CellSet,
    digits: DigitSet,
}

impl Guards {
    const NONE: Self = Self {
        cells: CellSet::EMPTY,
        digits: DigitSet::EMPTY,
    };

    fn and(self, other: Self) -> Self {
        Self {
            cells: self.cells | other.cells,
            digits: self.digits | other.digits,
        }
    }

    /// Returns whether all guardians are in one cell or have the same digit. Otherwise, nothing
    /// follows from them.
    fn are_one(self) -> bool {
        self.cells.len() <= 1 || self.digits.len() <= 1
    }
}

impl Corner {
    fn new(
        position: &Position,
        box_: usize,
        columns: [usize; 3],
        digits: DigitSet,
    ) -> Option<Self> {
        let (top, left) = (box_ / 3 * 3, box_ % 3 * 3);
        let mut corner = Self {
            cells: CellSet::EMPTY,
            runs_up: false,
            guards: Guards::NONE,
        };
        for (row, column) in columns.into_iter().enumerate() {
            let cell = Cell::at(top + row, left + column);
            if (position[cell] & digits).len() < 2 {
                return None;
            }
            corner.cells.insert(cell);
            let others = position[cell] - digits;
            if !others.is_empty() {
                corner.guards.cells.insert(cell);
                corner.guards.digits |= others;
            }
        }
        corner.guards.are_one().then_some(corner)
    }

    /// Collects every choice of three cells in a box.
    fn all(position: &Position, box_: usize, digits: DigitSet, corners: &mut Vec<Self>) {
        corners.clear();
        for (choices, runs_up) in [(DOWN, false), (UP, true)] {
            let fitting = choices
                .into_iter()
                .filter_map(|columns| Self::new(position, box_, columns, digits));
            corners.extend(fitting.map(|corner| Self { runs_up, ..corner }));
        }
    }
}

/// The step that follows because one of the guardians is true.
fn step(position: &Position, digits: DigitSet, cells: CellSet, guards: Guards) -> Option<Step> {
    let kind = Kind::TRIDAGON;
    let step = match (guards.cells.single(), guards.digits.single()) {
        (Some(cell), Some(digit)) => Step::place(kind, cell.with(digit)),
        (Some(cell), None) => Step::clear(kind, position, digits, cell.into())?,
        (None, Some(digit)) => Step::eliminate(kind, position, digit, guards.cells.common_peers())?,
        (None, None) => return None,
    };
    let boxes: HouseSet = cells.iter().map(|cell| House::box_(cell.box_())).collect();
    let step = step
        .because(Role::Digit, digits)
        .because(Role::Box, boxes)
        .because(Role::Cells, cells)
        .because(Role::Roof, guards.cells)
        .because(Role::Extra, guards.digits);
    Some(step)
}

impl Technique for Tridagon {
    fn kind(&self) -> Kind {
        Kind::TRIDAGON
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let mut corners: [Vec<Corner>; 9] = Default::default();
        for digits in triples() {
            for (box_, corners) in corners.iter_mut().enumerate() {
                Corner::all(position, box_, digits, corners);
            }
            for (upper, lower) in [(0, 3), (0, 6), (3, 6)] {
                for (left, right) in [(0, 1), (0, 2), (1, 2)] {
                    let boxes = [upper + left, upper + right, lower + left, lower + right];
                    let boxes = boxes.map(|box_| corners[box_].as_slice());
                    hammer(position, digits, boxes, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Reports all tridagons for three digits in four boxes.
fn hammer(
    position: &Position,
    digits: DigitSet,
    [a, b, c, d]: [&[Corner]; 4],
    found: StepSink<'_>,
) -> ControlFlow<()> {
    if [b, c, d].iter().any(|corners| corners.is_empty()) {
        return ControlFlow::Continue(());
    }
    for a in a {
        for b in b {
            let two = a.guards.and(b.guards);
            if !two.are_one() {
                continue;
            }
            for c in c {
                let three = two.and(c.guards);
                if !three.are_one() {
                    continue;
                }
                for d in d {
                    let guards = three.and(d.guards);
                    let turns = [a, b, c, d].iter().filter(|corner| corner.runs_up).count();
                    if turns % 2 == 0 || !guards.are_one() {
                        continue;
                    }
                    let cells = a.cells | b.cells | c.cells | d.cells;
                    if let Some(step) = step(position, digits, cells, guards) {
                        found(step)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every choice of three digits.
fn triples() -> impl Iterator<Item = DigitSet> {
    let digits = Digit::ALL;
    (0..9).flat_map(move |a| {
        (0..a).flat_map(move |b| {
            (0..b).map(move |c| [a, b, c].into_iter().map(|index| digits[index]).collect())
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};

    /// The cells run down in three boxes and up in one. They contain only 1, 2 and 3.
    const CELLS: [&str; 12] = [
        "r1c1", "r2c2", "r3c3", "r1c4", "r2c5", "r3c6", "r4c1", "r5c2", "r6c3", "r4c6", "r5c5",
        "r6c4",
    ];

    /// All pattern cells, some of them with guardians.
    fn sketch(guarded: &[(&str, &str)]) -> String {
        let part = |cell: &&str| {
            let own = guarded.iter().find(|(guard, _)| guard == cell);
            format!("{cell}={} ", own.map_or("123", |(_, digits)| digits))
        };
        CELLS.iter().map(part).collect()
    }

    #[test]
    fn a_single_guardian_is_placed() {
        check(&Tridagon, &sketch(&[("r2c5", "1237")]), &["r2c5=7"]);
        check(&Tridagon, &sketch(&[("r6c4", "124")]), &["r6c4=4"]);
    }

    #[test]
    fn guardians_of_one_cell_keep_the_three_digits_out() {
        check(
            &Tridagon,
            &sketch(&[("r2c5", "13789")]),
            &["r2c5<>1 r2c5<>3"],
        );
    }

    #[test]
    fn a_guardian_digit_is_removed_from_cells_that_see_all_its_guardians() {
        check(
            &Tridagon,
            &sketch(&[("r1c1", "1237"), ("r5c2", "127")]),
            &["r1c2<>7 r3c2<>7 r5c1<>7 r6c1<>7"],
        );
    }

    #[test]
    fn boxes_can_be_far_apart_and_turned() {
        // The cells run down in box 1 and up in boxes 3, 7 and 9.
        check(
            &Tridagon,
            "r1c2=456 r2c3=456 r3c1=456 r7c1=456 r8c3=456 r9c2=456 \
             r1c9=456 r2c8=456 r3c7=456 r7c8=4569 r8c7=456 r9c9=456",
            &["r7c8=9"],
        );
    }

    #[test]
    fn an_even_number_of_boxes_that_run_up_proves_nothing() {
        let even = sketch(&[("r2c5", "1237")]);
        check(
            &Tridagon,
            &(even + "r4c6<>123 r6c4<>123 r4c4=123 r6c6=123"),
            &[],
        );
    }

    #[test]
    fn a_box_needs_its_cells_in_three_rows_and_columns() {
        let moved = sketch(&[("r2c5", "1237")]);
        check(&Tridagon, &(moved + "r1c1<>123 r1c3=123"), &[]);
    }

    #[test]
    fn a_cell_needs_two_of_the_digits() {
        check(&Tridagon, &sketch(&[("r2c5", "1237"), ("r1c1", "1")]), &[]);
    }

    #[test]
    fn guardians_of_two_cells_and_digits_prove_nothing() {
        check(
            &Tridagon,
            &sketch(&[("r2c2", "1237"), ("r5c5", "1238")]),
            &[],
        );
    }

    /// Returns whether three digits can fill the chosen cells of four boxes. Tries all
    /// possibilities.
    fn can_be_filled(boxes: [[usize; 3]; 4]) -> bool {
        let orders = || DOWN.into_iter().chain(UP);
        // An order gives the row of each digit; the chosen cells give its column.
        let columns = |box_: usize, rows: [usize; 3]| rows.map(|row| boxes[box_][row]);
        let apart = |a: [usize; 3], b: [usize; 3]| (0..3).all(|digit| a[digit] != b[digit]);
        orders().any(|a| {
            orders().filter(|&b| apart(a, b)).any(|b| {
                orders()
                    .filter(|&c| apart(columns(0, a), columns(2, c)))
                    .any(|c| {
                        let below = |d: &[usize; 3]| apart(columns(1, b), columns(3, *d));
                        orders().filter(below).any(|d| apart(c, d))
                    })
            })
        })
    }

    #[test]
    fn boxes_can_be_filled_if_those_that_run_up_are_even_in_number() {
        let choices: Vec<([usize; 3], usize)> = DOWN
            .into_iter()
            .map(|columns| (columns, 0))
            .chain(UP.into_iter().map(|columns| (columns, 1)))
            .collect();
        for (a, up_a) in &choices {
            for (b, up_b) in &choices {
                for (c, up_c) in &choices {
                    for (d, up_d) in &choices {
                        let even = (up_a + up_b + up_c + up_d) % 2 == 0;
                        assert_eq!(
                            can_be_filled([*a, *b, *c, *d]),
                            even,
                            "{a:?}{b:?}{c:?}{d:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn evidence_shows_the_pattern() {
        let position = position(&sketch(&[("r2c5", "1237")]));
        let found = steps(&Tridagon, &position);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].digits().to_string(), "123");
        let exhibit = |role| format!("{:?}", found[0].exhibits(role).next().unwrap());
        assert_eq!(exhibit(Role::Box), "Houses({b1 b2 b4 b5})");
        assert_eq!(exhibit(Role::Roof), "Cells({r2c5})");
        assert_eq!(exhibit(Role::Extra), "Digits({7})");
    }
}
