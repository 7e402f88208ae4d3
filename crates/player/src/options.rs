//! How the player looks and which keys it listens to.

use novena_texts::Language;

use crate::app::Settings;
use crate::calendar::local_moment;
use crate::key_table::Preset;
use crate::keys::{Keymap, shifted_digits};
use crate::theme::{Background, ScreenTheme};

/// How the player looks and which keys it listens to.
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
    /// Whose keys.
    pub keys: Preset,
    /// The nine signs that Shift makes of 1 to 9; those of the language's usual keyboard if
    /// there are none.
    pub shifted_digits: Option<String>,
    /// The terminal's background, if it is not to be guessed.
    pub background: Option<Background>,
    /// Whether to draw with ASCII characters alone.
    pub ascii: bool,
    /// Whether to listen to the mouse.
    pub mouse: bool,
    /// Whether to show the clock.
    pub timer: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            keys: Preset::Default,
            shifted_digits: None,
            background: None,
            ascii: false,
            mouse: true,
            timer: true,
        }
    }
}

impl Options {
    /// The options together with what the clock and the environment say.
    pub(crate) fn settings(&self, language: Language) -> Settings {
        let shifted = self.shifted_digits.as_deref();
        let shifted = shifted.unwrap_or_else(|| shifted_digits(language));
        Settings {
            keymap: Keymap::new(self.keys, shifted),
            theme: ScreenTheme::of(|name| std::env::var(name).ok(), self.background, self.ascii),
            shows_timer: self.timer,
            started: local_moment(),
        }
    }
}
