//! Mappings and lists in blocks, delimited by indentation.

use serde_json::{Map, Value};

use super::flow;

/// The maximum depth of blocks.
const DEPTH: usize = 32;

/// Returns the value of a document.
pub(super) fn value(text: &str) -> Value {
    let lines = text
        .lines()
        .map(|line| {
            let words = line.trim_start_matches(' ');
            Line {
                indent: line.len() - words.len(),
                words: words.trim_end(),
            }
        })
        .collect();
    let mut reader = BlockReader { lines, next: 0 };
    let mut documents = Vec::new();
    while reader.peek().is_some() {
        let before = reader.next;
        documents.push(reader.block(0, DEPTH));
        if reader.next == before {
            reader.next += 1;
        }
    }
    match documents.len() {
        1 => documents.remove(0),
        _ => documents.into(),
    }
}

/// Returns the name at the start of a line, and the text after its colon.
pub(super) fn key(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.split_once(':')?;
    let is_end = rest.is_empty() || rest.starts_with([' ', '\t']);
    let bare = name.trim_matches(['"', '\'']);
    let is_name = bare.starts_with(|char: char| char.is_alphabetic() || char == '_')
        && bare.chars().count() <= 40
        && bare
            .chars()
            .all(|char| char.is_alphanumeric() || matches!(char, '_' | '-' | ' '))
        && !bare.ends_with(' ');
    (is_end && is_name).then_some((bare, rest.trim()))
}

#[derive(Clone, Copy)]
struct Line<'a> {
    indent: usize,
    words: &'a str,
}

struct BlockReader<'a> {
    lines: Vec<Line<'a>>,
    next: usize,
}

impl<'a> BlockReader<'a> {
    /// Returns the next line that is neither blank nor a comment.
    fn peek(&mut self) -> Option<Line<'a>> {
        while let Some(&line) = self.lines.get(self.next) {
            let is_mark = line.indent == 0 && matches!(line.words, "---" | "...");
            if !(line.words.is_empty() || line.words.starts_with('#') || is_mark) {
                return Some(line);
            }
            self.next += 1;
        }
        None
    }

    /// Returns the block that begins at the next line, if that line is indented at least this far.
    fn block(&mut self, indent: usize, depth: usize) -> Value {
        let (Some(line), Some(depth)) = (self.peek(), depth.checked_sub(1)) else {
            return Value::Null;
        };
        if line.indent < indent {
            Value::Null
        } else if is_item(line.words) {
            self.list(line.indent, depth)
        } else if key(line.words).is_some() {
            self.mapping(line.indent, depth)
        } else {
            self.next += 1;
            self.flow(line.words)
        }
    }

    fn list(&mut self, indent: usize, depth: usize) -> Value {
        let mut items = Vec::new();
        while let Some(line) = self.peek() {
            if line.indent != indent || !is_item(line.words) {
                break;
            }
            let words = line.words[1..].trim_start();
            if words.is_empty() || words.starts_with('#') {
                self.next += 1;
                items.push(self.block(indent + 1, depth));
            } else if is_item(words) || key(words).is_some() {
                // The text after the dash is a block of its own, indented by the length of the text
                // before it.
                let indent = indent + line.words.len() - words.len();
                self.lines[self.next] = Line { indent, words };
                items.push(self.block(indent, depth));
            } else {
                self.next += 1;
                items.push(self.scalar(indent, words));
            }
        }
        items.into()
    }

    fn mapping(&mut self, indent: usize, depth: usize) -> Value {
        let mut object = Map::new();
        while let Some(line) = self.peek() {
            let Some((name, words)) = key(line.words).filter(|_| line.indent == indent) else {
                break;
            };
            self.next += 1;
            let value = if words.is_empty() || words.starts_with('#') {
                // A list may have the same indentation as its name.
                let is_list = self
                    .peek()
                    .is_some_and(|line| line.indent == indent && is_item(line.words));
                self.block(if is_list { indent } else { indent + 1 }, depth)
            } else {
                self.scalar(indent, words)
            };
            object.insert(name.to_owned(), value);
        }
        object.into()
    }

    /// Returns a value that begins on the line of its name or dash.
    fn scalar(&mut self, indent: usize, words: &str) -> Value {
        if !words.starts_with(['|', '>']) {
            return self.flow(words);
        }
        let mut text = String::new();
        while let Some(line) = self.lines.get(self.next) {
            if line.indent <= indent && !line.words.is_empty() {
                break;
            }
            text.push_str(line.words);
            text.push('\n');
            self.next += 1;
        }
        text.trim_end().into()
    }

    /// Returns a value whose brackets may be closed on a later line.
    fn flow(&mut self, words: &str) -> Value {
        let mut text = words.to_owned();
        let mut brackets = Brackets::default();
        brackets.follow(words);
        while words.starts_with(['[', '{']) && brackets.open > 0 {
            let Some(line) = self.lines.get(self.next) else {
                break;
            };
            // Remove comments, because the lines are joined into one and a comment would hide the
            // rest.
            let words = line.words.split(" #").next().unwrap_or("");
            text.push(' ');
            text.push_str(words);
            brackets.follow(words);
            self.next += 1;
        }
        flow::value(&text)
    }
}

fn is_item(words: &str) -> bool {
    words == "-" || words.starts_with("- ")
}

/// Counts the brackets that are open in the text read so far.
#[derive(Default)]
struct Brackets {
    open: usize,
    quote: Option<char>,
}

impl Brackets {
    fn follow(&mut self, text: &str) {
        for char in text.chars() {
            match (self.quote, char) {
                (None, '[' | '{') => self.open += 1,
                (None, ']' | '}') => self.open = self.open.saturating_sub(1),
                (None, '"' | '\'') => self.quote = Some(char),
                (Some(begun), char) if begun == char => self.quote = None,
                _ => {}
            }
        }
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
    fn blocks_are_read() {
        check("a: 1\nb: x y # z\n", "{\"a\":\"1\",\"b\":\"x y\"}");
        check(
            "a:\n  b: 1\n  c:\n    - 2\n    - 3\n",
            "{\"a\":{\"b\":\"1\",\"c\":[\"2\",\"3\"]}}",
        );
        check("a:\n- 1\n- 2\nb: 3", "{\"a\":[\"1\",\"2\"],\"b\":\"3\"}");
        check(
            "- a: 1\n  b: 2\n-\n  a: 3\n",
            "[{\"a\":\"1\",\"b\":\"2\"},{\"a\":\"3\"}]",
        );
        check("- - 1\n  - 2\n- - 3", "[[\"1\",\"2\"],[\"3\"]]");
        check("a: |\n  x\n   y\n\nb: 1", "{\"a\":\"x\\ny\",\"b\":\"1\"}");
        check(
            "a: [1,\n  2 # two\n]\nb: 3",
            "{\"a\":[\"1\",\"2\"],\"b\":\"3\"}",
        );
        check("---\na: 1\n---\nb: 2", "{\"a\":\"1\",\"b\":\"2\"}");
        check("words", "\"words\"");
        check("", "[]");
    }

    #[test]
    fn parsing_always_ends() {
        for text in [
            "- ",
            "-",
            ":",
            "a:",
            "- -",
            " a: 1\nb: 2\n  c: 3\n d",
            "a: [",
            "- a:\n - b",
        ] {
            value(text);
        }
        value(&"- ".repeat(1000));
        let deep: Vec<String> = (0..100).map(|depth| " ".repeat(depth) + "a:\n").collect();
        value(&deep.concat());
    }
}
