//! `msk`: nine lines of nine characters, from the VBForums contest.
//!
//! ```text
//! .....9.2.
//! 8..3..6.4
//! ...76....
//! ```
//!
//! An empty cell is read as `.` or `0`, and written as `.`. A `.sol` file has the same form, with
//! every cell filled. This format also reads and writes `.sol` files, with their digits as givens.

use std::io::{self, Write};
use std::sync::Arc;

use crate::format::{Format, Parser, Syntax, Unit};
use crate::{Record, RecordParts, rows};

impl Format {
    /// Nine lines of nine characters: `.msk` files, and `.sol` files with their solutions.
    pub const MSK: Self = Self(&Msk);
}

struct Msk;

impl Syntax for Msk {
    fn id(&self) -> &'static str {
        "msk"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["msk", "sol"]
    }

    fn holds_many(&self) -> bool {
        false
    }

    fn carries(&self) -> RecordParts {
        RecordParts::NONE
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(rows::nine_lines(&record.board()).as_bytes())
    }

    fn between(&self) -> &'static str {
        "\n"
    }
}

impl Parser for Msk {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        rows::cut(text, at_end, false)
    }

    fn read(&self, text: &str) -> Unit {
        let read_row =
            |row: &str, cells: &mut Vec<_>| rows::push_cells(row, cells, char::is_whitespace);
        rows::read(text, false, read_row, rows::board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, check, rows_of, written};

    #[test]
    fn puzzles_and_solutions_are_read() {
        check(Format::MSK, rows_of(PUZZLE).join("\r\n"), "1: puzzle");
        check(
            Format::MSK,
            rows_of(PUZZLE).join("\n").replace('.', "0"),
            "1: puzzle",
        );
        check(Format::MSK, rows_of(SOLUTION).join("\n"), "1: solution");
    }

    #[test]
    fn reports_errors() {
        let text = rows_of(PUZZLE).join("\n");
        check(
            Format::MSK,
            text.replacen("8..3", "8.A3", 1),
            "2: column 3: unexpected 'A'",
        );
        check(
            Format::MSK,
            text.replacen("8..3", "8.3", 1),
            "2: row 2 has 8 cells, expected 9",
        );
        check(Format::MSK, &text[10..], "8: expected 9 rows, found 8");
    }

    #[test]
    fn rows_are_written_without_spaces() {
        let record = Record::new(PUZZLE.parse::<novena_core::Board>().unwrap());
        let expected = format!("{}\n", rows_of(PUZZLE).join("\n"));
        assert_eq!(written(Format::MSK, &record), (expected, String::new()));
    }
}
