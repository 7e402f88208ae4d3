//! The key map: one table drives the keyboard, the help and the typed words.

use std::collections::HashMap;

use novena_core::Digit;
use novena_store::System;
use novena_texts::Language;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::bindings::KeyBindings;
use super::command::Command;
use super::key_table::Action::{self, Nine, One};
use super::key_table::{Preset, Row, rows, system_rows};

/// A key with its modifiers, normalised across terminals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key(KeyCode, KeyModifiers);

impl Key {
    fn of(event: &KeyEvent) -> Self {
        let held =
            event.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT | KeyModifiers::SHIFT);
        match event.code {
            KeyCode::BackTab => Self(KeyCode::Tab, KeyModifiers::SHIFT),
            // Terminals send a capital letter as a capital, but not always when Ctrl is held down.
            KeyCode::Char(letter) => {
                let control = held.contains(KeyModifiers::CONTROL);
                let letter = match (control, held.contains(KeyModifiers::SHIFT)) {
                    (true, true) => letter.to_ascii_uppercase(),
                    (true, false) => letter.to_ascii_lowercase(),
                    (false, _) => letter,
                };
                Self(KeyCode::Char(letter), held - KeyModifiers::SHIFT)
            }
            code => Self(code, held),
        }
    }

    /// The key for a word such as `ctrl-up`.
    pub(crate) fn named(word: &str) -> Option<Self> {
        for (name, modifier) in [
            ("ctrl-", KeyModifiers::CONTROL),
            ("alt-", KeyModifiers::ALT),
            ("shift-", KeyModifiers::SHIFT),
        ] {
            if let Some(rest) = word.strip_prefix(name) {
                let Self(code, held) = Self::named(rest)?;
                return Some(Self(code, held | modifier));
            }
        }
        let code = match word {
            "up" => KeyCode::Up,
            "down" => KeyCode::Down,
            "left" => KeyCode::Left,
            "right" => KeyCode::Right,
            "tab" => KeyCode::Tab,
            "pgup" => KeyCode::PageUp,
            "pgdn" => KeyCode::PageDown,
            "home" => KeyCode::Home,
            "end" => KeyCode::End,
            "esc" => KeyCode::Esc,
            "enter" => KeyCode::Enter,
            "backspace" => KeyCode::Backspace,
            "delete" => KeyCode::Delete,
            "space" => KeyCode::Char(' '),
            _ => match word
                .strip_prefix('f')
                .and_then(|number| number.parse().ok())
            {
                Some(number) => KeyCode::F(number),
                None => KeyCode::Char(word.chars().next().filter(|_| word.chars().count() == 1)?),
            },
        };
        Some(Self(code, KeyModifiers::NONE))
    }
}

/// The key for a word in the table, as a terminal sends it.
pub(super) fn event(word: &str) -> Option<KeyEvent> {
    let Key(code, held) = Key::named(word)?;
    Some(KeyEvent::new(code, held))
}

/// The characters typed with Shift+1 to Shift+9 on a language's usual keyboards. A terminal sends
/// these characters instead of the keys.
pub(crate) const fn shifted_digits(language: Language) -> &'static str {
    match language {
        Language::En => "!@#$%^&*(",
        Language::Es => "!\"·$%&/()",
        Language::Pt => "!@#$%¨&*(",
        Language::Sv => "!\"#¤%&/()",
    }
}

/// A line of the help: a command's word and its keys.
#[derive(Clone)]
pub(crate) struct Binding {
    pub(crate) id: &'static str,
    pub(crate) keys: Vec<String>,
    action: Action,
}

/// A preset's keys, with custom keys applied.
pub(crate) struct Keymap {
    bindings: Vec<Binding>,
    commands: HashMap<Key, Command>,
}

