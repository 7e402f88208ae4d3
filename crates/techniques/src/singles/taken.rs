//! Finds the digits in a cell's houses that leave only one digit for the cell.
//!
//! ```text
//! 1 2 . | . . .
//! 3 4 . | . . .      row 3 has 5, 6 and 7, and box 1 has 1, 2, 3 and 4;
//! . . * | 5 6 7      8 was ruled out before, so r3c3 is 9
//! ```

use std::cmp::Reverse;

use novena_core::{CellSet, DigitSet, Grid, House};

use crate::{Evidence, Exhibit, Role, Step};

impl Step {
    /// Adds evidence to a naked single: the cells that contain the other digits, house by house,
    /// and the digits that are not in any of the cell's houses because earlier steps ruled them
    /// out.
    pub(crate) fn add_taken(&mut self, grid: &Grid) {
        let mut evidence = self.evidence.iter();
        let has_them = evidence.any(|evidence| evidence.role == Role::Blocker);
        let Some(found) = self.placements().next().filter(|_| !has_them) else {
            return;
        };
        let mut left = DigitSet::ALL.without(found.digit);
        loop {
            // Houses that contain the most of the remaining digits come first, so that only a few
            // houses are named.
            let houses = found.cell.houses().map(|house| holders(grid, house, left));
            let best = houses
                .into_iter()
                .min_by_key(|(cells, _)| Reverse(cells.len()));
            let Some((cells, digits)) = best.filter(|(cells, _)| !cells.is_empty()) else {
                break;
            };
            left -= digits;
            self.evidence.push(Evidence {
                role: Role::Blocker,
                exhibit: Exhibit::Set { cells, digits },
            });
        }
        if !left.is_empty() {
            self.evidence.push(Evidence {
                role: Role::RuledOut,
                exhibit: left.into(),
            });
        }
    }
}

/// The cells in a house that contain wanted digits, one cell for each digit, and these digits.
fn holders(grid: &Grid, house: House, wanted: DigitSet) -> (CellSet, DigitSet) {
    let (mut cells, mut digits) = (CellSet::EMPTY, DigitSet::EMPTY);
    for cell in house.cells() - grid.open_cells() {
        if let Some(digit) = grid.placed(cell)
            && (wanted - digits).contains(digit)
        {
            cells.insert(cell);
            digits.insert(digit);
        }
    }
    (cells, digits)
}

#[cfg(test)]
mod tests {
    use crate::singles::NakedSingle;
    use crate::sketch::{position, steps};
    use crate::{Exhibit, Role};

    /// Checks the blockers of the first naked single, and the digits that were ruled out before.
    #[track_caller]
    fn check(sketch: &str, blockers: &[&str], ruled_out: &str) {
        let position = position(sketch);
        let step = steps(&NakedSingle, &position).swap_remove(0);
        let step = step.with_reasons(&position);
        let text = |exhibit: &Exhibit| match exhibit {
            Exhibit::Set { cells, digits } => format!("{cells}: {digits}"),
            Exhibit::Digits(digits) => digits.to_string(),
            other => panic!("{other:?}"),
        };
        let texts = |role| step.exhibits(role).map(text).collect::<Vec<_>>();
        assert_eq!(texts(Role::Blocker), blockers);
        assert_eq!(texts(Role::RuledOut).concat(), ruled_out);
    }

    #[test]
    fn the_house_with_the_most_digits_comes_first() {
        let sketch = "r1c1:1 r1c2:2 r2c1:3 r2c2:4 r3c4:5 r3c5:6 r3c6:7 r8c3:8";
        check(
            sketch,
            &[
                "r1c1 r1c2 r2c1 r2c2: 1234",
                "r3c4 r3c5 r3c6: 567",
                "r8c3: 8",
            ],
            "",
        );
    }

    #[test]
    fn each_digit_is_named_once_and_digits_removed_earlier_separately() {
        let sketch = "r3c1:1 r3c2:2 r1c1:3 r3c4:5 r3c5:6 r3c6:7 r8c3:3 r3c3<>4 r3c3<>8";
        check(
            sketch,
            &["r3c1 r3c2 r3c4 r3c5 r3c6: 12567", "r8c3: 3"],
            "48",
        );
    }
}
