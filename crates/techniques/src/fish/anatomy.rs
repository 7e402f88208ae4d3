//! The parts of a fish: how its bases and covers divide up the candidates for a digit.

use novena_core::{CellSet, Digit, House, HouseSet};

use super::FishShape;
use crate::{Kind, Position, Role, Step};

/// The maximum number of fins. Anyone who follows the argument has to check each of them.
const MOST_FINS: usize = 5;
/// The maximum number of endo fins.
const MOST_ENDO_FINS: usize = 2;

/// The part of a fish's name that describes its fins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fins {
    /// The fish has no fins.
    None,
    /// The fish has fins.
    Some,
    /// The fish has fins, and without them, one of its bases has at most one candidate. Only basic
    /// fish can be sashimi.
    Sashimi,
}

/// Bases, covers and the parts that result from them.
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
    /// The eliminations. Never empty.
    pub(crate) targets: CellSet,
}

impl Fish {
    /// Returns the fish with these houses, where `places` are the places for the digit. Returns
    /// `None` if the fish does not remove anything or has too many fins.
    pub(crate) fn new(places: CellSet, base: HouseSet, cover: HouseSet) -> Option<Self> {
        let (in_base, endo_fins) = once_and_twice(places, base);
        let (in_cover, in_two_covers) = once_and_twice(places, cover);
        let fins = in_base - in_cover - endo_fins;
        if fins.len() > MOST_FINS || endo_fins.len() > MOST_ENDO_FINS {
            return None;
        }
        // A base candidate in two covers would use up both while satisfying only one base.
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

    pub(crate) fn shape(&self) -> FishShape {
        FishShape::of(self.base, self.cover)
    }

    pub(crate) fn fins_named(&self) -> Fins {
        if (self.fins | self.endo_fins).is_empty() {
            return Fins::None;
        }
        let keeps_few = |line: House| (self.body & line.cells()).len() <= 1;
        if self.shape() == FishShape::Basic && self.base.iter().any(keeps_few) {
            Fins::Sashimi
        } else {
            Fins::Some
        }
    }

    /// Whether there is a cover without any base candidates.
    pub(crate) fn is_degenerate(&self) -> bool {
        let is_bare = |cover: House| (self.body & cover.cells()).is_empty();
        self.cover.iter().any(is_bare)
    }

    /// Returns the effort needed to see the fish: the number of fins, then the number of other base
    /// candidates. Ties are decided by the houses. Of several fish with the same targets, only the
    /// one with the least effort is reported.
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

    /// Adds the fins to a step as evidence, if the fish has any. The evidence includes both kinds
    /// of fins, even if one of them is empty, because sentences depend on the number of each kind.
    pub(crate) fn with_fins(&self, step: Step, digit: Digit) -> Step {
        if self.fins_named() == Fins::None {
            return step;
        }
        step.because(Role::Fin, (digit, self.fins))
            .because(Role::EndoFin, (digit, self.endo_fins))
    }
}

/// Returns the places in any of these houses, and the places in more than one of them.
fn once_and_twice(places: CellSet, houses: HouseSet) -> (CellSet, CellSet) {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for house in houses {
        let cells = places & house.cells();
        twice |= once & cells;
        once |= cells;
    }
    (once, twice)
}

#[cfg(test)]
mod tests {
    use novena_core::Cell;

    use super::*;

    fn houses(list: &str) -> HouseSet {
        let named = |name: &str| House::all().find(|house| house.to_string() == name);
        list.split(' ').filter_map(named).collect()
    }

    fn fish(places: &str, base: &str, cover: &str) -> Option<Fish> {
        let places = places.split(' ').map(|cell| cell.parse::<Cell>().unwrap());
        Fish::new(places.collect(), houses(base), houses(cover))
    }

    #[track_caller]
    fn check(places: &str, base: &str, cover: &str, parts: [&str; 4]) {
        let fish = fish(places, base, cover).unwrap();
        let found = [fish.body, fish.fins, fish.endo_fins, fish.targets];
        assert_eq!(found.map(|cells| cells.to_string()), parts);
    }

    #[test]
    fn cover_candidates_outside_the_bases_are_removed() {
        check(
            "r2c3 r2c8 r5c3 r5c8 r7c3 r9c8 r9c9",
            "r2 r5",
            "c3 c8",
            ["r2c3 r2c8 r5c3 r5c8", "", "", "r7c3 r9c8"],
        );
    }

    #[test]
    fn with_fins_only_candidates_that_see_all_fins_are_removed() {
        check(
            "r2c1 r2c2 r2c3 r2c8 r5c3 r5c8 r1c3 r7c3",
            "r2 r5",
            "c3 c8",
            ["r2c3 r2c8 r5c3 r5c8", "r2c1 r2c2", "", "r1c3"],
        );
    }

    #[test]
    fn a_candidate_in_two_bases_is_an_endo_fin() {
        check(
            "r1c2 r2c2 r2c8 r7c2 r9c8",
            "r2 b1",
            "c2 c8",
            ["r1c2 r2c8", "", "r2c2", "r7c2"],
        );
    }

    #[test]
    fn a_base_candidate_in_two_covers_is_removed() {
        // If r2c3 were true, it would use up c3 and b1, and only c8 would be left for r5 and r9.
        check(
            "r1c2 r2c1 r2c3 r2c8 r5c3 r5c8 r9c3 r9c8",
            "r2 r5 r9",
            "c3 c8 b1",
            ["r2c1 r2c3 r2c8 r5c3 r5c8 r9c3 r9c8", "", "", "r1c2 r2c3"],
        );
    }

    #[test]
    fn more_than_five_fins_are_too_many() {
        let five = "r1c1 r1c2 r1c3 r1c7 r1c8";
        let with_five = fish(&format!("r1c4 {five}"), "b1 b3", "c4 c5");
        assert_eq!(with_five.map(|fish| fish.fins.len()), Some(5));
        assert_eq!(fish(&format!("r1c4 {five} r1c9"), "b1 b3", "c4 c5"), None);
    }

    #[test]
    fn a_cover_without_base_candidates_makes_a_fish_degenerate() {
        // In both rows, the only place in a cover is in column 8.
        let degenerate = fish("r2c2 r2c8 r5c8 r1c3 r3c3", "r2 r5", "c3 c8");
        assert_eq!(degenerate.map(|fish| fish.is_degenerate()), Some(true));
        let sashimi = fish("r2c2 r2c8 r5c3 r5c8 r1c3", "r2 r5", "c3 c8");
        assert_eq!(sashimi.map(|fish| fish.is_degenerate()), Some(false));
    }

    #[test]
    fn a_base_with_one_candidate_besides_its_fins_makes_a_fish_sashimi() {
        let named = |places, base, cover| fish(places, base, cover).map(|fish| fish.fins_named());
        let sashimi = "r2c2 r2c8 r5c3 r5c8 r1c3";
        assert_eq!(named(sashimi, "r2 r5", "c3 c8"), Some(Fins::Sashimi));
        let finned = "r2c2 r2c3 r2c8 r5c3 r5c8 r1c3";
        assert_eq!(named(finned, "r2 r5", "c3 c8"), Some(Fins::Some));
        let franken = "r2c2 r2c8 r5c3 r1c3";
        assert_eq!(named(franken, "r2 r5", "c3 b3"), Some(Fins::Some));
        let whole = "r2c3 r2c8 r5c3 r5c8 r1c3";
        assert_eq!(named(whole, "r2 r5", "c3 c8"), Some(Fins::None));
    }
}
