use std::fmt;
use std::ops::Index;
use std::str::FromStr;

use crate::{Board, Cell, Digit, Puzzle};

/// A full board that obeys every rule. There is no way to make one that does not.
///
/// ```
/// use novena_core::{Cell, Solution};
///
/// let text = "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
/// let solution: Solution = text.parse().unwrap();
/// assert_eq!(solution[Cell::at(4, 8)].get(), 6);
/// assert!(text.replace('1', "2").parse::<Solution>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Solution([Digit; Cell::COUNT]); // Invariant: no conflicts.

impl Solution {
    /// Its digits in reading order.
    #[must_use]
    pub const fn digits(&self) -> &[Digit; Cell::COUNT] {
        &self.0
    }

    /// The same as a board.
    ///
    /// ```
    /// # let text = "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
    /// # let solution: novena_core::Solution = text.parse().unwrap();
    /// assert!(solution.board().is_full());
    /// ```
    #[must_use]
    pub fn board(&self) -> Board {
        Board::new(self.0.map(Some))
    }

    /// Whether every given of the puzzle stands in it.
    ///
    /// ```
    /// # let text = "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
    /// # let solution: novena_core::Solution = text.parse().unwrap();
    /// assert!(solution.solves(&novena_core::Puzzle::EMPTY));
    /// ```
    #[must_use]
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        Cell::all().all(|cell| puzzle.given(cell).is_none_or(|digit| digit == self[cell]))
    }
}

impl Index<Cell> for Solution {
    type Output = Digit;

    fn index(&self, cell: Cell) -> &Digit {
        &self.0[cell.index()]
    }
}

/// The board is not full, or a digit repeats in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASolution;

impl fmt::Display for NotASolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 81 digits that obey the rules")
    }
}

impl std::error::Error for NotASolution {}

impl TryFrom<Board> for Solution {
    type Error = NotASolution;

    fn try_from(board: Board) -> Result<Self, NotASolution> {
        let mut digits = [Digit::ALL[0]; Cell::COUNT];
        for (slot, digit) in digits.iter_mut().zip(board.digits()) {
            *slot = digit.ok_or(NotASolution)?;
        }
        if board.is_valid() {
            Ok(Self(digits))
        } else {
            Err(NotASolution)
        }
    }
}

impl From<Solution> for Board {
    fn from(solution: Solution) -> Self {
        solution.board()
    }
}

/// 81 digits.
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board(), f)
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Solution {
    type Err = NotASolution;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse::<Board>().map_err(|_| NotASolution)?.try_into()
    }
}
