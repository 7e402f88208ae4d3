use std::fmt;
use std::io::{self, Read};
use std::sync::Arc;

use memchr::{memchr, memchr_iter, memrchr};

use crate::chunk::{BufferPool, ChunkBody, ChunkText, columns_after};
use crate::format::Parser;
use crate::utf16::Utf8Input;
use crate::{Ambiguity, Assumption, Chunk, Format, ParseError, ambiguity, latin, line, sniff};

/// The number of bytes examined to detect the format.
const PREFIX: usize = 64 << 10;
/// The minimum and the maximum number of bytes requested at once. A chunk of a file is about as
/// large as the maximum.
const READ: [usize; 2] = [4 << 10, 256 << 10];
/// The maximum length of a line, or of a record of several lines, that is kept.
pub(crate) const LIMIT: usize = 1 << 20;

/// An input, cut into [`Chunk`]s of whole records.
///
/// Line endings of all kinds become `\n`, a byte-order mark is dropped, and UTF-16 becomes UTF-8.
/// Records are delivered as soon as they are read: a chunk contains the data of one read, so
/// records from a slow pipe are delivered before the pipe ends. The way the input is split into
/// reads never changes the entries.
pub struct Source<R> {
    input: Utf8Input<R>,
    name: String,
    format: Option<Format>,
    ambiguity: Option<Ambiguity>,
    assumption: Option<Assumption>,
    parser: Option<Arc<dyn Parser>>,
    /// Text that was read but not yet delivered. It begins at a record.
    text: Vec<u8>,
    buffers: BufferPool,
    /// The number of the line at which `text` begins.
    line: u64,
    /// The number of characters of the current line that were delivered before `text`.
    column: usize,
    /// An error to deliver after `text`.
    fault: Option<(u64, ParseError)>,
    /// Whether the last byte read was a carriage return.
    after_return: bool,
    /// The number of bytes to request next.
    space: usize,
    ended: bool,
    limit: usize,
}

