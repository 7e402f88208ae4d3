//! Writes games to the rows of the tables. Only rows that changed are written.

use std::time::Duration;

use novena_core::{Change, Journal, Savepoint};
use novena_play::{Game, HintCounts};
use novena_saves::{EditCounts, HintTally, LibraryGame, millis, words};
use rusqlite::{Connection, params};

use crate::change::NEXT;
use crate::{GameId, Result};

/// A new random key.
pub(crate) fn new_key(connection: &Connection) -> Result<String> {
    Ok(connection.query_one("SELECT lower(hex(randomblob(16)))", [], |row| row.get(0))?)
}

/// Adds a game.
pub(crate) fn insert(connection: &Connection, entry: &LibraryGame) -> Result<GameId> {
    connection
        .prepare_cached(
            "INSERT INTO game (key, version, givens, created, changed, checking, cleaning, \
             elapsed, done, empty, change) VALUES (?1, 0, ?2, ?3, ?3, '', 0, 0, 0, 0, 0)",
        )?
        .execute(params![
            entry.key,
            entry.game.givens().to_string(),
            entry.created
        ])?;
    let id = GameId(connection.last_insert_rowid());
    write(connection, id, None, entry)?;
    Ok(id)
}

/// Overwrites the rows of a game. Of its steps, only those that differ from `before` are written.
pub(crate) fn write(
    connection: &Connection,
    id: GameId,
    before: Option<&Game>,
    entry: &LibraryGame,
) -> Result<()> {
    let (game, labels, finish) = (&entry.game, &entry.labels, entry.finish.as_ref());
    connection
        .prepare_cached(&format!(
            "UPDATE game SET version = version + 1, title = ?2, author = ?3, level = ?4, \
             source = ?5, changed = ?6, checking = ?7, cleaning = ?8, elapsed = ?9, done = ?10, \
             empty = ?11, finished = ?12, day = ?13, took = ?14, taken_back = ?15, \
             change = {NEXT} WHERE id = ?1"
        ))?
        .execute(params![
            id.0,
            labels.title,
            labels.author,
            labels.level,
            labels.source,
            entry.changed,
            game.checking.id(),
            game.cleaning,
            millis(game.elapsed),
            game.journal().done,
            (!game.board().filled()).len(),
            finish.map(|finish| finish.at),
            finish.and_then(|finish| finish.day.as_ref()),
            finish.map(|finish| millis(finish.took)),
            game.course().taken_back,
        ])?;
    write_journal(connection, id, before, game)?;
    write_hints(connection, id, &game.hints)?;
    write_edits(connection, id, &entry.edits)
}

/// Overwrites the change counts of these libraries.
pub(crate) fn write_edits(connection: &Connection, id: GameId, edits: &EditCounts) -> Result<()> {
    let mut upsert = connection.prepare_cached(
        "INSERT INTO edit VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET count = excluded.count",
    )?;
    for (store, count) in edits.iter() {
        upsert.execute(params![id.0, store, count])?;
    }
    Ok(())
}

/// The steps of a game, each with its time.
fn timed_steps(game: &Game) -> impl Iterator<Item = (&Vec<Change>, &Option<Duration>)> {
    game.journal().steps.iter().zip(&game.course().times)
}

/// Writes only new steps, because a move in a game with a thousand steps must not write a thousand
/// rows.
fn write_journal(
    connection: &Connection,
    id: GameId,
    before: Option<&Game>,
    game: &Game,
) -> Result<()> {
    // A step that was undone and made again has a different time.
    let known = before
        .into_iter()
        .flat_map(timed_steps)
        .zip(timed_steps(game));
    let same = known.take_while(|(before, after)| before == after).count();
    let nothing = Journal::default();
    let before = before.map_or(&nothing, Game::journal);
    let after = game.journal();
    if before.steps.len() > same {
        connection
            .prepare_cached("DELETE FROM step WHERE game = ?1 AND number >= ?2")?
            .execute(params![id.0, same])?;
    }
    let mut insert = connection.prepare_cached("INSERT INTO step VALUES (?1, ?2, ?3, ?4)")?;
    for (number, (step, time)) in timed_steps(game).enumerate().skip(same) {
        let at = time.map(millis);
        insert.execute(params![id.0, number, words::of_step(step), at])?;
    }
    if before.savepoints != after.savepoints {
        connection
            .prepare_cached("DELETE FROM savepoint WHERE game = ?1")?
            .execute([id.0])?;
        let mut insert =
            connection.prepare_cached("INSERT INTO savepoint VALUES (?1, ?2, ?3, ?4)")?;
        for (number, Savepoint { name, sheet }) in after.savepoints.iter().enumerate() {
            insert.execute(params![id.0, number, name, words::of_sheet(sheet)])?;
        }
    }
    Ok(())
}

fn write_hints(connection: &Connection, id: GameId, hints: &HintCounts) -> Result<()> {
    let mut upsert = connection.prepare_cached(
        "INSERT INTO hint VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT DO UPDATE SET count = excluded.count WHERE count <> excluded.count",
    )?;
    for (kind, rung, count) in HintTally::rows(hints) {
        upsert.execute(params![id.0, kind, rung, count])?;
    }
    Ok(())
}
