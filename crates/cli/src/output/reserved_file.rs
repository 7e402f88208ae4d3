//! A file whose disk blocks are reserved before they are written.

use std::fs::File;
use std::io::{self, IoSlice, Write};

use tempfile::NamedTempFile;

/// No blocks are reserved for smaller files.
const SMALL: u64 = 4 << 20;

/// The number of bytes reserved at a time.
const STRIDE: u64 = 64 << 20;

/// A file that reserves disk blocks beyond its end. A single request for many blocks takes the
/// operating system less time than a search for free blocks on each write.
pub(crate) struct ReservedFile {
    file: NamedTempFile,
    written: u64,
    /// The end of the reserved part, or `None` if the operating system cannot reserve blocks.
    reserved: Option<u64>,
}

impl ReservedFile {
    pub(super) fn new(file: NamedTempFile) -> Self {
        Self {
            file,
            written: 0,
            reserved: Some(0),
        }
    }

    pub(super) const fn file(&self) -> &NamedTempFile {
        &self.file
    }

    /// Releases the blocks that were not needed.
    pub(super) fn finish(self) -> io::Result<NamedTempFile> {
        if self.reserved.is_some_and(|end| end > self.written) {
            self.file.as_file().set_len(self.written)?;
        }
        Ok(self.file)
    }

    fn reserve(&mut self, more: u64) {
        let end = self.written + more;
        let Some(reserved) = self.reserved.filter(|&reserved| end > reserved.max(SMALL)) else {
            return;
        };
        let start = reserved.max(self.written);
        let length = (end - start).next_multiple_of(STRIDE);
        self.reserved = reserve(self.file.as_file(), start, length).then_some(start + length);
    }
}

impl Write for ReservedFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_vectored(&[IoSlice::new(bytes)])
    }

    fn write_vectored(&mut self, slices: &[IoSlice<'_>]) -> io::Result<usize> {
        self.reserve(slices.iter().map(|slice| slice.len() as u64).sum());
        let written = self.file.write_vectored(slices)?;
        self.written += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Reserves blocks without changing the length of the file. A failure does no harm: if the disk is
/// full, for example, the next write reports it.
#[cfg(target_os = "linux")]
fn reserve(file: &File, start: u64, length: u64) -> bool {
    use rustix::fs::{FallocateFlags, FsWord, fallocate, fstatfs};

    /// Blocks are reserved only on ext4 and XFS. On tmpfs, reserving blocks means writing zeros,
    /// and Btrfs does not compress reserved blocks.
    const QUICK: [FsWord; 2] = [0xEF53, 0x5846_5342];

    let is_quick = fstatfs(file).is_ok_and(|system| QUICK.contains(&system.f_type));
    is_quick && fallocate(file, FallocateFlags::KEEP_SIZE, start, length).is_ok()
}

#[cfg(not(target_os = "linux"))]
fn reserve(_file: &File, _start: u64, _length: u64) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes this many bytes in pieces, and checks that the file contains them and does not have
    /// any reserved blocks beyond them.
    #[track_caller]
    fn check(length: usize) {
        let mut out = ReservedFile::new(NamedTempFile::new().unwrap());
        let bytes: Vec<u8> = (0..length).map(|index| (index / 1000) as u8).collect();
        for piece in bytes.chunks(1 << 20) {
            out.write_all(piece).unwrap();
        }
        let file = out.finish().unwrap();
        assert!(std::fs::read(file.path()).unwrap() == bytes, "{length}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let taken = file.as_file().metadata().unwrap().blocks() * 512;
            assert!(taken < length as u64 + (1 << 20), "{length}: {taken}");
        }
    }

    #[test]
    fn unused_reserved_blocks_are_released() {
        for length in [0, 1, 4 << 20, (4 << 20) + 1, 70 << 20] {
            check(length);
        }
    }
}
