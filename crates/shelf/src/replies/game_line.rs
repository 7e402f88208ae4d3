//! Games in a list.

use novena_saves::LibraryGame;
use novena_texts::Language;
use serde::{Deserialize, Serialize};

use super::{level_name, millis};

/// A list of games.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Games {
    /// The games, most recently changed first.
    pub games: Vec<GameLine>,
}

impl Games {
    /// The maximum number of games in a list.
    pub const MOST: usize = 1000;
}

/// A line in a list of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameLine {
    /// Its number in this store.
    pub id: i64,
    /// The givens: 81 characters.
    pub puzzle: String,
    /// The title of the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The author of the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The difficulty of the puzzle: a level's ID, or the words of its source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The level's name in the language of the request, if the level is one of ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level_name: Option<String>,
    /// Its source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// When it was created, in seconds since 1970.
    pub created: i64,
    /// When it was last changed, in seconds since 1970.
    pub changed: i64,
    /// The time played.
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    pub elapsed_ms: u64,
    /// The number of empty cells.
    pub empty: usize,
    /// Whether it was won.
    pub finished: bool,
    /// The time it took to win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took_ms: Option<u64>,
    /// Whether it has no moves yet. Lists leave such games out.
    #[serde(default, skip_serializing_if = "is_false")]
    pub untouched: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl GameLine {
    /// The line of a game with this number.
    #[must_use]
    pub fn of(id: i64, game: &LibraryGame, language: Language) -> Self {
        let finish = game.finish.as_ref();
        let line = Self {
            id,
            puzzle: game.game.givens().to_string(),
            title: game.labels.title.clone(),
            author: game.labels.author.clone(),
            level: game.labels.level.clone(),
            level_name: None,
            source: game.labels.source.clone(),
            created: game.created,
            changed: game.changed,
            elapsed_ms: millis(game.game.elapsed),
            empty: (!game.game.board().filled()).len(),
            finished: finish.is_some(),
            took_ms: finish.map(|finish| millis(finish.took)),
            untouched: game.is_untouched(),
        };
        line.in_language(language)
    }

    /// The same line, with names in this language.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        let level = self.level.as_deref();
        self.level_name = level.and_then(|level| level_name(language, level));
        self
    }
}
