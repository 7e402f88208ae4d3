//! Forcing chains and nets: all consequences of a candidate being true or false.
//!
//! Placements are preferred to eliminations, and earlier cells to later ones. The length of the
//! chains does not affect the score, so only the set of each candidate's consequences is computed.
//! It is built from the sets that are already known.

use super::closure::{Closure, FALSE, Sets, node_of};
use super::links::{GROUPS, Links, Node, is_group, is_on};
use super::pencil::{
    Candidate, Cells, HOMES, HOUSES, PEERS, Pencil, bits, candidate, digits_of, only,
};

/// A deduction that chains force.
pub(super) struct ForcedCandidate {
    pub(super) candidate: Candidate,
    pub(super) is_placed: bool,
    /// Whether the negation of the deduction leads to a contradiction. If not, all alternatives
    /// lead to the deduction.
    pub(super) is_contradiction: bool,
}

/// The search for forcing chains and nets. Its memory is reused for later positions.
#[derive(Default)]
pub(super) struct Forcing {
    /// The direct consequences of each candidate, both false and true.
    direct: Vec<Sets>,
    /// All consequences.
    all: Vec<Sets>,
    closure: Closure,
    /// The rows of the candidates.
    rows: Vec<u16>,
    scratch: Option<Box<Pencil>>,
    found: Conclusions,
}

#[derive(Default)]
struct Conclusions {
    /// The placement in the first cell into which a digit is forced. In that cell, contradictions
    /// are preferred to verities (deductions to which all alternatives lead).
    placed: Option<(u16, bool, Candidate)>,
    removed: Option<(Candidate, bool)>,
}

impl Conclusions {
    fn place(&mut self, cell: usize, digit: usize, is_contradiction: bool) {
        let found = (cell as u16, !is_contradiction, candidate(cell, digit));
        if self.placed.is_none_or(|best| found < best) {
            self.placed = Some(found);
        }
    }

    fn remove(&mut self, cell: usize, digit: usize, is_contradiction: bool) {
        let found = (candidate(cell, digit), !is_contradiction);
        if self.removed.is_none_or(|best| found < best) {
            self.removed = Some(found);
        }
    }

    fn place_all(&mut self, sets: &Sets) {
        for (digit, &cells) in sets[..FALSE].iter().enumerate() {
            bits(cells).for_each(|cell| self.place(cell, digit, false));
        }
    }

    fn remove_all(&mut self, sets: &Sets) {
        for (digit, &cells) in sets[FALSE..].iter().enumerate() {
            bits(cells).for_each(|cell| self.remove(cell, digit, false));
        }
    }

    fn best(&self) -> Option<ForcedCandidate> {
        let placed = self
            .placed
            .map(|(_, is_verity, candidate)| ForcedCandidate {
                candidate,
                is_placed: true,
                is_contradiction: !is_verity,
            });
        placed.or_else(|| {
            self.removed.map(|(candidate, is_verity)| ForcedCandidate {
                candidate,
                is_placed: false,
                is_contradiction: !is_verity,
            })
        })
    }
}

fn and(one: &Sets, two: &Sets) -> Sets {
    std::array::from_fn(|place| one[place] & two[place])
}

impl Forcing {
    /// Finds all consequences that follow from single implications.
    pub(super) fn follow(&mut self, pencil: &Pencil, links: &Links) {
        self.prepare(pencil);
        for (row, direct) in self.direct.iter_mut().enumerate() {
            *direct = [0; 18];
            let start = node_of(self.rows[row / 2], row % 2 != 0);
            for &next in links.from(start) {
                add(direct, next);
            }
        }
        self.add_groups(links);
        self.close();
    }

    /// Whether a loop or chain could start at the given row, because one of its consequences could
    /// end it.
    pub(super) fn is_hopeful(&self, pencil: &Pencil, row: usize) -> bool {
        let number = usize::from(self.rows[row / 2]);
        let (cell, digit) = (number / 9, number % 9);
        let (on, off) = self.all[row].split_at(FALSE);
        let others = pencil.cells[cell] & !(1 << digit);
        let has = |sets: &[Cells], digit: usize| sets[digit] >> cell & 1 != 0;
        if !row.is_multiple_of(2) {
            return has(off, digit) || digits_of(others).any(|other| has(on, other));
        }
        let is_wide = others.count_ones() > 1;
        let ends_loop = |other: usize| has(off, other) || is_wide && has(on, other);
        let spots = pencil.spots[digit];
        let ends_chain = |end: usize| (PEERS[cell] & PEERS[end] & spots).count_ones() > 1;
        has(on, digit)
            || digits_of(others).any(ends_loop)
            || digits_of(others).any(|other| on[other] & PEERS[cell] & spots != 0)
            || bits(on[digit] & !(1 << cell)).any(ends_chain)
    }

