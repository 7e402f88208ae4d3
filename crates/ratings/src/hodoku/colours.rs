//! Simple and multiple colours: the first in the order of the scan.

use super::barren::Barren;
use super::pencil::{Candidate, Cells, HOMES, PEERS, Pencil, bits, candidate, first};
use super::scale::HodokuTechnique as Technique;

/// The clusters of a digit: cells joined by strong links, in two colours.
struct Clusters {
    clusters: [[Cells; 2]; 32],
    count: usize,
}

impl Clusters {
    fn new(pencil: &Pencil, digit: usize) -> Self {
        let mut clusters = Self {
            clusters: [[0; 2]; 32],
            count: 0,
        };
        let is_linked = |&cell: &usize| {
            HOMES[cell]
                .iter()
                .any(|&house| pencil.free[house][digit] == 2)
        };
        let mut left = bits(pencil.spots[digit])
            .filter(is_linked)
            .fold(0, |cells, cell| cells | 1 << cell);
        while left != 0 {
            let mut cluster = [0; 2];
            paint(pencil, digit, first(left), 0, &mut left, &mut cluster);
            clusters.clusters[clusters.count] = cluster;
            clusters.count += 1;
        }
        clusters
    }

    fn all(&self) -> &[[Cells; 2]] {
        &self.clusters[..self.count]
    }
}

/// Depth first, rows before columns before boxes: if a cluster is inconsistent, this decides the
/// colours.
fn paint(
    pencil: &Pencil,
    digit: usize,
    cell: usize,
    colour: usize,
    left: &mut Cells,
    cluster: &mut [Cells; 2],
) {
    if *left >> cell & 1 == 0 {
        return;
    }
    *left &= !(1 << cell);
    cluster[colour] |= 1 << cell;
    for house in HOMES[cell] {
        if pencil.free[house][digit] == 2 {
            let other = first(pencil.spots_in(digit, house) & !(1 << cell));
            paint(pencil, digit, other, 1 - colour, left, cluster);
        }
    }
}

/// The cells that see any cell of a set.
fn seen_by(cells: Cells) -> Cells {
    bits(cells).fold(0, |seen, cell| seen | PEERS[cell])
}

fn strike(removes: &mut Vec<Candidate>, cells: Cells, digit: usize) {
    removes.extend(bits(cells).map(|cell| candidate(cell, digit)));
}

/// A colour that sees itself, or cells that see both colours.
pub(super) fn simple(
    pencil: &Pencil,
    barren: &mut Barren,
    removes: &mut Vec<Candidate>,
) -> Option<Technique> {
    for digit in 0..9 {
        if !barren.is_fresh(pencil, digit) {
            continue;
        }
        for colours in Clusters::new(pencil, digit).all() {
            for &colour in colours {
                if seen_by(colour) & colour != 0 {
                    strike(removes, colour, digit);
                }
            }
            if !removes.is_empty() {
                return Some(Technique::SIMPLE_COLOURS_WRAP);
            }
            let trapped = seen_by(colours[0]) & seen_by(colours[1]) & pencil.spots[digit];
            strike(removes, trapped, digit);
            if !removes.is_empty() {
                return Some(Technique::SIMPLE_COLOURS_TRAP);
            }
        }
        barren.mark(pencil, digit);
    }
    None
}

/// Two clusters of a digit: a colour that sees both of the other, or two that see each other.
pub(super) fn multiple(
    pencil: &Pencil,
    barren: &mut Barren,
    removes: &mut Vec<Candidate>,
) -> Option<Technique> {
    for digit in 0..9 {
        if !barren.is_fresh(pencil, digit) {
            continue;
        }
        let clusters = Clusters::new(pencil, digit);
        for (place, one) in clusters.all().iter().enumerate() {
            for (_, two) in clusters
                .all()
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != place)
            {
                for &colour in one {
                    let seen = seen_by(colour);
                    if seen & two[0] != 0 && seen & two[1] != 0 {
                        strike(removes, colour, digit);
                    }
                }
                if !removes.is_empty() {
                    return Some(Technique::MULTI_COLOURS_2);
                }
                for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if seen_by(one[a]) & two[b] != 0 {
                        let seen = seen_by(one[1 - a]) & seen_by(two[1 - b]);
                        strike(removes, seen & pencil.spots[digit], digit);
                    }
                }
                if !removes.is_empty() {
                    return Some(Technique::MULTI_COLOURS_1);
                }
            }
        }
        barren.mark(pencil, digit);
    }
    None
}
