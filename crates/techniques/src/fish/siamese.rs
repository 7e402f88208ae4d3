//! Siamese fish: two finned fish with the same bases, joined into one step.
//!
//! The same bases can often be covered in two ways, with different fins and eliminations. A player
//! who sees the bases sees both fish.
//!
//! ```text
//!  .  .  .  | .  .  .  |-4  .  .
//!  .  .  4  | .  .  .  | .  4  .     base r2     With covers c3 and c7 and the fin r2c8, the
//!  .  .  .  | .  .  .  |-4  .  .                 fish removes 4 from c7. With covers c3 and c8
//!  ---------+----------+---------                and the fin r5c7, it removes 4 from c8.
//!  .  .  .  | .  .  .  | . -4  .
//!  .  .  4  | .  .  .  | 4  .  .     base r5
//!  .  .  .  | .  .  .  | . -4  .
//! ```

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use novena_core::Digit;

use super::search::each_fish;
use super::{Fins, Fish, FishTechnique};
use crate::{Kind, Position, Role, Step, StepSink, Technique};

/// The technique for siamese fish. A pair is called sashimi if both fish are sashimi.
pub(crate) struct Siamese(pub(crate) FishTechnique);

impl Technique for Siamese {
    fn kind(&self) -> Kind {
        self.0.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let FishTechnique { shape, size, .. } = self.0;
        for digit in Digit::ALL {
            let mut fish: BTreeMap<(u32, u32), Fish> = BTreeMap::new();
            let places = position.places(digit);
            let doomed = position.doomed(digit);
            each_fish(places, doomed, shape, Fins::Some, size, &mut |twin| {
                if twin.shape() == shape && twin.fins_named() != Fins::None {
                    fish.insert((twin.base.bits(), twin.cover.bits()), twin);
                }
            });
            let fish: Vec<Fish> = fish.into_values().collect();
            for twins in fish.chunk_by(|a, b| a.base == b.base) {
                for (place, first) in twins.iter().enumerate() {
                    for second in &twins[place + 1..] {
                        if let Some(step) = self.join(position, digit, first, second) {
                            found(step)?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Siamese {
    /// Returns both fish as one step. Returns `None` if the pair is of a different kind, or if one
    /// of the fish alone has all the eliminations.
    fn join(&self, position: &Position, digit: Digit, first: &Fish, second: &Fish) -> Option<Step> {
        let both = [first, second].map(Fish::fins_named);
        let are_sashimi = both == [Fins::Sashimi; 2];
        if are_sashimi != (self.0.fins == Fins::Sashimi) {
            return None;
        }
        let targets = first.targets | second.targets;
        if targets == first.targets || targets == second.targets {
            return None;
        }
        let step = Step::eliminate(self.0.kind, position, digit, targets)?
            .because(Role::Digit, digit)
            .because(Role::Base, first.base)
            .because(Role::Cover, first.cover)
            .because(Role::SecondCover, second.cover)
            .because(Role::Cells, first.body);
        Some(second.with_fins(first.with_fins(step, digit), digit))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{FishShape, finned, sashimi};
    use super::*;
    use crate::Exhibit;
    use crate::sketch::{check, position, steps};

    const SASHIMI: Siamese = Siamese(sashimi(Kind::SIAMESE_SASHIMI_X_WING, FishShape::Basic, 2));
    const FINNED: Siamese = Siamese(finned(Kind::SIAMESE_FINNED_X_WING, FishShape::Basic, 2));

    #[test]
    fn two_covers_of_the_same_rows_are_joined() {
        let rows = "4=r2c3,r2c8,r5c3,r5c7,r1c7,r3c7,r4c8,r6c8";
        check(&SASHIMI, rows, &["r1c7<>4 r3c7<>4 r4c8<>4 r6c8<>4"]);
        check(&FINNED, rows, &[]);
    }

    #[test]
    fn two_covers_of_the_same_columns_are_joined() {
        check(
            &SASHIMI,
            "4=r3c2,r8c2,r3c5,r7c5,r7c1,r8c4",
            &["r7c1<>4 r8c4<>4"],
        );
    }

    #[test]
    fn a_fish_that_is_not_sashimi_names_the_pair() {
        // With covers c3 and c7, r2 has only r2c3 besides its fin. With covers c3 and c8, r2 has
        // both of its places, and the fish is not sashimi.
        let rows = "4=r2c3,r2c8,r3c3,r3c7,r3c8,r1c7,r1c8";
        check(&FINNED, rows, &["r1c7<>4 r1c8<>4"]);
        check(&SASHIMI, rows, &[]);
    }

    #[test]
    fn a_fish_with_all_eliminations_is_not_a_pair() {
        check(&SASHIMI, "4=r2c3,r2c8,r5c3,r5c7,r1c7,r3c7", &[]);
    }

    #[test]
    fn both_covers_and_both_fins_are_shown() {
        let found = steps(&SASHIMI, &position("4=r2c3,r2c8,r5c3,r5c7,r1c7,r4c8"));
        let houses = |role| {
            found[0]
                .exhibits(role)
                .map(|exhibit| match exhibit {
                    Exhibit::Houses(houses) => houses.to_string(),
                    _ => String::new(),
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(houses(Role::Base), ["r2 r5"]);
        assert_eq!(houses(Role::Cover), ["c3 c7"]);
        assert_eq!(houses(Role::SecondCover), ["c3 c8"]);
        assert_eq!(found[0].exhibits(Role::Fin).count(), 2);
    }
}
