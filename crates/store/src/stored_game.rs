//! A stored game as a value and as a list entry, and the filter for lists.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;
use std::time::Duration;

use novena_core::Puzzle;
use novena_play::{Game, Labels};
use novena_saves::{Finish, LibraryGame};

/// A game's number in its store, which is never reused.
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

/// Parses a displayed number. Only the store knows whether a game with this number exists.
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

/// A game in the store, with its whole history.
///
/// A stored game can only be changed through the store, which uses the version to detect whether
/// another program has changed the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    pub(crate) id: GameId,
    pub(crate) key: String,
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

    /// The ID of the game, which is the same in every store.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The number of times that the game has been changed. A copy with a different version is
    /// outdated.
    #[must_use]
    pub const fn version(&self) -> i64 {
        self.version
    }

    /// The game itself.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The title, author, level and source of the game.
    #[must_use]
    pub const fn labels(&self) -> &Labels {
        &self.labels
    }

    /// When the game was started, in seconds since 1970.
    #[must_use]
    pub const fn created(&self) -> i64 {
        self.created
    }

    /// When the game was last changed, in seconds since 1970.
    #[must_use]
    pub const fn changed(&self) -> i64 {
        self.changed
    }

    /// How the game was won for the first time, if it ever was.
    #[must_use]
    pub const fn finish(&self) -> Option<&Finish> {
        self.finish.as_ref()
    }

    /// Adopts the state that was just written.
    pub(crate) fn take(&mut self, written: LibraryGame) {
        self.version += 1;
        self.game = written.game;
        self.finish = written.finish;
        self.changed = written.changed;
    }

    /// Adds to the time played, unless the game is finished. The time is saved with the next
    /// change, to the millisecond.
    pub fn spend(&mut self, time: Duration) {
        let elapsed = self.game.elapsed.saturating_add(time);
        self.game.set_elapsed(elapsed);
    }
}

/// A game in a list, without its history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// Its number, for [`crate::Store::load`].
    pub id: GameId,
    /// The printed digits.
    pub givens: Puzzle,
    /// The title, author, level and source of the game.
    pub labels: Labels,
    /// When the game was started, in seconds since 1970.
    pub created: i64,
    /// When the game was last changed, in seconds since 1970.
    pub changed: i64,
    /// The time played.
    pub elapsed: Duration,
    /// The number of cells without a digit.
    pub empty: usize,
    /// How the game was won for the first time, if it ever was.
    pub finish: Option<Finish>,
}

/// Which games to list; the default is all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Lists only games that were won, or only games that were not won.
    pub finished: Option<bool>,
    /// Lists only games of this level.
    pub level: Option<String>,
    /// Lists only games from this source.
    pub source: Option<String>,
    /// Lists only games in which a move has been made: see [`novena_saves::is_untouched`].
    pub begun: bool,
    /// Lists only games of this puzzle.
    pub givens: Option<Puzzle>,
    /// The number of games to skip at the start of the list.
    pub offset: usize,
}

impl GameFilter {
    /// All games in which a move has been made. These are the only games that a player knows about.
    #[must_use]
    pub fn begun() -> Self {
        Self {
            begun: true,
            ..Self::default()
        }
    }
}
