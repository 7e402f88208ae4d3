//! The judge. It checks whether boards obey the rules.
//!
//! It shares no code with the search. It judges the boards of all lanes at once, in a few
//! nanoseconds per board, and checks every solution of the batch search.
//! [`FullCells`](crate::cast::FullCells) checks the givens when the boards are written.

use crate::vector::{ALL, Vector};

/// Whether every house contains each digit once, as one bit per lane.
///
/// If no cell has several digits, nine cells have at most nine digits. If a house has all nine
/// digits, each of its cells therefore has one, and each digit occurs once.
#[inline(always)]
pub(crate) fn houses_are_full<V: Vector>(cells: &[V; 81]) -> u32 {
    let proof = cells[0].proof();
    let (none, one, all) = (V::splat(proof, 0), V::splat(proof, 1), V::splat(proof, ALL));
    let (mut full, mut several) = (all, none);
    let at = |row: usize, column: usize| cells[row * 9 + column];
    for i in 0..3 {
        for j in 0..3 {
            // The row, the column and the box with this number.
            let house = 3 * i + j;
            let [mut row, mut column, mut box_] = [none; 3];
            for k in 0..3 {
                let (c, r) = (3 * k, 3 * i + k);
                for place in c..c + 3 {
                    let cell = at(house, place);
                    several = several.or_and(cell, cell.sub(one));
                }
                row = row.or(V::or3(at(house, c), at(house, c + 1), at(house, c + 2)));
                column = column.or(V::or3(at(c, house), at(c + 1, house), at(c + 2, house)));
                let c = 3 * j;
                box_ = box_.or(V::or3(at(r, c), at(r, c + 1), at(r, c + 2)));
            }
            full = full.and(row).and(column).and(box_);
        }
    }
    full.equal(all) & several.equal(none)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        arch::{proof, scalar::Scalarx4},
        layout::CellValues,
    };

    const SOLUTION: &[u8; 81] =
        b"576129834419538267832476591387261945251794386964385172728613459643952718195847623";

    fn solution() -> CellValues {
        SOLUTION.map(|digit| digit - b'0')
    }

    fn sets(board: &CellValues) -> [u16; 81] {
        board.map(|digit| if digit == 0 { 0 } else { 1 << (digit - 1) })
    }

    /// Whether the judge accepts a board in the second lane, with valid boards in the other lanes.
    fn passes(sets_of_one: [u16; 81]) -> bool {
        let right = sets(&solution());
        let cells: [Scalarx4; 81] = std::array::from_fn(|cell| {
            let (right, other) = (right[cell], sets_of_one[cell]);
            Scalarx4::repeat(proof::Scalar, [right, other, right, right])
        });
        let lanes = houses_are_full(&cells);
        assert_eq!(lanes & 0b1101, 0b1101, "lanes are judged apart");
        lanes & 0b10 != 0
    }

    #[test]
    fn a_solution_passes() {
        assert!(passes(sets(&solution())));
    }

    #[test]
    fn a_wrong_cell_fails() {
        for cell in 0..81 {
            for set in (0..512).filter(|&set| set != sets(&solution())[cell]) {
                let mut wrong = sets(&solution());
                wrong[cell] = set;
                assert!(!passes(wrong), "{cell}: {set:b}");
            }
        }
    }

    /// Puts all nine digits in each cell that holds a certain digit, and clears all other cells.
    /// Every house then has all digits.
    #[test]
    fn empty_cells_and_full_cells_fail() {
        let ones = solution().map(|digit| if digit == 1 { 0x1ff } else { 0 });
        assert!(!passes(ones));
        assert!(!passes([0x1ff; 81]) && !passes([0; 81]));
    }

    #[test]
    fn a_single_wrong_kind_of_house_fails() {
        // Swapping rows of different bands breaks only boxes. Swapping two cells that share a row
        // and a box breaks only columns, and swapping two that share a column and a box breaks only
        // rows.
        let (mut boxes, mut columns, mut rows) = (solution(), solution(), solution());
        for column in 0..9 {
            boxes.swap(column, 27 + column);
        }
        columns.swap(0, 1);
        rows.swap(0, 9);
        for wrong in [boxes, columns, rows] {
            assert!(!passes(sets(&wrong)));
        }
    }
}
