//! The period of statistics.

use super::GameResult;
use crate::Moment;
use crate::moment::day_number;

/// The period of statistics. Streaks are always counted over all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// All games.
    #[default]
    All,
    /// This number of days up to and including today, by the player's calendar.
    Days(u32),
}

impl Period {
    /// Whether a game belongs to the period. A game that was won belongs to the period in which it
    /// was won; any other game belongs to the period in which it was last changed.
    pub(super) fn contains(self, game: &GameResult, now: Moment) -> bool {
        let Self::Days(days) = self else {
            return true;
        };
        let day = game_day(game, now);
        let today = now.day_number();
        day <= today && day > today.saturating_sub(i64::from(days))
    }
}

/// The day for which a game counts. If the player's date is not known, it is computed in the
/// current time zone.
fn game_day(game: &GameResult, now: Moment) -> i64 {
    let at = |seconds| Moment { seconds, ..now }.day_number();
    match &game.finish {
        Some(finish) => {
            let day = finish.day.as_deref().and_then(day_number);
            day.unwrap_or_else(|| at(finish.at))
        }
        None => at(game.changed),
    }
}
