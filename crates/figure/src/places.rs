//! The locations of cells, houses and marks.

use novena_core::{Candidate, Cell, House};

/// A point, given by its x coordinate and its y coordinate.
pub type Point = (f32, f32);

/// The width of a cell.
pub const CELL: f32 = 100.0;

/// The distance between adjacent marks in a cell.
pub const LATTICE: f32 = 29.6;

/// The width of the board.
pub(crate) const BOARD: f32 = 9.0 * CELL;

/// The top-left corner of a cell.
pub(crate) const fn corner(cell: Cell) -> Point {
    (cell.column() as f32 * CELL, cell.row() as f32 * CELL)
}

/// The centre of a cell.
#[must_use]
pub const fn cell_middle(cell: Cell) -> Point {
    let (x, y) = corner(cell);
    (x + CELL / 2.0, y + CELL / 2.0)
}

/// The centre of a mark. A cell has nine places for marks, arranged from 1 at the top left to 9 at
/// the bottom right.
///
/// ```
/// use novena_core::{Cell, Digit};
/// use novena_figure::{LATTICE, mark_place};
///
/// let (x, y) = mark_place(Cell::at(0, 0).with(Digit::ALL[0]));
/// assert_eq!((x, y), (50.0 - LATTICE, 50.0 - LATTICE));
/// ```
#[must_use]
pub const fn mark_place(candidate: Candidate) -> Point {
    let (x, y) = cell_middle(candidate.cell);
    let place = candidate.digit.index();
    (
        x + (place % 3) as f32 * LATTICE - LATTICE,
        y + (place / 3) as f32 * LATTICE - LATTICE,
    )
}

/// The left, top, width and height of a house.
pub(crate) const fn house(house: House) -> (f32, f32, f32, f32) {
    let (left, top) = corner(house.cell(0));
    let (right, bottom) = corner(house.cell(8));
    (left, top, right - left + CELL, bottom - top + CELL)
}
