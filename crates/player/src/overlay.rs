//! Overlays: lists, texts and other boxes. An open overlay covers the board or is shown next to it.

use novena_core::Puzzle;
use novena_store::GameId;
use novena_techniques::{Level, Position, Step};

use super::entry_form::EntryForm;

/// An overlay. Only one is open at a time.
pub(crate) enum Overlay {
    /// The help, with all keys that match the typed text.
    Help {
        query: String,
        top: usize,
    },
    List(List),
    Prompt(Prompt),
    Steps(StepBrowser),
    Text {
        title: String,
        lines: Vec<String>,
        top: usize,
    },
    EntryForm(Box<EntryForm>),
    /// The board is hidden and the clock is stopped.
    Paused,
}

/// A list to choose from.
pub(crate) struct List {
    pub(crate) title: String,
    pub(crate) choices: Vec<Choice>,
    pub(crate) at: usize,
    /// The choice that is deleted if the player presses the delete key again.
    pub(crate) doomed: Option<usize>,
}

#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) label: String,
    /// The text at the right edge.
    pub(crate) detail: String,
    /// Whether to leave room for the strokes of a level, which may be determined later.
    pub(crate) has_level: bool,
    pub(crate) level: Option<Level>,
    /// The board shown next to the list.
    pub(crate) givens: Option<Puzzle>,
    /// An additional line below that board.
    pub(crate) about: Option<String>,
    pub(crate) chosen: ListAction,
}

impl Choice {
    pub(crate) const fn new(label: String, chosen: ListAction) -> Self {
        Self {
            label,
            detail: String::new(),
            has_level: false,
            level: None,
            givens: None,
            about: None,
            chosen,
        }
    }

    /// A choice with the strokes for its level, or with room for them.
    pub(crate) fn of_level(self, level: Option<Level>) -> Self {
        Self {
            has_level: true,
            level,
            ..self
        }
    }
}

/// The effect of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ListAction {
    BeforeMistake,
    Restore(String),
    New(Level),
    Daily(Level),
    Resume(GameId),
    /// A puzzle from the file that was read.
    Record(usize),
    /// The next puzzle of a collection.
    Collection(String),
    Open,
    EnterOwn,
}

/// A line being typed.
pub(crate) struct Prompt {
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) purpose: Purpose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Savepoint,
    Open,
    Line,
}

/// Steps to walk through, each with its position.
pub(crate) struct StepBrowser {
    pub(crate) list: Vec<(Step, Position)>,
    pub(crate) at: usize,
    /// Whether the steps lead from here to the solution, as opposed to being alternatives.
    pub(crate) is_path: bool,
}

impl List {
    pub(crate) fn new(title: String, choices: Vec<Choice>) -> Self {
        Self {
            title,
            choices,
            at: 0,
            doomed: None,
        }
    }
}

/// Moves up or down within a list.
pub(crate) fn step_in(at: usize, by: isize, length: usize) -> usize {
    at.saturating_add_signed(by).min(length.saturating_sub(1))
}
