//! `yaml`: YAML in which boards are found under any name, as in JSON.
//!
//! ```text
//! name: Ours            puzzles:                     grid: |
//! board:                  - title: First               53..7....
//!   - [5, 3, 0, …]          mission: "53007…"          6..195...
//!   - [6, 0, 0, …]          solution: "53467…"         …
//! ```
//!
//! The parser supports mappings and lists in blocks and in brackets, quoted and plain scalars,
//! multi-line strings (`|`, `>`), comments, and documents separated by `---`. Anchors, tags and
//! other rare features are read as plain text. A top-level list is read item by item. Boards are
//! found as in `json/boards.rs`. The format is read-only.

mod block;
mod flow;

use std::sync::Arc;

use memchr::memmem;

use crate::format::{Format, Parser, Unit};
use crate::json::boards;
use crate::read_only::ReadOnly;

impl Format {
    /// YAML in which boards are found under any name. Read-only.
    pub const YAML: Self = Self(&ReadOnly {
        id: "yaml",
        parser: |_| Arc::new(Yaml),
    });
}

struct Yaml;

impl Parser for Yaml {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let rest = at_end.then_some(text.len());
        // A document ends before the next one, and so does an item of a top-level list.
        let next = |mark: &[u8]| memmem::find(text, mark).map(|place| place + 1);
        let is_list = text.starts_with(b"- ") || text.starts_with(b"-\n");
        let items = [next(b"\n- "), next(b"\n-\n")].map(|end| end.filter(|_| is_list));
        let ends = items.into_iter().chain([next(b"\n---")]);
        ends.flatten().min().or(rest)
    }

    fn read(&self, text: &str) -> Unit {
        match boards::find(&block::value(text)) {
            Ok(records) if records.is_empty() => match boards::refusal(&block::value(text)) {
                Some(error) => Unit::Fault(first_line(text), error),
                None => Unit::Nothing,
            },
            Ok(records) => Unit::Several(records.into_iter().map(Ok).collect()),
            Err(error) => Unit::Fault(first_line(text), error),
        }
    }
}

/// Returns the first line that is neither blank nor a comment.
fn first_line(text: &str) -> usize {
    text.lines()
        .take_while(|line| {
            let line = line.trim();
            line.is_empty() || line.starts_with('#') || line == "---"
        })
        .count()
}

/// Returns whether the text is YAML that contains a board. Every line that is not indented must be
/// a name with a colon, a list item, or a document separator.
pub(crate) fn looks_like(text: &str, whole: bool) -> bool {
    let mut lines = text.lines().filter(|line| {
        let words = line.trim();
        !words.is_empty() && !words.starts_with('#')
    });
    let is_top = |line: &&str| !line.starts_with([' ', '\t']);
    let is_structure = |line: &str| {
        line == "---"
            || line == "-"
            || line == "..."
            || block::key(line).is_some()
            || line.strip_prefix("- ").is_some_and(is_item)
            || line.starts_with(']')
            || line.starts_with('}')
    };
    let has_key = lines
        .clone()
        .any(|line| block::key(line.trim_start().trim_start_matches("- ")).is_some());
    // A text with `board = [[5, …` is prose with an example. `found.rs` reads its arrays.
    let has_array = lines.clone().any(|line| line.contains("= ["));
    if !has_key || has_array || !lines.by_ref().filter(is_top).all(is_structure) {
        return false;
    }
    // The last document or item of a long text may be incomplete.
    let end = if whole {
        text.len()
    } else {
        text.rfind("\n- ").unwrap_or(text.len())
    };
    let value = block::value(&text[..end]);
    match boards::find(&value) {
        Ok(records) if records.is_empty() => boards::refusal(&value).is_some(),
        // An error means that the names belong to different puzzles, so each line is read by
        // itself.
        found => found.is_ok(),
    }
}

/// Returns whether a line is an item that occurs only in YAML: words in quotes or brackets, or a
/// name.
fn is_item(item: &str) -> bool {
    let item = item.trim();
    item.starts_with(['[', '"', '\'', '{', '|']) || block::key(item).is_some() || {
        let cells = item.chars().count();
        matches!(cells, 9 | 81) && item.chars().all(crate::line::is_cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, rows_of};

    /// Replaces the placeholders for the test puzzle and its solution, as strings, lines or lists.
    fn filled(text: &str) -> String {
        let list = |row: &String| {
            let cells: Vec<String> = row.chars().map(String::from).collect();
            format!("  - [{}]\n", cells.join(", ").replace('.', "0"))
        };
        let rows: String = rows_of(PUZZLE).iter().map(list).collect();
        let solved: String = rows_of(SOLUTION).iter().map(list).collect();
        let lines = format!("  {}\n", rows_of(PUZZLE).join("\n  "));
        text.replace("<rows>", &rows)
            .replace("<solved>", &solved)
            .replace("<lines>", &lines)
            .replace("<P>", PUZZLE)
            .replace("<S>", SOLUTION)
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let text = filled(text);
        crate::tests::check(Format::YAML, &text, expected);
        let reader = crate::Reader::new(text.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.format(), Some(Format::YAML), "{text}");
        crate::tests::properties::reads_alike_in_pieces(text.as_bytes(), None);
    }

    #[test]
    fn boards_are_found_under_any_key() {
        check("board:\n<rows>", "1: puzzle");
        check(
            "name: ours\nboard:\n<rows>solution:\n<solved>",
            "1: puzzle, solution",
        );
        check("grid: |\n<lines>level: 2\n", "1: puzzle");
        check(
            "---\n# ours\nmission: \"<P>\"\nsolution: <S>\n",
            "1: puzzle, solution",
        );
        check("puzzle: '<P>' # ours\n", "1: puzzle");
        check("a:\n  b:\n    c: <P>\n", "1: puzzle");
        check("grid: [\n  <P>,\n]\n", "1: puzzle");
    }

    #[test]
    fn lists_are_puzzles_one_after_another() {
        check("puzzles:\n- <P>\n- '<P>'\n", "1: puzzle\n1: puzzle");
        check(
            "- title: a\n  board: <P>\n  solution: <S>\n- title: b\n  board: <P>\n",
            "1: puzzle, solution\n4: puzzle",
        );
        check("a: <P>\n---\na: <P>\n", "1: puzzle\n2: puzzle");
    }

    #[test]
    fn other_texts_are_not_yaml() {
        for text in [
            "Easy: <P>\nmore words\n",
            "Grid 01:\n<P>\n",
            "- one\n- two\n",
            "a: b\n",
            "<P>\n",
            ":0000:x:<P>:::\n",
            "Input: board = [[1]]\nOutput: <P>\n",
        ] {
            assert!(!looks_like(&filled(text), true), "{text}");
        }
    }

    #[test]
    fn other_sizes_are_refused_by_name() {
        check(
            "board:\n  - [1, 0, 0, 4]\n  - [0, 0, 1, 0]\n  - [0, 4, 0, 0]\n  - [2, 0, 0, 3]\n",
            "1: this puzzle is 4×4; only classic 9×9 is supported",
        );
    }
}
