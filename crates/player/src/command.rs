//! Every action that a key, a click or a typed word can request.

use novena_core::{Colour, Digit};

/// A direction on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// The meaning of a digit key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mode {
    #[default]
    Digit,
    Corner,
    Centre,
    Colour,
}

impl Mode {
    /// All modes, in the order in which the mode key goes through them.
    pub(crate) const ALL: [Self; 4] = [Self::Digit, Self::Corner, Self::Centre, Self::Colour];

    /// The key of its word.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Digit => "digit",
            Self::Corner => "corner",
            Self::Centre => "centre",
            Self::Colour => "colour",
        }
    }

    /// The one after it.
    pub(crate) fn next(self) -> Self {
        let place = Self::ALL.iter().position(|&mode| mode == self);
        Self::ALL[place.map_or(0, |place| (place + 1) % Self::ALL.len())]
    }
}

/// The commands. The key map defines their keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Move(Direction),
    Extend(Direction),
    /// Moves to an adjacent box.
    Jump(Direction),
    NextEmpty,
    PreviousEmpty,
    /// The next digit selects a box.
    GoToBox,
    RowStart,
    RowEnd,
    GridStart,
    GridEnd,
    /// Adds the cell under the cursor to the selection, or removes it.
    Toggle,
    SelectAll,
    Deselect,
    /// Picks up the next digit typed, or puts down the held digit.
    Hand,
    /// A digit in the current mode.
    Write(Digit),
    Corner(Digit),
    Centre(Digit),
    Colour(Colour),
    Mode(Mode),
    NextMode,
    Notes,
    Clear,
    FillMarks,
    CornersToCentre,
    Undo,
    Redo,
    Restart,
    Hint,
    /// A hint that begins with the reason.
    HintWhy,
    /// Accepts an offer: a hint, a list entry, the held digit.
    Confirm,
    Another,
    /// Filters the next digit.
    FilterNext,
    Filter(Digit),
    /// Toggles the mark of the filtered digit in the cell.
    Strike,
    Savepoint,
    Savepoints,
    BeforeMistake,
    Check,
    Checking,
    NewGame,
    Open,
    EnterOwn,
    Games,
    Statistics,
    Steps,
    Path,
    Pause,
    Timer,
    /// Shows or hides the techniques that the puzzle needs.
    Techniques,
    Help,
    /// A typed line.
    Line,
    Redraw,
    Suspend,
    Quit,
}
