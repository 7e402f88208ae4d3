//! Custom keys, for example from a configuration file, which replace those of a preset.

use std::collections::HashMap;

use novena_core::Digit;
use novena_store::System;
use novena_texts::Language;

use crate::key_table::Action::{Nine, One};
use crate::key_table::{Preset, Row, all_rows, rows};
use crate::keys::{Key, nth};
use crate::texts;

/// Commands with custom keys. Keys are checked once, when the bindings are created.
///
/// ```
/// use novena_player::{KeyBindings, Preset};
///
/// let own = KeyBindings::new(Preset::Default, &[("hint", "i"), ("undo", "y ctrl-u")]);
/// assert!(own.is_ok());
///
/// let wrong = KeyBindings::new(Preset::Default, &[("hnit", "i")]).unwrap_err();
/// assert_eq!(wrong[0].pair, 0);
/// assert_eq!(
///     wrong[0].describe(novena_texts::Language::En),
///     "“hnit” is not a command; did you mean “hint”?",
/// );
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyBindings {
    /// A command's word and the words for its keys.
    pub(crate) pairs: Vec<(&'static str, Vec<String>)>,
}

/// An error in one of the pairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyBindingError {
    /// The index of the pair.
    pub pair: usize,
    /// The error.
    pub problem: KeyBindingProblem,
}

/// An error in a command and its keys.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyBindingProblem {
    /// No command has this name.
    UnknownCommand {
        /// The name.
        command: String,
        /// The most similar name; empty if none is similar.
        nearest: &'static str,
    },
    /// An earlier pair has the same command.
    RepeatedCommand {
        /// The command.
        command: &'static str,
    },
    /// There is no such key.
    UnknownKey {
        /// The name.
        key: String,
        /// The most similar name; empty if none is similar.
        nearest: String,
    },
    /// The pair names no key.
    NoKey,
    /// The command takes nine keys, which are written as `1-9`.
    NineKeys {
        /// The key.
        key: String,
    },
    /// The command takes single keys, but `1-9` means nine keys.
    OneKey {
        /// The keys.
        key: String,
    },
    /// An earlier pair has the same key.
    RepeatedKey {
        /// The key.
        key: String,
        /// The command of that pair.
        command: &'static str,
    },
    /// A command would be left without any key.
    LastKey {
        /// The key.
        key: String,
        /// The command that has no other key.
        command: &'static str,
    },
}

impl KeyBindings {
    /// Checks pairs of a command and its keys, which are separated by spaces.
    ///
    /// Custom keys replace the preset's keys for the command. Any other command that has one of
    /// these keys loses it. It is an error if a command loses its last key and has no custom key.
    pub fn new<Command: AsRef<str>, Keys: AsRef<str>>(
        preset: Preset,
        pairs: &[(Command, Keys)],
    ) -> Result<Self, Vec<KeyBindingError>> {
        Self::on(System::CURRENT, preset, pairs)
    }

