//! Exocet: two cells that determine the digits of two distant cells.
//!
//! The *base* consists of two open cells in the same box and line, for example in row 1 of box 1.
//! The *cross-lines* are three columns: the column of the third cell in that row and box, and one
//! column through each of the two other boxes in the band. The two *targets* are cells on different
//! cross-lines. Neither target sees a base cell.
//!
//! ```text
//! B  B  . | .  .  . | .  .  .     base r1c1, r1c2, say 123; targets r2c4 and r3c7
//! .  .  . | T  .  . | /  .  .     cross-lines: columns 3, 4 and 7
//! .  .  . | /  .  . | T  .  .     / has none of 123
//! --------+---------+---------
//!       S |  S      |  S
//!       … |  …      |  …          1 fits in only two rows or columns of S, and so do 2 and 3
//! ```
//!
//! Suppose that a base cell is 1. Then the rest of its row and box cannot contain 1, but each of
//! the three cross-lines must. Now suppose that two rows or columns contain all places for 1 that
//! remain on the cross-lines outside the targets. These places can then hold 1 at most twice, so
//! one of the targets must be 1.
//!
//! If this holds for every candidate digit of the base (there may be up to five), the two digits
//! that the base actually holds are both in the targets. The two targets have no room for other
//! digits: **the targets hold the same two digits as the base.**
//!
//! - *Junior* exocet: each target lies in one of the boxes next to the base.
//! - *Senior* exocet: at least one target lies elsewhere on the cross-lines.
//!
//! Then try every pair of digits. Two conditions must be met for each target and its digit:
//!
//! - the other two cross-lines must have room for the digit, in different rows, outside the
//!   target's row and not in the other target;
//! - if the target lies in a box next to the base, the digit uses one row in the base's box and one
//!   row in the target's box. In the third box, it must therefore be in the third row, but not in
//!   the other target. The cells that remain are the *mirror* of the target.
//!
//! Pairs that do not meet these conditions are ruled out. An elimination is valid if it follows
//! from every remaining pair. A digit is removed from a base cell or target if no remaining pair
//! puts it there. It is removed from the cells that see both base cells if every remaining pair
//! contains it. Mirrors, peers of targets and full rows may lead to further eliminations that all
//! remaining pairs share.

mod case;
mod crossing;
mod double;

use std::ops::ControlFlow;

use novena_core::{Digit, House, HouseSet};

use crate::{Kind, Position, Role, Step, StepSink, Technique};
use case::Cases;
pub(crate) use double::DoubleExocet;

use crossing::{Base, Crossing, Spot, View};

/// The technique for junior and senior exocets.
pub(crate) struct Exocet {
    kind: Kind,
}

impl Exocet {
    pub(crate) const JUNIOR: Self = Self {
        kind: Kind::JUNIOR_EXOCET,
    };
    pub(crate) const SENIOR: Self = Self {
        kind: Kind::SENIOR_EXOCET,
    };

    /// Returns whether two targets are suitable for an exocet of this kind.
    fn takes(&self, [a, b]: [Spot; 2], base: &Base) -> bool {
        let beside = |spot: Spot| spot.line / 3 == base.line / 3;
        let is_junior = beside(a) && beside(b);
        a.track != b.track && is_junior == (self.kind == Kind::JUNIOR_EXOCET)
    }

    fn step(&self, view: &View<'_>, crossing: &Crossing, targets: [Spot; 2]) -> Option<Step> {
        let base = &crossing.base;
        let gone = Cases::new(view, crossing, targets).agreed()?;
        let gone = Digit::ALL.into_iter().flat_map(|digit| {
            let cells = gone[digit.index()] & view.position.places(digit);
            cells.iter().map(move |cell| cell.with(digit))
        });
        let [first, second] = base.cells;
        let box_ = House::box_(first.box_());
        let cross_lines = crossing.tracks.map(|track| view.cross_line(track));
        let step = Step::remove(self.kind, view.position, gone)?
            .because(Role::Digit, base.digits)
            .because(Role::BaseCells, [first, second])
            .because(
                Role::TargetCells,
                targets.map(|spot| crossing.cell(view, spot)),
            )
            .because(Role::Line, view.line(base.line))
            .because(Role::Box, box_)
            .because(Role::CrossLine, HouseSet::from_iter(cross_lines));
        Some(step)
    }
}

