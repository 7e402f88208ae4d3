use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The keys in a message file, each with the variables that its message uses.
///
/// Tests use it to compare a program's locales: they detect messages that are missing in one
/// language, or that omit a variable used in another.
///
/// ```
/// use novena_texts::Locale;
///
/// let locale = Locale::read("greeting = Hello, { $name }!")?;
/// assert!(locale.keys["greeting"].contains("name"));
/// assert_eq!(Locale::read("greeting = {").unwrap_err().len(), 1);
/// # Ok::<(), Vec<String>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locale {
    /// For each key, the variables in its message and in the messages it refers to.
    pub keys: BTreeMap<String, BTreeSet<String>>,
}

impl Locale {
    /// Reads a source, or returns all errors in it.
    pub fn read(source: &str) -> Result<Self, Vec<String>> {
        let resource = fluent_syntax::parser::parse(source)
            .map_err(|(_, errors)| errors.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        let mut texts = BTreeMap::new();
        let mut twice = Vec::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut used = References::default();
            if let Some(value) = &message.value {
                used.collect(value);
            }
            if texts.insert(message.id.name, used).is_some() {
                twice.push(format!("{} is defined twice", message.id.name));
            }
        }
        if !twice.is_empty() {
            return Err(twice);
        }
        let with_texts_referred_to = |(&key, used): (&&str, &References<'_>)| {
            let inner = used.keys.iter().filter_map(|key| texts.get(key));
            let variables = inner.chain([used]).flat_map(|used| &used.variables);
            let names = variables.map(|&name| name.to_owned());
            (key.to_owned(), names.collect())
        };
        Ok(Self {
            keys: texts.iter().map(with_texts_referred_to).collect(),
        })
    }
}

/// The variables and the other texts that a text refers to.
#[derive(Default)]
struct References<'a> {
    variables: BTreeSet<&'a str>,
    /// The keys of the other texts.
    keys: BTreeSet<&'a str>,
}

impl<'a> References<'a> {
    fn collect(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            let inline = match expression {
                Expression::Inline(inline) => inline,
                Expression::Select { selector, variants } => {
                    for variant in variants {
                        self.collect(&variant.value);
                    }
                    selector
                }
            };
            match inline {
                InlineExpression::VariableReference { id } => {
                    self.variables.insert(id.name);
                }
                InlineExpression::MessageReference { id, .. } => {
                    self.keys.insert(id.name);
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_found_in_every_variant() {
        let source = "a = { $count ->\n    [one] { $b }\n   *[other] { $c }\n}";
        let locale = Locale::read(source).unwrap();
        assert!(locale.keys["a"].iter().eq(["b", "c", "count"]));
    }

    #[test]
    fn variables_of_referenced_texts_are_found() {
        let locale = Locale::read("a = { $b }\nc = in { a }").unwrap();
        assert!(locale.keys["c"].contains("b"));
    }

    #[test]
    fn a_duplicate_key_is_an_error() {
        let errors = Locale::read("a = b\na = c").unwrap_err();
        assert_eq!(errors, ["a is defined twice"]);
    }
}
