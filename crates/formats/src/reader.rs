use std::io::{self, Read};

use crate::chunk::ChunkCursor;
use crate::{Ambiguity, Assumption, Chunk, Entry, Format, Source};

/// Returns the entries of an input one by one. This is [`Source`] for a single thread.
///
/// ```
/// use novena_formats::{Content, Reader};
///
/// let sample = "0 5 0 0 6 8 0 7 0\n7 0 0 5 0 9 0 0 0\n8 0 3 7 0 0 0 0 0\n\
///               3 1 0 0 0 0 0 4 9\n0 0 5 0 0 0 7 0 0\n9 4 0 0 0 0 0 8 5\n\
///               0 0 0 0 0 3 4 0 2\n0 0 0 1 0 6 0 0\n0 3 0 8 4 0 0 1 0\n";
/// let mut reader = Reader::new(sample.as_bytes(), "sudoku.txt", None)?;
/// let entry = reader.next().unwrap()?;
/// let Content::Error(error) = entry.content else { panic!("row 8 is short") };
/// assert_eq!((entry.line, error.to_string().as_str()), (8, "row 8 has 8 cells, expected 9"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    source: Source<R>,
    /// The current chunk, and the position in it.
    chunk: Option<(Chunk, ChunkCursor)>,
}

impl<R: Read> Reader<R> {
    /// Reads just enough to detect the format. See [`Source::new`].
    pub fn new(input: R, name: impl Into<String>, format: Option<Format>) -> io::Result<Self> {
        Source::new(input, name, format).map(Self::from)
    }

    /// Returns the format, if one was detected.
    #[must_use]
    pub fn format(&self) -> Option<Format> {
        self.source.format()
    }

    /// Returns the other format that the input could be in. See [`Source::ambiguity`].
    #[must_use]
    pub fn ambiguity(&self) -> Option<Ambiguity> {
        self.source.ambiguity()
    }

    /// Returns the assumption made to read the input. See [`Source::assumption`].
    #[must_use]
    pub fn assumption(&self) -> Option<Assumption> {
        self.source.assumption()
    }

    /// Returns the name of the input, for messages.
    #[must_use]
    pub fn name(&self) -> &str {
        self.source.name()
    }
}

impl<R> From<Source<R>> for Reader<R> {
    fn from(source: Source<R>) -> Self {
        Self {
            source,
            chunk: None,
        }
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some((chunk, place)) = &mut self.chunk
                && let Some(entry) = chunk.next_entry(place)
            {
                return Some(Ok(entry));
            }
            match self.source.next_chunk() {
                Ok(Some(chunk)) => {
                    let start = chunk.start();
                    self.chunk = Some((chunk, start));
                }
                Ok(None) => return None,
                Err(error) => return Some(Err(error)),
            }
        }
    }
}
