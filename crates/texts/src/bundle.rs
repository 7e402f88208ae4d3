mod entry;
mod write;

use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentValue};
use intl_pluralrules::{PluralRuleType, PluralRules};
use rustc_hash::FxHashMap;
use unic_langid::LanguageIdentifier;

use crate::Language;
use entry::Entry;
use write::Writer;

/// The values of a message's variables, by name.
pub type Fillings<'a> = [(&'a str, FluentValue<'a>)];

/// The messages in one language, by key.
///
/// Values are made [`Visible`](novena_core::Visible), so that text from a file or a request cannot
/// send control characters to a terminal or a page.
///
/// ```
/// use novena_texts::{Bundle, Language};
///
/// let source = "cells = { $count ->\n    [one] one cell\n   *[other] { $count } cells\n}";
/// let texts = Bundle::new(Language::En, &[source]);
/// assert_eq!(texts.fill("cells", &[("count", 3.into())]), "3 cells");
/// assert_eq!(texts.get("houses"), "houses"); // No such key: shown as itself.
/// assert_eq!(texts.find("houses"), None);
/// ```
pub struct Bundle {
    language: Language,
    sources: Vec<&'static str>,
    /// Built from the sources when a message is first requested, because most runs of a program do
    /// not request any.
    entries: OnceLock<FxHashMap<&'static str, Entry>>,
    plurals: OnceLock<PluralRules>,
}

impl Bundle {
    /// Creates a bundle from the given sources. Messages in later sources override those in earlier
    /// ones.
    ///
    /// Each message is parsed on first use.
    #[must_use]
    pub fn new(language: Language, sources: &[&'static str]) -> Self {
        Self {
            language,
            sources: sources.to_vec(),
            entries: OnceLock::new(),
            plurals: OnceLock::new(),
        }
    }

    fn entry(&self, key: &str) -> Option<&Entry> {
        let entries = self.entries.get_or_init(|| {
            // The number of messages is estimated: few messages are shorter than 40 bytes,
            // including their keys.
            let bytes: usize = self.sources.iter().map(|source| source.len()).sum();
            let mut entries = FxHashMap::default();
            entries.reserve(bytes / 40);
            for source in &self.sources {
                entries.extend(entry::entries(source));
            }
            entries
        });
        entries.get(key)
    }

    fn plurals(&self) -> &PluralRules {
        self.plurals.get_or_init(|| {
            // A regional variant of a language has the same plural rules as the language itself.
            let language = self.language.id().language;
            let plain = LanguageIdentifier::from_parts(language, None, None, &[]);
            PluralRules::create(plain, PluralRuleType::CARDINAL)
                .expect("every supported language has plural rules")
        })
    }

    /// The language.
    ///
    /// ```
    /// # use novena_texts::{Bundle, Language};
    /// assert_eq!(Bundle::new(Language::Sv, &[]).language(), Language::Sv);
    /// ```
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message for a key. An unknown key is returned as is, so that nothing is lost.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// The message for a key, if there is one.
    #[must_use]
    pub fn find(&self, key: &str) -> Option<String> {
        self.has(key).then(|| self.get(key))
    }

    /// Whether there is a message for a key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.entry(key)
            .is_some_and(|entry| entry.pattern().is_some())
    }

    /// The message for a key with its variables filled in.
    #[must_use]
    pub fn fill(&self, key: &str, fillings: &Fillings<'_>) -> String {
        self.format(key, fillings)
            .map_or_else(|| key.to_owned(), |(text, _)| text)
    }

    /// The message for a key with its variables filled in from arguments, some of which may be
    /// unused.
    pub(crate) fn fill_from(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        self.format(key, arguments)
            .map_or_else(|| key.to_owned(), |(text, _)| text)
    }

    /// Returns the message with its variables filled in, or lists what is missing: the key, or the
    /// variables with a `$` before each.
    pub(crate) fn complete(
        &self,
        key: &str,
        arguments: &FluentArgs<'_>,
    ) -> Result<String, Vec<String>> {
        match self.format(key, arguments) {
            Some((text, missing)) if missing.is_empty() => Ok(text),
            Some((_, missing)) => Err(missing),
            None => Err(vec![key.to_owned()]),
        }
    }

    /// The variables that a message uses.
    pub(crate) fn variables(&self, key: &str) -> &[&'static str] {
        self.entry(key)
            .map_or(&[], |entry| entry.variables(|key| self.entry(key)))
    }

    fn format(&self, key: &str, values: &(impl Values + ?Sized)) -> Option<(String, Vec<String>)> {
        let pattern = self.entry(key)?.pattern()?;
        let mut writer = Writer {
            values,
            find: |key: &str| self.entry(key),
            plurals: self.plurals(),
            out: String::with_capacity(64),
            missing: Vec::new(),
        };
        writer.pattern(pattern);
        Some((writer.out, writer.missing))
    }
}

/// The values of a message's variables, by name.
trait Values {
    fn value(&self, name: &str) -> Option<&FluentValue<'_>>;
}

impl Values for Fillings<'_> {
    fn value(&self, name: &str) -> Option<&FluentValue<'_>> {
        let filling = self.iter().find(|(other, _)| *other == name);
        filling.map(|(_, value)| value)
    }
}

impl Values for FluentArgs<'_> {
    fn value(&self, name: &str) -> Option<&FluentValue<'_>> {
        let mut arguments = self.iter();
        arguments.find_map(|(other, value)| (other == name).then_some(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_source_replaces_an_earlier_one() {
        let texts = Bundle::new(Language::En, &["a = first\nb = first", "b = second"]);
        assert_eq!(texts.get("a"), "first");
        assert_eq!(texts.get("b"), "second");
    }

    #[test]
    fn control_characters_in_values_are_visible() {
        let texts = Bundle::new(Language::En, &["a = { $b }: { $c }"]);
        let fillings = [("b", "x\u{1b}[2J\n\u{9b}".into()), ("c", 2.into())];
        assert_eq!(texts.fill("a", &fillings), "x␛[2J␊<U+009B>: 2");
    }

    #[test]
    fn missing_keys_and_variables_are_named() {
        let texts = Bundle::new(Language::En, &["a = { $b } and { $c }"]);
        let missing = texts.complete("a", &FluentArgs::new()).unwrap_err();
        assert_eq!(missing, ["$b", "$c"]);
        let missing = texts.complete("d", &FluentArgs::new()).unwrap_err();
        assert_eq!(missing, ["d"]);
    }
}
