//! Franken fish in two and three houses, with and without fins.
//!
//! Base houses are lines and boxes; cover houses are the crossing lines and boxes. Trying all
//! combinations would take longer than the rest of the rating. However, if the digit were *in* a
//! target of a fish, one cover house would be used up, and all places in the base houses would have
//! to lie in the other cover houses. This can be checked quickly for each cell. Only the bases that
//! pass this check are searched, in HoDoKu's order.

use super::barren::Barren;
use super::pencil::{
    Candidate, Cells, HOMES, HOUSES, PEERS, Pencil, bits, candidate, first, see_all,
};

/// A set of houses.
type Houses = u32;

/// Base houses that might form a fish, grouped by size.
struct Hopes {
    /// Sets of two base houses.
    pairs: Vec<Houses>,
    triples: Vec<Houses>,
}

/// The search for Franken fish in a position.
pub(super) struct Franken<'a> {
    pencil: &'a Pencil,
    /// The bases that might form a fish, by digit and orientation.
    hopes: Vec<(usize, bool, Hopes)>,
}

const fn is_base(house: usize, is_turned: bool) -> bool {
    house >= 18 || (house >= 9) == is_turned
}

/// The cover houses that are possible for a cell.
fn covers(cell: usize, is_turned: bool) -> [usize; 2] {
    let [across, down, block] = HOMES[cell];
    [if is_turned { across } else { down }, block]
}

/// The base houses that are possible for a cell.
fn bases(cell: usize, is_turned: bool) -> [usize; 2] {
    covers(cell, !is_turned)
}

fn houses_of(mut houses: Houses) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if houses == 0 {
            return None;
        }
        let house = houses.trailing_zeros() as usize;
        houses &= houses - 1;
        Some(house)
    })
}

impl<'a> Franken<'a> {
    pub(super) fn new(pencil: &'a Pencil, barren: &Barren) -> Self {
        let fresh = (0..9).filter(|&digit| barren.is_fresh(pencil, digit));
        let kinds = fresh.flat_map(|digit| [(digit, false), (digit, true)]);
        let hopes = kinds.map(|(digit, is_turned)| {
            let hopes = Hopes::new(pencil.spots[digit], is_turned);
            (digit, is_turned, hopes)
        });
        Self {
            pencil,
            hopes: hopes.collect(),
        }
    }

    /// Finds the first fish of the given size, with or without fins.
    pub(super) fn find(&self, size: u32, with_fins: bool, removes: &mut Vec<Candidate>) -> bool {
        self.hopes.iter().any(|&(digit, is_turned, ref hopes)| {
            let sea = Sea {
                spots: self.pencil.spots[digit],
                is_turned,
                with_fins,
            };
            let bases = if size == 2 {
                &hopes.pairs
            } else {
                &hopes.triples
            };
            bases.iter().any(|&base| {
                let mut cells = Vec::new();
                let is_fish = sea.cast(base, size, &mut cells);
                removes.extend(cells.into_iter().map(|cell| candidate(cell, digit)));
                is_fish
            })
        })
    }
}

impl Hopes {
    fn new(spots: Cells, is_turned: bool) -> Self {
        let mut hopes = Self {
            pairs: Vec::new(),
            triples: Vec::new(),
        };
        let mut by_two = [[0; 27]; 27];
        for cell in bits(spots) {
            hopes.suppose(spots, cell, is_turned, &mut by_two);
        }
        // Houses in the order in which they are tried: sets with a lower first house come first.
        let order = |houses: &Houses| houses.reverse_bits();
        for list in [&mut hopes.pairs, &mut hopes.triples] {
            list.sort_unstable_by_key(|houses| std::cmp::Reverse(order(houses)));
            list.dedup();
        }
        hopes
    }

