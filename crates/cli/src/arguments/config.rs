//! The arguments of `novena config`.

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command, Error, Subcommand};

use super::Form;
use crate::config::{Setting, SettingName};

/// The permanent settings.
#[derive(Args)]
pub(crate) struct ConfigCommand {
    #[command(subcommand)]
    pub(crate) action: Option<ConfigAction>,
    #[arg(long, value_enum, default_value_t = Form::Text)]
    pub(crate) to: Form,
}

#[derive(Subcommand)]
pub(crate) enum ConfigAction {
    Set(SetSetting),
    Unset(UnsetSetting),
    Edit,
    Path,
}

#[derive(Args)]
pub(crate) struct SetSetting {
    #[arg(value_parser = SettingParser)]
    pub(crate) setting: SettingName,
    #[arg(allow_hyphen_values = true)]
    pub(crate) value: String,
}

#[derive(Args)]
pub(crate) struct UnsetSetting {
    #[arg(value_parser = SettingParser)]
    pub(crate) setting: SettingName,
}

/// Parses the name of a setting. Shells can complete all names except those of the settings for
/// individual keys.
#[derive(Clone)]
struct SettingParser;

impl TypedValueParser for SettingParser {
    type Value = SettingName;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<SettingName, Error> {
        let read = StringValueParser::new().try_map(|name| SettingName::read(&name));
        read.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = Setting::ALL.into_iter().map(Setting::name);
        Some(Box::new(names.map(PossibleValue::new)))
    }
}
