//! Where damaged files go, and the names of the files beside a database.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::file_layer::FileLayer;

/// The database itself and the files that SQLite has beside it.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// The path with something added to its name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Whether there is something that SQLite would silently throw away: a log of changes without
/// the database they belong to, or a file of one byte, which it takes for empty.
pub(crate) fn would_be_overwritten(path: &Path, layer: &FileLayer<'_>) -> bool {
    match (layer.size)(path) {
        0 => (layer.size)(&beside(path, "-wal")) > 0,
        length => length == 1,
    }
}

/// Renames the database and the files that belong to it. The database goes first: if we are
/// stopped, what is left behind is recognised as damaged too.
pub(crate) fn put_aside(path: &Path) -> io::Result<PathBuf> {
    let to = free_name(path)?;
    for part in PARTS {
        match fs::rename(beside(path, part), beside(&to, part)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(to)
}

/// Copies the database and its log, to where a damaged database is renamed to.
pub(crate) fn copy_aside(path: &Path) -> io::Result<PathBuf> {
    let to = free_name(path)?;
    for part in ["", "-wal"] {
        fs::copy(beside(path, part), beside(&to, part))?;
    }
    Ok(to)
}

/// The first of `novena.db.damaged-1` and so on that no file has.
fn free_name(path: &Path) -> io::Result<PathBuf> {
    let is_free = |to: &PathBuf| PARTS.iter().all(|part| !beside(to, part).exists());
    let names = (1..=u32::MAX).map(|number| beside(path, &format!(".damaged-{number}")));
    let mut free = names.filter(is_free);
    free.next()
        .ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}