    /// Puts the digit into a cell and finds the base houses that one cover house, or two together,
    /// would cover. `by_two` must be empty, and is empty again afterwards.
    fn suppose(
        &mut self,
        spots: Cells,
        cell: usize,
        is_turned: bool,
        by_two: &mut [[Houses; 27]; 27],
    ) {
        let left = spots & !PEERS[cell] & !(1 << cell);
        let mut by_one: [Houses; 27] = [0; 27];
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        for house in (0..27).filter(|&house| is_base(house, is_turned)) {
            let places = left & HOUSES[house];
            if HOUSES[house] & spots == 0 || HOUSES[house] >> cell & 1 != 0 {
                continue;
            }
            if places == 0 {
                continue;
            }
            for one in covers(first(places), is_turned) {
                let rest = places & !HOUSES[one];
                if rest == 0 {
                    by_one[one] |= 1 << house;
                    continue;
                }
                for two in covers(first(rest), is_turned) {
                    if rest & !HOUSES[two] == 0 {
                        let pair = (one.min(two), one.max(two));
                        if by_two[pair.0][pair.1] == 0 {
                            pairs.push(pair);
                        }
                        by_two[pair.0][pair.1] |= 1 << house;
                    }
                }
            }
        }
        let mut own = bases(cell, is_turned).into_iter();
        let own: Houses = own.by_ref().fold(0, |own, house| own | 1 << house);
        let crowded: Vec<usize> = (0..27).filter(|&cover| by_one[cover] != 0).collect();
        for (place, &cover) in crowded.iter().enumerate() {
            let base = by_one[cover] & !(1 << cover);
            if base.count_ones() >= 2 {
                choose(base, 2, 0, &mut self.pairs);
                // The third base house may contain the cell itself. Two covers then share that
                // cell.
                for own in houses_of(own & !(1 << cover)) {
                    choose(base, 2, 1 << own, &mut self.triples);
                }
            }
            for &other in &crowded[place..] {
                let base = by_one[cover] | by_one[other];
                self.add_triples(base, by_two[cover][other], (cover, other));
            }
        }
        for (one, two) in pairs {
            let base = by_one[one] | by_one[two] | by_two[one][two];
            self.add_triples(base, 0, (one, two));
            by_two[one][two] = 0;
        }
    }

    fn add_triples(&mut self, base: Houses, more: Houses, (one, two): (usize, usize)) {
        let base = (base | more) & !(1 << one) & !(1 << two);
        if base.count_ones() >= 3 {
            choose(base, 3, 0, &mut self.triples);
        }
    }
}

/// Finds all sets that extend a given set by `missing` of the given houses.
fn choose(houses: Houses, missing: u32, set: Houses, found: &mut Vec<Houses>) {
    if missing == 0 {
        found.push(set);
        return;
    }
    let mut rest = houses;
    for house in houses_of(houses) {
        rest &= !(1 << house);
        choose(rest, missing - 1, set | 1 << house, found);
    }
}

struct Sea {
    spots: Cells,
    is_turned: bool,
    with_fins: bool,
}

impl Sea {
    /// Finds the eliminations of the first fish on these base houses. Returns whether there is one.
    fn cast(&self, base: Houses, size: u32, removes: &mut Vec<usize>) -> bool {
        let (mut cells, mut endo): (Cells, Cells) = (0, 0);
        for house in houses_of(base) {
            let places = self.spots & HOUSES[house];
            let double = cells & places;
            let endo_count = endo.count_ones() + double.count_ones();
            let is_allowed = double == 0 || self.with_fins && endo_count <= 2;
            if !is_allowed || !self.with_fins && places.count_ones() > size {
                return false;
            }
            cells |= places;
            endo |= double;
        }
        let is_cover = |&house: &usize| {
            is_base(house, !self.is_turned) && base >> house & 1 == 0 && HOUSES[house] & cells != 0
        };
        let covers: Vec<Cells> = (0..27)
            .filter(is_cover)
            .map(|house| HOUSES[house] & self.spots)
            .collect();
        self.cover(&covers, size, (cells, endo), (0, 0), removes)
    }

    fn cover(
        &self,
        covers: &[Cells],
        missing: u32,
        (base, endo): (Cells, Cells),
        (covered, double): (Cells, Cells),
        removes: &mut Vec<usize>,
    ) -> bool {
        if missing == 0 {
            let fins = base & !covered | endo;
            let is_wanted = if self.with_fins {
                (1..=5).contains(&fins.count_ones())
            } else {
                fins == 0
            };
            if is_wanted {
                let seen = see_all(fins);
                removes.extend(bits(covered & !base & seen));
                removes.extend(bits(double & seen));
            }
            return !removes.is_empty();
        }
        (0..covers.len().saturating_sub(missing as usize - 1)).any(|place| {
            let more = covers[place];
            let next = (covered | more, double | covered & more);
            self.cover(
                &covers[place + 1..],
                missing - 1,
                (base, endo),
                next,
                removes,
            )
        })
    }
}
