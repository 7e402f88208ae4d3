use std::fmt;

use novena_core::{Candidate, CellSet, Change, Colour, Digit, Refusal};
use novena_techniques::Deduction;

/// A player's move.
///
/// Cells to which a move does not apply are skipped: givens keep their digits, and filled cells do
/// not take marks. A move that changes nothing does not become a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Enters a digit, or removes it if all of the cells contain it.
    Digit {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
    },
    /// Adds a corner mark to each cell, or removes it if all of the cells have it.
    Corner {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
    },
    /// Adds a centre mark to each cell, or removes it if all of the cells have it.
    Centre {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
    },
    /// Colours cells, including givens, or removes the colour if all of the cells have it.
    Colour {
        /// The cells.
        cells: CellSet,
        /// The colour.
        colour: Colour,
    },
    /// Colours candidates, or removes the colour if all of them have it. Other colours are
    /// replaced.
    CandidateColour {
        /// The candidates.
        candidates: Vec<Candidate>,
        /// The colour.
        colour: Colour,
    },
    /// Clears the most prominent contents: digits if there are any, otherwise marks, otherwise
    /// colours.
    Clear {
        /// The cells.
        cells: CellSet,
    },
    /// Fills the empty cells among these cells with centre marks for all digits that the rules
    /// allow.
    FillMarks {
        /// The cells. An empty set stands for all cells.
        cells: CellSet,
    },
    /// Turns corner marks into centre marks.
    CornersToCentre {
        /// The cells.
        cells: CellSet,
    },
    /// Applies a step. If the step eliminates a candidate from a cell without centre marks, the
    /// cell gets centre marks for its other candidates.
    Deduce(Vec<Deduction>),
    /// Clears the player's sheet.
    Restart,
    /// Undoes the last step.
    Undo,
    /// Redoes the step undone last.
    Redo,
    /// Goes back to the step just before the first mistake that is still on the board.
    BeforeMistake,
    /// Saves the sheet under a name, replacing an earlier savepoint with that name.
    Save {
        /// The name.
        name: String,
    },
    /// Restores the sheet that was saved under this name. This move can be undone.
    Restore {
        /// The name.
        name: String,
    },
    /// Deletes the savepoint with this name.
    Forget {
        /// The name.
        name: String,
    },
}

/// The effect of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// The changed cells with their contents before and after, in reading order.
    pub changes: Vec<Change>,
    /// Cells that break a rule now but did not before the move.
    pub conflicts: CellSet,
    /// Whether this move won the game.
    pub finished: bool,
}

/// The reason why a move cannot be made. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveRefusal {
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
    /// Nothing on the sheet is wrong.
    NoMistake,
    /// The givens have no solution, so no digit is right or wrong.
    NoSolution,
    /// No savepoint has this name.
    NoSuchSavepoint,
    /// A savepoint needs a name.
    NoName,
    /// The board is full and correct, and the game can only be restarted.
    Finished,
}

impl MoveRefusal {
    /// Every variant, so that a test can check that each has a sentence.
    pub const ALL: [Self; 7] = [
        Self::NothingToUndo,
        Self::NothingToRedo,
        Self::NoMistake,
        Self::NoSolution,
        Self::NoSuchSavepoint,
        Self::NoName,
        Self::Finished,
    ];

    /// The ID of the refusal, which is the key of its translation.
    ///
    /// ```
    /// assert_eq!(novena_play::MoveRefusal::NoMistake.id(), "no-mistake");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::NothingToUndo => "nothing-to-undo",
            Self::NothingToRedo => "nothing-to-redo",
            Self::NoMistake => "no-mistake",
            Self::NoSolution => "no-solution",
            Self::NoSuchSavepoint => "no-such-savepoint",
            Self::NoName => "no-name",
            Self::Finished => "finished",
        }
    }
}

impl fmt::Display for MoveRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NothingToUndo => "there is nothing to undo",
            Self::NothingToRedo => "there is nothing to redo",
            Self::NoMistake => "there is no mistake so far",
            Self::NoSolution => "the givens have no solution",
            Self::NoSuchSavepoint => "there is no savepoint with this name",
            Self::NoName => "a savepoint needs a name",
            Self::Finished => "the puzzle is solved; start over to play it again",
        })
    }
}

impl std::error::Error for MoveRefusal {}

impl Refusal for MoveRefusal {
    fn topic(&self) -> &'static str {
        "move"
    }

    fn id(&self) -> &'static str {
        Self::id(*self)
    }
}
