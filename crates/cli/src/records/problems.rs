use std::sync::Arc;

use novena_formats::{Doubt, ParseError};

use crate::input::Unreadable;
use crate::report::{self, Weight};
use crate::texts::Texts;

/// Why something in the input could not be answered, or may have been meant otherwise.
pub(super) enum InputProblem {
    Unreadable(Unreadable),
    Doubt {
        file: Arc<str>,
        doubt: Doubt,
    },
    NoPuzzle {
        file: Arc<str>,
        line: u64,
        error: ParseError,
    },
}

impl InputProblem {
    /// One sentence that says where and what, in the reader's language.
    pub(super) fn describe(&self, texts: &Texts) -> String {
        match self {
            Self::Unreadable(unreadable) => unreadable.describe(texts),
            Self::Doubt { file, doubt } => texts.fill(
                "doubt",
                &[
                    ("file", file.as_ref().into()),
                    ("taken", doubt.taken.id().into()),
                    ("other", doubt.other.id().into()),
                ],
            ),
            Self::NoPuzzle { file, line, error } => problem_at(file, *line, error, texts),
        }
    }
}

impl InputProblem {
    pub(super) const fn weight(&self) -> Weight {
        match self {
            Self::Doubt { .. } => Weight::Warning,
            Self::Unreadable(_) | Self::NoPuzzle { .. } => Weight::Problem,
        }
    }
}

/// What is wrong with a line of a file, in the reader's language.
pub(crate) fn problem_at(file: &str, line: u64, error: &ParseError, texts: &Texts) -> String {
    report::at(file, line, &describe(error, texts))
}

/// What is wrong with a text.
pub(crate) fn describe(error: &ParseError, texts: &Texts) -> String {
    report::refusal(texts, error)
}
