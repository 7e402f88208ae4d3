//! Synchronisation with the server: the request to send, and the handling of the reply.

use std::collections::BTreeSet;

use novena_saves::{
    LibraryGame, SYNC_BYTES, SyncReply, SyncRequest, Tombstone, forked, merge_game, merge_tombstone,
};
use serde::{Deserialize, Serialize};

use super::{CallResult, ReplyBody};
use crate::game_row::RowText;
use crate::game_shelf::{GameShelf, ShelfChanges};
use crate::head::Head;
use crate::setting_row::{self, SettingRows};
use crate::shelf_error::ShelfError;
use crate::tombstone_row::TombstoneRow;

/// A browser's data, and the facts about the server from the server's last reply.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RequestFields {
    /// The rows of the games. Only rows whose `synced` differs from `version` are needed.
    rows: Vec<RowText>,
    #[serde(default)]
    deleted: Vec<TombstoneRow>,
    #[serde(default)]
    settings: SettingRows,
    /// The server's ID from the last reply.
    #[serde(default)]
    server: Option<String>,
    #[serde(default)]
    seen: i64,
}

/// The request to send.
#[derive(Debug, Serialize)]
pub(super) struct RequestBody {
    /// The body of the request.
    body: String,
    /// Whether some changes did not fit in the request and must be sent with the next one.
    more: bool,
}

/// The request with the local changes. Unreadable rows are not sent.
pub(super) fn request(fields: RequestFields) -> CallResult {
    let mut request = SyncRequest {
        server: fields.server,
        seen: fields.seen,
        ..SyncRequest::default()
    };
    let (mut bytes, mut more) = (0, false);
    for row in fields.deleted.iter().filter(|row| !row.synced) {
        more |= bytes >= SYNC_BYTES;
        if bytes < SYNC_BYTES {
            let tombstone = row.tombstone();
            bytes += tombstone.to_json().len();
            request.deleted.push(tombstone);
        }
    }
    for row in fields.rows.iter().filter(|row| row.synced != row.version) {
        more |= bytes >= SYNC_BYTES;
        if bytes < SYNC_BYTES
            && let Ok(game) = LibraryGame::from_json(&row.game)
        {
            bytes += row.game.len();
            request.games.push(game);
        }
    }
    let mut settings = fields.settings;
    settings.retain(|_, row| !row.synced);
    request.settings = setting_row::settings(&settings);
    CallResult::new(ReplyBody::Request(RequestBody {
        body: request.to_json(),
        more,
    }))
}

/// A reply from the server, and the data it is merged into.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplyFields {
    /// The body of the request sent.
    request: String,
    /// The body of the server's response.
    answer: String,
    rows: Vec<RowText>,
    #[serde(default)]
    deleted: Vec<TombstoneRow>,
    #[serde(default)]
    settings: SettingRows,
    /// The number of the next new game.
    next_id: i64,
}

/// The facts about the server that the browser stores after a reply.
#[derive(Debug, Serialize)]
pub(super) struct SeenBody {
    server: String,
    seen: i64,
    /// Whether there is more to receive or to send. If so, the browser sends another request.
    more: bool,
    /// Whether the server has sent progress in the course.
    course: bool,
}

/// The server's response, whose field `ok` contains the reply.
#[derive(Deserialize)]
struct AnswerText {
    ok: SyncReply,
}

pub(super) fn reply(head: &Head, fields: ReplyFields) -> Result<CallResult, ShelfError> {
    let sent = SyncRequest::from_json(&fields.request)?;
    let AnswerText { ok: reply } = novena_wire::read_object(&fields.answer)?;
    let (games, deleted) = (reply.read_games()?, reply.read_deleted()?);
    let library = head.library()?;
    let mut shelf = GameShelf::new(fields.rows, fields.deleted, library, fields.next_id);
    if reply.reset {
        shelf.forget_server();
    }
    acknowledge(&mut shelf, &sent.games, &sent.deleted);
    keep_numbers(&mut shelf, &games);
    for tombstone in &deleted {
        let Ok(_) = merge_tombstone(&mut shelf, tombstone);
    }
    for game in &games {
        let Ok(_) = merge_game(&mut shelf, game.clone());
    }
    acknowledge(&mut shelf, &games, &deleted);

    let before = setting_row::settings(&fields.settings);
    let mut settings = before.clone();
    settings.merge(&reply.settings, library);
    let course = settings.course() != before.course();
    let rows = setting_row::rows(settings, |name, setting| {
        let was_synced = fields.settings.get(name).is_some_and(|row| row.synced);
        let is_same = before.0.get(name) == Some(setting);
        let is_sent = sent.settings.0.get(name) == Some(setting);
        let is_theirs = reply.settings.0.get(name) == Some(setting);
        is_sent || is_theirs || (was_synced && is_same && !reply.reset)
    });
    let ShelfChanges {
        rows: changed,
        removed,
        deleted,
    } = shelf.changes(head.language());
    Ok(CallResult {
        rows: changed,
        removed,
        deleted,
        settings: (rows != fields.settings).then_some(rows),
        ..CallResult::new(ReplyBody::Seen(SeenBody {
            server: reply.server,
            seen: reply.seen,
            more: reply.more || reply.reset,
            course,
        }))
    })
}

/// Marks the games and tombstones whose current state the server already has.
fn acknowledge(shelf: &mut GameShelf, games: &[LibraryGame], deleted: &[Tombstone]) {
    for game in games {
        if let Some(ours) = shelf.game_mut(&game.key)
            && ours.game == *game
        {
            ours.synced = ours.version;
        }
    }
    for tombstone in deleted {
        if let Some(ours) = shelf.tombstone_mut(&tombstone.key)
            && ours.tombstone() == *tombstone
        {
            ours.synced = true;
        }
    }
}

/// Keeps the number of our state if the server has split the game into our state and another state.
/// A player who has our state on the screen can then continue.
fn keep_numbers(shelf: &mut GameShelf, games: &[LibraryGame]) {
    let keys: BTreeSet<&str> = games.iter().map(|game| game.key.as_str()).collect();
    for game in games {
        let ours = shelf.game_mut(&game.key);
        let Some(ours) = ours.filter(|ours| ours.game.edits != game.edits) else {
            continue;
        };
        let (id, apart) = (ours.id, forked(&ours.game));
        if keys.contains(apart.key.as_str()) && shelf.game_mut(&apart.key).is_none() {
            shelf.set_apart(id, apart);
        }
    }
}
