//! What a store tells of a game, and what it is told.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;
use std::time::Duration;

use novena_core::Puzzle;
use novena_play::{Game, Labels};

use crate::rows::Whole;

/// The number of a game in its store. It is never given to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub(crate) i64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<GameId> for i64 {
    fn from(id: GameId) -> Self {
        id.0
    }
}

/// As it is displayed. Whether there is such a game, the store knows.
///
/// ```
/// use novena_store::GameId;
///
/// let id: GameId = "12".parse()?;
/// assert_eq!(id.to_string(), "12");
/// # Ok::<(), std::num::ParseIntError>(())
/// ```
impl FromStr for GameId {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self)
    }
}

/// A moment, by the player's clock.
///
/// The zone is kept with what happens, so that a journey or summer time changes no date
/// afterwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moment {
    /// Seconds since 1970.
    pub seconds: i64,
    /// How many minutes the player's clock is ahead of UTC.
    pub zone: i32,
}

impl Moment {
    /// What the player's clock shows, as seconds since 1970.
    pub(crate) fn local(self) -> i64 {
        self.seconds.saturating_add(i64::from(self.zone) * 60)
    }
}

/// How a game was won for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Finish {
    /// When, in seconds since 1970.
    pub at: i64,
    /// The player's date then, `2026-11-15`, if the clock showed one.
    pub day: Option<String>,
    /// How long it had been played.
    pub took: Duration,
}

/// A game as it lies in the store.
///
/// It can only be changed through the store, which knows by its version whether another
/// program was faster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    pub(crate) id: GameId,
    pub(crate) version: i64,
    pub(crate) game: Game,
    pub(crate) labels: Labels,
    pub(crate) created: i64,
    pub(crate) changed: i64,
    pub(crate) finish: Option<Finish>,
}

impl StoredGame {
    /// Its number.
    #[must_use]
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// How often it was changed: who has another number has not seen the last change.
    #[must_use]
    pub const fn version(&self) -> i64 {
        self.version
    }

    /// The game itself.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What is known of it.
    #[must_use]
    pub const fn labels(&self) -> &Labels {
        &self.labels
    }

    /// When it was begun, in seconds since 1970.
    #[must_use]
    pub const fn created(&self) -> i64 {
        self.created
    }

    /// When it was changed last, in seconds since 1970.
    #[must_use]
    pub const fn changed(&self) -> i64 {
        self.changed
    }

    /// How it was won for the first time, if it was.
    #[must_use]
    pub const fn finish(&self) -> Option<&Finish> {
        self.finish.as_ref()
    }

    /// Becomes what was written over it.
    pub(crate) fn take(&mut self, whole: Whole) {
        self.version += 1;
        self.game = whole.game;
        self.finish = whole.finish;
        self.changed = whole.changed;
    }

    /// Adds to the time played. It is kept with whatever is kept next, to the millisecond.
    pub fn spend(&mut self, time: Duration) {
        self.game.elapsed = self.game.elapsed.saturating_add(time);
    }
}

/// A line in a list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// Its number, for [`crate::Store::load`].
    pub id: GameId,
    /// The printed digits.
    pub givens: Puzzle,
    /// What is known of it.
    pub labels: Labels,
    /// When it was begun, in seconds since 1970.
    pub created: i64,
    /// When it was changed last.
    pub changed: i64,
    /// How long it has been played.
    pub elapsed: Duration,
    /// How many cells have no digit.
    pub empty: usize,
    /// How it was won for the first time, if it was.
    pub finish: Option<Finish>,
}

/// Which games to list; the default is all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Only those that were won, or only those that were not.
    pub finished: Option<bool>,
    /// Only those of this level.
    pub level: Option<String>,
    /// Only those from this source.
    pub source: Option<String>,
    /// Only those of this puzzle.
    pub givens: Option<Puzzle>,
}
