//! Aligned pair and triplet exclusion.

use std::ops::ControlFlow;

use super::eye::Eye;
use super::pencil::{Candidate, Pencil, bits, peers, sees};
use super::technique::Source;

/// A set of cells.
type Cells = u128;

/// What a cell may be excluded by: peers with few candidates.
struct Bases {
    cells: Vec<usize>,
    excluders: [Cells; 81],
}

fn bases(pencil: &Pencil, most: u32) -> Bases {
    let mut bases = Bases {
        cells: Vec::new(),
        excluders: [0; 81],
    };
    for cell in 0..81 {
        if pencil.cells[cell].count_ones() < 2 {
            continue;
        }
        let mut excluders: Cells = 0;
        let mut beside_single = false;
        for peer in peers(cell) {
            let count = pencil.cells[peer].count_ones();
            beside_single |= count == 1;
            if (2..=most).contains(&count) {
                excluders |= 1 << peer;
            }
        }
        if !beside_single && excluders != 0 {
            bases.cells.push(cell);
            bases.excluders[cell] = excluders;
        }
    }
    bases
}

fn members(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if cells == 0 {
            return None;
        }
        let cell = cells.trailing_zeros() as usize;
        cells &= cells - 1;
        Some(cell)
    })
}

/// What no possible combination of digits uses.
fn excluded(pencil: &Pencil, cells: &[usize], common: Cells) -> Vec<Candidate> {
    // The digits that cannot stand beside each digit, because a cell has no other than the two.
    let mut banned = [0_u16; 9];
    let mut triples: [u16; 20] = [0; 20];
    let mut count = 0;
    for cell in members(common) {
        let digits = pencil.cells[cell];
        if digits.count_ones() == 2 {
            for digit in bits(digits) {
                banned[digit] |= digits & !(1 << digit);
            }
        } else {
            triples[count] = digits;
            count += 1;
        }
    }
    let triples = &triples[..count];
    // What a digit in one cell leaves to another.
    let beside = |digit: usize, one: usize, other: usize| {
        let same = u16::from(sees(cells[one], cells[other])) << digit;
        pencil.cells[cells[other]] & !banned[digit] & !same
    };
    let mut allowed = [0_u16; 3];
    for first in bits(pencil.cells[cells[0]]) {
        let seconds = beside(first, 0, 1);
        if cells.len() == 2 {
            if seconds != 0 {
                allowed[0] |= 1 << first;
                allowed[1] |= seconds;
            }
            continue;
        }
        let left = beside(first, 0, 2);
        for second in bits(seconds) {
            let used = 1 << first | 1 << second;
            let mut thirds = left & beside(second, 1, 2);
            for triple in triples {
                let rest = triple & !used;
                if rest.is_power_of_two() {
                    thirds &= !rest;
                }
            }
            if thirds != 0 {
                allowed[0] |= 1 << first;
                allowed[1] |= 1 << second;
                allowed[2] |= thirds;
            }
        }
    }
    cells
        .iter()
        .zip(allowed)
        .flat_map(|(&cell, allowed)| {
            bits(pencil.cells[cell] & !allowed).map(move |digit| cell * 9 + digit)
        })
        .collect()
}

/// Pairs of base cells in the order of their second.
fn pairs(cells: &[usize]) -> impl Iterator<Item = [usize; 2]> {
    cells
        .iter()
        .enumerate()
        .flat_map(|(place, &second)| cells[..place].iter().map(move |&first| [first, second]))
}

pub(super) fn pair(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    let bases = bases(pencil, 2);
    for [first, second] in pairs(&bases.cells) {
        let common = bases.excluders[first] & bases.excluders[second];
        if common.count_ones() >= 2 {
            let removed = excluded(pencil, &[first, second], common);
            eye.removal(6.2, Source::AlignedExclusion { size: 2 }, removed, |_| {
                Vec::new()
            })?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn triplet(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    let bases = bases(pencil, 3);
    let all = bases
        .cells
        .iter()
        .fold(0, |all: Cells, cell| all | 1 << cell);
    for [first, second] in pairs(&bases.cells) {
        let both = bases.excluders[first] & bases.excluders[second];
        if both.count_ones() < 2 {
            continue;
        }
        let near = (bases.excluders[first] | bases.excluders[second]) & all;
        for third in members(near & !(1 << first) & !(1 << second)) {
            let common = both & bases.excluders[third];
            if common.count_ones() >= 2 {
                let removed = excluded(pencil, &[first, second, third], common);
                eye.removal(7.5, Source::AlignedExclusion { size: 3 }, removed, |_| {
                    Vec::new()
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::eye::tests::check;

    #[test]
    fn a_digit_that_fits_no_pair_goes() {
        check(
            pair,
            "r1c1=12 r5c5=34 r1c5=13 r5c1=14",
            &["6.2 Aligned Pair Exclusion: r1c1<>1"],
        );
    }

    #[test]
    fn both_excluders_are_needed() {
        check(pair, "r1c1=12 r5c5=34 r1c5=13 r5c1=15", &[]);
        check(pair, "r1c1=12 r5c5=34 r1c5=13 r6c1=14", &[]);
    }

    #[test]
    fn a_digit_that_fits_no_triplet_goes() {
        // The ninth cell of the row sees the same seven.
        let sketch = "r1c1=128 r1c2=348 r1c3=568 r1c4=135 r1c5=136 r1c6=145 r1c7=146 r1c8=18";
        check(
            triplet,
            sketch,
            &[
                "7.5 Aligned Triplet Exclusion: r1c1<>1",
                "7.5 Aligned Triplet Exclusion: r1c9<>1",
            ],
        );
    }
}
