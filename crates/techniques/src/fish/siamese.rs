//! Siamese fish: two finned fish with the same bases, joined into one step.
//!
//! The same bases can often be covered in two ways, each leaving other fins and removing
//! other candidates. One look at the bases shows both.
//!
//! ```text
//! bases r2 and r5, covers c3 and c7 or c3 and c8:
//!
//!   . . .  | . . . | .  .  .
//!   . . 4  | . . . | .  4  4     r2, columns 8 and 9
//!   . . .  | . . . | -4 .  .
//!   -------+-------+---------
//!   . . 4  | . . . | 4  .  .     r5
//! ```

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use novena_core::Digit;

use super::search::each_fish;
use super::{Fins, Fish, Shape};
use crate::{Found, Kind, Position, Role, Step, Technique};

/// Two fish of one shape and size with the same bases. They are called sashimi where both are.
pub(crate) struct Siamese {
    pub(crate) kind: Kind,
    pub(crate) shape: Shape,
    pub(crate) fins: Fins,
    pub(crate) size: usize,
}

impl Technique for Siamese {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: Found<'_>) -> ControlFlow<()> {
        for digit in Digit::ALL {
            let mut fish: BTreeMap<(u32, u32), Fish> = BTreeMap::new();
            let places = position.places(digit);
            each_fish(places, self.shape, Fins::Some, self.size, &mut |twin| {
                if twin.shape() == self.shape && twin.fins_named() != Fins::None {
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
    /// Both as one step; none if they are called otherwise, or if one of them says it all.
    fn join(&self, position: &Position, digit: Digit, first: &Fish, second: &Fish) -> Option<Step> {
        let both = [first, second].map(Fish::fins_named);
        let are_sashimi = both == [Fins::Sashimi; 2];
        if are_sashimi != (self.fins == Fins::Sashimi) {
            return None;
        }
        let targets = first.targets | second.targets;
        if targets == first.targets || targets == second.targets {
            return None;
        }
        let step = Step::eliminate(self.kind, position, digit, targets)?
            .because(Role::Digit, digit)
            .because(Role::Base, first.base)
            .because(Role::Cover, first.cover)
            .because(Role::SecondCover, second.cover)
            .because(Role::Cells, first.body);
        Some(second.with_fins(first.with_fins(step, digit), digit))
    }
}
