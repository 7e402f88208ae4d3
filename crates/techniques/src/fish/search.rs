//! The search for fish: covers first, then the bases that lie inside them.
//!
//! A fish without fins consists of n covers and n bases that lie entirely inside them. For a fish
//! with fins, consider its target: if the target t were true, every candidate that t sees would be
//! gone, including the fins, and the cover that contains t would be used up. The remaining parts of
//! the n bases would then lie in the other n - 1 covers, which is one cover too few.
//!
//! ```text
//! finned X-Wing, bases r2 and r5:       with t true, both bases need column 7:
//!
//!   . . t | . . . | . . .                 . . T | . . . | . . .
//!   . F x | . . . | x . .     r2          . - - | . . . | x . .     r2
//!   . . . | . . . | . . .                 . . . | . . . | . . .
//!   ------+-------+------                 ------+-------+------
//!   . . x | . . . | x . .     r5          . . - | . . . | x . .     r5
//! ```
//!
//! A single search therefore works for both cases: it chooses covers and looks for enough bases
//! inside them that do not share a candidate. The houses that contain t are ignored, because they
//! have no candidates left. A Franken fish then has at most 16 covers to choose from, and a mutant
//! fish has at most 24, so all choices can be tried.
//!
//! Fish that fall apart are skipped. If some of the covers, together with the bases inside them,
//! prove the same deduction, this smaller fish is the better proof. For a given target, this also
//! rules out fish that do not need any covers: if t empties a base, locked candidates already
//! remove t.

use novena_core::{Cell, CellSet, House, HouseSet};

use super::shape::Pools;
use super::{Fins, Fish, FishShape};

/// Calls `visit` with all fish of the given shape and size, with or without fins, for a digit with
/// these `places`. The same fish may occur several times. `doomed` contains the places that a fish
/// could remove.
pub(crate) fn each_fish(
    places: CellSet,
    doomed: CellSet,
    shape: FishShape,
    fins: Fins,
    size: usize,
    visit: &mut dyn FnMut(Fish),
) {
    if doomed.is_empty() {
        return;
    }
    for pools in shape.pools() {
        if fins == Fins::None {
            each_without_fins(places, *pools, size, visit);
        } else {
            for target in doomed {
                each_with_fins(places, *pools, size, target, visit);
            }
        }
    }
}

fn each_without_fins(places: CellSet, pools: Pools, size: usize, visit: &mut dyn FnMut(Fish)) {
    let search = Search {
        bases: HouseList::new(places, pools.base),
        covers: HouseList::new(places, pools.cover),
        base_count: size,
        cover_count: size,
    };
    search.run(&mut |base, cover| {
        if let Some(fish) = Fish::new(places, base, cover) {
            visit(fish);
        }
    });
}

fn each_with_fins(
    places: CellSet,
    pools: Pools,
    size: usize,
    target: Cell,
    visit: &mut dyn FnMut(Fish),
) {
    let unseen = places - target.peers() - target.as_set();
    let around: HouseSet = target.houses().into_iter().collect();
    let search = Search {
        bases: HouseList::new(unseen, pools.base - around),
        covers: HouseList::new(unseen, pools.cover - around),
        base_count: size,
        cover_count: size - 1,
    };
    search.run(&mut |base, cover| {
        for house in around & pools.cover {
            if let Some(fish) = Fish::new(places, base, cover.with(house)) {
                visit(fish);
            }
        }
    });
}

/// A list of houses with their candidates in this search. Houses without candidates are omitted.
struct HouseList {
    houses: [(House, CellSet); House::COUNT],
    count: usize,
}

impl HouseList {
    const NONE: Self = Self {
        houses: [(House::row(0), CellSet::EMPTY); House::COUNT],
        count: 0,
    };

    fn new(candidates: CellSet, houses: HouseSet) -> Self {
        let mut list = Self::NONE;
        for house in houses {
            list.push(house, candidates & house.cells());
        }
        list
    }

    fn push(&mut self, house: House, candidates: CellSet) {
        if !candidates.is_empty() {
            self.houses[self.count] = (house, candidates);
            self.count += 1;
        }
    }

    fn as_slice(&self) -> &[(House, CellSet)] {
        &self.houses[..self.count]
    }
}

/// The search for a given number of covers that contain a given number of bases.
struct Search {
    bases: HouseList,
    covers: HouseList,
    base_count: usize,
    cover_count: usize,
}

/// The houses chosen so far, and all of their candidates.
#[derive(Clone, Copy)]
struct Selection {
    houses: HouseSet,
    candidates: CellSet,
}

impl Selection {
    const NONE: Self = Self {
        houses: HouseSet::EMPTY,
        candidates: CellSet::EMPTY,
    };

    fn with(self, (house, candidates): (House, CellSet)) -> Self {
        Self {
            houses: self.houses.with(house),
            candidates: self.candidates | candidates,
        }
    }
}

impl Search {
    fn run(&self, visit: &mut dyn FnMut(HouseSet, HouseSet)) {
        self.choose_covers(
            self.covers.as_slice(),
            self.cover_count,
            Selection::NONE,
            visit,
        );
    }

    fn choose_covers(
        &self,
        from: &[(House, CellSet)],
        missing: usize,
        covers: Selection,
        visit: &mut dyn FnMut(HouseSet, HouseSet),
    ) {
        if missing == 0 {
            self.find_bases(covers, visit);
            return;
        }
        for (place, &cover) in from.iter().enumerate() {
            let rest = &from[place + 1..];
            if rest.len() + 1 < missing {
                return;
            }
            self.choose_covers(rest, missing - 1, covers.with(cover), visit);
        }
    }

