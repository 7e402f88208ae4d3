//! Games that were played last, so that the next move need not read them from the disk.

use std::sync::{Mutex, PoisonError};

use novena_store::{GameId, StoredGame};

/// Games that are remembered.
const MOST: usize = 16;

/// The games that were played last, as they were then. Another program may have changed them
/// since: the store compares versions when the next move is kept.
#[derive(Default)]
pub(crate) struct RecentGames(Mutex<Vec<StoredGame>>);

impl RecentGames {
    /// Takes out a game, if it is remembered in this version.
    pub(crate) fn take(&self, id: GameId, version: i64) -> Option<StoredGame> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |game: &StoredGame| game.id() == id && game.version() == version;
        let place = games.iter().position(is_it)?;
        Some(games.remove(place))
    }

    /// Remembers a game as the store has it now, and forgets the one that is remembered longest
    /// if there are too many.
    pub(crate) fn put(&self, stored: StoredGame) {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games.retain(|game| game.id() != stored.id());
        if games.len() == MOST {
            games.remove(0);
        }
        games.push(stored);
    }
}
