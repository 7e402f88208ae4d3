//! Unique rectangles, unique loops and bivalue universal graves, with the conditions and the
//! oversights that ratings rest on.

use std::ops::ControlFlow;

use super::hint::Source;
use super::patterns::{Eye, peers, sees};
use super::pencil::{CELLS, Candidate, HOMES, Pencil, bits, only};

/// A loop's hint: rated first, then by type, then as found.
struct LoopHint {
    rating: f64,
    type_: u8,
    /// What makes two the same: type 3 counts naked and hidden apart.
    class: u8,
    cells: u128,
    /// For type 3: the house, the digits and the cells of the set.
    set: (usize, u16, u16),
    removed: Vec<Candidate>,
}

/// All loops, the best first.
pub(super) fn loops(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    let mut hints: Vec<LoopHint> = Vec::new();
    for start in 0..81 {
        if pencil.cells[start].count_ones() != 2 {
            continue;
        }
        let mut search = Search {
            pencil,
            digits: pencil.cells[start],
            cells: vec![start],
            visited: [houses(start), 0],
            hints: &mut hints,
        };
        search.extend(2, 0, usize::MAX);
    }
    hints.sort_by(|a, b| a.rating.total_cmp(&b.rating).then(a.type_.cmp(&b.type_)));
    for hint in hints {
        let source = Source::UniqueLoop {
            type_: hint.type_,
            length: hint.cells.count_ones() as u8,
        };
        eye.removal(hint.rating, source, hint.removed, |_| Vec::new())?;
    }
    ControlFlow::Continue(())
}

struct Search<'a> {
    pencil: &'a Pencil,
    /// The two digits of the loop.
    digits: u16,
    cells: Vec<usize>,
    /// The houses of its even and of its odd cells.
    visited: [u32; 2],
    hints: &'a mut Vec<LoopHint>,
}

/// The three houses of a cell as bits.
fn houses(cell: usize) -> u32 {
    HOMES[cell]
        .iter()
        .fold(0, |all, home| all | 1 << home.house)
}

