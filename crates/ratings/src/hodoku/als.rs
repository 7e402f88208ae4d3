//! Almost locked sets (n cells in a house that have n + 1 digits between them) and the joints
//! between them.

use super::pencil::{
    Candidate, Cells, Digits, HOMES, HOUSES, MEMBERS, PEERS, Pencil, bits, candidate, digits_of,
    see_all,
};

/// An almost locked set.
pub(super) struct Als {
    pub(super) cells: Cells,
    pub(super) digits: Digits,
    /// For each digit, its places in the set.
    pub(super) spots: [Cells; 9],
    /// For each digit, the outside places that see all of its places in the set.
    pub(super) seen: [Cells; 9],
}

/// Two disjoint sets, and one or two digits that cannot be in both sets.
#[derive(Clone, Copy)]
pub(super) struct Joint {
    pub(super) one: u16,
    pub(super) two: u16,
    pub(super) digit: u8,
    /// The second digit, if there is one.
    pub(super) other: Option<u8>,
}

impl Joint {
    pub(super) const fn digits(self) -> Digits {
        1 << self.digit
            | match self.other {
                Some(other) => 1 << other,
                None => 0,
            }
    }
}

/// All sets and all joints in a position, in order.
#[derive(Default)]
pub(super) struct AlsWorld {
    pub(super) sets: Vec<Als>,
    pub(super) joints: Vec<Joint>,
    /// The index of each set's first joint, followed by the index after the last set's joints.
    starts: Vec<usize>,
    /// The sets, indexed by cell, by digit, by the candidates they hold and by the candidates they
    /// see.
    by_cell: Numbers,
    by_digit: Numbers,
    by_holding: Numbers,
    by_seeing: Numbers,
    /// The sets that hold a digit in a place that a candidate does not see.
    out_of_sight: Numbers,
    /// The sets that hold a digit only where the current set sees it.
    in_sight: Numbers,
    /// For each set, the joints that start or end at it, in order; and the index at which each
    /// set's joints begin.
    ends: Vec<u32>,
    ends_of: Vec<u32>,
}

/// Sets of numbers, one for each key.
#[derive(Default)]
struct Numbers {
    bits: Vec<u64>,
    words: usize,
}

impl Numbers {
    /// Empties all sets, and makes room in them for numbers below `bound`.
    fn clear(&mut self, keys: usize, bound: usize) {
        self.words = bound.div_ceil(64);
        self.bits.clear();
        self.bits.resize(keys * self.words, 0);
    }

    fn insert(&mut self, key: usize, number: usize) {
        self.bits[key * self.words + number / 64] |= 1 << (number % 64);
    }

    fn of(&self, key: usize) -> &[u64] {
        &self.bits[key * self.words..][..self.words]
    }

    /// Adds the numbers from another set.
    fn add(&mut self, key: usize, more: &[u64]) {
        let own = &mut self.bits[key * self.words..][..self.words];
        own.iter_mut()
            .zip(more)
            .for_each(|(own, more)| *own |= more);
    }

    /// Copies a set, omitting the words before the one that contains the given number.
    fn copy(&mut self, key: usize, from: &Self, number: usize) {
        let range = key * self.words + number / 64..(key + 1) * self.words;
        self.bits[range.clone()].copy_from_slice(&from.bits[range]);
    }

    /// Removes the numbers in another set, except in the words before the one that contains the
    /// given number.
    fn drop(&mut self, key: usize, less: &[u64], number: usize) {
        let own = &mut self.bits[key * self.words..][..self.words];
        for (own, less) in own.iter_mut().zip(less).skip(number / 64) {
            *own &= !less;
        }
    }
}

/// The numbers of a set.
pub(super) fn members(bits: &[u64]) -> impl Iterator<Item = usize> {
    bits.iter().enumerate().flat_map(|(word, &bits)| {
        super::pencil::bits(Cells::from(bits)).map(move |bit| word * 64 + bit)
    })
}

impl AlsWorld {
    pub(super) fn fill(&mut self, pencil: &Pencil) {
        self.sets.clear();
        for (house, members) in MEMBERS.iter().enumerate() {
            let mut cells = [0; 9];
            let mut count = 0;
            for &cell in members {
                if pencil.cells[cell] != 0 {
                    cells[count] = cell;
                    count += 1;
                }
            }
            self.grow(pencil, house, &cells[..count], 0, 0);
        }
        self.join();
    }

