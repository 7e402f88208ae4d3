use std::ops::Deref;
use std::sync::{Arc, Mutex};
use std::{fmt, mem};

use memchr::{memchr, memchr_iter, memrchr};

use crate::format::{Parser, Unit};
use crate::{Format, ParseError, Record, latin};

/// A piece of input that consists of whole records and can be parsed on any thread.
///
/// ```
/// use novena_formats::{Content, Source};
///
/// let mut source = Source::new("1 1 5\n-1\n".as_bytes(), "corner.txt", None)?;
/// let chunk = source.next_chunk()?.unwrap();
/// let entries: Vec<_> = std::thread::spawn(move || chunk.entries().collect()).join().unwrap();
/// assert!(matches!(&entries[0].content, Content::Record(_)));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone)]
pub struct Chunk {
    pub(crate) format: Option<Format>,
    pub(crate) first_line: u64,
    /// The number of characters that precede the chunk on its first line.
    pub(crate) first_column: usize,
    pub(crate) limit: usize,
    pub(crate) body: ChunkBody,
}

#[derive(Clone)]
pub(crate) enum ChunkBody {
    Text(ChunkText, Arc<dyn Parser>),
    Fault(ParseError),
}

/// The text of a chunk. The source reuses its memory once the chunk has been read.
#[derive(Clone)]
pub(crate) struct ChunkText {
    bytes: Vec<u8>,
    buffers: BufferPool,
}

impl ChunkText {
    pub(crate) fn new(bytes: Vec<u8>, buffers: BufferPool) -> Self {
        Self { bytes, buffers }
    }
}

impl Deref for ChunkText {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Drop for ChunkText {
    fn drop(&mut self) {
        self.buffers.put(mem::take(&mut self.bytes));
    }
}

/// The buffers of chunks that have been read. Reusing these buffers avoids clearing new memory
/// before each read.
#[derive(Clone, Default)]
pub(crate) struct BufferPool(Arc<Mutex<Vec<Vec<u8>>>>);

impl BufferPool {
    /// The maximum number of chunks whose memory is kept. Any further memory is freed.
    const MOST: usize = 4;

    fn put(&self, bytes: Vec<u8>) {
        if let Ok(mut buffers) = self.0.lock()
            && buffers.len() < Self::MOST
        {
            buffers.push(bytes);
        }
    }

    /// Takes a used buffer from the pool, which may still contain old bytes. If the pool is empty,
    /// returns a new buffer.
    pub(crate) fn take(&self) -> Vec<u8> {
        let spare = self.0.lock().ok().and_then(|mut buffers| buffers.pop());
        spare.unwrap_or_default()
    }
}

impl Chunk {
    /// Returns the format of the input, if a format was detected.
    #[must_use]
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// Returns the number of the chunk's first line in the input, counted from 1.
    #[must_use]
    pub fn first_line(&self) -> u64 {
        self.first_line
    }

    /// Returns the text of the chunk, as whole lines that end in `\n`. Returns an empty text if the
    /// text was not kept, for example because a line is too long; [`Chunk::entries`] then gives the
    /// reason.
    ///
    /// This is for callers that read ordinary lines faster than [`Chunk::entries`] does. See
    /// [`crate::line::parse_bytes`].
    #[must_use]
    pub fn text(&self) -> &[u8] {
        match &self.body {
            ChunkBody::Text(text, _) => text,
            ChunkBody::Fault(_) => &[],
        }
    }

    /// Returns whether the text consists of lines of 81 cells, comments after the cells, and
    /// neutral lines. If so, [`crate::line::split_ordinary`] and [`crate::line::parse_record`] give
    /// the same result as [`Chunk::entries`]. Returns false if the text was not kept.
    ///
    /// ```
    /// # use novena_formats::{Format, Source};
    /// let mut source = Source::new("one\n".as_bytes(), "-", Some(Format::LINE))?;
    /// assert!(source.next_chunk()?.unwrap().is_of_line_format());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn is_of_line_format(&self) -> bool {
        match &self.body {
            ChunkBody::Text(_, parser) => parser.is_of_line_format(),
            ChunkBody::Fault(_) => false,
        }
    }

