//! Finds the first W-wing, XY-wing or XYZ-wing in scan order.

use super::pencil::{Candidate, Cells, PEERS, Pencil, bits, candidate, digits_of, only};

fn strike(removes: &mut Vec<Candidate>, cells: Cells, digit: usize) -> bool {
    removes.extend(bits(cells).map(|cell| candidate(cell, digit)));
    cells != 0
}

/// Finds a W-wing: two bivalue cells with the same digits, each of which sees a different end of a
/// strong link.
pub(super) fn w_wing(pencil: &Pencil, removes: &mut Vec<Candidate>) -> bool {
    let bivalue = pencil.cells_with(2);
    for one in bits(bivalue) {
        for two in bits(bivalue & !((2 << one) - 1)) {
            if pencil.cells[one] != pencil.cells[two] {
                continue;
            }
            let mut digits = digits_of(pencil.cells[one]);
            let (Some(low), Some(high)) = (digits.next(), digits.next()) else {
                continue;
            };
            for (gone, linked) in [(low, high), (high, low)] {
                let seen = pencil.spots[gone] & PEERS[one] & PEERS[two];
                if seen != 0 && is_bridged(pencil, linked, one, two) {
                    return strike(removes, seen, gone);
                }
            }
        }
    }
    false
}

fn is_bridged(pencil: &Pencil, digit: usize, one: usize, two: usize) -> bool {
    (0..27).any(|house| {
        let spots = pencil.spots_in(digit, house);
        if spots.count_ones() != 2 || spots >> one & 1 != 0 || spots >> two & 1 != 0 {
            return false;
        }
        let near = spots & PEERS[one];
        // An end that sees both cells is counted only for the first cell.
        near != 0 && spots & !near & PEERS[two] != 0
    })
}

/// Finds an XY-wing: three bivalue cells with three digits between them. One of the cells sees the
/// other two.
pub(super) fn xy_wing(pencil: &Pencil, removes: &mut Vec<Candidate>) -> bool {
    let bivalue = pencil.cells_with(2);
    let after = |cell: usize| bits(bivalue & !((2 << cell) - 1));
    for one in bits(bivalue) {
        for two in after(one) {
            if only(pencil.cells[one] & pencil.cells[two]).is_none() {
                continue;
            }
            let rest = pencil.cells[one] ^ pencil.cells[two];
            for three in after(two).filter(|&three| pencil.cells[three] == rest) {
                let turns = [[one, two, three], [two, one, three], [three, one, two]];
                if turns.into_iter().any(|wing| bend(pencil, wing, removes)) {
                    return true;
                }
            }
        }
    }
    false
}

/// Adds the eliminations of an XY-wing with the given pivot. Returns whether there are any.
fn bend(pencil: &Pencil, [pivot, one, two]: [usize; 3], removes: &mut Vec<Candidate>) -> bool {
    let pincers = 1 << one | 1 << two;
    let Some(digit) = only(pencil.cells[one] & pencil.cells[two]) else {
        return false;
    };
    let seen = pencil.spots[digit] & PEERS[one] & PEERS[two];
    pincers & !PEERS[pivot] == 0 && strike(removes, seen, digit)
}

/// Finds an XYZ-wing: a pivot with three digits, and two pincers.
pub(super) fn xyz_wing(pencil: &Pencil, removes: &mut Vec<Candidate>) -> bool {
    let bivalue = pencil.cells_with(2);
    for pivot in bits(pencil.cells_with(3)) {
        let digits = pencil.cells[pivot];
        let fits = |&cell: &usize| pencil.cells[cell] & !digits == 0;
        for one in bits(bivalue & PEERS[pivot]).filter(fits) {
            for two in bits(bivalue & PEERS[pivot] & !((2 << one) - 1)).filter(fits) {
                let Some(digit) = only(pencil.cells[one] & pencil.cells[two]) else {
                    continue;
                };
                let seen = pencil.spots[digit] & PEERS[pivot] & PEERS[one] & PEERS[two];
                if strike(removes, seen, digit) {
                    return true;
                }
            }
        }
    }
    false
}
