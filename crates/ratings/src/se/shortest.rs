//! Determines the length of the shortest chain in a position before searching for it.
//!
//! All candidates are processed at once, as rows of bits. This makes it cheap to compute the number
//! of links after which a candidate first reaches its own opposite. The search for the chain itself
//! then need not go any deeper, and can be skipped if no candidate reaches its opposite.

use super::links::{Links, Mode};
use novena_techniques::pencil::{HOMES, Home, Pencil};

/// Rows of bits over the candidates with strong links, which are the only candidates that chains
/// can turn on.
struct Rows {
    words: usize,
    bits: Vec<u64>,
}

impl Rows {
    fn new(rows: usize, words: usize) -> Self {
        Self {
            words,
            bits: vec![0; rows * words],
        }
    }

    fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..(row + 1) * self.words]
    }

    fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..(row + 1) * self.words]
    }

    fn set(&mut self, row: usize, column: usize) {
        self.row_mut(row)[column / 64] |= 1 << (column % 64);
    }
}

fn join(row: &mut [u64], other: &[u64]) {
    for (word, other) in row.iter_mut().zip(other) {
        *word |= other;
    }
}

fn ones(row: &[u64]) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(word, &bits)| {
        let mut left = bits;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(word * 64 + bit)
        })
    })
}

/// The shortest chains that lead from a candidate to its opposite.
pub(super) struct Shortest {
    /// The number of candidates on the chains, including both ends.
    pub(super) length: u16,
    /// For each candidate, whether a chain starts there when it is on, and when it is off.
    starts: [[bool; 729]; 2],
}

impl Shortest {
    /// Whether a shortest chain starts at this candidate.
    pub(super) const fn starts(&self, candidate: usize, is_on: bool) -> bool {
        self.starts[is_on as usize][candidate]
    }
}

/// The shortest chains in a position, if it has any.
pub(super) fn shortest_chains(pencil: &Pencil, links: &Links, mode: Mode) -> Option<Shortest> {
    // The possible starts. The candidates with strong links come first, because they are the
    // columns.
    let is_there = |&candidate: &usize| {
        pencil.has(candidate) && !pencil.cells[candidate / 9].is_power_of_two()
    };
    let leads_on = |&candidate: &usize| !links.strong.of(candidate).is_empty();
    let there: Vec<usize> = (0..729).filter(is_there).collect();
    let mut starts: Vec<usize> = there.iter().copied().filter(leads_on).collect();
    let columns = starts.len();
    starts.extend(there.iter().filter(|candidate| !leads_on(candidate)));
    let words = columns.div_ceil(64);
    let mut column_of = [u16::MAX; 729];
    for (column, &candidate) in starts[..columns].iter().enumerate() {
        column_of[candidate] = column as u16;
    }

    // The candidates that each start turns off, and those that each column turns on.
    let mut in_house = Rows::new(27 * 9, words);
    let mut in_cell = Rows::new(81, words);
    let mut strong = Rows::new(columns, words);
    for (column, &candidate) in starts[..columns].iter().enumerate() {
        let (cell, digit) = (candidate / 9, candidate % 9);
        for Home { house, .. } in &HOMES[cell] {
            in_house.set(house * 9 + digit, column);
        }
        if mode.y {
            in_cell.set(cell, column);
        }
        for &other in links.strong.of(candidate) {
            strong.set(column, column_of[usize::from(other)].into());
        }
    }
    let mut weak = Rows::new(starts.len(), words);
    for (start, &candidate) in starts.iter().enumerate() {
        let (cell, digit) = (candidate / 9, candidate % 9);
        let row = weak.row_mut(start);
        join(row, in_cell.row(cell));
        for Home { house, .. } in &HOMES[cell] {
            join(row, in_house.row(house * 9 + digit));
        }
        if start < columns {
            row[start / 64] &= !(1 << (start % 64));
        }
    }

    // The candidates that are on after the given number of pairs of links, beginning with a start
    // that is on or a column that is off.
    let mut from_on = Rows::new(starts.len(), words);
    let mut from_off = Rows::new(columns, words);
    let mut shortest = Shortest {
        length: 4,
        starts: [[false; 729]; 2],
    };
    let mut has_any = false;
    loop {
        let mut is_new = false;
        for column in 0..columns {
            let mut row = strong.row(column).to_vec();
            for next in ones(strong.row(column)) {
                join(&mut row, from_on.row(next));
            }
            is_new |= row[..] != *from_off.row(column);
            from_off.row_mut(column).copy_from_slice(&row);
        }
        if !is_new {
            return None;
        }
        for (start, &candidate) in starts.iter().enumerate() {
            let row = from_on.row_mut(start);
            for next in ones(weak.row(start)) {
                join(row, from_off.row(next));
            }
            let sees_itself = row.iter().zip(weak.row(start)).any(|(a, b)| a & b != 0);
            shortest.starts[1][candidate] = sees_itself;
            has_any |= sees_itself;
        }
        for (column, &candidate) in starts[..columns].iter().enumerate() {
            let has_itself = ones(strong.row(column))
                .any(|next| from_on.row(next)[column / 64] >> (column % 64) & 1 != 0);
            shortest.starts[0][candidate] = has_itself;
            has_any |= has_itself;
        }
        if has_any {
            return Some(shortest);
        }
        shortest.length += 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use novena_techniques::sketch;

    #[track_caller]
    fn check(sketch: &str, mode: Mode, expected: Option<u16>) {
        let pencil = Pencil::new(sketch::position(sketch).grid());
        let mut links = Links::default();
        links.list(&pencil, mode);
        let shortest = shortest_chains(&pencil, &links, mode);
        let length = shortest.map(|shortest| shortest.length);
        assert_eq!(length, expected, "{sketch}");
    }

    const X: Mode = Mode { x: true, y: false };
    const XY: Mode = Mode { x: true, y: true };

    #[test]
    fn a_skyscraper_passes_six_candidates() {
        check("r2#4=r2c1,r2c5 r8#4=r8c1,r8c6", X, Some(6));
        check("r2#4=r2c1,r2c5 r8#4=r8c2,r8c6", X, None);
    }

    #[test]
    fn a_w_wing_passes_eight_candidates() {
        let sketch = "r1c1=34 r5c5=34 r8#3=r8c1,r8c5";
        check(sketch, XY, Some(8));
        check(sketch, X, None);
    }

    #[test]
    fn a_fully_visible_strong_link_passes_four_candidates() {
        check("c1#1=r1c1,r2c1", X, Some(4));
    }

    #[test]
    fn the_shortest_chains_start_where_both_ends_are_seen() {
        let pencil = Pencil::new(sketch::position("r2#4=r2c1,r2c5 r8#4=r8c1,r8c6").grid());
        let mut links = Links::default();
        links.list(&pencil, X);
        let shortest = shortest_chains(&pencil, &links, X).unwrap();
        let starts = |is_on| {
            let all = (0..729).filter(|&candidate| shortest.starts(candidate, is_on));
            all.collect::<Vec<usize>>()
        };
        let fours = [(1, 6), (3, 6), (7, 5), (9, 5)].map(|(r, c)| (r * 9 + c - 10) * 9 + 3);
        assert_eq!(starts(true), fours);
        assert_eq!(starts(false), [0; 0]);
    }

    #[test]
    fn without_links_there_is_no_chain() {
        check("r1c1=123", XY, None);
    }
}
