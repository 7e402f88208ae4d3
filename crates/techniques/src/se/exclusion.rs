//! Aligned pair and triplet exclusion.

use std::ops::ControlFlow;

use super::hint::Source;
use super::patterns::{Eye, peers, sees};
use super::pencil::{Candidate, Pencil, bits};

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

/// What every possible combination leaves out.
fn excluded(pencil: &Pencil, cells: &[usize], common: Cells) -> Vec<Candidate> {
    let mut allowed = [0_u16; 3];
    let excluders: Vec<u16> = members(common).map(|cell| pencil.cells[cell]).collect();
    let mut try_all = |digits: &[usize]| {
        let clash = |one: usize, other: usize| {
            digits[one] == digits[other] && sees(cells[one], cells[other])
        };
        let count = digits.len();
        let clashes = (0..count).any(|one| (one + 1..count).any(|other| clash(one, other)));
        let used = digits.iter().fold(0, |used, digit| used | 1 << digit);
        if !clashes && excluders.iter().all(|&left| left & !used != 0) {
            for (allowed, digit) in allowed.iter_mut().zip(digits) {
                *allowed |= 1 << digit;
            }
        }
    };
    for first in bits(pencil.cells[cells[0]]) {
        for second in bits(pencil.cells[cells[1]]) {
            match cells.get(2) {
                None => try_all(&[first, second]),
                Some(&cell) => {
                    for third in bits(pencil.cells[cell]) {
                        try_all(&[first, second, third]);
                    }
                }
            }
        }
    }
    cells
        .iter()
        .zip(allowed)
        .flat_map(|(&cell, allowed)| bits(pencil.cells[cell] & !allowed).map(move |digit| cell * 9 + digit))
        .collect()
}

/// Pairs of base cells in the order of their second.
fn pairs(cells: &[usize]) -> impl Iterator<Item = [usize; 2]> {
    cells.iter().enumerate().flat_map(|(place, &second)| {
        cells[..place].iter().map(move |&first| [first, second])
    })
}

pub(super) fn pair(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    let bases = bases(pencil, 2);
    for [first, second] in pairs(&bases.cells) {
        let common = bases.excluders[first] & bases.excluders[second];
        if common.count_ones() >= 2 {
            let removed = excluded(pencil, &[first, second], common);
            eye.removal(6.2, Source::AlignedExclusion { size: 2 }, removed, |_| Vec::new())?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn triplet(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    let bases = bases(pencil, 3);
    let all = bases.cells.iter().fold(0, |all: Cells, cell| all | 1 << cell);
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
                eye.removal(7.5, Source::AlignedExclusion { size: 3 }, removed, |_| Vec::new())?;
            }
        }
    }
    ControlFlow::Continue(())
}