    /// Checks pairs for a system. Commands that exist only on other systems are accepted, so that
    /// one configuration file can be used on several machines.
    fn on<Command: AsRef<str>, Keys: AsRef<str>>(
        system: System,
        preset: Preset,
        pairs: &[(Command, Keys)],
    ) -> Result<Self, Vec<KeyBindingError>> {
        let mut bindings = Self::default();
        let mut errors = Vec::new();
        let mut taken: HashMap<Key, &'static str> = HashMap::new();
        // The pair that took each key. Errors about commands that lose their keys refer to this
        // pair.
        let mut blamed: HashMap<Key, usize> = HashMap::new();
        for (pair, (command, keys)) in pairs.iter().enumerate() {
            let mut wrong = |problem| errors.push(KeyBindingError { pair, problem });
            let command = command.as_ref().trim();
            let Some(Row(_, id, _, action)) = all_rows().find(|row| row.1 == command) else {
                wrong(KeyBindingProblem::UnknownCommand {
                    command: command.to_owned(),
                    nearest: nearest_command(command),
                });
                continue;
            };
            if bindings.pairs.iter().any(|(other, _)| other == id) {
                wrong(KeyBindingProblem::RepeatedCommand { command: id });
                continue;
            }
            let mut words = Vec::new();
            for word in keys.as_ref().split_whitespace() {
                let word = normal(word);
                let is_nine = word == "f1-f9" || word.ends_with("1-9");
                let keys: Option<Vec<Key>> = match (action, is_nine) {
                    (One(_), true) => {
                        wrong(KeyBindingProblem::OneKey { key: word });
                        continue;
                    }
                    (Nine(_), false) => {
                        wrong(KeyBindingProblem::NineKeys { key: word });
                        continue;
                    }
                    _ => expanded(&word),
                };
                let Some(keys) = keys else {
                    let nearest = nearest_key(&word);
                    wrong(KeyBindingProblem::UnknownKey { key: word, nearest });
                    continue;
                };
                if let Some(other) = keys.iter().find_map(|key| taken.get(key)) {
                    let command = other;
                    wrong(KeyBindingProblem::RepeatedKey { key: word, command });
                    continue;
                }
                for key in keys {
                    taken.insert(key, id);
                    blamed.insert(key, pair);
                }
                words.push(word);
            }
            if keys.as_ref().split_whitespace().next().is_none() {
                wrong(KeyBindingProblem::NoKey);
            }
            bindings.pairs.push((id, words));
        }
        for Row(_, id, words, _) in rows(system, preset) {
            if bindings.pairs.iter().any(|(own, _)| own == id) {
                continue;
            }
            let lost = words.split(' ').map(|word| {
                let keys = expanded(word).unwrap_or_default();
                Some((word, *keys.iter().find_map(|key| blamed.get(key))?))
            });
            let lost: Option<Vec<_>> = lost.collect();
            if let Some((key, pair)) = lost.and_then(|lost| lost.last().copied()) {
                let key = key.to_owned();
                let problem = KeyBindingProblem::LastKey { key, command: id };
                errors.push(KeyBindingError { pair, problem });
            }
        }
        errors.sort_by_key(|error| error.pair);
        if errors.is_empty() {
            Ok(bindings)
        } else {
            Err(errors)
        }
    }

    /// The names of all commands that can have keys.
    pub fn commands() -> impl Iterator<Item = &'static str> {
        let mut seen = Vec::new();
        all_rows().map(|row| row.1).filter(move |id| {
            let is_new = !seen.contains(id);
            seen.push(id);
            is_new
        })
    }

    /// The custom keys of a command, if it has any.
    pub(crate) fn of(&self, id: &str) -> Option<&[String]> {
        let mut pairs = self.pairs.iter();
        let pair = pairs.find(|(own, _)| *own == id)?;
        Some(&pair.1)
    }

    /// Whether a key from the preset now has another meaning.
    pub(crate) fn takes(&self, word: &str) -> bool {
        let theirs = expanded(word).unwrap_or_default();
        let mut own = self.pairs.iter().flat_map(|(_, words)| words);
        own.any(|own| {
            let own = expanded(own).unwrap_or_default();
            own.iter().any(|key| theirs.contains(key))
        })
    }
}

impl KeyBindingError {
    /// The error message in a language, as a clause without a full stop.
    #[must_use]
    pub fn describe(&self, language: Language) -> String {
        let texts = texts::of(language);
        let word = |text: &str| text.to_owned().into();
        match &self.problem {
            KeyBindingProblem::UnknownCommand {
                command,
                nearest: "",
            } => texts.fill("keys-no-command", &[("command", word(command))]),
            KeyBindingProblem::UnknownCommand { command, nearest } => texts.fill(
                "keys-unknown-command",
                &[("command", word(command)), ("nearest", word(nearest))],
            ),
            KeyBindingProblem::RepeatedCommand { command } => {
                texts.fill("keys-repeated-command", &[("command", word(command))])
            }
            KeyBindingProblem::UnknownKey { key, nearest } if nearest.is_empty() => {
                texts.fill("keys-no-such-key", &[("key", word(key))])
            }
            KeyBindingProblem::UnknownKey { key, nearest } => texts.fill(
                "keys-unknown-key",
                &[("key", word(key)), ("nearest", word(nearest))],
            ),
            KeyBindingProblem::NoKey => texts.get("keys-no-key"),
            KeyBindingProblem::NineKeys { key } => {
                texts.fill("keys-nine-keys", &[("key", word(key))])
            }
            KeyBindingProblem::OneKey { key } => texts.fill("keys-one-key", &[("key", word(key))]),
            KeyBindingProblem::RepeatedKey { key, command } => texts.fill(
                "keys-repeated-key",
                &[("key", word(key)), ("command", word(command))],
            ),
            KeyBindingProblem::LastKey { key, command } => texts.fill(
                "keys-last-key",
                &[("key", word(key)), ("command", word(command))],
            ),
        }
    }
}