impl<R: Read> Source<R> {
    /// Unless the format is given, reads as much as is needed to detect it, but at most 64 KiB.
    ///
    /// An input that fits no format, or is empty, yields one chunk that contains one error.
    ///
    /// ```
    /// use novena_formats::{Format, Source};
    ///
    /// let source = Source::new("{\"puzzle\": \"…\"}".as_bytes(), "one.json", None)?;
    /// assert_eq!(source.format(), Some(Format::JSON));
    /// assert_eq!(source.name(), "one.json");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn new(input: R, name: impl Into<String>, format: Option<Format>) -> io::Result<Self> {
        Self::with_limit(input, name, format, LIMIT)
    }

    pub(crate) fn with_limit(
        input: R,
        name: impl Into<String>,
        format: Option<Format>,
        limit: usize,
    ) -> io::Result<Self> {
        let mut source = Self {
            input: Utf8Input::new(input),
            name: name.into(),
            format,
            ambiguity: None,
            assumption: None,
            parser: None,
            text: Vec::new(),
            buffers: BufferPool::default(),
            line: 1,
            column: 0,
            fault: None,
            after_return: false,
            space: READ[0],
            ended: false,
            limit,
        };
        source.begin()?;
        Ok(source)
    }

    /// Returns the format, if one was detected.
    #[must_use]
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// Returns the other format that the input could be in, judging by its beginning. Returns
    /// `None` if there is no such format, or if the caller specified the format of the input.
    #[must_use]
    pub fn ambiguity(&self) -> Option<Ambiguity> {
        self.ambiguity
    }

    /// Returns the assumption made to read an input that is in no known format.
    #[must_use]
    pub fn assumption(&self) -> Option<Assumption> {
        self.assumption
    }

    /// Returns whether every line is a record or neutral.
    ///
    /// ```
    /// # use novena_formats::{Format, Source};
    /// let source = Source::new("puzzle,solution".as_bytes(), "-", None)?;
    /// assert_eq!(source.format(), Some(Format::CSV));
    /// assert!(source.is_line_based());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn is_line_based(&self) -> bool {
        self.parser
            .as_ref()
            .is_some_and(|parser| parser.is_line_based())
    }

    /// Returns the name of the input, for messages.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the next chunk of whole records, or `None` at the end of the input.
    ///
    /// ```
    /// # use novena_formats::{Format, Source};
    /// let mut source = Source::new("\n\n".as_bytes(), "-", Some(Format::LINE))?;
    /// let chunk = source.next_chunk()?.unwrap();
    /// let entry = chunk.entries().next().unwrap();
    /// let novena_formats::Content::Error(error) = entry.content else { panic!() };
    /// assert_eq!(error.to_string(), "nothing to read: the input is empty");
    /// assert!(source.next_chunk()?.is_none());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        let Some(parser) = self.parser.clone() else {
            return Ok(self.take_fault());
        };
        // Prevents a long unfinished record from being examined again each time another byte
        // arrives.
        let mut looked_at = 0;
        loop {
            if self.fault.is_none() && self.text.len() >= looked_at + looked_at / 4 {
                let end = if parser.is_line_based() {
                    self.whole_lines()
                } else {
                    self.whole_records(parser.as_ref())
                };
                if end > 0 {
                    return Ok(Some(self.take(end, parser)));
                }
                looked_at = if self.text.len() > READ[0] {
                    self.text.len()
                } else {
                    0
                };
            }
            if self.fault.is_some() {
                return Ok(self.take_fault());
            }
            if self.ended {
                let end = self.text.len();
                return Ok((end > 0).then(|| self.take(end, parser)));
            }
            if parser.is_line_based() && self.text.len() > self.limit {
                self.skip_line()?;
            } else {
                self.fill()?;
            }
        }
    }

    /// Detects the format of the input.
    fn begin(&mut self) -> io::Result<()> {
        let mut detected = None;
        let mut marked = false;
        let mut looked_at = 0;
        loop {
            if !marked && self.text.starts_with(b"\xef\xbb\xbf") {
                self.text.drain(..3);
                marked = true;
            }
            if memchr(b'\n', &self.text[looked_at.min(self.text.len())..]).is_some() {
                detected = detected.or_else(|| sniff::early(&self.text));
            }
            looked_at = self.text.len();
            // The first lines of a table define its columns, so they are needed even if the format
            // is known. The `line` format needs no such lines.
            let given = self.format == Some(Format::LINE) && !self.text.trim_ascii().is_empty();
            // A comment may determine the format. If the format was named, the first line that is
            // not a comment is needed too, because it reveals the layout.
            let has_layout = self.format.is_none() || sniff::has_first_line(&self.text);
            // A byte-order mark may be split between two reads.
            let mark = b"\xef\xbb\xbf";
            let is_open = !marked && self.text.len() < mark.len() && mark.starts_with(&self.text);
            let enough = (detected.is_some() && has_layout || given) && !is_open;
            if enough || self.ended || self.text.len() >= PREFIX {
                break;
            }
            self.fill()?;
        }
        let prefix = &self.text[..self.text.len().min(PREFIX)];
        // If the format is not known yet, the prefix is as long as possible, so the result does not
        // depend on how the input is split into reads.
        if self.format.or(detected).is_none()
            && let Some(error) = sniff::binary(prefix)
        {
            self.fault = Some((1, error));
            return Ok(());
        }
        let whole = self.ended && prefix.len() == self.text.len();
        if whole && prefix.trim_ascii().is_empty() {
            self.fault = Some((1, ParseError::Empty));
            return Ok(());
        }
        let known = self.format.or(detected);
        // Only the part that determined the format is used, even if more has arrived.
        let prefix = if detected.is_some() {
            sniff::first_line(prefix)
        } else {
            prefix
        };
        match known.map_or_else(|| sniff::full(prefix, whole), Ok) {
            Ok(format) => {
                let prefix = latin::text(prefix);
                if self.format.is_none() {
                    self.ambiguity = ambiguity::of(format, &prefix, whole);
                }
                if format == Format::FOUND {
                    self.assumption = Assumption::of(&prefix, whole);
                }
                let is_found_out = self.format.is_none();
                self.parser = Some(if is_found_out && format == Format::LINE {
                    Arc::new(line::TitledLines)
                } else {
                    format.0.parser(&prefix)
                });
                self.format = Some(format);
            }
            Err(fault) => self.fault = Some(fault),
        }
        Ok(())
    }

    /// Performs one read, with line endings converted to `\n`.
    fn fill(&mut self) -> io::Result<()> {
        let old = self.text.len();
        // Copying the start of a line is faster than clearing new memory.
        if old < READ[0] {
            let mut spare = self.buffers.take();
            if spare.len() > old {
                spare[..old].copy_from_slice(&self.text);
                self.text = spare;
            }
        }
        self.text.resize(old + self.space, 0);
        let read = loop {
            match self.input.read(&mut self.text[old..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result,
            }
        };
        self.text
            .truncate(old + read.as_ref().map_or(0, |&bytes| bytes));
        let read = read?;
        // New space must be cleared before it is filled, so a slow input gets a small buffer.
        if read == self.space {
            self.space = READ[1].min(2 * self.space);
        } else if read < self.space / 4 {
            self.space = READ[0].max(self.space / 2);
        }
        if read == 0 {
            self.ended = true;
        } else if self.after_return || memchr(b'\r', &self.text[old..]).is_some() {
            let mut kept = old;
            for place in old..self.text.len() {
                let byte = self.text[place];
                if !(byte == b'\n' && self.after_return) {
                    self.text[kept] = if byte == b'\r' { b'\n' } else { byte };
                    kept += 1;
                }
                self.after_return = byte == b'\r';
            }
            self.text.truncate(kept);
        }
        Ok(())
    }

    fn whole_lines(&self) -> usize {
        memrchr(b'\n', &self.text).map_or(0, |end| end + 1)
    }

    /// Returns the length of the text that consists of whole records. Reading stops at a record
    /// that is too long, because the start of the next record cannot be found from inside it.
    fn whole_records(&mut self, parser: &dyn Parser) -> usize {
        let mut end = 0;
        while end < self.text.len() {
            let length = parser.cut(&self.text[end..], self.ended);
            if length.unwrap_or(self.text.len() - end) > self.limit {
                let line = self.line + memchr_iter(b'\n', &self.text[..end]).count() as u64;
                let limit = self.limit;
                self.fault = Some((line, ParseError::RecordTooLong { limit }));
                self.text.truncate(end);
                self.parser = None;
                break;
            }
            match length {
                Some(length) => end += length.max(1),
                None => break,
            }
        }
        end.min(self.text.len())
    }

    /// Skips the rest of a line that is too long, without keeping it.
    fn skip_line(&mut self) -> io::Result<()> {
        self.text.clear();
        loop {
            if let Some(end) = memchr(b'\n', &self.text) {
                self.text.drain(..=end);
                break;
            }
            self.text.clear();
            if self.ended {
                break;
            }
            self.fill()?;
        }
        let limit = self.limit;
        self.fault = Some((self.line, ParseError::LineTooLong { limit }));
        self.line += 1;
        Ok(())
    }

    fn take(&mut self, end: usize, parser: Arc<dyn Parser>) -> Chunk {
        let rest = self.text.split_off(end);
        let text = std::mem::replace(&mut self.text, rest);
        let (line, column) = (self.line, self.column);
        self.line += memchr_iter(b'\n', &text).count() as u64;
        self.column = columns_after(column, &text);
        let text = ChunkText::new(text, self.buffers.clone());
        self.chunk((line, column), ChunkBody::Text(text, parser))
    }

    fn take_fault(&mut self) -> Option<Chunk> {
        let (line, error) = self.fault.take()?;
        Some(self.chunk((line, 0), ChunkBody::Fault(error)))
    }

    fn chunk(&self, (first_line, first_column): (u64, usize), body: ChunkBody) -> Chunk {
        Chunk {
            format: self.format,
            first_line,
            first_column,
            limit: self.limit,
            body,
        }
    }
}

