//! XY-wing: a pivot, two pincers, and a digit that one of them must take.
//!
//! The pivot has the candidates x and y; it sees a pincer xz and a pincer yz. Whichever digit the
//! pivot takes, one pincer is left with z, so no cell that sees both can hold z.
//!
//! ```text
//! xy -z -z | .  xz .     pivot r1c1, pincers r1c5 and r3c2
//! .  .  .  | .  .  .
//! .  yz .  | -z -z -z
//! ```

use std::ops::ControlFlow;

use novena_core::Cell;

use super::case;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct XyWing;

impl Technique for XyWing {
    fn kind(&self) -> Kind {
        Kind::XY_WING
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let bivalue = position.bivalue_cells();
        for pivot in bivalue {
            for (a, b) in (bivalue & pivot.peers()).pairs() {
                let Some(z) = (position[a] & position[b]).single() else {
                    continue;
                };
                if (position[a] | position[b]).without(z) != position[pivot] {
                    continue;
                }
                // If the pivot takes the digit that it shares with a pincer, the pincer is z.
                let case = |pincer: Cell| {
                    let shared = position[pivot] & position[pincer];
                    case(pivot, shared, pincer.with(z))
                };
                let seen = a.peers() & b.peers();
                if let Some(step) = Step::eliminate(self.kind(), position, z, seen) {
                    found(
                        step.because(Role::Digit, position[pivot].with(z))
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
    fn removes_z_from_cells_that_see_both_pincers() {
        check(
            &XyWing,
            "r1c1=12 r1c5=13 r3c2=23",
            &["r1c2<>3 r1c3<>3 r3c4<>3 r3c5<>3 r3c6<>3"],
        );
    }

    #[test]
    fn a_pivot_can_see_its_pincers_only_along_lines() {
        check(&XyWing, "r2c2=12 r2c8=13 r8c2=23", &["r8c8<>3"]);
    }

    #[test]
    fn needs_a_pivot_that_sees_both_pincers() {
        check(&XyWing, "r1c1=12 r1c5=13 r9c9=23", &[]);
    }

    #[test]
    fn needs_the_same_z_in_both_pincers() {
        check(&XyWing, "r1c1=12 r1c5=13 r3c2=24", &[]);
    }

    #[test]
    fn needs_a_pincer_for_each_digit_of_the_pivot() {
        check(&XyWing, "r1c1=12 r1c5=13 r3c2=13", &[]);
        check(&XyWing, "r1c1=12 r1c5=34 r3c2=23", &[]);
    }

    #[test]
    fn needs_a_pivot_of_two() {
        check(&XyWing, "r1c1=123 r1c5=13 r3c2=23", &[]);
    }

    #[test]
    fn without_z_to_remove_there_is_no_step() {
        check(&XyWing, "r2c2=12 r2c8=13 r8c2=23 r8c8<>3", &[]);
    }
}
