//! Finds the messages in a source, and parses each on first use, because parsing all of them takes
//! longer than producing most responses.

use std::sync::OnceLock;

use fluent_syntax::ast::{self, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;

/// An unparsed message in its source.
pub(super) struct Entry {
    source: &'static str,
    parsed: OnceLock<Option<Pattern<&'static str>>>,
    variables: OnceLock<Vec<&'static str>>,
}

impl Entry {
    /// The parsed message, or `None` if it cannot be parsed, which tests detect.
    pub(super) fn pattern(&self) -> Option<&Pattern<&'static str>> {
        let parse = || {
            let resource = parse_runtime(self.source).unwrap_or_else(|(resource, _)| resource);
            resource.body.into_iter().find_map(|entry| match entry {
                ast::Entry::Message(message) => message.value,
                _ => None,
            })
        };
        self.parsed.get_or_init(parse).as_ref()
    }

    /// The variables that the message uses, including those used by messages it refers to.
    pub(super) fn variables<'a>(
        &'a self,
        find: impl Fn(&str) -> Option<&'a Self>,
    ) -> &'a [&'static str] {
        self.variables.get_or_init(|| {
            let mut used = Vec::new();
            if let Some(pattern) = self.pattern() {
                collect(pattern, &find, &mut used);
            }
            used.sort_unstable();
            used.dedup();
            used
        })
    }
}

fn collect<'a>(
    pattern: &Pattern<&'static str>,
    find: &impl Fn(&str) -> Option<&'a Entry>,
    used: &mut Vec<&'static str>,
) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, find, used);
        }
    }
}

fn collect_expression<'a>(
    expression: &Expression<&'static str>,
    find: &impl Fn(&str) -> Option<&'a Entry>,
    used: &mut Vec<&'static str>,
) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                collect(&variant.value, find, used);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => used.push(id.name),
        InlineExpression::MessageReference { id, .. } => {
            if let Some(pattern) = find(id.name).and_then(Entry::pattern) {
                collect(pattern, find, used);
            }
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, find, used),
        _ => {}
    }
}

/// The messages in a source, by key. A message continues until a line begins with another key or a
/// comment.
pub(super) fn entries(source: &'static str) -> impl Iterator<Item = (&'static str, Entry)> {
    let mut rest = source;
    std::iter::from_fn(move || {
        loop {
            let start = rest;
            if start.is_empty() {
                return None;
            }
            rest = after_line(rest);
            if !start.starts_with(|first: char| first.is_ascii_alphabetic()) {
                continue;
            }
            while rest.starts_with([' ', '\n', '\r', '}']) {
                rest = after_line(rest);
            }
            let text = &start[..start.len() - rest.len()];
            let key = text.split([' ', '=']).next().unwrap_or_default();
            let entry = Entry {
                source: text,
                parsed: OnceLock::new(),
                variables: OnceLock::new(),
            };
            return Some((key, entry));
        }
    })
}

fn after_line(text: &'static str) -> &'static str {
    text.find('\n').map_or("", |end| &text[end + 1..])
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
# A comment.

a = one line
b =
    several

    lines
c = { $count ->
    [one] { a }
   *[other] { $name } and { d }
}
## A heading
d = { $last }
";

    #[test]
    fn entries_end_before_the_next_key() {
        let found: Vec<_> = entries(SOURCE)
            .map(|(key, entry)| (key, entry.source.trim_end()))
            .collect();
        let last: Vec<_> = found
            .iter()
            .map(|(key, text)| (*key, text.lines().last().unwrap_or_default()))
            .collect();
        assert_eq!(
            last,
            [
                ("a", "a = one line"),
                ("b", "    lines"),
                ("c", "}"),
                ("d", "d = { $last }"),
            ]
        );
    }

    #[test]
    fn variables_of_referenced_texts_are_known() {
        let all: Vec<_> = entries(SOURCE).collect();
        let find = |key: &str| {
            all.iter()
                .find(|(other, _)| *other == key)
                .map(|(_, entry)| entry)
        };
        let used = find("c").unwrap().variables(find);
        assert_eq!(used, ["count", "last", "name"]);
    }
}
