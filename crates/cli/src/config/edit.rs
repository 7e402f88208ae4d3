//! Changes a single setting in the text of the file and leaves everything else unchanged.

use std::path::Path;

use toml_edit::{DocumentMut, Item, Table, TableLike, Value as TomlValue};

use super::setting::KEYS;
use super::{Config, ConfigProblem, Setting, SettingName, file};

/// The reason why a file cannot be changed.
pub(crate) enum EditError {
    /// The text is not TOML, a table has the wrong type, or keys conflict. Contains the list of
    /// problems.
    Broken(Vec<ConfigProblem>),
    /// The file does not contain the setting.
    NotSet,
}

/// Returns the text with this setting changed. The given value must be valid.
pub(crate) fn set(
    path: &Path,
    text: &str,
    name: &SettingName,
    value: &str,
) -> Result<String, EditError> {
    let mut document = parse(path, text)?;
    let new = match name {
        SettingName::Known(setting) if Setting::is_switch(*setting) => {
            TomlValue::from(value == "true")
        }
        _ => TomlValue::from(value),
    };
    let (table, key) = name.place();
    let root = document.as_table_mut();
    let table: &mut dyn TableLike = match table {
        None => root,
        Some(table) => {
            let table = root.entry(table).or_insert(Item::Table(Table::new()));
            table
                .as_table_like_mut()
                .ok_or_else(|| broken(path, text))?
        }
    };
    match table.get_mut(key).and_then(Item::as_value_mut) {
        Some(old) => {
            // Keep the comments and spaces around the old value.
            let around = old.decor().clone();
            *old = new;
            *old.decor_mut() = around;
        }
        None => {
            table.insert(key, Item::Value(new));
        }
    }
    let text = document.to_string();
    if let SettingName::Key(command) = name {
        check_key(path, &text, command)?;
    }
    Ok(text)
}

/// Checks the keys of a command against all other keys in the file.
fn check_key(path: &Path, text: &str, command: &str) -> Result<(), EditError> {
    let mut config = Config {
        path: Some(path.to_owned()),
        ..Config::default()
    };
    file::read_text(path, text, &mut config);
    let (_, mut problems) = config.bindings(config.preset().unwrap_or_default());
    problems.retain(|problem| problem.is_about_key(command));
    if problems.is_empty() {
        Ok(())
    } else {
        Err(EditError::Broken(problems))
    }
}

/// Returns the text without this setting.
pub(crate) fn unset(path: &Path, text: &str, name: &SettingName) -> Result<String, EditError> {
    let mut document = parse(path, text)?;
    let (table, key) = name.place();
    let root = document.as_table_mut();
    let removed = match table {
        None => root.remove(key),
        Some(table) => {
            let keys = root.get_mut(table).and_then(Item::as_table_like_mut);
            keys.and_then(|keys| keys.remove(key))
        }
    };
    if removed.is_none() {
        return Err(EditError::NotSet);
    }
    let is_empty = |item: &Item| item.as_table_like().is_some_and(TableLike::is_empty);
    if root.get(KEYS).is_some_and(is_empty) {
        root.remove(KEYS);
    }
    Ok(document.to_string())
}

fn parse(path: &Path, text: &str) -> Result<DocumentMut, EditError> {
    text.parse().map_err(|_| broken(path, text))
}

/// Collects the problems in the file.
fn broken(path: &Path, text: &str) -> EditError {
    let mut config = Config::default();
    file::read_text(path, text, &mut config);
    EditError::Broken(config.problems)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> SettingName {
        SettingName::read(text).unwrap()
    }

    #[track_caller]
    fn check_set(before: &str, setting: &str, value: &str, after: &str) {
        let path = Path::new("c.toml");
        let changed = set(path, before, &name(setting), value).ok();
        assert_eq!(changed.as_deref(), Some(after));
        let mut config = Config::default();
        file::read_text(path, after, &mut config);
        assert!(config.problems.is_empty(), "{:?}", config.problems);
    }

    #[test]
    fn setting_a_value_keeps_comments_and_order() {
        check_set("", "theme", "dark", "theme = \"dark\"\n");
        check_set(
            "# mine\ntheme  =  \"dark\"  # at night\nlevel = \"easy\"\n",
            "theme",
            "light",
            "# mine\ntheme  =  \"light\"  # at night\nlevel = \"easy\"\n",
        );
        check_set(
            "theme = \"dark\"\n\n# keys\n[keys]\nundo = \"z\" # as ever\n",
            "ascii",
            "true",
            "theme = \"dark\"\nascii = true\n\n# keys\n[keys]\nundo = \"z\" # as ever\n",
        );
        check_set(
            "theme = \"dark\"\n",
            "keys",
            "vi",
            "theme = \"dark\"\n\n[keys]\npreset = \"vi\"\n",
        );
        check_set(
            "keys.undo = \"z\"\n",
            "keys.redo",
            "Z",
            "keys.undo = \"z\"\nkeys.redo = \"Z\"\n",
        );
        check_set(
            "keys = { undo = \"z\" }\n",
            "keys.undo",
            "u ctrl-u",
            "keys = { undo = \"u ctrl-u\" }\n",
        );
    }

    #[test]
    fn unsetting_removes_a_setting() {
        let path = Path::new("c.toml");
        let unset = |text, setting| unset(path, text, &name(setting)).ok();
        let text = "# mine\ntheme = \"dark\"\n[keys]\npreset = \"vi\"\n";
        assert_eq!(
            unset(text, "keys").as_deref(),
            Some("# mine\ntheme = \"dark\"\n")
        );
        assert_eq!(unset(text, "level"), None);
        assert_eq!(unset("[keys", "theme"), None);
    }

    #[test]
    fn unsetting_a_new_setting_restores_the_text() {
        let path = Path::new("c.toml");
        let text = "# mine\nlanguage = \"sv\"\n\n[keys]\nhint = \"h\"\n";
        for setting in ["theme", "keys.undo", "keys"] {
            let value = match setting {
                "theme" => "dark",
                "keys" => "vi",
                _ => "u",
            };
            let with = set(path, text, &name(setting), value).ok().unwrap();
            assert_ne!(with, text);
            let without = unset(path, &with, &name(setting)).ok();
            assert_eq!(without.as_deref(), Some(text), "{setting}");
        }
    }
}
