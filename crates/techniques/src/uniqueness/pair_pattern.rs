//! BUG-Lite: deadly patterns made of pairs, which are graves on only part of the board.
//!
//! ```text
//! 12 . . | 23 . . | 13 . .     in each row, column and box, every digit has two places in these
//! 12 . . | 23 . . | 13 . .     cells or none: each cell could take its other digit
//! ```
//!
//! Choose some cells and two candidates in each of them, so that in every house each digit is
//! chosen in two of these cells or in none. Suppose that the solution used only chosen candidates.
//! In each house, n of these cells have n digits between them, and each digit is chosen in two
//! cells, so it is in one of the two. Let every cell take its other chosen candidate: now each
//! digit is in its other cell. That is a second solution, so some cell holds a candidate that was
//! not chosen.
//!
//! Rectangles and loops are such patterns with two digits; the patterns in this module have three
//! or more digits. All cells outside the roof have two candidates. A pattern has at most ten cells,
//! so that a person can still check it.
//!
//! The search starts at the first cell with two candidates. For a digit and a house with only one
//! cell so far, it branches on the second cell. Every pattern has exactly one such cell.

use novena_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

use super::DeadlyPattern;
use crate::Position;

/// The maximum number of cells in a pattern.
const MOST: usize = 10;

struct Search<'a> {
    position: &'a Position,
    bivalue: CellSet,
    found: Vec<DeadlyPattern>,
}

/// A pattern that is not closed yet.
#[derive(Clone, Copy)]
struct Part {
    cells: CellSet,
    roof: CellSet,
    surplus: [DigitSet; Cell::COUNT],
    /// By digit, the houses in which only one cell has the digit, so that another cell is needed.
    half: [HouseSet; 9],
    /// By digit, the houses in which two cells have the digit.
    full: [HouseSet; 9],
    /// The cells with two candidates that may still be added.
    free: CellSet,
}

/// All pair patterns with at least three digits that may allow a conclusion.
pub(crate) fn all(position: &Position) -> Vec<DeadlyPattern> {
    let bivalue = position.bivalue_cells();
    let mut search = Search {
        position,
        bivalue,
        found: Vec::new(),
    };
    let mut free = bivalue;
    for start in bivalue {
        free.remove(start);
        let empty = Part {
            cells: CellSet::EMPTY,
            roof: CellSet::EMPTY,
            surplus: [DigitSet::EMPTY; Cell::COUNT],
            half: [HouseSet::EMPTY; 9],
            full: [HouseSet::EMPTY; 9],
            free,
        };
        if let Some(part) = empty.with(start, position[start]) {
            search.grow(&part);
        }
    }
    search.found
}

impl Part {
    /// The pattern with an additional cell, unless a house would then contain a digit three times.
    fn with(&self, cell: Cell, pair: DigitSet) -> Option<Self> {
        let mut part = *self;
        let houses = cell.as_set().houses();
        for digit in pair {
            let place = digit.index();
            if !(part.full[place] & houses).is_empty() {
                return None;
            }
            part.full[place] |= part.half[place] & houses;
            part.half[place] = part.half[place] ^ houses;
        }
        part.cells.insert(cell);
        part.free.remove(cell);
        Some(part)
    }
}