    /// Returns whether an unreadable line counts as text between puzzles. If the format was
    /// detected, such text is not an error, and [`Chunk::entries`] has no entry for it.
    ///
    /// ```
    /// # use novena_formats::{Format, Source};
    /// let text = format!("{}\n2 puzzles generated\n", "5".repeat(81));
    /// let mut source = Source::new(text.as_bytes(), "-", None)?;
    /// assert!(source.next_chunk()?.unwrap().passes_over(b"2 puzzles generated"));
    /// let mut source = Source::new(text.as_bytes(), "-", Some(Format::LINE))?;
    /// assert!(!source.next_chunk()?.unwrap().passes_over(b"2 puzzles generated"));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn passes_over(&self, line: &[u8]) -> bool {
        match &self.body {
            ChunkBody::Text(_, parser) => parser.passes_over(&latin::text(line)),
            ChunkBody::Fault(_) => false,
        }
    }

    /// Returns the lines of the chunk with their numbers, without line endings.
    ///
    /// ```
    /// # use novena_formats::{Format, Source};
    /// let mut source = Source::new("one\r\ntwo\n".as_bytes(), "-", Some(Format::LINE))?;
    /// let chunk = source.next_chunk()?.unwrap();
    /// assert!(chunk.lines().eq([(1, &b"one"[..]), (2, &b"two"[..])]));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn lines(&self) -> impl Iterator<Item = (u64, &[u8])> {
        let mut rest = self.text();
        let lines = std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let end = memchr(b'\n', rest).unwrap_or(rest.len());
            let line = &rest[..end];
            rest = &rest[rest.len().min(end + 1)..];
            Some(line)
        });
        (self.first_line..).zip(lines)
    }

    /// Splits the chunk into chunks of this many lines, if every line is a record. Small chunks
    /// balance the load better if each puzzle takes a long time.
    ///
    /// ```
    /// # use novena_formats::{Format, Source};
    /// let mut source = Source::new("1\n2\n3\n".as_bytes(), "-", Some(Format::LINE))?;
    /// let portions = source.next_chunk()?.unwrap().in_portions(2);
    /// assert_eq!(portions[1].text(), b"3\n");
    /// assert_eq!(portions[1].first_line(), 3);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn in_portions(self, lines: usize) -> Vec<Self> {
        let ChunkBody::Text(text, parser) = &self.body else {
            return vec![self];
        };
        if !parser.is_line_based() {
            return vec![self];
        }
        let mut portions = Vec::new();
        let (mut rest, mut first_line) = (&text[..], self.first_line);
        while !rest.is_empty() {
            let end = memchr_iter(b'\n', rest)
                .nth(lines.max(1) - 1)
                .map_or(rest.len(), |place| place + 1);
            let (portion, after) = rest.split_at(end);
            portions.push(Self {
                first_line,
                body: ChunkBody::Text(
                    ChunkText::new(portion.to_vec(), BufferPool::default()),
                    parser.clone(),
                ),
                ..self
            });
            first_line += lines.max(1) as u64;
            rest = after;
        }
        portions
    }

    /// Returns the entries, in order.
    #[must_use]
    pub fn entries(&self) -> Entries<'_> {
        Entries {
            chunk: self,
            place: self.start(),
        }
    }
}

impl fmt::Debug for Chunk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chunk")
            .field("format", &self.format)
            .field("first_line", &self.first_line)
            .field("bytes", &self.text().len())
            .finish_non_exhaustive()
    }
}

/// One item that was read from the input.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry {
    /// The line where the record begins, or the line of the error, counted from 1.
    pub line: u64,
    /// The content.
    pub content: Content,
}

/// The content of an [`Entry`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all are records, and a box for each would cost more than the room"
)]
pub enum Content {
    /// A puzzle and any data that came with it.
    Record(Record),
    /// A blank line or a `#` comment, unchanged. It occurs only in formats where every line is a
    /// record, so that the output can match the input line by line.
    Neutral(String),
    /// The reason why the text is not a record. Reading continues after this text.
    Error(ParseError),
}

/// The entries of a [`Chunk`].
#[derive(Clone, Debug)]
pub struct Entries<'a> {
    chunk: &'a Chunk,
    place: ChunkCursor,
}

impl Iterator for Entries<'_> {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        self.chunk.next_entry(&mut self.place)
    }
}

/// How far a chunk has been read.
#[derive(Clone, Debug)]
pub(crate) struct ChunkCursor {
    /// The position in bytes. For a chunk without text, this is not zero once the chunk's error has
    /// been returned.
    bytes: usize,
    /// The position in lines.
    lines: u64,
    /// The number of characters already read on the current line.
    columns: usize,
    /// The records of the last piece that have not been returned yet, in reverse order.
    waiting: Vec<Entry>,
}

impl Chunk {
    /// Returns a cursor at the start of the chunk.
    pub(crate) fn start(&self) -> ChunkCursor {
        ChunkCursor {
            bytes: 0,
            lines: 0,
            columns: self.first_column,
            waiting: Vec::new(),
        }
    }

