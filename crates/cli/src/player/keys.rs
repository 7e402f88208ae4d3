//! Which keys ask for what: one table drives the keyboard, the help and the typed words.

use std::collections::HashMap;

use novena_core::{Colour, Digit};
use novena_texts::Language;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::command::{Command, Mode, Way};

/// Whose habits the hands have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Preset {
    #[default]
    Default,
    Vi,
    Gnome,
    Hodoku,
}

const D: u8 = 1;
const V: u8 = 2;
const G: u8 = 4;
const H: u8 = 8;
const ALL: u8 = D | V | G | H;

impl Preset {
    const fn bit(self) -> u8 {
        match self {
            Self::Default => D,
            Self::Vi => V,
            Self::Gnome => G,
            Self::Hodoku => H,
        }
    }
}

/// One command, or one for each of nine digits.
#[derive(Clone, Copy)]
enum Action {
    One(Command),
    Nine(fn(Digit) -> Command),
}

/// A row of the table: for whom, its word, its keys, what it does.
///
/// Keys are apart by spaces, modifiers before them with a hyphen; `1-9` stands for nine keys.
struct Row(u8, &'static str, &'static str, Action);

use Action::{Nine, One};

const TABLE: &[Row] = &[
    Row(D | H, "up", "up k", One(Command::Move(Way::Up))),
    Row(D | H, "down", "down j", One(Command::Move(Way::Down))),
    Row(D | H, "left", "left h", One(Command::Move(Way::Left))),
    Row(D | H, "right", "right l", One(Command::Move(Way::Right))),
    Row(V, "up", "k up", One(Command::Move(Way::Up))),
    Row(V, "down", "j down", One(Command::Move(Way::Down))),
    Row(V, "left", "h left", One(Command::Move(Way::Left))),
    Row(V, "right", "l right", One(Command::Move(Way::Right))),
    Row(G, "up", "up w", One(Command::Move(Way::Up))),
    Row(G, "down", "down s", One(Command::Move(Way::Down))),
    Row(G, "left", "left a", One(Command::Move(Way::Left))),
    Row(G, "right", "right d", One(Command::Move(Way::Right))),
    Row(
        D,
        "next-empty",
        "tab ctrl-right ctrl-down",
        One(Command::NextEmpty),
    ),
    Row(
        D,
        "previous-empty",
        "shift-tab ctrl-left ctrl-up",
        One(Command::PreviousEmpty),
    ),
    Row(
        V,
        "next-empty",
        "w tab ctrl-right ctrl-down",
        One(Command::NextEmpty),
    ),
    Row(
        V,
        "previous-empty",
        "b shift-tab ctrl-left ctrl-up",
        One(Command::PreviousEmpty),
    ),
    Row(
        G | H,
        "next-empty",
        "tab ctrl-right ctrl-down",
        One(Command::NextEmpty),
    ),
    Row(
        G | H,
        "previous-empty",
        "shift-tab ctrl-left ctrl-up",
        One(Command::PreviousEmpty),
    ),
    Row(ALL, "box-up", "pgup", One(Command::Jump(Way::Up))),
    Row(ALL, "box-down", "pgdn", One(Command::Jump(Way::Down))),
    Row(V, "box-left", "{", One(Command::Jump(Way::Left))),
    Row(V, "box-right", "}", One(Command::Jump(Way::Right))),
    Row(ALL, "go-to-box", "g", One(Command::GoToBox)),
    Row(D | G | H, "row-start", "home", One(Command::RowStart)),
    Row(D | G | H, "row-end", "end", One(Command::RowEnd)),
    Row(V, "row-start", "^ home", One(Command::RowStart)),
    Row(V, "row-end", "$ end", One(Command::RowEnd)),
    Row(ALL, "grid-start", "ctrl-home", One(Command::GridStart)),
    Row(ALL, "grid-end", "ctrl-end", One(Command::GridEnd)),
    Row(ALL, "extend-up", "shift-up", One(Command::Extend(Way::Up))),
    Row(
        ALL,
        "extend-down",
        "shift-down",
        One(Command::Extend(Way::Down)),
    ),
    Row(
        ALL,
        "extend-left",
        "shift-left",
        One(Command::Extend(Way::Left)),
    ),
    Row(
        ALL,
        "extend-right",
        "shift-right",
        One(Command::Extend(Way::Right)),
    ),
    Row(ALL, "toggle", "ctrl-space ;", One(Command::Toggle)),
    Row(ALL, "select-all", "ctrl-a", One(Command::SelectAll)),
    Row(ALL, "deselect", "esc", One(Command::Deselect)),
    Row(ALL, "write", "1-9", Nine(Command::Write)),
    Row(ALL, "write-corner", "shift-1-9", Nine(Command::Corner)),
    Row(
        ALL,
        "write-centre",
        "alt-1-9 ctrl-1-9",
        Nine(Command::Centre),
    ),
    Row(D | G, "mode-digit", "z", One(Command::Mode(Mode::Digit))),
    Row(D | G, "mode-corner", "x", One(Command::Mode(Mode::Corner))),
    Row(D | G, "mode-centre", "c", One(Command::Mode(Mode::Centre))),
    Row(D | G, "mode-colour", "v", One(Command::Mode(Mode::Colour))),
    Row(V, "mode-digit", "i", One(Command::Mode(Mode::Digit))),
    Row(V, "mode-corner", "a", One(Command::Mode(Mode::Corner))),
    Row(V, "mode-centre", "c", One(Command::Mode(Mode::Centre))),
    Row(V, "mode-colour", "v", One(Command::Mode(Mode::Colour))),
    Row(D | V | G, "next-mode", "space", One(Command::NextMode)),
    Row(D | V | H, "notes", "n", One(Command::Notes)),
    Row(G, "notes", "e n", One(Command::Notes)),
    Row(
        D | G | H,
        "clear",
        "backspace delete 0",
        One(Command::Clear),
    ),
    Row(V, "clear", "x delete backspace 0", One(Command::Clear)),
    Row(ALL, "fill-marks", "m", One(Command::FillMarks)),
    Row(ALL, "corners-to-centre", ".", One(Command::CornersToCentre)),
    Row(D, "undo", "u [", One(Command::Undo)),
    Row(D, "redo", "r ] ctrl-y ctrl-Z", One(Command::Redo)),
    Row(V, "undo", "u", One(Command::Undo)),
    Row(V, "redo", "ctrl-r r", One(Command::Redo)),
    Row(G, "undo", "u ctrl-z", One(Command::Undo)),
    Row(G, "redo", "r ctrl-Z ctrl-y", One(Command::Redo)),
    Row(H, "undo", "ctrl-z u", One(Command::Undo)),
    Row(H, "redo", "ctrl-y r", One(Command::Redo)),
    Row(D | V | G, "hint", "H f12", One(Command::Hint)),
    Row(H, "hint", "f12 H alt-f12", One(Command::Hint)),
    Row(H, "hint-why", "ctrl-f12", One(Command::HintWhy)),
    Row(ALL, "confirm", "enter", One(Command::Confirm)),
    Row(ALL, "another", "o", One(Command::Another)),
    Row(ALL, "filter", "f1-f9", Nine(Command::Filter)),
    Row(ALL, "filter-next", "f", One(Command::FilterNext)),
    Row(H, "strike", "space", One(Command::Strike)),
    Row(H, "colour-a", "a", One(Command::Colour(Colour::ALL[0]))),
    Row(H, "colour-b", "b", One(Command::Colour(Colour::ALL[1]))),
    Row(H, "colour-c", "c", One(Command::Colour(Colour::ALL[2]))),
    Row(H, "colour-d", "d", One(Command::Colour(Colour::ALL[3]))),
    Row(H, "colour-e", "e", One(Command::Colour(Colour::ALL[4]))),
    Row(D | G, "savepoint", "b", One(Command::Savepoint)),
    Row(D | G | H, "savepoints", "B", One(Command::Savepoints)),
    Row(H, "savepoint", "s", One(Command::Savepoint)),
    Row(V, "savepoint", "M", One(Command::Savepoint)),
    Row(V, "savepoints", "' B", One(Command::Savepoints)),
    Row(ALL, "before-mistake", "<", One(Command::BeforeMistake)),
    Row(ALL, "check", "C", One(Command::Check)),
    Row(ALL, "checking", "K", One(Command::Checking)),
    Row(ALL, "new", "N", One(Command::NewGame)),
    Row(ALL, "open", "O", One(Command::Open)),
    Row(ALL, "enter-own", "E", One(Command::EnterOwn)),
    Row(ALL, "games", "G", One(Command::Games)),
    Row(ALL, "restart", "R", One(Command::Restart)),
    Row(ALL, "steps", "A", One(Command::Steps)),
    Row(ALL, "path", "P", One(Command::Path)),
    Row(ALL, "statistics", "S", One(Command::Statistics)),
    Row(ALL, "pause", "p", One(Command::Pause)),
    Row(ALL, "timer", "t", One(Command::Timer)),
    Row(ALL, "line", ":", One(Command::Line)),
    Row(ALL, "redraw", "ctrl-l", One(Command::Redraw)),
    Row(D | V, "suspend", "ctrl-z", One(Command::Suspend)),
    Row(ALL, "help", "?", One(Command::Help)),
    Row(ALL, "quit", "q ctrl-c", One(Command::Quit)),
];

