//! The consequences of one assumption, generation by generation.
//!
//! A *literal* is a candidate that is on (true) or off (false). The assumption is the first
//! generation. Each further generation consists of all literals that follow in one step from the
//! generations before it. The result does not depend on the processing order: if the position is
//! rotated or relabelled, every generation is rotated or relabelled in the same way. Reasons are
//! not stored; they are reconstructed for the few webs that are reported.
//!
//! ```text
//! r1c1 is 1   ->   r1c9 is not 1   ->   r1c9 is 2   ->   r9c9 is not 2
//!    1                  2                   3                  4
//! ```

use super::inner::{self, Inner};
use crate::pencil::{CELLS, Candidate, HOMES, Home, Pencil, bits};

/// The number of a literal: even if the candidate is on, odd if it is off.
pub(super) type Literal = u16;

pub(super) const fn on(candidate: Candidate) -> Literal {
    candidate as Literal * 2
}

pub(super) const fn off(candidate: Candidate) -> Literal {
    on(candidate) + 1
}

pub(super) const fn is_on(literal: Literal) -> bool {
    literal & 1 == 0
}

pub(super) const fn opposite(literal: Literal) -> Literal {
    literal ^ 1
}

pub(super) const fn candidate(literal: Literal) -> Candidate {
    literal as Candidate / 2
}

/// A set of literals.
pub(super) type Literals = [u64; 23];

/// The literals in a set, in ascending order.
pub(super) fn literals(set: &Literals) -> impl Iterator<Item = Literal> {
    set.iter().enumerate().flat_map(|(word, &bits)| {
        let mut left = bits;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let bit = left.trailing_zeros() as Literal;
            left &= left - 1;
            Some(word as Literal * 64 + bit)
        })
    })
}

/// The features that a web may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rank {
    /// Links between candidates of one digit, including links that appear because candidates that
    /// are off are removed.
    Nishio,
    /// The links that the position already has.
    Static,
    /// All links, including those that appear because candidates that are off are removed.
    Dynamic,
    /// In addition to the links of dynamic webs, patterns and, from level 2 onwards, nested chains.
    Nested(u8),
}

impl Rank {
    pub(super) const fn level(self) -> u8 {
        match self {
            Self::Nested(level) => level,
            Self::Nishio | Self::Static | Self::Dynamic => 0,
        }
    }
}

/// The consequences of an assumption.
pub(super) struct Web {
    pub(super) assumed: Literal,
    pub(super) rank: Rank,
    /// The generation of each literal, or 0 if the literal does not follow.
    generation: [u16; 1458],
    /// The literals that follow.
    pub(super) reached: Literals,
    /// The candidate that is both on and off, if there is one. If there are several, this is the
    /// one with the least total distance. The web ends with the first generation in which a
    /// conflict appears.
    pub(super) conflict: Option<Candidate>,
    /// The generations in which none of the links applied, and the deductions that were made
    /// instead.
    pub(super) rounds: Vec<Round>,
    /// The position without the candidates that are off.
    now: Pencil,
    /// The next generation.
    next: u16,
}

/// The deductions made when none of the links applied.
pub(super) struct Round {
    /// The generation that consists of these deductions.
    pub(super) generation: u16,
    /// The position before these deductions, without the candidates that are off.
    pub(super) now: Pencil,
    pub(super) inner: Inner,
}

impl Web {
    /// The generation of a literal, or 0 if the literal does not follow.
    pub(super) const fn distance(&self, literal: Literal) -> u16 {
        self.generation[literal as usize]
    }

    /// The total distance to the two sides of the conflict.
    pub(super) fn cost(&self) -> Option<u16> {
        let candidate = self.conflict?;
        Some(self.distance(on(candidate)) + self.distance(off(candidate)))
    }

    fn mark(&mut self, literal: Literal, generation: u16, fresh: &mut Vec<Literal>) {
        let place = &mut self.generation[usize::from(literal)];
        if *place == 0 {
            *place = generation;
            self.reached[usize::from(literal / 64)] |= 1 << (literal % 64);
            fresh.push(literal);
        }
    }

    /// Finds the conflict with the least total distance among the newest literals.
    fn find_conflict(&mut self, fresh: &[Literal]) {
        let contradicted = fresh
            .iter()
            .filter(|&&literal| self.distance(opposite(literal)) > 0);
        self.conflict = contradicted
            .map(|&literal| {
                let cost = self.distance(literal) + self.distance(opposite(literal));
                (cost, candidate(literal))
            })
            .min()
            .map(|(_, candidate)| candidate);
    }

