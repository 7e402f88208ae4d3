//! Reads the configuration file. Invalid entries are ignored and reported with line and column.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use toml_edit::{Document, Item, Key, TableLike};

use super::problem::ExpectedType;
use super::setting::{KEYS, settings_like};
use super::{Config, ConfigProblem, KeyBinding, Place, Setting, Source, Value};

/// Reads the settings in the file. A missing file counts as a file without settings.
pub(super) fn read(path: PathBuf) -> Config {
    let mut config = Config {
        path: Some(path.clone()),
        ..Config::default()
    };
    match fs::read_to_string(&path) {
        Ok(text) => {
            config.exists = true;
            read_text(&path, &text, &mut config);
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => config.problems.push(ConfigProblem::unreadable(path, error)),
    }
    config
}

pub(super) fn read_text(path: &Path, text: &str, config: &mut Config) {
    let mut reader = FileReader { path, text, config };
    match Document::parse(text) {
        Ok(document) => reader.read(document.as_table()),
        Err(error) => {
            let place = reader.place(error.span());
            let reason = error.message().trim().replace('\n', ", ");
            reader.fault(ConfigProblem::not_toml(place, reason));
        }
    }
}

/// Returns the line and column of a byte, both counted from 1.
fn line_and_column(text: &str, byte: usize) -> (usize, usize) {
    let mut end = byte.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let before = &text[..end];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    let line = before.matches('\n').count() + 1;
    (line, before[line_start..].chars().count() + 1)
}

struct FileReader<'a> {
    path: &'a Path,
    text: &'a str,
    config: &'a mut Config,
}

impl FileReader<'_> {
    fn place(&self, span: Option<Range<usize>>) -> Place {
        let (line, column) = line_and_column(self.text, span.map_or(0, |span| span.start));
        Place::File {
            path: self.path.to_owned(),
            line,
            column,
        }
    }

    fn fault(&mut self, problem: ConfigProblem) {
        self.config.problems.push(problem);
    }

    fn read(&mut self, table: &dyn TableLike) {
        for (name, item) in table.iter() {
            let key = table.key(name);
            if name == KEYS {
                match item.as_table_like() {
                    Some(keys) => self.read_keys(keys),
                    None => self.wrong_type(item, KEYS, ExpectedType::Table),
                }
                continue;
            }
            let mut settings = Setting::ALL.into_iter();
            let known =
                settings.find(|setting| setting.name() == name && *setting != Setting::Keys);
            if let Some(setting) = known {
                self.read_setting(setting, item);
            } else {
                let place = self.place(key.and_then(Key::span));
                let near = settings_like(name);
                self.fault(ConfigProblem::unknown(place, name.to_owned(), near));
            }
        }
    }

    fn wrong_type(&mut self, item: &Item, name: &str, expected: ExpectedType) {
        let place = self.place(item.span());
        self.fault(ConfigProblem::wrong_type(place, name, expected));
    }

    fn read_setting(&mut self, setting: Setting, item: &Item) {
        let name = setting.name();
        let text = if setting.is_switch() {
            let Some(switch) = item.as_bool() else {
                return self.wrong_type(item, name, ExpectedType::Switch);
            };
            switch.to_string()
        } else {
            let Some(text) = item.as_str() else {
                return self.wrong_type(item, name, ExpectedType::Text);
            };
            text.to_owned()
        };
        let place = self.place(item.span());
        match (setting.check(&text), &place) {
            (Ok(()), &Place::File { line, .. }) => {
                let source = Source::File { line };
                self.config.values.insert(setting, Value { text, source });
            }
            (Ok(()), Place::Named) => {}
            (Err(unknown), _) => {
                self.fault(ConfigProblem::bad_value(place, name, text, unknown));
            }
        }
    }

    fn read_keys(&mut self, table: &dyn TableLike) {
        for (command, item) in table.iter() {
            if command == "preset" {
                self.read_setting(Setting::Keys, item);
                continue;
            }
            let Some(keys) = item.as_str() else {
                self.wrong_type(item, &format!("{KEYS}.{command}"), ExpectedType::Text);
                continue;
            };
            if let Place::File { line, column, .. } = self.place(item.span()) {
                self.config.keys.push(KeyBinding {
                    command: command.to_owned(),
                    keys: keys.to_owned(),
                    line,
                    column,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use novena_texts::Language;

    use super::*;
    use crate::texts;

    fn config(text: &str) -> Config {
        let mut config = Config {
            path: Some("c.toml".into()),
            ..Config::default()
        };
        read_text(Path::new("c.toml"), text, &mut config);
        config.check_keys();
        config
    }

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let texts = texts::of(Language::En);
        let problems = config(text).problems;
        let messages: Vec<String> = problems
            .iter()
            .map(|problem| problem.describe(&texts))
            .collect();
        assert_eq!(messages, expected, "{text}");
    }

    #[test]
    fn errors_have_a_line_and_a_column() {
        check("", &[]);
        check(
            "# å\nthem = \"dark\"\n",
            &["c.toml:2:1: there is no setting them (did you mean theme?)"],
        );
        check(
            "theme = \"dark\"\n  level = \"hrad\"\n",
            &[
                "c.toml:2:11: level cannot be hrad; it takes easy, medium, hard, unfair, extreme \
                 (did you mean hard?)",
            ],
        );
        check(
            "ascii = \"yes\"\nlanguage = 3\nkeys = \"vi\"\n",
            &[
                "c.toml:1:9: ascii must be true or false, without quotation marks",
                "c.toml:2:12: language must be text in quotation marks",
                "c.toml:3:8: keys must be a table: [keys]",
            ],
        );
        check(
            "[keys]\nundo = \"ctrl-entr\"\nUndo = \"u\"\nredo = \"r\"\nhint = \"h r\"\n",
            &[
                "c.toml:2:8: “ctrl-entr” is not a key; did you mean “ctrl-enter”?",
                "c.toml:3:8: “Undo” is not a command; did you mean “undo”?",
                "c.toml:5:8: “r” belongs to “redo” already",
            ],
        );
    }

    #[test]
    fn a_file_that_is_not_toml_is_ignored() {
        let config = config("theme = \"dark\"\nlevel = \n");
        assert!(config.values.is_empty());
        let texts = texts::of(Language::En);
        let message = config.problems[0].describe(&texts);
        assert!(message.starts_with("c.toml:2:"), "{message}");
        assert!(message.contains("not TOML"), "{message}");
    }

    #[test]
    fn key_bindings_have_a_line_and_a_column() {
        let config =
            config("[keys]\npreset = \"vi\"\nundo = \"z ctrl-u\"\nfill-marks = \"ctrl-f\"\n");
        let keys: Vec<(&str, &str, usize, usize)> = config
            .keys
            .iter()
            .map(|bound| (&*bound.command, &*bound.keys, bound.line, bound.column))
            .collect();
        assert_eq!(
            keys,
            [("undo", "z ctrl-u", 3, 8), ("fill-marks", "ctrl-f", 4, 14)]
        );
        // Dotted names refer to the same tables as section headers.
        let dotted = self::config("keys.preset = \"vi\"\nkeys.undo = \"z\"\n");
        assert_eq!(dotted.keys.len(), 1);
        assert!(dotted.problems.is_empty());
    }
}
