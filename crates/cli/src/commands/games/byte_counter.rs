//! Wraps a file and counts its bytes for the progress line.

use std::io::{self, Read, Seek, SeekFrom, Write};

use crate::progress::Progress;
use crate::texts::Texts;

/// The progress line is updated each time this many bytes have been processed.
const SHOWN_EVERY: u64 = 1 << 20;

/// Reads or writes data, and displays the number of bytes processed so far.
pub(super) struct ByteCounter<'a, T> {
    inner: T,
    /// The key of the sentence shown in the progress line.
    key: &'static str,
    bytes: u64,
    progress: &'a Progress,
    texts: &'a Texts,
}

impl<'a, T> ByteCounter<'a, T> {
    pub(super) const fn new(
        inner: T,
        key: &'static str,
        progress: &'a Progress,
        texts: &'a Texts,
    ) -> Self {
        Self {
            inner,
            key,
            bytes: 0,
            progress,
            texts,
        }
    }

    fn count(&mut self, bytes: usize) {
        let before = self.bytes;
        self.bytes += bytes as u64;
        if before / SHOWN_EVERY < self.bytes / SHOWN_EVERY {
            let megabytes = self.bytes / 1_000_000;
            let fillings = [("megabytes", megabytes.into())];
            self.progress.say(|| self.texts.fill(self.key, &fillings));
        }
    }
}

impl<T: Read> Read for ByteCounter<'_, T> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.inner.read(buffer)?;
        self.count(bytes);
        Ok(bytes)
    }
}

impl<T: Seek> Seek for ByteCounter<'_, T> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.inner.seek(to)
    }
}

impl<T: Write> Write for ByteCounter<'_, T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.count(written);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}
