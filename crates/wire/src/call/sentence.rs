//! Sentences whose cells a page can highlight.

use novena_core::Cell;
use novena_techniques::{HintMessage, Step};
use novena_texts::{Explanation, Rung};
use serde::Serialize;

use super::texts::Texts;
use crate::name::{by_name_option, by_names};
#[cfg(feature = "openapi")]
use crate::named;

/// A sentence.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sentence {
    /// The text to display.
    pub text: String,
    /// The text in parts. A part that names cells also lists these cells.
    pub parts: Vec<TextPart>,
    /// The text to read aloud.
    pub spoken: String,
    /// The lines of the argument, if there are several: one line for each link of a chain.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<SentenceLine>,
    /// The chains in Eureka notation, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub notation: Option<String>,
    /// The same text in parts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notation_parts: Vec<TextPart>,
}

/// A line of an argument.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SentenceLine {
    /// The number of the line, if it describes a link: `3`, or `3.1` for a chain inside a chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub number: Option<String>,
    /// The depth of the line: 0, or more for a chain inside a chain.
    pub depth: usize,
    /// Its text without the number.
    pub text: String,
    /// The same text in parts.
    pub parts: Vec<TextPart>,
}

/// A part of a sentence.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TextPart {
    /// Its text.
    pub text: String,
    /// The cell that the part names, if it names one.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "by_name_option::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Cell>, nullable = false))]
    pub cell: Option<Cell>,
    /// The cells that the part names, if it names several, as `r2c1358` does.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "by_names::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    pub cells: Vec<Cell>,
}

impl Sentence {
    /// The sentence for a step at a rung.
    pub(crate) fn step(step: &Step, rung: Rung, texts: &Texts) -> Self {
        let mut sentence = Self::new(
            texts.short.sentence(step, rung),
            texts.spoken.sentence(step, rung),
        );
        if rung == Rung::Why {
            sentence.explain(texts.short.explanation(step));
        }
        sentence
    }

    pub(crate) fn new(text: String, spoken: String) -> Self {
        Self {
            parts: parts(&text),
            text,
            spoken,
            lines: Vec::new(),
            notation: None,
            notation_parts: Vec::new(),
        }
    }

    /// The sentence for a hint.
    pub(crate) fn hint(hint: HintMessage<'_>, texts: &Texts) -> Self {
        match hint {
            HintMessage::Step(step, rung) => Self::step(step, rung, texts),
            HintMessage::Notice(_) => Self::new(texts.short.hint(hint), texts.spoken.hint(hint)),
        }
    }

    fn explain(&mut self, explanation: Explanation) {
        self.notation_parts = explanation.notation.as_deref().map_or_else(Vec::new, parts);
        self.notation = explanation.notation;
        if explanation.lines.len() < 2 {
            return;
        }
        let lines = explanation.lines.into_iter();
        self.lines = lines
            .map(|line| SentenceLine {
                parts: parts(&line.text),
                number: line.number,
                depth: line.depth,
                text: line.text,
            })
            .collect();
    }
}

/// Splits a text at the names of cells. In every language, a cell has a name like `r1c1`, and
/// several cells have a name like `r2c1358`.
fn parts(text: &str) -> Vec<TextPart> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut at = 0;
    while at < text.len() {
        let Some((length, cells)) = name_at(&text.as_bytes()[at..]) else {
            at += 1;
            continue;
        };
        if start < at {
            parts.push(TextPart {
                text: text[start..at].to_owned(),
                cell: None,
                cells: Vec::new(),
            });
        }
        let (cell, cells) = match cells[..] {
            [cell] => (Some(cell), Vec::new()),
            _ => (None, cells),
        };
        parts.push(TextPart {
            text: text[at..at + length].to_owned(),
            cell,
            cells,
        });
        at += length;
        start = at;
    }
    if start < text.len() {
        parts.push(TextPart {
            text: text[start..].to_owned(),
            cell: None,
            cells: Vec::new(),
        });
    }
    parts
}

/// A cell name at the beginning of the text: its length, and the cells.
fn name_at(text: &[u8]) -> Option<(usize, Vec<Cell>)> {
    let digits = |from: usize| -> &[u8] {
        let rest = text.get(from..).unwrap_or_default();
        let length = rest.iter().take_while(|byte| (b'1'..=b'9').contains(byte));
        &rest[..length.count()]
    };
    let rows = digits(1);
    let columns = digits(rows.len() + 2);
    let is_name = text.first() == Some(&b'r') && text.get(rows.len() + 1) == Some(&b'c');
    if !is_name || rows.is_empty() || columns.is_empty() {
        return None;
    }
    let index = |byte: u8| usize::from(byte - b'1');
    let cells = rows.iter().flat_map(|&row| {
        let columns = columns.iter();
        columns.map(move |&column| Cell::at(index(row), index(column)))
    });
    Some((rows.len() + columns.len() + 2, cells.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let parts = parts(text);
        let texts: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
        assert_eq!(texts, expected);
        assert_eq!(texts.concat(), text);
        for part in parts.iter().filter(|part| part.cells.is_empty()) {
            assert_eq!(part.cell, part.text.parse().ok());
        }
    }

    #[test]
    fn cells_are_separate_parts() {
        check("Así, r1c1 y r9c9.", &["Así, ", "r1c1", " y ", "r9c9", "."]);
        check("r1c1r2c2", &["r1c1", "r2c2"]);
        check("", &[]);
        check("r0c1 é r1cé", &["r0c1 é r1cé"]);
    }

    #[test]
    fn a_name_of_several_cells_is_one_part() {
        check("(5)r2c1358-", &["(5)", "r2c1358", "-"]);
        let named = |text: &str| -> Vec<String> {
            let cells = parts(text).remove(0).cells;
            cells.iter().map(ToString::to_string).collect()
        };
        assert_eq!(named("r2c1358"), ["r2c1", "r2c3", "r2c5", "r2c8"]);
        assert_eq!(named("r12c4"), ["r1c4", "r2c4"]);
        assert!(named("r1c4").is_empty());
    }
}
