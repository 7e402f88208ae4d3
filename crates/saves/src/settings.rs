//! Settings one by one, and which of two stays.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One setting of a player: its value, and who changed it how often.
///
/// Of two states of a setting, the one that was changed more often stays; of two that were
/// changed equally often, the one of the library with the higher id. So all libraries come to the
/// same value, in whichever order they meet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// The value; none where the setting was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    /// How often it was changed, in whichever library.
    pub count: i64,
    /// The library that changed it last.
    pub library: String,
}

impl Setting {
    /// Whether this state of a setting stays where the other one meets it.
    #[must_use]
    pub fn wins_over(&self, other: &Self) -> bool {
        (self.count, &self.library) > (other.count, &other.library)
    }
}

/// The settings of a player by their names.
///
/// ```
/// use novena_saves::Settings;
///
/// let mut phone = Settings::default();
/// phone.change(r#"{"theme": "dark", "sound": true}"#, "ada")?;
/// let mut laptop = phone.clone();
/// laptop.change(r#"{"theme": "light", "sound": true}"#, "bob")?;
/// phone.merge(&laptop);
/// assert_eq!(phone.to_json(), r#"{"sound":true,"theme":"light"}"#);
/// # Ok::<(), novena_saves::NotAnObject>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Settings(pub BTreeMap<String, Setting>);

/// A text that should be a JSON object with settings, and is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnObject;

impl std::fmt::Display for NotAnObject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("expected an object with settings")
    }
}

impl std::error::Error for NotAnObject {}

impl Settings {
    /// Makes the settings those of a JSON object, in this library, and returns the names of
    /// those that changed. A setting that is not in the object is taken back.
    pub fn change(&mut self, object: &str, library: &str) -> Result<Vec<String>, NotAnObject> {
        let object: Map<String, Value> = serde_json::from_str(object).map_err(|_| NotAnObject)?;
        Ok(self.change_to(&object, library))
    }

    /// The same for an object that was read.
    pub fn change_to(&mut self, object: &Map<String, Value>, library: &str) -> Vec<String> {
        let known = self.0.keys().cloned();
        let names: BTreeSet<String> = known.chain(object.keys().cloned()).collect();
        let mut changed = Vec::new();
        for name in names {
            // Null says nothing.
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

    /// Takes in the settings of another library, and returns the names of those that changed.
    pub fn merge(&mut self, theirs: &Self) -> Vec<String> {
        let mut changed = Vec::new();
        for (name, setting) in &theirs.0 {
            let ours = self.0.get(name);
            if ours.is_none_or(|ours| setting.wins_over(ours)) {
                self.0.insert(name.clone(), setting.clone());
                changed.push(name.clone());
            }
        }
        changed
    }

    /// The values as a JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        Value::Object(self.values()).to_string()
    }

    /// The values by their names.
    #[must_use]
    pub fn values(&self) -> Map<String, Value> {
        let settings = self.0.iter();
        let values =
            settings.filter_map(|(name, setting)| Some((name.clone(), setting.value.clone()?)));
        values.collect()
    }
}
