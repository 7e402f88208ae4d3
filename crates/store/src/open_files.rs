//! The files that the store has open, so that it notices when they are deleted or replaced.
//!
//! A deleted file stays writable for the program that has it open, and everything written to it
//! is gone when the program ends. SQLite does not look in the mode of the write-ahead log.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Result, StoreError};

/// The database and its log, with what identifies them on the disk.
#[derive(Debug)]
pub(crate) struct OpenFiles {
    files: Vec<(PathBuf, FileId)>,
}

impl OpenFiles {
    /// Those of these files that exist. A file layer without files on the disk has none.
    pub(crate) fn of(paths: &[PathBuf]) -> Self {
        let known = |path: &PathBuf| Some((path.clone(), FileId::of(path)?));
        Self {
            files: paths.iter().filter_map(known).collect(),
        }
    }

    /// Fails if another file, or none, is where a file of ours was.
    pub(crate) fn check(&self) -> Result<()> {
        let gone = |(path, id): &&(PathBuf, FileId)| FileId::of(path) != Some(*id);
        match self.files.iter().find(gone) {
            None => Ok(()),
            Some((path, _)) => Err(StoreError::FileGone { path: path.clone() }),
        }
    }
}

/// What identifies a file on a machine: its device and its number there.
#[cfg(unix)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileId {
    device: u64,
    number: u64,
}

#[cfg(unix)]
impl FileId {
    fn of(path: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        let data = fs::metadata(path).ok()?;
        Some(Self {
            device: data.dev(),
            number: data.ino(),
        })
    }
}

/// Other systems do not let an open database be deleted or replaced; that it exists is enough.
#[cfg(not(unix))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileId;

#[cfg(not(unix))]
impl FileId {
    fn of(path: &Path) -> Option<Self> {
        fs::metadata(path).ok().map(|_| Self)
    }
}