impl Technique for Exocet {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for view in [View::new(position, false), View::new(position, true)] {
            for base in view.bases() {
                for crossing in Crossing::all(&view, base) {
                    if !crossing.may_lock() {
                        continue;
                    }
                    let spots = crossing.spots(&view);
                    for (place, &a) in spots.iter().enumerate() {
                        for &b in &spots[place + 1..] {
                            let targets = [a, b];
                            if self.takes(targets, &crossing.base)
                                && crossing.locks(targets)
                                && let Some(step) = self.step(&view, &crossing, targets)
                            {
                                found(step)?;
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

    /// The exocet in the diagram. Below the first band, base digits occur on the cross-lines only
    /// in rows 5 and 8.
    const JUNIOR: &str = "r1c1=123 r1c2=123 \
         c3#1=r2c3,r5c3,r8c3 c3#2=r2c3,r5c3,r8c3 c3#3=r2c3,r5c3,r8c3 \
         c4#1=r2c4,r5c4,r8c4 c4#2=r2c4,r5c4,r8c4 c4#3=r2c4,r5c4,r8c4 \
         c7#1=r3c7,r5c7,r8c7 c7#2=r3c7,r5c7,r8c7 c7#3=r3c7,r5c7,r8c7 ";

    fn check_junior(more: &str, expected: &[&str]) {
        check(&Exocet::JUNIOR, &format!("{JUNIOR}{more}"), expected);
    }

    /// The sketch transposed: `c3#1=r2c3` becomes `r3#1=c2r3`, then `r3#1=r3c2`.
    fn turned(sketch: &str) -> String {
        let swapped = |text: &str| text.replace('r', "x").replace('c', "r").replace('x', "c");
        let upright = |name: &str| match name.split_once('r') {
            Some((column, row)) if column.starts_with('c') => format!("r{row}{column}"),
            _ => name.to_owned(),
        };
        let parts = sketch.split_whitespace().map(|part| {
            let part = swapped(part);
            let (left, right) = part.split_once('=').unwrap();
            let cells: Vec<String> = right.split(',').map(upright).collect();
            upright(left) + "=" + &cells.join(",")
        });
        parts.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn targets_hold_only_base_digits() {
        check_junior("r2c4=1235 r3c7=12367", &["r2c4<>5 r3c7<>6 r3c7<>7"]);
    }

    #[test]
    fn columns_as_lines() {
        let sketch = format!("{JUNIOR}r2c4=1235 r3c7=12367");
        check(
            &Exocet::JUNIOR,
            &turned(&sketch),
            &["r4c2<>5 r7c3<>6 r7c3<>7"],
        );
    }

    #[test]
    fn targets_in_one_row() {
        // Both targets are in row 2, and the cells below them in row 3 do not contain any base
        // digits.
        let sketch = JUNIOR.replace("r3c7", "r2c7");
        check(
            &Exocet::JUNIOR,
            &(sketch + "r2c4=1235 r2c7=1236"),
            &["r2c4<>5 r2c7<>6"],
        );
    }

    #[test]
    fn a_base_digit_that_no_target_can_hold_is_removed_from_the_base() {
        check_junior(
            "r1c1=1234 r1c2=1234 c3#4=r5c3,r8c3 c4#4=r5c4,r8c4 c7#4=r5c7,r8c7 r2c4=123 r3c7=123",
            &["r1c1<>4 r1c2<>4"],
        );
    }

    #[test]
    fn a_digit_in_every_pair_is_removed_from_cells_that_see_it() {
        // If r3c7 is 1, so are a base cell, one of r2c5 and r2c6, and two of the cells in rows 5
        // and 8 of columns 3 and 4.
        check_junior(
            "r2c4=123 r3c7=15 r1#1=r1c1,r1c2,r1c9 r2#1=r2c3,r2c4,r2c5,r2c6 r3#1=r3c7 \
             b1#1=r1c1,r1c2,r2c3 b2#1=r2c4,r2c5,r2c6 b3#1=r3c7,r1c9 \
             r5#1=r5c3,r5c4,r5c7,r5c9 r8#1=r8c3,r8c4,r8c7",
            &["r1c9<>1 r2c3<>1 r2c4<>1 r3c7<>5 r5c7<>1 r5c9<>1 r8c7<>1"],
        );
    }

    #[test]
    fn a_target_holds_only_digits_that_its_mirror_can_hold() {
        // r2c4 determines the digit of r3c8 or r3c9.
        check_junior("r2c4=123 r3c7=123 r3c8<>3 r3c9<>3", &["r2c4<>3"]);
    }

    #[test]
    fn a_third_row_on_the_cross_lines_leaves_room_elsewhere() {
        let wider = JUNIOR
            .replace("c3#1=", "c3#1=r6c3,")
            .replace("c4#1=", "c4#1=r6c4,")
            .replace("c7#1=", "c7#1=r6c7,");
        check(&Exocet::JUNIOR, &(wider + "r2c4=1235 r3c7=12367"), &[]);
    }

    #[test]
    fn a_companion_with_a_base_digit_leaves_room_elsewhere() {
        let wider = JUNIOR.replace("c4#2=", "c4#2=r3c4,");
        check(&Exocet::JUNIOR, &(wider + "r2c4=1235 r3c7=12367"), &[]);
    }

    #[test]
    fn a_digit_in_the_base_that_is_not_locked_spoils_it() {
        check_junior("r1c2=1234 r2c4=1235 r3c7=12367", &[]);
    }

    #[test]
    fn a_senior_target_lies_further_down() {
        let sketch = JUNIOR.replace("r3c7,r5c7", "r5c7,r6c7") + "r2c4=1235 r6c7=12367";
        check(&Exocet::SENIOR, &sketch, &["r2c4<>5 r6c7<>6 r6c7<>7"]);
        check(&Exocet::JUNIOR, &sketch, &[]);
        check(
            &Exocet::SENIOR,
            &(JUNIOR.to_owned() + "r2c4=1235 r3c7=12367"),
            &[],
        );
    }
}
