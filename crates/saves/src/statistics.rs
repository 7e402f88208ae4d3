//! What follows from all games of a player: times, hints and days in a row.

use std::collections::BTreeMap;
use std::time::Duration;

use novena_play::HintCounts;

use crate::moment::day_number;
use crate::{Finish, HintTally, LibraryGame, Moment};

/// What statistics need to know of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameResult {
    /// Its level, if it has one.
    pub level: Option<String>,
    /// Where it is from: `daily 2026-11-15 easy`.
    pub source: Option<String>,
    /// How long it has been played.
    pub elapsed: Duration,
    /// How it was won for the first time, if it was.
    pub finish: Option<Finish>,
    /// The hints that were taken.
    pub hints: HintCounts,
    /// Whether any hint was taken, also of a technique that this program does not know.
    pub is_aided: bool,
}

impl From<&LibraryGame> for GameResult {
    fn from(game: &LibraryGame) -> Self {
        Self {
            level: game.labels.level.clone(),
            source: game.labels.source.clone(),
            elapsed: game.game.elapsed,
            finish: game.finish.clone(),
            hints: game.game.hints.clone(),
            is_aided: !game.game.hints.is_empty(),
        }
    }
}

/// How a player has fared.
///
/// ```
/// use std::time::Duration;
///
/// use novena_saves::{Finish, GameResult, Moment, Statistics};
///
/// let now = Moment { seconds: 1_794_700_800, zone: 60 };
/// let took = Duration::from_secs(754);
/// let won = GameResult {
///     level: Some("easy".to_owned()),
///     finish: Some(Finish { at: now.seconds, day: now.day(), took }),
///     ..GameResult::default()
/// };
/// let statistics = Statistics::of([won], now);
/// assert_eq!(statistics.levels[0].best_unaided, Some(took));
/// assert_eq!(statistics.days.current, 1);
/// ```
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

impl Statistics {
    /// What follows from these games, at this moment.
    pub fn of(games: impl IntoIterator<Item = GameResult>, now: Moment) -> Self {
        let mut levels: BTreeMap<Option<String>, LevelSums> = BTreeMap::new();
        let (mut days, mut daily) = (Vec::new(), Vec::new());
        for game in games {
            if let Some(day) = game
                .finish
                .as_ref()
                .and_then(|finish| finish.day.as_deref())
                && let Some(number) = day_number(day)
            {
                days.push(number);
                if is_daily_of(game.source.as_deref().unwrap_or_default(), day) {
                    daily.push(number);
                }
            }
            levels.entry(game.level.clone()).or_default().add(&game);
        }
        let today = now.day_number();
        Self {
            levels: levels
                .into_iter()
                .map(|(level, sums)| sums.into_statistics(level))
                .collect(),
            days: streak(days, today),
            daily: streak(daily, today),
        }
    }
}

/// Whether a source is the daily puzzle of this day: `daily 2026-11-15`, with or without a level
/// after it.
fn is_daily_of(source: &str, day: &str) -> bool {
    let mut words = source.split(' ');
    words
        .next()
        .is_some_and(|word| word.eq_ignore_ascii_case("daily"))
        && words.next() == Some(day)
}

/// The games of a level, while they are counted.
#[derive(Default)]
struct LevelSums {
    started: u64,
    total: Duration,
    /// How long those that were won took.
    times: Vec<Duration>,
    best_unaided: Option<Duration>,
    hints: HintTally,
}

impl LevelSums {
    fn add(&mut self, game: &GameResult) {
        self.started += 1;
        self.total = self.total.saturating_add(game.elapsed);
        self.hints.add_counts(&game.hints);
        if let Some(finish) = &game.finish {
            self.times.push(finish.took);
            if !game.is_aided {
                let best = self.best_unaided.unwrap_or(finish.took);
                self.best_unaided = Some(best.min(finish.took));
            }
        }
    }

    fn into_statistics(self, level: Option<String>) -> LevelStatistics {
        LevelStatistics {
            level,
            started: self.started,
            finished: self.times.len() as u64,
            best: self.times.iter().min().copied(),
            best_unaided: self.best_unaided,
            median: median(self.times),
            total: self.total,
            hints: self.hints.into(),
        }
    }
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort_unstable();
    let upper = *times.get(times.len() / 2)?;
    let lower = times[(times.len() - 1) / 2];
    Some(lower / 2 + upper / 2)
}

/// The days in a row, of days as numbers in any order.
fn streak(mut days: Vec<i64>, today: i64) -> Streak {
    days.sort_unstable();
    days.dedup();
    let mut longest = 0;
    let mut current = 0;
    let mut last = None;
    for day in days.into_iter().filter(|&day| day <= today) {
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
            assert_eq!(
                streak(days.to_vec(), 10),
                Streak { current, longest },
                "{days:?}"
            );
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
        check(&[10, 8, 9, 9, 10], 3, 3);
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

    #[test]
    fn a_daily_puzzle_is_that_of_its_day() {
        let check = |source: &str, expected: bool| {
            assert_eq!(is_daily_of(source, "2026-11-15"), expected, "{source:?}");
        };
        check("daily 2026-11-15", true);
        check("daily 2026-11-15 easy", true);
        check("Daily 2026-11-15 easy", true);
        check("daily 2026-11-14 easy", false);
        check("daily 2026-11-150", false);
        check("daily", false);
        check("file daily 2026-11-15", false);
        check("", false);
    }
}
