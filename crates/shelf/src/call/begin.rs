//! Begins and shows games.

use novena_saves::{DailyPuzzle, EditCounts, Finish, LibraryGame};
use novena_wire::check_length;
use novena_wire::protocol::{GameSource, LabelledGame, ViewRequest};
use serde::Deserialize;

use super::play::{TurnAnswer, view};
use super::{CallResult, KnownGame, ReplyBody};
use crate::game_row::{RowText, ShelvedGame};
use crate::head::{Head, check_key};
use crate::replies::{GameLine, GameReply};
use crate::shelf_error::ShelfError;

/// A game to put on the shelf.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BeginFields {
    /// The number that the game gets in this store. The number must never have been used before.
    id: i64,
    /// Its key: 32 random hexadecimal digits.
    key: String,
    /// The state of the game, as in the protocol.
    state: GameSource,
    /// The list lines of the stored rows, in any order. If one of these games has the same daily
    /// puzzle, that game is continued.
    #[serde(default)]
    entries: Vec<GameLine>,
}

/// If the new game is a daily puzzle without moves, returns the number of the existing game with
/// the same puzzle.
fn known(game: &LabelledGame, entries: &[GameLine]) -> Option<i64> {
    let puzzle = DailyPuzzle::of(&game.labels)?;
    if !game.game.journal().steps.is_empty() {
        return None;
    }
    let is_same = |line: &&GameLine| {
        let source = line.source.as_deref().unwrap_or_default();
        DailyPuzzle::from_source(source, line.level.as_deref()).as_ref() == Some(&puzzle)
    };
    let same = entries.iter().filter(is_same);
    DailyPuzzle::choose(same.map(|line| (line.id, line.finished, line.changed)))
}

pub(super) fn begin(head: &Head, fields: BeginFields) -> Result<CallResult, ShelfError> {
    check_key("key", &fields.key)?;
    let (language, now) = (head.language(), head.moment());
    let answer = ViewRequest { game: fields.state }.answer_in(language)?;
    check_length(Some(&answer), &answer)?;
    if let Some(id) = known(&answer.game, &fields.entries) {
        return Ok(CallResult::new(ReplyBody::Known(KnownGame { known: id })));
    }
    let LabelledGame { game, labels } = answer.game.clone();
    game.check_limits()?;
    let begun = ShelvedGame::new(
        fields.id,
        LibraryGame {
            key: fields.key,
            labels: labels.within_limits(),
            created: now.seconds,
            changed: now.seconds,
            finish: Finish::after(None, &game, now),
            game,
            edits: EditCounts::first(head.library()?),
        },
    );
    let reply = GameReply {
        numbers: begun.numbers(),
        answer: TurnAnswer::View(answer),
    };
    Ok(CallResult {
        row: Some(begun.row(language)),
        ..CallResult::new(ReplyBody::Game(Box::new(reply)))
    })
}

/// A game to show.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShowFields {
    row: RowText,
}

pub(super) fn show(head: &Head, fields: ShowFields) -> Result<CallResult, ShelfError> {
    let shelved = ShelvedGame::read(fields.row)?;
    let GameReply { numbers, answer } = view(&shelved, head.language())?;
    let answer = TurnAnswer::View(answer);
    Ok(CallResult::new(ReplyBody::Game(Box::new(GameReply {
        numbers,
        answer,
    }))))
}