    /// Adds the almost locked sets that extend `set` by some of the given cells. Each set is added
    /// before the sets that extend it.
    fn grow(&mut self, pencil: &Pencil, house: usize, cells: &[usize], set: Cells, digits: Digits) {
        for (place, &cell) in cells.iter().enumerate() {
            let set = set | 1 << cell;
            let digits = digits | pencil.cells[cell];
            let (size, surplus) = (set.count_ones(), digits.count_ones());
            let rest = &cells[place + 1..];
            if surplus > size + rest.len() as u32 + 1 {
                continue;
            }
            if surplus == size + 1 && !is_known(set, house) {
                self.add(pencil, set, digits);
            }
            if size < 8 {
                self.grow(pencil, house, rest, set, digits);
            }
        }
    }

    fn add(&mut self, pencil: &Pencil, cells: Cells, digits: Digits) {
        let mut als = Als {
            cells,
            digits,
            spots: [0; 9],
            seen: [0; 9],
        };
        for digit in digits_of(digits) {
            als.spots[digit] = cells & pencil.spots[digit];
            als.seen[digit] = see_all(als.spots[digit]) & !cells & pencil.spots[digit];
        }
        self.sets.push(als);
    }

    /// Finds the joints: for each set and digit, the later sets that hold the digit only where the
    /// set sees it.
    fn join(&mut self) {
        self.joints.clear();
        self.starts.clear();
        self.index();
        let mut places: [Cells; 9] = [0; 9];
        for set in &self.sets {
            for digit in digits_of(set.digits) {
                places[digit] |= set.spots[digit];
            }
        }
        for (digit, &places) in places.iter().enumerate() {
            for cell in bits(places) {
                for unseen in bits(places & !PEERS[cell]) {
                    let holding = self.by_holding.of(unseen * 9 + digit);
                    self.out_of_sight.add(cell * 9 + digit, holding);
                }
            }
        }
        // The most recent result for each digit; adjacent sets often have the same places.
        let mut last: [Cells; 9] = [0; 9];
        for (number, set) in self.sets.iter().enumerate() {
            self.starts.push(self.joints.len());
            let seeing = digits_of(set.digits)
                .filter(|&digit| set.seen[digit] != 0)
                .fold(0, |seeing: Digits, digit| seeing | 1 << digit);
            for digit in digits_of(seeing) {
                if last[digit] == set.spots[digit] {
                    continue;
                }
                last[digit] = set.spots[digit];
                self.in_sight.copy(digit, &self.by_digit, number);
                for cell in bits(set.spots[digit]) {
                    let unseen = self.out_of_sight.of(cell * 9 + digit);
                    self.in_sight.drop(digit, unseen, number);
                }
            }
            for word in number / 64..self.in_sight.words {
                let mut later =
                    digits_of(seeing).fold(0, |later, digit| later | self.in_sight.of(digit)[word]);
                if word == number / 64 {
                    later &= !1 << (number % 64);
                }
                if later != 0 {
                    let touching = bits(set.cells);
                    later &= !touching.fold(0, |any, cell| any | self.by_cell.of(cell)[word]);
                }
                for bit in bits(Cells::from(later)) {
                    let is_restricted =
                        |&digit: &usize| self.in_sight.of(digit)[word] >> bit & 1 != 0;
                    let mut restricted = digits_of(seeing).filter(is_restricted);
                    if let Some(digit) = restricted.next() {
                        self.joints.push(Joint {
                            one: number as u16,
                            two: (word * 64 + bit) as u16,
                            digit: digit as u8,
                            other: restricted.last().map(|digit| digit as u8),
                        });
                    }
                }
            }
        }
        self.starts.push(self.joints.len());
    }

    fn index(&mut self) {
        let count = self.sets.len();
        self.by_cell.clear(81, count);
        self.by_holding.clear(729, count);
        self.by_seeing.clear(729, count);
        self.by_digit.clear(9, count);
        self.out_of_sight.clear(729, count);
        self.in_sight.clear(9, count);
        for (number, set) in self.sets.iter().enumerate() {
            bits(set.cells).for_each(|cell| self.by_cell.insert(cell, number));
            for digit in digits_of(set.digits) {
                self.by_digit.insert(digit, number);
                let holds = bits(set.spots[digit]);
                holds.for_each(|cell| self.by_holding.insert(cell * 9 + digit, number));
                let sees = bits(set.seen[digit]);
                sees.for_each(|cell| self.by_seeing.insert(cell * 9 + digit, number));
            }
        }
    }

    /// For each set, the digits that this set and the set `end` could remove together. Such a digit
    /// has a place outside the two sets that sees all of its places in both.
    pub(super) fn shared_targets(&self, end: usize) -> Vec<Digits> {
        let mut shared = vec![0; self.sets.len()];
        let set = &self.sets[end];
        for digit in digits_of(set.digits) {
            for cell in bits(set.seen[digit]) {
                for other in members(self.by_seeing.of(cell * 9 + digit)) {
                    shared[other] |= 1 << digit;
                }
            }
        }
        shared
    }

