//! What becomes of a game that is in two libraries.
//!
//! Every library counts its own changes to a game, and the counts travel with the game. So it is
//! known whether one state came from the other: then the later one stays. Where two libraries
//! went on apart, both states stay, as two games.
//!
//! A deleted game leaves a [`Tombstone`] with its counts. A state that the tombstone covers stays
//! deleted, wherever it comes from; a state with a change that the tombstone has not seen lives,
//! whichever of the two is later by the clock. A tombstone is never taken back: it is joined with
//! those of other libraries and with that of the next deletion.

use crate::{EditCounts, Tombstone};

/// What to do with a game of another library.
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
    /// We do not have the game: it is added as it is.
    Add,
    /// Our state is the same or came from theirs: it stays.
    KeepOurs,
    /// Their state came from ours: it replaces ours.
    TakeTheirs,
    /// Neither came from the other: both stay, as two games ([`crate::Fork`]).
    KeepBoth,
    /// Their state was deleted here, or was seen by the library that deleted the game.
    KeepDeleted,
}

impl MergeDecision {
    /// Decides by the counts of our game with the same key, if we have it, by what is left of a
    /// deleted one, and by the counts of theirs.
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

/// What became of the games and puzzles of another library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergeSummary {
    /// Games that we did not have.
    pub added: u64,
    /// Games that have gone on elsewhere, and were brought up to that.
    pub updated: u64,
    /// Games that have gone on both here and elsewhere: the other one is a game of its own now.
    pub forked: u64,
    /// Games that we had already as they are there, or later, and games that stay deleted.
    pub unchanged: u64,
    /// Damaged games that we did not have. They are kept as they are.
    pub damaged: u64,
    /// Puzzles of collections.
    pub puzzles: PuzzleCounts,
    /// Sections of the file that only a newer program knows. Nothing was taken from them.
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

    /// Adds what became of another part of the same library.
    pub fn add(&mut self, more: Self) {
        self.added += more.added;
        self.updated += more.updated;
        self.forked += more.forked;
        self.unchanged += more.unchanged;
        self.damaged += more.damaged;
        self.puzzles.added += more.puzzles.added;
        self.puzzles.repeated += more.puzzles.repeated;
        self.unknown.extend(more.unknown);
    }
}

/// What became of puzzles that were to be added to a collection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleCounts {
    /// How many are new.
    pub added: u64,
    /// How many were there already.
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
