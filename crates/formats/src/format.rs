use std::fmt;
use std::io::{self, Write};
use std::sync::Arc;

use novena_core::Board;

use crate::{ParseError, Record, RecordParts, line};

/// One of the text formats.
///
/// ```
/// use novena_formats::Format;
///
/// assert_eq!(Format::from_id("line"), Some(Format::LINE));
/// assert_eq!(Format::from_id("hoax"), None);
/// assert!(Format::ALL.iter().all(|format| Format::from_id(format.id()) == Some(*format)));
/// ```
#[derive(Clone, Copy)]
pub struct Format(pub(crate) &'static dyn Syntax);

impl Format {
    /// All formats.
    pub const ALL: &[Self] = &[
        Self::LINE,
        Self::PLAIN,
        Self::GRID,
        Self::MARKS,
        Self::TRIPLES,
        Self::LIBRARY,
        Self::CSV,
        Self::JSON,
        Self::SDK,
        Self::SDM,
        Self::SDX,
        Self::SS,
        Self::SPF,
        Self::MSK,
        Self::SUKAKU,
        Self::SOLO,
        Self::GNOME,
        Self::GNOME_SAVE,
        Self::OPENSUDOKU,
        Self::FPUZZLES,
        Self::SUDOKUPAD,
        Self::SUDOKUWIKI,
        Self::SUDOKUCOACH,
    ];

    /// Returns the format with this ID, if there is one.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|format| format.id() == id)
    }

    /// Returns the format of files with this extension, if there is one. If several formats use the
    /// extension, the first of them is returned. Case does not matter.
    ///
    /// ```
    /// # use novena_formats::Format;
    /// assert_eq!(Format::from_extension("CSV"), Some(Format::CSV));
    /// assert_eq!(Format::from_extension("doc"), None);
    /// ```
    #[must_use]
    pub fn from_extension(extension: &str) -> Option<Self> {
        let has = |format: &Self| {
            let mut endings = format.extensions().iter();
            endings.any(|ending| ending.eq_ignore_ascii_case(extension))
        };
        Self::ALL.iter().copied().find(has)
    }

    /// Returns the name used to choose the format, such as `line` or `grid`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.0.id()
    }

    /// Returns the file extensions of this format, without the dot, starting with the usual one.
    ///
    /// ```
    /// # use novena_formats::Format;
    /// assert_eq!(Format::JSON.extensions(), ["json", "jsonl"]);
    /// ```
    #[must_use]
    pub fn extensions(self) -> &'static [&'static str] {
        self.0.extensions()
    }

    /// Returns whether a file may contain many puzzles. If not, Novena still writes several puzzles
    /// one after another, but other programs may be unable to read such a file.
    ///
    /// ```
    /// # use novena_formats::Format;
    /// assert!(Format::LINE.holds_many());
    /// ```
    #[must_use]
    pub fn holds_many(self) -> bool {
        self.0.holds_many()
    }

    /// Returns the parts of a record, besides the givens, that this format can write.
    ///
    /// ```
    /// # use novena_formats::{Format, RecordPart};
    /// assert!(Format::CSV.carries().contains(RecordPart::Solution));
    /// assert!(Format::PLAIN.carries().is_empty());
    /// ```
    #[must_use]
    pub fn carries(self) -> RecordParts {
        self.0.carries()
    }

    /// Returns whether every record is written as one line.
    ///
    /// ```
    /// # use novena_formats::Format;
    /// assert!(Format::CSV.is_line_based());
    /// assert!(!Format::GRID.is_line_based());
    /// ```
    #[must_use]
    pub fn is_line_based(self) -> bool {
        self.0.is_line_based()
    }

    /// Returns the text written before the first record: the names of a table's columns, or
    /// nothing.
    ///
    /// ```
    /// # use novena_formats::Format;
    /// assert_eq!(Format::CSV.head(), "puzzle,solution\n");
    /// ```
    #[must_use]
    pub fn head(self) -> &'static str {
        self.0.head()
    }

    /// Returns the text written after the last record: the end of a document, or nothing.
    ///
    /// ```
    /// # use novena_formats::Format;
    /// assert_eq!(Format::CSV.tail(), "");
    /// ```
    #[must_use]
    pub fn tail(self) -> &'static str {
        self.0.tail()
    }

    /// Formats text that is not a record, so that it can be written among records of this format.
    /// The text becomes a comment, or stays unchanged if readers of the format skip lines that are
    /// not records.
    ///
    /// ```
    /// # use novena_formats::Format;
    /// assert_eq!(Format::GRID.remark("no solution"), "no solution");
    /// ```
    #[must_use]
    pub fn remark(self, words: &str) -> String {
        self.0.remark(words)
    }

    /// Writes one record. Does not write the text that belongs before the first record or between
    /// two records; [`crate::Writer`] does. Returns the parts that the format could not carry.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_formats::{Format, RecordPart, RecordParts, Record};
    /// let mut out = Vec::new();
    /// let record = Record::new(Puzzle::EMPTY).with_title("nothing").with_comment("easy");
    /// let dropped = Format::LINE.write(&record, &mut out)?;
    /// assert_eq!(out, format!("{} # easy\n", Puzzle::EMPTY).as_bytes());
    /// assert_eq!(dropped, RecordParts::of(&[RecordPart::Title]));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn write(self, record: &Record, out: &mut dyn Write) -> io::Result<RecordParts> {
        self.0.write(record, out)?;
        Ok(self.0.dropped(record))
    }

    /// Writes a board as if it were a record of givens, but faster.
    ///
    /// ```
    /// # use novena_core::Board;
    /// # use novena_formats::Format;
    /// let mut out = Vec::new();
    /// Format::LINE.write_board(&Board::EMPTY, &mut out)?;
    /// assert_eq!(out, [&[b'.'; 81][..], b"\n"].concat());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn write_board(self, board: &Board, out: &mut dyn Write) -> io::Result<()> {
        self.0.write_board(board, out)
    }
}

impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Format {}

impl std::hash::Hash for Format {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

/// Writes the ID.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The interface that every format implements.
pub(crate) trait Syntax: Sync {
    /// See [`Format::id`].
    fn id(&self) -> &'static str;

    /// See [`Format::extensions`].
    fn extensions(&self) -> &'static [&'static str] {
        &["txt"]
    }

    /// See [`Format::holds_many`].
    fn holds_many(&self) -> bool {
        true
    }

    /// See [`Format::carries`].
    fn carries(&self) -> RecordParts;

    /// Returns the parts of a record that are lost when the record is written.
    fn dropped(&self, record: &Record) -> RecordParts {
        record.parts().minus(self.carries())
    }

    /// See [`Format::is_line_based`].
    fn is_line_based(&self) -> bool {
        false
    }

    /// Returns the parser for an input that begins with `prefix`.
    fn parser(&self, prefix: &str) -> Arc<dyn Parser>;

    /// Writes one record, including the line ending.
    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()>;

    /// Writes a board as if it were a record of givens.
    fn write_board(&self, board: &Board, out: &mut dyn Write) -> io::Result<()> {
        self.write(&Record::new(*board), out)
    }

    /// Returns the text written before the first record.
    fn head(&self) -> &'static str {
        ""
    }

    /// See [`Format::tail`]. This text is written even if no record was written.
    fn tail(&self) -> &'static str {
        ""
    }

    /// Formats text that is not a record, so that it can be written among records, on its own line.
    fn remark(&self, words: &str) -> String {
        words.to_owned()
    }

    /// Returns the text written between two records.
    fn between(&self) -> &'static str {
        ""
    }
}

/// Reads the records of one input.
pub(crate) trait Parser: Send + Sync {
    /// Returns whether every line is a record, blank, or a comment.
    fn is_line_based(&self) -> bool {
        false
    }

    /// See [`crate::Chunk::is_of_line_format`].
    fn is_of_line_format(&self) -> bool {
        false
    }

    /// See [`crate::Chunk::passes_over`].
    fn passes_over(&self, _line: &str) -> bool {
        false
    }

    /// Returns whether a line is neither a record nor an error. This is only called on line-based
    /// parsers.
    fn is_neutral(&self, line: &[u8]) -> bool {
        line::is_neutral(line)
    }

    /// Returns the number of bytes at the start of `text` that form one record. Returns `None` if
    /// that depends on the text that follows and `at_end` is false.
    ///
    /// The result depends only on `text`, because reading may restart after any record. This is not
    /// called on line-based parsers.
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize>;

    /// Reads a piece cut off by [`Parser::cut`], or one line without its line ending.
    fn read(&self, text: &str) -> Unit;
}

/// The content of a piece of text. Line numbers in it count from the first line of the piece.
#[derive(Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all are records, and a box for each would cost more than the room"
)]
pub(crate) enum Unit {
    /// Blank lines or decoration, which produce no entry.
    Nothing,
    /// A record, and the line where it begins.
    Record(usize, Record),
    /// Several records or errors, all on the line where the piece begins.
    Several(Vec<Result<Record, ParseError>>),
    /// The reason why the piece is not a record, and the line of the error.
    Fault(usize, ParseError),
}

impl Unit {
    /// Converts the result of reading a piece that is a single line.
    pub(crate) fn of_line(result: Result<Record, ParseError>) -> Self {
        match result {
            Ok(record) => Self::Record(0, record),
            Err(error) => Self::Fault(0, error),
        }
    }
}
