//! Individual settings, and how two states of a setting are merged. The settings include the course
//! rows: see [`crate::LessonProgress`].

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::course::{is_course, merged};

/// One setting of a player: its value, and how often it has been changed.
///
/// Of two states of a setting, the one with more changes is kept. If both have been changed equally
/// often, the state from the library with the higher ID is kept. All libraries therefore converge
/// on the same value, whatever the order of merges. Course rows are joined instead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// The value; `None` if the setting was removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    /// How often the setting has been changed, in any library.
    pub count: i64,
    /// The library that changed the setting last.
    pub library: String,
}

impl Setting {
    /// Whether this state of a setting takes precedence over the other.
    #[must_use]
    pub fn wins_over(&self, other: &Self) -> bool {
        (self.count, &self.library) > (other.count, &other.library)
    }
}

/// A player's settings by name, and the course rows.
///
/// Code that reads and saves settings neither sees nor changes the course rows.
///
/// ```
/// use novena_saves::Settings;
///
/// let mut phone = Settings::default();
/// phone.change(r#"{"theme": "dark", "sound": true}"#, "ada")?;
/// let mut laptop = phone.clone();
/// laptop.change(r#"{"theme": "light", "sound": true}"#, "bob")?;
/// phone.merge(&laptop, "ada");
/// assert_eq!(phone.to_json(), r#"{"sound":true,"theme":"light"}"#);
/// # Ok::<(), novena_saves::NotAnObject>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Settings(pub BTreeMap<String, Setting>);

/// The error for text that is not a JSON object with settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnObject;

impl std::fmt::Display for NotAnObject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("expected an object with settings")
    }
}

impl std::error::Error for NotAnObject {}

impl Settings {
    /// Replaces the settings with those in a JSON object, as a change by this library, and returns
    /// the names of those that changed. Settings that are not in the object are removed.
    pub fn change(&mut self, object: &str, library: &str) -> Result<Vec<String>, NotAnObject> {
        let object: Map<String, Value> = serde_json::from_str(object).map_err(|_| NotAnObject)?;
        Ok(self.change_to(&object, library))
    }

    /// Like [`Self::change`], but for a parsed object.
    pub fn change_to(&mut self, object: &Map<String, Value>, library: &str) -> Vec<String> {
        let names = self.0.keys().chain(object.keys());
        let names: BTreeSet<String> = names.filter(|name| !is_course(name)).cloned().collect();
        let mut changed = Vec::new();
        for name in names {
            // Null counts as missing.
            let value = object.get(&name).filter(|value| !value.is_null()).cloned();
            let before = self.0.get(&name);
            if before.and_then(|setting| setting.value.as_ref()) == value.as_ref() {
                continue;
            }
            let count = before.map_or(0, |setting| setting.count).saturating_add(1);
            let setting = Setting {
                value,
                count,
                library: library.to_owned(),
            };
            self.0.insert(name.clone(), setting);
            changed.push(name);
        }
        changed
    }

    /// Merges the settings of another library into this one, and returns the names of those that
    /// changed.
    pub fn merge(&mut self, theirs: &Self, library: &str) -> Vec<String> {
        let mut changed = Vec::new();
        for (name, setting) in &theirs.0 {
            let ours = self.0.get(name);
            let new = if is_course(name) {
                merged(ours, setting, library)
            } else {
                let is_later = ours.is_none_or(|ours| setting.wins_over(ours));
                is_later.then(|| setting.clone())
            };
            if let Some(new) = new {
                self.0.insert(name.clone(), new);
                changed.push(name.clone());
            }
        }
        changed
    }

    /// Whether there are any settings other than the course rows, including removed settings.
    #[must_use]
    pub fn has_settings(&self) -> bool {
        self.0.keys().any(|name| !is_course(name))
    }

    /// The values as a JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        Value::Object(self.values()).to_string()
    }

    /// The values by their names.
    #[must_use]
    pub fn values(&self) -> Map<String, Value> {
        let settings = self.0.iter().filter(|(name, _)| !is_course(name));
        let values =
            settings.filter_map(|(name, setting)| Some((name.clone(), setting.value.clone()?)));
        values.collect()
    }
}
