//! The store's games in the form that [`Statistics`] needs.

use novena_saves::{GameResult, HintTally, Moment, Period, Statistics, duration};
use rusqlite::Row;

use crate::{Result, Store, rows};

impl Store {
    /// The statistics for all games up to now.
    pub fn statistics(&self, now: Moment) -> Result<Statistics> {
        self.statistics_of(Period::All, now)
    }

    /// The statistics for the games in a period.
    pub fn statistics_of(&self, period: Period, now: Moment) -> Result<Statistics> {
        // This is a single query, so that no other program can make a move between two queries.
        let mut query = self.connection.prepare_cached(
            "SELECT id, level, source, changed, elapsed, finished, day, took, kind, rung, hint.count, \
             (SELECT ifnull(sum(count), 0) FROM edit WHERE edit.game = game.id), \
             (SELECT count(*) FROM step WHERE step.game = game.id) \
             FROM game LEFT JOIN hint ON hint.game = game.id ORDER BY game.id",
        )?;
        let mut found = query.query([])?;
        let mut games: Vec<(i64, GameResult, HintTally)> = Vec::new();
        while let Some(row) = found.next()? {
            let id = row.get(0)?;
            if games.last().is_none_or(|(last, ..)| *last != id) {
                games.push((id, result(row)?, HintTally::default()));
            }
            let kind: Option<String> = row.get(8)?;
            if let (Some((.., tally)), Some(kind)) = (games.last_mut(), kind) {
                tally.add(&kind, row.get(9)?, row.get(10)?);
            }
        }
        let results = games.into_iter().map(|(_, game, tally)| GameResult {
            is_aided: tally.is_aided(),
            hints: tally.into(),
            ..game
        });
        Ok(Statistics::of_period(results, period, now))
    }
}

/// The game of a row, without its hints.
fn result(row: &Row) -> rusqlite::Result<GameResult> {
    Ok(GameResult {
        level: row.get(1)?,
        source: row.get(2)?,
        changed: row.get(3)?,
        elapsed: duration(row.get(4)?),
        finish: rows::finish(row, 5)?,
        is_untouched: rows::is_untouched(row, 5, 11)?,
        ..GameResult::default()
    })
}
