//! Deletes a game and creates its tombstone.

use novena_saves::{LibraryGame, Tombstone};
use serde::Deserialize;

use super::{CallResult, ReplyBody};
use crate::game_row::RowText;
use crate::head::Head;
use crate::shelf_error::{GameRefusal, ShelfError};
use crate::tombstone_row::TombstoneRow;

/// A game to delete.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeleteFields {
    row: RowText,
    /// The earlier tombstone of the same game, if there is one.
    #[serde(default)]
    tombstone: Option<TombstoneRow>,
}

/// Returns the tombstone to store in the transaction that deletes the row. An unreadable row is
/// refused; the page deletes it without storing a tombstone.
pub(super) fn delete(head: &Head, fields: &DeleteFields) -> Result<CallResult, ShelfError> {
    let damaged = |_| GameRefusal::DamagedGame {
        game: fields.row.id,
    };
    let game = LibraryGame::from_json(&fields.row.game).map_err(damaged)?;
    let mut tombstone = Tombstone::of(&game, head.moment().seconds);
    if let Some(before) = &fields.tombstone {
        tombstone.join(&before.tombstone());
    }
    Ok(CallResult {
        removed: vec![fields.row.id],
        deleted: vec![TombstoneRow::new(&tombstone)],
        ..CallResult::new(ReplyBody::Nothing)
    })
}
