use std::sync::OnceLock;

use crate::Language;

/// Something that is read once for each language, when it is first asked for: reading a locale
/// takes longer than most answers.
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
    /// What reads it.
    #[must_use]
    pub const fn new(read: fn(Language) -> T) -> Self {
        Self {
            read,
            values: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// That of a language.
    pub fn of(&self, language: Language) -> &T {
        self.values[language as usize].get_or_init(|| (self.read)(language))
    }
}
