//! Unique loops: deadly patterns with two digits in six or more cells.
//!
//! ```text
//! 12 . . | 12 . . | .  . .     every row, column and box has two of these cells or none:
//! .  . . | 12 . . | 12 . .     if they contained only 1 and 2, all six could swap
//! 12 . . | .  . . | 12 . .     their digits
//! ```
//!
//! Cells form a deadly pattern if every house that contains any of them contains exactly two, and
//! if they can be coloured in two colours so that the two cells in a house always differ. If the
//! cells are filled with two digits, each colour takes one of the digits, because neighbours differ
//! and all cells are connected. If the colours are swapped, every house still has the same digits.
//! Such cells form a loop, or loops that are joined in boxes. The search finds both, because only
//! the swap matters.
//!
//! Every cell must still have both digits as candidates. Loops of four cells are rectangles and are
//! not reported here.
//!
//! The search starts at the first cell of the loop. For a house with only one cell so far, it
//! branches on the second cell. Every loop has exactly one such cell, so each loop is found only
//! once.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

use super::DeadlyPattern;
use crate::Position;

struct Search<'a> {
    position: &'a Position,
    digits: DigitSet,
    visit: &'a mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
}

/// A loop that is not closed yet.
#[derive(Clone, Copy)]
struct Part {
    /// The cells by colour.
    colours: [CellSet; 2],
    /// The cells with surplus digits.
    roof: CellSet,
    /// The houses that contain only one cell so far and need another.
    half: HouseSet,
    /// The cells that may still be added, because none of their houses has two cells yet.
    free: CellSet,
}

