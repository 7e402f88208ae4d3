//! The fenced blocks in a lesson: positions and puzzles.

use std::fmt;

use novena_core::{Board, Candidate, Puzzle};

/// A position, and the lesson's claim about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionBlock {
    /// The printed digits.
    pub givens: Puzzle,
    /// The digits placed so far, excluding the givens.
    pub entries: Board,
    /// The candidates ruled out so far, except those that see the same digit.
    pub struck: Vec<Candidate>,
    /// The claim about the position.
    pub claim: Option<Claim>,
    /// The fence's line number in the file, counted from 1.
    pub line: usize,
}

impl PositionBlock {
    /// The givens and the entries.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = self.entries;
        for cell in self.givens.givens() {
            board[cell] = self.givens.given(cell);
        }
        board
    }
}

/// A lesson's claim about what a technique finds in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A step of the technique has exactly these conclusions.
    Step(Conclusion),
    /// No step of the technique has any of these conclusions. If the list is empty, the technique
    /// finds no steps at all.
    No(Conclusion),
}

impl Claim {
    /// The technique and the deductions.
    #[must_use]
    pub const fn conclusion(&self) -> &Conclusion {
        match self {
            Self::Step(conclusion) | Self::No(conclusion) => conclusion,
        }
    }
}

/// A technique and its conclusions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// The ID of the technique.
    pub technique: String,
    /// The deductions, by cell and digit.
    pub deductions: Vec<Deduction>,
}

/// A claim about one candidate.
///
/// ```
/// use novena_core::{Cell, Digit};
/// use novena_lessons::Deduction;
///
/// let corner = Cell::at(0, 0).with(Digit::ALL[4]);
/// assert_eq!(Deduction::Place(corner).to_string(), "r1c1=5");
/// assert_eq!(Deduction::Eliminate(corner).to_string(), "r1c1<>5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deduction {
    /// The candidate is true.
    Place(Candidate),
    /// The candidate is false.
    Eliminate(Candidate),
}

impl fmt::Display for Deduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(Candidate { cell, digit }) => write!(f, "{cell}={digit}"),
            Self::Eliminate(Candidate { cell, digit }) => write!(f, "{cell}<>{digit}"),
        }
    }
}

/// A puzzle to solve from its givens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleBlock {
    /// The printed digits.
    pub givens: Puzzle,
    /// The IDs of the lesson's techniques, at least one of which the puzzle requires.
    pub needs: Vec<String>,
    /// The ID of the hardest technique on the puzzle's path.
    pub hardest: Option<String>,
    /// The fence's line number in the file, counted from 1.
    pub line: usize,
}
