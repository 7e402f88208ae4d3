//! Machine-readable answers, which are the same in every language.

use novena_core::{Cell, Conflict, Puzzle, Solution};
use novena_formats::{Format, ParseError, Record};
use novena_play::Obstacle;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::json::{self, Text};
use crate::records::Layout;

pub(crate) const UNIQUE: &str = "unique";
pub(crate) const NO_SOLUTION: &str = "no solution";
pub(crate) const SEVERAL: &str = "several solutions";

/// Returns the answer to a puzzle whose givens break a rule.
pub(crate) fn invalid(conflicts: &[String]) -> String {
    format!("invalid: {}", conflicts.join("; "))
}

/// Describes an obstacle in machine-readable form. If the givens break a rule or have no solution,
/// uses the same words as `check`. Otherwise, uses the ID of the obstacle.
pub(crate) fn obstacle(obstacle: &Obstacle) -> String {
    match obstacle {
        Obstacle::Invalid(conflicts) => {
            let conflicts: Vec<String> = conflicts.iter().map(Conflict::to_string).collect();
            invalid(&conflicts)
        }
        Obstacle::NoSolution => NO_SOLUTION.to_owned(),
        other => other.id().to_owned(),
    }
}

/// Returns the answer to input that is not a puzzle.
pub(crate) fn error(error: &ParseError) -> String {
    format!("error: {error}")
}

/// The format in which answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AnswerFormat {
    format: Format,
    layout: Layout,
}

impl AnswerFormat {
    /// Returns the requested format. If no format was requested, returns the line format for input
    /// that consists of lines, and a drawn grid for all other input.
    pub(crate) fn of(to: Option<Format>, from: Option<Format>) -> Self {
        let format = to.unwrap_or_else(|| match from {
            Some(from) if from.is_line_based() => Format::LINE,
            _ => Format::GRID,
        });
        let layout = if format == Format::LINE {
            Layout::Lines
        } else if format.is_line_based() || !format.tail().is_empty() {
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

    /// Returns the text written before the first answer.
    pub(crate) fn head(self) -> &'static str {
        self.format.head()
    }

    /// Returns the text written after the last answer.
    pub(crate) fn tail(self) -> &'static str {
        self.format.tail()
    }

    /// Writes a solution, together with its puzzle if the format has room for both.
    #[inline]
    pub(crate) fn solution(self, puzzle: &Puzzle, solution: &Solution, out: &mut Vec<u8>) {
        if self.layout == Layout::Lines {
            let mut line = [b'\n'; Cell::COUNT + 1];
            for (place, digit) in line.iter_mut().zip(solution.digits()) {
                *place = b'0' + digit.get();
            }
            out.extend_from_slice(&line);
        } else {
            self.record(puzzle, solution, out);
        }
    }

    fn record(self, puzzle: &Puzzle, solution: &Solution, out: &mut Vec<u8>) {
        let record = if self
            .format
            .carries()
            .contains(novena_formats::RecordPart::Solution)
        {
            Record::new(*puzzle).with_solution(solution.board())
        } else {
            Record::new(solution.board())
        };
        let Ok(_) = self.format.write(&record, out) else {
            unreachable!("writing to memory cannot fail");
        };
    }

    /// Returns the text written in place of a solution. In JSON, it is the value of `key`.
    pub(crate) fn remark(self, puzzle: &Puzzle, key: &str, text: &str) -> String {
        match self.format.id() {
            "csv" => format!("{puzzle},{}", csv_field(text)),
            "json" => json::line(&Remark { puzzle, key, text }),
            _ => self.format.remark(text),
        }
    }

    /// Returns the answer to input that is not a puzzle, in this format.
    pub(crate) fn error(self, cause: &ParseError) -> String {
        match self.format.id() {
            "csv" => format!(",{}", csv_field(&error(cause))),
            "json" => json::error(cause),
            _ => self.format.remark(&error(cause)),
        }
    }
}

/// A puzzle with a remark about it, as a JSON object.
struct Remark<'a> {
    puzzle: &'a Puzzle,
    key: &'a str,
    text: &'a str,
}

impl Serialize for Remark<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(Some(2))?;
        fields.serialize_entry("puzzle", &Text(self.puzzle))?;
        fields.serialize_entry(self.key, self.text)?;
        fields.end()
    }
}

/// Formats a number of tenths as a decimal number.
pub(crate) fn decimal(tenths: u16) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Formats a string as one field of a table.
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
    fn csv_fields_are_quoted_if_necessary() {
        assert_eq!(csv_field("no solution"), "no solution");
        assert_eq!(csv_field("a, \"b\""), "\"a, \"\"b\"\"\"");
    }
}
