//! The store's games: starting, playing, loading, listing and deleting them.

use std::time::Duration;

use novena_core::Board;
use novena_play::{Checking, Effect, Game, HintCounts, Labels, Move};
use novena_saves::{DailyPuzzle, EditCounts, Finish, LibraryGame, Moment, MoveId, check_growth};
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::move_id::{self, MoveOutcome};
use crate::rows;
use crate::stored_game::{GameFilter, GameId, GameSummary, StoredGame};
use crate::{Result, Store, StoreError, change, tombstones};

/// The key in `meta` for the highest number of changes that we made to any deleted game.
const DELETED_EDITS: &str = "deleted-edits";

/// How long a game without a move is kept.
const UNTOUCHED_SECONDS: i64 = 24 * 60 * 60;

/// The parts of a game that can be changed without a move. See the fields of the same name in
/// [`Game`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameExtras {
    /// The policy for showing mistakes.
    pub checking: Checking,
    /// Whether placing a digit removes it from its peers' marks.
    pub cleaning: bool,
    /// The time played.
    pub elapsed: Duration,
    /// The hints taken. These counts can only increase.
    pub hints: HintCounts,
}

impl Store {
    /// Adds a game to the store. Each label is truncated to 200 characters.
    pub fn begin(&mut self, game: Game, labels: Labels, now: Moment) -> Result<StoredGame> {
        game.check_limits()?;
        let own = self.own.clone();
        let transaction = self.writing()?;
        let entry = LibraryGame {
            key: rows::new_key(&transaction)?,
            labels: labels.within_limits(),
            created: now.seconds,
            changed: now.seconds,
            finish: Finish::after(None, &game, now),
            game,
            edits: EditCounts::first(&own),
        };
        let id = rows::insert(&transaction, &entry)?;
        let stored = load(&transaction, id)?;
        transaction.commit()?;
        Ok(stored)
    }

    /// Loads the game with this number, including its history.
    pub fn load(&mut self, id: GameId) -> Result<StoredGame> {
        // All tables are read in one transaction, so that no other program can make a move in
        // between.
        let look = self.connection.transaction()?;
        load(&look, id)
    }

    /// Makes a move. When the call returns, the move is on disk. If the call fails, the game is
    /// unchanged in the store and in memory.
    pub fn play(
        &mut self,
        stored: &mut StoredGame,
        game_move: &Move,
        now: Moment,
    ) -> Result<Effect> {
        let mut game = stored.game.clone();
        let effect = game.play(game_move)?;
        self.replace(stored, game, now)?;
        Ok(effect)
    }

    /// Changes the parts of a game that can change without a move. When the call returns, the
    /// change is on disk.
    pub fn touch(
        &mut self,
        stored: &mut StoredGame,
        now: Moment,
        change: impl FnOnce(&mut GameExtras),
    ) -> Result<()> {
        let mut game = stored.game.clone();
        let mut extras = GameExtras {
            checking: game.checking,
            cleaning: game.cleaning,
            elapsed: game.elapsed,
            hints: game.hints.clone(),
        };
        change(&mut extras);
        game.checking = extras.checking;
        game.cleaning = extras.cleaning;
        game.elapsed = extras.elapsed;
        game.hints = extras.hints;
        self.replace(stored, game, now)
    }

    /// Saves `game` as the new state of `stored`. When the call returns, the state is on disk.
    pub fn keep(&mut self, stored: &mut StoredGame, game: Game, now: Moment) -> Result<()> {
        same_givens(stored, &game)?;
        self.replace(stored, game, now)
    }

