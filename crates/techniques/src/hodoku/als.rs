//! Almost locked sets: n cells of a house with n + 1 digits, and how they are joined.

use super::pencil::{
    Candidate, Cells, Digits, HOUSES, MEMBERS, Pencil, bits, candidate, digits_of, see_all,
};

/// An almost locked set.
pub(super) struct Als {
    pub(super) cells: Cells,
    pub(super) digits: Digits,
    /// Its places of each digit.
    pub(super) spots: [Cells; 9],
    /// The places of each digit outside that see all of those.
    pub(super) seen: [Cells; 9],
}

/// Two sets that share no cell, and one or two digits that only one of them can hold.
#[derive(Clone, Copy)]
pub(super) struct Joint {
    pub(super) one: u16,
    pub(super) two: u16,
    pub(super) digit: u8,
    /// The last of the others.
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

/// All sets of a position and all joints, in order.
#[derive(Default)]
pub(super) struct AlsWorld {
    pub(super) sets: Vec<Als>,
    pub(super) joints: Vec<Joint>,
    /// The first joint of each set, and the end of the last.
    pub(super) starts: Vec<usize>,
}

impl AlsWorld {
    pub(super) fn fill(&mut self, pencil: &Pencil) {
        self.sets.clear();
        for house in 0..27 {
            let mut cells = [0; 9];
            let mut count = 0;
            for cell in MEMBERS[house] {
                if pencil.cells[cell] != 0 {
                    cells[count] = cell;
                    count += 1;
                }
            }
            self.grow(pencil, house, &cells[..count], 0, 0);
        }
        self.join();
    }

    /// Each set comes before those that add to it.
    fn grow(&mut self, pencil: &Pencil, house: usize, cells: &[usize], set: Cells, digits: Digits) {
        for (place, &cell) in cells.iter().enumerate() {
            let set = set | 1 << cell;
            let digits = digits | pencil.cells[cell];
            let (size, surplus) = (set.count_ones(), digits.count_ones());
            let rest = &cells[place + 1..];
            if surplus > size + rest.len() as u32 + 1 {
                continue;
            }
            if surplus == size + 1 && !self.is_known(set, house) {
                self.add(pencil, set, digits);
            }
            if size < 8 {
                self.grow(pencil, house, rest, set, digits);
            }
        }
    }

    /// Whether a set lies in an earlier house too.
    fn is_known(&self, set: Cells, house: usize) -> bool {
        let lies_in = |house: usize| set & !HOUSES[house] == 0;
        let homes = super::pencil::HOMES[set.trailing_zeros() as usize];
        homes.into_iter().any(|home| home < house && lies_in(home))
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

    fn join(&mut self) {
        self.joints.clear();
        self.starts.clear();
        for (number, one) in self.sets.iter().enumerate() {
            self.starts.push(self.joints.len());
            for (other, two) in self.sets.iter().enumerate().skip(number + 1) {
                let shared = one.digits & two.digits;
                if shared == 0 || one.cells & two.cells != 0 {
                    continue;
                }
                let is_restricted = |&digit: &usize| two.spots[digit] & !one.seen[digit] == 0;
                let mut restricted = digits_of(shared).filter(is_restricted);
                if let Some(digit) = restricted.next() {
                    self.joints.push(Joint {
                        one: number as u16,
                        two: other as u16,
                        digit: digit as u8,
                        other: restricted.last().map(|digit| digit as u8),
                    });
                }
            }
        }
        self.starts.push(self.joints.len());
    }

    /// The joints that start at a set.
    pub(super) fn joints_of(&self, set: usize) -> &[Joint] {
        &self.joints[self.starts[set]..self.starts[set + 1]]
    }

    /// Removes of some common digits of two sets what sees all of both.
    pub(super) fn strike(&self, sets: [usize; 2], digits: Digits, removes: &mut Vec<Candidate>) {
        let [one, two] = sets.map(|set| &self.sets[set]);
        for digit in digits_of(one.digits & two.digits & digits) {
            let seen = one.seen[digit] & two.seen[digit];
            removes.extend(bits(seen).map(|cell| candidate(cell, digit)));
        }
    }

    /// The first joint that removes something.
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

    /// The first two joints that share a set and remove something.
    pub(super) fn xy_wing(&self, removes: &mut Vec<Candidate>) -> bool {
        // The joints of each set as either end, in order.
        let mut of_set: Vec<Vec<u32>> = vec![Vec::new(); self.sets.len()];
        for (number, joint) in self.joints.iter().enumerate() {
            of_set[usize::from(joint.one)].push(number as u32);
            of_set[usize::from(joint.two)].push(number as u32);
        }
        let later = |set: u16, number: usize| {
            let joints = &of_set[usize::from(set)];
            let start = joints.partition_point(|&joint| joint as usize <= number);
            &joints[start..]
        };
        for (number, &first) in self.joints.iter().enumerate() {
            let mut near = later(first.one, number);
            let mut far = later(first.two, number);
            loop {
                // The two lists are merged: a joint of both ends is no other joint.
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
        if is_same || one.cells & two.cells != 0 {
            return false;
        }
        self.strike(ends, !(first.digits() | second.digits()), removes);
        !removes.is_empty()
    }
}
