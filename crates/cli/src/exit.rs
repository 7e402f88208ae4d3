use std::process::ExitCode;

/// The exit status of a command, which is determined by its worst answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Every answer was positive.
    #[default]
    Success,
    /// At least one answer was negative: a puzzle has no solution, is not valid, or is not unique
    /// even though it had to be.
    Negative,
    /// The input or the usage was wrong. The program still processed everything that it could.
    Bad,
    /// Ctrl-C ended the program. The results found by then are kept. The exit status is the one
    /// that shells use for this case.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}
