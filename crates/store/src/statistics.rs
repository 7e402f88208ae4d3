//! What follows from all games: times, hints and days in a row.

use std::collections::BTreeMap;
use std::time::Duration;

use novena_play::HintCounts;

use crate::rows::{Tally, duration};
use crate::{Moment, Result, Store};

/// How a player has fared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// By level, in alphabetical order; games without a level come first.
    pub levels: Vec<LevelStatistics>,
    /// Days on which a game was won.
    pub days: Streak,
    /// Days on which their own daily puzzle was won. A day counts if the source of a game
    /// begins with `daily` and that date, and the player's clock showed the same date.
    pub daily: Streak,
}

/// How a player has fared at one level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelStatistics {
    /// The level, as the games say it.
    pub level: Option<String>,
    /// How many games were begun.
    pub started: u64,
    /// How many of them were won.
    pub finished: u64,
    /// The shortest time of a game that was won.
    pub best: Option<Duration>,
    /// The same of those won without a hint.
    pub best_unaided: Option<Duration>,
    /// The time that half of the games won took at most; of an even number, the mean of the
    /// two in the middle.
    pub median: Option<Duration>,
    /// How long all games together have been played.
    pub total: Duration,
    /// The hints taken in all of them.
    pub hints: HintCounts,
}

/// Days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to today; today itself may still be to come.
    pub current: u64,
    /// The most there ever were.
    pub longest: u64,
}

impl Store {
    /// What follows from all games until now.
    pub fn statistics(&mut self, now: Moment) -> Result<Statistics> {
        let look = self.connection.transaction()?;
        let mut levels: BTreeMap<Option<String>, LevelStatistics> = BTreeMap::new();
        let mut times: BTreeMap<Option<String>, Vec<Duration>> = BTreeMap::new();
        {
            let mut query = look.prepare_cached(
                "SELECT level, elapsed, finished IS NOT NULL, took, \
                 EXISTS (SELECT 1 FROM hint WHERE game = id) FROM game",
            )?;
            let mut games = query.query([])?;
            while let Some(row) = games.next()? {
                let level: Option<String> = row.get(0)?;
                let took = row
                    .get::<_, Option<i64>>(3)?
                    .map_or(Duration::ZERO, duration);
                let sums = levels.entry(level.clone()).or_default();
                sums.started += 1;
                sums.total = sums.total.saturating_add(duration(row.get(1)?));
                if row.get(2)? {
                    sums.finished += 1;
                    sums.best = Some(sums.best.map_or(took, |best| best.min(took)));
                    if !row.get::<_, bool>(4)? {
                        let best = sums.best_unaided;
                        sums.best_unaided = Some(best.map_or(took, |best| best.min(took)));
                    }
                    times.entry(level).or_default().push(took);
                }
            }
        }
        let mut tallies: BTreeMap<Option<String>, Tally> = BTreeMap::new();
        {
            let mut query = look.prepare_cached(
                "SELECT level, kind, rung, sum(hint.count) FROM hint JOIN game ON game.id = game \
                 GROUP BY level, kind, rung",
            )?;
            let mut hints = query.query([])?;
            while let Some(row) = hints.next()? {
                let kind: String = row.get(1)?;
                let count = u32::try_from(row.get::<_, i64>(3)?).unwrap_or(u32::MAX);
                let tally = tallies.entry(row.get(0)?).or_default();
                tally.add(&kind, row.get(2)?, count);
            }
        }
        for (level, sums) in &mut levels {
            sums.median = times.remove(level).and_then(median);
            sums.hints = tallies.remove(level).unwrap_or_default().into();
            sums.level.clone_from(level);
        }
        let today = now.local().div_euclid(24 * 60 * 60);
        let days = |condition: &str| -> Result<Streak> {
            let mut query = look.prepare_cached(&format!(
                "SELECT DISTINCT unixepoch(day) / 86400 AS number FROM game \
                 WHERE number IS NOT NULL AND {condition} ORDER BY number"
            ))?;
            let days = query.query_map([], |row| row.get(0))?;
            Ok(streak(&days.collect::<rusqlite::Result<Vec<_>>>()?, today))
        };
        Ok(Statistics {
            days: days("true")?,
            daily: days("source || ' ' LIKE 'daily ' || day || ' %'")?,
            levels: levels.into_values().collect(),
        })
    }
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort_unstable();
    let upper = *times.get(times.len() / 2)?;
    let lower = times[(times.len() - 1) / 2];
    Some(lower / 2 + upper / 2)
}

/// Of days as numbers, in ascending order.
fn streak(days: &[i64], today: i64) -> Streak {
    let mut longest = 0;
    let mut current = 0;
    let mut last = None;
    for &day in days.iter().filter(|&&day| day <= today) {
        let follows = last == Some(day - 1);
        current = if follows { current + 1 } else { 1 };
        longest = longest.max(current);
        last = Some(day);
    }
    if last.is_none_or(|last| last < today - 1) {
        current = 0;
    }
    Streak { current, longest }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row() {
        let check = |days: &[i64], current, longest| {
            assert_eq!(streak(days, 10), Streak { current, longest }, "{days:?}");
        };
        check(&[], 0, 0);
        check(&[10], 1, 1);
        check(&[9], 1, 1);
        check(&[8], 0, 1);
        check(&[1, 2, 3, 8, 9, 10], 3, 3);
        check(&[1, 2, 3, 4, 9], 1, 4);
        check(&[1, 2, 3, 4, 6, 7], 0, 4);
        // A clock that was wrong once takes nothing away.
        check(&[9, 10, 300], 2, 2);
    }

    #[test]
    fn the_middle_one() {
        let check = |times: &[u64], expected: Option<u64>| {
            let times = times.iter().copied().map(Duration::from_secs).collect();
            assert_eq!(median(times), expected.map(Duration::from_secs));
        };
        check(&[], None);
        check(&[3], Some(3));
        check(&[9, 1], Some(5));
        check(&[9, 1, 2], Some(2));
    }
}
