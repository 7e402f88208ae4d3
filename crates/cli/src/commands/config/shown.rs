//! Presents the settings as a table for people and as an object for programs.

use std::io::{self, Write};

use serde::Serialize;

use crate::config::{Config, Setting, Source};
use crate::texts::Texts;

/// Writes the location of the file and a line for each setting.
pub(super) fn write_table(config: &Config, out: &mut impl Write, texts: &Texts) -> io::Result<()> {
    if let Some(path) = &config.path {
        let path = path.display();
        if config.exists {
            writeln!(out, "{path}\n")?;
        } else {
            writeln!(out, "{path} {}\n", texts.get("config-no-file"))?;
        }
    }
    let heads = ["setting", "value", "from"].map(|head| texts.get(&format!("config-head-{head}")));
    let mut rows = vec![heads];
    for setting in Setting::ALL {
        rows.push(row(setting, config, texts));
    }
    for bound in &config.keys {
        rows.push([
            format!("keys.{}", bound.command),
            bound.keys.clone(),
            source(Source::File { line: bound.line }, texts),
        ]);
    }
    let width = |column: usize| {
        let widths = rows.iter().map(|row| row[column].chars().count());
        widths.max().unwrap_or_default()
    };
    let (first, second) = (width(0), width(1));
    for [name, value, from] in &rows {
        writeln!(out, "{name:first$}  {value:second$}  {from}")?;
    }
    writeln!(out, "\n{}", texts.get("config-how"))
}

fn row(setting: Setting, config: &Config, texts: &Texts) -> [String; 3] {
    let name = setting.name().to_owned();
    if let Some(value) = config.value(setting) {
        return [name, value.text.clone(), source(value.source, texts)];
    }
    let value = match setting {
        Setting::Language => texts.language().id().language.to_string(),
        Setting::Theme => texts.get("config-detected"),
        Setting::ShiftRow => texts.get("config-by-language"),
        _ => setting.default().unwrap_or_default().to_owned(),
    };
    [name, value, texts.get("config-default")]
}

fn source(source: Source, texts: &Texts) -> String {
    match source {
        Source::Variable(name) => name.to_owned(),
        Source::File { line } => texts.fill("config-line", &[("line", line.into())]),
    }
}

/// `{"file":"…","exists":true,"settings":[…],"keys":[…]}`
#[derive(Serialize)]
pub(super) struct ConfigObject<'a> {
    file: Option<String>,
    exists: bool,
    settings: Vec<ShownSetting<'a>>,
    keys: Vec<ShownKey<'a>>,
}

#[derive(Serialize)]
struct ShownSetting<'a> {
    name: &'static str,
    /// `None` if the value depends on the terminal or the locale because the setting is not set.
    value: Option<&'a str>,
    /// `default`, `environment` or `file`.
    source: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    variable: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

#[derive(Serialize)]
struct ShownKey<'a> {
    command: &'a str,
    keys: &'a str,
    line: usize,
    column: usize,
}

impl<'a> ConfigObject<'a> {
    pub(super) fn new(config: &'a Config) -> Self {
        let setting = |setting: Setting| {
            let value = config.value(setting);
            let (source, variable, line) = match value.map(|value| value.source) {
                None => ("default", None, None),
                Some(Source::Variable(name)) => ("environment", Some(name), None),
                Some(Source::File { line }) => ("file", None, Some(line)),
            };
            ShownSetting {
                name: setting.name(),
                value: value.map_or(setting.default(), |value| Some(&*value.text)),
                source,
                variable,
                line,
            }
        };
        Self {
            file: config.path.as_ref().map(|path| path.display().to_string()),
            exists: config.exists,
            settings: Setting::ALL.into_iter().map(setting).collect(),
            keys: config
                .keys
                .iter()
                .map(|bound| ShownKey {
                    command: &bound.command,
                    keys: &bound.keys,
                    line: bound.line,
                    column: bound.column,
                })
                .collect(),
        }
    }
}
