//! Chute remote pair: two bivalue cells in a band or a stack that have the same digits and do not
//! see each other.
//!
//! Both cells have only the candidates a and b. They lie in two boxes and two lines of one band. If
//! both were a, the third box would need its a in the third line. If none of the three cells where
//! that box and line cross contains a or can contain it, the two cells cannot both be a. At least
//! one of them is then b, and b is removed from all cells that see both.
//!
//! ```text
//! ab .  .  | -b -b -b | .  .  .     cells r1c1 and r2c5
//! -b -b -b | .  ab .  | .  .  .
//! .  .  .  | .  .  .  | x  x  x     no place for a where row 3 crosses box 3
//! ```

use std::ops::ControlFlow;

use novena_core::{Cell, Digit, House};

use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct ChuteRemotePair;

/// The box and the line of a band or stack that contain neither of the two given cells.
fn third(first: Cell, second: Cell) -> Option<(House, House)> {
    let rest = |a: usize, b: usize| {
        let (a_third, b_third) = (a % 3, b % 3);
        (a / 3 == b / 3 && a_third != b_third).then(|| a / 3 * 3 + 3 - a_third - b_third)
    };
    if first.box_() == second.box_() {
        return None;
    }
    if first.box_() / 3 == second.box_() / 3 {
        let row = rest(first.row(), second.row())?;
        let box_ = rest(first.box_(), second.box_())?;
        return Some((House::box_(box_), House::row(row)));
    }
    if first.box_() % 3 == second.box_() % 3 {
        let column = rest(first.column(), second.column())?;
        // The numbers of the boxes in a stack differ by three, so they add up to 9 plus three times
        // the first.
        let box_ = 9 + 3 * (first.box_() % 3) - first.box_() - second.box_();
        return Some((House::box_(box_), House::column(column)));
    }
    None
}

impl Technique for ChuteRemotePair {
    fn kind(&self) -> Kind {
        Kind::CHUTE_REMOTE_PAIR
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for (first, second) in position.bivalue_cells().pairs() {
            if position[first] != position[second] {
                continue;
            }
            let Some((box_, line)) = third(first, second) else {
                continue;
            };
            let crossing = box_.cells() & line.cells();
            let stands = |digit: Digit| {
                let mut cells = crossing.iter();
                cells.any(|cell| position.placed(cell) == Some(digit))
            };
            for linked in position[first] {
                let is_possible = !(crossing & position.places(linked)).is_empty();
                let Some(other) = position[first].without(linked).single() else {
                    continue;
                };
                if is_possible || stands(linked) {
                    continue;
                }
                let seen = first.peers() & second.peers();
                if let Some(step) = Step::eliminate(self.kind(), position, other, seen) {
                    found(
                        step.because(Role::Digit, position[first])
                            .because(Role::Pincer, [first, second])
                            .because(Role::Linked, linked)
                            .because(Role::Box, box_)
                            .because(Role::Line, line),
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

    const BAND: &str = "r1c1=34 r2c5=34 r3c7<>3 r3c8<>3 r3c9<>3";
    const SEEN: &str = "r1c4<>4 r1c5<>4 r1c6<>4 r2c1<>4 r2c2<>4 r2c3<>4";

    #[test]
    fn two_cells_of_a_band_cannot_both_be_the_digit() {
        check(&ChuteRemotePair, BAND, &[SEEN]);
        let both = format!("{BAND} r3c7<>4 r3c8<>4 r3c9<>4");
        check(
            &ChuteRemotePair,
            &both,
            &[SEEN, &SEEN.replace("<>4", "<>3")],
        );
    }

    #[test]
    fn a_stack_works_like_a_band() {
        let stack = "r4c2=34 r7c3=34 r1c1<>3 r2c1<>3 r3c1<>3";
        let seen = "r4c3<>4 r5c3<>4 r6c3<>4 r7c2<>4 r8c2<>4 r9c2<>4";
        check(&ChuteRemotePair, stack, &[seen]);
        let last = "r1c8=34 r4c9=34 r7c7<>3 r8c7<>3 r9c7<>3";
        let seen = "r1c9<>4 r2c9<>4 r3c9<>4 r4c8<>4 r5c8<>4 r6c8<>4";
        check(&ChuteRemotePair, last, &[seen]);
    }

    #[test]
    fn every_condition_is_necessary() {
        for (from, to) in [
            // Near misses: a different digit, a different band, the same line, and a place for the
            // digit where the third box and line cross.
            ("r2c5=34", "r2c5=35"),
            ("r2c5=34", "r4c5=34"),
            ("r2c5=34", "r1c5=34"),
            ("r3c8<>3", "r3c8<>5"),
        ] {
            check(&ChuteRemotePair, &BAND.replace(from, to), &[]);
        }
    }

    #[test]
    fn a_digit_placed_in_the_crossing_is_a_place() {
        check(&ChuteRemotePair, "r1c1=34 r2c5=34 r3c7:+3", &[]);
    }
}
