//! Problems with a configuration, together with their locations.

use std::io;
use std::path::PathBuf;

use novena_player::KeyBindingError;

use crate::report;
use crate::suggest::{UnknownName, with_suggestion};
use crate::texts::Texts;

/// Something in the file or the environment that cannot be used.
#[derive(Debug)]
pub(crate) struct ConfigProblem {
    place: Place,
    fault: Fault,
}

/// The location of a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    File {
        path: PathBuf,
        /// The line and the column, both counted from 1.
        line: usize,
        column: usize,
    },
    /// The sentence itself names the variable or the file.
    Named,
}

#[derive(Debug)]
enum Fault {
    Unreadable(PathBuf, io::Error),
    NotToml(String),
    UnknownSetting {
        name: String,
        near: Vec<&'static str>,
    },
    BadValue {
        name: String,
        value: String,
        unknown: UnknownName,
    },
    WrongType {
        name: String,
        expected: ExpectedType,
    },
    Binding {
        command: String,
        error: KeyBindingError,
    },
}

/// The expected type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExpectedType {
    Text,
    Switch,
    Table,
}

impl ConfigProblem {
    pub(super) const fn unreadable(path: PathBuf, error: io::Error) -> Self {
        let place = Place::Named;
        let fault = Fault::Unreadable(path, error);
        Self { place, fault }
    }

    pub(super) const fn not_toml(place: Place, reason: String) -> Self {
        let fault = Fault::NotToml(reason);
        Self { place, fault }
    }

    pub(super) const fn unknown(place: Place, name: String, near: Vec<&'static str>) -> Self {
        let fault = Fault::UnknownSetting { name, near };
        Self { place, fault }
    }

    pub(super) fn bad_value(place: Place, name: &str, value: String, unknown: UnknownName) -> Self {
        let fault = Fault::BadValue {
            name: name.to_owned(),
            value,
            unknown,
        };
        Self { place, fault }
    }

    pub(super) fn wrong_type(place: Place, name: &str, expected: ExpectedType) -> Self {
        let fault = Fault::WrongType {
            name: name.to_owned(),
            expected,
        };
        Self { place, fault }
    }

    pub(super) fn binding(place: Place, command: &str, error: KeyBindingError) -> Self {
        let fault = Fault::Binding {
            command: command.to_owned(),
            error,
        };
        Self { place, fault }
    }

    /// Returns whether the problem concerns the keys for this command of the player.
    pub(super) fn is_about_key(&self, name: &str) -> bool {
        matches!(&self.fault, Fault::Binding { command, .. } if command == name)
    }

    /// Returns a single sentence that includes the location: `config.toml:3:9: …`
    pub(crate) fn describe(&self, texts: &Texts) -> String {
        let sentence = self.fault.describe(texts);
        match &self.place {
            Place::File { path, line, column } => {
                let place = format!("{}:{line}:{column}", path.display());
                format!("{place}: {sentence}")
            }
            Place::Named => sentence,
        }
    }
}

impl Fault {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Self::Unreadable(path, error) => {
                report::unreadable(texts, &path.display().to_string(), error)
            }
            Self::NotToml(reason) => {
                texts.fill("config-not-toml", &[("reason", reason.as_str().into())])
            }
            Self::UnknownSetting { name, near } => {
                let fillings = [("name", name.as_str().into())];
                with_suggestion(texts.fill("config-unknown", &fillings), near, texts)
            }
            Self::BadValue {
                name,
                value,
                unknown,
            } => unknown.describe(name, value, texts),
            Self::WrongType { name, expected } => {
                let key = match expected {
                    ExpectedType::Text => "config-text",
                    ExpectedType::Switch => "config-switch",
                    ExpectedType::Table => "config-table",
                };
                texts.fill(key, &[("name", name.as_str().into())])
            }
            Self::Binding { error, .. } => error.describe(texts.language()),
        }
    }
}
