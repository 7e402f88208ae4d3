//! Everything a key, a click or a typed word can ask of the player.

use novena_core::{Colour, Digit};

/// A direction on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

/// What a digit key writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mode {
    #[default]
    Digit,
    Corner,
    Centre,
    Colour,
}

impl Mode {
    /// All of them, in the order that the mode key takes them.
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

/// What can be asked for. Which keys ask for it is the keymap's affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Move(Way),
    Extend(Way),
    /// The box beside this one.
    Jump(Way),
    NextEmpty,
    PreviousEmpty,
    /// The next digit names a box.
    GoToBox,
    RowStart,
    RowEnd,
    GridStart,
    GridEnd,
    /// The cell under the cursor joins the selection or leaves it.
    Toggle,
    SelectAll,
    Deselect,
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
    /// A hint that begins where it says why.
    HintWhy,
    /// Takes up what is offered: a hint, a list's entry, the digit in hand.
    Confirm,
    Another,
    /// The next digit is the one to filter.
    FilterNext,
    Filter(Digit),
    /// The filtered digit is struck from the cell's marks, or written there again.
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
    Help,
    /// A line of words.
    Line,
    Redraw,
    Suspend,
    Quit,
}