/// Converts a key to the form used in the table: `Ctrl+Z` is `ctrl-z`, and `Shift-a` is `A`.
fn normal(word: &str) -> String {
    if word.chars().count() == 1 {
        return word.to_owned();
    }
    let mut parts: Vec<&str> = word.split('+').collect();
    if parts.iter().any(|part| part.is_empty()) {
        parts = vec![word];
    }
    let joined = parts.join("-");
    // With Ctrl, a capital letter is the same key as the small letter. With Ctrl and Shift, it is a
    // different key.
    let (held, last) = match joined.rsplit_once('-') {
        Some((held, last)) if last.chars().count() == 1 && !joined.ends_with("1-9") => (held, last),
        _ => return joined.to_lowercase(),
    };
    let held = held.to_lowercase();
    match held.strip_suffix("shift") {
        Some(rest) => format!("{rest}{}", last.to_uppercase()),
        None if held.contains("ctrl") => format!("{held}-{}", last.to_lowercase()),
        None => format!("{held}-{last}"),
    }
}

/// The keys that a word stands for, either one or nine.
fn expanded(word: &str) -> Option<Vec<Key>> {
    if word == "f1-f9" || word.ends_with("1-9") {
        let keys = Digit::ALL
            .iter()
            .map(|&digit| Key::named(&nth(word, digit)));
        return keys.collect();
    }
    Some(vec![Key::named(word)?])
}

fn nearest_command(command: &str) -> &'static str {
    let known = KeyBindings::commands();
    known
        .min_by_key(|known| distance(command, known))
        .filter(|known| is_similar(command, known))
        .unwrap_or_default()
}

/// Whether a word could be a misspelling of another, with at most half of its letters wrong.
fn is_similar(word: &str, known: &str) -> bool {
    2 * distance(word, known) <= word.chars().count().max(2)
}

fn nearest_key(word: &str) -> String {
    const NAMES: [&str; 15] = [
        "up",
        "down",
        "left",
        "right",
        "tab",
        "pgup",
        "pgdn",
        "home",
        "end",
        "esc",
        "enter",
        "backspace",
        "delete",
        "space",
        "f1",
    ];
    // Only the key is misspelt, not its modifiers.
    let (held, last) = word
        .rsplit_once('-')
        .map_or(("", word), |(held, last)| (held, last));
    let name = NAMES.into_iter().min_by_key(|name| distance(last, name));
    let name = name.unwrap_or_default();
    if last.chars().count() != 1 && !is_similar(last, name) {
        return String::new();
    }
    let held: Vec<&str> = held
        .split('-')
        .filter(|part| !part.is_empty())
        .map(|part| {
            let held = ["ctrl", "alt", "shift"];
            let nearest = held.into_iter().min_by_key(|name| distance(part, name));
            nearest.unwrap_or(part)
        })
        .collect();
    let last = if last.chars().count() == 1 {
        last
    } else {
        name
    };
    held.iter()
        .fold(String::new(), |all, held| format!("{all}{held}-"))
        + last
}

