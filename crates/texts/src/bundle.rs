use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use novena_core::Visible;

use crate::Language;

/// What fills the places of a text, by name.
pub type Fillings<'a> = [(&'a str, FluentValue<'a>)];

/// Texts by key in one language.
///
/// What fills a place is made [`Visible`] on the way, so that no text from a file or a request
/// brings a terminal or a page anything but characters to show.
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
    bundle: FluentBundle<FluentResource>,
}

impl Bundle {
    /// The texts of these sources. What a later one says replaces what an earlier one does.
    #[must_use]
    pub fn new(language: Language, sources: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Terminals show the marks that would isolate right-to-left fillings as rubbish.
        bundle.set_use_isolating(false);
        for &source in sources {
            // Tests read every locale, so there is nothing to mend here at run time.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
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

    /// The text of a key. An unknown key is shown as itself, so that nothing is lost.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// The text of a key, if there is one.
    #[must_use]
    pub fn find(&self, key: &str) -> Option<String> {
        self.has(key).then(|| self.get(key))
    }

    /// Whether there is a text for a key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of a key with its places filled.
    #[must_use]
    pub fn fill(&self, key: &str, fillings: &Fillings<'_>) -> String {
        let mut arguments = FluentArgs::with_capacity(fillings.len());
        for (name, value) in fillings {
            arguments.set(*name, value.clone());
        }
        self.fill_from(key, &arguments)
    }

    /// The same with what may be more than the text uses.
    pub(crate) fn fill_from(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        self.format(key, arguments)
            .map_or_else(|| key.to_owned(), |(text, _)| text)
    }

    /// The same, or everything that is missing for it: the key, or `$variables`.
    pub(crate) fn complete(
        &self,
        key: &str,
        arguments: &FluentArgs<'_>,
    ) -> Result<String, Vec<String>> {
        match self.format(key, arguments) {
            Some((text, errors)) if errors.is_empty() => Ok(text),
            Some((_, errors)) => Err(errors.iter().map(what_is_missing).collect()),
            None => Err(vec![key.to_owned()]),
        }
    }

    fn format(&self, key: &str, arguments: &FluentArgs<'_>) -> Option<(String, Vec<FluentError>)> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let visible = made_visible(arguments);
        let arguments = visible.as_ref().unwrap_or(arguments);
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(arguments), &mut errors);
        Some((text.into_owned(), errors))
    }
}

/// The same arguments for a person's eyes, where they have to change for that.
fn made_visible<'a>(arguments: &'a FluentArgs<'_>) -> Option<FluentArgs<'a>> {
    let shown = |value: &'a FluentValue<'_>| match value {
        FluentValue::String(text) => Visible::new(text).into_cow().into(),
        other => other.clone().into_owned(),
    };
    let changes = |value: &FluentValue<'_>| matches!(value, FluentValue::String(text) if matches!(Visible::new(text).into_cow(), Cow::Owned(_)));
    arguments.iter().any(|(_, value)| changes(value)).then(|| {
        let all = arguments.iter();
        all.map(|(name, value)| (name, shown(value))).collect()
    })
}

fn what_is_missing(error: &FluentError) -> String {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
            format!("${id}")
        }
        other => other.to_string(),
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
    fn fillings_are_seen_and_do_nothing() {
        let texts = Bundle::new(Language::En, &["a = { $b }: { $c }"]);
        let fillings = [("b", "x\u{1b}[2J\n\u{9b}".into()), ("c", 2.into())];
        assert_eq!(texts.fill("a", &fillings), "x␛[2J␊<U+009B>: 2");
    }

    #[test]
    fn everything_missing_is_named() {
        let texts = Bundle::new(Language::En, &["a = { $b } and { $c }"]);
        let missing = texts.complete("a", &FluentArgs::new()).unwrap_err();
        assert_eq!(missing, ["$b", "$c"]);
        let missing = texts.complete("d", &FluentArgs::new()).unwrap_err();
        assert_eq!(missing, ["d"]);
    }
}
