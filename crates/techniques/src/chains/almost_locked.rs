//! All almost locked sets of a position.

use novena_core::{CellSet, DigitSet, House, HouseKind};

use crate::{AlmostLockedSet, Position};

/// Every set of two or more cells of a house that together have one digit more than cells,
/// the smallest first. A single cell is a bivalue cell, and needs no such name.
pub(crate) fn all_sets(position: &Position) -> Vec<AlmostLockedSet> {
    let mut sets = Vec::with_capacity(512);
    for house in House::all() {
        let cells: Vec<_> = (position.open_cells() & house.cells()).iter().collect();
        // What some of the cells hold together, by the bits of which cells they are.
        let mut digits = [DigitSet::EMPTY; 512];
        for chosen in 1..1_usize << cells.len() {
            let first = chosen.trailing_zeros() as usize;
            digits[chosen] = digits[chosen & (chosen - 1)] | position[cells[first]];
            let count = chosen.count_ones() as usize;
            if count < 2 || digits[chosen].len() != count + 1 {
                continue;
            }
            let chosen_cells: CellSet = cells
                .iter()
                .enumerate()
                .filter(|(place, _)| chosen >> place & 1 == 1)
                .map(|(_, &cell)| cell)
                .collect();
            // What lies in a line as well as in a box was found in the line.
            if house.kind() != HouseKind::Box || chosen_cells.common_houses().len() == 1 {
                sets.push(AlmostLockedSet {
                    cells: chosen_cells,
                    digits: digits[chosen],
                });
            }
        }
    }
    sets.sort_unstable_by_key(|set| (set.cells.len(), set.cells));
    sets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    #[track_caller]
    fn check(sketch: &str, expected: &[&str]) {
        let sets = all_sets(&position(sketch));
        // Eight cells of an empty house have nine digits.
        let texts: Vec<String> = sets
            .iter()
            .filter(|set| set.cells.len() < 8)
            .map(|set| format!("{}: {}", set.cells, set.digits))
            .collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn n_cells_have_one_digit_more() {
        check("r1c1=12 r1c5=23", &["r1c1 r1c5: 123"]);
        check("r1c1=12 r1c5=34", &[]);
        check("r1c1=12 r1c5=12", &[]);
    }

    #[test]
    fn they_share_a_house() {
        check("r1c1=12 r5c5=23", &[]);
    }

    #[test]
    fn two_houses_count_once() {
        check("r1c1=12 r1c2=23", &["r1c1 r1c2: 123"]);
        check(
            "r1c1=12 r1c2=23 r1c9=34",
            &["r1c1 r1c2: 123", "r1c2 r1c9: 234", "r1c1 r1c2 r1c9: 1234"],
        );
    }
}
