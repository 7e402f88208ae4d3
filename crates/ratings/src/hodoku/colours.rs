//! Finds the first simple or multiple colours in scan order.

use super::barren::Barren;
use super::pencil::{Candidate, Cells, HOMES, PEERS, Pencil, bits, candidate};
use super::scale::HodokuTechnique as Technique;

/// The clusters of a digit: cells joined by strong links, coloured in two colours.
struct Clusters {
    all: Vec<[Cells; 2]>,
}

impl Clusters {
    fn new(pencil: &Pencil, digit: usize) -> Self {
        let mut all = Vec::new();
        let mut reached = 0;
        for cell in bits(pencil.spots[digit]) {
            if reached >> cell & 1 != 0 {
                continue;
            }
            let mut colours = [0; 2];
            paint(pencil, digit, cell, 0, &mut colours);
            reached |= colours[0] | colours[1];
            // A cell without links does not form a cluster.
            if colours[1] != 0 {
                all.push(colours);
            }
        }
        Self { all }
    }

    fn all(&self) -> &[[Cells; 2]] {
        &self.all
    }
}

/// Colours a cell and all cells linked to it. In a ring that cannot be coloured, the order of the
/// links decides.
fn paint(pencil: &Pencil, digit: usize, cell: usize, colour: usize, colours: &mut [Cells; 2]) {
    colours[colour] |= 1 << cell;
    for house in HOMES[cell] {
        if pencil.places_left[house][digit] != 2 {
            continue;
        }
        for other in bits(pencil.spots_in(digit, house)) {
            if (colours[0] | colours[1]) >> other & 1 == 0 {
                paint(pencil, digit, other, 1 - colour, colours);
            }
        }
    }
}

/// The cells that see any cell in a set.
fn seen_by(cells: Cells) -> Cells {
    bits(cells).fold(0, |seen, cell| seen | PEERS[cell])
}

fn strike(removes: &mut Vec<Candidate>, cells: Cells, digit: usize) {
    removes.extend(bits(cells).map(|cell| candidate(cell, digit)));
}

/// Finds simple colours: either a colour that sees itself, or cells that see both colours.
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

/// Finds multiple colours: two clusters of a digit, where either a colour in one cluster sees both
/// colours in the other, or a colour in one sees a single colour in the other.
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
