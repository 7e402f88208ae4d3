//! Recently played games, so that the next move need not read them from disk.

use std::sync::{Mutex, PoisonError};

use novena_store::{GameId, StoredGame};

/// The number of games remembered.
const MOST: usize = 16;

/// The most recently played games, in their last known state. Another program may have changed them
/// in the meantime, so the store compares versions when the next move is saved.
#[derive(Default)]
pub(crate) struct RecentGames(Mutex<Vec<StoredGame>>);

impl RecentGames {
    /// Removes and returns a game, if this version of it is remembered.
    pub(crate) fn take(&self, id: GameId, version: i64) -> Option<StoredGame> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |game: &StoredGame| game.id() == id && game.version() == version;
        let place = games.iter().position(is_it)?;
        Some(games.remove(place))
    }

    /// Remembers a game in its stored state, and forgets the oldest game if there are too many.
    pub(crate) fn put(&self, stored: StoredGame) {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games.retain(|game| game.id() != stored.id());
        if games.len() == MOST {
            games.remove(0);
        }
        games.push(stored);
    }
}
