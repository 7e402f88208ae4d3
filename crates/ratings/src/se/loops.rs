//! Unique rectangles and unique loops, with the conditions and bugs that ratings depend on.

use std::ops::ControlFlow;

use super::sink::HintSink;
use super::technique::Source;
use novena_techniques::pencil::{CELLS, Candidate, HOMES, Pencil, bits, only, sees};

/// A hint that a loop proves. Hints are sorted by rating, then by type, then by the order in which
/// they were found.
struct LoopHint {
    rating: f64,
    type_: u8,
    /// The key for detecting duplicates. In type 3, it distinguishes naked sets from hidden sets.
    class: u8,
    cells: u128,
    /// For type 3, the house, the digits and the cells of the set.
    set: (usize, u16, u16),
    removed: Vec<Candidate>,
}

/// Finds all loops, the best first.
pub(super) fn loops(pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    let mut hints: Vec<LoopHint> = Vec::new();
    for start in 0..81 {
        if pencil.cells[start].count_ones() != 2 {
            continue;
        }
        let digits = pencil.cells[start];
        let mut search = Search {
            pencil,
            digits,
            cells: vec![start],
            visited: [houses(start), 0],
            hints: &mut hints,
        };
        search.extend();
    }
    hints.sort_by(|a, b| a.rating.total_cmp(&b.rating).then(a.type_.cmp(&b.type_)));
    for hint in hints {
        let source = Source::UniqueLoop {
            type_: hint.type_,
            length: hint.cells.count_ones() as u8,
        };
        sink.removal(hint.rating, source, hint.removed)?;
    }
    ControlFlow::Continue(())
}

struct Search<'a> {
    pencil: &'a Pencil,
    /// The two digits of the loop.
    digits: u16,
    cells: Vec<usize>,
    /// The houses of the even-numbered cells and of the odd-numbered cells of the path.
    visited: [u32; 2],
    hints: &'a mut Vec<LoopHint>,
}

/// The three houses of a cell, as bits.
fn houses(cell: usize) -> u32 {
    HOMES[cell]
        .iter()
        .fold(0, |all, home| all | 1 << home.house)
}