    /// Saves `game`, the state of `stored` after a move with this ID, but only once per ID. The ID
    /// is written in the same transaction as the move.
    ///
    /// If a move with the same ID was saved before, nothing is written, and `stored` is replaced
    /// with the current game, even if `stored` was outdated.
    ///
    /// ```
    /// use novena_core::{Cell, Digit, Puzzle};
    /// use novena_play::{Game, Move};
    /// use novena_store::{Labels, Moment, MoveId, MoveOutcome, Store};
    ///
    /// # let folder = std::env::temp_dir().join(format!("novena-move-{}", std::process::id()));
    /// let mut store = Store::open(&folder)?.store;
    /// let now = Moment::default();
    /// let mut stored = store.begin(Game::new(Puzzle::EMPTY), Labels::default(), now)?;
    /// let mut game = stored.game().clone();
    /// game.play(&Move::Digit { cells: Cell::at(0, 0).into(), digit: Digit::ALL[3] })?;
    ///
    /// let id: MoveId = "window-1.move-1".parse().expect("it is short and visible");
    /// let sent = (game.clone(), game);
    /// assert_eq!(store.keep_move(&mut stored, sent.0, &id, now)?, MoveOutcome::Applied);
    /// assert_eq!(store.keep_move(&mut stored, sent.1, &id, now)?, MoveOutcome::Repeated);
    /// # drop(store);
    /// # std::fs::remove_dir_all(&folder).unwrap();
    /// # Ok::<(), novena_store::StoreError>(())
    /// ```
    pub fn keep_move(
        &mut self,
        stored: &mut StoredGame,
        game: Game,
        id: &MoveId,
        now: Moment,
    ) -> Result<MoveOutcome> {
        let own = self.own.clone();
        let transaction = self.writing()?;
        if move_id::is_known(&transaction, stored.id, id)? {
            *stored = load(&transaction, stored.id)?;
            return Ok(MoveOutcome::Repeated);
        }
        same_givens(stored, &game)?;
        let entry = replace(&transaction, own, stored, game, now)?;
        move_id::remember(&transaction, stored.id, stored.version + 1, id)?;
        transaction.commit()?;
        stored.take(entry);
        Ok(MoveOutcome::Applied)
    }

    /// Saves `game` instead of the game in `stored`.
    fn replace(&mut self, stored: &mut StoredGame, game: Game, now: Moment) -> Result<()> {
        let own = self.own.clone();
        let transaction = self.writing()?;
        let entry = replace(&transaction, own, stored, game, now)?;
        transaction.commit()?;
        stored.take(entry);
        Ok(())
    }

