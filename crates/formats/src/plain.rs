//! `plain`: nine rows of nine cells and nothing around them.
//!
//! ```text
//! 0 5 0 0 6 8 0 7 0     050068070     .5..68.7.     -1 5 -1 -1 6 8 -1 7 -1
//! ```
//!
//! Cells stand apart or together, tabs count as spaces. An empty cell is any of
//! `. 0 - * _ x X`, and `-1` where all cells stand apart. Boards follow each other with or
//! without a blank line; a blank line after the third and the sixth row is no end.
//!
//! Written apart by one space, 0 for an empty cell: what simple programs read.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::Digit;

use crate::format::{Format, Parser, Syntax, Unit};
use crate::{ParseError, Parts, Record, rows};

impl Format {
    /// Nine rows of nine digits, apart or together.
    pub const PLAIN: Self = Self(&Plain);
}

struct Plain;

impl Syntax for Plain {
    fn id(&self) -> &'static str {
        "plain"
    }

    fn carries(&self) -> Parts {
        Parts::NONE
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

fn read_row(row: &str, cells: &mut Vec<Option<Digit>>) -> Result<(), ParseError> {
    let apart = row
        .split_whitespace()
        .all(|cell| cell == "-1" || cell.chars().count() == 1);
    if apart && row.contains("-1") {
        // As wide as it was, so that a column in an error stays right.
        rows::push_cells(&row.replace("-1", "- "), cells, char::is_whitespace)
    } else {
        rows::push_cells(row, cells, char::is_whitespace)
    }
}
