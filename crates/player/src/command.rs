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

    /// The mode's ID, which is part of the keys of its messages.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Digit => "digit",
            Self::Corner => "corner",
            Self::Centre => "centre",
            Self::Colour => "colour",
        }
    }

    /// The next mode; the first mode follows the last.
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
    /// Writes a digit in the current mode.
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
    /// Shows the reason for the current hint, or requests a hint with its reason.
    HintWhy,
    /// Applies the hint, chooses the list entry, or writes the held or filtered digit.
    Confirm,
    Another,
    /// Uses the next digit as the filter.
    FilterNext,
    Filter(Digit),
    /// Toggles the mark of the filtered or held digit. If there is no such digit, switches to the
    /// next mode.
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
    /// Opens a line in which words can be typed.
    Line,
    Redraw,
    Suspend,
    Quit,
}
