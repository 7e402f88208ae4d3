//! The operations on a disk: everything that a power cut can undo.

/// An operation on a disk. Files are identified by number, because a name can be given to another
/// file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Bytes were written.
    Write {
        /// The file.
        file: usize,
        /// The offset in the file.
        offset: usize,
        /// The bytes.
        data: Box<[u8]>,
    },
    /// A file was truncated, or extended with zeros, to the given length.
    Truncate(usize, usize),
    /// Everything written to a file so far has become durable.
    Sync(usize),
    /// A file was created with a name.
    Create(String, usize),
    /// A name was deleted.
    Delete(String),
    /// All names became durable.
    SyncDirectory,
}

/// Writes bytes to a file, extending it if needed.
pub(crate) fn write(content: &mut Vec<u8>, offset: usize, data: &[u8]) {
    let end = offset + data.len();
    if content.len() < end {
        content.resize(end, 0);
    }
    content[offset..end].copy_from_slice(data);
}
