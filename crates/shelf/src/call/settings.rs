//! The settings of a player.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::{Done, ReplyBody};
use crate::head::Head;
use crate::setting_row::{self, SettingRows};
use crate::shelf_error::ShelfError;

/// The settings that are stored, and perhaps those that shall be.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SettingsFields {
    #[serde(default)]
    settings: SettingRows,
    /// All settings as an object; a setting that is not in it is taken back.
    #[serde(default)]
    object: Option<Map<String, Value>>,
}

/// The reply is the object with all settings, as the server has it.
pub(super) fn settings(head: &Head, fields: SettingsFields) -> Result<Done, ShelfError> {
    let before = fields.settings;
    let mut known = setting_row::settings(&before);
    let Some(object) = fields.object else {
        return Ok(Done::new(ReplyBody::Settings(known.values())));
    };
    let changed = known.change_to(&object, head.library()?);
    let is_synced = |name: &str| before.get(name).is_some_and(|row| row.synced);
    let values = known.values();
    let rows = setting_row::rows(known, |name, _| {
        is_synced(name) && !changed.iter().any(|it| it == name)
    });
    Ok(Done {
        settings: Some(rows),
        ..Done::new(ReplyBody::Settings(values))
    })
}
