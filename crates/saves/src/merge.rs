//! Decides how to merge a game that exists in two libraries.
//!
//! Every library counts its own changes to a game, and the counts are stored with the game. The
//! counts show whether one state descends from the other, in which case the later state is kept. If
//! the two libraries diverged, both states are kept, as two games.
//!
//! A deleted game leaves a [`Tombstone`] with its counts. A state that the tombstone covers remains
//! deleted, wherever it comes from. A state with a change that the tombstone does not include
//! survives, even if it is older by the clock. A tombstone is never removed: it is joined with the
//! tombstones of other libraries and with that of the next deletion.

use crate::{EditCounts, Tombstone};

/// The action for a game from another library.
///
/// ```
/// use novena_saves::{EditCounts, MergeDecision};
///
/// let ours = EditCounts::first("ada");
/// let mut theirs = ours.clone();
/// theirs.join(&EditCounts::first("bob"));
/// assert_eq!(MergeDecision::of(Some(&ours), None, &theirs), MergeDecision::TakeTheirs);
/// assert_eq!(MergeDecision::of(Some(&theirs), None, &ours), MergeDecision::KeepOurs);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MergeDecision {
    /// We do not have the game, so it is added unchanged.
    Add,
    /// Our state is the same as theirs or descends from it, so ours is kept.
    KeepOurs,
    /// Their state descends from ours, so it replaces ours.
    TakeTheirs,
    /// Neither state descends from the other, so both are kept, as two games ([`crate::Fork`]).
    KeepBoth,
    /// A tombstone covers their state, so the game remains deleted.
    KeepDeleted,
}

impl MergeDecision {
    /// Decides on the basis of the counts of our game with the same key (if we have one), the
    /// game's tombstone (if it was deleted), and the counts of their game.
    #[must_use]
    pub fn of(
        ours: Option<&EditCounts>,
        tombstone: Option<&Tombstone>,
        theirs: &EditCounts,
    ) -> Self {
        match ours {
            Some(ours) if ours.covers(theirs) => Self::KeepOurs,
            _ if tombstone.is_some_and(|tombstone| tombstone.covers(theirs)) => Self::KeepDeleted,
            None => Self::Add,
            Some(ours) if theirs.covers(ours) => Self::TakeTheirs,
            Some(_) => Self::KeepBoth,
        }
    }
}

/// The outcome of merging games and puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergeSummary {
    /// Games that we did not have.
    pub added: u64,
    /// Games that were continued elsewhere, and were updated.
    pub updated: u64,
    /// Games that were continued both here and elsewhere: the other state is now a separate game.
    pub forked: u64,
    /// Games that we already had in the same or a later state, and games that remain deleted.
    pub unchanged: u64,
    /// Damaged games that we did not have, which are kept unchanged.
    pub damaged: u64,
    /// Puzzles in collections.
    pub puzzles: PuzzleCounts,
    /// Course lessons in which the other library had progress that ours did not have.
    pub lessons: u64,
    /// The names of sections from newer programs, which were ignored.
    pub unknown: Vec<String>,
}

impl MergeSummary {
    /// Counts a game.
    pub fn count(&mut self, decision: MergeDecision) {
        *match decision {
            MergeDecision::Add => &mut self.added,
            MergeDecision::KeepOurs | MergeDecision::KeepDeleted => &mut self.unchanged,
            MergeDecision::TakeTheirs => &mut self.updated,
            MergeDecision::KeepBoth => &mut self.forked,
        } += 1;
    }

    /// Adds the outcome of another part of the same library.
    pub fn add(&mut self, more: Self) {
        self.added += more.added;
        self.updated += more.updated;
        self.forked += more.forked;
        self.unchanged += more.unchanged;
        self.damaged += more.damaged;
        self.puzzles.added += more.puzzles.added;
        self.puzzles.repeated += more.puzzles.repeated;
        self.lessons += more.lessons;
        self.unknown.extend(more.unknown);
    }
}

/// The outcome of adding puzzles to a collection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleCounts {
    /// The number of new puzzles.
    pub added: u64,
    /// The number of puzzles that were already present.
    pub repeated: u64,
}

impl PuzzleCounts {
    /// Counts a puzzle.
    pub fn count(&mut self, is_new: bool) {
        if is_new {
            self.added += 1;
        } else {
            self.repeated += 1;
        }
    }
}