    /// Finds the deduction that the chains force.
    pub(super) fn chain(&mut self, pencil: &Pencil) -> Option<ForcedCandidate> {
        self.judge(pencil)
    }

    /// Finds the deduction that nets force. In a net, the consequences of an assumption include
    /// singles.
    pub(super) fn net(&mut self, pencil: &Pencil, links: &Links) -> Option<ForcedCandidate> {
        self.prepare(pencil);
        let scratch = self.scratch.get_or_insert_with(|| Box::new(pencil.clone()));
        for (row, direct) in self.direct.iter_mut().enumerate() {
            let number = usize::from(self.rows[row / 2]);
            scratch.copy(pencil);
            *direct = suppose(pencil, scratch, (number / 9, number % 9), row % 2 != 0);
        }
        self.add_groups(links);
        self.close();
        self.judge(pencil)
    }

    fn prepare(&mut self, pencil: &Pencil) {
        self.rows.clear();
        for cell in bits(pencil.open_cells) {
            let digits = digits_of(pencil.cells[cell]);
            self.rows.extend(digits.map(|digit| candidate(cell, digit)));
        }
        let count = 2 * self.rows.len();
        self.direct.resize(count, [0; 18]);
        self.all.resize(count, [0; 18]);
        self.found = Conclusions::default();
    }

    fn judge(&mut self, pencil: &Pencil) -> Option<ForcedCandidate> {
        self.contradictions(pencil);
        self.verities(pencil);
        self.found.best()
    }

