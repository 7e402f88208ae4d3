//! A player's statistics at one level.

use std::collections::BTreeMap;
use std::time::Duration;

use novena_play::HintCounts;

use super::GameResult;
use crate::HintTally;
use crate::moment::{day_name, day_number, monday_before};

/// A player's statistics at one level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelStatistics {
    /// The name of the level, as stored in the games.
    pub level: Option<String>,
    /// The number of games begun.
    pub started: u64,
    /// The number of games won.
    pub finished: u64,
    /// The number of games won without a hint.
    pub unaided: u64,
    /// The shortest time of a game that was won.
    pub best: Option<Duration>,
    /// The shortest time of a game that was won without a hint.
    pub best_unaided: Option<Duration>,
    /// The median time of the games won. For an even number of games, it is the mean of the two
    /// middle times.
    pub median: Option<Duration>,
    /// The total time of all games.
    pub total: Duration,
    /// The hints taken in all of these games, by rung.
    pub hints: HintCounts,
    /// The number of these hints. Further rungs of the same hint do not count.
    pub hints_taken: u64,
    /// The games won, ordered by day; games without a day come first.
    pub wins: Vec<WinTime>,
    /// The weeks in which games were won, in order.
    pub weeks: Vec<WeekTimes>,
}

/// When a game was won, and how long it took.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WinTime {
    /// The player's date, if it is known.
    pub day: Option<String>,
    /// The time played at that point.
    pub took: Duration,
    /// Whether a hint was taken.
    pub is_aided: bool,
}

/// The games that were won in one week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeekTimes {
    /// The first day of the week.
    pub monday: String,
    /// The number of games won.
    pub won: u64,
    /// The shortest time.
    pub best: Duration,
    /// The median time.
    pub median: Duration,
}

/// Accumulates the games of a level.
#[derive(Default)]
pub(super) struct LevelSums {
    started: u64,
    total: Duration,
    wins: Vec<WinTime>,
    hints: HintTally,
    hints_taken: u64,
}

impl LevelSums {
    pub(super) fn add(&mut self, game: &GameResult) {
        self.started += 1;
        self.total = self.total.saturating_add(game.elapsed);
        self.hints.add_counts(&game.hints);
        self.hints_taken += u64::from(game.hints.taken());
        if let Some(finish) = &game.finish {
            self.wins.push(WinTime {
                day: finish.day.clone(),
                took: finish.took,
                is_aided: game.is_aided,
            });
        }
    }

    pub(super) fn into_statistics(mut self, level: Option<String>) -> LevelStatistics {
        self.wins.sort();
        let times = || self.wins.iter().map(|win| win.took);
        let unaided = || self.wins.iter().filter(|win| !win.is_aided);
        LevelStatistics {
            level,
            started: self.started,
            finished: self.wins.len() as u64,
            unaided: unaided().count() as u64,
            best: times().min(),
            best_unaided: unaided().map(|win| win.took).min(),
            median: median(times().collect()),
            total: self.total,
            weeks: weeks(&self.wins),
            hints: self.hints.into(),
            hints_taken: self.hints_taken,
            wins: self.wins,
        }
    }
}

/// The games by week, except those without a day.
fn weeks(wins: &[WinTime]) -> Vec<WeekTimes> {
    let mut weeks: BTreeMap<i64, Vec<Duration>> = BTreeMap::new();
    for win in wins {
        if let Some(day) = win.day.as_deref().and_then(day_number) {
            weeks.entry(monday_before(day)).or_default().push(win.took);
        }
    }
    let week = |(monday, times): (i64, Vec<Duration>)| {
        Some(WeekTimes {
            monday: day_name(monday)?,
            won: times.len() as u64,
            best: times.iter().min().copied()?,
            median: median(times)?,
        })
    };
    weeks.into_iter().filter_map(week).collect()
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort_unstable();
    let upper = *times.get(times.len() / 2)?;
    let lower = times[(times.len() - 1) / 2];
    Some(lower / 2 + upper / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_time() {
        let check = |times: &[u64], expected: Option<u64>| {
            let times = times.iter().copied().map(Duration::from_secs).collect();
            assert_eq!(median(times), expected.map(Duration::from_secs));
        };
        check(&[], None);
        check(&[3], Some(3));
        check(&[9, 1], Some(5));
        check(&[9, 1, 2], Some(2));
    }

    #[test]
    fn a_week_is_from_monday_to_sunday() {
        let win = |day: Option<&str>, seconds| WinTime {
            day: day.map(str::to_owned),
            took: Duration::from_secs(seconds),
            is_aided: false,
        };
        let wins = [
            win(None, 1),
            win(Some("2026-11-08"), 30),
            win(Some("2026-11-09"), 40),
            win(Some("2026-11-15"), 20),
            win(Some("2026-11-16"), 50),
        ];
        let found: Vec<_> = weeks(&wins)
            .into_iter()
            .map(|week| {
                (
                    week.monday,
                    week.won,
                    week.best.as_secs(),
                    week.median.as_secs(),
                )
            })
            .collect();
        let expected = [
            ("2026-11-02".to_owned(), 1, 30, 30),
            ("2026-11-09".to_owned(), 2, 20, 30),
            ("2026-11-16".to_owned(), 1, 50, 50),
        ];
        assert_eq!(found, expected);
    }
}
