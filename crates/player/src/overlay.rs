//! What lies over the board, or beside it, until it is closed.

use novena_store::GameId;
use novena_techniques::{Level, Position, Step};

use super::entry_form::EntryForm;

/// One thing at a time.
pub(crate) enum Overlay {
    /// All keys, those that match what was typed.
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

/// Things to choose from.
pub(crate) struct List {
    pub(crate) title: String,
    pub(crate) choices: Vec<Choice>,
    pub(crate) at: usize,
    /// The choice that is deleted if it is asked for again.
    pub(crate) doomed: Option<usize>,
}

pub(crate) struct Choice {
    pub(crate) label: String,
    pub(crate) chosen: ListAction,
}

/// What choosing does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ListAction {
    BeforeMistake,
    Restore(String),
    New(Level),
    Daily(Level),
    Resume(GameId),
    /// A puzzle of the file that was read.
    Record(usize),
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

/// Steps to walk through, each with the position it is found in.
pub(crate) struct StepBrowser {
    pub(crate) list: Vec<(Step, Position)>,
    pub(crate) at: usize,
    /// From here to the solution, rather than side by side.
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

/// Moves up or down in a list without leaving it.
pub(crate) fn step_in(at: usize, by: isize, length: usize) -> usize {
    at.saturating_add_signed(by).min(length.saturating_sub(1))
}
