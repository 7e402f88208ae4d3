//! Patterns in the order and with the conditions of Sudoku Explainer, each offered to whoever
//! asks until it says that it has enough.

use std::ops::ControlFlow;

use super::hint::{Hint, Source};
use super::pencil::{CELLS, COLUMNS, Candidate, HOMES, Home, Pencil, ROWS, bits, only};

/// A hint and what had to go before the pattern appeared.
pub(super) struct Pattern {
    pub(super) hint: Hint,
    pub(super) parents: Vec<Candidate>,
}

/// Who is shown the patterns. `before` is the position before anything was supposed; where
/// there is one, patterns tell their parents.
pub(super) struct Eye<'a> {
    pub(super) before: Option<&'a Pencil>,
    pub(super) take: &'a mut dyn FnMut(Pattern) -> ControlFlow<()>,
}

const BOXES: usize = 0;

impl Eye<'_> {
    /// Shows a pattern that removes something.
    pub(super) fn removal(
        &mut self,
        rating: f64,
        source: Source,
        removes: Vec<Candidate>,
        parents: impl FnOnce(&Pencil) -> Vec<Candidate>,
    ) -> ControlFlow<()> {
        if removes.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut hint = Hint::removing(source, removes);
        hint.rating = rating;
        let parents = self.before.map(parents).unwrap_or_default();
        (self.take)(Pattern { hint, parents })
    }

    fn placement(&mut self, rating: f64, source: Source, candidate: Candidate) -> ControlFlow<()> {
        let mut hint = Hint::removing(source, Vec::new());
        hint.rating = rating;
        hint.places = Some(candidate);
        (self.take)(Pattern {
            hint,
            parents: Vec::new(),
        })
    }
}

