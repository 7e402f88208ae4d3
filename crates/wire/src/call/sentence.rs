//! Sentences whose cells a page can light.

use novena_core::Cell;
use novena_techniques::{HintMessage, Step};
use novena_texts::Rung;
use serde::Serialize;

use super::texts::Texts;
use crate::name::by_name_option;
#[cfg(feature = "openapi")]
use crate::named;

/// A sentence.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sentence {
    /// For the eye.
    pub text: String,
    /// The same in parts; those that name a cell say which.
    pub parts: Vec<TextPart>,
    /// For the ear.
    pub spoken: String,
}

/// A part of a sentence.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TextPart {
    /// Its text.
    pub text: String,
    /// The cell that it names, if it names one.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "by_name_option::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Cell>, nullable = false))]
    pub cell: Option<Cell>,
}

impl Sentence {
    /// What a rung says of a step.
    pub(crate) fn step(step: &Step, rung: Rung, texts: &Texts) -> Self {
        Self::new(
            texts.short.sentence(step, rung),
            texts.spoken.sentence(step, rung),
        )
    }

    pub(crate) fn new(text: String, spoken: String) -> Self {
        Self {
            parts: parts(&text),
            text,
            spoken,
        }
    }

    /// What a hint says.
    pub(crate) fn hint(hint: HintMessage<'_>, texts: &Texts) -> Self {
        Self::new(texts.short.hint(hint), texts.spoken.hint(hint))
    }
}

/// Cells are named `r1c1` in every language, so they are found by that.
fn parts(text: &str) -> Vec<TextPart> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut at = 0;
    while at < text.len() {
        let name = text.get(at..at + 4);
        let Some(cell) = name.and_then(|name| name.parse::<Cell>().ok()) else {
            at += 1;
            continue;
        };
        if start < at {
            parts.push(TextPart {
                text: text[start..at].to_owned(),
                cell: None,
            });
        }
        at += 4;
        parts.push(TextPart {
            text: text[at - 4..at].to_owned(),
            cell: Some(cell),
        });
        start = at;
    }
    if start < text.len() {
        parts.push(TextPart {
            text: text[start..].to_owned(),
            cell: None,
        });
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let parts = parts(text);
        let said: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
        assert_eq!(said, expected);
        assert_eq!(said.concat(), text);
        for part in &parts {
            assert_eq!(part.cell, part.text.parse().ok());
        }
    }

    #[test]
    fn cells_are_parts_of_their_own() {
        check("Así, r1c1 y r9c9.", &["Así, ", "r1c1", " y ", "r9c9", "."]);
        check("r1c1r2c2", &["r1c1", "r2c2"]);
        check("", &[]);
        check("r0c1 é r1cé", &["r0c1 é r1cé"]);
    }
}