    /// Adds the consequences of groups.
    fn add_groups(&mut self, links: &Links) {
        let groups = 2 * links.groups.len();
        // The consequences that a group reaches through other groups alone.
        let mut of_group: Vec<Sets> = Vec::with_capacity(groups);
        for group in 0..groups {
            let start = (2 * GROUPS + group) as Node;
            let mut sets = [0; 18];
            let mut reached = vec![start];
            let mut place = 0;
            while let Some(&from) = reached.get(place) {
                place += 1;
                for &next in links.from(from) {
                    if !is_group(next) {
                        add(&mut sets, next);
                    } else if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
            }
            of_group.push(sets);
        }
        for (row, direct) in self.direct.iter_mut().enumerate() {
            let start = node_of(self.rows[row / 2], row % 2 != 0);
            for &next in links.from(start).iter().filter(|&&next| is_group(next)) {
                let sets = &of_group[usize::from(next) - 2 * GROUPS];
                direct
                    .iter_mut()
                    .zip(sets)
                    .for_each(|(own, more)| *own |= more);
            }
        }
    }

    /// Finds all consequences of each candidate.
    fn close(&mut self) {
        self.closure.close(&self.rows, &self.direct, &mut self.all);
    }

    fn contradictions(&mut self, pencil: &Pencil) {
        // When a digit loses all its places in a house, this is noticed only if none of these
        // places had been eliminated before.
        let allowed = pencil.allowed();
        let mut whole: [Vec<Cells>; 9] = Default::default();
        for (digit, whole) in whole.iter_mut().enumerate() {
            let places = HOUSES.iter().map(|house| house & allowed[digit]);
            whole
                .extend(places.filter(|&places| places != 0 && places & !pencil.spots[digit] == 0));
        }
        for (row, sets) in self.all.iter().enumerate() {
            if is_contradiction(pencil, &whole, sets) {
                let number = usize::from(self.rows[row / 2]);
                if row % 2 != 0 {
                    self.found.remove(number / 9, number % 9, true);
                } else {
                    self.found.place(number / 9, number % 9, true);
                }
            }
        }
    }

    fn verities(&mut self, pencil: &Pencil) {
        let mut row_of = [0; 729];
        for (row, &number) in self.rows.iter().enumerate() {
            row_of[usize::from(number)] = row;
            let cell = usize::from(number) / 9;
            let mut both = and(&self.all[2 * row], &self.all[2 * row + 1]);
            for cells in &mut both {
                *cells &= !(1 << cell);
            }
            self.found.place_all(&both);
            self.found.remove_all(&both);
        }
        let mut try_all = |numbers: &mut dyn Iterator<Item = usize>| {
            let of = |number: usize| self.all[2 * row_of[number] + 1];
            if let Some(shared) = numbers.map(of).reduce(|one, two| and(&one, &two)) {
                self.found.place_all(&shared);
                self.found.remove_all(&shared);
            }
        };
        for cell in bits(pencil.open_cells) {
            try_all(&mut digits_of(pencil.cells[cell]).map(|digit| cell * 9 + digit));
        }
        for house in 0..27 {
            for digit in 0..9 {
                let spots = pencil.spots_in(digit, house);
                try_all(&mut bits(spots).map(|cell| cell * 9 + digit));
            }
        }
    }
}

fn add(sets: &mut Sets, next: Node) {
    if !is_group(next) {
        let number = usize::from(next) / 2;
        let set = number % 9 + if is_on(next) { 0 } else { FALSE };
        sets[set] |= 1 << (number / 9);
    }
}

/// Whether the consequences contradict each other.
fn is_contradiction(pencil: &Pencil, whole: &[Vec<Cells>; 9], sets: &Sets) -> bool {
    let (on, off) = sets.split_at(FALSE);
    let (mut filled, mut emptied): (Cells, Cells) = (0, pencil.open_cells);
    for digit in 0..9 {
        if on[digit] & off[digit] != 0 || on[digit] & filled != 0 {
            return true;
        }
        filled |= on[digit];
        emptied &= off[digit] | !pencil.spots[digit];
    }
    let sees_itself = |cells: Cells| bits(cells).any(|cell| PEERS[cell] & cells != 0);
    let is_homeless = |digit: usize| whole[digit].iter().any(|places| places & !off[digit] == 0);
    emptied & !filled != 0 || on.iter().any(|&cells| sees_itself(cells)) || (0..9).any(is_homeless)
}

/// The consequences of a candidate, both direct ones and those found in four rounds of singles.
fn suppose(
    before: &Pencil,
    pencil: &mut Pencil,
    (cell, digit): (usize, usize),
    is_on: bool,
) -> Sets {
    let mut sets = [0; 18];
    if is_on {
        place(before, pencil, cell, digit, &mut sets);
    } else {
        pencil.remove(cell, digit);
        sets[FALSE + digit] |= 1 << cell;
        if let Some(last) = only(pencil.cells[cell]) {
            place(before, pencil, cell, last, &mut sets);
        }
    }
    let mut singles: Vec<Candidate> = Vec::new();
    for _ in 0..4 {
        singles.clear();
        let is_open = |single: &Candidate| pencil.placed[usize::from(single / 9)] == 0;
        singles.extend(pencil.naked.items().iter().filter(|single| is_open(single)));
        let mut seen: Cells = 0;
        for &single in pencil
            .hidden
            .items()
            .iter()
            .filter(|single| is_open(single))
        {
            let (cell, digit) = (usize::from(single) / 9, usize::from(single) % 9);
            let is_hidden = HOMES[cell]
                .iter()
                .any(|&house| pencil.places_left[house][digit] == 1);
            if seen >> cell & 1 == 0 && is_hidden {
                seen |= 1 << cell;
                singles.push(single);
            }
        }
        if singles.is_empty() {
            break;
        }
        // All singles are placed, even if earlier ones contradict later ones.
        for &single in &singles {
            place(
                before,
                pencil,
                usize::from(single) / 9,
                usize::from(single) % 9,
                &mut sets,
            );
        }
    }
    sets
}

fn place(before: &Pencil, pencil: &mut Pencil, cell: usize, digit: usize, sets: &mut Sets) {
    sets[digit] |= 1 << cell;
    sets[FALSE + digit] |= before.spots[digit] & PEERS[cell];
    for other in digits_of(pencil.cells[cell] & !(1 << digit)) {
        sets[FALSE + other] |= 1 << cell;
    }
    pencil.place(cell, digit);
}
