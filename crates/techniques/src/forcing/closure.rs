//! The transitive closure of the links in a position: all consequences of all candidates at once.
//!
//! A candidate that is on (true) turns off all other candidates in its cell, and all other places
//! for its digit in its houses. If a candidate is off and only one other candidate remains in its
//! cell, or only one other place for its digit in a house, that candidate is turned on. Therefore
//! only candidates that are on need to be stored, and only the ends of pairs can be reached:
//!
//! ```text
//! a on  ->  b off  ->  c on      a and b exclude each other; b and c are a pair
//! ```
//!
//! Each candidate has a row of bits for the candidates that it turns on, two steps at a time. Only
//! the candidates that remain in the position have a bit, so a row is only a few words long, and
//! joining rows until nothing changes is much faster than following every assumption separately.

use super::row::{Row, common, holds, insert, join, members, remove};
use super::web::{Literal, off, on};
use crate::pencil::{CELLS, Candidate, HOMES, Home, Pencil, bits};

struct Closure<'a, const WORDS: usize> {
    pencil: &'a Pencil,
    /// The remaining candidates.
    candidates: Vec<Candidate>,
    /// For each candidate, the candidates that it excludes.
    excluded: Vec<Row<WORDS>>,
    /// For each candidate, the candidates that become the only option without it.
    left: Vec<Row<WORDS>>,
    /// For each candidate, the candidates that are on if it is on, including itself.
    rows: Vec<Row<WORDS>>,
}

/// Returns the literals implied by their own negation. If there are none and `with_agreements` is
/// set, returns the literals implied by every candidate in some cell, or by every place for some
/// digit in a house. Literals rejected by the filter `pass` are omitted.
pub(super) fn proved(
    pencil: &Pencil,
    with_agreements: bool,
    pass: impl Fn(Literal) -> bool,
) -> Vec<Literal> {
    let count: u32 = pencil.cells.iter().map(|digits| digits.count_ones()).sum();
    match count {
        0..=128 => Closure::<2>::new(pencil).proved(with_agreements, pass),
        129..=192 => Closure::<3>::new(pencil).proved(with_agreements, pass),
        193..=256 => Closure::<4>::new(pencil).proved(with_agreements, pass),
        257.. => Closure::<12>::new(pencil).proved(with_agreements, pass),
    }
}

impl<'a, const WORDS: usize> Closure<'a, WORDS> {
    fn new(pencil: &'a Pencil) -> Self {
        let candidates: Vec<Candidate> = pencil
            .cells
            .iter()
            .enumerate()
            .flat_map(|(cell, &digits)| bits(digits).map(move |digit| cell * 9 + digit))
            .collect();
        let mut closure = Self {
            pencil,
            excluded: vec![[0; WORDS]; candidates.len()],
            left: vec![[0; WORDS]; candidates.len()],
            rows: Vec::new(),
            candidates,
        };
        closure.link();
        closure.close();
        closure
    }

    /// Computes what each candidate excludes, and what becomes the only option without it.
    fn link(&mut self) {
        let mut in_cells = [[0; WORDS]; 81];
        let mut in_houses = [[[0; WORDS]; 9]; 27];
        for (turn, &candidate) in self.candidates.iter().enumerate() {
            let (cell, digit) = (candidate / 9, candidate % 9);
            insert(&mut in_cells[cell], turn);
            for Home { house, .. } in &HOMES[cell] {
                insert(&mut in_houses[*house][digit], turn);
            }
        }
        for (turn, &candidate) in self.candidates.iter().enumerate() {
            let (cell, digit) = (candidate / 9, candidate % 9);
            let mut add = |others: &Row<WORDS>, count: u32| {
                join(&mut self.excluded[turn], others);
                if count == 2 {
                    join(&mut self.left[turn], others);
                }
            };
            add(&in_cells[cell], self.pencil.cells[cell].count_ones());
            for Home { house, .. } in &HOMES[cell] {
                let places = self.pencil.places[*house][digit];
                add(&in_houses[*house][digit], places.count_ones());
            }
            remove(&mut self.excluded[turn], turn);
            remove(&mut self.left[turn], turn);
        }
    }

    /// Computes what each candidate turns on.
    fn close(&mut self) {
        let mut has_pair = [0; WORDS];
        for (turn, left) in self.left.iter().enumerate() {
            if *left != [0; WORDS] {
                insert(&mut has_pair, turn);
            }
        }
        for (turn, excluded) in self.excluded.iter().enumerate() {
            let mut row = [0; WORDS];
            for other in members(&common(excluded, &has_pair)) {
                join(&mut row, &self.left[other]);
            }
            insert(&mut row, turn);
            self.rows.push(row);
        }
        // Only candidates in a pair can be reached, so only these can be in the middle of a path.
        let ends: Vec<usize> = members(&has_pair).collect();
        for &middle in &ends {
            let more = self.rows[middle];
            for &from in &ends {
                if holds(&self.rows[from], middle) {
                    join(&mut self.rows[from], &more);
                }
            }
        }
        for turn in (0..self.rows.len()).filter(|&turn| !holds(&has_pair, turn)) {
            let mut row = self.rows[turn];
            for next in members(&common(&row, &has_pair)) {
                join(&mut row, &self.rows[next]);
            }
            self.rows[turn] = row;
        }
    }

    fn proved(&self, with_agreements: bool, pass: impl Fn(Literal) -> bool) -> Vec<Literal> {
        let mut proved = self.selves();
        proved.retain(|&literal| pass(literal));
        if proved.is_empty() && with_agreements {
            proved.extend(self.agreements());
            proved.retain(|&literal| pass(literal));
        }
        proved
    }