/// A key with its modifiers, the same however a terminal sends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key(KeyCode, KeyModifiers);

impl Key {
    fn of(event: &KeyEvent) -> Self {
        let held =
            event.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT | KeyModifiers::SHIFT);
        match event.code {
            KeyCode::BackTab => Self(KeyCode::Tab, KeyModifiers::SHIFT),
            // A letter says by itself whether it is a capital; with Ctrl not always.
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

    /// The key of a word such as `ctrl-up`.
    fn named(word: &str) -> Option<Self> {
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

/// The key of a word of the table, as a terminal sends it.
#[cfg(test)]
pub(super) fn event(word: &str) -> KeyEvent {
    let Key(code, held) = Key::named(word).unwrap_or_else(|| panic!("{word} is no key"));
    KeyEvent::new(code, held)
}

/// What Shift makes of the keys 1 to 9 on the keyboards where a language is written. A terminal
/// sends these signs and not the keys.
pub(crate) const fn shifted_digits(language: Language) -> &'static str {
    match language {
        Language::En => "!@#$%^&*(",
        Language::Es => "!\"·$%&/()",
        Language::Pt => "!@#$%¨&*(",
        Language::Sv => "!\"#¤%&/()",
    }
}

/// A line of the help: the word of a command, and its keys.
#[derive(Clone, Copy)]
pub(crate) struct Binding {
    pub(crate) id: &'static str,
    pub(crate) keys: &'static str,
}

/// The keys of a preset.
pub(crate) struct Keymap {
    preset: Preset,
    commands: HashMap<Key, Command>,
}

impl Keymap {
    pub(crate) fn new(preset: Preset, shifted: &str) -> Self {
        let mut commands = HashMap::new();
        // Signs that Shift makes give way to commands with the same sign.
        for (sign, digit) in shifted.chars().zip(Digit::ALL) {
            commands.insert(
                Key(KeyCode::Char(sign), KeyModifiers::NONE),
                Command::Corner(digit),
            );
        }
        for Row(_, _, keys, action) in rows(preset) {
            for word in keys.split(' ') {
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
        Self { preset, commands }
    }

    /// What a key asks for.
    pub(crate) fn command(&self, event: &KeyEvent) -> Option<Command> {
        self.commands.get(&Key::of(event)).copied()
    }

    /// Every line of the help.
    pub(crate) fn bindings(&self) -> impl Iterator<Item = Binding> + use<> {
        rows(self.preset).map(|&Row(_, id, keys, _)| Binding { id, keys })
    }

    /// The first key of a command, by the command's word.
    pub(crate) fn first_key(&self, id: &str) -> Option<&'static str> {
        let mut bindings = self.bindings().filter(|binding| binding.id == id);
        bindings.next()?.keys.split(' ').next()
    }

    /// The command with this word, of those that need no digit.
    pub(crate) fn by_word(&self, word: &str) -> Option<Command> {
        rows(self.preset).find_map(|Row(_, id, _, action)| match action {
            One(command) if *id == word => Some(*command),
            _ => None,
        })
    }
}

fn rows(preset: Preset) -> impl Iterator<Item = &'static Row> {
    TABLE.iter().filter(move |row| row.0 & preset.bit() != 0)
}

/// One of the nine keys that a word such as `alt-1-9` or `f1-f9` stands for.
fn nth(word: &str, digit: Digit) -> String {
    if word == "f1-f9" {
        return format!("f{digit}");
    }
    word.replace("1-9", &digit.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const PRESETS: [Preset; 4] = [Preset::Default, Preset::Vi, Preset::Gnome, Preset::Hodoku];

    fn press(preset: Preset, code: KeyCode, held: KeyModifiers) -> Option<Command> {
        let keymap = Keymap::new(preset, shifted_digits(Language::En));
        keymap.command(&KeyEvent::new(code, held))
    }

    #[test]
    fn every_word_of_the_table_is_a_key_and_means_one_thing() {
        for preset in PRESETS {
            let mut seen = HashSet::new();
            for Row(_, id, keys, action) in rows(preset) {
                for word in keys.split(' ') {
                    let words = match action {
                        One(_) => vec![word.to_owned()],
                        Nine(_) => Digit::ALL.iter().map(|&digit| nth(word, digit)).collect(),
                    };
                    for word in words {
                        let key = Key::named(&word).unwrap_or_else(|| panic!("{id}: {word}"));
                        assert!(seen.insert(key), "{preset:?}: {word} has two meanings");
                    }
                }
            }
        }
    }

    #[test]
    fn presets_follow_the_habits_of_their_hands() {
        let none = KeyModifiers::NONE;
        let control = KeyModifiers::CONTROL;
        let left = Some(Command::Move(Way::Left));
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
    fn a_capital_is_the_same_key_however_it_is_sent() {
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
        let keymap = |language| Keymap::new(Preset::Default, shifted_digits(language));
        let eight = KeyEvent::new(KeyCode::Char('('), KeyModifiers::NONE);
        let corner = |digit: usize| Some(Command::Corner(Digit::ALL[digit - 1]));
        assert_eq!(keymap(Language::En).command(&eight), corner(9));
        assert_eq!(keymap(Language::Sv).command(&eight), corner(8));
        for &language in Language::ALL {
            assert_eq!(shifted_digits(language).chars().count(), 9);
        }
    }
}
