use std::io::{self, Write};

use novena_core::Board;

use crate::{Format, Record, RecordParts};

/// Writes records one after another, with the text that the format needs before and between them.
///
/// ```
/// use novena_core::Board;
/// use novena_formats::{Format, Record, Writer};
///
/// let mut writer = Writer::new(Format::CSV, Vec::new());
/// let dropped = writer.write(&Record::new(Board::EMPTY).with_comment("nothing at all"))?;
/// assert_eq!(dropped.to_string(), "comment");
/// writer.write_board(&Board::EMPTY)?;
/// let text = String::from_utf8(writer.finish()?).unwrap();
/// assert_eq!(text, format!("puzzle,solution\n{0},\n{0},\n", Board::EMPTY));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Writer<W> {
    format: Format,
    out: W,
    begun: bool,
}

impl<W: Write> Writer<W> {
    /// Creates a writer of this format. Nothing is written before the first record.
    #[must_use]
    pub fn new(format: Format, out: W) -> Self {
        Self {
            format,
            out,
            begun: false,
        }
    }

    /// Returns the format that this writer produces.
    #[must_use]
    pub fn format(&self) -> Format {
        self.format
    }

    /// Writes a record. Returns the parts that the format could not carry.
    pub fn write(&mut self, record: &Record) -> io::Result<RecordParts> {
        self.separate()?;
        self.format.write(record, &mut self.out)
    }

    /// Writes a board, such as a solution, as if it were a record of givens.
    pub fn write_board(&mut self, board: &Board) -> io::Result<()> {
        self.separate()?;
        self.format.0.write_board(board, &mut self.out)
    }

    /// Returns the output. Use it for text that is not a record, such as a comment or an answer in
    /// words.
    pub fn get_mut(&mut self) -> &mut W {
        &mut self.out
    }

    /// Flushes, and returns the underlying output.
    ///
    /// A table without any records is still a table. Its header is written here if it has not been
    /// written yet.
    pub fn finish(mut self) -> io::Result<W> {
        if !self.begun {
            self.separate()?;
        }
        self.out.write_all(self.format.0.tail().as_bytes())?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn separate(&mut self) -> io::Result<()> {
        let before = if self.begun {
            self.format.0.between()
        } else {
            self.format.0.head()
        };
        self.begun = true;
        self.out.write_all(before.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(format: Format, boards: usize, expected: &str) {
        let mut writer = Writer::new(format, Vec::new());
        for _ in 0..boards {
            writer.write_board(&Board::EMPTY).unwrap();
        }
        let text = String::from_utf8(writer.finish().unwrap()).unwrap();
        assert_eq!(text, expected, "{format}");
    }

    #[test]
    fn without_records_only_head_and_tail_are_written() {
        for &format in Format::ALL {
            let document = match format.id() {
                "csv" => "puzzle,solution\n",
                "opensudoku" => {
                    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n  \
                     <folder name=\"Novena\">\n  </folder>\n</opensudoku>\n"
                }
                _ => "",
            };
            check(format, 0, document);
        }
    }

    #[test]
    fn boards_of_several_lines_are_separated() {
        let rows = "0 0 0 0 0 0 0 0 0\n".repeat(9);
        check(Format::PLAIN, 2, &format!("{rows}\n{rows}"));
        check(Format::TRIPLES, 2, "-1\n-1\n");
        check(Format::LINE, 2, &format!("{0}\n{0}\n", Board::EMPTY));
    }
}
