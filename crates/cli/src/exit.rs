use std::process::ExitCode;

/// The exit status of a command; the worst of its answers counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Every answer was positive.
    #[default]
    Success,
    /// Some answer was negative: no solution, not unique if required, or not valid.
    Negative,
    /// Bad input or usage; everything that could be done was done.
    Bad,
    /// Ctrl-C ended it; results found by then are kept. The code is the one shells use.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}
