//! Synchronisation with a browser: the browser's changes are merged, and the local changes since
//! the last exchange are sent back.

use novena_saves::{
    LibraryGame, SYNC_BYTES, SyncReply, SyncRequest, Tombstone, merge_game, merge_tombstone,
};
use rusqlite::Connection;

use crate::import::Merge;
use crate::{GameId, Result, Store, StoreError, change, rows, settings, tombstones};

/// A change in this store.
enum Change {
    Game(GameId),
    Deleted(String),
    Setting(String),
}

impl Store {
    /// Merges a browser's changes atomically. Returns the local changes since the browser's last
    /// exchange, as many as fit in a reply.
    ///
    /// The same request can be processed any number of times. The browser's own changes are not
    /// sent back, unless merging them here produced a different state.
    ///
    /// ```
    /// use novena_core::Puzzle;
    /// use novena_play::Game;
    /// use novena_saves::SyncRequest;
    /// use novena_store::{Labels, Moment, Store};
    ///
    /// # let folder = std::env::temp_dir().join(format!("novena-sync-{}", std::process::id()));
    /// let mut store = Store::open(&folder)?.store;
    /// store.begin(Game::new(Puzzle::EMPTY), Labels::default(), Moment::default())?;
    /// let reply = store.sync(&SyncRequest::default())?;
    /// assert_eq!(reply.games.len(), 1);
    /// let request = SyncRequest {
    ///     server: Some(reply.server),
    ///     seen: reply.seen,
    ///     ..SyncRequest::default()
    /// };
    /// assert_eq!(store.sync(&request)?.games.len(), 0);
    /// # drop(store);
    /// # std::fs::remove_dir_all(&folder).unwrap();
    /// # Ok::<(), novena_store::StoreError>(())
    /// ```
    pub fn sync(&mut self, request: &SyncRequest) -> Result<SyncReply> {
        let own = self.own.clone();
        if request.has_content() {
            let transaction = self.writing()?;
            merge(&transaction, request, &own)?;
            transaction.commit()?;
        }
        let look = self.connection.transaction()?;
        let last = change::last(&look)?;
        let is_known = request.server.as_ref().is_none_or(|server| *server == own);
        let reset = !is_known || request.seen > last;
        let seen = if reset { 0 } else { request.seen };
        let mut reply = SyncReply {
            server: own,
            seen: last,
            reset,
            ..SyncReply::default()
        };
        let mut bytes = 0;
        for (number, change) in changes_after(&look, seen)? {
            if bytes >= SYNC_BYTES {
                reply.more = true;
                break;
            }
            bytes += add(&look, request, change, &mut reply)?;
            reply.seen = number;
        }
        if !reply.more {
            reply.seen = last;
        }
        Ok(reply)
    }
}

/// Merges everything in a request.
fn merge(connection: &Connection, request: &SyncRequest, own: &str) -> Result<()> {
    let mut merge = Merge::new(connection, own);
    for tombstone in &request.deleted {
        merge_tombstone(&mut merge, tombstone)?;
    }
    for game in &request.games {
        merge_game(&mut merge, game.clone())?;
    }
    let mut known = settings::read(connection)?;
    let changed = known.merge(&request.settings, own);
    settings::write(connection, &known, &changed)
}

/// All changes after this number, in order.
fn changes_after(connection: &Connection, seen: i64) -> Result<Vec<(i64, Change)>> {
    let mut query = connection.prepare_cached(
        "SELECT change, 0, id, NULL FROM game WHERE change > ?1 \
         UNION ALL SELECT change, 1, NULL, key FROM deleted_game WHERE change > ?1 \
         UNION ALL SELECT change, 2, NULL, name FROM setting WHERE change > ?1 ORDER BY 1",
    )?;
    let mut rows = query.query([seen])?;
    let mut changes = Vec::new();
    while let Some(row) = rows.next()? {
        let change = match row.get(1)? {
            0 => Change::Game(GameId(row.get(2)?)),
            1 => Change::Deleted(row.get(3)?),
            _ => Change::Setting(row.get(3)?),
        };
        changes.push((row.get(0)?, change));
    }
    Ok(changes)
}

/// Adds a change to the reply, unless the browser has just sent the same change. Returns the
/// change's size in bytes.
fn add(
    connection: &Connection,
    request: &SyncRequest,
    change: Change,
    reply: &mut SyncReply,
) -> Result<usize> {
    match change {
        Change::Game(id) => match rows::read(connection, id) {
            Ok((game, _)) if !has_game(request, &game) => {
                let line = game.to_json();
                let bytes = line.len();
                reply.games.push(line);
                Ok(bytes)
            }
            // A damaged game stays here until it is repaired.
            Ok(_) | Err(StoreError::DamagedGame { .. }) => Ok(0),
            Err(error) => Err(error),
        },
        Change::Deleted(key) => {
            let tombstone = tombstones::find(connection, &key)?;
            let line = tombstone.filter(|it| !has_tombstone(request, it));
            let line = line.map(|tombstone| tombstone.to_json());
            let bytes = line.as_ref().map_or(0, String::len);
            reply.deleted.extend(line);
            Ok(bytes)
        }
        Change::Setting(name) => {
            let setting = settings::read(connection)?.0.remove(&name);
            let setting = setting.filter(|ours| request.settings.0.get(&name) != Some(ours));
            reply
                .settings
                .0
                .extend(setting.map(|setting| (name, setting)));
            Ok(0)
        }
    }
}

fn has_game(request: &SyncRequest, game: &LibraryGame) -> bool {
    request.games.iter().any(|sent| sent == game)
}

fn has_tombstone(request: &SyncRequest, tombstone: &Tombstone) -> bool {
    request.deleted.iter().any(|sent| sent == tombstone)
}
