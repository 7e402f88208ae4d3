//! Looking for fish of one kind.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use novena_core::{CellSet, Digit};

use super::search::each_fish;
use super::{Fins, Fish, Shape};
use crate::{Found, Kind, Position, Technique};

/// Fish of one shape and size, with fins or without.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fishing {
    pub(crate) kind: Kind,
    pub(crate) shape: Shape,
    pub(crate) fins: Fins,
    pub(crate) size: usize,
}

impl Fishing {
    /// Tells `visit` of every such fish of a digit, of some several times.
    pub(crate) fn each(&self, places: CellSet, visit: &mut dyn FnMut(Fish)) {
        each_fish(places, self.shape, self.fins, self.size, &mut |fish| {
            if fish.shape() == self.shape && fish.fins_named() == self.fins {
                visit(fish);
            }
        });
    }
}

impl Technique for Fishing {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: Found<'_>) -> ControlFlow<()> {
        for digit in Digit::ALL {
            // Of all fish with the same targets only the one that is easiest to see is told:
            // of the large ones there can be thousands.
            let mut best: BTreeMap<CellSet, Fish> = BTreeMap::new();
            self.each(position.places(digit), &mut |fish| {
                let known = best.entry(fish.targets).or_insert(fish);
                if fish.burden() < known.burden() {
                    *known = fish;
                }
            });
            for fish in best.values() {
                if let Some(step) = fish.step(self.kind, position, digit) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
