//! Everything as one file that a person can read.

use std::io::Write;

use novena_saves::ExportWriter;

use crate::collections::{COLUMNS, record};
use crate::{GameId, Result, Store, StoreError, rows};

/// What was exported.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportSummary {
    /// How many games.
    pub games: u64,
    /// How many puzzles of collections.
    pub puzzles: u64,
    /// The games that do not make sense and were left out.
    pub damaged: Vec<GameId>,
}

impl Store {
    /// Writes all games and collections, as they are at this moment.
    pub fn export(&mut self, out: impl Write) -> Result<ExportSummary> {
        let look = self.connection.transaction()?;
        let mut sum = ExportSummary::default();
        let mut writer = ExportWriter::new(out)?;
        let mut ids = look.prepare("SELECT id FROM game ORDER BY id")?;
        let mut ids = ids.query([])?;
        while let Some(row) = ids.next()? {
            match rows::read(&look, GameId(row.get(0)?)) {
                Ok((game, _)) => {
                    writer.game(game)?;
                    sum.games += 1;
                }
                Err(StoreError::DamagedGame { game, .. }) => sum.damaged.push(game),
                Err(error) => return Err(error),
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
        writer.end()?;
        Ok(sum)
    }
}