impl Search<'_> {
    fn grow(&mut self, part: &Part) {
        // Each cell has two digits in each of three houses.
        let halves: usize = part.half.iter().map(|houses| houses.len()).sum();
        if halves > 6 * (MOST - part.cells.len()) {
            return;
        }
        let large = self.position.open_cells() - self.bivalue - part.cells;
        let joining = part.free | large;
        let may_join = |digit: Digit, house: House| self.position.places_in(digit, house) & joining;
        // The digit and house with the fewest options, so that dead ends are detected early.
        let open = Digit::ALL.into_iter().flat_map(|digit| {
            let houses = part.half[digit.index()].iter();
            houses.map(move |house| (digit, house))
        });
        let mut fewest: Option<(Digit, CellSet)> = None;
        let mut fewest_count = usize::MAX;
        for (digit, house) in open {
            let cells = may_join(digit, house);
            if cells.is_empty() {
                return;
            }
            // If there are fewer than two options, no other digit or house can have fewer.
            if fewest_count > 1 && cells.len() < fewest_count {
                fewest = Some((digit, cells));
                fewest_count = cells.len();
            }
        }
        let Some((digit, cells)) = fewest else {
            self.keep(part);
            return;
        };
        for cell in cells {
            for other in self.position[cell].without(digit) {
                let pair = digit.as_set().with(other);
                let surplus = self.position[cell] - pair;
                let Some(mut part) = part.with(cell, pair) else {
                    continue;
                };
                if !surplus.is_empty() {
                    part.roof.insert(cell);
                    part.surplus[cell.index()] = surplus;
                    if !self.is_useful_roof(&part, surplus) {
                        continue;
                    }
                }
                self.grow(&part);
            }
        }
    }

    /// Whether a roof may allow a conclusion. A single roof cell, or two roof cells in one house,
    /// may have any surplus digits. Otherwise, all roof cells must have the same single surplus
    /// digit, and a cell that sees all of them must have it as a candidate.
    fn is_useful_roof(&self, part: &Part, surplus: DigitSet) -> bool {
        let is_one_digit = |digit: Digit| {
            let mut roof = part.roof.iter();
            roof.all(|cell| part.surplus[cell.index()] == digit.as_set())
                && !(part.roof.common_peers() & self.position.places(digit)).is_empty()
        };
        match part.roof.len() {
            1 => true,
            2 if !part.roof.common_houses().is_empty() => true,
            _ => surplus.single().is_some_and(is_one_digit),
        }
    }

    /// Records a closed pattern.
    fn keep(&mut self, part: &Part) {
        let mut digits = DigitSet::EMPTY;
        for digit in Digit::ALL {
            if !part.full[digit.index()].is_empty() {
                digits.insert(digit);
            }
        }
        if digits.len() >= 3 && !part.roof.is_empty() {
            let floor = part.cells - part.roof;
            let deadly = DeadlyPattern::of_pairs(digits, floor, part.roof, part.surplus);
            self.found.push(deadly);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::sketch::check;
    use crate::uniqueness::{LockedRoof, OneRoof, SharedExtra};

    /// Three columns with one pair each, in two rows.
    const FIVE: &str = "r1c1=12 r2c1=12 r1c4=23 r2c4=23 r1c7=13";

    #[test]
    fn one_cell_keeps_only_its_surplus() {
        check(
            &OneRoof::PAIRS,
            &format!("{FIVE} r2c7=1345"),
            &["r2c7<>1 r2c7<>3"],
        );
        // The transposed case.
        check(
            &OneRoof::PAIRS,
            "r1c1=12 r1c2=12 r4c1=23 r4c2=23 r7c1=13 r7c2=134",
            &["r7c2<>1 r7c2<>3"],
        );
    }

    #[test]
    fn a_box_has_a_digit_twice_at_most() {
        // Among these cells, each row and column has each of its digits in two cells, but box 3 has
        // 4 in four cells.
        check(
            &OneRoof::PAIRS,
            "r1c1=12 r2c1=12 r1c4=23 r2c4=23 r1c7=34 r2c7=34 r1c8=14 r2c8=145",
            &[],
        );
    }

    #[test]
    fn a_digit_without_a_partner_is_not_a_pattern() {
        check(
            &OneRoof::PAIRS,
            "r1c1=12 r2c1=12 r1c4=23 r2c4=23 r1c7=14 r2c7=1345 3=r1c4,r2c4,r2c7",
            &[],
        );
    }

    #[test]
    fn two_digits_are_a_rectangle_or_a_loop() {
        check(&OneRoof::PAIRS, "r1c1=12 r1c4=12 r2c1=12 r2c4=123", &[]);
    }

    #[test]
    fn one_extra_digit_is_in_one_of_its_cells() {
        let four = "r1c1=12 r2c1=12 r1c4=23 r1c7=13";
        let sketch = format!("{four} r2c4=234 r2c7=134 r2#4=r2c4,r2c7,r2c9");
        check(&SharedExtra::PAIRS, &sketch, &["r2c9<>4"]);
        let sketch = format!("{four} r2c4=234 r2c7=135 r2#4=r2c4,r2c7,r2c9");
        check(&SharedExtra::PAIRS, &sketch, &[]);
    }

    #[test]
    fn a_digit_locked_to_two_cells_leaves_the_extra_for_the_other() {
        let roof = "r1c1=12 r2c1=12 r1c4=23 r1c7=13 r2c4=2346 r2c7=135";
        check(
            &LockedRoof::PAIRS,
            &format!("{roof} r2#3=r2c4,r2c7"),
            &["r2c4<>2 r2c7<>1"],
        );
        check(&LockedRoof::PAIRS, roof, &[]);
    }
}
