//! The parts of a fish: what its bases and covers make of a digit's candidates.

use novena_core::{CellSet, Digit, House, HouseSet};

use super::Shape;
use crate::{Kind, Position, Role, Step};

/// How many fins a fish may have, and how many of a second kind, the endo fins. A person who
/// follows the argument has to look at each of them.
const MOST_FINS: usize = 5;
const MOST_ENDO_FINS: usize = 2;

/// What is said of the fins in a fish's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fins {
    /// It has none.
    None,
    /// It has some.
    Some,
    /// It has some, and without them a base line would hold one body candidate or none. Only
    /// basic fish are told apart like this.
    Sashimi,
}

/// Bases, covers and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fish {
    pub(crate) base: HouseSet,
    pub(crate) cover: HouseSet,
    /// Base candidates in a cover.
    pub(crate) body: CellSet,
    /// Base candidates outside all covers.
    pub(crate) fins: CellSet,
    /// Candidates in two bases.
    pub(crate) endo_fins: CellSet,
    /// What it removes; never nothing.
    pub(crate) targets: CellSet,
}

impl Fish {
    /// The fish with these houses, where the digit can stand in `places`; none if it removes
    /// nothing or has too many fins.
    pub(crate) fn new(places: CellSet, base: HouseSet, cover: HouseSet) -> Option<Self> {
        let (in_base, endo_fins) = once_and_twice(places, base);
        let (in_cover, in_two_covers) = once_and_twice(places, cover);
        let fins = in_base - in_cover - endo_fins;
        if fins.len() > MOST_FINS || endo_fins.len() > MOST_ENDO_FINS {
            return None;
        }
        // A base candidate in two covers would use up both and satisfy one base only.
        let could_fall = (in_cover - in_base) | ((in_two_covers & in_base) - endo_fins);
        let targets = could_fall & (fins | endo_fins).common_peers();
        (!targets.is_empty()).then_some(Self {
            base,
            cover,
            body: (in_base & in_cover) - endo_fins,
            fins,
            endo_fins,
            targets,
        })
    }

    pub(crate) fn shape(&self) -> Shape {
        Shape::of(self.base, self.cover)
    }

    pub(crate) fn fins_named(&self) -> Fins {
        if (self.fins | self.endo_fins).is_empty() {
            return Fins::None;
        }
        let keeps_few = |line: House| (self.body & line.cells()).len() <= 1;
        if self.shape() == Shape::Basic && self.base.iter().any(keeps_few) {
            Fins::Sashimi
        } else {
            Fins::Some
        }
    }

    /// Smaller is easier to see; of several with the same targets, the smallest is told.
    pub(crate) fn burden(&self) -> (usize, usize, u32, u32) {
        (
            self.fins.len() + self.endo_fins.len(),
            self.body.len(),
            self.base.bits(),
            self.cover.bits(),
        )
    }

    /// The fish as a step.
    pub(crate) fn step(&self, kind: Kind, position: &Position, digit: Digit) -> Option<Step> {
        let step = Step::eliminate(kind, position, digit, self.targets)?
            .because(Role::Digit, digit)
            .because(Role::Base, self.base)
            .because(Role::Cover, self.cover)
            .because(Role::Cells, self.body);
        Some(self.with_fins(step, digit))
    }

    /// A step with the fins in its evidence. Endo fins are named, be it that there are none,
    /// wherever the shape of the fish allows for them, so that a sentence can count on them.
    pub(crate) fn with_fins(&self, step: Step, digit: Digit) -> Step {
        match (self.fins_named(), self.shape()) {
            (Fins::None, _) => step,
            (_, Shape::Basic) => step.because(Role::Fin, (digit, self.fins)),
            _ => step
                .because(Role::Fin, (digit, self.fins))
                .because(Role::EndoFin, (digit, self.endo_fins)),
        }
    }
}

/// The places in any of these houses, and those in more than one.
fn once_and_twice(places: CellSet, houses: HouseSet) -> (CellSet, CellSet) {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for house in houses {
        let cells = places & house.cells();
        twice |= once & cells;
        once |= cells;
    }
    (once, twice)
}