    /// Visits all choices of bases that lie inside the given covers.
    fn find_bases(&self, covers: Selection, visit: &mut dyn FnMut(HouseSet, HouseSet)) {
        let is_inside = |&(house, candidates): &(House, CellSet)| {
            covers.candidates.is_superset(candidates) && !covers.houses.contains(house)
        };
        let bases = self.bases.as_slice();
        if bases.iter().filter(|base| is_inside(base)).count() < self.base_count {
            return;
        }
        let mut inside = HouseList::NONE;
        for &(house, candidates) in bases.iter().filter(|base| is_inside(base)) {
            inside.push(house, candidates);
        }
        self.choose_bases(
            inside.as_slice(),
            self.base_count,
            Selection::NONE,
            covers,
            visit,
        );
    }

    fn choose_bases(
        &self,
        from: &[(House, CellSet)],
        missing: usize,
        bases: Selection,
        covers: Selection,
        visit: &mut dyn FnMut(HouseSet, HouseSet),
    ) {
        if missing == 0 {
            if !self.falls_apart(bases.houses, covers.houses) {
                visit(bases.houses, covers.houses);
            }
            return;
        }
        for (place, &base) in from.iter().enumerate() {
            let rest = &from[place + 1..];
            if rest.len() + 1 < missing {
                return;
            }
            // A remaining candidate in two bases could satisfy both, so the count would not hold.
            if (bases.candidates & base.1).is_empty() {
                self.choose_bases(rest, missing - 1, bases.with(base), covers, visit);
            }
        }
    }

    /// Returns whether a smaller choice of these covers, together with the bases inside them, proves
    /// the same deduction.
    fn falls_apart(&self, base: HouseSet, cover: HouseSet) -> bool {
        let chosen = |list: &HouseList, houses: HouseSet| {
            let mut chosen = HouseList::NONE;
            for &(house, candidates) in list.as_slice() {
                if houses.contains(house) {
                    chosen.push(house, candidates);
                }
            }
            chosen
        };
        let (bases, covers) = (chosen(&self.bases, base), chosen(&self.covers, cover));
        let surplus = self.base_count - self.cover_count;
        let all = (1u32 << covers.count) - 1;
        (1..all).any(|some| {
            let candidates = (0..covers.count)
                .filter(|place| some & 1 << place != 0)
                .fold(CellSet::EMPTY, |all, place| all | covers.houses[place].1);
            let inside = bases
                .as_slice()
                .iter()
                .filter(|base| candidates.is_superset(base.1))
                .count();
            inside >= some.count_ones() as usize + surplus
        })
    }
}

#[cfg(test)]
mod tests {
    use novena_core::{Digit, Puzzle};

    use super::super::doomed::doomed;
    use super::*;
    use crate::Position;

    /// Positions from our own lists, chosen because they contain many fish.
    const PUZZLES: [&str; 2] = [
        "....9582...5.1...7.4.......7.........2..6.7.8..13....2.7....2.5.83..2..6...8....1",
        "85........7.1..25......7..9....7.1.3.1..854...4.6......2...1.6.58....3......6....",
    ];

    /// All ways to choose `count` of the given houses.
    fn choices(houses: &[House], count: usize) -> Vec<HouseSet> {
        match (count, houses) {
            (0, _) => vec![HouseSet::EMPTY],
            (_, []) => Vec::new(),
            (_, [first, rest @ ..]) => {
                let with_first = choices(rest, count - 1);
                let mut all: Vec<HouseSet> = with_first
                    .into_iter()
                    .map(|houses| houses.with(*first))
                    .collect();
                all.extend(choices(rest, count));
                all
            }
        }
    }

    /// The eliminations of all fish, found by trying every base with every cover.
    fn removed_by_any(places: CellSet, shape: FishShape, size: usize) -> CellSet {
        let with_places = |pool: HouseSet| -> Vec<House> {
            let houses = pool.iter();
            houses
                .filter(|house| !(places & house.cells()).is_empty())
                .collect()
        };
        let mut removed = CellSet::EMPTY;
        for pools in shape.pools() {
            let covers = choices(&with_places(pools.cover), size);
            for base in choices(&with_places(pools.base), size) {
                for cover in covers.iter().filter(|&&cover| (cover & base).is_empty()) {
                    if let Some(fish) = Fish::new(places, base, *cover) {
                        removed |= fish.targets;
                    }
                }
            }
        }
        removed
    }

    /// The eliminations found by the search, plus fish of size 1, which are locked candidates.
    fn removed_by_search(places: CellSet, shape: FishShape, size: usize) -> CellSet {
        let mut removed = removed_by_any(places, shape, 1);
        for size in 2..=size {
            for fins in [Fins::None, Fins::Some] {
                each_fish(places, doomed(places), shape, fins, size, &mut |fish| {
                    removed |= fish.targets;
                });
            }
        }
        removed
    }

    #[track_caller]
    fn check(shape: FishShape, size: usize) {
        let mut removed = 0;
        for puzzle in PUZZLES {
            let puzzle: Puzzle = puzzle.parse().unwrap();
            let position = Position::new(&puzzle).unwrap();
            for digit in Digit::ALL {
                let places = position.places(digit);
                let any = (1..=size).fold(CellSet::EMPTY, |all, size| {
                    all | removed_by_any(places, shape, size)
                });
                assert_eq!(removed_by_search(places, shape, size), any, "{digit}");
                removed += (any - removed_by_any(places, shape, 1)).len();
            }
        }
        assert!(removed > 0, "no fish to compare");
    }

    #[test]
    fn finds_every_basic_fish() {
        check(FishShape::Basic, 4);
    }

    #[test]
    fn finds_every_franken_fish() {
        check(FishShape::Franken, 3);
    }

    #[test]
    fn finds_every_mutant_fish() {
        check(FishShape::Mutant, 2);
    }
}