impl Search<'_> {
    /// Goes on from the last cell. `spare` more cells may hold other digits; `extra` are those
    /// met so far, and are not forgotten when a neighbour is passed over, which is one of the
    /// oversights.
    fn extend(&mut self, spare: i8, extra: u16, last_kind: usize) {
        let Some(&cell) = self.cells.last() else {
            return;
        };
        let mut extra = extra;
        for kind in (0..3).filter(|&kind| kind != last_kind) {
            for next in CELLS[HOMES[cell][kind].house] {
                if next == self.cells[0] && self.cells.len() >= 4 {
                    self.close();
                } else if !self.cells.contains(&next)
                    && self.pencil.cells[next] & self.digits == self.digits
                {
                    let digits = self.pencil.cells[next];
                    extra |= digits & !self.digits;
                    let is_bivalue = digits == self.digits;
                    if is_bivalue || extra.count_ones() == 1 || spare > 0 {
                        // A house visited twice by even cells, or twice by odd ones, spoils
                        // every loop that goes on from here.
                        let parity = self.cells.len() % 2;
                        if self.visited[parity] & houses(next) == 0 {
                            self.visited[parity] |= houses(next);
                            self.cells.push(next);
                            self.extend(spare - i8::from(!is_bivalue), extra, kind);
                            self.cells.pop();
                            self.visited[parity] &= !houses(next);
                        }
                    }
                }
            }
        }
    }

    fn close(&mut self) {
        // Every house is visited by an even and an odd cell, or by none.
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
                if extra.count_ones() == 1 {
                    self.common_extra(&roof, extra);
                } else {
                    self.sets(first, second, extra);
                }
                self.locked(first, second);
            }
            _ => self.common_extra(&roof, extra),
        }
    }

    /// Keeps a hint unless its like is there.
    fn offer(
        &mut self,
        type_: u8,
        class: u8,
        added: f64,
        set: (usize, u16, u16),
        removed: Vec<Candidate>,
    ) {
        let cells = self.cells.iter().fold(0_u128, |all, cell| all | 1 << cell);
        let known = self
            .hints
            .iter()
            .any(|hint| hint.class == class && hint.cells == cells && hint.set == set);
        if removed.is_empty() || known {
            return;
        }
        let mut rating = 4.5;
        if self.cells.len() >= 10 {
            rating += 0.3;
        }
        if self.cells.len() >= 8 {
            rating += 0.2;
        } else if self.cells.len() >= 6 {
            rating += 0.1;
        }
        self.hints.push(LoopHint {
            rating: rating + added,
            type_,
            class,
            cells,
            set,
            removed,
        });
    }

    /// Type 2: all roof cells hold one extra digit, the same.
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

    /// Type 3: the extra digits of two cells are one cell of a naked set, or what is left to
    /// the loop's digits one of a hidden set.
    fn sets(&mut self, first: usize, second: usize, extra: u16) {
        let pencil = self.pencil;
        for size in extra.count_ones()..=7 {
            for kind in 0..3 {
                let (one, other) = (&HOMES[first][kind], &HOMES[second][kind]);
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
            // Every member needs two digits, and without the roof all must be there.
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
        // The sets among the free digits, in the order of their masks over those.
        let rest: Vec<usize> = bits(free).collect();
        if size as usize - 2 > rest.len() {
            return;
        }
        for mask in (0..1_u16 << rest.len()).filter(|mask| mask.count_ones() == size - 2) {
            let more = bits(mask).fold(0, |all, item| all | 1 << rest[item]);
            let digits = more | self.digits;
            let mut common = 0;
            let mut is_full = true;
            for digit in bits(digits) {
                // One of the two roof cells stands for both.
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

    /// Type 4: one digit of the loop is locked in the roof.
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
        for kind in 0..3 {
            let (one, other) = (&HOMES[first][kind], &HOMES[second][kind]);
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

/// Bivalue universal graves, types 1, 2, 4 and 3.
pub(super) fn grave(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    let Some(bug) = Bug::find(pencil) else {
        return ControlFlow::Continue(());
    };
    match bug.cells[..] {
        [] => ControlFlow::Continue(()),
        [cell] => {
            let removed = bits(pencil.cells[cell] & !bug.extra).map(|digit| cell * 9 + digit);
            eye.removal(5.6, Source::Bug { type_: 1 }, removed.collect(), |_| {
                Vec::new()
            })
        }
        _ if bug.extra.count_ones() == 1 => {
            bug.common_extra(pencil, eye)?;
            bug.locked(pencil, eye)
        }
        _ if bug.common.is_empty() => ControlFlow::Continue(()),
        _ => {
            bug.locked(pencil, eye)?;
            bug.sets(pencil, eye)
        }
    }
}

struct Bug {
    /// The cells with surplus digits, in the order found.
    cells: Vec<usize>,
    /// The surplus of each cell.
    surplus: [u16; 81],
    extra: u16,
    /// The cells that see all of them.
    common: Vec<usize>,
}

impl Bug {
    fn find(pencil: &Pencil) -> Option<Self> {
        let mut without = pencil.clone();
        let mut bug = Self {
            cells: Vec::new(),
            surplus: [0; 81],
            extra: 0,
            common: Vec::new(),
        };
        for house in (0..9).chain(9..18).chain(18..27) {
            for digit in 0..9 {
                let places = pencil.places[house][digit];
                if matches!(places.count_ones(), 0 | 2) {
                    continue;
                }
                let mut large = bits(places)
                    .map(|place| CELLS[house][place])
                    .filter(|&cell| pencil.cells[cell].count_ones() >= 3);
                // A digit too often among bivalue cells: no grave.
                let first = large.next()?;
                // Of two, another house decides.
                if large.next().is_some() {
                    continue;
                }
                bug.add(first, digit);
                without.remove(first * 9 + digit);
                if bug.cells.len() > 1 && bug.extra.count_ones() > 1 && bug.common.is_empty() {
                    return None;
                }
            }
        }
        let two_each =
            (0..81).all(|cell| !pencil.is_open(cell) || without.cells[cell].count_ones() == 2);
        let twice = without
            .places
            .iter()
            .flatten()
            .all(|places| matches!(places.count_ones(), 0 | 2));
        (two_each && twice).then_some(bug)
    }

    fn add(&mut self, cell: usize, digit: usize) {
        let is_first = self.cells.is_empty();
        if !self.cells.contains(&cell) {
            self.cells.push(cell);
        }
        self.surplus[cell] |= 1 << digit;
        self.extra |= 1 << digit;
        if is_first {
            self.common = peers(cell).collect();
            self.common.sort_unstable();
        } else {
            self.common.retain(|&other| sees(other, cell));
        }
        let cells = &self.cells;
        self.common.retain(|other| !cells.contains(other));
    }

    fn common_extra(&self, pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
        let Some(digit) = only(self.extra) else {
            return ControlFlow::Continue(());
        };
        let removed = self
            .common
            .iter()
            .map(|cell| cell * 9 + digit)
            .filter(|&candidate| pencil.has(candidate))
            .collect();
        eye.removal(5.7, Source::Bug { type_: 2 }, removed, |_| Vec::new())
    }

    /// The house of a kind that holds all its cells.
    fn house(&self, kind: usize) -> Option<usize> {
        let mut houses = self.cells.iter().map(|&cell| HOMES[cell][kind].house);
        let first = houses.next()?;
        houses.all(|house| house == first).then_some(first)
    }

    fn locked(&self, pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
        let [first, second] = self.cells[..] else {
            return ControlFlow::Continue(());
        };
        let Some(digit) = only(pencil.cells[first] & pencil.cells[second] & !self.extra) else {
            return ControlFlow::Continue(());
        };
        for _ in (0..3).filter_map(|kind| self.house(kind)) {
            let removed = [first, second]
                .into_iter()
                .flat_map(|cell| {
                    let goes = pencil.cells[cell] & !self.surplus[cell] & !(1 << digit);
                    bits(goes).map(move |digit| cell * 9 + digit)
                })
                .collect();
            eye.removal(5.7, Source::Bug { type_: 4 }, removed, |_| Vec::new())?;
        }
        ControlFlow::Continue(())
    }

    fn sets(&self, pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
        for kind in 0..3 {
            let Some(house) = self.house(kind) else {
                continue;
            };
            let inside: Vec<usize> = self
                .common
                .iter()
                .copied()
                .filter(|&cell| HOMES[cell][kind].house == house)
                .collect();
            for size in 2..=6_u32 {
                if inside.len() < size as usize {
                    continue;
                }
                let masks = 0..1_u16 << inside.len();
                for mask in masks.filter(|mask| mask.count_ones() == size - 1) {
                    let members = || bits(mask).map(|place| inside[place]);
                    let beside = members().fold(0, |all, cell| all | pencil.cells[cell]);
                    let fits = beside.count_ones() == size
                        && self.extra & !beside == 0
                        && self.extra.count_ones() >= 2
                        && members().all(|cell| pencil.cells[cell].count_ones() >= 2);
                    if !fits {
                        continue;
                    }
                    let removed = inside
                        .iter()
                        .enumerate()
                        .filter(|(place, _)| mask >> place & 1 == 0)
                        .flat_map(|(_, &cell)| {
                            bits(pencil.cells[cell] & beside).map(move |digit| cell * 9 + digit)
                        })
                        .collect();
                    let rating = 5.7 + f64::from(size - 1) * 0.1;
                    eye.removal(rating, Source::Bug { type_: 3 }, removed, |_| Vec::new())?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
