//! Naked single: a cell has only one candidate left.
//!
//! ```text
//! 1 2 . | . . .
//! 3 4 . | . . .
//! . . * | 5 6 7     r3c3 sees 1, 2, 3, 4, 5, 6, 7 and, in its column, 8: it must be 9
//! ```

use std::ops::ControlFlow;

use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct NakedSingle;

impl Technique for NakedSingle {
    fn kind(&self) -> Kind {
        Kind::NAKED_SINGLE
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let [_, one, ..] = position.cells_by_count();
        for cell in one {
            if let Some(digit) = position[cell].single() {
                let step = Step::place(self.kind(), cell.with(digit))
                    .because(Role::Digit, digit)
                    .because(Role::Cells, cell);
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

    #[test]
    fn one_candidate_is_placed() {
        check(&NakedSingle, "r3c3=9 r7c1=4", &["r3c3=9", "r7c1=4"]);
    }

    #[test]
    fn two_candidates_are_not_a_single() {
        check(&NakedSingle, "r3c3=89", &[]);
    }

    #[test]
    fn a_filled_cell_is_skipped() {
        check(&NakedSingle, "r3c3:9", &[]);
    }
}
