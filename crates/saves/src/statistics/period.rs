//! Which games statistics are about.

use super::GameResult;
use crate::Moment;
use crate::moment::day_number;

/// The time that statistics are about. Days in a row are always counted over all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// All games.
    #[default]
    All,
    /// The last days by the player's calendar, today included.
    Days(u32),
}

impl Period {
    /// Whether a game belongs to the time: it was won in it or, if it is not won, was changed
    /// last in it.
    pub(super) fn contains(self, game: &GameResult, now: Moment) -> bool {
        let Self::Days(days) = self else {
            return true;
        };
        let day = game_day(game, now);
        let today = now.day_number();
        day <= today && day > today.saturating_sub(i64::from(days))
    }
}

/// The day that a game counts for. Where the player's date is not known, it is that of the
/// present time zone.
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
