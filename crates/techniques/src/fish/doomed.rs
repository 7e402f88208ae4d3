//! The candidates that a fish could remove: those that are not in any full placement of the digit.
//!
//! A fish uses only one digit, which each house contains exactly once. A fish therefore cannot
//! remove a candidate that is part of a placement of the digit in all houses. Usually, all
//! candidates are part of such a placement.

use novena_core::{CellSet, HouseSet};

/// The places that are not part of any full placement of the digit. A full placement has one place
/// in every house that has places.
pub(crate) fn doomed(places: CellSet) -> CellSet {
    let houses = places.houses();
    let rows = houses & HouseSet::ROWS;
    let as_many = |kind: HouseSet| (houses & kind).len() == rows.len();
    if !as_many(HouseSet::COLUMNS) || !as_many(HouseSet::BOXES) {
        return places;
    }
    // A placement has one place in each row. No two of these places see each other, so they occupy
    // as many columns and as many boxes as rows.
    let mut doomed = places;
    for cell in places {
        if doomed.contains(cell) {
            let rest = places - cell.peers() - cell.as_set();
            let rows = rows - cell.as_set().houses();
            if let Some(placement) = placement(rest, rows, cell.into()) {
                doomed -= placement;
            }
        }
    }
    doomed
}

/// A placement that consists of `so_far` and one of `places` in each of the given rows, if such a
/// placement exists.
fn placement(places: CellSet, rows: HouseSet, so_far: CellSet) -> Option<CellSet> {
    // Start with the row with the fewest places, to detect dead ends early.
    let Some(row) = rows.iter().min_by_key(|row| (places & row.cells()).len()) else {
        return Some(so_far);
    };
    (places & row.cells()).iter().find_map(|cell| {
        let rest = places - cell.peers() - cell.as_set();
        placement(rest, rows.without(row), so_far.with(cell))
    })
}

#[cfg(test)]
mod tests {
    use novena_core::Cell;

    use super::*;

    #[track_caller]
    fn check(places: &[(usize, usize)], expected: &str) {
        let cells = places
            .iter()
            .map(|&(row, column)| Cell::at(row - 1, column - 1));
        assert_eq!(doomed(cells.collect()).to_string(), expected);
    }

    #[test]
    fn a_candidate_of_a_placement_is_safe() {
        check(&[(1, 1), (1, 4), (2, 1), (2, 4)], "");
    }

    #[test]
    fn a_candidate_that_leaves_a_row_without_place_is_doomed() {
        // Rows 2 and 3 need columns 1 and 4, so row 1 needs column 7.
        let rows_2_and_3 = [(2, 1), (2, 4), (3, 1), (3, 4)];
        check(
            &[&[(1, 1), (1, 4), (1, 7)], &rows_2_and_3[..]].concat(),
            "r1c1 r1c4",
        );
    }

    #[test]
    fn if_a_house_cannot_be_filled_no_candidate_is_safe() {
        check(&[(1, 1), (4, 1)], "r1c1 r4c1");
    }
}
