//! Deadly patterns: cells whose digits could be swapped without breaking a rule.
//!
//! Suppose the solution contained only 1 and 2 in the four corners of a rectangle that lies in two
//! rows, two columns and two boxes:
//!
//! ```text
//! 1 . . | 2 . .        2 . . | 1 . .
//! 2 . . | 1 . .   or   1 . . | 2 . .     every row, column and box keeps its 1 and its 2
//! . . . | . . .        . . . | . . .
//! ```
//!
//! If none of these cells is a given, swapping the digits would then give a second solution.
//! Therefore, in a puzzle with only one solution, *at least one cell of the pattern holds a digit
//! that is foreign to it*: one of its **surplus** candidates. The cells that have such candidates
//! form the **roof**, and all other cells form the **floor**.
//!
//! This is a statement about the solution, not about candidates. The statement and all its
//! consequences remain true even if some of the pattern's own digits have been eliminated from the
//! roof.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, DigitSet, HouseSet};

use super::{grave, line_pair, pair_pattern, polygon, rectangle, unique_loop, wide_rectangle};
use crate::{Position, Role, Step};

/// Cells, one of which must hold a surplus digit.
#[derive(Debug)]
pub(crate) struct DeadlyPattern {
    /// The digits of the pattern, such as the two digits of a rectangle. For a grave, which
    /// contains all digits, these are the surplus digits.
    pub(crate) digits: DigitSet,
    /// The cells without surplus digits. Empty for a grave, where they would be all other open
    /// cells.
    pub(crate) floor: CellSet,
    /// The cells with surplus digits.
    pub(crate) roof: CellSet,
    // Invariant: the set is empty for cells outside the roof, and only for those.
    surplus: [DigitSet; Cell::COUNT],
    /// For Qiu's deadly pattern, the two lines on which it relies, and the cells of these lines
    /// that complete the pattern.
    support: Option<(HouseSet, CellSet)>,
}

/// The families of deadly patterns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum DeadlyShape {
    Rectangle,
    WideRectangle,
    Polygon,
    LinePair,
    Loop,
    Pairs,
    Grave,
}

impl DeadlyShape {
    /// Visits every pattern with this shape that could still become deadly, and whose roof is small
    /// enough to allow a conclusion.
    pub(crate) fn each(
        self,
        position: &Position,
        mut visit: impl FnMut(&DeadlyPattern) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self {
            Self::Rectangle => rectangle::each_unique(position, |_, deadly| visit(deadly)),
            Self::WideRectangle => position.wide_rectangles().iter().try_for_each(visit),
            Self::Polygon => position.polygons().iter().try_for_each(visit),
            Self::LinePair => line_pair::each(position, &mut visit),
            Self::Pairs => position.pair_patterns().iter().try_for_each(visit),
            Self::Loop => unique_loop::each(position, &mut visit),
            Self::Grave => grave::each(position, &mut visit),
        }
    }
}

impl DeadlyPattern {
    /// The extended rectangles in a position.
    pub(crate) fn wide_rectangles(position: &Position) -> Vec<Self> {
        wide_rectangle::all(position)
    }

    /// The polygons of a position.
    pub(crate) fn polygons(position: &Position) -> Vec<Self> {
        polygon::all(position)
    }

    /// The pair patterns in a position.
    pub(crate) fn pair_patterns(position: &Position) -> Vec<Self> {
        pair_pattern::all(position)
    }

    /// A pattern with the same digits in all cells. Every other candidate is surplus.
    pub(crate) fn of_digits(position: &Position, digits: DigitSet, cells: CellSet) -> Self {
        let mut surplus = [DigitSet::EMPTY; Cell::COUNT];
        let mut roof = CellSet::EMPTY;
        for cell in cells {
            surplus[cell.index()] = position[cell] - digits;
            if !surplus[cell.index()].is_empty() {
                roof.insert(cell);
            }
        }
        Self {
            digits,
            floor: cells - roof,
            roof,
            surplus,
            support: None,
        }
    }

    /// A grave with the given surplus candidates, one set for every cell in its roof.
    pub(crate) fn of_surplus(roof: CellSet, surplus: [DigitSet; Cell::COUNT]) -> Self {
        let digits = roof
            .iter()
            .fold(DigitSet::EMPTY, |all, cell| all | surplus[cell.index()]);
        Self {
            digits,
            floor: CellSet::EMPTY,
            roof,
            surplus,
            support: None,
        }
    }

    /// A pair pattern with the given surplus candidates, one set for every cell in its roof.
    pub(crate) const fn of_pairs(
        digits: DigitSet,
        floor: CellSet,
        roof: CellSet,
        surplus: [DigitSet; Cell::COUNT],
    ) -> Self {
        Self {
            digits,
            floor,
            roof,
            surplus,
            support: None,
        }
    }

    /// The same pattern, except that it also relies on two lines and on some of their cells.
    pub(crate) const fn resting_on(mut self, lines: HouseSet, cells: CellSet) -> Self {
        self.support = Some((lines, cells));
        self
    }

    /// The candidates in a cell that are foreign to the pattern.
    pub(crate) fn surplus(&self, cell: Cell) -> DigitSet {
        self.surplus[cell.index()]
    }

    /// The candidates in a cell that belong to the pattern.
    pub(crate) fn own(&self, position: &Position, cell: Cell) -> DigitSet {
        position[cell] - self.surplus(cell)
    }

    /// Every digit that is surplus in at least one cell.
    pub(crate) fn extra(&self) -> DigitSet {
        self.roof
            .iter()
            .fold(DigitSet::EMPTY, |all, cell| all | self.surplus(cell))
    }

    /// The step with the pattern as its evidence.
    pub(crate) fn explain(&self, step: Step) -> Step {
        let surplus = self
            .roof
            .iter()
            .flat_map(|cell| self.surplus(cell).iter().map(move |digit| cell.with(digit)));
        let step = step
            .because(Role::Digit, self.digits)
            .because(Role::Roof, self.roof)
            .because(Role::Extra, self.extra())
            .because(Role::Surplus, surplus.collect::<Vec<_>>());
        let step = match self.support {
            Some((lines, cells)) => step
                .because(Role::Line, lines)
                .because(Role::BaseCells, cells)
                .because(Role::Cells, self.floor | self.roof),
            None => step,
        };
        if self.floor.is_empty() {
            return step;
        }
        let step = step.because(Role::Floor, self.floor);
        match self.support {
            Some(_) => step,
            None => step.because(Role::Cells, self.floor | self.roof),
        }
    }
}
