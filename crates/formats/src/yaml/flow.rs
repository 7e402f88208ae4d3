//! Values on one line: words, quoted or not, and lists and mappings in brackets.

use serde_json::{Map, Value};

/// The maximum depth of brackets.
const DEPTH: usize = 32;

/// Returns the value of text that may contain brackets and quotes. The text is on one line, or has
/// been joined into one.
pub(super) fn value(text: &str) -> Value {
    let mut reader = FlowReader {
        rest: text.trim_start(),
    };
    reader.value(DEPTH, "")
}

struct FlowReader<'a> {
    rest: &'a str,
}

impl FlowReader<'_> {
    /// Returns the next value. Plain words end before one of `ends` and at a comment.
    fn value(&mut self, depth: usize, ends: &str) -> Value {
        self.rest = self.rest.trim_start();
        let first = self.rest.chars().next();
        match (first, depth.checked_sub(1)) {
            (Some('['), Some(depth)) => self.list(depth),
            (Some('{'), Some(depth)) => self.mapping(depth),
            (Some(quote @ ('"' | '\'')), _) => Value::String(self.quoted(quote)),
            _ => plain(self.plain(ends)),
        }
    }

    fn list(&mut self, depth: usize) -> Value {
        let mut items = Vec::new();
        self.skip(1);
        loop {
            if self.is_past(']') {
                return items.into();
            }
            let before = self.rest.len();
            items.push(self.value(depth, ",]"));
            if !self.is_past(',') && self.rest.len() == before {
                // Skip a bracket of another kind, which neither ends the list nor begins a value.
                self.skip(1);
            }
        }
    }

    fn mapping(&mut self, depth: usize) -> Value {
        let mut object = Map::new();
        self.skip(1);
        loop {
            if self.is_past('}') {
                return object.into();
            }
            let before = self.rest.len();
            let name = match self.value(depth, ":,}") {
                Value::String(name) => name,
                other => other.to_string(),
            };
            if self.is_past(':') {
                object.insert(name, self.value(depth, ",}"));
            }
            if !self.is_past(',') && self.rest.len() == before {
                self.skip(1);
            }
        }
    }

    /// Skips the given character if it comes next. Returns true if it was skipped or the text has
    /// ended.
    fn is_past(&mut self, sign: char) -> bool {
        self.rest = self.rest.trim_start();
        if self.rest.is_empty() {
            return true;
        }
        match self.rest.strip_prefix(sign) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn skip(&mut self, count: usize) {
        let mut chars = self.rest.chars();
        chars.by_ref().take(count).for_each(drop);
        self.rest = chars.as_str();
    }

    fn quoted(&mut self, quote: char) -> String {
        self.skip(1);
        let mut text = String::new();
        while let Some(char) = self.rest.chars().next() {
            self.skip(1);
            match char {
                // Two consecutive single quotes stand for one.
                '\'' if quote == char && self.rest.starts_with('\'') => {
                    self.skip(1);
                    text.push('\'');
                }
                char if char == quote => break,
                '\\' if quote == '"' => {
                    let escaped = self.rest.chars().next();
                    self.skip(1);
                    text.extend(escaped.map(|char| if char == 'n' { '\n' } else { char }));
                }
                char => text.push(char),
            }
        }
        text
    }

    fn plain(&mut self, ends: &str) -> &str {
        let end = self.rest.find(|char| ends.contains(char));
        let (text, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        // A comment extends to the end of the line.
        let comment = if text.starts_with('#') {
            Some(0)
        } else {
            text.find(" #")
        };
        self.rest = if comment.is_some() { "" } else { rest };
        text[..comment.unwrap_or(text.len())].trim()
    }
}

/// Reads words without quotes. Numbers remain text, because the leading zeros of a row matter.
fn plain(text: &str) -> Value {
    match text {
        "" | "~" | "null" => Value::Null,
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        "-1" => Value::from(-1),
        text => Value::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(value(text).to_string(), expected, "{text}");
    }

    #[test]
    fn values_are_read() {
        check("words and more # comment", "\"words and more\"");
        check("'it''s' # x", "\"it's\"");
        check("\"a \\\"b\\\" # c\"", "\"a \\\"b\\\" # c\"");
        check("[1, 02, '3', ~, -1]", "[\"1\",\"02\",\"3\",null,-1]");
        check(
            "{a: 1, 'b': [2, {c: 3}]}",
            "{\"a\":\"1\",\"b\":[\"2\",{\"c\":\"3\"}]}",
        );
        check("[]", "[]");
        check("", "null");
    }

    #[test]
    fn unclosed_values_end() {
        for text in [
            "[", "[1,", "{", "{a", "{a:", "'a", "\"a\\", "[}", "{]", "[[[[", "]",
        ] {
            value(text);
        }
        value(&"[".repeat(1000));
        value(&"{a:".repeat(1000));
    }
}
