use core::fmt;
use core::str::FromStr;

use crate::{Cell, Digit};

/// A cell and a digit it could hold.
///
/// ```
/// use novena_core::{Candidate, Cell, Digit};
///
/// let candidate = Candidate::new(Cell::at(0, 4), Digit::ALL[6]);
/// assert_eq!((candidate.cell.column(), candidate.digit.get()), (4, 7));
/// assert_eq!(candidate.to_string(), "7r1c5");
/// assert_eq!("7r1c5".parse(), Ok(candidate));
/// assert_eq!(Candidate::from_index(candidate.index()), candidate);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// The number of candidates on an empty board.
    ///
    /// ```
    /// # use novena_core::{Candidate, Cell, Digit};
    /// let last = Cell::at(8, 8).with(Digit::ALL[8]);
    /// assert_eq!(last.index(), Candidate::COUNT - 1);
    /// ```
    pub const COUNT: usize = 729;

    /// Creates the candidate for a digit in a cell.
    #[must_use]
    #[inline]
    pub const fn new(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit }
    }

    /// The number of the candidate, between 0 and 728. Candidates are numbered cell by cell in
    /// reading order, with digits ascending.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.cell.index() * 9 + self.digit.index()
    }

    /// The candidate with this number.
    ///
    /// # Panics
    /// If `index` is 729 or more.
    #[must_use]
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self::new(Cell::from_index(index / 9), Digit::from_index(index % 9))
    }
}

/// Prints the digit followed by the cell, as is usual in chain notation: `5r1c1`.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit, self.cell)
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for text that is not a digit followed by a cell, such as `5r1c1`.
///
/// ```
/// use novena_core::{Candidate, ParseCandidateError};
///
/// assert_eq!("r1c1".parse::<Candidate>(), Err(ParseCandidateError));
/// assert_eq!(ParseCandidateError.to_string(), "expected a digit and a cell such as 5r1c1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCandidateError;

impl fmt::Display for ParseCandidateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a digit and a cell such as 5r1c1")
    }
}

impl core::error::Error for ParseCandidateError {}

impl FromStr for Candidate {
    type Err = ParseCandidateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (digit, cell) = text.split_at_checked(1).ok_or(ParseCandidateError)?;
        match (digit.parse(), cell.parse()) {
            (Ok(digit), Ok(cell)) => Ok(Self::new(cell, digit)),
            _ => Err(ParseCandidateError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names_are_read_back() {
        for index in 0..Candidate::COUNT {
            let candidate = Candidate::from_index(index);
            assert_eq!(candidate.index(), index);
            assert_eq!(candidate.to_string().parse(), Ok(candidate));
        }
    }

    #[test]
    fn rejects_invalid_names() {
        for text in ["", "5", "r1c1", "0r1c1", "5r1c0", "é"] {
            assert_eq!(
                text.parse::<Candidate>(),
                Err(ParseCandidateError),
                "{text:?}"
            );
        }
    }
}
