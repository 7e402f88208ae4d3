//! The settings of a player.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::{CallResult, ReplyBody};
use crate::head::Head;
use crate::setting_row::{self, SettingRows};
use crate::shelf_error::ShelfError;

/// The stored settings, and optionally new ones.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SettingsFields {
    #[serde(default)]
    settings: SettingRows,
    /// The new settings as one object. A setting that is missing from it is removed.
    #[serde(default)]
    object: Option<Map<String, Value>>,
}

/// Changes the settings if new ones are given. The reply is an object with all settings, as on the
/// server.
pub(super) fn settings(head: &Head, fields: SettingsFields) -> Result<CallResult, ShelfError> {
    let before = fields.settings;
    let mut known = setting_row::settings(&before);
    let Some(object) = fields.object else {
        return Ok(CallResult::new(ReplyBody::Settings(known.values())));
    };
    let changed = known.change_to(&object, head.library()?);
    let values = known.values();
    let rows = setting_row::changed(known, &before, &changed);
    Ok(CallResult {
        settings: Some(rows),
        ..CallResult::new(ReplyBody::Settings(values))
    })
}
