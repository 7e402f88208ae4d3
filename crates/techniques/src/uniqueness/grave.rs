//! Bivalue universal graves: deadly patterns that span the whole board.
//!
//! ```text
//!     c1 c2 c3   c7  c9
//! r1  13 .  34 | 14  .      the open cells: every cell has two candidates, and every
//! r3  .  14 .  | 134 13     digit has two places in each house that lacks it, except
//! r7  13 .  .  | .   13     that there is one candidate too many: 1 in r3c7
//! r8  .  14 34 | 13  .
//! ```
//!
//! Choose two candidates in every open cell so that, in each house that lacks a digit, exactly two
//! of the digit's places are chosen. Suppose that the solution used only chosen candidates. Then
//! let every cell take its other chosen candidate: each digit is chosen in two cells of a house,
//! and the solution has it in one of them, so the digit is now in the other cell, and exactly once
//! in the house. That is a second solution. If there is only one solution, some cell therefore
//! holds a candidate that was not chosen. The candidates that were not chosen are the surplus, and
//! the cells with three or more candidates are the roof.
//!
//! If two candidates are chosen in each of n cells of a house, there are 2n of them, and the n
//! digits need two places each. If every digit keeps at least two places, it therefore has exactly
//! two.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, DigitSet, House};

use super::DeadlyPattern;
use crate::Position;

struct Search<'a> {
    position: &'a Position,
    roof: CellSet,
    /// The number of places for each digit in each house that are not surplus.
    left: [[u8; 9]; House::COUNT],
    surplus: [DigitSet; Cell::COUNT],
    visit: &'a mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
}

/// Visits every way to see the board as a grave with surplus candidates, provided that
/// some cell sees every roof cell.
pub(crate) fn each(
    position: &Position,
    visit: &mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    // Every deduction concerns either a roof cell or a cell that sees every roof cell.
    each_where(position, |roof| !roof.common_peers().is_empty(), visit)
}

/// The maximum number of roof cells that a person would check one by one.
const MOST: usize = 5;

/// Visits every way to see the board as a grave in which only a few cells have surplus candidates.
pub(crate) fn each_with_any_roof(
    position: &Position,
    visit: &mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each_where(position, |roof| roof.len() <= MOST, visit)
}

fn each_where(
    position: &Position,
    accepts: fn(CellSet) -> bool,
    visit: &mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [none, one, _, three, more] = position.cells_by_count();
    let roof = three | more;
    if !(none | one).is_empty() || roof.is_empty() || !accepts(roof) {
        return ControlFlow::Continue(());
    }
    let left = std::array::from_fn(|index| *position.counts_in(House::from_index(index)));
    // A digit with only one place is a hidden single. A digit without any places is already placed
    // in the house.
    if left.iter().flatten().any(|&places| places == 1) {
        return ControlFlow::Continue(());
    }
    let mut search = Search {
        position,
        roof,
        left,
        surplus: [DigitSet::EMPTY; Cell::COUNT],
        visit,
    };
    search.choose(roof)
}

