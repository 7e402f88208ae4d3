//! What a search answers.

use novena_core::Solution;

use crate::Solve;

/// How many solutions a puzzle has, and the solution if it is the only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
// The layout is fixed, so that judged cells become solutions where they lie.
#[repr(u8)]
pub enum Verdict<S = Solution> {
    /// There is no solution.
    None,
    /// This is the one solution.
    Unique(S),
    /// There are two solutions or more.
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

/// What a search took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// How often a state was split in two.
    pub guesses: u64,
    /// Sweeps, counted once for each state that took part.
    pub sweeps: u64,
    /// Sweeps of whole vectors: with all lanes busy, `sweeps` divided by the lanes.
    pub waves: u64,
}

impl Stats {
    /// Adds another search's work to this one's.
    pub fn add(&mut self, other: Self) {
        self.guesses += other.guesses;
        self.sweeps += other.sweeps;
        self.waves += other.waves;
    }
}
