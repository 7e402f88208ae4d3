//! Basic fish with fins, regardless of their eliminations.

use novena_core::{CellSet, Digit, House, HouseSet};

use crate::Position;

/// The maximum number of fins. It is limited because a person has to follow a chain from each fin.
const MOST_FINS: u32 = 3;
const MOST_LINES: usize = 4;

/// A set of lines in which all places for a digit, except the fins, lie in the same number of
/// crossing lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fish {
    pub(super) digit: Digit,
    pub(super) base: HouseSet,
    pub(super) cover: HouseSet,
    /// Base candidates in a cover.
    pub(super) body: CellSet,
    /// Base candidates outside all covers.
    pub(super) fins: CellSet,
    /// The eliminations if all fins are false.
    pub(super) targets: CellSet,
}

/// Visits every fish for a digit with at least one fin.
pub(super) fn each_fish(position: &Position, digit: Digit, visit: &mut dyn FnMut(Fish)) {
    for (bases, covers) in [
        (HouseSet::ROWS, HouseSet::COLUMNS),
        (HouseSet::COLUMNS, HouseSet::ROWS),
    ] {
        let first_cover = covers.first().map_or(0, House::index);
        let mut lines = Lines {
            position,
            digit,
            first_cover,
            bases: Vec::with_capacity(9),
        };
        for base in bases {
            let places = position.places_in(digit, base);
            // A line with only one place is a hidden single.
            if position.count_in(digit, base) >= 2 {
                lines.bases.push((base, base.places_of(places)));
            }
        }
        lines.choose(
            0,
            HouseSet::EMPTY,
            &mut Vec::with_capacity(MOST_LINES),
            visit,
        );
    }
}

struct Lines<'a> {
    position: &'a Position,
    digit: Digit,
    /// The index of the first crossing line, which crosses every base at its first place.
    first_cover: usize,
    /// The lines in one direction and their places for the digit, as nine bits.
    bases: Vec<(House, u16)>,
}

impl Lines<'_> {
    /// Adds bases from index `from` onwards to those already chosen.
    fn choose(
        &self,
        from: usize,
        base: HouseSet,
        places: &mut Vec<u16>,
        visit: &mut dyn FnMut(Fish),
    ) {
        if places.len() >= 2 {
            self.covers(base, places, visit);
        }
        if places.len() == MOST_LINES {
            return;
        }
        for place in from..self.bases.len() {
            let (house, mask) = self.bases[place];
            places.push(mask);
            self.choose(place + 1, base.with(house), places, visit);
            places.pop();
        }
    }

    /// Visits all fish with the given bases and the same number of covers that have between one and
    /// [`MOST_FINS`] fins.
    fn covers(&self, base: HouseSet, places: &[u16], visit: &mut dyn FnMut(Fish)) {
        let any = places.iter().fold(0, |any, mask| any | mask);
        // Go through all subsets of `any` with a counter that skips the other bits.
        let mut cover: u16 = 0;
        loop {
            cover = cover.wrapping_sub(any) & any;
            if cover == 0 {
                return;
            }
            if cover.count_ones() as usize != places.len() {
                continue;
            }
            let fins: u32 = places.iter().map(|mask| (mask & !cover).count_ones()).sum();
            // If a base has no candidate in a cover, one of its fins is true, so the fish is not
            // needed.
            if (1..=MOST_FINS).contains(&fins) && places.iter().all(|mask| mask & cover != 0) {
                visit(self.fish(base, cover));
            }
        }
    }

    fn fish(&self, base: HouseSet, cover: u16) -> Fish {
        let crossing = |place: usize| House::from_index(self.first_cover + place);
        let cover: HouseSet = (0..9)
            .filter(|place| cover >> place & 1 == 1)
            .map(crossing)
            .collect();
        let places = self.position.places(self.digit);
        let (in_base, in_cover) = (places & base.cells(), places & cover.cells());
        Fish {
            digit: self.digit,
            base,
            cover,
            body: in_base & in_cover,
            fins: in_base - in_cover,
            targets: in_cover - in_base,
        }
    }
}