impl Search<'_> {
    /// Chooses two candidates in each of the given cells, in all possible ways.
    fn choose(&mut self, cells: CellSet) -> ControlFlow<()> {
        let Some(cell) = cells.first() else {
            return (self.visit)(&DeadlyPattern::of_surplus(self.roof, self.surplus));
        };
        let spare = self.spare(cell);
        let candidates = self.position[cell];
        for first in candidates {
            for second in candidates.iter().skip_while(|&digit| digit <= first) {
                let surplus = candidates.without(first).without(second);
                if !spare.is_superset(surplus) {
                    continue;
                }
                self.surplus[cell.index()] = surplus;
                self.count(cell, surplus, |places| places - 1);
                let chosen = self.choose(cells.without(cell));
                self.count(cell, surplus, |places| places + 1);
                chosen?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The candidates in a cell that have two places elsewhere in each of the cell's houses.
    fn spare(&self, cell: Cell) -> DigitSet {
        let has_two_more = |digit: &Digit| {
            let houses = cell.houses();
            houses
                .iter()
                .all(|house| self.left[house.index()][digit.index()] > 2)
        };
        self.position[cell].iter().filter(has_two_more).collect()
    }

    fn count(&mut self, cell: Cell, digits: DigitSet, change: impl Fn(u8) -> u8) {
        for house in cell.houses() {
            for digit in digits {
                let places = &mut self.left[house.index()][digit.index()];
                *places = change(*places);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use novena_core::Cell;

    use super::super::{AnySurplus, LockedRoof, OneRoof, RoofSet, SharedExtra};
    use crate::sketch;

    /// A board with digits placed by solving, and the candidates in its open cells.
    type Sketch<'a> = (&'a str, &'a str);

    fn check(technique: &dyn crate::Technique, (board, open): Sketch<'_>, expected: &[&str]) {
        let placed = Cell::all().zip(board.chars());
        let parts: Vec<String> = placed
            .filter(|&(_, digit)| digit != '.')
            .map(|(cell, digit)| format!("{cell}:+{digit}"))
            .collect();
        let text = format!("{open} {}", parts.join(" "));
        sketch::check(technique, &text, expected);
    }

    const ONE_CELL: Sketch<'_> = (
        ".6.287.598594317622.7596.8.678153924491862537532749618.8697524.7..628.95925314876",
        "r1c1=13 r1c3=34 r1c7=14 r3c2=14 r3c7=134 r3c9=13 r7c1=13 r7c9=13 r8c2=14 r8c3=34 r8c7=13",
    );

    const ONE_DIGIT: Sketch<'_> = (
        "745.98.133.614..58.18.53..4137489..54825761396593214875.3.64891..183.546864915372",
        "r1c4=26 r1c7=26 r2c2=29 r2c6=27 r2c7=279 r3c1=29 r3c4=67 r3c7=79 r3c8=26 r4c7=26 r4c8=26 \
         r7c2=27 r7c4=27 r8c1=29 r8c2=279 r8c6=27",
    );

    const ONE_HOUSE: Sketch<'_> = (
        "15827.43.67431.2..32945..1.89.5243.123.9.1.4.5417.39.2465897123782135694913642..8",
        "r1c6=69 r1c9=69 r2c6=89 r2c8=58 r2c9=59 r3c6=68 r3c7=78 r3c9=67 r4c3=67 r4c8=67 r5c3=67 \
         r5c5=68 r5c7=578 r5c9=567 r6c5=68 r6c8=68 r9c7=57 r9c8=57",
    );

    #[test]
    fn one_cell_takes_its_surplus() {
        check(&OneRoof::GRAVE, ONE_CELL, &["r3c7=1"]);
        check(&OneRoof::REMOVING_GRAVE, ONE_CELL, &["r3c7<>3 r3c7<>4"]);
    }

    #[test]
    fn a_cell_with_one_candidate_is_not_part_of_a_grave() {
        let open = ONE_CELL.1.replace("r7c1=13", "r7c1=1");
        check(&OneRoof::GRAVE, (ONE_CELL.0, &open), &[]);
    }

    #[test]
    fn a_digit_with_one_place_is_not_part_of_a_grave() {
        let open = ONE_CELL.1.replace("r8c3=34", "r8c3=13");
        check(&OneRoof::GRAVE, (ONE_CELL.0, &open), &[]);
    }

    #[test]
    fn without_surplus_there_is_no_step() {
        let open = ONE_CELL.1.replace("r3c7=134", "r3c7=34");
        check(&OneRoof::GRAVE, (ONE_CELL.0, &open), &[]);
    }

    #[test]
    fn one_surplus_digit_is_in_one_of_its_cells() {
        check(&SharedExtra::GRAVE, ONE_DIGIT, &["r2c2<>2"]);
        check(&OneRoof::GRAVE, ONE_DIGIT, &[]);
        // The two cells do not share a house.
        check(&RoofSet::GRAVE, ONE_DIGIT, &[]);
        check(&LockedRoof::GRAVE, ONE_DIGIT, &[]);
    }

    #[test]
    fn one_of_several_surplus_candidates_is_true() {
        check(&AnySurplus, ONE_DIGIT, &["r2c2<>2"]);
        // 7 in r5c9 sees the surplus 7 in r5c7 and shares its cell with the other surplus.
        check(&AnySurplus, ONE_HOUSE, &["r5c9<>7"]);
        check(&AnySurplus, ONE_CELL, &[]);
    }

    #[test]
    fn surplus_of_one_house_makes_sets() {
        check(
            &RoofSet::GRAVE,
            ONE_HOUSE,
            &["r5c5<>6 r5c9<>7", "r5c9<>7 r6c8<>6"],
        );
        check(&SharedExtra::GRAVE, ONE_HOUSE, &[]);
    }

    #[test]
    fn a_digit_locked_to_two_cells_leaves_the_surplus_for_the_other() {
        check(&LockedRoof::GRAVE, ONE_HOUSE, &["r5c7<>8 r5c9<>7"]);
        check(&LockedRoof::GRAVE, ONE_CELL, &[]);
    }
}
