//! A setting as stored by a browser.

use std::collections::BTreeMap;

use novena_saves::{Setting, Settings};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A setting as stored by a browser, under its name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SettingRow {
    /// The value; `None` if the setting was removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    /// The number of times that the setting was changed, in all libraries together.
    pub count: i64,
    /// The library that changed it last.
    pub library: String,
    /// Whether the server is known to have it.
    #[serde(default)]
    pub synced: bool,
}

/// A browser's settings, by name.
pub(crate) type SettingRows = BTreeMap<String, SettingRow>;

/// Returns the settings that are stored in these rows.
pub(crate) fn settings(rows: &SettingRows) -> Settings {
    let settings = rows.iter().map(|(name, row)| {
        let setting = Setting {
            value: row.value.clone(),
            count: row.count,
            library: row.library.clone(),
        };
        (name.clone(), setting)
    });
    Settings(settings.collect())
}

/// Returns the rows of the settings. The settings in `names` have changed, so they are no longer
/// marked as known to the server.
pub(crate) fn changed(settings: Settings, before: &SettingRows, names: &[String]) -> SettingRows {
    rows(settings, |name, _| {
        let was_synced = before.get(name).is_some_and(|row| row.synced);
        was_synced && !names.iter().any(|it| it == name)
    })
}

/// Returns the rows of the settings. `is_synced` determines which rows are marked as known to the
/// server.
pub(crate) fn rows(settings: Settings, is_synced: impl Fn(&str, &Setting) -> bool) -> SettingRows {
    let rows = settings.0.into_iter().map(|(name, setting)| {
        let synced = is_synced(&name, &setting);
        let row = SettingRow {
            value: setting.value,
            count: setting.count,
            library: setting.library,
            synced,
        };
        (name, row)
    });
    rows.collect()
}