    /// The digits on the boards of these games. Damaged or deleted games are left out.
    pub fn boards(&mut self, ids: &[GameId]) -> Result<Vec<(GameId, Board)>> {
        let look = self.connection.transaction()?;
        let mut boards = Vec::new();
        for &id in ids {
            match rows::read(&look, id) {
                Ok((entry, _)) => boards.push((id, entry.game.board())),
                Err(StoreError::NoSuchGame { .. } | StoreError::DamagedGame { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(boards)
    }

    /// At most `limit` games, most recently changed first.
    pub fn list(&self, filter: &GameFilter, limit: usize) -> Result<Vec<GameSummary>> {
        let mut query = self.connection.prepare_cached(
            "SELECT id, givens, title, author, level, source, created, changed, elapsed, empty, \
             finished, day, took, \
             (SELECT ifnull(sum(count), 0) FROM edit WHERE edit.game = game.id), \
             (SELECT count(*) FROM step WHERE step.game = game.id) FROM game \
             WHERE (?1 IS NULL OR (finished IS NOT NULL) = ?1) AND (?2 IS NULL OR level = ?2) \
             AND (?3 IS NULL OR source = ?3) AND (?4 IS NULL OR givens = ?4) \
             ORDER BY changed DESC, id DESC",
        )?;
        let givens = filter.givens.map(|givens| givens.to_string());
        let mut found = query.query(params![
            filter.finished,
            filter.level,
            filter.source,
            givens,
        ])?;
        let mut games = Vec::new();
        let mut passed = 0;
        // Games are filtered here, because SQL cannot decide whether a game is untouched.
        while games.len() < limit
            && let Some(row) = found.next()?
        {
            if filter.begun && rows::is_untouched(row, 10, 13)? {
                continue;
            }
            if passed < filter.offset {
                passed += 1;
            } else {
                games.push(listed(row)?);
            }
        }
        Ok(games)
    }

    /// The game that the player left: of the games that were started and not won, the one that was
    /// changed most recently.
    pub fn latest_unfinished(&self) -> Result<Option<GameSummary>> {
        let filter = GameFilter {
            finished: Some(false),
            begun: true,
            ..GameFilter::default()
        };
        Ok(self.list(&filter, 1)?.pop())
    }

    /// The game of a daily puzzle, if there is one.
    pub fn daily_game(&self, puzzle: &DailyPuzzle) -> Result<Option<GameId>> {
        let mut query = self.connection.prepare_cached(
            "SELECT id, source, level, finished IS NOT NULL, changed FROM game \
             WHERE source LIKE ?1 OR source LIKE ?1 || ' %'",
        )?;
        let mut found = query.query([format!("daily {}", puzzle.day())])?;
        let mut games = Vec::new();
        while let Some(row) = found.next()? {
            let (source, level): (String, Option<String>) = (row.get(1)?, row.get(2)?);
            if DailyPuzzle::from_source(&source, level.as_deref()).as_ref() == Some(puzzle) {
                games.push((GameId(row.get(0)?), row.get(3)?, row.get(4)?));
            }
        }
        Ok(DailyPuzzle::choose(games))
    }

    /// Adds a new game to the store, or returns the existing game of the same daily puzzle. Also
    /// returns whether the game is new. Games without a move are deleted when they are a day old;
    /// until then, a window may still show them.
    pub fn begin_or_resume(
        &mut self,
        game: Game,
        labels: Labels,
        now: Moment,
    ) -> Result<(StoredGame, bool)> {
        let daily = DailyPuzzle::of(&labels).filter(|_| game.journal().steps.is_empty());
        if let Some(puzzle) = daily
            && let Some(id) = self.daily_game(&puzzle)?
        {
            return Ok((self.load(id)?, false));
        }
        self.drop_untouched(now)?;
        Ok((self.begin(game, labels, now)?, true))
    }

    /// Deletes the games without a move that are a day old.
    fn drop_untouched(&mut self, now: Moment) -> Result<()> {
        let mut query = self.connection.prepare_cached(
            "SELECT id, finished, day, took, \
             (SELECT ifnull(sum(count), 0) FROM edit WHERE edit.game = game.id), \
             (SELECT count(*) FROM step WHERE step.game = game.id) FROM game \
             WHERE finished IS NULL AND changed = created AND created < ?1",
        )?;
        let mut found = query.query([now.seconds.saturating_sub(UNTOUCHED_SECONDS)])?;
        let mut old = Vec::new();
        while let Some(row) = found.next()? {
            if rows::is_untouched(row, 1, 4)? {
                old.push(GameId(row.get(0)?));
            }
        }
        drop(found);
        drop(query);
        for id in old {
            self.delete(id, now)?;
        }
        Ok(())
    }

    /// Deletes a game with its entire history. The tombstone records which states were deleted, so
    /// that other libraries delete the game too.
    pub fn delete(&mut self, id: GameId, now: Moment) -> Result<()> {
        let transaction = self.writing()?;
        tombstones::record_deletion(&transaction, id, now.seconds)?;
        delete(&transaction, id)?;
        transaction.commit()
    }
}

/// Deletes a game with all its history, without a tombstone.
///
/// An export may bring the game back in an older state. The next moves in it must not be mistaken
/// for moves that were made before the deletion. The count of our changes therefore continues from
/// its last value.
pub(crate) fn delete(connection: &Connection, id: GameId) -> Result<()> {
    connection.execute(
        "INSERT INTO meta (name, value) \
         SELECT ?2, CAST(count AS TEXT) FROM edit WHERE game = ?1 \
         AND store = (SELECT value FROM meta WHERE name = 'store') \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value \
         WHERE CAST(value AS INTEGER) < CAST(excluded.value AS INTEGER)",
        params![id.0, DELETED_EDITS],
    )?;
    change::keep_number(connection, id.0)?;
    match connection.execute("DELETE FROM game WHERE id = ?1", [id.0])? {
        0 => Err(StoreError::NoSuchGame { game: id }),
        _ => Ok(()),
    }
}

/// Rejects a game with a different puzzle.
fn same_givens(stored: &StoredGame, game: &Game) -> Result<()> {
    if game.givens() == stored.game.givens() {
        return Ok(());
    }
    let (game, part) = (stored.id, "givens");
    Err(StoreError::DamagedGame { game, part })
}

/// Replaces the game in `stored` with `game`, unless another program has changed the game.
fn replace(
    connection: &Connection,
    own: String,
    stored: &StoredGame,
    game: Game,
    now: Moment,
) -> Result<LibraryGame> {
    let (version, key, edits) = connection
        .prepare_cached(
            "SELECT version, key, \
             max(ifnull((SELECT count FROM edit WHERE game = id AND store = ?2), 0), \
             ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE name = ?3), 0)) \
             FROM game WHERE id = ?1",
        )?
        .query_one(params![stored.id.0, own, DELETED_EDITS], |row| {
            Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get::<_, i64>(2)?))
        })
        .optional()?
        .ok_or(StoreError::NoSuchGame { game: stored.id })?;
    if stored.version != version {
        return Err(StoreError::ChangedElsewhere { game: stored.id });
    }
    check_growth(&stored.game, &game)?;
    let entry = LibraryGame {
        key,
        labels: stored.labels.clone(),
        created: stored.created,
        changed: now.seconds,
        finish: Finish::after(stored.finish.as_ref(), &game, now),
        game,
        edits: [(own, edits.saturating_add(1))].into_iter().collect(),
    };
    rows::write(connection, stored.id, Some(&stored.game), &entry)?;
    move_id::forget_old(connection, stored.id, version + 1)?;
    Ok(entry)
}

fn load(connection: &Connection, id: GameId) -> Result<StoredGame> {
    let (entry, version) = rows::read(connection, id)?;
    Ok(StoredGame {
        id,
        key: entry.key,
        version,
        game: entry.game,
        labels: entry.labels,
        created: entry.created,
        changed: entry.changed,
        finish: entry.finish,
    })
}

fn listed(row: &Row) -> Result<GameSummary> {
    let id = GameId(row.get(0)?);
    let givens: String = row.get(1)?;
    Ok(GameSummary {
        id,
        givens: givens.parse().map_err(|_| StoreError::DamagedGame {
            game: id,
            part: "givens",
        })?,
        labels: rows::labels(row, 2)?,
        created: row.get(6)?,
        changed: row.get(7)?,
        elapsed: novena_saves::duration(row.get(8)?),
        empty: row.get(9)?,
        finish: rows::finish(row, 10)?,
    })
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit, Puzzle};

    use super::*;

    /// To the database, a page limit looks like a full disk.
    #[test]
    fn a_full_disk_loses_nothing() {
        let folder = std::env::temp_dir().join(format!("novena-full-{}", std::process::id()));
        let now = Moment::default();
        let mut store = Store::open(&folder).unwrap().store;
        let game = Game::new(Puzzle::EMPTY);
        let mut stored = store.begin(game, Labels::default(), now).unwrap();
        let pages: i64 = store
            .connection
            .pragma_query_value(None, "page_count", |row| row.get(0))
            .unwrap();
        let limit = |store: &Store, pages: i64| {
            let connection = &store.connection;
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
        };
        limit(&store, pages).unwrap();
        let fill = Move::FillMarks {
            cells: novena_core::CellSet::EMPTY,
        };
        let mut number = 0;
        let (before, error) = loop {
            let before = stored.clone();
            let game_move = match number % 2 {
                0 => fill.clone(),
                _ => Move::Restart,
            };
            number += 1;
            assert!(number < 1000, "the file has not become full");
            if let Err(error) = store.play(&mut stored, &game_move, now) {
                break (before, error);
            }
        };
        assert_eq!(error, StoreError::Full);
        assert_eq!(stored, before);
        assert_eq!(store.load(stored.id).unwrap(), before);

        limit(&store, 1 << 20).unwrap();
        let digit = Move::Digit {
            cells: Cell::at(0, 0).into(),
            digit: Digit::ALL[0],
        };
        store.play(&mut stored, &digit, now).unwrap();
        assert_eq!(store.load(stored.id).unwrap(), stored);
        drop(store);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
