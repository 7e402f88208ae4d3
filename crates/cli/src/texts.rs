use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::language::Language;

/// Every text a person reads, by key, in one language.
pub(crate) struct Texts {
    bundle: FluentBundle<FluentResource>,
}

/// What fills the places of a text, by name.
pub(crate) type Fillings<'a> = [(&'static str, FluentValue<'a>)];

impl Texts {
    pub(crate) fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Terminals show the marks that would isolate right-to-left fillings as rubbish.
        bundle.set_use_isolating(false);
        // A test reads every locale, so there is nothing to mend here at run time.
        let resource = FluentResource::try_new(language.source().to_owned())
            .unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Self { bundle }
    }

    /// The text of a key. An unknown key is shown as itself, so that nothing is lost.
    pub(crate) fn get(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// The text of a key, if the locale has it.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.bundle.has_message(key).then(|| self.get(key))
    }

    /// The text of a key with its places filled.
    pub(crate) fn fill(&self, key: &str, fillings: &Fillings<'_>) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return key.to_owned();
        };
        let mut arguments = FluentArgs::with_capacity(fillings.len());
        for (name, value) in fillings {
            arguments.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        let text: Cow<'_, str> = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        text.into_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use clap::ValueEnum;
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};

    use super::*;

    /// Each key of a locale with the variables its text uses.
    fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        fn variables(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
            let inline = match expression {
                Expression::Inline(inline) => inline,
                Expression::Select { selector, variants } => {
                    for element in variants.iter().flat_map(|variant| &variant.value.elements) {
                        if let PatternElement::Placeable { expression } = element {
                            variables(expression, found);
                        }
                    }
                    selector
                }
            };
            if let InlineExpression::VariableReference { id } = inline {
                found.insert(id.name.to_owned());
            }
        }
        let resource = fluent_syntax::parser::parse(language.source())
            .unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        let mut keys = BTreeMap::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut used = BTreeSet::new();
            for element in message.value.iter().flat_map(|value| &value.elements) {
                if let PatternElement::Placeable { expression } = element {
                    variables(expression, &mut used);
                }
            }
            let earlier = keys.insert(message.id.name.to_owned(), used);
            assert!(
                earlier.is_none(),
                "{language:?} has {} twice",
                message.id.name
            );
        }
        keys
    }

    #[test]
    fn all_locales_have_the_same_keys_and_variables() {
        let english = keys(Language::En);
        for language in [Language::Es, Language::Pt, Language::Sv] {
            let other = keys(language);
            let missing: Vec<_> = english
                .keys()
                .filter(|key| !other.contains_key(*key))
                .collect();
            let unknown: Vec<_> = other
                .keys()
                .filter(|key| !english.contains_key(*key))
                .collect();
            assert!(
                missing.is_empty() && unknown.is_empty(),
                "{language:?}: missing {missing:?}, unknown {unknown:?}"
            );
            for (key, used) in &english {
                assert_eq!(&other[key], used, "{language:?}: {key}");
            }
        }
    }

    #[test]
    fn every_parse_error_and_dropped_part_has_a_text() {
        let english = keys(Language::En);
        for id in novena_formats::ParseError::IDS {
            assert!(english.contains_key(&format!("parse-{id}")), "parse-{id}");
        }
        for part in novena_formats::Part::ALL {
            let key = format!("part-{}", part.id());
            assert!(english.contains_key(&key), "{key}");
        }
    }

    #[test]
    fn plurals_follow_the_number() {
        for &language in Language::value_variants() {
            let texts = Texts::new(language);
            let line = |count: u64| texts.fill("stats-puzzles", &[("count", count.into())]);
            assert_ne!(line(1).replace('1', "2"), line(2), "{language:?}");
        }
    }
}
