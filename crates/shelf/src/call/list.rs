//! Selects and sorts games for a list, in which names are in the reader's language. Also returns
//! the boards of requested games.

use std::cmp::Reverse;

use serde::Deserialize;

use super::{CallResult, ReplyBody};
use crate::game_row::{RowText, ShelvedGame};
use crate::head::Head;
use crate::replies::{BoardLine, Boards, GameLine, Games};

/// The games, and the filter that selects those to list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListFields {
    /// The lines of the rows, in any order.
    entries: Vec<GameLine>,
    /// Whether to list only games that were won (`true`) or only those that were not (`false`).
    #[serde(default)]
    finished: Option<bool>,
    /// Only games of this level.
    #[serde(default)]
    level: Option<String>,
    /// Only games from this source.
    #[serde(default)]
    source: Option<String>,
    /// The maximum number of games in the list. The most recently changed games come first.
    #[serde(default)]
    limit: Option<usize>,
    /// The number of games to skip.
    #[serde(default)]
    offset: usize,
}

impl ListFields {
    fn contains(&self, line: &GameLine) -> bool {
        let is_level = self.level.is_none() || self.level == line.level;
        let is_source = self.source.is_none() || self.source == line.source;
        let is_begun = !line.untouched;
        is_begun
            && is_level
            && is_source
            && self.finished.is_none_or(|wanted| wanted == line.finished)
    }
}

pub(super) fn list(head: &Head, mut fields: ListFields) -> CallResult {
    let entries = std::mem::take(&mut fields.entries);
    let mut games: Vec<_> = entries
        .into_iter()
        .filter(|it| fields.contains(it))
        .collect();
    games.sort_by_key(|line| Reverse((line.changed, line.id)));
    let limit = fields.limit.unwrap_or(Games::MOST).min(Games::MOST);
    let games = games.into_iter().skip(fields.offset).take(limit);
    let language = head.language();
    let games = games.map(|line| line.in_language(language));
    CallResult::new(ReplyBody::Games(Games {
        games: games.collect(),
    }))
}

/// The games whose boards are requested.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardsFields {
    rows: Vec<RowText>,
}

/// The boards of these games. Unreadable rows are left out.
pub(super) fn boards(fields: BoardsFields) -> CallResult {
    let rows = fields.rows.into_iter().take(Boards::MOST);
    let games = rows.filter_map(|row| ShelvedGame::read(row).ok());
    let boards = games.map(|shelved| BoardLine::new(shelved.id, &shelved.game.game.board()));
    CallResult::new(ReplyBody::Boards(Boards {
        boards: boards.collect(),
    }))
}
