//! Treats the roof of a deadly pattern as one cell in a naked set.
//!
//! One roof cell holds a surplus digit, but it is not known which one. If the whole roof lies in
//! one house, the roof acts like an additional cell of that house, with the surplus digits as
//! candidates. It can then form a naked set with other cells:
//!
//! ```text
//! . . . | 125 126 . | . . 56     r1c4 or r1c5 holds 5 or 6. With r1c9, this is a naked
//! . . . | .   .   . | . . .      pair in row 1, and all other cells of the row lose 5 and 6
//! ------+-----------+-------
//! . . . | 12  12  . | . . .
//! ```
//!
//! More precisely, let T be n cells in the house outside the roof, and let D contain their
//! candidates and the surplus digits, n + 1 in all. The cells in T and the roof cell that holds a
//! surplus digit are n + 1 cells in one house that can hold only digits from D. They therefore hold
//! all of D, and no other cell in the house holds any of these digits. In the roof itself, a digit
//! from D can only be where it is surplus: a cell that holds it as one of the pattern's own digits
//! is not the cell with the surplus.
//!
//! A hidden set in the house is equivalent to a naked set in the remaining cells, so naked sets of
//! every size are enough.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, DigitSet, House};

use super::DeadlyPattern;
use crate::Position;

/// Cells that share the given digits with one cell of the roof.
#[derive(Clone, Copy)]
pub(crate) struct RoofedSet {
    pub(crate) cells: CellSet,
    pub(crate) digits: DigitSet,
}

/// The maximum number of cells in a set: a house has nine cells, and at least two of them are in
/// the roof.
const MOST: usize = 7;

/// Visits every [`RoofedSet`] in a house that contains the whole roof, smallest first. Sets that
/// contain a smaller one are skipped.
pub(crate) fn each_set(
    position: &Position,
    deadly: &DeadlyPattern,
    house: House,
    mut visit: impl FnMut(RoofedSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let extra = deadly.extra();
    let mut pool = [(Cell::at(0, 0), DigitSet::EMPTY); MOST];
    let others = (house.cells() & position.open_cells()) - deadly.roof;
    let size = others.len();
    // A single surplus digit does not need a set, and each of several surplus digits needs a cell.
    if extra.len() < 2 || extra.len() > size + 1 {
        return ControlFlow::Continue(());
    }
    for (slot, cell) in pool.iter_mut().zip(others) {
        *slot = (cell, position[cell]);
    }
    // For each choice of cells, as bits, whether the choice or one of its subsets is such a set.
    let mut has_set = [false; 1 << MOST];
    for count in 1..=size as u32 {
        for choice in (1..1_usize << size).filter(|choice| choice.count_ones() == count) {
            let chosen = || (0..size).filter(|bit| choice >> bit & 1 == 1);
            if chosen().any(|bit| has_set[choice & !(1 << bit)]) {
                has_set[choice] = true;
                continue;
            }
            let digits = chosen().fold(extra, |all, bit| all | pool[bit].1);
            if digits.len() <= count as usize + 1 {
                has_set[choice] = true;
                let cells = chosen().map(|bit| pool[bit].0).collect();
                visit(RoofedSet { cells, digits })?;
            }
        }
    }
    ControlFlow::Continue(())
}
