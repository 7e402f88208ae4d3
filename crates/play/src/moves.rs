use std::fmt;

use novena_core::{Candidate, CellSet, Change, Colour, Digit, Refusal};
use novena_techniques::Deduction;

/// Everything a player can do, as a value.
///
/// Where a move has cells, those it does not apply to are passed over: givens keep their
/// digits, filled cells take no marks. A move that changes nothing is no step to undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Writes a digit, or takes it away where all of the cells have it.
    Digit {
        /// Where.
        cells: CellSet,
        /// Which.
        digit: Digit,
    },
    /// Writes a mark at the edge of each cell, or takes it away where all have it.
    Corner {
        /// Where.
        cells: CellSet,
        /// Which.
        digit: Digit,
    },
    /// Writes a mark in the middle of each cell, or takes it away where all have it.
    Centre {
        /// Where.
        cells: CellSet,
        /// Which.
        digit: Digit,
    },
    /// Colours cells, or takes the colour away where all have it. Givens too.
    Colour {
        /// Where.
        cells: CellSet,
        /// Which.
        colour: Colour,
    },
    /// Colours candidates, or takes the colour away where all have it. Another colour gives
    /// way.
    CandidateColour {
        /// The candidates.
        candidates: Vec<Candidate>,
        /// Which colour.
        colour: Colour,
    },
    /// Clears what is seen most: digits if there are any, else marks, else colours.
    Clear {
        /// Where.
        cells: CellSet,
    },
    /// Writes into every empty one of the cells all that the rules allow, as marks in its
    /// middle.
    FillMarks {
        /// Where; all cells if it is empty.
        cells: CellSet,
    },
    /// Makes marks at the edge into marks in the middle.
    CornersToCentre {
        /// Where.
        cells: CellSet,
    },
    /// Does what a step says. Cells it strikes candidates from get marks if they have none,
    /// so that what was found is not forgotten; no other cell does.
    Deduce(Vec<Deduction>),
    /// Takes everything away that the player has written.
    Restart,
    /// Takes the last step back.
    Undo,
    /// Takes the step again that was taken back last.
    Redo,
    /// Goes back to the last moment before the first mistake that is still there.
    BeforeMistake,
    /// Puts the sheet aside under a name; another one of that name is replaced.
    Save {
        /// What to call it.
        name: String,
    },
    /// Takes up the sheet of this name. What was written meanwhile comes back by undoing.
    Restore {
        /// What it is called.
        name: String,
    },
    /// Throws away the sheet of this name.
    Forget {
        /// What it is called.
        name: String,
    },
}

/// What a move changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// What was there and what is there now, for every cell that changed, in reading order.
    pub changes: Vec<Change>,
    /// Cells that break a rule now and did not before.
    pub conflicts: CellSet,
    /// Whether the game was won by this move.
    pub finished: bool,
}

/// Why a move cannot be made; the game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveRefusal {
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
    /// Nothing that was written is wrong.
    NoMistake,
    /// The givens have no solution, so nothing is right or wrong.
    NoSolution,
    /// No savepoint has this name.
    NoSuchSavepoint,
    /// A savepoint needs a name.
    NoName,
    /// The board is full and right, and the game can only be started over.
    Finished,
}

impl MoveRefusal {
    /// All of them, so that a test can look for their sentences.
    pub const ALL: [Self; 7] = [
        Self::NothingToUndo,
        Self::NothingToRedo,
        Self::NoMistake,
        Self::NoSolution,
        Self::NoSuchSavepoint,
        Self::NoName,
        Self::Finished,
    ];

    /// A name for programs, the key of its sentence in other languages.
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
