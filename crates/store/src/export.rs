//! Everything as one file that a person can read: JSON, a game or a puzzle a line.

use std::io::Write;

use serde_json::json;

use crate::collections::{COLUMNS, record};
use crate::rows;
use crate::shapes::{GameShape, PuzzleShape};
use crate::stored_game::GameId;
use crate::{Result, Store, StoreError};

/// The version of the file.
pub(crate) const VERSION: u64 = 1;

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
    pub fn export(&mut self, mut out: impl Write) -> Result<ExportSummary> {
        let look = self.connection.transaction()?;
        let mut sum = ExportSummary::default();
        write!(
            out,
            "{{\"novena\": \"export\", \"version\": {VERSION},\n\"games\": ["
        )?;
        let mut ids = look.prepare("SELECT id FROM game ORDER BY id")?;
        let mut ids = ids.query([])?;
        while let Some(row) = ids.next()? {
            match rows::read(&look, GameId(row.get(0)?)) {
                Ok((whole, _)) => {
                    next_line(&mut out, sum.games)?;
                    write_json(&mut out, &GameShape::from(whole))?;
                    sum.games += 1;
                }
                Err(StoreError::DamagedGame { game, .. }) => sum.damaged.push(game),
                Err(error) => return Err(error),
            }
        }
        write!(out, "\n],\n\"collections\": [")?;
        let mut puzzles = look.prepare(&format!(
            "SELECT {COLUMNS} FROM puzzle WHERE collection = ?1 ORDER BY id"
        ))?;
        let mut collections =
            look.prepare("SELECT id, name, created FROM collection ORDER BY id")?;
        let mut collections = collections.query([])?;
        let mut written = 0;
        while let Some(row) = collections.next()? {
            next_line(&mut out, written)?;
            written += 1;
            let (id, name, created): (i64, String, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
            let name = json!(name);
            write!(
                out,
                "{{\"name\": {name}, \"created\": {created}, \"puzzles\": ["
            )?;
            let mut rows = puzzles.query([id])?;
            let mut before = 0;
            while let Some(row) = rows.next()? {
                next_line(&mut out, before)?;
                before += 1;
                write_json(&mut out, &PuzzleShape::from(record(row)?))?;
            }
            write!(out, "\n]}}")?;
            sum.puzzles += before;
        }
        writeln!(out, "\n]}}")?;
        out.flush()?;
        Ok(sum)
    }
}

fn next_line(out: &mut impl Write, before: u64) -> Result<()> {
    Ok(out.write_all(if before == 0 { b"\n" } else { b",\n" })?)
}

fn write_json(out: &mut impl Write, shape: &impl serde::Serialize) -> Result<()> {
    serde_json::to_writer(out, shape).map_err(|error| std::io::Error::from(error).into())
}