    pub(crate) fn next_entry(&self, place: &mut ChunkCursor) -> Option<Entry> {
        let (text, parser) = match &self.body {
            ChunkBody::Text(text, parser) => (text, parser.as_ref()),
            ChunkBody::Fault(_) if place.bytes > 0 => return None,
            ChunkBody::Fault(error) => {
                place.bytes = 1;
                return Some(Entry {
                    line: self.first_line,
                    content: Content::Error(error.clone()),
                });
            }
        };
        if let Some(entry) = place.waiting.pop() {
            return Some(entry);
        }
        while place.bytes < text.len() {
            let first = self.first_line + place.lines;
            let rest = &text[place.bytes..];
            let found = if parser.is_line_based() {
                let end = memchr(b'\n', rest).unwrap_or(rest.len());
                place.bytes += end + 1;
                place.lines += 1;
                self.read_line(&rest[..end], parser)
            } else {
                // The length must not be zero, because the loop would then never end.
                let end = parser.cut(rest, true).unwrap_or(rest.len()).max(1);
                let block = &rest[..end];
                let before = place.columns;
                place.bytes += end;
                place.lines += memchr_iter(b'\n', block).count() as u64;
                place.columns = columns_after(before, block);
                read_block(block, parser).map_faults(|error| error.after(before))
            };
            let entry = |(offset, content): (usize, Content)| Entry {
                line: first + offset as u64,
                content,
            };
            match found {
                PieceContent::Nothing => {}
                PieceContent::One(offset, content) => return Some(entry((offset, content))),
                PieceContent::Several(records) => {
                    let records = records.into_iter().rev();
                    let entries = records.map(|record| {
                        let content = record.map_or_else(Content::Error, Content::Record);
                        entry((0, content))
                    });
                    place.waiting = entries.collect();
                    if let Some(entry) = place.waiting.pop() {
                        return Some(entry);
                    }
                }
            }
        }
        None
    }

    fn read_line(&self, text: &[u8], parser: &dyn Parser) -> PieceContent {
        if text.len() > self.limit {
            let limit = self.limit;
            return PieceContent::One(0, Content::Error(ParseError::LineTooLong { limit }));
        }
        if parser.is_neutral(text) {
            return PieceContent::One(0, Content::Neutral(latin::text(text).into_owned()));
        }
        read_block(text, parser)
    }
}

/// The content of a piece of text, as entries.
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all are records, and a box for each would cost more than the room"
)]
enum PieceContent {
    Nothing,
    /// A single entry, with its line counted from the first line of the piece.
    One(usize, Content),
    /// Records and errors, all from the first line of the piece.
    Several(Vec<Result<Record, ParseError>>),
}

impl PieceContent {
    /// Changes the error if the only entry is an error on the first line.
    fn map_faults(self, change: impl FnOnce(ParseError) -> ParseError) -> Self {
        match self {
            Self::One(0, Content::Error(error)) => Self::One(0, Content::Error(change(error))),
            other => other,
        }
    }
}

impl From<Unit> for PieceContent {
    fn from(unit: Unit) -> Self {
        match unit {
            Unit::Nothing => Self::Nothing,
            Unit::Record(offset, record) => Self::One(offset, Content::Record(record)),
            Unit::Several(records) => Self::Several(records),
            Unit::Fault(offset, error) => Self::One(offset, Content::Error(error)),
        }
    }
}

/// Returns the number of characters on the current line after `text` has been read, if `before`
/// characters precede `text`.
pub(crate) fn columns_after(before: usize, text: &[u8]) -> usize {
    let (before, line) = match memrchr(b'\n', text) {
        Some(end) => (0, &text[end + 1..]),
        None => (before, text),
    };
    let is_start = |byte: &&u8| **byte & 0xc0 != 0x80;
    before + line.iter().filter(is_start).count()
}

/// Reads a piece of text. Bytes that are not UTF-8 are read as Windows-1252. If reading then fails,
/// the error is replaced with one that names the first of these bytes.
fn read_block(text: &[u8], parser: &dyn Parser) -> PieceContent {
    let unit = parser.read(&latin::text(text));
    match (unit, str::from_utf8(text)) {
        (Unit::Fault(..), Err(error)) => {
            let (offset, error) = utf8_fault(text, error);
            PieceContent::One(offset, Content::Error(error))
        }
        (unit, _) => PieceContent::from(unit),
    }
}

/// Returns the line, counted from 0, and the column of the first byte that is not text.
pub(crate) fn utf8_fault(text: &[u8], error: std::str::Utf8Error) -> (usize, ParseError) {
    let before = &text[..error.valid_up_to()];
    let line = memchr_iter(b'\n', before).count();
    let column = before.len() - memrchr(b'\n', before).map_or(0, |end| end + 1) + 1;
    (line, ParseError::NotUtf8 { column })
}
