//! The settings, and the values that are valid for each.

use novena_player::{Background, Preset, StartMarks};
use novena_techniques::Level;

use super::keys;
use crate::arguments::{level_named, nine_signs};
use crate::language;
use crate::suggest::{UnknownName, Valid, nearest};

/// A setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Setting {
    Language,
    Theme,
    Level,
    Marks,
    /// The key preset. Individual keys are set with [`SettingName::Key`].
    Keys,
    ShiftRow,
    Ascii,
    Mouse,
    Timer,
}

impl Setting {
    pub(crate) const ALL: [Self; 9] = [
        Self::Language,
        Self::Theme,
        Self::Level,
        Self::Marks,
        Self::Keys,
        Self::ShiftRow,
        Self::Ascii,
        Self::Mouse,
        Self::Timer,
    ];

    /// Returns the name of the setting, both in the file and as an argument.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Theme => "theme",
            Self::Level => "level",
            Self::Marks => "marks",
            Self::Keys => "keys.preset",
            Self::ShiftRow => "shift-row",
            Self::Ascii => "ascii",
            Self::Mouse => "mouse",
            Self::Timer => "timer",
        }
    }

    /// Returns the environment variable that sets this setting.
    pub(crate) const fn variable(self) -> &'static str {
        match self {
            Self::Language => "NOVENA_LANG",
            Self::Theme => "NOVENA_THEME",
            Self::Level => "NOVENA_LEVEL",
            Self::Marks => "NOVENA_MARKS",
            Self::Keys => "NOVENA_KEYS",
            Self::ShiftRow => "NOVENA_SHIFT_ROW",
            Self::Ascii => "NOVENA_ASCII",
            Self::Mouse => "NOVENA_MOUSE",
            Self::Timer => "NOVENA_TIMER",
        }
    }

    /// Returns whether the value must be `true` or `false`.
    pub(crate) const fn is_switch(self) -> bool {
        matches!(self, Self::Ascii | Self::Mouse | Self::Timer)
    }

    /// Checks that a string is a valid value.
    pub(crate) fn check(self, text: &str) -> Result<(), UnknownName> {
        match self {
            Self::Language => one_of(text, &language::tags()),
            Self::Theme => one_of(text, &Background::ALL.map(Background::id)),
            Self::Level => level_named(text).map(|_| ()),
            Self::Marks => one_of(text, &StartMarks::ALL.map(StartMarks::id)),
            Self::Keys => {
                let known: Vec<&str> = Preset::ALL.iter().map(|preset| preset.id()).collect();
                one_of(text, &known)
            }
            Self::ShiftRow => nine_signs(text)
                .map(|_| ())
                .map_err(|example| UnknownName::listed(Vec::new(), example)),
            Self::Ascii | Self::Mouse | Self::Timer => one_of(text, &["true", "false"]),
        }
    }

    /// Returns the default value, if it does not depend on anything else.
    pub(crate) const fn default(self) -> Option<&'static str> {
        match self {
            Self::Language | Self::Theme | Self::ShiftRow => None,
            Self::Level => Some(Level::Easy.id()),
            Self::Marks => Some(StartMarks::Empty.id()),
            Self::Keys => Some(Preset::Default.id()),
            Self::Ascii => Some("false"),
            Self::Mouse | Self::Timer => Some("true"),
        }
    }

    #[cfg(test)]
    pub(super) const fn example(self) -> &'static str {
        match self {
            Self::Language => "sv",
            Self::Theme => "light",
            Self::ShiftRow => "!\"#¤%&/()",
            Self::Level => "hard",
            Self::Marks => "full",
            Self::Keys => "hodoku",
            Self::Ascii | Self::Mouse | Self::Timer => "false",
        }
    }
}

fn one_of(text: &str, known: &[&str]) -> Result<(), UnknownName> {
    if known.contains(&text) {
        return Ok(());
    }
    Err(UnknownName::none_of(text, known))
}

/// The name of a setting, or of a player command whose keys can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SettingName {
    Known(Setting),
    /// The keys of a command, such as `keys.undo`. Contains the name of the command.
    Key(String),
}

impl SettingName {
    /// Parses a name. `keys` is an abbreviation for `keys.preset`.
    pub(crate) fn read(name: &str) -> Result<Self, UnknownName> {
        let known = Setting::ALL.into_iter().find(|setting| {
            setting.name() == name || (name == "keys" && *setting == Setting::Keys)
        });
        if let Some(setting) = known {
            return Ok(Self::Known(setting));
        }
        match name.strip_prefix("keys.") {
            Some(command) if keys::is_command(command) => Ok(Self::Key(command.to_owned())),
            Some(command) => Err(UnknownName {
                near: keys::commands_like(command),
                valid: Valid::ListedBy("novena config"),
            }),
            None => Err(UnknownName::listed_by("novena config", settings_like(name))),
        }
    }

    /// Checks that a string is a valid value.
    pub(crate) fn check(&self, text: &str) -> Result<(), UnknownName> {
        match self {
            Self::Known(setting) => setting.check(text),
            // Keys are checked later, together with the whole table of keys.
            Self::Key(_) => Ok(()),
        }
    }

    /// Returns the name as a string.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Known(setting) => setting.name().to_owned(),
            Self::Key(command) => format!("keys.{command}"),
        }
    }

    /// Returns the table in the file that contains the setting, and the name of the setting in that
    /// table.
    pub(super) fn place(&self) -> (Option<&'static str>, &str) {
        match self {
            Self::Known(setting) => match setting.name().split_once('.') {
                Some((_, name)) => (Some(KEYS), name),
                None => (None, setting.name()),
            },
            Self::Key(command) => (Some(KEYS), command),
        }
    }
}

/// The table that contains the player's keys.
pub(super) const KEYS: &str = "keys";

/// Returns the names that are similar to this one, among all settings and the table `keys`.
pub(super) fn settings_like(name: &str) -> Vec<&'static str> {
    let names = Setting::ALL.map(Setting::name).into_iter();
    nearest(name, names.chain([KEYS]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_found_by_name() {
        for setting in Setting::ALL {
            let read = SettingName::read(setting.name());
            assert_eq!(read, Ok(SettingName::Known(setting)));
            assert!(
                setting
                    .default()
                    .is_none_or(|text| setting.check(text).is_ok())
            );
        }
        assert_eq!(
            SettingName::read("keys"),
            Ok(SettingName::Known(Setting::Keys))
        );
        assert_eq!(
            SettingName::read("keys.fill-marks"),
            Ok(SettingName::Key("fill-marks".to_owned()))
        );
        let near = |name| SettingName::read(name).unwrap_err().near;
        assert_eq!(near("langauge"), ["language"]);
        assert_eq!(near("lvel"), ["level"]);
        assert!(near("keys.Un do").len() <= 3);
    }
}
