//! W-, XY- and XYZ-wings: the first in the order of the scan.

use super::pencil::{Candidate, Cells, PEERS, Pencil, bits, candidate, digits_of, only, see_all};

fn strike(removes: &mut Vec<Candidate>, cells: Cells, digit: usize) -> bool {
    removes.extend(bits(cells).map(|cell| candidate(cell, digit)));
    cells != 0
}

/// Two equal bivalue cells, and a strong link whose ends see one each.
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
        // An end that sees both cells counts only for the first.
        near != 0 && spots & !near & PEERS[two] != 0
    })
}

/// Three bivalue cells that share three digits, two cells each. The first that sees the other two
/// is the pivot, if that removes something.
pub(super) fn xy_wing(pencil: &Pencil, removes: &mut Vec<Candidate>) -> bool {
    let bivalue = pencil.cells_with(2);
    let after = |cell: usize| bivalue & !((2 << cell) - 1);
    for one in bits(bivalue) {
        for two in bits(after(one)) {
            // The third cell must hold the digits that the first two do not share.
            let missing = pencil.cells[one] ^ pencil.cells[two];
            if missing.count_ones() != 2 {
                continue;
            }
            for three in bits(after(two)).filter(|&cell| pencil.cells[cell] == missing) {
                let wing: Cells = 1 << one | 1 << two | 1 << three;
                for pivot in [one, two, three] {
                    let pincers = wing & !(1 << pivot);
                    if pincers & !PEERS[pivot] != 0 {
                        continue;
                    }
                    let pair = bits(pincers);
                    let shared = pair.fold(!0, |shared, cell| shared & pencil.cells[cell]);
                    let Some(digit) = only(shared) else {
                        continue;
                    };
                    if strike(removes, pencil.spots[digit] & see_all(pincers), digit) {
                        return true;
                    }
                }
            }
        }
    }
    false
}

/// A pivot of three digits and two pincers.
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
