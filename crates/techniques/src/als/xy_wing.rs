//! ALS-XY-wing: two almost locked sets that are joined through a third.
//!
//! The third set, the pivot, has a restricted common x with the first set and a different
//! restricted common y with the second set. The pivot can lack only one of its digits. If it holds
//! x, the first set lacks x and is locked; otherwise the pivot holds y, and the second set is
//! locked. If the first and the second set both have a digit z, at least one of the two therefore
//! holds z, and no cell that sees every z in these two sets can hold z.
//!
//! ```text
//! xa .  .  | .  ay .      the pivot r1c1, r1c5 with a, x and y;
//! .  xz -z | .  .  -z     the sets r2c2 with x and z, r3c4 with y and z
//! -z -z -z | yz .  .
//! ```
//!
//! If all three sets are cells with two candidates, the pattern is an XY-wing.

use std::ops::ControlFlow;

use novena_core::Digit;

use super::gather::{PatternTable, Removal};
use super::pattern::Pattern;
use super::web::numbers;
use crate::{Kind, Position, StepSink, Technique};

pub(crate) struct AlsXyWing {
    /// Whether sets may share cells.
    overlap: bool,
}

impl AlsXyWing {
    pub(crate) const APART: Self = Self { overlap: false };
    pub(crate) const OVERLAPPING: Self = Self { overlap: true };
}

impl Technique for AlsXyWing {
    fn kind(&self) -> Kind {
        Kind::ALS_XY_WING
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let web = position.web(self.overlap);
        let mut gathered = PatternTable::new();
        let mut arms: Vec<(usize, Digit)> = Vec::new();
        for pivot in 0..web.sets.len() {
            arms.clear();
            for digit in web.sets[pivot].digits {
                arms.extend(numbers(web.joined(pivot, digit)).map(|set| (set, digit)));
            }
            for (place, &(first, x)) in arms.iter().enumerate() {
                let a = &web.sets[first];
                for &(second, y) in &arms[place + 1..] {
                    let b = &web.sets[second];
                    let common = (a.digits & b.digits).without(x).without(y);
                    if x == y || common.is_empty() || first == second {
                        continue;
                    }
                    if !self.overlap && !(a.cells & b.cells).is_empty() {
                        continue;
                    }
                    let mut removal = Removal::default();
                    for z in common {
                        removal.add(z, a.seen(z) & b.seen(z));
                    }
                    let burden = (3, web.cell_count(&[first, pivot, second]));
                    gathered.offer(removal, burden, || ([first, pivot, second], [x, y]));
                }
            }
        }
        gathered.report(found, |removal, (sets, linked)| {
            let pattern = Pattern {
                web,
                sets: &sets,
                linked: &linked.map(Into::into),
            };
            pattern.step(Kind::ALS_XY_WING, position, removal)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Exhibit;
    use crate::sketch::{check, deductions, position, steps};

    const APART: &AlsXyWing = &AlsXyWing::APART;

    // x = 1, y = 2, z = 3 and a = 4, as in the picture.
    const WING: &str = "r1c1=14 r1c5=24 r2c2=13 r3c4=23";

    #[test]
    fn one_of_two_sets_holds_z() {
        check(
            APART,
            WING,
            &["r2c4<>3 r2c5<>3 r2c6<>3 r3c1<>3 r3c2<>3 r3c3<>3"],
        );
    }

    #[test]
    fn three_bivalue_cells_are_an_als_xy_wing() {
        check(APART, "r2c2=12 r2c8=13 r8c2=23", &["r8c8<>3"]);
    }

    #[test]
    fn the_pivot_must_see_both_commons() {
        check(APART, &WING.replace("r3c4", "r4c4"), &[]);
        check(APART, &WING.replace("r2c2", "r2c8"), &[]);
    }

    #[test]
    fn the_commons_must_differ() {
        check(APART, "r2c2=12 r2c8=13 r8c2=13", &[]);
    }

    #[test]
    fn both_sets_must_have_z() {
        check(APART, &WING.replace("r3c4=23", "r3c4=25"), &[]);
    }

    #[test]
    fn sets_share_cells_only_if_allowed() {
        // r4c4 and r4c6 each form a set with r4c9, which is 4 whichever digit the pivot r5c5 holds.
        let sketch = position("r5c5=12 r4c4=13 r4c6=23 r4c9=34");
        let removes_4 = |wing: &AlsXyWing| {
            let found = steps(wing, &sketch);
            found
                .iter()
                .any(|step| deductions(step).contains("r4c8<>4"))
        };
        assert!(!removes_4(APART));
        assert!(removes_4(&AlsXyWing::OVERLAPPING));
    }

    #[test]
    fn the_pivot_is_shown_between_the_sets() {
        let found = steps(APART, &position("r2c2=12 r2c8=13 r8c2=23"));
        let sets: Vec<String> = found[0]
            .exhibits(crate::Role::Set)
            .map(|set| match set {
                Exhibit::Set { cells, digits } => format!("{cells}={digits}"),
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(sets, ["r2c8=13", "r2c2=12", "r8c2=23"]);
    }
}
