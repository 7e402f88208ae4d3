use novena_formats::ParseError;

use crate::input::{InputName, ReadingNote, Unreadable};
use crate::report::{self, Weight};
use crate::texts::Texts;

/// The reason why part of the input could not be answered or may be ambiguous.
pub(super) enum InputProblem {
    Unreadable(Unreadable),
    Note(ReadingNote),
    NoPuzzle {
        file: InputName,
        line: u64,
        error: ParseError,
    },
}

impl InputProblem {
    /// Returns a single sentence, in the reader's language, that states the location and the
    /// problem.
    pub(super) fn describe(&self, texts: &Texts) -> String {
        match self {
            Self::Unreadable(unreadable) => unreadable.describe(texts),
            Self::Note(note) => note.describe(texts),
            Self::NoPuzzle { file, line, error } => {
                problem_at(&file.shown(texts), *line, error, texts)
            }
        }
    }
}

impl InputProblem {
    pub(super) const fn weight(&self) -> Weight {
        match self {
            Self::Note(_) => Weight::Warning,
            Self::Unreadable(_) | Self::NoPuzzle { .. } => Weight::Problem,
        }
    }
}

/// Returns the error in a line of a file, in the reader's language.
pub(crate) fn problem_at(file: &str, line: u64, error: &ParseError, texts: &Texts) -> String {
    report::at(file, line, &describe(error, texts))
}

/// Describes a parse error.
pub(crate) fn describe(error: &ParseError, texts: &Texts) -> String {
    report::refusal(texts, error)
}
