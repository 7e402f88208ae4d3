//! Calls to a disk that fail.

use rusqlite::ffi;

/// A kind of call to the disk that can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// A file is opened or created.
    Open,
    /// A file is deleted.
    Delete,
    /// The existence of a file is checked.
    Access,
    /// Bytes are read.
    Read,
    /// Bytes are written.
    Write,
    /// A file is truncated.
    Truncate,
    /// A file is synced.
    Sync,
    /// The length of a file is queried.
    Size,
    /// A file is locked.
    Lock,
    /// Shared memory is mapped.
    SharedMap,
    /// A part of shared memory is locked.
    SharedLock,
}

/// The way a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaultKind {
    /// The device reports an error.
    Error,
    /// The disk is full. The first half of a write succeeded.
    Full,
    /// The file system has become read-only.
    ReadOnly,
    /// The call was interrupted: nothing was done, or half of the bytes were read. Even a partial
    /// read must return an error, because SQLite interprets a short read as the end of the file.
    Interrupted,
}

impl FaultKind {
    /// All kinds of failure.
    pub const ALL: [Self; 4] = [Self::Error, Self::Full, Self::ReadOnly, Self::Interrupted];

    /// Whether this call can fail in this way.
    #[must_use]
    pub const fn concerns(self, call: Call) -> bool {
        match self {
            Self::Error => true,
            Self::Full => matches!(
                call,
                Call::Open | Call::Write | Call::Truncate | Call::Sync | Call::SharedMap
            ),
            // Mapping shared memory cannot fail in this way, because SQLite would conclude from
            // the result that the memory exists and may be read.
            Self::ReadOnly => matches!(
                call,
                Call::Open | Call::Write | Call::Truncate | Call::Sync | Call::Delete
            ),
            Self::Interrupted => !matches!(call, Call::Access | Call::Size),
        }
    }

    /// The code that SQLite gets.
    pub(crate) const fn code(self, call: Call) -> i32 {
        match (self, call) {
            (Self::Full, _) => ffi::SQLITE_FULL,
            (Self::ReadOnly, _) => ffi::SQLITE_READONLY,
            (Self::Interrupted, Call::Lock | Call::SharedLock) => ffi::SQLITE_BUSY,
            (Self::Interrupted, _) => ffi::SQLITE_INTERRUPT,
            (Self::Error, Call::Open) => ffi::SQLITE_CANTOPEN,
            (Self::Error, Call::Delete) => ffi::SQLITE_IOERR_DELETE,
            (Self::Error, Call::Access) => ffi::SQLITE_IOERR_ACCESS,
            (Self::Error, Call::Read) => ffi::SQLITE_IOERR_READ,
            (Self::Error, Call::Write) => ffi::SQLITE_IOERR_WRITE,
            (Self::Error, Call::Truncate) => ffi::SQLITE_IOERR_TRUNCATE,
            (Self::Error, Call::Sync) => ffi::SQLITE_IOERR_FSYNC,
            (Self::Error, Call::Size) => ffi::SQLITE_IOERR_FSTAT,
            (Self::Error, Call::Lock) => ffi::SQLITE_IOERR_LOCK,
            (Self::Error, Call::SharedMap) => ffi::SQLITE_IOERR_SHMMAP,
            (Self::Error, Call::SharedLock) => ffi::SQLITE_IOERR_SHMLOCK,
        }
    }
}

/// One call that fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number of the call, from 0.
    pub at: usize,
    /// The kind of failure.
    pub kind: FaultKind,
}