impl Keymap {
    pub(crate) fn new(system: System, preset: Preset, shifted: &str, own: &KeyBindings) -> Self {
        let mut commands = HashMap::new();
        // If a command uses a character typed with Shift and a digit, the command takes precedence.
        for (sign, digit) in shifted.chars().zip(Digit::ALL) {
            commands.insert(
                Key(KeyCode::Char(sign), KeyModifiers::NONE),
                Command::Corner(digit),
            );
        }
        let bindings = bindings(system, preset, own);
        for Binding { keys, action, .. } in &bindings {
            for word in keys {
                match action {
                    One(command) => {
                        commands.extend(Key::named(word).map(|key| (key, *command)));
                    }
                    Nine(command) => {
                        for digit in Digit::ALL {
                            let word = nth(word, digit);
                            commands.extend(Key::named(&word).map(|key| (key, command(digit))));
                        }
                    }
                }
            }
        }
        Self { bindings, commands }
    }

    /// The command of a key.
    pub(crate) fn command(&self, event: &KeyEvent) -> Option<Command> {
        self.commands.get(&Key::of(event)).copied()
    }

    /// Every line of the help.
    pub(crate) fn bindings(&self) -> impl Iterator<Item = &Binding> {
        self.bindings.iter()
    }

    /// The first key of a command, by the command's word.
    pub(crate) fn first_key(&self, id: &str) -> Option<&str> {
        let mut bindings = self.bindings().filter(|binding| binding.id == id);
        Some(bindings.next()?.keys.first()?)
    }

    /// The command with this word, among those that do not need a digit.
    pub(crate) fn by_word(&self, word: &str) -> Option<Command> {
        self.bindings().find_map(|binding| match binding.action {
            One(command) if binding.id == word => Some(command),
            _ => None,
        })
    }
}

/// A preset's rows, each with its current keys, followed by commands that only other presets have,
/// if these have been assigned keys.
fn bindings(system: System, preset: Preset, own: &KeyBindings) -> Vec<Binding> {
    let mut bindings: Vec<Binding> = rows(system, preset)
        .map(|&Row(_, id, keys, action)| {
            let keys = own.of(id).map_or_else(
                || {
                    let keys = keys.split(' ').filter(|word| !own.takes(word));
                    keys.map(str::to_owned).collect()
                },
                <[String]>::to_vec,
            );
            Binding { id, keys, action }
        })
        .collect();
    for (id, keys) in &own.pairs {
        if bindings.iter().all(|binding| binding.id != *id)
            && let Some(&Row(_, id, _, action)) = system_rows(system).find(|row| row.1 == *id)
        {
            let keys = keys.clone();
            bindings.push(Binding { id, keys, action });
        }
    }
    bindings
}

