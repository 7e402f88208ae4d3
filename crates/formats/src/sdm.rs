//! `sdm`: a collection, one puzzle of 81 characters per line.
//!
//! ```text
//! 000009020800300604000760000040100500900503001002006090000017000307005009010600000
//! ```
//!
//! The format is read like [`crate::line`], in any of its layouts, including comments. It is
//! written with `0` for empty cells and nothing after the cells, because other programs accept only
//! digits.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Board, Cell, Digit};

use crate::format::{Format, Parser, Syntax};
use crate::{Record, RecordParts};

impl Format {
    /// A collection: 81 digits per line, 0 for an empty cell.
    pub const SDM: Self = Self(&Sdm);
}

struct Sdm;

impl Syntax for Sdm {
    fn id(&self) -> &'static str {
        "sdm"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["sdm"]
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::NONE
    }

    fn parser(&self, prefix: &str) -> Arc<dyn Parser> {
        Format::LINE.0.parser(prefix)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        self.write_board(&record.board(), out)
    }

    fn write_board(&self, board: &Board, out: &mut dyn Write) -> io::Result<()> {
        let mut text = [b'\n'; Cell::COUNT + 1];
        for (place, digit) in text.iter_mut().zip(board.digits()) {
            *place = b'0' + digit.map_or(0, Digit::get);
        }
        out.write_all(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, check, written};

    #[test]
    fn both_empty_cell_characters_are_read() {
        let zeros = PUZZLE.replace('.', "0");
        check(
            Format::SDM,
            format!("{zeros}\r\n{PUZZLE}\r\n\r\n{zeros} # easy\r\n12"),
            "1: puzzle\n2: puzzle\n3: neutral\n4: puzzle, comment \"easy\"\n\
             5: expected 81 cells, found 2",
        );
    }

    #[test]
    fn empty_cells_are_written_as_zeros() {
        let record = Record::new(PUZZLE.parse::<Board>().unwrap()).with_comment("easy");
        assert_eq!(
            written(Format::SDM, &record),
            (
                format!("{}\n", PUZZLE.replace('.', "0")),
                "comment".to_string()
            ),
        );
    }
}