    /// The joints that start at a set.
    pub(super) fn joints_of(&self, set: usize) -> &[Joint] {
        &self.joints[self.starts[set]..self.starts[set + 1]]
    }

    /// Removes the given common digits of two sets. Each digit is removed from the cells that see
    /// all its places in both sets.
    pub(super) fn strike(&self, sets: [usize; 2], digits: Digits, removes: &mut Vec<Candidate>) {
        let [one, two] = sets.map(|set| &self.sets[set]);
        for digit in digits_of(one.digits & two.digits & digits) {
            let seen = one.seen[digit] & two.seen[digit];
            removes.extend(bits(seen).map(|cell| candidate(cell, digit)));
        }
    }

    /// Finds the first joint that leads to an elimination.
    pub(super) fn xz(&self, removes: &mut Vec<Candidate>) -> bool {
        self.joints.iter().any(|joint| {
            let ends = [joint.one, joint.two].map(usize::from);
            let [one, two] = ends.map(|set| &self.sets[set]);
            self.strike(ends, !(1 << joint.digit), removes);
            if let Some(other) = joint.other {
                self.strike(ends, !(1 << other), removes);
                for (own, far) in [(one, two), (two, one)] {
                    for digit in digits_of(own.digits & !joint.digits()) {
                        let seen = own.seen[digit] & !far.cells;
                        removes.extend(bits(seen).map(|cell| candidate(cell, digit)));
                    }
                }
            }
            !removes.is_empty()
        })
    }

    /// Lists each set's joints, whichever end of the joint the set is at.
    fn list_ends(&mut self) {
        self.ends_of.clear();
        self.ends_of.resize(self.sets.len() + 1, 0);
        for joint in &self.joints {
            self.ends_of[usize::from(joint.one)] += 1;
            self.ends_of[usize::from(joint.two)] += 1;
        }
        let mut end = 0;
        for of_set in &mut self.ends_of {
            end += *of_set;
            *of_set = end;
        }
        self.ends.clear();
        self.ends.resize(end as usize, 0);
        for (number, joint) in self.joints.iter().enumerate().rev() {
            for set in [joint.one, joint.two] {
                let place = &mut self.ends_of[usize::from(set)];
                *place -= 1;
                self.ends[*place as usize] = number as u32;
            }
        }
    }

    /// Finds the first two joints that share a set and lead to an elimination.
    pub(super) fn xy_wing(&mut self, removes: &mut Vec<Candidate>) -> bool {
        self.list_ends();
        let later = |set: u16, number: usize| {
            let range = &self.ends_of[usize::from(set)..][..2];
            let joints = &self.ends[range[0] as usize..range[1] as usize];
            let start = joints.partition_point(|&joint| joint as usize <= number);
            &joints[start..]
        };
        for (number, &first) in self.joints.iter().enumerate() {
            let mut near = later(first.one, number);
            let mut far = later(first.two, number);
            loop {
                // The two lists are merged. A joint that occurs in both lists is counted once.
                let take_near = match (near.first(), far.first()) {
                    (Some(one), Some(two)) => one < two,
                    (one, two) => {
                        if one.is_none() && two.is_none() {
                            break;
                        }
                        one.is_some()
                    }
                };
                let list = if take_near { &mut near } else { &mut far };
                let second = self.joints[list[0] as usize];
                *list = &list[1..];
                let (hub, end) = if take_near {
                    (first.one, first.two)
                } else {
                    (first.two, first.one)
                };
                let other_end = if second.one == hub {
                    second.two
                } else {
                    second.one
                };
                if self.wing(first, second, [end, other_end], removes) {
                    return true;
                }
            }
        }
        false
    }

    fn wing(
        &self,
        first: Joint,
        second: Joint,
        ends: [u16; 2],
        removes: &mut Vec<Candidate>,
    ) -> bool {
        let is_same =
            first.other.is_none() && second.other.is_none() && first.digit == second.digit;
        let ends = ends.map(usize::from);
        let [one, two] = ends.map(|set| &self.sets[set]);
        let digits = one.digits & two.digits & !first.digits() & !second.digits();
        if is_same || digits == 0 || one.cells & two.cells != 0 {
            return false;
        }
        self.strike(ends, digits, removes);
        !removes.is_empty()
    }
}

/// Whether a set is also contained in an earlier house.
fn is_known(set: Cells, house: usize) -> bool {
    let lies_in = |house: usize| set & !HOUSES[house] == 0;
    let homes = HOMES[set.trailing_zeros() as usize];
    homes.into_iter().any(|home| home < house && lies_in(home))
}
