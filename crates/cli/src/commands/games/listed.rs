//! A listed game, in machine-readable form, which does not depend on the language.

use novena_core::Puzzle;
use novena_store::{Finish, GameSummary};
use serde::Serialize;

use crate::json::Text;

/// `{"id":"3","givens":"…","level":"medium","empty":44,…}`; times are in seconds.
#[derive(Serialize)]
pub(super) struct ListedGame<'a> {
    id: Text<String>,
    givens: Text<Puzzle>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'a str>,
    /// When the game was started and when it was last changed, in seconds since the start of 1970.
    created: i64,
    changed: i64,
    elapsed: u64,
    empty: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    finished: Option<ListedFinish<'a>>,
}

/// How a game was won the first time.
#[derive(Serialize)]
struct ListedFinish<'a> {
    at: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<&'a str>,
    took: u64,
}

impl<'a> From<&'a GameSummary> for ListedGame<'a> {
    fn from(game: &'a GameSummary) -> Self {
        let labels = &game.labels;
        Self {
            id: Text(game.id.to_string()),
            givens: Text(game.givens),
            title: labels.title.as_deref(),
            author: labels.author.as_deref(),
            level: labels.level.as_deref(),
            source: labels.source.as_deref(),
            created: game.created,
            changed: game.changed,
            elapsed: game.elapsed.as_secs(),
            empty: game.empty,
            finished: game.finish.as_ref().map(ListedFinish::from),
        }
    }
}

impl<'a> From<&'a Finish> for ListedFinish<'a> {
    fn from(finish: &'a Finish) -> Self {
        Self {
            at: finish.at,
            day: finish.day.as_deref(),
            took: finish.took.as_secs(),
        }
    }
}
