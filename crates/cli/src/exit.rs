use std::process::ExitCode;

/// How a command ends; the worst of its answers counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Every answer was positive.
    #[default]
    Success,
    /// Some answer was negative: no solution, not unique where that was asked, not valid.
    Negative,
    /// Bad input or usage, after everything that could be done was done.
    Bad,
    /// Ctrl-C ended it; what was found by then is kept. As shells report it.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}
