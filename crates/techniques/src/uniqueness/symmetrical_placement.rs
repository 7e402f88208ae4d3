//! Gurth's symmetrical placement: if the givens are symmetric, so is the solution.
//!
//! ```text
//! 1 . . | . 3 . | . . .     a half turn moves 1 to the place of 2 and 3 to the place of 4, and
//! . . . | . . . | . . .     the other way round. The only solution has the same symmetry, so
//! . . . | . 5 . | . . .     the centre holds a digit that is not exchanged
//! . . . | . . . | . . .
//! . . . | . 4 . | . . 2
//! ```
//!
//! Suppose that all givens remain unchanged if the board is given a half turn, or is reflected in a
//! diagonal, and certain digits are then exchanged. Do the same with the solution: the result is a
//! solution for the same givens. There is only one solution, so the result is that same solution.
//! Therefore, if a cell contains a digit, the image of the cell contains the digit for which that
//! digit is exchanged. A cell that is its own image contains a digit that is not exchanged.
//! Whenever a digit is placed, its image can be placed as well.
//!
//! The technique depends only on the givens, and applies from the first move to the last.
//! Symmetries that also permute rows within a band would work as well, but players do not spot
//! them.

use std::ops::ControlFlow;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet};

use super::any_surplus::excludes;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct SymmetricalPlacement;

/// A rotation or reflection of the board. Every mapping is its own inverse.
#[derive(Clone, Copy)]
enum Mapping {
    Half,
    Diagonal,
    OtherDiagonal,
}

impl Mapping {
    const ALL: [Self; 3] = [Self::Half, Self::Diagonal, Self::OtherDiagonal];

    fn image(self, cell: Cell) -> Cell {
        let (row, column) = (cell.row(), cell.column());
        match self {
            Self::Half => Cell::at(8 - row, 8 - column),
            Self::Diagonal => Cell::at(column, row),
            Self::OtherDiagonal => Cell::at(8 - column, 8 - row),
        }
    }

    /// The cells that are mapped to themselves.
    fn axis(self) -> CellSet {
        Cell::all()
            .filter(|&cell| self.image(cell) == cell)
            .collect()
    }
}

/// For each digit, the digit for which it must be exchanged so that the givens remain unchanged
/// under the mapping. `None` if no exchange achieves this.
fn exchange(position: &Position, mapping: Mapping) -> Option<[Digit; 9]> {
    let givens = position.givens();
    let mut becomes = [None; 9];
    for cell in givens {
        let image = mapping.image(cell);
        let digit = position.placed(cell)?;
        let other = position.placed(image).filter(|_| givens.contains(image))?;
        let known = &mut becomes[digit.index()];
        if known.is_some_and(|known| known != other) {
            return None;
        }
        *known = Some(other);
    }
    // If two digits do not occur in the givens, it is not known whether they are exchanged.
    let missing = becomes.iter().filter(|digit| digit.is_none()).count();
    if missing > 1 {
        return None;
    }
    let mut exchanged = Digit::ALL;
    for (digit, becomes) in exchanged.iter_mut().zip(becomes) {
        *digit = becomes.unwrap_or(*digit);
    }
    let is_back = |digit: &Digit| exchanged[exchanged[digit.index()].index()] == *digit;
    Digit::ALL.iter().all(is_back).then_some(exchanged)
}

