/// How a program ended.
///
/// ```
/// use novena_labs::Outcome;
///
/// assert_eq!(Outcome::BadInput.status(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// The program succeeded.
    Done,
    /// The board has no solution.
    NoSolution,
    /// A file is missing, or something does not meet the requirements of the document.
    BadInput,
    /// The user stopped the program. The output so far is kept.
    Interrupted,
}

impl Outcome {
    /// Returns the exit status of a process that ends in this way.
    #[must_use]
    pub const fn status(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::NoSolution => 1,
            Self::BadInput => 2,
            Self::Interrupted => 130,
        }
    }
}
