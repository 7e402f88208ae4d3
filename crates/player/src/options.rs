//! The appearance and the keys of the player.

use novena_store::System;
use novena_texts::Language;

use crate::app::Settings;
use crate::bindings::KeyBindings;
use crate::calendar::local_moment;
use crate::key_table::Preset;
use crate::keys::{Keymap, shifted_digits};
use crate::terminal;
use crate::theme::{Background, ScreenTheme};

/// The appearance and the keys of the player.
///
/// ```
/// use novena_player::{Options, Preset};
///
/// let options = Options {
///     keys: Preset::Vi,
///     ..Options::default()
/// };
/// assert!(options.mouse && options.timer);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The key preset.
    pub keys: Preset,
    /// Custom keys that replace those of the preset.
    pub bindings: KeyBindings,
    /// The nine characters typed with Shift+1 to Shift+9. By default, those of the language's usual
    /// keyboard.
    pub shifted_digits: Option<String>,
    /// The terminal's background; if unset, it is guessed.
    pub background: Option<Background>,
    /// Whether to draw with ASCII characters only.
    pub ascii: bool,
    /// Whether to use the mouse.
    pub mouse: bool,
    /// Whether to show the clock.
    pub timer: bool,
    /// The initial marks of new games.
    pub marks: StartMarks,
}

/// The initial marks of a new game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StartMarks {
    /// No marks.
    #[default]
    Empty,
    /// Everything that the rules allow.
    Full,
}

impl StartMarks {
    /// All kinds of initial marks.
    pub const ALL: [Self; 2] = [Self::Empty, Self::Full];

    /// The name used in the configuration.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Full => "full",
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            keys: Preset::Default,
            bindings: KeyBindings::default(),
            shifted_digits: None,
            background: None,
            ascii: false,
            mouse: true,
            timer: true,
            marks: StartMarks::Empty,
        }
    }
}

impl Options {
    /// The options combined with the clock and the environment.
    pub(crate) fn settings(&self, language: Language) -> Settings {
        let shifted = self.shifted_digits.as_deref();
        let shifted = shifted.unwrap_or_else(|| shifted_digits(language));
        Settings {
            system: System::CURRENT,
            keymap: Keymap::new(System::CURRENT, self.keys, shifted, &self.bindings),
            theme: ScreenTheme::of(
                terminal::kind(),
                |name| std::env::var(name).ok(),
                self.background,
                self.ascii,
            ),
            shows_timer: self.timer,
            start_marks: self.marks,
            started: local_moment(),
        }
    }
}
