//! The judge: are these boards solutions of these puzzles?
//!
//! It looks at the finished boards, byte for byte as they will be handed out, and knows the
//! rules and nothing of how they were found. Since it judges a board in every lane at once,
//! it costs a few nanoseconds a board, and no solution leaves the batch search without it.

use crate::layout::Cells;
use crate::vector::{ALL, LaneMask, Vector};

/// Whether every board has nine different digits in every house, and keeps the givens of
/// the puzzle at the same place. At most as many as there are lanes.
#[inline(always)]
pub(crate) fn judge<V: Vector>(puzzles: &[Cells], boards: &[Cells]) -> bool {
    assert_eq!(puzzles.len(), boards.len(), "a puzzle for every board");
    if boards.is_empty() {
        return true;
    }
    let mut cells = [V::splat(0); 81];
    V::read_cells(boards, &mut cells);
    let mut givens = [V::splat(0); 81];
    V::read_cells(puzzles, &mut givens);
    let all = V::splat(ALL);
    // Nine cells hold at most nine digits, so a house that has all nine has each once.
    let mut full = all;
    for house in 0..9 {
        let (mut row, mut column, mut box_) = (V::splat(0), V::splat(0), V::splat(0));
        for place in 0..9 {
            row = row.or(cells[house * 9 + place]);
            column = column.or(cells[place * 9 + house]);
            box_ = box_.or(cells[(house / 3 * 3 + place / 3) * 9 + house % 3 * 3 + place % 3]);
        }
        full = full.and(row).and(column).and(box_);
    }
    let mut lost = V::splat(0);
    for (given, cell) in givens.iter().zip(&cells) {
        lost = lost.or(given.without(*cell));
    }
    let right = full.equal(all) & lost.equal(V::splat(0));
    let wanted = LaneMask::lowest(boards.len());
    right & wanted == wanted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arch::scalar::Scalar;

    const SOLUTION: &[u8; 81] =
        b"576129834419538267832476591387261945251794386964385172728613459643952718195847623";

    fn solution() -> Cells {
        SOLUTION.map(|digit| digit - b'0')
    }

    #[test]
    fn a_solution_stands() {
        let mut puzzle = solution();
        puzzle[3..70].fill(0);
        assert!(judge::<Scalar>(
            &[puzzle, [0; 81], solution()],
            &[solution(); 3]
        ));
        assert!(judge::<Scalar>(&[], &[]));
    }

    #[test]
    fn a_wrong_digit_in_any_lane_falls() {
        for cell in 0..81 {
            for digit in (0..=9).filter(|&digit| digit != solution()[cell]) {
                let mut wrong = solution();
                wrong[cell] = digit;
                assert!(
                    !judge::<Scalar>(&[[0; 81]; 2], &[solution(), wrong]),
                    "{cell} {digit}"
                );
            }
        }
    }

    #[test]
    fn a_house_that_is_wrong_alone_falls() {
        // Rows of different bands swapped: only boxes are wrong. Two cells of a row and a
        // box swapped: only columns are.
        let mut boxes = solution();
        for column in 0..9 {
            boxes.swap(column, 27 + column);
        }
        let mut columns = solution();
        columns.swap(0, 1);
        let mut rows = solution();
        rows.swap(0, 9);
        for wrong in [boxes, columns, rows] {
            assert!(!judge::<Scalar>(&[[0; 81]], &[wrong]));
        }
    }

    #[test]
    fn a_given_that_is_lost_falls() {
        for cell in 0..81 {
            let mut puzzle = [0; 81];
            puzzle[cell] = solution()[cell] % 9 + 1;
            assert!(!judge::<Scalar>(&[puzzle], &[solution()]));
        }
    }
}
