//! `plain`: nine rows of nine cells with nothing around them.
//!
//! ```text
//! 0 5 0 0 6 8 0 7 0     050068070     .5..68.7.     -1 5 -1 -1 6 8 -1 7 -1
//! ```
//!
//! Cells may be separated by spaces or tabs, or not at all. An empty cell is any of
//! `. 0 - * _ x X`, or `-1` if all cells are separated. Boards follow each other with or without a
//! blank line; a blank line after the third or the sixth row does not end a board.
//!
//! The cells are written with spaces between them and with 0 for an empty cell, which simple
//! programs can read.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::Digit;

use crate::format::{Format, Parser, Syntax, Unit};
use crate::{ParseError, Record, RecordParts, rows};

impl Format {
    /// Nine rows of nine digits, with or without spaces.
    pub const PLAIN: Self = Self(&Plain);
}

struct Plain;

impl Syntax for Plain {
    fn id(&self) -> &'static str {
        "plain"
    }

    fn carries(&self) -> RecordParts {
        RecordParts::NONE
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        for row in record.board().values().chunks_exact(9) {
            let row: Vec<_> = row.iter().map(u8::to_string).collect();
            writeln!(out, "{}", row.join(" "))?;
        }
        Ok(())
    }

    fn between(&self) -> &'static str {
        "\n"
    }
}

impl Parser for Plain {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        rows::cut(text, at_end, false)
    }

    fn read(&self, text: &str) -> Unit {
        rows::read(text, false, read_row, rows::board)
    }
}

/// Returns whether cells are separated by spaces, so that `-1` can be a cell.
pub(crate) fn is_apart(row: &str) -> bool {
    row.split_whitespace()
        .all(|cell| cell == "-1" || cell.chars().count() == 1)
}

fn read_row(row: &str, cells: &mut Vec<Option<Digit>>) -> Result<(), ParseError> {
    if is_apart(row) && row.contains("-1") {
        // The width is kept, so that columns in errors remain correct.
        rows::push_cells(&row.replace("-1", "- "), cells, char::is_whitespace)
    } else {
        rows::push_cells(row, cells, char::is_whitespace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, rows_of};

    #[track_caller]
    fn check(text: &str, expected: &str) {
        crate::tests::check(Format::PLAIN, text, expected);
    }

    fn rows(apart: &str, blank: &str) -> Vec<String> {
        let spread = |row: &String| {
            let cells: Vec<String> = row.chars().map(String::from).collect();
            cells.join(apart).replace('.', blank)
        };
        rows_of(PUZZLE).iter().map(spread).collect()
    }

    #[test]
    fn rows_are_read_with_and_without_spaces() {
        for blank in [".", "0", "-", "_", "*", "x", "X"] {
            for apart in ["", " ", "\t", "  "] {
                check(&rows(apart, blank).join("\n"), "1: puzzle");
            }
        }
        check(&rows(" ", "-1").join("\n"), "1: puzzle");
        check(&rows("\t", "-1").join("\r\n"), "1: puzzle");
    }

    #[test]
    fn a_minus_directly_before_a_one_is_an_empty_cell() {
        let text = format!("-1-------\n{}", "---------\n".repeat(8));
        check(&text, &format!("1: .1{}", ".".repeat(79)));
    }

    #[test]
    fn boards_follow_each_other() {
        let board = rows("", "0").join("\n");
        check(&format!("{board}\n{board}\n"), "1: puzzle\n10: puzzle");
        check(
            &format!("\n\n{board}\n\n\n{board}"),
            "3: puzzle\n14: puzzle",
        );
    }

    #[test]
    fn gaps_between_bands_come_in_pairs() {
        let rows = rows(" ", "0");
        let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
        check(&bands.join("\n\n"), "1: puzzle");
        check(
            &format!("{0}\n\n\n{0}\n\n", bands.join("\n\n")),
            "1: puzzle\n14: puzzle",
        );
        check(
            &format!("{}\n\n{}", bands[0], bands.join("\n")),
            "3: expected 9 rows, found 3\n5: puzzle",
        );
        check(
            &format!("{}\n{}\n\n{}", bands[0], bands[1], bands[2]),
            "6: expected 9 rows, found 6\n10: expected 9 rows, found 3",
        );
    }

    #[test]
    fn words_before_a_board_are_its_title() {
        let board = rows("", "0").join("\n");
        check(
            &format!("Grid 01\n{board}\nGrid 02\n# easy\n{board}\n# the end\n"),
            "2: puzzle, title \"Grid 01\"\n13: puzzle, title \"Grid 02\", comment \"easy\"",
        );
    }

    #[test]
    fn reports_errors() {
        let mut rows = rows(" ", "0");
        rows[3] = "0 4 0 1 0 0 5 0".to_string();
        check(&rows.join("\n"), "4: row 4 has 8 cells, expected 9");
        rows[3] = "0 4 0 1 0 0 5 0 0 0".to_string();
        check(&rows.join("\n"), "4: row 4 has 10 cells, expected 9");
        rows[3] = "0 4 0 1 A 0 5 0 0".to_string();
        check(&rows.join("\n"), "4: column 9: unexpected 'A'");
        rows[3] = "-1 4 -1 1 A".to_string();
        check(&rows.join("\n"), "4: column 11: unexpected 'A'");
        check(&rows[4..].join("\n"), "5: expected 9 rows, found 5");
    }
}