/// One of the nine keys that a word such as `alt-1-9` or `f1-f9` means.
pub(crate) fn nth(word: &str, digit: Digit) -> String {
    if word == "f1-f9" {
        return format!("f{digit}");
    }
    word.replace("1-9", &digit.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use novena_core::Colour;

    use super::*;
    use crate::command::{Direction, Mode};

    const PRESETS: [Preset; 4] = [Preset::Default, Preset::Vi, Preset::Gnome, Preset::Hodoku];

    fn press(preset: Preset, code: KeyCode, held: KeyModifiers) -> Option<Command> {
        let keymap = Keymap::new(
            System::Unix,
            preset,
            shifted_digits(Language::En),
            &KeyBindings::default(),
        );
        keymap.command(&KeyEvent::new(code, held))
    }

    #[test]
    fn every_word_of_the_table_is_a_key_with_one_meaning() {
        for (system, preset) in System::ALL
            .into_iter()
            .flat_map(|system| PRESETS.map(|preset| (system, preset)))
        {
            let mut seen = HashSet::new();
            for Row(_, id, keys, action) in rows(system, preset) {
                for word in keys.split(' ') {
                    let words = match action {
                        One(_) => vec![word.to_owned()],
                        Nine(_) => Digit::ALL.iter().map(|&digit| nth(word, digit)).collect(),
                    };
                    for word in words {
                        let key = Key::named(&word).unwrap_or_else(|| panic!("{id}: {word}"));
                        assert!(
                            seen.insert(key),
                            "{system:?}, {preset:?}: {word} has two meanings"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn presets_bind_the_expected_keys() {
        let none = KeyModifiers::NONE;
        let control = KeyModifiers::CONTROL;
        let left = Some(Command::Move(Direction::Left));
        assert_eq!(press(Preset::Default, KeyCode::Char('h'), none), left);
        assert_eq!(press(Preset::Gnome, KeyCode::Char('a'), none), left);
        assert_eq!(
            press(Preset::Vi, KeyCode::Char('x'), none),
            Some(Command::Clear)
        );
        assert_eq!(
            press(Preset::Default, KeyCode::Char('x'), none),
            Some(Command::Mode(Mode::Corner))
        );
        for (preset, expected) in [
            (Preset::Default, Command::Suspend),
            (Preset::Vi, Command::Suspend),
            (Preset::Gnome, Command::Undo),
            (Preset::Hodoku, Command::Undo),
        ] {
            assert_eq!(press(preset, KeyCode::Char('z'), control), Some(expected));
        }
        assert_eq!(
            press(Preset::Hodoku, KeyCode::Char(' '), none),
            Some(Command::Strike)
        );
        assert_eq!(
            press(Preset::Hodoku, KeyCode::Char('e'), none),
            Some(Command::Colour(Colour::ALL[4]))
        );
    }

    #[test]
    fn the_player_cannot_be_suspended_on_windows() {
        let shifted = shifted_digits(Language::En);
        let control_z = KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL);
        let own = KeyBindings::new(Preset::Default, &[("suspend", "ctrl-x")]).unwrap();
        for (preset, own) in PRESETS
            .map(|preset| (preset, KeyBindings::default()))
            .into_iter()
            .chain([(Preset::Default, own)])
        {
            let keymap = Keymap::new(System::Windows, preset, shifted, &own);
            assert_eq!(keymap.command(&control_z), Some(Command::Undo));
            assert_eq!(keymap.by_word("suspend"), None);
            assert!(keymap.bindings().all(|binding| binding.id != "suspend"));
            let keymap = Keymap::new(System::MacOs, preset, shifted, &own);
            let is_known = keymap.by_word("suspend").is_some();
            assert_eq!(is_known, matches!(preset, Preset::Default | Preset::Vi));
        }
    }

    #[test]
    fn a_capital_is_the_same_key_with_or_without_shift() {
        for held in [KeyModifiers::NONE, KeyModifiers::SHIFT] {
            let hint = press(Preset::Default, KeyCode::Char('H'), held);
            assert_eq!(hint, Some(Command::Hint));
        }
        let held = KeyModifiers::CONTROL | KeyModifiers::SHIFT;
        assert_eq!(
            press(Preset::Default, KeyCode::Char('z'), held),
            Some(Command::Redo)
        );
        let back = press(Preset::Default, KeyCode::BackTab, KeyModifiers::SHIFT);
        assert_eq!(back, Some(Command::PreviousEmpty));
    }

    #[test]
    fn shifted_digits_depend_on_the_keyboard() {
        let keymap = |language| {
            Keymap::new(
                System::Unix,
                Preset::Default,
                shifted_digits(language),
                &KeyBindings::default(),
            )
        };
        let eight = KeyEvent::new(KeyCode::Char('('), KeyModifiers::NONE);
        let corner = |digit: usize| Some(Command::Corner(Digit::ALL[digit - 1]));
        assert_eq!(keymap(Language::En).command(&eight), corner(9));
        assert_eq!(keymap(Language::Sv).command(&eight), corner(8));
        for &language in Language::ALL {
            assert_eq!(shifted_digits(language).chars().count(), 9);
        }
    }
}
