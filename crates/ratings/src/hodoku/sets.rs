//! Finds the first locked candidates and the first naked, locked or hidden set in scan order.

use super::barren::BarrenCells;
use super::pencil::{
    BOXES_FIRST, Candidate, Cells, Digits, HOMES, HOUSES, MEMBERS, Pencil, bits, candidate,
    digits_of, first, within,
};

/// Finds pointing: all of a digit's places in a box lie in one line, and the line has further
/// places.
pub(super) fn pointing(pencil: &Pencil, removes: &mut Vec<Candidate>) -> bool {
    claim(pencil, 18..27, &[0, 1], removes)
}

/// Finds claiming: all of a digit's places in a line lie in one box, and the box has further
/// places.
pub(super) fn claiming(pencil: &Pencil, removes: &mut Vec<Candidate>) -> bool {
    claim(pencil, 0..18, &[2], removes)
}

fn claim(
    pencil: &Pencil,
    houses: std::ops::Range<usize>,
    others: &[usize],
    removes: &mut Vec<Candidate>,
) -> bool {
    for house in houses {
        for digit in 0..9 {
            let count = pencil.places_left[house][digit];
            if !(2..=3).contains(&count) {
                continue;
            }
            let spots = pencil.spots_in(digit, house);
            for &kind in others {
                let other = HOMES[first(spots)][kind];
                if within(spots, other) && pencil.places_left[other][digit] > count {
                    let rest = pencil.spots_in(digit, other) & !HOUSES[house];
                    removes.extend(bits(rest).map(|cell| candidate(cell, digit)));
                    return true;
                }
            }
        }
    }
    false
}

/// Finds a naked pair or triple that lies where a box crosses a line and removes candidates from
/// both houses.
pub(super) fn locked_set(pencil: &Pencil, size: u32, removes: &mut Vec<Candidate>) -> bool {
    (18..27).any(|house| NakedSearch::new(pencil, size, true).in_house(house, removes))
}

/// Finds a naked set that is not locked.
pub(super) fn naked_set(pencil: &Pencil, size: u32, removes: &mut Vec<Candidate>) -> bool {
    BOXES_FIRST
        .iter()
        .any(|&house| NakedSearch::new(pencil, size, false).in_house(house, removes))
}

struct NakedSearch<'a> {
    pencil: &'a Pencil,
    size: u32,
    wants_locked: bool,
}

impl<'a> NakedSearch<'a> {
    const fn new(pencil: &'a Pencil, size: u32, wants_locked: bool) -> Self {
        Self {
            pencil,
            size,
            wants_locked,
        }
    }

    fn in_house(&self, house: usize, removes: &mut Vec<Candidate>) -> bool {
        let (mut cells, mut count) = ([0; 9], 0);
        for cell in MEMBERS[house] {
            if (1..=self.size).contains(&self.pencil.count(cell)) {
                cells[count] = cell;
                count += 1;
            }
        }
        count >= self.size as usize && self.extend(&cells[..count], 0, 0, self.size, removes)
    }

    fn extend(
        &self,
        cells: &[usize],
        chosen: Cells,
        digits: Digits,
        missing: u32,
        removes: &mut Vec<Candidate>,
    ) -> bool {
        if missing == 0 {
            return digits.count_ones() == self.size && self.check(chosen, digits, removes);
        }
        (0..cells.len().saturating_sub(missing as usize - 1)).any(|place| {
            let cell = cells[place];
            let union = digits | self.pencil.cells[cell];
            union.count_ones() <= self.size
                && self.extend(
                    &cells[place + 1..],
                    chosen | 1 << cell,
                    union,
                    missing - 1,
                    removes,
                )
        })
    }

    /// Adds the eliminations of a naked set in its houses. Returns true if there are any and the
    /// set is of the requested kind.
    fn check(&self, chosen: Cells, digits: Digits, removes: &mut Vec<Candidate>) -> bool {
        let places = digits_of(digits).fold(0, |places, digit| places | self.pencil.spots[digit]);
        let [across, down, block] = HOMES[first(chosen)].map(|house| {
            if within(chosen, house) {
                places & HOUSES[house] & !chosen
            } else {
                0
            }
        });
        let line = across | down;
        // Eliminations at the crossing count towards the box.
        let is_locked = line & !block != 0 && block != 0;
        if line | block == 0 || is_locked != self.wants_locked {
            return false;
        }
        for cell in bits(line).chain(bits(block & !line)) {
            let gone = self.pencil.cells[cell] & digits;
            removes.extend(digits_of(gone).map(|digit| candidate(cell, digit)));
        }
        true
    }
}

/// Finds a hidden set.
pub(super) fn hidden_set(
    pencil: &Pencil,
    size: u32,
    barren: &mut BarrenCells,
    removes: &mut Vec<Candidate>,
) -> bool {
    let changed = barren.changed(pencil);
    let is_found = BOXES_FIRST
        .iter()
        .any(|&house| changed & HOUSES[house] != 0 && hidden_in(pencil, house, size, removes));
    if !is_found {
        barren.mark(pencil);
    }
    is_found
}

fn hidden_in(pencil: &Pencil, house: usize, size: u32, removes: &mut Vec<Candidate>) -> bool {
    if (HOUSES[house] & pencil.open_cells).count_ones() <= size {
        return false;
    }
    let (mut spots, mut count) = ([(0, 0); 9], 0);
    for digit in 0..9 {
        if (1..=size).contains(&u32::from(pencil.places_left[house][digit])) {
            spots[count] = (digit, pencil.spots_in(digit, house));
            count += 1;
        }
    }
    count >= size as usize && extend_hidden(pencil, &spots[..count], (0, 0), size, size, removes)
}

fn extend_hidden(
    pencil: &Pencil,
    spots: &[(usize, Cells)],
    (digits, cells): (Digits, Cells),
    size: u32,
    missing: u32,
    removes: &mut Vec<Candidate>,
) -> bool {
    if missing == 0 {
        for cell in bits(cells) {
            let others = pencil.cells[cell] & !digits;
            removes.extend(digits_of(others).map(|digit| candidate(cell, digit)));
        }
        return !removes.is_empty();
    }
    (0..spots.len().saturating_sub(missing as usize - 1)).any(|place| {
        let (digit, more) = spots[place];
        let chosen = (digits | 1 << digit, cells | more);
        let is_small =
            chosen.1.count_ones() <= size && (missing > 1 || chosen.1.count_ones() == size);
        is_small
            && extend_hidden(
                pencil,
                &spots[place + 1..],
                chosen,
                size,
                missing - 1,
                removes,
            )
    })
}