impl<R> fmt::Debug for Source<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Source")
            .field("name", &self.name)
            .field("format", &self.format)
            .field("line", &self.line)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, rows_of};

    /// Returns one piece per read. Panics if more is read than is needed.
    struct Pipe(Vec<String>);

    impl Read for Pipe {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            assert!(!self.0.is_empty(), "requested more than was needed");
            let piece = self.0.remove(0);
            buffer[..piece.len()].copy_from_slice(piece.as_bytes());
            Ok(piece.len())
        }
    }

    #[track_caller]
    fn check(pieces: &[&str], format: Option<Format>, expected: &[usize]) {
        let pipe = Pipe(pieces.iter().map(ToString::to_string).collect());
        let mut source = Source::new(pipe, "pipe", format).unwrap();
        for &entries in expected {
            let chunk = source.next_chunk().unwrap().unwrap();
            assert_eq!(chunk.entries().count(), entries, "{chunk:?}");
        }
    }

    #[test]
    fn an_answer_does_not_wait_for_the_next_question() {
        let (start, end) = PUZZLE.split_at(40);
        let line = format!("{PUZZLE}\n");
        check(&[&line, &line], None, &[1, 1]);
        check(&[start, end, "\n", &line.repeat(3)], None, &[1, 3]);
        check(&["junk\n", &line], Some(Format::LINE), &[1, 1]);
        let rows = format!("{}\n", rows_of(PUZZLE).join("\n"));
        check(&[&line, &rows], None, &[1, 9]);
        let object = format!("{{\"puzzle\":\"{PUZZLE}\"}}\n");
        check(&[&object, &object], None, &[1, 1]);
        check(&["puzzle,x\n", &line, &line], None, &[0, 1, 1]);
    }

    #[test]
    fn chunks_know_their_first_line() {
        let line = format!("{PUZZLE}\n");
        let mut source = Source::new(Pipe(vec![line.repeat(2), line]), "pipe", None).unwrap();
        let first = source.next_chunk().unwrap().unwrap();
        let second = source.next_chunk().unwrap().unwrap();
        assert_eq!((first.first_line(), second.first_line()), (1, 3));
        assert_eq!(second.lines().next(), Some((3, PUZZLE.as_bytes())));
        assert_eq!(second.format(), Some(Format::LINE));
    }

    #[test]
    fn reused_memory_contains_no_old_text() {
        let (start, end) = PUZZLE.split_at(40);
        let line = format!("{PUZZLE}\n");
        let pieces = [
            line.repeat(30),
            "# end\n".to_owned(),
            line.repeat(2) + start,
            end.to_owned() + "\n",
        ];
        let mut source = Source::new(Pipe(pieces.to_vec()), "pipe", None).unwrap();
        for text in [&line.repeat(30), "# end\n", &line.repeat(2), &line] {
            let chunk = source.next_chunk().unwrap().unwrap();
            assert_eq!(str::from_utf8(chunk.text()), Ok(text));
        }
    }
}