impl Technique for SymmetricalPlacement {
    fn kind(&self) -> Kind {
        Kind::SYMMETRICAL_PLACEMENT
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for mapping in Mapping::ALL {
            let Some(exchanged) = exchange(position, mapping) else {
                continue;
            };
            let becomes = |digit: Digit| exchanged[digit.index()];
            let fixed: DigitSet = Digit::ALL
                .into_iter()
                .filter(|&digit| becomes(digit) == digit)
                .collect();
            // A solution cannot have such a symmetry if none or all of the digits are exchanged.
            if fixed.is_empty() || fixed == DigitSet::ALL {
                continue;
            }
            let image =
                |candidate: Candidate| mapping.image(candidate.cell).with(becomes(candidate.digit));
            let open = position.open_cells();
            let placed: Vec<Candidate> = (!open)
                .iter()
                .filter_map(|cell| Some(image(cell.with(position.placed(cell)?))))
                .filter(|&candidate| position.has(candidate) && open.contains(candidate.cell))
                .collect();
            let candidates = open.iter().flat_map(|cell| {
                let digits = position[cell].iter();
                digits.map(move |digit| cell.with(digit))
            });
            let is_out = |&candidate: &Candidate| {
                let image = image(candidate);
                let is_moved = image.cell == candidate.cell && image != candidate;
                let is_gone = open.contains(image.cell) && !position.has(image);
                let follows = placed.iter().any(|&placed| excludes(placed, candidate));
                (is_moved || is_gone) && !follows
            };
            let removed: Vec<Candidate> = candidates.filter(is_out).collect();
            let steps = [
                Step::place_all(self.kind(), placed.iter().copied()),
                Step::remove(self.kind(), position, removed),
            ];
            for step in steps.into_iter().flatten() {
                let mut step = step
                    .because(Role::Digit, DigitSet::ALL)
                    .because(Role::Axis, mapping.axis())
                    .because(Role::Extra, fixed);
                for digit in Digit::ALL {
                    if becomes(digit) > digit {
                        step = step.because(Role::Linked, digit.as_set().with(becomes(digit)));
                    }
                }
                found(step)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    /// A half turn that swaps 1 with 2, 3 with 4, 6 with 7, and 8 with 9.
    const TURNED: &str = "r1c1:1 r9c9:2 r1c5:3 r9c5:4 r2c3:6 r8c7:7 r3c7:8 r7c3:9";

    #[test]
    fn the_centre_holds_an_unexchanged_digit() {
        check(
            &SymmetricalPlacement,
            TURNED,
            &["r5c5<>1 r5c5<>2 r5c5<>6 r5c5<>7 r5c5<>8 r5c5<>9"],
        );
    }

    #[test]
    fn a_candidate_without_its_image_is_false() {
        // 7 in r4c9 would require 6 in r6c1.
        check(
            &SymmetricalPlacement,
            &format!("{TURNED} r5c5=5 r6c1<>6"),
            &["r4c9<>7"],
        );
    }

    #[test]
    fn the_image_of_a_digit_is_placed() {
        check(
            &SymmetricalPlacement,
            &format!("{TURNED} r5c5=5 r6c1:+6"),
            &["r4c9=7"],
        );
    }

    #[test]
    fn a_diagonal_holds_unexchanged_digits() {
        // Swaps 1 with 2, 3 with 4, and 5 with 6; 7, 8 and 9 are unchanged.
        check(
            &SymmetricalPlacement,
            "r1c4:1 r4c1:2 r2c5:3 r5c2:4 r3c8:5 r8c3:6 r9c9:7 r7c7:8 r1c9:9 r9c1:9 r3c3=789 r2c2=789 \
             r1c1=78 r4c4=789 r5c5=789 r6c6=6789 r8c8=9",
            &["r6c6<>6"],
        );
    }

    #[test]
    fn a_given_without_its_image_breaks_the_symmetry() {
        check(&SymmetricalPlacement, &format!("{TURNED} r5c1:5"), &[]);
        // 1 would become 2 in one place and 4 in another.
        let other = TURNED.replace("r8c7:7", "r8c7:2");
        check(&SymmetricalPlacement, &other, &[]);
        // Entries are not givens.
        let entry = TURNED.replace("r9c9:2", "r9c9:+2");
        check(&SymmetricalPlacement, &entry, &[]);
    }

    #[test]
    fn two_digits_that_are_not_given_leave_the_exchange_open() {
        let fewer = TURNED.replace("r3c7:8 r7c3:9", "");
        check(&SymmetricalPlacement, &fewer, &[]);
    }
}