impl Search<'_> {
    /// Finds the loops that start at the first cell.
    fn extend(&mut self) {
        self.walk(None, 0, 0);
    }

    /// Finds the loops that begin with the path so far. The next step must go through a different
    /// kind of house from the last one. The path has `rough` cells with extra digits; `collected`
    /// contains the extra digits of all cells that were examined on the way.
    fn walk(&mut self, last_kind: Option<usize>, mut collected: u16, rough: usize) {
        let (start, last) = (self.cells[0], self.cells[self.cells.len() - 1]);
        for (kind, home) in HOMES[last].iter().enumerate() {
            if last_kind == Some(kind) {
                continue;
            }
            for cell in CELLS[home.house] {
                if cell == start && self.cells.len() >= 4 {
                    self.close();
                }
                if self.cells.contains(&cell) || self.digits & !self.pencil.cells[cell] != 0 {
                    continue;
                }
                let extra = self.pencil.cells[cell] & !self.digits;
                // This reproduces a bug: a cell's extra digits are kept even if the cell does not
                // join the path.
                collected |= extra;
                if extra == 0 || rough < 2 || collected.is_power_of_two() {
                    self.step(cell, kind, collected, rough + usize::from(extra != 0));
                }
            }
        }
    }

    /// Continues to a cell, and examines all paths beyond it.
    fn step(&mut self, cell: usize, kind: usize, collected: u16, rough: usize) {
        let parity = self.cells.len() % 2;
        let houses = houses(cell);
        // A house of a loop cannot contain two even-numbered or two odd-numbered cells of the path.
        if self.visited[parity] & houses != 0 {
            return;
        }
        self.visited[parity] |= houses;
        self.cells.push(cell);
        self.walk(Some(kind), collected, rough);
        self.cells.pop();
        self.visited[parity] &= !houses;
    }

    fn close(&mut self) {
        // Every house is visited by one even and one odd cell, or by none.
        if self.visited[0] != self.visited[1] {
            return;
        }
        let pencil = self.pencil;
        let roof: Vec<usize> = self
            .cells
            .iter()
            .copied()
            .filter(|&cell| pencil.cells[cell] != self.digits)
            .collect();
        let extra = roof.iter().fold(0, |all, &cell| all | pencil.cells[cell]) & !self.digits;
        match roof[..] {
            [] => {}
            [cell] => {
                let removed = bits(self.digits).map(|digit| cell * 9 + digit).collect();
                self.offer(1, 1, 0.0, (0, 0, 0), removed);
            }
            [first, second] => {
                if extra.is_power_of_two() {
                    self.common_extra(&roof, extra);
                } else {
                    self.sets(first, second, extra);
                }
                self.locked(first, second);
            }
            _ => self.common_extra(&roof, extra),
        }
    }

    /// Keeps a hint, unless a similar hint for the same loop is already known.
    fn offer(
        &mut self,
        type_: u8,
        class: u8,
        added: f64,
        set: (usize, u16, u16),
        removed: Vec<Candidate>,
    ) {
        let cells = self.cells.iter().fold(0, |all, &cell| all | 1 << cell);
        let is_known = |hint: &LoopHint| (hint.class, hint.cells, hint.set) == (class, cells, set);
        if removed.is_empty() || self.hints.iter().any(is_known) {
            return;
        }
        let base = match self.cells.len() {
            ..6 => 4.5,
            6..8 => 4.6,
            8..10 => 4.7,
            _ => 5.0,
        };
        self.hints.push(LoopHint {
            rating: base + added,
            type_,
            class,
            cells,
            set,
            removed,
        });
    }

    /// Finds type 2: all roof cells have the same single extra digit.
    fn common_extra(&mut self, roof: &[usize], extra: u16) {
        let Some(digit) = only(extra) else {
            return;
        };
        let removed = (0..81)
            .filter(|&cell| self.pencil.has(cell * 9 + digit))
            .filter(|&cell| roof.iter().all(|&other| sees(cell, other)))
            .map(|cell| cell * 9 + digit)
            .collect();
        self.offer(2, 2, 0.0, (0, 0, 0), removed);
    }

    /// Finds type 3: the extra digits of two cells act as one cell in a naked set, or the loop's
    /// digits in these cells act as one cell in a hidden set.
    fn sets(&mut self, first: usize, second: usize, extra: u16) {
        let pencil = self.pencil;
        for size in extra.count_ones()..=7 {
            for (one, other) in HOMES[first].iter().zip(&HOMES[second]) {
                if one.house != other.house {
                    continue;
                }
                let house = one.house;
                let open = pencil.open[house].count_ones();
                if size * 2 <= open {
                    self.naked_sets(
                        house,
                        [first, second],
                        [one.place, other.place],
                        extra,
                        size,
                    );
                }
                if size * 2 < open {
                    self.hidden_sets(house, [one.place, other.place], extra, size);
                }
            }
        }
    }

    fn naked_sets(
        &mut self,
        house: usize,
        roof: [usize; 2],
        places: [usize; 2],
        extra: u16,
        size: u32,
    ) {
        let pencil = self.pencil;
        let roof_places = 1 << places[0] | 1 << places[1];
        for set in (0..512_u16).filter(|set| set.count_ones() == size) {
            if set & roof_places != 1 << places[0] {
                continue;
            }
            let others = set & !(1 << places[0]);
            let cells = || bits(others).map(|place| pencil.cells[CELLS[house][place]]);
            // Every member needs two digits, and all digits must be present without the roof.
            if extra.count_ones() < 2 || cells().any(|digits| digits.count_ones() < 2) {
                continue;
            }
            let beside = cells().fold(0, |all, digits| all | digits);
            let shared = extra & pencil.cells[roof[0]] & pencil.cells[roof[1]];
            let digits = beside | extra;
            if (beside | shared).count_ones() != size || digits.count_ones() != size {
                continue;
            }
            let removed = bits(!(others | roof_places) & 0x1ff)
                .map(|place| CELLS[house][place])
                .flat_map(|cell| {
                    bits(pencil.cells[cell] & digits).map(move |digit| cell * 9 + digit)
                })
                .collect();
            let added = f64::from(size - 1) * 0.1;
            self.offer(3, 3, added, (house, digits, others), removed);
        }
    }

    fn hidden_sets(&mut self, house: usize, places: [usize; 2], extra: u16, size: u32) {
        let pencil = self.pencil;
        let free = !(extra | self.digits) & 0x1ff;
        let rest: Vec<usize> = bits(free).collect();
        if size as usize - 2 > rest.len() {
            return;
        }
        // Try every choice of `size - 2` free digits. The bits of `mask` are indices in `rest`.
        for mask in (0..1_u16 << rest.len()).filter(|mask| mask.count_ones() == size - 2) {
            let more = bits(mask).fold(0, |all, item| all | 1 << rest[item]);
            let digits = more | self.digits;
            let mut common = 0;
            let mut is_full = true;
            for digit in bits(digits) {
                // One of the two roof cells represents both.
                let at = pencil.places[house][digit] & !(1 << places[1]);
                is_full &= at != 0;
                common |= at;
            }
            if !is_full || common.count_ones() != size {
                continue;
            }
            let members = common & !(1 << places[0]);
            let removed = bits(members)
                .map(|place| CELLS[house][place])
                .flat_map(|cell| {
                    bits(pencil.cells[cell] & !digits).map(move |digit| cell * 9 + digit)
                })
                .collect();
            let added = (f64::from(members.count_ones()) - 1.0) * 0.1;
            self.offer(3, 4, added, (house, digits, members), removed);
        }
    }

    /// Finds type 4: one of the loop's digits is locked in the roof.
    fn locked(&mut self, first: usize, second: usize) {
        let pencil = self.pencil;
        let (low, high) = {
            let mut digits = bits(self.digits);
            (digits.next(), digits.next())
        };
        let (Some(low), Some(high)) = (low, high) else {
            return;
        };
        let mut locked = [false; 2];
        for (one, other) in HOMES[first].iter().zip(&HOMES[second]) {
            if one.house == other.house {
                let roof = 1 << one.place | 1 << other.place;
                for (locked, digit) in locked.iter_mut().zip([low, high]) {
                    *locked |= pencil.places[one.house][digit] & !roof == 0;
                }
            }
        }
        let goes = match locked {
            [true, _] => high,
            [false, true] => low,
            [false, false] => return,
        };
        let removed = vec![first * 9 + goes, second * 9 + goes];
        self.offer(4, 5, 0.0, (0, 0, 0), removed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::sink::tests::check;

    #[test]
    fn a_rectangle_with_one_roof_cell() {
        check(
            loops,
            "r1c1=12 r1c4=12 r2c1=12 r2c4=123",
            &["4.5 Unique Rectangle type 1: r2c4<>1 r2c4<>2"],
        );
        // If the loop spanned four boxes, the digits could not be swapped.
        check(loops, "r1c1=12 r1c4=12 r5c1=12 r5c4=123", &[]);
    }

    #[test]
    fn a_roof_with_one_extra_digit() {
        let others = [2, 3, 5, 6, 7, 8, 9].map(|c| format!("r2c{c}<>3"));
        let said = format!("4.5 Unique Rectangle type 2: {}", others.join(" "));
        check(loops, "r1c1=12 r1c4=12 r2c1=123 r2c4=123", &[&said]);
    }

    #[test]
    fn a_roof_whose_extra_digits_make_a_naked_pair() {
        let others = [2, 3, 5, 6, 7, 8].map(|c| format!("r2c{c}<>3 r2c{c}<>4"));
        let said = format!("4.6 Unique Rectangle type 3: {}", others.join(" "));
        let sketch = "r1c1=12 r1c4=12 r2c1=123 r2c4=124 r2c9=34";
        check(loops, sketch, &[&said]);
        check(loops, &sketch.replace("r2c9=34", "r2c9=35"), &[]);
    }

    #[test]
    fn a_roof_that_locks_a_digit() {
        check(
            loops,
            "r1c1=12 r1c4=12 r2c1=1234 r2c4=1256 r2#1=r2c1,r2c4",
            &["4.5 Unique Rectangle type 4: r2c1<>2 r2c4<>2"],
        );
    }

    #[test]
    fn longer_loops_cost_more() {
        check(
            loops,
            "r1c1=12 r1c4=12 r2c4=12 r2c7=12 r3c7=12 r3c1=123 r1c7<>1 r2c1<>1 r3c4<>1",
            &["4.6 Unique Loop 6 type 1: r3c1<>1 r3c1<>2"],
        );
    }
}
