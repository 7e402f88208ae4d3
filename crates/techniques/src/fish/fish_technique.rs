//! The search for one kind of fish.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use novena_core::{CellSet, Digit};

use super::search::each_fish;
use super::{Fins, Fish, FishShape};
use crate::{Kind, Position, StepSink, Technique};

/// The technique for fish of one shape and size, with or without fins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FishTechnique {
    pub(crate) kind: Kind,
    pub(crate) shape: FishShape,
    pub(crate) fins: Fins,
    pub(crate) size: usize,
    /// Whether to report degenerate sashimi fish as well, that is, fish with a cover that does not
    /// contain any base candidates.
    pub(crate) also_degenerate: bool,
}

impl Technique for FishTechnique {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for digit in Digit::ALL {
            // Of all fish with the same targets, only the one that is easiest to see is reported,
            // because there can be thousands of large fish.
            let places = position.places(digit);
            let mut best: BTreeMap<CellSet, Fish> = BTreeMap::new();
            let doomed = position.doomed(digit);
            each_fish(
                places,
                doomed,
                self.shape,
                self.fins,
                self.size,
                &mut |fish| {
                    if fish.shape() != self.shape || fish.fins_named() != self.fins {
                        return;
                    }
                    let is_sashimi = self.fins == Fins::Sashimi;
                    if is_sashimi && !self.also_degenerate && fish.is_degenerate() {
                        return;
                    }
                    let known = best.entry(fish.targets).or_insert(fish);
                    if fish.burden() < known.burden() {
                        *known = fish;
                    }
                },
            );
            for fish in best.values() {
                if let Some(step) = fish.step(self.kind, position, digit) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};
    use crate::{Exhibit, Role, technique};

    #[track_caller]
    fn check_kind(kind: Kind, sketch: &str, expected: &[&str]) {
        check(technique(kind).unwrap(), sketch, expected);
    }

    const X_WING: &str = "4=r2c3,r2c8,r5c3,r5c8,r9c3";

    #[test]
    fn two_rows_in_two_columns_are_an_x_wing() {
        check_kind(Kind::X_WING, X_WING, &["r9c3<>4"]);
        check_kind(
            Kind::X_WING,
            "r2#4=r2c3,r2c8 r5#4=r5c3,r5c8 c3#4=r1c3,r2c3,r5c3 c8#4=r2c8,r5c8",
            &["r1c3<>4"],
        );
    }

    #[test]
    fn two_columns_in_two_rows_are_an_x_wing() {
        check_kind(Kind::X_WING, "4=r3c2,r8c2,r3c5,r8c5,r3c9", &["r3c9<>4"]);
    }

    #[test]
    fn a_third_place_in_a_row_is_not_an_x_wing() {
        check_kind(Kind::X_WING, "4=r2c3,r2c5,r2c8,r5c3,r5c8,r9c3", &[]);
    }

    #[test]
    fn a_fish_that_removes_nothing_is_not_a_step() {
        check_kind(Kind::X_WING, "4=r2c3,r2c8,r5c3,r5c8", &[]);
    }

    #[test]
    fn a_row_with_one_place_is_a_single_and_not_part_of_a_fish() {
        check_kind(Kind::X_WING, "4=r2c3,r2c8,r5c3,r9c3,r9c8,r9c9", &[]);
    }

    #[test]
    fn three_rows_need_not_have_three_places_each() {
        check_kind(
            Kind::SWORDFISH,
            "4=r1c1,r1c4,r4c4,r4c7,r7c1,r7c7,r9c1",
            &["r9c1<>4"],
        );
    }

    #[test]
    fn two_fish_side_by_side_are_not_a_larger_fish() {
        let two = "4=r1c1,r1c4,r4c1,r4c4,r7c1,r2c2,r2c5,r5c2,r5c5,r8c2";
        check_kind(Kind::X_WING, two, &["r7c1<>4", "r8c2<>4"]);
        check_kind(Kind::JELLYFISH, two, &[]);
    }

    #[test]
    fn a_finned_fish_removes_candidates_that_see_the_fin() {
        let sketch = "4=r2c2,r2c3,r2c8,r5c3,r5c8,r1c3,r9c3";
        check_kind(Kind::FINNED_X_WING, sketch, &["r1c3<>4"]);
        check_kind(Kind::SASHIMI_X_WING, sketch, &[]);
        check_kind(Kind::X_WING, sketch, &[]);
    }

    #[test]
    fn fins_in_two_boxes_leave_nothing() {
        check_kind(
            Kind::FINNED_X_WING,
            "4=r2c2,r2c3,r2c5,r2c8,r5c3,r5c8,r1c3,r9c3,r9c8",
            &[],
        );
    }

    #[test]
    fn without_the_corner_beside_its_fin_a_fish_is_sashimi() {
        let sketch = "4=r2c2,r2c8,r5c3,r5c8,r1c3,r9c3,r9c8";
        check_kind(Kind::SASHIMI_X_WING, sketch, &["r1c3<>4"]);
        check_kind(Kind::FINNED_X_WING, sketch, &[]);
    }

    #[test]
    fn two_boxes_in_two_rows_are_a_franken_x_wing() {
        let sketch = "b1#4=r1c1,r2c2 b2#4=r1c4,r2c5 b3#4=r1c9,r2c8,r3c7,r3c9";
        check_kind(Kind::FRANKEN_X_WING, sketch, &["r1c9<>4 r2c8<>4"]);
        check_kind(Kind::MUTANT_X_WING, sketch, &[]);
    }

    #[test]
    fn a_third_row_in_a_box_is_not_a_franken_x_wing() {
        check_kind(
            Kind::FRANKEN_X_WING,
            "b1#4=r1c1,r2c2,r3c3 b2#4=r1c4,r2c5",
            &[],
        );
    }

    #[test]
    fn a_row_and_a_column_that_meet_in_a_box_are_a_mutant_x_wing() {
        let kite = "r2#4=r2c2,r2c8 c3#4=r1c3,r7c3";
        check_kind(Kind::FINNED_MUTANT_X_WING, kite, &["r7c8<>4"]);
        check_kind(Kind::FINNED_FRANKEN_X_WING, kite, &[]);
    }

    #[test]
    fn every_part_of_the_pattern_is_shown() {
        let finned = technique(Kind::FINNED_X_WING).unwrap();
        let found = steps(finned, &position("4=r2c2,r2c3,r2c8,r5c3,r5c8,r1c3"));
        let shown: Vec<String> = [Role::Digit, Role::Base, Role::Cover, Role::Cells, Role::Fin]
            .into_iter()
            .flat_map(|role| found[0].exhibits(role))
            .map(|exhibit| match exhibit {
                Exhibit::Digits(digits) => digits.to_string(),
                Exhibit::Houses(houses) => houses.to_string(),
                Exhibit::Cells(cells) => cells.to_string(),
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(shown[..4], ["4", "r2 r5", "c3 c8", "r2c3 r2c8 r5c3 r5c8"]);
        assert!(shown[4].contains("r2c2"), "{}", shown[4]);
    }
}
