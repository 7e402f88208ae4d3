//! Exports everything as one human-readable file.

use std::io::Write;

use novena_saves::{DamagedGame, ExportWriter};
use rusqlite::Connection;

use crate::collections::{COLUMNS, record};
use crate::{GameId, Result, Store, StoreError, damaged, rows, settings, tombstones};

/// The result of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportSummary {
    /// The number of games.
    pub games: u64,
    /// The number of puzzles in all collections.
    pub puzzles: u64,
    /// The invalid games, whose rows were exported unchanged.
    pub damaged: Vec<DamagedExport>,
}

/// A damaged game in an export.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DamagedExport {
    /// The game's number; `None` if the game was already damaged when it was imported.
    pub game: Option<GameId>,
    /// The invalid part: `givens`, `checking`, `steps`, `savepoints` or another part.
    pub part: String,
}

impl Store {
    /// Writes all games and collections and the progress in the course, as they are at this moment.
    /// The rows of invalid games are written unchanged.
    pub fn export(&mut self, out: impl Write) -> Result<ExportSummary> {
        let look = self.connection.transaction()?;
        let mut sum = ExportSummary::default();
        let mut damaged: Vec<(DamagedGame, Option<GameId>)> = Vec::new();
        let mut writer = ExportWriter::new(out)?;
        let mut ids = look.prepare("SELECT id FROM game ORDER BY id")?;
        let mut ids = ids.query([])?;
        while let Some(row) = ids.next()? {
            let id = GameId(row.get(0)?);
            match rows::read(&look, id) {
                Ok((game, _)) => {
                    writer.game(game)?;
                    sum.games += 1;
                }
                Err(error) => {
                    let part = damaged_part(&error).ok_or(error)?;
                    damaged.push((damaged::read(&look, id, part), Some(id)));
                }
            }
        }
        let mut writer = writer.into_collections()?;
        let mut puzzles = look.prepare(&format!(
            "SELECT {COLUMNS} FROM puzzle WHERE collection = ?1 ORDER BY id"
        ))?;
        let mut collections =
            look.prepare("SELECT id, name, created FROM collection ORDER BY id")?;
        let mut collections = collections.query([])?;
        while let Some(row) = collections.next()? {
            let (id, name, created): (i64, String, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
            let mut lines = writer.collection(&name, created)?;
            let mut rows = puzzles.query([id])?;
            while let Some(row) = rows.next()? {
                lines.puzzle(record(row)?)?;
                sum.puzzles += 1;
            }
            lines.end()?;
        }
        let mut writer = writer.into_damaged()?;
        for (game, id) in with_imported(&look, damaged)? {
            writer.game(&game)?;
            let part = game.part;
            sum.damaged.push(DamagedExport { game: id, part });
        }
        let mut writer = writer.into_deleted();
        for tombstone in tombstones::all(&look)? {
            writer.tombstone(&tombstone)?;
        }
        let mut writer = writer.into_course();
        for (lesson, progress) in settings::read(&look)?.course_rows() {
            writer.lesson(lesson, &progress)?;
        }
        writer.end()?;
        Ok(sum)
    }
}

/// The damaged part of a game, if the error affects only that game.
fn damaged_part(error: &StoreError) -> Option<&'static str> {
    match error {
        StoreError::DamagedGame { part, .. } => Some(part),
        // Some database pages with this game cannot be read, but others may still be readable.
        StoreError::Damaged => Some("file"),
        _ => None,
    }
}

/// Our damaged games and imported damaged games, in an order that does not depend on their origin.
fn with_imported(
    connection: &Connection,
    mut damaged: Vec<(DamagedGame, Option<GameId>)>,
) -> Result<Vec<(DamagedGame, Option<GameId>)>> {
    for game in damaged::stored(connection)? {
        if damaged.iter().all(|(ours, _)| *ours != game) {
            damaged.push((game, None));
        }
    }
    damaged.sort();
    Ok(damaged)
}