/// Hidden singles: the last cell of a house first, boxes before columns before rows.
pub(super) fn hidden_single(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    for alone in [true, false] {
        for kind in [BOXES, COLUMNS, ROWS] {
            for house in kind..kind + 9 {
                if (pencil.open[house].count_ones() == 1) != alone {
                    continue;
                }
                for digit in 0..9 {
                    if let Some(place) = only(pencil.places[house][digit]) {
                        let rating = match (alone, kind) {
                            (true, _) => 1.0,
                            (false, BOXES) => 1.2,
                            (false, _) => 1.5,
                        };
                        let candidate = CELLS[house][place] * 9 + digit;
                        eye.placement(rating, Source::HiddenSingle, candidate)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells with one candidate, row by row.
pub(super) fn naked_single(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    for cell in 0..81 {
        if let Some(digit) = only(pencil.cells[cell]) {
            eye.placement(2.3, Source::NakedSingle, cell * 9 + digit)?;
        }
    }
    ControlFlow::Continue(())
}

/// The kinds of houses that cross, in the order they are tried.
const CROSSINGS: [[usize; 2]; 4] = [
    [BOXES, COLUMNS],
    [BOXES, ROWS],
    [COLUMNS, BOXES],
    [ROWS, BOXES],
];

/// The one house of a kind that holds all these places of a house, if there is one.
fn common_house(house: usize, places: u16, kind: usize) -> Option<usize> {
    let mut cells = bits(places).map(|place| CELLS[house][place]);
    let first = house_of(cells.next()?, kind);
    cells
        .all(|cell| house_of(cell, kind) == first)
        .then_some(first)
}

const fn house_of(cell: usize, kind: usize) -> usize {
    HOMES[cell][kind / 9].house
}

/// Pointing and claiming. Direct ones place what they leave single in another house.
pub(super) fn locking(pencil: &Pencil, direct: bool, eye: &mut Eye<'_>) -> ControlFlow<()> {
    for [kind, crossing] in CROSSINGS {
        let is_pointing = kind == BOXES;
        for digit in 0..9 {
            for base in kind..kind + 9 {
                let places = pencil.places[base][digit];
                if places.count_ones() < 2 {
                    continue;
                }
                let Some(cover) = common_house(base, places, crossing) else {
                    continue;
                };
                let outside = |place: &usize| house_of(CELLS[cover][*place], kind) != base;
                let removed: Vec<Candidate> = bits(pencil.places[cover][digit])
                    .filter(outside)
                    .map(|place| CELLS[cover][place] * 9 + digit)
                    .collect();
                if removed.is_empty() {
                    continue;
                }
                if direct {
                    for third in (kind..kind + 9).filter(|&third| third != base) {
                        let left = pencil.places[third][digit];
                        let inside =
                            |place: &usize| house_of(CELLS[third][*place], crossing) != cover;
                        let mut rest = bits(left).filter(inside);
                        if left.count_ones() > 1
                            && let (Some(place), None) = (rest.next(), rest.next())
                        {
                            let rating = if is_pointing { 1.7 } else { 1.9 };
                            let source = Source::DirectLocking { is_pointing };
                            eye.placement(rating, source, CELLS[third][place] * 9 + digit)?;
                        }
                    }
                } else {
                    let rating = if is_pointing { 2.6 } else { 2.8 };
                    eye.removal(rating, Source::Locking { is_pointing }, removed, |before| {
                        bits(before.places[base][digit] & !places)
                            .map(|place| CELLS[base][place])
                            .filter(|&cell| house_of(cell, crossing) != cover)
                            .map(|cell| cell * 9 + digit)
                            .collect()
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Sets of so many of these, in ascending order of their masks.
fn choices(size: u32, of: u16) -> impl Iterator<Item = u16> {
    let mut next = Some(0_u16);
    std::iter::from_fn(move || {
        let mask = next?;
        // Counting with carries that skip what is not there.
        let after = (mask | !of).wrapping_add(1) & of;
        next = (after != 0).then_some(after);
        Some(mask)
    })
    .filter(move |mask| mask.count_ones() == size)
}

/// The union of some members, if each has at least two and all together as many as there are.
fn tuple(members: u16, of: impl Fn(usize) -> u16) -> Option<u16> {
    let mut union = 0;
    for member in bits(members) {
        let mask = of(member);
        if mask & mask.wrapping_sub(1) == 0 {
            return None;
        }
        union |= mask;
        if union.count_ones() > members.count_ones() {
            return None;
        }
    }
    (union.count_ones() == members.count_ones()).then_some(union)
}

/// Hidden pairs, triples and quads. Direct ones place what they leave single in their house.
pub(super) fn hidden_set(
    pencil: &Pencil,
    size: u32,
    direct: bool,
    eye: &mut Eye<'_>,
) -> ControlFlow<()> {
    for kind in [BOXES, COLUMNS, ROWS] {
        for house in kind..kind + 9 {
            let open = pencil.open[house].count_ones();
            if open <= if direct { size } else { 2 * size } {
                continue;
            }
            // Only digits with two places or more, but no more than the set, can be in one.
            let mut possible = 0;
            for digit in 0..9 {
                let count = pencil.places[house][digit].count_ones();
                possible |= u16::from((2..=size).contains(&count)) << digit;
            }
            if possible.count_ones() < size {
                continue;
            }
            for digits in choices(size, possible) {
                let Some(places) = tuple(digits, |digit| pencil.places[house][digit]) else {
                    continue;
                };
                let removed: Vec<Candidate> = bits(places)
                    .map(|place| CELLS[house][place])
                    .flat_map(|cell| {
                        bits(pencil.cells[cell] & !digits).map(move |digit| cell * 9 + digit)
                    })
                    .collect();
                if removed.is_empty() {
                    continue;
                }
                if direct {
                    let single = (0..9).find_map(|digit| {
                        let left = pencil.places[house][digit];
                        let other = digits >> digit & 1 == 0 && left.count_ones() > 1;
                        let place = only(left & !places).filter(|_| other)?;
                        Some(CELLS[house][place] * 9 + digit)
                    });
                    if let Some(candidate) = single {
                        let rating = if size == 2 { 2.0 } else { 2.5 };
                        eye.placement(rating, Source::DirectHiddenSet { size }, candidate)?;
                    }
                } else {
                    let rating = [3.4, 4.0, 5.4][size as usize - 2];
                    eye.removal(rating, Source::HiddenSet { size }, removed, |before| {
                        let others = bits(!places & 0x1ff).map(|place| CELLS[house][place]);
                        others
                            .flat_map(|cell| {
                                bits(before.cells[cell] & digits).map(move |digit| cell * 9 + digit)
                            })
                            .collect()
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Naked pairs, triples and quads.
pub(super) fn naked_set(pencil: &Pencil, size: u32, eye: &mut Eye<'_>) -> ControlFlow<()> {
    for kind in [BOXES, COLUMNS, ROWS] {
        for house in kind..kind + 9 {
            if pencil.open[house].count_ones() < 2 * size {
                continue;
            }
            let mut possible = 0;
            for place in bits(pencil.open[house]) {
                let count = pencil.cells[CELLS[house][place]].count_ones();
                possible |= u16::from((2..=size).contains(&count)) << place;
            }
            if possible.count_ones() < size {
                continue;
            }
            for places in choices(size, possible) {
                let Some(digits) = tuple(places, |place| pencil.cells[CELLS[house][place]]) else {
                    continue;
                };
                let removed: Vec<Candidate> = bits(!places & 0x1ff)
                    .map(|place| CELLS[house][place])
                    .flat_map(|cell| {
                        bits(pencil.cells[cell] & digits).map(move |digit| cell * 9 + digit)
                    })
                    .collect();
                let rating = [3.0, 3.6, 5.0][size as usize - 2];
                eye.removal(rating, Source::NakedSet { size }, removed, |before| {
                    bits(places)
                        .map(|place| CELLS[house][place])
                        .flat_map(|cell| {
                            bits(before.cells[cell] & !digits).map(move |digit| cell * 9 + digit)
                        })
                        .collect()
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// X-wings, swordfish and jellyfish; columns as bases first.
pub(super) fn fish(pencil: &Pencil, size: u32, eye: &mut Eye<'_>) -> ControlFlow<()> {
    for [bases, covers] in [[COLUMNS, ROWS], [ROWS, COLUMNS]] {
        // A digit needs twice as many open houses as the fish has bases.
        let is_wide = |digit: usize| {
            let open = (bases..bases + 9).filter(|&line| pencil.places[line][digit] != 0);
            open.count() as u32 >= 2 * size
        };
        // The lines of each digit that could be bases, and those of any.
        let possible: [u16; 9] = std::array::from_fn(|digit| {
            let fits = |line: &usize| {
                (2..=size).contains(&pencil.places[bases + line][digit].count_ones())
            };
            let lines: u16 = (0..9).filter(fits).fold(0, |all, line| all | 1 << line);
            if lines.count_ones() >= size && is_wide(digit) {
                lines
            } else {
                0
            }
        });
        let any = possible.iter().fold(0, |any, lines| any | lines);
        for lines in choices(size, any) {
            for digit in (0..9).filter(|&digit| lines & !possible[digit] == 0) {
                let Some(places) = tuple(lines, |line| pencil.places[bases + line][digit]) else {
                    continue;
                };
                let removed: Vec<Candidate> = bits(places)
                    .flat_map(|cover| {
                        let rest = pencil.places[covers + cover][digit] & !lines;
                        bits(rest).map(move |place| CELLS[covers + cover][place] * 9 + digit)
                    })
                    .collect();
                let rating = [3.2, 3.8, 5.2][size as usize - 2];
                eye.removal(rating, Source::Fish { size }, removed, |before| {
                    bits(lines)
                        .flat_map(|line| {
                            let gone = before.places[bases + line][digit] & !places;
                            bits(gone).map(move |place| CELLS[bases + line][place] * 9 + digit)
                        })
                        .collect()
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// XY-wings, or XYZ-wings where the pivot has three candidates.
pub(super) fn wing(pencil: &Pencil, xyz: bool, eye: &mut Eye<'_>) -> ControlFlow<()> {
    let (rating, candidates) = if xyz { (4.4, 3) } else { (4.2, 2) };
    for pivot in 0..81 {
        let digits = pencil.cells[pivot];
        if digits.count_ones() != candidates {
            continue;
        }
        let pincers: Vec<usize> = peers(pivot)
            .filter(|&cell| pencil.cells[cell].count_ones() == 2)
            .collect();
        for &first in &pincers {
            let one = pencil.cells[first];
            if (digits & !one).count_ones() != 1 {
                continue;
            }
            for &second in &pincers {
                let other = pencil.cells[second];
                let fits = if xyz {
                    one | other == digits && (one & other).count_ones() == 1
                } else {
                    (digits | one | other).count_ones() == 3
                        && (digits & one).count_ones() == 1
                        && (digits & other).count_ones() == 1
                        && (one & other).count_ones() == 1
                        && digits & one & other == 0
                };
                let Some(digit) = only(one & other).filter(|_| fits) else {
                    continue;
                };
                let removed: Vec<Candidate> = (0..81)
                    .filter(|&cell| pencil.has(cell * 9 + digit))
                    .filter(|&cell| sees(cell, first) && sees(cell, second))
                    .filter(|&cell| {
                        if xyz {
                            sees(cell, pivot)
                        } else {
                            cell != pivot
                        }
                    })
                    .map(|cell| cell * 9 + digit)
                    .collect();
                eye.removal(rating, Source::Wing { xyz }, removed, |_| Vec::new())?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether two different cells share a house.
pub(super) fn sees(one: usize, other: usize) -> bool {
    one != other
        && HOMES[one]
            .iter()
            .zip(&HOMES[other])
            .any(|(a, b)| a.house == b.house)
}

/// The peers of a cell: its box, then its row, then its column.
pub(super) fn peers(cell: usize) -> impl Iterator<Item = usize> {
    let [box_, ..] = &HOMES[cell];
    let inner = CELLS[box_.house].into_iter();
    let lines = HOMES[cell][1..]
        .iter()
        .flat_map(|Home { house, .. }| CELLS[*house]);
    let outside = lines.filter(|&other| HOMES[other][0].house != box_.house);
    inner.filter(move |&other| other != cell).chain(outside)
}
