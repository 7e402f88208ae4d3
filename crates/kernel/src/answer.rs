//! The results of a search.

use novena_core::Solution;

use crate::Solve;

/// How many solutions a puzzle has, together with the solution if there is exactly one.
///
/// No variants will be added.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::{Solver, Verdict, Wave};
///
/// let puzzle: Puzzle =
///     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
///         .parse()?;
/// let (verdict, _) = Wave::new().verdict(&puzzle);
/// assert!(matches!(verdict, Verdict::Unique(solution) if solution.solves(&puzzle)));
/// assert_eq!(Verdict::from(Wave::new().solve(&puzzle)), verdict);
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
// The layout is fixed so that verdicts on verified cells can be converted in place into verdicts on
// solutions.
#[repr(u8)]
pub enum Verdict<S = Solution> {
    /// There is no solution.
    None,
    /// This is the only solution.
    Unique(S),
    /// There are two or more solutions.
    Several,
}

impl From<Solve> for Verdict {
    fn from(solve: Solve) -> Self {
        match solve {
            Solve::None => Self::None,
            Solve::Unique(solution) => Self::Unique(solution),
            Solve::Several(..) => Self::Several,
        }
    }
}

/// The amount of work that a search took.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_kernel::Wave;
///
/// let (_, stats) = Wave::new().verdict(&Puzzle::EMPTY);
/// assert!(stats.guesses > 0); // Nothing is forced on an empty board.
/// assert!(stats.sweeps >= stats.waves);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stats {
    /// The number of times a state was split in two.
    pub guesses: u64,
    /// The number of sweeps. A sweep counts once for each state in it.
    pub sweeps: u64,
    /// The number of sweeps over whole vectors. If all lanes are busy, this is `sweeps` divided
    /// by the number of lanes.
    pub waves: u64,
}

impl Stats {
    /// Adds the work of another search.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_kernel::{Stats, Wave};
    /// let (_, one) = Wave::new().verdict(&Puzzle::EMPTY);
    /// let mut twice = Stats::default();
    /// twice.add(one);
    /// twice.add(one);
    /// assert_eq!(twice.guesses, 2 * one.guesses);
    /// assert_eq!((twice.sweeps, twice.waves), (2 * one.sweeps, 2 * one.waves));
    /// ```
    pub fn add(&mut self, other: Self) {
        self.guesses += other.guesses;
        self.sweeps += other.sweeps;
        self.waves += other.waves;
    }
}
