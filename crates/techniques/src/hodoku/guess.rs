//! The solution, for where logic ends: HoDoKu then fills the middle open cell from it.

use super::pencil::{PEERS, Pencil, bits, digits_of};

/// The digits of the solution, counted from one.
pub(super) fn solution(pencil: &Pencil) -> Option<[u8; 81]> {
    let mut cells = pencil.cells;
    let mut placed = pencil.placed;
    solve(&mut cells, &mut placed, pencil.open_cells).then_some(placed)
}

fn solve(cells: &mut [u16; 81], placed: &mut [u8; 81], open: u128) -> bool {
    let Some(cell) = bits(open).min_by_key(|&cell| cells[cell].count_ones()) else {
        return true;
    };
    for digit in digits_of(cells[cell]) {
        let mut next = *cells;
        for peer in bits(PEERS[cell] & open) {
            next[peer] &= !(1 << digit);
        }
        placed[cell] = digit as u8 + 1;
        if solve(&mut next, placed, open & !(1 << cell)) {
            return true;
        }
    }
    placed[cell] = 0;
    false
}
