//! ALS-XZ: two almost locked sets joined by a digit that at least one of them must lack.
//!
//! Two almost locked sets have a restricted common x, which cannot be in both. The set that lacks x
//! is locked and holds all its other digits. If both sets also have a digit z, at least one of them
//! therefore holds z, and no cell that sees every z in both sets can hold it.
//!
//! ```text
//! xz .  .  | -z -z -z     r1c1, and r2c2 with r2c5. The x of r1c1 sees the x of r2c2, and
//! -z xy -z | .  yz .      whichever set is without x holds z
//! ```
//!
//! With two restricted commons x and y, the sets are *doubly linked*. At least one set lacks x, at
//! least one set lacks y, and neither set can lack two digits. Each set therefore holds either x or
//! y, and all its other digits.
//!
//! ```text
//! xa yb -xy | -xy xy -xy     r1c5, and r1c1 with r1c2 and r2c1: either r1c5 is x and r1c2 is
//! ab -ab -ab|  .  .   .      y, or it is y and r1c1 is x. The three cells hold a and b as well
//! ```
//!
//! Therefore x can be removed from cells that see every x in both sets, and y from cells that see
//! every y. Every other digit of a set can be removed from cells that see all places for it in that
//! set. If such a cell belongs to the other set, the elimination is reported in a separate step.

use std::ops::ControlFlow;

use novena_core::DigitSet;

use super::gather::{PatternTable, Removal};
use super::pattern::Pattern;
use super::web::{Web, numbers};
use crate::{Kind, Position, StepSink, Technique};

pub(crate) struct AlsXz;

impl Technique for AlsXz {
    fn kind(&self) -> Kind {
        Kind::ALS_XZ
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let web = position.web(false);
        let mut gathered = PatternTable::new();
        for first in 0..web.sets.len() {
            for digit in web.sets[first].digits {
                for second in numbers(web.joined(first, digit)) {
                    let commons = web.commons(first, second);
                    // Each pair is reported once, with the first of its restricted commons.
                    if first < second && commons.first() == Some(digit) {
                        let burden = (commons.len(), web.cell_count(&[first, second]));
                        for removal in removals(web, first, second, commons) {
                            gathered.offer(removal, burden, || (first, second, commons));
                        }
                    }
                }
            }
        }
        gathered.report(found, |removal, (first, second, commons)| {
            let pattern = Pattern {
                web,
                sets: &[first, second],
                linked: &[commons],
            };
            pattern.step(Kind::ALS_XZ, position, removal)
        })
    }
}

/// The eliminations outside the two sets, and the eliminations inside them.
fn removals(web: &Web, first: usize, second: usize, commons: DigitSet) -> [Removal; 2] {
    let (a, b) = (&web.sets[first], &web.sets[second]);
    let (mut outside, mut within) = (Removal::default(), Removal::default());
    match commons.len() {
        1 => {
            for z in (a.digits & b.digits) - commons {
                outside.add(z, a.seen(z) & b.seen(z));
            }
        }
        2 => {
            for x in commons {
                outside.add(x, a.seen(x) & b.seen(x));
            }
            for (set, other) in [(a, b), (b, a)] {
                for z in set.digits - commons {
                    outside.add(z, set.seen(z) - other.cells);
                    within.add(z, set.seen(z) & other.cells);
                }
            }
        }
        // Each set can lack only one digit, so with three restricted commons there is no solution.
        _ => {}
    }
    [outside, within]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, deductions, position, steps};

    // x = 1, y = 2 and z = 3, as in the first picture.
    const SINGLY: &str = "r1c1=13 r2c2=12 r2c5=23";

    #[test]
    fn one_of_two_sets_holds_z() {
        check(&AlsXz, SINGLY, &["r1c4<>3 r1c5<>3 r1c6<>3 r2c1<>3 r2c3<>3"]);
    }

    #[test]
    fn a_set_can_be_in_a_column() {
        check(
            &AlsXz,
            "r1c1=13 r2c2=124 r5c2=34 r8c2=24 b4#3=r5c2",
            &["r1c2<>3 r3c2<>3"],
        );
    }

    #[test]
    fn x_must_be_restricted() {
        // The set has a second x that r1c1 does not see.
        check(&AlsXz, "r1c1=13 r2c2=12 r2c5=123", &[]);
        check(&AlsXz, "r1c1=13 r4c2=12 r4c5=23", &[]);
    }

    #[test]
    fn the_sets_must_share_z() {
        check(&AlsXz, "r1c1=14 r2c2=12 r2c5=23", &[]);
    }

    #[test]
    fn one_digit_too_many_is_not_an_almost_locked_set() {
        check(&AlsXz, "r1c1=13 r2c2=124 r2c5=23", &[]);
    }

    #[test]
    fn without_z_to_remove_there_is_no_step() {
        let gone = "r1c4<>3 r1c5<>3 r1c6<>3 r2c1<>3 r2c3<>3";
        check(&AlsXz, &format!("{SINGLY} {gone}"), &[]);
    }

    // x = 1, y = 2, a = 3 and b = 4, as in the second picture.
    const DOUBLY: &str = "r1c5=12 r1c1=13 r1c2=24 r2c1=34 \
        r1#1=r1c1,r1c5,r1c9 r1#2=r1c2,r1c5 b1#3=r1c1,r2c1,r3c3 b1#4=r1c2,r2c1";

    #[test]
    fn doubly_linked_sets_hold_all_their_digits() {
        let column = "r4c1<>3 r5c1<>3 r6c1<>3 r7c1<>3 r8c1<>3 r9c1<>3";
        check(&AlsXz, DOUBLY, &[&format!("r1c9<>1 r3c3<>3 {column}")]);
    }

    #[test]
    fn eliminations_within_the_sets_are_separate_steps() {
        // If the two cells in row 1 also have 3, r1c1 is left with 1.
        let sketch = "r1c5=123 r1c6=123 r1c1=13 r1c2=24 r2c1=34";
        let found: Vec<String> = steps(&AlsXz, &position(sketch))
            .iter()
            .map(deductions)
            .collect();
        assert!(found.iter().any(|step| step == "r1c1<>3"), "{found:?}");
    }

    #[test]
    fn three_commons_have_no_solution() {
        check(&AlsXz, "r1c1=123 r1c2=123 r1c5=123 r1c6=123", &[]);
    }
}
