//! `spf`: nine rows with bars, as in SuDoku Solver.
//!
//! ```text
//! ...|..9|.2.
//! 8..|3..|6.4
//! ...|76.|...
//! ---+---+---
//! ```
//!
//! `.` is an empty cell, and the cells may be separated by spaces. The format is read like
//! [`crate::Format::GRID`], with any frame, and written as above.

use std::io::{self, Write};
use std::sync::Arc;

use crate::format::{Format, Parser, Syntax};
use crate::{Record, RecordParts, rows};

impl Format {
    /// Nine rows with bars between the boxes and no frame: `.spf` files.
    pub const SPF: Self = Self(&Spf);
}

struct Spf;

impl Syntax for Spf {
    fn id(&self) -> &'static str {
        "spf"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["spf"]
    }

    fn holds_many(&self) -> bool {
        false
    }

    fn carries(&self) -> RecordParts {
        RecordParts::NONE
    }

    fn parser(&self, prefix: &str) -> Arc<dyn Parser> {
        Format::GRID.0.parser(prefix)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let lines = rows::with_bars(&record.board());
        for (row, line) in lines.iter().enumerate() {
            if row == 3 || row == 6 {
                writeln!(out, "---+---+---")?;
            }
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn between(&self) -> &'static str {
        "\n"
    }
}

/// Returns whether the text begins with three rows that have bars but no spaces, followed by a
/// drawn line.
pub(crate) fn looks_like(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let row = |line: &str| {
        let boxes: Vec<&str> = line.split('|').collect();
        boxes.len() == 3
            && boxes.iter().all(|cells| {
                cells.len() == 3
                    && cells
                        .bytes()
                        .all(|cell| cell == b'.' || cell.is_ascii_digit())
            })
    };
    lines.by_ref().take(3).filter(|line| row(line)).count() == 3
        && lines.next() == Some("---+---+---")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, check, written};

    const TEXT: &str = "\
...|..9|.2.
8..|3..|6.4
...|76.|...
---+---+---
.4.|1..|5..
9..|5.3|..1
..2|..6|.9.
---+---+---
...|.17|...
3.7|..5|..9
.1.|6..|...
";

    #[test]
    fn rows_are_read_with_and_without_spaces() {
        check(Format::SPF, TEXT, "1: puzzle");
        let apart = TEXT.replace('.', " . ").replace('|', " | ");
        check(Format::SPF, apart.replace('\n', "\r\n"), "1: puzzle");
        check(
            Format::SPF,
            format!("{TEXT}\n{TEXT}"),
            "1: puzzle\n13: puzzle",
        );
    }

    #[test]
    fn reports_errors() {
        check(
            Format::SPF,
            TEXT.replace("9..|5.3", "9..|5.3.").trim_end(),
            "6: row 5 has 10 cells, expected 9",
        );
        check(
            Format::SPF,
            TEXT.replace("9..|5.3", "9..|5?3"),
            "6: column 6: unexpected '?'",
        );
    }

    #[test]
    fn rows_are_written_with_bars() {
        let record = Record::new(PUZZLE.parse::<novena_core::Board>().unwrap());
        assert_eq!(written(Format::SPF, &record), (TEXT.into(), String::new()));
    }

    #[test]
    fn bars_without_spaces_identify_the_format() {
        assert!(looks_like(TEXT));
        assert!(!looks_like(&TEXT.replace('|', " | ")));
        assert!(!looks_like(&TEXT.replace("---+---+---", "-----------")));
        assert!(!looks_like(PUZZLE));
    }
}