/// Visits every loop with at least six cells that may allow a conclusion.
pub(crate) fn each(
    position: &Position,
    visit: &mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [_, _, bivalue, trivalue, _] = position.cells_by_count();
    for (index, &first) in Digit::ALL.iter().enumerate() {
        for &second in &Digit::ALL[index + 1..] {
            let both = position.places(first) & position.places(second);
            let digits = first.as_set().with(second);
            let mut search = Search {
                position,
                digits,
                visit: &mut *visit,
            };
            let bare = (both & bivalue).len();
            // A loop has at least six cells. Either at most two of them have additional candidates,
            // or all cells with additional candidates have the same single one.
            let with_one_more = |third: Digit| (both & trivalue & position.places(third)).len();
            let enough = bare >= 4
                || (!digits)
                    .iter()
                    .any(|third| bare + with_one_more(third) >= 6);
            if enough {
                search.start_everywhere(both)?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl Search<'_> {
    fn start_everywhere(&mut self, both: CellSet) -> ControlFlow<()> {
        let mut free = both;
        for start in both {
            free.remove(start);
            let part = Part {
                colours: [start.into(), CellSet::EMPTY],
                roof: CellSet::EMPTY,
                half: start.as_set().houses(),
                free,
            };
            if let Some(roof) = self.roof_with(part.roof, start) {
                self.grow(Part { roof, ..part })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn grow(&mut self, part: Part) -> ControlFlow<()> {
        let [even, odd] = part.colours;
        let cells = even | odd;
        // The house with the fewest options, so that dead ends are detected early.
        let answers = |house: &House| (house.cells() & part.free).len();
        let Some(house) = part.half.iter().min_by_key(answers) else {
            if cells.len() == 4 {
                return ControlFlow::Continue(());
            }
            return (self.visit)(&DeadlyPattern::of_digits(self.position, self.digits, cells));
        };
        for cell in house.cells() & part.free {
            let seen = cell.peers() & cells;
            // All neighbours of the cell must have the same colour. The cell takes the other
            // colour.
            let colours = if (seen & odd).is_empty() {
                [even, odd.with(cell)]
            } else if (seen & even).is_empty() {
                [even.with(cell), odd]
            } else {
                continue;
            };
            let Some(roof) = self.roof_with(part.roof, cell) else {
                continue;
            };
            let houses = cell.as_set().houses();
            let full = part.half & houses;
            self.grow(Part {
                colours,
                roof,
                half: part.half ^ houses,
                free: part.free.without(cell) - full.cells(),
            })?;
        }
        ControlFlow::Continue(())
    }

    /// The roof with an additional cell, unless that rules out a conclusion. A single roof cell, or
    /// two roof cells in one house, may have any surplus digits. Otherwise, all roof cells must
    /// have the same single surplus digit, and a cell that sees all of them must have it as a
    /// candidate.
    fn roof_with(&self, roof: CellSet, cell: Cell) -> Option<CellSet> {
        let surplus = |cell: Cell| self.position[cell] - self.digits;
        if surplus(cell).is_empty() {
            return Some(roof);
        }
        let roof = roof.with(cell);
        let is_one_digit = |digit: Digit| {
            roof.iter().all(|cell| surplus(cell) == digit.as_set())
                && !(roof.common_peers() & self.position.places(digit)).is_empty()
        };
        let is_useful = match roof.len() {
            1 => true,
            2 if !roof.common_houses().is_empty() => true,
            _ => surplus(cell).single().is_some_and(is_one_digit),
        };
        is_useful.then_some(roof)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    /// Checks the cells of the loops in a sketch.
    fn check(sketch: &str, expected: &[&str]) {
        let mut found = Vec::new();
        let _ = each(&position(sketch), &mut |deadly| {
            found.push((deadly.floor | deadly.roof).to_string());
            ControlFlow::Continue(())
        });
        assert_eq!(found, expected, "{sketch}");
    }

    const SIX: &str = "1=r1c1,r1c4,r2c4,r2c7,r3c7,r3c1 r1c1=12 r1c4=12 r2c4=12 r2c7=12 r3c7=12";

    #[test]
    fn six_cells_in_three_boxes() {
        check(
            &format!("{SIX} r3c1=123"),
            &["r1c1 r1c4 r2c4 r2c7 r3c1 r3c7"],
        );
    }

    #[test]
    fn eight_cells() {
        check(
            "1=r1c1,r1c4,r2c1,r2c5,r4c4,r4c6,r7c5,r7c6 \
             r1c1=12 r1c4=12 r2c1=12 r2c5=12 r4c4=12 r4c6=12 r7c5=12 r7c6=1234",
            &["r1c1 r1c4 r2c1 r2c5 r4c4 r4c6 r7c5 r7c6"],
        );
    }

    #[test]
    fn four_cells_in_a_box_are_not_a_loop() {
        // The same cells as in the loop above, but with r5c5 and r5c6 in place of r7c5 and r7c6, so
        // that box 5 has four of them.
        check(
            "1=r1c1,r1c4,r2c1,r2c5,r4c4,r4c6,r5c5,r5c6 \
             r1c1=12 r1c4=12 r2c1=12 r2c5=12 r4c4=12 r4c6=12 r5c5=12 r5c6=1234",
            &[],
        );
    }

    #[test]
    fn a_loop_must_close() {
        check(&format!("{SIX} r3c1=23"), &[]);
    }

    #[test]
    fn a_box_needs_two_cells_too() {
        // Each row and column of the loop contains two of its cells, but each box only one.
        check(
            "1=r1c1,r1c4,r4c4,r4c7,r7c7,r7c1 r1c1=12 r1c4=12 r4c4=12 r4c7=12 r7c7=12 r7c1=123",
            &[],
        );
    }

    #[test]
    fn two_cells_of_one_colour_in_a_box_are_not_a_loop() {
        // Every house of the loop contains two of its cells, but along rows and columns, r1c1 and
        // r2c2 would get the same colour.
        check(
            "1=r1c1,r1c4,r4c4,r4c2,r2c2,r2c5,r5c5,r5c1 \
             r1c1=12 r1c4=12 r4c4=12 r4c2=12 r2c2=12 r2c5=12 r5c5=12 r5c1=123",
            &[],
        );
    }

    #[test]
    fn four_cells_are_a_rectangle() {
        check(
            "1=r1c1,r1c4,r2c1,r2c4 r1c1=12 r1c4=12 r2c1=12 r2c4=123",
            &[],
        );
    }

    #[test]
    fn two_extra_cells_share_a_house_or_their_surplus() {
        let with = |surplus: &str| {
            let six = SIX.replace("r1c4=12", &format!("r1c4=12{surplus}"));
            format!("{six} r3c1=123")
        };
        check(&with("4"), &[]);
        check(&with("3"), &["r1c1 r1c4 r2c4 r2c7 r3c1 r3c7"]);
    }
}
