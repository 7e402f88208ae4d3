//! Dual two-string kites and dual empty rectangles: two patterns in the same cells of a box.
//!
//! Two cells in a box can belong to two kites. One kite lies in the row of the first cell and the
//! column of the second, the other in the column of the first and the row of the second. Each kite
//! removes its own candidate. Together, the kites form one step.
//!
//! ```text
//! . b . | . . . | a . .     row 1, a = b, and column 1, c = d, remove r4c7;
//! c . . | . f . | . . .     row 2, c = f, and column 2, b = e, remove r5c5
//! . . . | . . . | . . .
//! ------+-------+------
//! d . . | . . . | - . .
//! . e . | . - . | . . .
//! ```
//!
//! The two kites may have different digits if both cells of the box have both digits as candidates:
//! each kite is valid by itself. HoDoKu also counts such pairs as dual kites.
//!
//! In the same way, the places for a digit in a box can form the cross of two empty rectangles with
//! different targets. Here, two places in the box are enough: such a box forms a cross in two ways,
//! which accounts for most duals.

use std::ops::ControlFlow;

use novena_core::{CellSet, DigitSet, House};

use super::empty_rectangle::Turn;
use super::two_links::TwoLinkChain;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct DualTwoStringKite;

impl Technique for DualTwoStringKite {
    fn kind(&self) -> Kind {
        Kind::DUAL_TWO_STRING_KITE
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let kites = TwoLinkChain::kites(position);
        let joint = |chain: &TwoLinkChain| chain.inner().into_iter().collect::<CellSet>();
        for (place, (first, first_target)) in kites.iter().enumerate() {
            for (second, second_target) in &kites[place + 1..] {
                let targets = [
                    first_target.with(first.digit),
                    second_target.with(second.digit),
                ];
                if joint(first) != joint(second) || targets[0] == targets[1] {
                    continue;
                }
                let Some(step) = Step::remove(self.kind(), position, targets) else {
                    continue;
                };
                let [cell, _] = first.inner();
                let digits: DigitSet = [first.digit, second.digit].into_iter().collect();
                found(
                    step.because(Role::Digit, digits)
                        .because(Role::Box, House::box_(cell.box_()))
                        .because(Role::Cells, first.inner())
                        .because(Role::House, first.houses())
                        .because(Role::House, second.houses())
                        .because(Role::Pincer, first.outer())
                        .because(Role::Pincer, second.outer())
                        .because(Role::Link, first.links())
                        .because(Role::Link, second.links()),
                )?;
            }
        }
        ControlFlow::Continue(())
    }
}

pub(crate) struct DualEmptyRectangle;

impl Technique for DualEmptyRectangle {
    fn kind(&self) -> Kind {
        Kind::DUAL_EMPTY_RECTANGLE
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let mut turns = Vec::new();
        // The callback never stops the search.
        let _ = Turn::each(position, 2, |turn| {
            turns.push(turn);
            ControlFlow::Continue(())
        });
        for (place, first) in turns.iter().enumerate() {
            for second in &turns[place + 1..] {
                let digit = first.digit;
                if (digit, first.box_) != (second.digit, second.box_)
                    || first.target == second.target
                {
                    continue;
                }
                let targets = [first.target, second.target].map(|cell| cell.with(digit));
                let Some(step) = Step::remove(self.kind(), position, targets) else {
                    continue;
                };
                let mut step = step
                    .because(Role::Digit, digit)
                    .because(Role::Box, first.box_)
                    .because(Role::Cells, position.places_in(digit, first.box_));
                for turn in [first, second] {
                    step = step
                        .because(Role::Line, turn.toward_link)
                        .because(Role::Line, turn.toward_target)
                        .because(Role::House, turn.link.houses)
                        .because(Role::Pincer, turn.link.ends[1])
                        .because(Role::Link, turn.links(position));
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
    use crate::sketch::{check, position, steps};

    #[test]
    fn two_kites_cross_in_a_box() {
        check(
            &DualTwoStringKite,
            "r1#4=r1c2,r1c7 c1#4=r2c1,r4c1 r2#4=r2c1,r2c5 c2#4=r1c2,r5c2",
            &["r4c7<>4 r5c5<>4"],
        );
    }

    #[test]
    fn one_kite_is_not_two() {
        check(
            &DualTwoStringKite,
            "r1#4=r1c2,r1c7 c1#4=r2c1,r4c1 r2#4=r2c1,r2c5",
            &[],
        );
    }

    #[test]
    fn kites_in_other_cells_of_the_box_do_not_join() {
        check(
            &DualTwoStringKite,
            "r1#4=r1c2,r1c7 c1#4=r2c1,r4c1 r3#6=r3c1,r3c5 c2#6=r1c2,r5c2",
            &[],
        );
    }

    #[test]
    fn kites_of_two_digits_join() {
        let sketch = "r1#4=r1c2,r1c7 c1#4=r2c1,r4c1 r2#6=r2c1,r2c5 c2#6=r1c2,r5c2";
        check(&DualTwoStringKite, sketch, &["r4c7<>4 r5c5<>6"]);
        let steps = steps(&DualTwoStringKite, &position(sketch));
        assert_eq!(steps[0].digits().to_string(), "46");
    }

    #[test]
    fn two_kites_with_one_target_are_not_a_dual() {
        check(
            &DualTwoStringKite,
            "r1#4=r1c2,r1c7 c1#4=r2c1,r4c1 r2#4=r2c1,r2c7 c2#4=r1c2,r4c2",
            &[],
        );
    }

    #[test]
    fn one_box_can_turn_both_ways() {
        check(
            &DualEmptyRectangle,
            "b1#5=r1c2,r2c1 c7#5=r2c7,r4c7 c8#5=r1c8,r5c8",
            &["r4c2<>5 r5c1<>5"],
        );
    }

    #[test]
    fn a_cross_of_three_places_can_turn_both_ways_too() {
        check(
            &DualEmptyRectangle,
            "b1#5=r1c2,r2c1,r2c3 c7#5=r2c7,r4c7 r8#5=r8c2,r8c5",
            &["r2c5<>5 r4c2<>5"],
        );
    }

    #[test]
    fn one_empty_rectangle_is_not_two() {
        check(&DualEmptyRectangle, "b1#5=r1c2,r2c1 c7#5=r2c7,r4c7", &[]);
    }

    #[test]
    fn boxes_and_digits_are_not_mixed() {
        check(
            &DualEmptyRectangle,
            "b1#5=r1c2,r2c1 c7#5=r2c7,r4c7 b1#6=r1c2,r2c1 c8#6=r1c8,r5c8",
            &[],
        );
        check(
            &DualEmptyRectangle,
            "b1#5=r1c2,r2c1 c7#5=r2c7,r4c7 b9#5=r9c8,r8c9 r4#5=r4c8,r4c1",
            &[],
        );
    }
}