    /// The literals implied by their own negation.
    fn selves(&self) -> Vec<Literal> {
        let mut selves = Vec::new();
        for (turn, &candidate) in self.candidates.iter().enumerate() {
            if members(&self.left[turn]).any(|other| holds(&self.rows[other], turn)) {
                selves.push(on(candidate));
            }
            if common(&self.rows[turn], &self.excluded[turn]) != [0; WORDS] {
                selves.push(off(candidate));
            }
        }
        selves
    }

    /// Returns the literals implied by every candidate in some cell, or by every place for some
    /// digit in a house.
    fn agreements(&self) -> Vec<Literal> {
        let offs: Vec<Row<WORDS>> = self.rows.iter().map(|row| self.turned_off(row)).collect();
        let mut turns = [0; 729];
        for (turn, &candidate) in self.candidates.iter().enumerate() {
            turns[candidate] = turn;
        }
        let (mut agreed_on, mut agreed_off) = ([0; WORDS], [0; WORDS]);
        let mut branch = |sources: &mut dyn Iterator<Item = Candidate>| {
            let (mut all_on, mut all_off) = ([u64::MAX; WORDS], [u64::MAX; WORDS]);
            for source in sources {
                all_on = common(&all_on, &self.rows[turns[source]]);
                all_off = common(&all_off, &offs[turns[source]]);
            }
            join(&mut agreed_on, &all_on);
            join(&mut agreed_off, &all_off);
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
        let ons = members(&agreed_on).map(|turn| on(self.candidates[turn]));
        let offs = members(&agreed_off).map(|turn| off(self.candidates[turn]));
        ons.chain(offs).collect()
    }

    /// The candidates that are off if those in a given row are on.
    fn turned_off(&self, row: &Row<WORDS>) -> Row<WORDS> {
        let mut off = [0; WORDS];
        for turn in members(row) {
            join(&mut off, &self.excluded[turn]);
        }
        off
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forcing::web::{Rank, Web, is_on, opposite, spin};
    use crate::sketch;

    fn pencil(sketch: &str) -> Pencil {
        Pencil::new(sketch::position(sketch).grid())
    }

    const BRANCHES: &str = "r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45 r2#4=r2c1,r2c5 r8c5=34";

    /// The candidates that are on, or off, in a web.
    fn reached(web: &Web, literal: fn(Candidate) -> Literal) -> Vec<Candidate> {
        (0..729)
            .filter(|&candidate| web.distance(literal(candidate)) > 0)
            .collect()
    }

    #[test]
    fn rows_match_webs() {
        let pencil = pencil(BRANCHES);
        let closure = Closure::<12>::new(&pencil);
        for (turn, &candidate) in closure.candidates.iter().enumerate() {
            let row = closure.rows[turn];
            let named = |row: &Row<12>| -> Vec<Candidate> {
                members(row).map(|turn| closure.candidates[turn]).collect()
            };
            let web = spin(&pencil, on(candidate), Rank::Static);
            // A web that contradicts itself ends early.
            if web.conflict.is_none() {
                assert_eq!(named(&row), reached(&web, on));
                assert_eq!(named(&closure.turned_off(&row)), reached(&web, off));
            } else {
                assert!(holds(&closure.turned_off(&row), turn));
            }
        }
    }

    #[test]
    fn selves_are_the_literals_that_webs_contradict() {
        // Both ends of a skyscraper see r1c6, whose only candidates are 1 and 4.
        let pencil = pencil("r2#4=r2c1,r2c5 r8#4=r8c1,r8c6 r1c6=14 r1c9=12");
        let selves = proved(&pencil, false, |_| true);
        let candidates = (0..729).filter(|&candidate| pencil.has(candidate));
        let expected: Vec<Literal> = candidates
            .flat_map(|candidate| [on(candidate), off(candidate)])
            .filter(|&literal| {
                let web = spin(&pencil, opposite(literal), Rank::Static);
                web.conflict.is_some()
            })
            .collect();
        assert_eq!(selves, expected);
        assert!(!selves.is_empty());
    }

    #[test]
    fn the_width_of_rows_makes_no_difference() {
        // Starts with all of the puzzle's candidates, and then keeps fewer and fewer of them.
        let hard = include_str!("../../../cli/lists/hard.txt");
        let puzzle: novena_core::Puzzle = hard.lines().next().unwrap().parse().unwrap();
        let mut pencil = Pencil::new(&puzzle.grid().unwrap());
        for cell in 0..81 {
            let wide = Closure::<12>::new(&pencil);
            assert_eq!(proved(&pencil, false, |_| true), wide.selves());
            if wide.selves().is_empty() {
                assert_eq!(proved(&pencil, true, |_| true), wide.agreements());
            }
            if let Some(digit) = bits(pencil.cells[cell]).last() {
                pencil.remove(cell * 9 + digit);
            }
        }
    }

    #[test]
    fn a_skyscraper_leads_four_candidates_to_their_opposites() {
        let selves = proved(&pencil("r2#4=r2c1,r2c5 r8#4=r8c1,r8c6"), true, |_| true);
        assert_eq!(selves.len(), 4);
        assert!(selves.iter().all(|&literal| !is_on(literal)));
    }

    #[test]
    fn branches_agree() {
        let pencil = pencil("r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45");
        assert_eq!(proved(&pencil, false, |_| true), []);
        assert_eq!(proved(&pencil, true, |_| true), [off(80 * 9 + 3)]);
        assert_eq!(proved(&pencil, true, is_on), []);
    }
}
