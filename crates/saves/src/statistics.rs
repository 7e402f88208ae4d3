//! Statistics over all of a player's games: times, hints and streaks.

mod level;
mod period;
mod streak;

use std::collections::BTreeMap;
use std::time::Duration;

use novena_play::HintCounts;
use novena_techniques::Kind;

use crate::moment::{day_name, day_number};
use crate::{DailyPuzzle, Finish, LibraryGame, Moment};

pub use level::{LevelStatistics, WeekTimes, WinTime};
pub use period::Period;
pub use streak::Streak;

use level::LevelSums;

/// The parts of a game that the statistics need.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameResult {
    /// The level of the game, if it has one.
    pub level: Option<String>,
    /// The source of the game, such as `daily 2026-11-15 easy`.
    pub source: Option<String>,
    /// When the game was last changed, in seconds since 1970.
    pub changed: i64,
    /// The time played.
    pub elapsed: Duration,
    /// How the game was won for the first time, if it ever was.
    pub finish: Option<Finish>,
    /// The hints that were taken.
    pub hints: HintCounts,
    /// Whether any hint was taken, including those of unknown techniques.
    pub is_aided: bool,
    /// Whether no move has been made in the game. Such a game does not count.
    pub is_untouched: bool,
}

impl From<&LibraryGame> for GameResult {
    fn from(game: &LibraryGame) -> Self {
        Self {
            level: game.labels.level.clone(),
            source: game.labels.source.clone(),
            changed: game.changed,
            elapsed: game.game.elapsed,
            finish: game.finish.clone(),
            hints: game.game.hints.clone(),
            is_aided: !game.game.hints.is_empty(),
            is_untouched: game.is_untouched(),
        }
    }
}

/// The statistics of a player.
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
/// assert_eq!(statistics.calendar[0].won, 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The statistics by level, in alphabetical order; games without a level come first.
    pub levels: Vec<LevelStatistics>,
    /// The streak of days on which a game was won.
    pub days: Streak,
    /// The streak of days on which the puzzle of that day was won, at any level. The date in the
    /// game's source and the date on the player's clock must be the same.
    pub daily: Streak,
    /// The days whose own puzzle was won, on that day or later, in order.
    pub solved_days: Vec<SolvedDay>,
    /// The days on which games were won, in order.
    pub calendar: Vec<DayCount>,
    /// The number of hints taken for each technique. Further rungs of the same hint do not count.
    pub techniques: BTreeMap<Kind, u64>,
}

/// A day whose own puzzle was won, at any level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedDay {
    /// The day.
    pub day: String,
    /// Whether the puzzle was won on that very day, so that the day counts for
    /// [`Statistics::daily`].
    pub is_on_time: bool,
}

/// The number of games won on one day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayCount {
    /// The player's date.
    pub day: String,
    /// The number of games won.
    pub won: u64,
}

impl Statistics {
    /// The statistics of these games, at this moment.
    pub fn of(games: impl IntoIterator<Item = GameResult>, now: Moment) -> Self {
        Self::of_period(games, Period::All, now)
    }

    /// The statistics for the games in a period. Streaks are counted over all games.
    pub fn of_period(
        games: impl IntoIterator<Item = GameResult>,
        period: Period,
        now: Moment,
    ) -> Self {
        let mut levels: BTreeMap<Option<String>, LevelSums> = BTreeMap::new();
        let mut calendar: BTreeMap<i64, u64> = BTreeMap::new();
        let mut techniques: BTreeMap<Kind, u64> = BTreeMap::new();
        let mut days = Vec::new();
        let mut solved: BTreeMap<i64, bool> = BTreeMap::new();
        for game in games.into_iter().filter(|game| !game.is_untouched) {
            let is_inside = period.contains(&game, now);
            let day = game.finish.as_ref().and_then(|it| it.day.as_deref());
            if let Some(day) = day
                && let Some(number) = day_number(day)
            {
                days.push(number);
                if let Some(own) = own_day(&game) {
                    *solved.entry(own).or_default() |= own == number;
                }
                if is_inside {
                    *calendar.entry(number).or_default() += 1;
                }
            }
            if !is_inside {
                continue;
            }
            for (kind, taken) in game.hints.taken_by_kind() {
                *techniques.entry(kind).or_default() += u64::from(taken);
            }
            levels.entry(game.level.clone()).or_default().add(&game);
        }
        let today = now.day_number();
        let day = |(number, won)| {
            Some(DayCount {
                day: day_name(number)?,
                won,
            })
        };
        let on_time = solved.iter().filter(|(_, is)| **is).map(|(day, _)| *day);
        let solved_day = |(number, is_on_time)| {
            Some(SolvedDay {
                day: day_name(number)?,
                is_on_time,
            })
        };
        Self {
            levels: levels
                .into_iter()
                .map(|(level, sums)| sums.into_statistics(level))
                .collect(),
            days: Streak::of(days, today),
            daily: Streak::of(on_time.collect(), today),
            solved_days: solved.into_iter().filter_map(solved_day).collect(),
            calendar: calendar.into_iter().filter_map(day).collect(),
            techniques,
        }
    }
}

