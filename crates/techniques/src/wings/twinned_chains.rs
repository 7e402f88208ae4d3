//! Twinned XY-chains: six cells that contain six digits, even though they lie in two lines.
//!
//! ```text
//!     c1  c5   c9
//! r5  14  34   46     1 fits only in column 1, 2 in row 9, 3 in column 5, 4 in row 5, 5 in row 9,
//! r9  12  235  56     6 in column 9. Each digit occurs at most once, so it occurs exactly once
//! ```
//!
//! The six cells lie where two lines cross three others. Between them, they can contain only six
//! digits. In these cells, the places for each digit all see each other, so the digit is in at most
//! one of them. Six cells need six digits, so each digit is in exactly one cell. The digit is
//! removed from cells that see all its places.
//!
//! Without 5 in r9c5, the four cells on the left would form a closed XY-chain. Without 2 in r9c5,
//! the four cells on the right would form another. The name refers to these two chains.

use std::ops::ControlFlow;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet};

use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct TwinnedChains;

/// The number of cells where two lines cross three others, and the number of digits in these cells.
const CELLS: usize = 6;

/// Two cells, one in each of two lines, and the digits they can contain.
#[derive(Clone, Copy)]
struct Rung {
    cells: CellSet,
    digits: DigitSet,
}

/// The rungs between two lines, excluding rungs with six or more digits or a naked single.
fn rungs(position: &Position, lines: [usize; 2], turned: bool) -> Vec<Rung> {
    let rung = |place: usize| {
        let cells = lines.map(|line| {
            if turned {
                Cell::at(place, line)
            } else {
                Cell::at(line, place)
            }
        });
        let digits = position[cells[0]] | position[cells[1]];
        let is_open = cells.iter().all(|&cell| position[cell].len() > 1);
        (is_open && digits.len() < CELLS).then(|| Rung {
            cells: cells.into_iter().collect(),
            digits,
        })
    };
    (0..9).filter_map(rung).collect()
}

impl TwinnedChains {
    /// The step for six cells that contain six digits once each.
    fn step(&self, position: &Position, cells: CellSet, digits: DigitSet) -> Option<Step> {
        let places = |digit: Digit| cells & position.places(digit);
        let is_once = |digit: Digit| {
            let places = places(digit);
            places.len() == 1 || !places.common_houses().is_empty()
        };
        // Six cells in a box are a naked set.
        if !cells.common_houses().is_empty() || !digits.iter().all(is_once) {
            return None;
        }
        let mut removed: Vec<Candidate> = Vec::new();
        for digit in digits {
            let seen = (places(digit).common_peers() & position.places(digit)) - cells;
            removed.extend(seen.iter().map(|cell| cell.with(digit)));
        }
        let step = Step::remove(self.kind(), position, removed)?;
        Some(
            step.because(Role::Digit, digits)
                .because(Role::Cells, cells),
        )
    }
}

impl Technique for TwinnedChains {
    fn kind(&self) -> Kind {
        Kind::TWINNED_XY_CHAINS
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for turned in [false, true] {
            for first in 0..9 {
                for second in first + 1..9 {
                    let rungs = rungs(position, [first, second], turned);
                    for (place, one) in rungs.iter().enumerate() {
                        for (after, two) in rungs.iter().enumerate().skip(place + 1) {
                            let digits = one.digits | two.digits;
                            if digits.len() > CELLS {
                                continue;
                            }
                            for three in &rungs[after + 1..] {
                                let digits = digits | three.digits;
                                if digits.len() != CELLS {
                                    continue;
                                }
                                let cells = one.cells | two.cells | three.cells;
                                if let Some(step) = self.step(position, cells, digits) {
                                    found(step)?;
                                }
                            }
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const SIX: &str = "r5c1=14 r5c5=34 r5c9=46 r9c1=12 r9c5=235 r9c9=56";

    #[test]
    fn each_digit_is_removed_from_cells_that_see_its_places() {
        let only = "c1#1=r5c1,r9c1,r2c1 r9#2=r9c1,r9c5,r9c4 c5#3=r5c5,r9c5 \
                    r5#4=r5c1,r5c5,r5c9,r5c2 r9#5=r9c5,r9c9 c9#6=r5c9,r9c9";
        check(
            &TwinnedChains,
            &format!("{SIX} {only}"),
            &["r2c1<>1 r5c2<>4 r9c4<>2"],
        );
    }

    #[test]
    fn three_rows_and_two_columns() {
        let only = "r1#1=r1c5,r1c9,r1c2 c9#2=r1c9,r5c9 r5#3=r5c5,r5c9 c5#4=r1c5,r5c5,r9c5 c9#5=r5c9,r9c9 \
                    r9#6=r9c5,r9c9";
        check(
            &TwinnedChains,
            &format!("r1c5=14 r5c5=34 r9c5=46 r1c9=12 r5c9=235 r9c9=56 {only}"),
            &["r1c2<>1"],
        );
    }

    #[test]
    fn a_digit_that_fits_twice_spoils_it() {
        // 4 could be in both r5c1 and r9c5.
        let sketch = SIX.replace("r9c5=235", "r9c5=2345");
        check(&TwinnedChains, &sketch, &[]);
    }

    #[test]
    fn six_cells_of_a_box_are_a_naked_set() {
        check(
            &TwinnedChains,
            "r1c1=14 r1c2=34 r1c3=46 r2c1=12 r2c2=235 r2c3=56",
            &[],
        );
    }

    #[test]
    fn seven_digits_are_too_many() {
        let sketch = SIX.replace("r9c9=56", "r9c9=567");
        check(&TwinnedChains, &sketch, &[]);
    }
}
