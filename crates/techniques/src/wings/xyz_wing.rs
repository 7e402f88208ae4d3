//! XYZ-wing: an XY-wing whose pivot may itself be z.
//!
//! The pivot has the candidates x, y and z; it sees a pincer xz and a pincer yz. If the pivot is x
//! or y, one of the pincers is z. Otherwise, the pivot itself is z. One of the three cells
//! therefore holds z, and no cell that sees all three can hold it.
//!
//! ```text
//! xyz -z -z | . xz .     pivot r1c1, pincers r1c5 and r3c2
//! .   .  .  | . .  .
//! .   yz .  | . .  .
//! ```

use std::ops::ControlFlow;

use novena_core::Cell;

use super::case;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct XyzWing;

impl Technique for XyzWing {
    fn kind(&self) -> Kind {
        Kind::XYZ_WING
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let [_, _, two, three, _] = position.cells_by_count();
        for pivot in three {
            let digits = position[pivot];
            for (a, b) in (two & pivot.peers()).pairs() {
                // Two different pairs from three digits share exactly one digit.
                if position[a] == position[b] || position[a] | position[b] != digits {
                    continue;
                }
                let Some(z) = (position[a] & position[b]).single() else {
                    continue;
                };
                let case = |pincer: Cell| case(pivot, position[pincer].without(z), pincer.with(z));
                let seen = pivot.peers() & a.peers() & b.peers();
                if let Some(step) = Step::eliminate(self.kind(), position, z, seen) {
                    found(
                        step.because(Role::Digit, digits)
                            .because(Role::Pivot, pivot)
                            .because(Role::Pincer, [a, b])
                            .because(Role::Case, case(a))
                            .because(Role::Case, case(b)),
                    )?;
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

    #[test]
    fn removes_z_from_cells_that_see_all_three() {
        check(&XyzWing, "r1c1=123 r1c5=13 r3c2=23", &["r1c2<>3 r1c3<>3"]);
        check(&XyzWing, "r1c1=123 r5c1=13 r2c3=23", &["r2c1<>3 r3c1<>3"]);
    }

    #[test]
    fn needs_three_candidates_in_the_pivot() {
        check(&XyzWing, "r1c1=12 r1c5=13 r3c2=23", &[]);
        check(&XyzWing, "r1c1=1234 r1c5=13 r3c2=23", &[]);
    }

    #[test]
    fn needs_different_pincers_within_the_pivot() {
        check(&XyzWing, "r1c1=123 r1c5=13 r3c2=13", &[]);
        check(&XyzWing, "r1c1=123 r1c5=13 r3c2=24", &[]);
    }

    #[test]
    fn needs_a_pivot_that_sees_both_pincers() {
        check(&XyzWing, "r1c1=123 r1c5=13 r4c2=23", &[]);
    }

    #[test]
    fn without_a_box_in_common_no_cell_sees_all_three() {
        check(&XyzWing, "r2c2=123 r2c8=13 r8c2=23", &[]);
    }
}