/// The day of the daily puzzle that the game belongs to, if it belongs to one.
fn own_day(game: &GameResult) -> Option<i64> {
    let puzzle = DailyPuzzle::from_source(game.source.as_deref()?, None)?;
    day_number(puzzle.day())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_counts_if_its_puzzle_is_won_on_that_day_at_any_level() {
        let now = Moment {
            seconds: 3 * DAY + 1,
            zone: 0,
        };
        let of = |day: i64, source: &str| GameResult {
            source: Some(source.to_owned()),
            ..won(day)
        };
        let check = |games: &[GameResult], current: u64, days: &[(&str, bool)]| {
            let all = Statistics::of(games.iter().cloned(), now);
            assert_eq!(all.daily.current, current, "{games:?}");
            let found: Vec<_> = all
                .solved_days
                .iter()
                .map(|it| (it.day.as_str(), it.is_on_time))
                .collect();
            assert_eq!(found, days, "{games:?}");
        };
        check(&[of(3, "daily 1970-01-04")], 1, &[("1970-01-04", true)]);
        check(
            &[
                of(3, "Daily 1970-01-04 hard"),
                of(2, "daily 1970-01-03 easy"),
            ],
            2,
            &[("1970-01-03", true), ("1970-01-04", true)],
        );
        // A day whose puzzle is solved later counts as solved, but not for the streak.
        check(
            &[of(3, "daily 1970-01-03 easy")],
            0,
            &[("1970-01-03", false)],
        );
        check(
            &[
                of(3, "daily 1970-01-03 hard"),
                of(2, "daily 1970-01-03 easy"),
            ],
            1,
            &[("1970-01-03", true)],
        );
        check(&[of(3, "daily 1970-01-040")], 0, &[]);
        check(&[of(3, "file daily 1970-01-04")], 0, &[]);
    }

    #[test]
    fn a_game_without_a_move_does_not_count() {
        let untouched = GameResult {
            is_untouched: true,
            ..begun(9)
        };
        let all = Statistics::of([untouched, begun(9)], Moment::default());
        assert_eq!(all.levels[0].started, 1);
    }

    const DAY: i64 = 24 * 60 * 60;

    /// A game won at noon on a given day, with one hint that the player followed up to its third
    /// rung.
    fn won(day: i64) -> GameResult {
        let moment = Moment {
            seconds: day * DAY + DAY / 2,
            zone: 0,
        };
        let mut hints = HintCounts::default();
        for rung in 1..=3 {
            hints.count(Kind::X_WING, rung);
        }
        GameResult {
            changed: moment.seconds,
            finish: Some(Finish {
                at: moment.seconds,
                day: moment.day(),
                took: Duration::from_mins(1),
            }),
            hints,
            is_aided: true,
            ..GameResult::default()
        }
    }

    fn begun(day: i64) -> GameResult {
        GameResult {
            changed: day * DAY,
            ..GameResult::default()
        }
    }

    #[test]
    fn a_period_counts_its_own_games_and_all_days_in_a_row() {
        let now = Moment {
            seconds: 10 * DAY + 1,
            zone: 0,
        };
        let games = [
            won(6),
            won(7),
            won(8),
            won(9),
            won(9),
            begun(7),
            begun(9),
            won(12),
        ];
        let check = |period, started, finished, days: &[(&str, u64)]| {
            let all = Statistics::of_period(games.clone(), period, now);
            let level = &all.levels[0];
            assert_eq!(
                (level.started, level.finished),
                (started, finished),
                "{period:?}"
            );
            assert_eq!(level.hints_taken, finished, "{period:?}");
            assert_eq!(all.techniques, BTreeMap::from([(Kind::X_WING, finished)]));
            let found: Vec<_> = all
                .calendar
                .iter()
                .map(|it| (it.day.as_str(), it.won))
                .collect();
            assert_eq!(found, days, "{period:?}");
            assert_eq!(
                all.days,
                Streak {
                    current: 4,
                    longest: 4
                },
                "{period:?}"
            );
        };
        check(
            Period::Days(3),
            4,
            3,
            &[("1970-01-09", 1), ("1970-01-10", 2)],
        );
        let all = [
            ("1970-01-07", 1),
            ("1970-01-08", 1),
            ("1970-01-09", 1),
            ("1970-01-10", 2),
            ("1970-01-13", 1),
        ];
        check(Period::All, 8, 6, &all);
    }
}
