use core::fmt;

use crate::{CellSet, Digit, House};

/// A digit that occurs more than once in a house.
///
/// See [`crate::Board::conflicts`].
///
/// ```
/// use novena_core::{Board, House};
///
/// let board: Board = format!("5.......5{}", ".".repeat(72)).parse()?;
/// let conflict = board.conflicts().next().unwrap();
/// assert_eq!((conflict.digit.get(), conflict.house), (5, House::row(0)));
/// assert_eq!(conflict.cells.to_string(), "r1c1 r1c9");
/// assert_eq!(conflict.to_string(), "5 repeats in row 1 (r1c1, r1c9)");
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conflict {
    /// The digit.
    pub digit: Digit,
    /// The house in which the digit repeats.
    pub house: House,
    /// The cells of the house that hold the digit. There are at least two.
    pub cells: CellSet,
}

/// Prints a sentence such as `9 repeats in column 3 (r2c3, r8c3)`.
impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, number) = (self.house.kind(), self.house.number());
        write!(f, "{} repeats in {kind} {number} (", self.digit)?;
        for (place, cell) in self.cells.iter().enumerate() {
            write!(f, "{}{cell}", if place > 0 { ", " } else { "" })?;
        }
        f.write_str(")")
    }
}
