//! Remembers which files the store has open, in order to detect when they are deleted or replaced.
//!
//! A deleted file remains writable for the program that has it open, and everything written to it
//! is lost when that program ends. SQLite does not check this in WAL mode.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Result, StoreError};

/// The database and its log, with their identities on disk.
#[derive(Debug)]
pub(crate) struct OpenFiles {
    files: Vec<(PathBuf, FileId)>,
}

impl OpenFiles {
    /// The identities of these files, if they exist. On a simulated disk, none of them exist.
    pub(crate) fn of(paths: &[PathBuf]) -> Self {
        let known = |path: &PathBuf| Some((path.clone(), FileId::of(path)?));
        Self {
            files: paths.iter().filter_map(known).collect(),
        }
    }

    /// Fails if one of our files was deleted or replaced.
    pub(crate) fn check(&self) -> Result<()> {
        let gone = |(path, id): &&(PathBuf, FileId)| FileId::of(path) != Some(*id);
        match self.files.iter().find(gone) {
            None => Ok(()),
            Some((path, _)) => Err(StoreError::FileGone { path: path.clone() }),
        }
    }
}

/// A file's identity on a machine: its device and its number on that device.
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

/// Other systems do not allow an open database to be deleted or replaced, so it is enough to check
/// that it exists.
#[cfg(not(unix))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileId;

#[cfg(not(unix))]
impl FileId {
    fn of(path: &Path) -> Option<Self> {
        fs::metadata(path).ok().map(|_| Self)
    }
}
