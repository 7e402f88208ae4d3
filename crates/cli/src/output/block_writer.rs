//! Writes files in whole blocks, so that the operating system can keep them in large pages.

use std::io::{self, ErrorKind, IoSlice, Write};

/// If a write begins and ends at a multiple of this size, the operating system can put the file
/// into pages larger than 4 KiB, which halves the writing time. Larger blocks bring no further
/// benefit.
const BLOCK: usize = 1 << 16;

/// A buffered writer that writes multiples of [`BLOCK`] until [`BlockWriter::finish`] is called.
/// Only the remainder after the last whole block is copied.
///
/// [`Write::flush`] does nothing, because this type is intended for files that are not read before
/// they are complete.
pub(crate) struct BlockWriter<W> {
    out: W,
    /// The remaining bytes, which do not fill a block.
    waiting: Vec<u8>,
}

impl<W: Write> BlockWriter<W> {
    pub(super) fn new(out: W) -> Self {
        Self {
            out,
            waiting: Vec::new(),
        }
    }

    pub(super) const fn get_ref(&self) -> &W {
        &self.out
    }

    /// Writes the remainder, and returns the file.
    pub(super) fn finish(mut self) -> io::Result<W> {
        self.out.write_all(&self.waiting)?;
        self.out.flush()?;
        Ok(self.out)
    }
}

impl<W: Write> Write for BlockWriter<W> {
    /// Accepts all bytes or fails.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let whole = (self.waiting.len() + bytes.len()) / BLOCK * BLOCK;
        let (now, later) = bytes.split_at(whole.saturating_sub(self.waiting.len()));
        if whole > 0 {
            write_both(&mut self.out, &self.waiting, now)?;
            self.waiting.clear();
        }
        self.waiting.extend_from_slice(later);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes two pieces one after the other, in a single call if the system accepts both.
fn write_both(out: &mut impl Write, first: &[u8], second: &[u8]) -> io::Result<()> {
    let mut slices = [IoSlice::new(first), IoSlice::new(second)];
    let mut rest = slices.as_mut_slice();
    // Skips empty slices.
    IoSlice::advance_slices(&mut rest, 0);
    while !rest.is_empty() {
        match out.write_vectored(rest) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(written) => IoSlice::advance_slices(&mut rest, written),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records the data and the size of each write. At most `most` bytes are accepted per write.
    struct Recorder {
        bytes: Vec<u8>,
        writes: Vec<usize>,
        most: usize,
    }

    impl Write for Recorder {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.write_vectored(&[IoSlice::new(bytes)])
        }

        fn write_vectored(&mut self, slices: &[IoSlice<'_>]) -> io::Result<usize> {
            let bytes: Vec<u8> = slices
                .iter()
                .flat_map(|slice| slice.iter().copied())
                .collect();
            let accepted = bytes.len().min(self.most);
            self.bytes.extend_from_slice(&bytes[..accepted]);
            self.writes.push(accepted);
            Ok(accepted)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// Writes pieces of these lengths, and returns the lengths that were received.
    #[track_caller]
    fn check(pieces: &[usize], most: usize) -> Vec<usize> {
        let mut out = BlockWriter::new(Recorder {
            bytes: Vec::new(),
            writes: Vec::new(),
            most,
        });
        let mut expected = Vec::new();
        for (number, &length) in pieces.iter().enumerate() {
            let piece = vec![number as u8; length];
            out.write_all(&piece).unwrap();
            out.flush().unwrap();
            expected.extend(piece);
        }
        let recorder = out.finish().unwrap();
        assert!(recorder.bytes == expected, "{pieces:?}");
        recorder.writes
    }

    #[test]
    fn whole_blocks_are_written() {
        assert!(check(&[], BLOCK * 9).is_empty());
        assert_eq!(check(&[100, 200], BLOCK * 9), [300]);
        assert_eq!(check(&[BLOCK], BLOCK * 9), [BLOCK]);
        assert_eq!(
            check(&[100, BLOCK * 2, BLOCK - 200, 99, 1], BLOCK * 9),
            [BLOCK * 2, BLOCK]
        );
        assert_eq!(check(&[BLOCK * 3 + 5, 5], BLOCK * 9), [BLOCK * 3, 10]);
    }

    #[test]
    fn partial_writes_are_completed() {
        check(&[BLOCK - 1, BLOCK * 2, 7, BLOCK], 1000);
        check(&[1; 10], 1);
    }

    #[test]
    fn a_file_that_accepts_nothing_is_an_error() {
        let recorder = Recorder {
            bytes: Vec::new(),
            writes: Vec::new(),
            most: 0,
        };
        let error = BlockWriter::new(recorder)
            .write_all(&vec![0; BLOCK])
            .unwrap_err();
        assert_eq!(error.kind(), ErrorKind::WriteZero);
    }
}
