use std::fmt;
use std::sync::Arc;

use memchr::{memchr, memchr_iter, memrchr};

use crate::format::{Parser, Unit};
use crate::{Format, ParseError, Record};

/// A piece of input that holds whole records, to be parsed on any thread.
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
    /// How many characters of its first line come before it.
    pub(crate) first_column: usize,
    pub(crate) limit: usize,
    pub(crate) body: ChunkBody,
}

#[derive(Clone)]
pub(crate) enum ChunkBody {
    Text(Vec<u8>, Arc<dyn Parser>),
    Fault(ParseError),
}

impl Chunk {
    /// The format of the input, if it has any.
    #[must_use]
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// The number of its first line in the input, from 1.
    #[must_use]
    pub fn first_line(&self) -> u64 {
        self.first_line
    }

    /// Its text, whole lines with `\n` as line end. Empty where what was read was not kept,
    /// such as a line that is too long; [`Chunk::entries`] says why.
    ///
    /// For those who read ordinary lines faster than [`Chunk::entries`] does: see
    /// [`crate::line::parse_bytes`].
    #[must_use]
    pub fn text(&self) -> &[u8] {
        match &self.body {
            ChunkBody::Text(text, _) => text,
            ChunkBody::Fault(_) => &[],
        }
    }

    /// Whether its text is lines of 81 cells, comments after them, and neutral lines: then
    /// [`crate::line::split_ordinary`] and [`crate::line::parse_record`] read what
    /// [`Chunk::entries`] does. Not so where what was read was not kept.
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

    /// Its lines with their numbers, without line ends.
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

    /// The same in chunks of this many lines, where every line is a record of its own. Work that
    /// takes long on each puzzle is spread better so.
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
        let (mut rest, mut first_line) = (text.as_slice(), self.first_line);
        while !rest.is_empty() {
            let end = memchr_iter(b'\n', rest)
                .nth(lines.max(1) - 1)
                .map_or(rest.len(), |place| place + 1);
            let (portion, after) = rest.split_at(end);
            portions.push(Self {
                first_line,
                body: ChunkBody::Text(portion.to_vec(), parser.clone()),
                ..self
            });
            first_line += lines.max(1) as u64;
            rest = after;
        }
        portions
    }

    /// What it holds, in order.
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

/// One thing that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry {
    /// Where it begins, or for an error the line at fault; from 1.
    pub line: u64,
    /// What it is.
    pub content: Content,
}

/// What an [`Entry`] holds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all are records, and a box for each would cost more than the room"
)]
pub enum Content {
    /// A puzzle and what came with it.
    Record(Record),
    /// A blank line or a `#` comment, unchanged; only where every line is a record, so
    /// that answers can be kept line by line.
    Neutral(String),
    /// Why there is no record. What follows is read all the same.
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
    /// In bytes; for a chunk without text, whether its error has been returned.
    bytes: usize,
    /// In lines.
    lines: u64,
    /// How many characters of the line have been read.
    columns: usize,
}

impl Chunk {
    /// Where reading begins.
    pub(crate) fn start(&self) -> ChunkCursor {
        ChunkCursor {
            bytes: 0,
            lines: 0,
            columns: self.first_column,
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
        while place.bytes < text.len() {
            let first = self.first_line + place.lines;
            let rest = &text[place.bytes..];
            let found = if parser.is_line_based() {
                let end = memchr(b'\n', rest).unwrap_or(rest.len());
                place.bytes += end + 1;
                place.lines += 1;
                self.read_line(&rest[..end], parser)
            } else {
                // Never zero, or the loop would not end.
                let end = parser.cut(rest, true).unwrap_or(rest.len()).max(1);
                let block = &rest[..end];
                let before = place.columns;
                place.bytes += end;
                place.lines += memchr_iter(b'\n', block).count() as u64;
                place.columns = columns_after(before, block);
                read_block(block, parser).map(|(offset, content)| match content {
                    Content::Error(error) if offset == 0 => {
                        (0, Content::Error(error.after(before)))
                    }
                    content => (offset, content),
                })
            };
            if let Some((offset, content)) = found {
                return Some(Entry {
                    line: first + offset as u64,
                    content,
                });
            }
        }
        None
    }

    fn read_line(&self, text: &[u8], parser: &dyn Parser) -> Option<(usize, Content)> {
        if text.len() > self.limit {
            let limit = self.limit;
            return Some((0, Content::Error(ParseError::LineTooLong { limit })));
        }
        match str::from_utf8(text) {
            Ok(text) if parser.is_neutral(text.as_bytes()) => {
                Some((0, Content::Neutral(text.to_string())))
            }
            Ok(text) => content(parser.read(text)),
            Err(error) => Some(not_utf8(text, error)),
        }
    }
}

/// How many characters of a line come before what follows `text`, if `before` came before it.
pub(crate) fn columns_after(before: usize, text: &[u8]) -> usize {
    let (before, line) = match memrchr(b'\n', text) {
        Some(end) => (0, &text[end + 1..]),
        None => (before, text),
    };
    let is_start = |byte: &&u8| **byte & 0xc0 != 0x80;
    before + line.iter().filter(is_start).count()
}

fn read_block(text: &[u8], parser: &dyn Parser) -> Option<(usize, Content)> {
    match str::from_utf8(text) {
        Ok(text) => content(parser.read(text)),
        Err(error) => Some(not_utf8(text, error)),
    }
}

fn content(unit: Unit) -> Option<(usize, Content)> {
    match unit {
        Unit::Nothing => None,
        Unit::Record(offset, record) => Some((offset, Content::Record(record))),
        Unit::Fault(offset, error) => Some((offset, Content::Error(error))),
    }
}

fn not_utf8(text: &[u8], error: std::str::Utf8Error) -> (usize, Content) {
    let (offset, error) = utf8_fault(text, error);
    (offset, Content::Error(error))
}

/// The line, counted from 0, and the column of the first byte that is not text.
pub(crate) fn utf8_fault(text: &[u8], error: std::str::Utf8Error) -> (usize, ParseError) {
    let before = &text[..error.valid_up_to()];
    let line = memchr_iter(b'\n', before).count();
    let column = before.len() - memrchr(b'\n', before).map_or(0, |end| end + 1) + 1;
    (line, ParseError::NotUtf8 { column })
}