/// The edit distance: the number of letters changed, added or left out. Swapping two neighbours
/// counts as one change.
fn distance(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().collect();
    let other: Vec<char> = other.chars().collect();
    let mut rows = vec![vec![0; other.len() + 1]; one.len() + 1];
    for down in 0..=one.len() {
        for across in 0..=other.len() {
            rows[down][across] = if down == 0 || across == 0 {
                down + across
            } else {
                let changed = usize::from(one[down - 1] != other[across - 1]);
                let mut least = (rows[down - 1][across] + 1)
                    .min(rows[down][across - 1] + 1)
                    .min(rows[down - 1][across - 1] + changed);
                if down > 1
                    && across > 1
                    && one[down - 1] == other[across - 2]
                    && one[down - 2] == other[across - 1]
                {
                    least = least.min(rows[down - 2][across - 2] + 1);
                }
                least
            };
        }
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Command;
    use crate::keys::{Keymap, event, shifted_digits};

    fn own(pairs: &[(&str, &str)]) -> Result<KeyBindings, Vec<KeyBindingError>> {
        KeyBindings::on(System::Unix, Preset::Default, pairs)
    }

    fn press(bindings: &KeyBindings, key: &str) -> Option<Command> {
        let shifted = shifted_digits(Language::En);
        let keymap = Keymap::new(System::Unix, Preset::Default, shifted, bindings);
        keymap.command(&event(key).unwrap())
    }

    #[track_caller]
    fn check(pairs: &[(&str, &str)], pair: usize, sentence: &str) {
        let errors = own(pairs).unwrap_err();
        assert_eq!(errors[0].describe(Language::En), sentence);
        assert_eq!(errors[0].pair, pair);
    }

    #[test]
    fn configured_keys_replace_the_default_keys_of_a_command() {
        let bindings = own(&[("hint", "i Ctrl+H"), ("undo", "Shift-u")]).unwrap();
        assert_eq!(press(&bindings, "i"), Some(Command::Hint));
        assert_eq!(press(&bindings, "ctrl-h"), Some(Command::Hint));
        assert_eq!(press(&bindings, "H"), None);
        assert_eq!(press(&bindings, "U"), Some(Command::Undo));
        assert_eq!(press(&bindings, "u"), None);
        assert_eq!(press(&bindings, "q"), Some(Command::Quit));
    }

    #[test]
    fn a_key_can_be_taken_from_a_command_that_has_another() {
        let bindings = own(&[("hint", "h")]).unwrap();
        assert_eq!(press(&bindings, "h"), Some(Command::Hint));
        let left = Some(Command::Move(crate::command::Direction::Left));
        assert_eq!(press(&bindings, "left"), left);
    }

    #[test]
    fn one_configuration_works_on_all_systems() {
        for system in System::ALL {
            let bindings = |pairs| KeyBindings::on(system, Preset::Default, pairs);
            assert!(bindings(&[("suspend", "ctrl-x")]).is_ok());
            // On systems where Ctrl-Z does not suspend the player, no command loses its last key.
            let taken = bindings(&[("hint", "ctrl-z")]);
            assert_eq!(taken.is_err(), system.has_job_control());
        }
    }

    #[test]
    fn one_word_can_bind_nine_keys() {
        let bindings = own(&[("filter", "ctrl-1-9")]).unwrap();
        let three = Command::Filter(Digit::ALL[2]);
        assert_eq!(press(&bindings, "ctrl-3"), Some(three));
        assert_eq!(press(&bindings, "f3"), None);
        let centre = Command::Centre(Digit::ALL[2]);
        assert_eq!(press(&bindings, "alt-3"), Some(centre));
    }

    #[test]
    fn errors_give_the_pair_and_a_suggestion() {
        check(
            &[("undo", "y"), ("hnit", "i")],
            1,
            "“hnit” is not a command; did you mean “hint”?",
        );
        check(
            &[("hint", "ctrl-entre")],
            0,
            "“ctrl-entre” is not a key; did you mean “ctrl-enter”?",
        );
        check(
            &[("foo", "i")],
            0,
            "“foo” is not a command; press ? in the player for the list",
        );
        check(
            &[("hint", "zzz")],
            0,
            "“zzz” is not a key; keys are single characters or names such as up, enter or f1",
        );
        check(&[("hint", " ")], 0, "a key is missing");
        check(
            &[("hint", "i"), ("hint", "y")],
            1,
            "“hint” has keys already",
        );
        check(
            &[("hint", "i"), ("undo", "i")],
            1,
            "“i” belongs to “hint” already",
        );
        check(
            &[("hint", "m")],
            0,
            "“m” is the only key of “fill-marks”; give that command another key too",
        );
        check(
            &[("hint", "5")],
            0,
            "“1-9” is the only key of “write”; give that command another key too",
        );
        check(
            &[("filter", "ctrl-5")],
            0,
            "“ctrl-5” is one key, and the command needs nine, such as “alt-1-9”",
        );
        check(
            &[("hint", "alt-1-9")],
            0,
            "“alt-1-9” is nine keys, and the command needs one",
        );
        // Two commands can change places.
        assert!(own(&[("hint", "m"), ("fill-marks", "H")]).is_ok());
    }

    #[test]
    fn every_error_is_worded_in_every_language() {
        let wrong = [
            ("hnit", "i"),
            ("hint", "ctrl-entre m"),
            ("undo", ""),
            ("redo", "m 1-9"),
            ("redo", "x"),
            ("filter", "ctrl-5"),
        ];
        for &language in Language::ALL {
            for error in own(&wrong).unwrap_err() {
                let sentence = error.describe(language);
                assert!(!sentence.contains("keys-"), "{language:?}: {sentence}");
                assert!(!sentence.contains('{'), "{language:?}: {sentence}");
            }
        }
    }
}
