//! The user's settings, which come from the configuration file and from environment variables.
//!
//! A command-line flag overrides an environment variable, which overrides the file, which overrides
//! the default.

mod edit;
mod file;
mod keys;
mod location;
mod problem;
mod setting;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use novena_player::{Background, Preset, StartMarks};
use novena_store::System;
use novena_techniques::Level;
use novena_texts::Language;

pub(crate) use edit::{EditError, set, unset};
pub(crate) use keys::KeyBinding;
pub(crate) use problem::{ConfigProblem, Place};
pub(crate) use setting::{Setting, SettingName};

/// All settings from outside the command line.
#[derive(Default)]
pub(crate) struct Config {
    /// The path of the file, whether or not it exists. `None` if the environment does not specify a
    /// home directory, or if the user does not want a configuration file.
    pub(crate) path: Option<PathBuf>,
    /// Whether the file exists.
    pub(crate) exists: bool,
    values: BTreeMap<Setting, Value>,
    /// The settings for individual keys of the player, in the order of the file.
    pub(crate) keys: Vec<KeyBinding>,
    /// Problems in the file and in environment variables. A value with a problem counts as not set.
    pub(crate) problems: Vec<ConfigProblem>,
}

/// A valid value and its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) text: String,
    pub(crate) source: Source,
}

/// The source of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// An environment variable.
    Variable(&'static str),
    /// A line in the file.
    File { line: usize },
}

impl Config {
    /// Reads the file and the environment. The environment is passed as a function, such as `|name|
    /// std::env::var_os(name)`.
    pub(crate) fn load(environment: impl Fn(&str) -> Option<OsString>) -> Self {
        let path = location::config_file(System::CURRENT, &environment);
        let mut config = match path {
            Some(path) => file::read(path),
            None => Self::default(),
        };
        for setting in Setting::ALL {
            let variable = setting.variable();
            // An empty variable counts as not set.
            let Some(text) = environment(variable).filter(|text| !text.is_empty()) else {
                continue;
            };
            let text = text.to_string_lossy().into_owned();
            match setting.check(&text) {
                Ok(()) => {
                    let source = Source::Variable(variable);
                    config.values.insert(setting, Value { text, source });
                }
                Err(unknown) => {
                    let problem = ConfigProblem::bad_value(Place::Named, variable, text, unknown);
                    config.problems.push(problem);
                }
            }
        }
        config.check_keys();
        config
    }

    /// Returns the value of a setting, if it is set.
    pub(crate) fn value(&self, setting: Setting) -> Option<&Value> {
        self.values.get(&setting)
    }

    fn text(&self, setting: Setting) -> Option<&str> {
        self.value(setting).map(|value| value.text.as_str())
    }

    fn is_on(&self, setting: Setting) -> Option<bool> {
        self.text(setting).map(|text| text == "true")
    }

    /// Returns the language of messages.
    pub(crate) fn language(&self) -> Option<Language> {
        self.text(Setting::Language).and_then(Language::from_tag)
    }

    /// Returns the background of the terminal.
    pub(crate) fn theme(&self) -> Option<Background> {
        let id = self.text(Setting::Theme)?;
        Background::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// Returns the level of the daily puzzle in the player.
    pub(crate) fn level(&self) -> Option<Level> {
        let id = self.text(Setting::Level)?;
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// Returns the initial marks of new games.
    pub(crate) fn marks(&self) -> Option<StartMarks> {
        let id = self.text(Setting::Marks)?;
        StartMarks::ALL.into_iter().find(|marks| marks.id() == id)
    }

    /// Returns the player's key preset.
    pub(crate) fn preset(&self) -> Option<Preset> {
        let id = self.text(Setting::Keys)?;
        Preset::ALL.iter().copied().find(|preset| preset.id() == id)
    }

    /// Returns the nine characters typed with Shift+1 to Shift+9.
    pub(crate) fn shift_row(&self) -> Option<String> {
        self.text(Setting::ShiftRow).map(str::to_owned)
    }

    /// Returns whether to draw using only ASCII characters.
    pub(crate) fn ascii(&self) -> Option<bool> {
        self.is_on(Setting::Ascii)
    }

    /// Returns whether the player uses the mouse.
    pub(crate) fn mouse(&self) -> Option<bool> {
        self.is_on(Setting::Mouse)
    }

    /// Returns whether the player shows the clock.
    pub(crate) fn timer(&self) -> Option<bool> {
        self.is_on(Setting::Timer)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Reads the configuration from a file with this text and from these variables.
    fn load(text: &str, variables: &[(&str, &str)]) -> Config {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("config.toml");
        fs::write(&path, text).unwrap();
        Config::load(|name| match name {
            "NOVENA_CONFIG" => Some(path.clone().into()),
            name => {
                let set = variables.iter().find(|(variable, _)| *variable == name);
                set.map(|(_, text)| text.into())
            }
        })
    }

    #[test]
    fn variables_override_the_file() {
        let text = "language = \"sv\"\ntheme = \"light\"\nascii = true\n[keys]\npreset = \"vi\"\n";
        let config = load(text, &[("NOVENA_THEME", "dark"), ("NOVENA_LANG", "")]);
        assert!(config.problems.is_empty(), "{:?}", config.problems);
        assert_eq!(config.language(), Some(Language::Sv));
        assert_eq!(config.theme(), Some(Background::Dark));
        assert_eq!(config.preset(), Some(Preset::Vi));
        assert_eq!(config.ascii(), Some(true));
        assert_eq!((config.mouse(), config.level()), (None, None));
        let source = |setting| config.value(setting).map(|value| value.source);
        assert_eq!(source(Setting::Keys), Some(Source::File { line: 5 }));
        assert_eq!(
            source(Setting::Theme),
            Some(Source::Variable("NOVENA_THEME"))
        );
    }

    #[test]
    fn an_invalid_variable_does_not_override_the_file() {
        let config = load("theme = \"light\"\n", &[("NOVENA_THEME", "drak")]);
        assert_eq!(config.theme(), Some(Background::Light));
        assert_eq!(config.problems.len(), 1);
    }

    #[test]
    fn the_example_of_every_setting_is_valid() {
        for setting in Setting::ALL {
            let text = setting.example();
            assert!(setting.check(text).is_ok(), "{}", setting.name());
            let config = load("", &[(setting.variable(), text)]);
            assert_eq!(config.text(setting), Some(text));
        }
    }
}
