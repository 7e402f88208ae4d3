//! Everything that follows from everything by the links of a position, all at once.
//!
//! Each literal has a row of bits for what follows from it. Joining each row with the rows of
//! what follows in one step, until nothing changes, takes far less than following every
//! assumption by itself.

use super::web::{Literal, Literals, candidate, is_on, off, on, opposite};
use crate::pencil::{CELLS, HOMES, Home, Pencil, bits, only};

pub(super) struct Closure<'a> {
    pencil: &'a Pencil,
    /// The literals there are.
    literals: Vec<Literal>,
    /// What follows from each, itself included.
    rows: Vec<Literals>,
}

impl<'a> Closure<'a> {
    pub(super) fn new(pencil: &'a Pencil) -> Self {
        let literals: Vec<Literal> = (0..729)
            .filter(|&candidate| pencil.has(candidate))
            .flat_map(|candidate| [on(candidate), off(candidate)])
            .collect();
        let mut closure = Self {
            pencil,
            rows: vec![[0; 23]; 1458],
            literals,
        };
        let mut steps = Vec::new();
        let mut ends = Vec::with_capacity(closure.literals.len());
        for &literal in &closure.literals {
            closure.rows[usize::from(literal)] = bit(literal);
            closure.one_step(literal, &mut steps);
            ends.push(steps.len());
        }
        let mut is_done = false;
        while !is_done {
            is_done = true;
            let mut start = 0;
            for (&literal, &end) in closure.literals.iter().zip(&ends) {
                let mut row = closure.rows[usize::from(literal)];
                for &next in &steps[start..end] {
                    let other = &closure.rows[usize::from(next)];
                    for (word, other) in row.iter_mut().zip(other) {
                        *word |= other;
                    }
                }
                start = end;
                is_done &= row == closure.rows[usize::from(literal)];
                closure.rows[usize::from(literal)] = row;
            }
        }
        closure
    }

    fn one_step(&self, literal: Literal, steps: &mut Vec<Literal>) {
        let from = candidate(literal);
        let (cell, digit) = (from / 9, from % 9);
        let others = self.pencil.cells[cell] & !(1 << digit);
        if is_on(literal) {
            steps.extend(bits(others).map(|other| off(cell * 9 + other)));
        } else {
            steps.extend(only(others).map(|other| on(cell * 9 + other)));
        }
        for Home { house, place } in &HOMES[cell] {
            let others = self.pencil.places[*house][digit] & !(1 << place);
            let at = |place: usize| CELLS[*house][place] * 9 + digit;
            if is_on(literal) {
                steps.extend(bits(others).map(|place| off(at(place))));
            } else {
                steps.extend(only(others).map(|place| on(at(place))));
            }
        }
    }

    fn follows(&self, from: Literal, to: Literal) -> bool {
        self.rows[usize::from(from)][usize::from(to / 64)] >> (to % 64) & 1 != 0
    }

    /// What is led to by its own opposite.
    pub(super) fn selves(&self) -> impl Iterator<Item = Literal> {
        self.literals
            .iter()
            .copied()
            .filter(|&literal| self.follows(opposite(literal), literal))
    }

    /// What all candidates of a cell lead to, or all places of a digit in a house.
    pub(super) fn agreements(&self) -> Literals {
        let mut agreed = [0; 23];
        let mut branch = |sources: &mut dyn Iterator<Item = usize>| {
            let mut common: Option<Literals> = None;
            for source in sources {
                let row = &self.rows[usize::from(on(source))];
                let common = common.get_or_insert(*row);
                for (word, other) in common.iter_mut().zip(row) {
                    *word &= other;
                }
            }
            for (word, common) in agreed.iter_mut().zip(common.unwrap_or([0; 23])) {
                *word |= common;
            }
        };
        for (cell, &digits) in self.pencil.cells.iter().enumerate() {
            if digits.count_ones() > 1 {
                branch(&mut bits(digits).map(|digit| cell * 9 + digit));
            }
        }
        for (house, digits) in self.pencil.places.iter().enumerate() {
            for (digit, &places) in digits.iter().enumerate() {
                if places.count_ones() > 1 {
                    branch(&mut bits(places).map(|place| CELLS[house][place] * 9 + digit));
                }
            }
        }
        agreed
    }
}

fn bit(literal: Literal) -> Literals {
    let mut set = [0; 23];
    set[usize::from(literal / 64)] = 1 << (literal % 64);
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forcing::web::{Rank, literals, spin};
    use crate::sketch;

    fn pencil(sketch: &str) -> Pencil {
        Pencil::new(sketch::position(sketch).grid())
    }

    const BRANCHES: &str = "r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45 r2#4=r2c1,r2c5 r8c5=34";

    #[test]
    fn rows_are_webs() {
        let pencil = pencil(BRANCHES);
        let closure = Closure::new(&pencil);
        for &literal in &closure.literals {
            let web = spin(&pencil, literal, Rank::Static);
            // A web that contradicts itself ends early.
            if web.conflict.is_none() {
                assert_eq!(closure.rows[usize::from(literal)], web.reached);
            } else {
                assert!(closure.follows(literal, opposite(literal)));
            }
        }
    }

    #[test]
    fn a_skyscraper_leads_four_candidates_to_their_opposites() {
        let pencil = pencil("r2#4=r2c1,r2c5 r8#4=r8c1,r8c6");
        let selves: Vec<Literal> = Closure::new(&pencil).selves().collect();
        assert_eq!(selves.len(), 4);
        assert!(selves.iter().all(|&literal| !is_on(literal)));
    }

    #[test]
    fn branches_agree() {
        let pencil = pencil("r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45");
        let agreed: Vec<Literal> = literals(&Closure::new(&pencil).agreements()).collect();
        assert_eq!(agreed, [off(80 * 9 + 3)]);
    }
}
