//! How answers look to programs. None of this changes with the language.

use novena_core::{Cell, Puzzle, Solution};
use novena_formats::{Format, ParseError, Record};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::json::{self, Text};
use crate::records::Layout;

pub(crate) const UNIQUE: &str = "unique";
pub(crate) const NO_SOLUTION: &str = "no solution";
pub(crate) const SEVERAL: &str = "several solutions";

/// The answer to givens that break a rule.
pub(crate) fn invalid(conflicts: &[String]) -> String {
    format!("invalid: {}", conflicts.join("; "))
}

/// The answer to what is no puzzle.
pub(crate) fn error(error: &ParseError) -> String {
    format!("error: {error}")
}

/// The format that answers are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    format: Format,
    layout: Layout,
}

impl Shape {
    /// What was asked for; else what keeps the shape of the input: lines for lines, a drawn
    /// grid for anything larger.
    pub(crate) fn of(to: Option<Format>, from: Option<Format>) -> Self {
        let format = to.unwrap_or_else(|| match from {
            Some(from) if from.is_by_line() => Format::LINE,
            _ => Format::GRID,
        });
        let layout = if format == Format::LINE {
            Layout::Lines
        } else if format.is_by_line() || !format.tail().is_empty() {
            Layout::Table
        } else {
            Layout::Blocks
        };
        Self { format, layout }
    }

    pub(crate) const fn format(self) -> Format {
        self.format
    }

    pub(crate) const fn layout(self) -> Layout {
        self.layout
    }

    pub(crate) fn is_csv(self) -> bool {
        self.format == Format::CSV
    }

    /// What stands above all answers.
    pub(crate) fn head(self) -> &'static str {
        self.format.head()
    }

    /// What stands below them.
    pub(crate) fn tail(self) -> &'static str {
        self.format.tail()
    }

    /// A solution: beside its puzzle where the format has a place for both.
    pub(crate) fn solution(self, puzzle: &Puzzle, solution: &Solution, out: &mut Vec<u8>) {
        if self.layout == Layout::Lines {
            let mut line = [b'\n'; Cell::COUNT + 1];
            for (place, digit) in line.iter_mut().zip(solution.digits()) {
                *place = b'0' + digit.get();
            }
            out.extend_from_slice(&line);
            return;
        }
        let record = if self
            .format
            .carries()
            .contains(novena_formats::Part::Solution)
        {
            Record::new(*puzzle).with_solution(solution.board())
        } else {
            Record::new(solution.board())
        };
        let Ok(_) = self.format.write(&record, out) else {
            unreachable!("memory takes what is written to it");
        };
    }

    /// What is said where there is no solution to write, under this key where keys are used.
    pub(crate) fn instead(self, puzzle: &Puzzle, key: &str, said: &str) -> String {
        match self.format.id() {
            "csv" => format!("{puzzle},{}", csv_field(said)),
            "json" => json::line(&Remark { puzzle, key, said }),
            _ => self.format.remark(said),
        }
    }

    /// What is said where there is no puzzle.
    pub(crate) fn error(self, cause: &ParseError) -> String {
        match self.format.id() {
            "csv" => format!(",{}", csv_field(&error(cause))),
            "json" => json::error(cause),
            _ => self.format.remark(&error(cause)),
        }
    }
}

/// A puzzle and what is said of it, as a JSON object.
struct Remark<'a> {
    puzzle: &'a Puzzle,
    key: &'a str,
    said: &'a str,
}

impl Serialize for Remark<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(Some(2))?;
        fields.serialize_entry("puzzle", &Text(self.puzzle))?;
        fields.serialize_entry(self.key, self.said)?;
        fields.end()
    }
}

/// Tenths as people write them.
pub(crate) fn decimal(tenths: u16) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// A text as one field of a table.
pub(crate) fn csv_field(text: &str) -> String {
    if text.contains([',', '"']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_quoted_where_it_must_be() {
        assert_eq!(csv_field("no solution"), "no solution");
        assert_eq!(csv_field("a, \"b\""), "\"a, \"\"b\"\"\"");
    }
}
