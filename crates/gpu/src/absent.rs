//! Replaces [`Cards`] in builds without GPU support.

use novena_core::{Candidate, CellSet, Puzzle, Solution};
use novena_kernel::Verdict;

use crate::fault::Fault;
use crate::work::Work;

/// The cards of this machine. The type has no values, because builds without support have no cards.
pub enum Cards {}

impl Cards {
    /// Always fails.
    pub const fn open() -> Result<Self, Fault> {
        Err(Fault::NotBuilt)
    }

    /// Always fails.
    pub const fn open_for(_: usize) -> Result<Self, Fault> {
        Err(Fault::NotBuilt)
    }

    /// Always fails.
    pub const fn open_for_extensions() -> Result<Self, Fault> {
        Err(Fault::NotBuilt)
    }

    /// The number of cards that have not failed.
    #[must_use]
    pub const fn left(&self) -> usize {
        match *self {}
    }

    /// The names of the cards.
    #[must_use]
    pub const fn names(&self) -> &[String] {
        match *self {}
    }

    /// Why the other cards of this machine cannot be used.
    #[must_use]
    pub const fn unusable(&self) -> &[Fault] {
        match *self {}
    }

    /// The verdicts for puzzles.
    pub const fn verdicts(&self, _: &[Puzzle], _: &mut Vec<Verdict>) -> Result<Work, Fault> {
        match *self {}
    }

    /// The verdicts for puzzles.
    pub const fn verdicts_with(
        &self,
        _: &[Puzzle],
        _: &mut Vec<Verdict>,
        _: &dyn Fn(&mut dyn FnMut()),
    ) -> Result<Work, Fault> {
        match *self {}
    }

    /// The cells in which another solution differs from a known one.
    pub const fn differences(
        &self,
        _: &[Puzzle],
        _: &[Solution],
        _: &mut Vec<CellSet>,
    ) -> Result<Work, Fault> {
        match *self {}
    }

    /// The number of solutions, up to two, of boards with one more given.
    pub const fn extended(
        &self,
        _: &[Puzzle],
        _: &[(u32, Candidate)],
        _: &mut Vec<u8>,
        _: &dyn Fn(&mut dyn FnMut()),
    ) -> Result<Work, Fault> {
        match *self {}
    }
}

/// Does nothing, because no thread can use a card.
pub const fn quiesce(_: std::time::Duration) {}
