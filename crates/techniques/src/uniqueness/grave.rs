//! Bivalue universal graves: the deadly pattern that is the whole board.
//!
//! ```text
//! 12 .  23  | .  .  .
//! .  .  .   | .  .  .     every open cell has two candidates, and every digit
//! 13 .  123 | 12 .  23    has two places in each house that lacks it, but for
//!                         one candidate too many: 3 in r3c3
//! ```
//!
//! Choose two candidates of every open cell so that every digit has exactly two of its places
//! chosen in each house that lacks it. Suppose the solution took none but chosen candidates.
//! Then let every cell take its other one: a house has each digit in two chosen cells, the
//! solution uses one of them, so now it stands in the other, and exactly once. That is a second
//! solution. With one solution, some cell holds a candidate that was not chosen. Those are
//! the surplus, and the cells with three candidates or more are the roof.
//!
//! Two candidates in each of n cells are 2n, and n digits need two places each. So it is
//! enough that every digit keeps at least two: then it has no more.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, DigitSet, House};

use super::Deadly;
use crate::Position;

struct Search<'a> {
    position: &'a Position,
    roof: CellSet,
    /// How many places of each digit are left in each house without the surplus.
    left: [[u8; 9]; House::COUNT],
    surplus: [DigitSet; Cell::COUNT],
    visit: &'a mut dyn FnMut(&Deadly) -> ControlFlow<()>,
}

/// Every way to see the board as a grave with surplus, where something may follow.
pub(crate) fn each(
    position: &Position,
    visit: &mut dyn FnMut(&Deadly) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [none, one, _, three, more] = position.cells_by_count();
    let roof = three | more;
    // Every deduction is about a cell that sees the whole roof or lies in it.
    if !(none | one).is_empty() || roof.is_empty() || roof.common_peers().is_empty() {
        return ControlFlow::Continue(());
    }
    let left = std::array::from_fn(|index| *position.counts_in(House::from_index(index)));
    // One place is a hidden single; no place means that the digit is there.
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
    /// Chooses two candidates of each of these cells, in all ways.
    fn choose(&mut self, cells: CellSet) -> ControlFlow<()> {
        let Some(cell) = cells.first() else {
            return (self.visit)(&Deadly::of_surplus(self.roof, self.surplus));
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

    /// The candidates of a cell that have two places elsewhere in each of its houses.
    fn spare(&self, cell: Cell) -> DigitSet {
        let has_two_more = |digit: &novena_core::Digit| {
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
