use std::sync::OnceLock;

use crate::Language;

/// A value that is loaded once per language, on first use, because reading a locale takes longer
/// than producing most responses.
///
/// ```
/// use novena_texts::{EachLanguage, Language};
///
/// static TAGS: EachLanguage<&str> = EachLanguage::new(Language::tag);
/// assert_eq!(*TAGS.of(Language::Sv), "sv");
/// ```
#[derive(Debug)]
pub struct EachLanguage<T> {
    read: fn(Language) -> T,
    values: [OnceLock<T>; Language::ALL.len()],
}

impl<T> EachLanguage<T> {
    /// A value that is loaded by the given function.
    #[must_use]
    pub const fn new(read: fn(Language) -> T) -> Self {
        Self {
            read,
            values: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// The value for a language.
    pub fn of(&self, language: Language) -> &T {
        self.values[language as usize].get_or_init(|| (self.read)(language))
    }
}