    /// Adds the candidates that are off because `from` is on.
    fn turn_off(&mut self, source: &Pencil, from: Candidate, fresh: &mut Vec<Literal>) {
        let (cell, digit) = (from / 9, from % 9);
        if self.rank != Rank::Nishio {
            for other in bits(source.cells[cell] & !(1 << digit)) {
                self.mark(off(cell * 9 + other), self.next, fresh);
            }
        }
        for Home { house, place } in &HOMES[cell] {
            for place in bits(source.places[*house][digit] & !(1 << place)) {
                self.mark(off(CELLS[*house][place] * 9 + digit), self.next, fresh);
            }
        }
    }

    /// Adds the candidates that become the only option because `from` is off. If no candidates are
    /// left in a cell or house, all its original candidates are turned on, because each becomes the
    /// only option once the others are off.
    fn turn_on(&mut self, source: &Pencil, from: Candidate, fresh: &mut Vec<Literal>) {
        let (cell, digit) = (from / 9, from % 9);
        if self.rank != Rank::Nishio {
            let left = self.left(source.cells[cell], self.now.cells[cell], digit);
            for other in bits(left) {
                self.mark(on(cell * 9 + other), self.next, fresh);
            }
        }
        for Home { house, place } in &HOMES[cell] {
            let left = self.left(
                source.places[*house][digit],
                self.now.places[*house][digit],
                *place,
            );
            for place in bits(left) {
                self.mark(on(CELLS[*house][place] * 9 + digit), self.next, fresh);
            }
        }
    }

    /// The candidates in a cell or house that are turned on when another of its candidates is off.
    fn left(&self, source: u16, now: u16, off: usize) -> u16 {
        let left = match self.rank {
            Rank::Static => source & !(1 << off),
            _ => now,
        };
        match left.count_ones() {
            0 => source,
            1 => left,
            _ => 0,
        }
    }
}

/// Computes the web of an assumption, up to the first generation that contradicts itself.
pub(super) fn spin(source: &Pencil, assumed: Literal, rank: Rank) -> Box<Web> {
    let mut web = Box::new(Web {
        assumed,
        rank,
        generation: [0; 1458],
        reached: [0; 23],
        conflict: None,
        rounds: Vec::new(),
        now: source.clone(),
        next: 1,
    });
    let mut last = Vec::with_capacity(64);
    web.mark(assumed, 1, &mut last);
    web.next = 2;
    web.grow(source, last);
    web
}

impl Web {
    /// Continues with the features allowed at a higher rank. Up to level 3, every rank above
    /// dynamic webs uses its additional features only when the previous rank finds nothing more, so
    /// the result is the same as if the web had started at the higher rank.
    pub(super) fn raise(&mut self, source: &Pencil, rank: Rank) {
        self.rank = rank;
        if self.conflict.is_none() {
            self.grow(source, Vec::with_capacity(64));
        }
    }

    /// Adds generations until one contradicts itself or nothing else follows.
    fn grow(&mut self, source: &Pencil, mut last: Vec<Literal>) {
        let mut fresh = Vec::with_capacity(64);
        loop {
            self.follow_links(source, &last, &mut fresh);
            if fresh.is_empty() {
                self.look_inside(&mut fresh);
            }
            self.find_conflict(&fresh);
            if fresh.is_empty() || self.conflict.is_some() {
                return;
            }
            self.next += 1;
            std::mem::swap(&mut last, &mut fresh);
            fresh.clear();
        }
    }

    /// Adds the consequences that follow from the last generation by links.
    fn follow_links(&mut self, source: &Pencil, last: &[Literal], fresh: &mut Vec<Literal>) {
        if self.rank != Rank::Static {
            for &literal in last.iter().filter(|&&literal| !is_on(literal)) {
                self.now.remove(candidate(literal));
            }
        }
        for &literal in last {
            if is_on(literal) {
                self.turn_off(source, candidate(literal), fresh);
            } else {
                self.turn_on(source, candidate(literal), fresh);
            }
        }
    }

