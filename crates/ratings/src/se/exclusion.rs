//! Aligned pair and triplet exclusion.

use std::ops::ControlFlow;

use super::sink::HintSink;
use super::technique::Source;
use novena_techniques::pencil::{Candidate, Cells, PEERS, Pencil, bits, members, sees};

/// The cells that may form a pair or a triplet, and each cell's excluders, which are its peers with
/// few candidates.
struct Bases {
    cells: Vec<usize>,
    excluders: [Cells; 81],
}

fn bases(pencil: &Pencil, most: u32) -> Bases {
    let mut bases = Bases {
        cells: Vec::new(),
        excluders: [0; 81],
    };
    for (cell, &peers) in PEERS.iter().enumerate() {
        if pencil.cells[cell].count_ones() < 2 {
            continue;
        }
        let mut excluders: Cells = 0;
        let mut beside_single = false;
        for peer in members(peers) {
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

/// The candidates that are not used in any possible combination of digits.
fn excluded(pencil: &Pencil, cells: &[usize], common: Cells) -> Vec<Candidate> {
    // For each digit, the digits that exclude it, because some cell contains only these two digits.
    let mut banned = [0_u16; 9];
    // For each pair of digits, the digits that exclude it, because some cell contains only these
    // three digits.
    let mut banned_by_two = [[0_u16; 9]; 9];
    for cell in members(common) {
        let digits = pencil.cells[cell];
        if digits.count_ones() == 2 {
            for digit in bits(digits) {
                banned[digit] |= digits & !(1 << digit);
            }
        } else {
            for one in bits(digits) {
                for other in bits(digits & !(1 << one)) {
                    banned_by_two[one][other] |= digits & !(1 << one | 1 << other);
                }
            }
        }
    }
    // The digits that remain for the cell `other` if a second cell contains `digit`.
    let beside = |digit: usize, sees: u16, other: usize| {
        pencil.cells[cells[other]] & !banned[digit] & !(sees << digit)
    };
    let sees = |one: usize, other: usize| u16::from(sees(cells[one], cells[other]));
    let first_second = sees(0, 1);
    let (first_third, second_third) = match cells {
        [_, _, _] => (sees(0, 2), sees(1, 2)),
        _ => (0, 0),
    };
    let mut allowed = [0_u16; 3];
    // The search can stop as soon as all candidates are allowed, which usually happens early.
    let mut all = [0_u16; 3];
    for (all, &cell) in all.iter_mut().zip(cells) {
        *all = pencil.cells[cell];
    }
    for first in bits(pencil.cells[cells[0]]) {
        let seconds = beside(first, first_second, 1);
        if cells.len() == 2 {
            if seconds != 0 {
                allowed[0] |= 1 << first;
                allowed[1] |= seconds;
            }
            continue;
        }
        let left = beside(first, first_third, 2);
        for second in bits(seconds) {
            let banned = banned_by_two[first][second];
            let thirds = left & beside(second, second_third, 2) & !banned;
            if thirds != 0 {
                allowed[0] |= 1 << first;
                allowed[1] |= 1 << second;
                allowed[2] |= thirds;
                if allowed[1..] == all[1..] {
                    break;
                }
            }
        }
    }
    if allowed == all {
        return Vec::new();
    }
    cells
        .iter()
        .zip(allowed)
        .flat_map(|(&cell, allowed)| {
            bits(pencil.cells[cell] & !allowed).map(move |digit| cell * 9 + digit)
        })
        .collect()
}

/// Pairs of base cells, ordered by their second cell.
fn pairs(cells: &[usize]) -> impl Iterator<Item = [usize; 2]> {
    cells
        .iter()
        .enumerate()
        .flat_map(|(place, &second)| cells[..place].iter().map(move |&first| [first, second]))
}

pub(super) fn pair(pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    let bases = bases(pencil, 2);
    for [first, second] in pairs(&bases.cells) {
        let common = bases.excluders[first] & bases.excluders[second];
        if common.count_ones() >= 2 {
            let removed = excluded(pencil, &[first, second], common);
            sink.removal(6.2, Source::AlignedExclusion { size: 2 }, removed)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn triplet(pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
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
                sink.removal(7.5, Source::AlignedExclusion { size: 3 }, removed)?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::sink::tests::check;

    #[test]
    fn a_digit_that_fits_no_pair_is_removed() {
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
    fn a_digit_that_fits_no_triplet_is_removed() {
        // `r1c9` sees the same seven cells as `r1c1`.
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
