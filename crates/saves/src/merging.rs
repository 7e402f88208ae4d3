//! Merges games one by one, wherever a library stores them.

use crate::{Fork, LibraryGame, MergeDecision, Tombstone};

/// A library into which games are merged: in memory, in a database, or on a shelf.
pub trait MergePlace {
    /// The error returned when reading or writing the library fails.
    type Error;
    /// Identifies a game in the library during a merge.
    type Id: Copy;

    /// The game with this key.
    fn find(&mut self, key: &str) -> Result<Option<(Self::Id, LibraryGame)>, Self::Error>;

    /// The tombstone of the deleted game with this key.
    fn tombstone(&mut self, key: &str) -> Result<Option<Tombstone>, Self::Error>;

    /// Adds a game.
    fn add(&mut self, game: LibraryGame) -> Result<(), Self::Error>;

    /// Replaces our state with a state that descends from it.
    fn update(
        &mut self,
        id: Self::Id,
        ours: &LibraryGame,
        game: LibraryGame,
    ) -> Result<(), Self::Error>;

    /// Replaces our state with a state that does not descend from it. Our state becomes a separate
    /// game with its own key.
    fn exchange(
        &mut self,
        id: Self::Id,
        ours: &LibraryGame,
        game: LibraryGame,
    ) -> Result<(), Self::Error>;

    /// Makes our state the first state of a new game, with a different key and different counts.
    fn leave(&mut self, id: Self::Id, game: LibraryGame) -> Result<(), Self::Error>;

    /// Deletes a game without a tombstone.
    fn remove(&mut self, id: Self::Id) -> Result<(), Self::Error>;

    /// Replaces the tombstone with the same key, if there is one.
    fn replace_tombstone(&mut self, tombstone: &Tombstone) -> Result<(), Self::Error>;
}

/// Merges a game from another library. Deleted games remain deleted.
pub fn merge_game<P: MergePlace>(
    place: &mut P,
    theirs: LibraryGame,
) -> Result<MergeDecision, P::Error> {
    let found = place.find(&theirs.key)?;
    let tombstone = place.tombstone(&theirs.key)?;
    let counts = found.as_ref().map(|(_, ours)| &ours.edits);
    let decision = MergeDecision::of(counts, tombstone.as_ref(), &theirs.edits);
    match (decision, found) {
        (MergeDecision::KeepOurs | MergeDecision::KeepDeleted, _) => {}
        (MergeDecision::TakeTheirs, Some((id, ours))) => place.update(id, &ours, theirs)?,
        (MergeDecision::KeepBoth, Some((id, ours))) => return fork(place, id, &ours, &theirs),
        (_, _) => place.add(theirs)?,
    }
    Ok(decision)
}

/// Creates two games from two diverged states. Our state keeps its place in the library.
fn fork<P: MergePlace>(
    place: &mut P,
    id: P::Id,
    ours: &LibraryGame,
    theirs: &LibraryGame,
) -> Result<MergeDecision, P::Error> {
    let Some(fork) = Fork::of(ours, theirs) else {
        let mut joined = ours.clone();
        joined.edits.join(&theirs.edits);
        place.update(id, ours, joined)?;
        return Ok(MergeDecision::KeepOurs);
    };
    let is_known = place.find(&fork.leaves.key)?.is_some();
    let is_buried = match place.tombstone(&fork.leaves.key)? {
        Some(tombstone) => tombstone.covers(&fork.leaves.edits),
        None => false,
    };
    if fork.ours_leaves && !is_known && !is_buried {
        place.leave(id, fork.leaves)?;
        place.add(fork.stays)?;
    } else {
        if fork.ours_leaves {
            place.exchange(id, ours, fork.stays)?;
        } else {
            place.update(id, ours, fork.stays)?;
        }
        merge_game(place, fork.leaves)?;
    }
    Ok(MergeDecision::KeepBoth)
}

/// Merges a game from a file that a player imports. Unlike with [`merge_game`], a deleted game is
/// restored.
pub fn import_game<P: MergePlace>(
    place: &mut P,
    theirs: LibraryGame,
) -> Result<MergeDecision, P::Error> {
    let found = place.find(&theirs.key)?;
    let is_old = found.is_some_and(|(_, ours)| ours.edits.covers(&theirs.edits));
    let theirs = match place.tombstone(&theirs.key)? {
        Some(tombstone) if !is_old && tombstone.covers(&theirs.edits) => tombstone.revive(theirs),
        _ => theirs,
    };
    merge_game(place, theirs)
}

/// Merges a tombstone from another library, and returns whether it deleted one of our games.
pub fn merge_tombstone<P: MergePlace>(place: &mut P, theirs: &Tombstone) -> Result<bool, P::Error> {
    let joined = match place.tombstone(&theirs.key)? {
        Some(ours) if ours.covers(&theirs.edits) => return Ok(false),
        Some(mut ours) => {
            ours.join(theirs);
            ours
        }
        None => theirs.clone(),
    };
    place.replace_tombstone(&joined)?;
    match place.find(&theirs.key)? {
        Some((id, ours)) if joined.covers(&ours.edits) => {
            place.remove(id)?;
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// Accepts a tombstone from a file that a player imports. An import never deletes anything: if we
/// still have the game, the tombstone is ignored.
pub fn import_tombstone<P: MergePlace>(place: &mut P, theirs: &Tombstone) -> Result<(), P::Error> {
    let mut joined = theirs.clone();
    if let Some(ours) = place.tombstone(&theirs.key)? {
        joined.join(&ours);
    }
    match place.find(&theirs.key)? {
        Some((_, ours)) if joined.covers(&ours.edits) => Ok(()),
        _ => merge_tombstone(place, theirs).map(|_| ()),
    }
}
