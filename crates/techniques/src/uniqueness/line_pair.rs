//! Qiu's deadly pattern: two lines with almost no givens, and a pair that crosses them.
//!
//! ```text
//! P P . | . . . | . . .     P contains only 1 and 2
//! ------+-------+-------
//! S S - | - - - | - - -     in the box of S, 1 and 2 fit only in S;
//! S S - | - - - | - - -     beside S, at most one of the seven columns has a given in these rows
//! . . . | . . . | . . .
//! ```
//!
//! Suppose that P contained 1 and 2. Both digits are also in S, with 2 below the 1 of P, and 1
//! below the 2 of P. Swap 1 and 2 in P and in S: columns and boxes keep their digits. Now read the
//! two rows as nine pairs, one for each column. Every digit is still in two of these pairs, so the
//! pairs form rings. Follow each ring and write the pairs one below the other, so that each row
//! contains every digit once. A given fixes only the direction of one ring. The result is a second
//! solution, so P contains another digit.
//!
//! If 1 and 2 are in the same row of S, they form a rectangle with P, which is just as deadly.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

use super::{DeadlyPattern, two_of};
use crate::Position;

/// Two rows in a band, or two columns in a stack.
struct LinePair {
    lines: [usize; 2],
    turned: bool,
}

impl LinePair {
    fn all() -> impl Iterator<Item = Self> {
        let pairs = [[0, 1], [0, 2], [1, 2]];
        (0..18).map(move |number| Self {
            lines: pairs[number % 3].map(|line| number / 3 % 3 * 3 + line),
            turned: number >= 9,
        })
    }

    /// The cell at a given place in a line.
    const fn cell(&self, line: usize, place: usize) -> Cell {
        if self.turned {
            Cell::at(place, line)
        } else {
            Cell::at(line, place)
        }
    }

    fn houses(&self) -> HouseSet {
        let houses = self.lines.iter().map(|&line| {
            if self.turned {
                House::column(line)
            } else {
                House::row(line)
            }
        });
        houses.collect()
    }

    /// The places at which one of the lines has a given.
    fn given_places(&self, givens: CellSet) -> Vec<usize> {
        let is_given = |place: &usize| {
            let mut lines = self.lines.iter();
            lines.any(|&line| givens.contains(self.cell(line, *place)))
        };
        (0..9).filter(is_given).collect()
    }
}

/// The digits that fit only in certain cells of a box.
fn locked_digits(position: &Position, box_: House, cells: CellSet) -> DigitSet {
    let is_locked = |&digit: &Digit| {
        let places = position.places_in(digit, box_);
        !places.is_empty() && cells.is_superset(places)
    };
    Digit::ALL.into_iter().filter(is_locked).collect()
}

/// Visits every pair of cells that must not contain only two digits, with the lines on which the
/// pair relies.
pub(crate) fn each(
    position: &Position,
    visit: &mut impl FnMut(&DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let givens = position.givens();
    for pair in LinePair::all() {
        let fixed = pair.given_places(givens);
        let [fixed] = fixed[..] else {
            continue;
        };
        for places in (0..9).map(|number| two_of(number / 3, number % 3)) {
            if places.contains(&fixed) {
                continue;
            }
            let square = pair
                .lines
                .map(|line| places.map(|place| pair.cell(line, place)));
            let square: CellSet = square.into_iter().flatten().collect();
            let open_square = square & position.open_cells();
            let box_ = House::box_(pair.cell(pair.lines[0], places[0]).box_());
            let locked = locked_digits(position, box_, open_square);
            if locked.len() < 2 {
                continue;
            }
            for line in (0..9).filter(|line| line / 3 != pair.lines[0] / 3) {
                let cells: CellSet = places
                    .map(|place| pair.cell(line, place))
                    .into_iter()
                    .collect();
                if !position.open_cells().is_superset(cells) {
                    continue;
                }
                for first in locked {
                    for second in locked.iter().filter(|&second| second > first) {
                        let digits = first.as_set().with(second);
                        let is_held = cells.iter().all(|cell| position[cell].is_superset(digits));
                        let deadly = DeadlyPattern::of_digits(position, digits, cells);
                        if is_held && !deadly.roof.is_empty() {
                            visit(&deadly.resting_on(pair.houses(), square))?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use crate::sketch::check;
    use crate::uniqueness::{LockedRoof, OneRoof, SharedExtra};

    /// Rows 4 and 5 have a given only in column 9. In box 4, 1 and 2 fit only in columns 1 and 2 of
    /// these rows.
    const LINES: &str = "r4c9:5 b4#1=r4c1,r4c2,r5c1,r5c2 b4#2=r4c1,r4c2,r5c1,r5c2";

    #[test]
    fn one_cell_of_the_pair_loses_both() {
        check(
            &OneRoof::LINE_PAIR,
            &format!("{LINES} r3c1=12 r3c2=123"),
            &["r3c2<>1 r3c2<>2"],
        );
        // The same with columns as lines.
        check(
            &OneRoof::LINE_PAIR,
            "r9c4:5 b2#1=r1c4,r2c4,r1c5,r2c5 b2#2=r1c4,r2c4,r1c5,r2c5 r1c3=12 r2c3=123",
            &["r2c3<>1 r2c3<>2"],
        );
    }

    #[test]
    fn one_extra_digit_is_in_one_of_the_cells() {
        check(
            &SharedExtra::LINE_PAIR,
            &format!("{LINES} r3c1=123 r3c2=123 r3#3=r3c1,r3c2,r3c9 b1#3=r3c1,r3c2"),
            &["r3c9<>3"],
        );
    }

    #[test]
    fn a_digit_locked_to_the_pair_leaves_the_extra_for_the_other() {
        check(
            &LockedRoof::LINE_PAIR,
            &format!("{LINES} r3c1=123 r3c2=124 r3#1=r3c1,r3c2"),
            &["r3c1<>2 r3c2<>2"],
        );
    }

    #[test]
    fn a_second_given_spoils_it() {
        check(
            &OneRoof::LINE_PAIR,
            &format!("{LINES} r4c8:6 r3c1=12 r3c2=123"),
            &[],
        );
        check(
            &OneRoof::LINE_PAIR,
            &format!("{LINES} r5c8:6 r3c1=12 r3c2=123"),
            &[],
        );
    }

    #[test]
    fn a_digit_that_was_placed_is_not_a_given() {
        check(
            &OneRoof::LINE_PAIR,
            &format!("{LINES} r4c8:+6 r3c1=12 r3c2=123"),
            &["r3c2<>1 r3c2<>2"],
        );
        // A second given in the same column fixes only the direction of the same ring.
        check(
            &OneRoof::LINE_PAIR,
            &format!("{LINES} r5c9:6 r3c1=12 r3c2=123"),
            &["r3c2<>1 r3c2<>2"],
        );
    }

    #[test]
    fn both_digits_must_be_in_the_square() {
        let wider = LINES.replace("b4#2=", "b4#2=r6c3,");
        check(
            &OneRoof::LINE_PAIR,
            &format!("{wider} r3c1=12 r3c2=123"),
            &[],
        );
    }
}