    /// Adds the deductions that are made if none of the links applies.
    fn look_inside(&mut self, fresh: &mut Vec<Literal>) {
        let level = self.rank.level();
        if level == 0 {
            return;
        }
        let (inner, found) = inner::new_results(&self.now, level, &self.reached);
        if found.is_empty() {
            return;
        }
        for literal in found {
            self.mark(literal, self.next, fresh);
        }
        self.rounds.push(Round {
            generation: self.next,
            now: self.now.clone(),
            inner,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch;

    fn web(sketch: &str, assumed: Literal, rank: Rank) -> Box<Web> {
        spin(&Pencil::new(sketch::position(sketch).grid()), assumed, rank)
    }

    /// The candidate for a digit in a cell. The row, the column and the digit are counted from 1.
    fn at(row: usize, column: usize, digit: usize) -> Candidate {
        (row * 9 + column - 10) * 9 + digit - 1
    }

    #[test]
    fn each_link_is_a_generation() {
        let web = web("r1c9=12 r9c9=23", on(at(1, 1, 1)), Rank::Static);
        let ways = [
            on(at(1, 1, 1)),
            off(at(1, 9, 1)),
            on(at(1, 9, 2)),
            off(at(9, 9, 2)),
            on(at(9, 9, 3)),
        ];
        assert_eq!(ways.map(|literal| web.distance(literal)), [1, 2, 3, 4, 5]);
        assert_eq!(web.conflict, None);
        assert_eq!(web.distance(on(at(5, 5, 5))), 0);
    }

    #[test]
    fn only_a_dynamic_web_combines_two_reasons() {
        let sketch = "r1c9=14 r9c1=15 r9c9=456";
        let six = on(at(9, 9, 6));
        let assumed = on(at(1, 1, 1));
        assert_eq!(web(sketch, assumed, Rank::Static).distance(six), 0);
        assert_eq!(web(sketch, assumed, Rank::Dynamic).distance(six), 5);
    }

    #[test]
    fn nishio_keeps_to_its_digit() {
        let web = web("r1c9=12", on(at(1, 1, 1)), Rank::Nishio);
        assert_eq!(web.distance(on(at(1, 9, 2))), 0);
        assert_eq!(web.distance(off(at(1, 9, 1))), 2);
    }

    #[test]
    fn a_cell_without_candidates_is_a_conflict() {
        let web = web("r1c9=14 r9c1=15 r9c9=45", on(at(1, 1, 1)), Rank::Dynamic);
        let conflict = web.conflict.unwrap();
        assert_eq!(conflict / 9, 80);
        assert_eq!(web.cost(), Some(9));
    }

    #[test]
    fn patterns_continue_where_links_end() {
        let sketch = "b1#4=r1c1,r1c2,r3c3";
        let assumed = off(at(3, 3, 4));
        let locked = off(at(1, 9, 4));
        assert_eq!(web(sketch, assumed, Rank::Dynamic).distance(locked), 0);
        let plus = web(sketch, assumed, Rank::Nested(1));
        assert_eq!(plus.distance(locked), 2);
        assert_eq!(plus.rounds[0].inner, Inner::Patterns);
    }

    /// Raises the webs of all candidates. Returns how often each level made progress.
    fn raise_all(pencil: &Pencil) -> [usize; 3] {
        let mut rounds = [0; 3];
        for assumed in (0..729).filter(|&candidate| pencil.has(candidate)).map(on) {
            let mut raised = spin(pencil, assumed, Rank::Dynamic);
            for level in 1..=3 {
                let before = raised.rounds.len();
                raised.raise(pencil, Rank::Nested(level));
                rounds[usize::from(level) - 1] += raised.rounds.len() - before;
                let spun = spin(pencil, assumed, Rank::Nested(level));
                assert_eq!(raised.generation, spun.generation);
                assert_eq!(raised.conflict, spun.conflict);
                assert_eq!(raised.rounds.len(), spun.rounds.len());
            }
        }
        rounds
    }

    #[test]
    fn a_raised_web_equals_a_web_spun_at_that_rank() {
        let hard = include_str!("../../../cli/lists/hard.txt");
        let puzzle: novena_core::Puzzle = hard.lines().next().unwrap().parse().unwrap();
        let [patterns, chains, _] = raise_all(&Pencil::new(&puzzle.grid().unwrap()));
        assert!(patterns > 0 && chains > 0);
        let sketch = sketch::position("r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45");
        let [_, _, branches] = raise_all(&Pencil::new(sketch.grid()));
        assert!(branches > 0);
    }

    #[test]
    fn a_set_of_literals_lists_them() {
        let web = web("r1c9=12 r9c9=23", on(at(1, 1, 1)), Rank::Static);
        let all: Vec<Literal> = literals(&web.reached).collect();
        assert!(all.is_sorted());
        assert!(all.iter().all(|&literal| web.distance(literal) > 0));
        assert_eq!(all.iter().filter(|&&literal| is_on(literal)).count(), 3);
    }
}
