//! Sets damaged files aside, and names the files that accompany a database.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::file_layer::FileLayer;

/// The database itself and the files that SQLite keeps next to it.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// The path with a suffix added to its file name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Whether there is something that SQLite would silently discard: a log of changes without its
/// database, or a file of one byte, which SQLite treats as empty.
pub(crate) fn would_be_overwritten(path: &Path, layer: &FileLayer<'_>) -> bool {
    match (layer.size)(path) {
        0 => (layer.size)(&beside(path, "-wal")) > 0,
        length => length == 1,
    }
}

/// Renames the database and its companion files. The database is renamed first: if we are
/// interrupted, the remaining files are recognised as damaged too.
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

/// Copies the database and its log, under an unused name for damaged databases.
pub(crate) fn copy_aside(path: &Path) -> io::Result<PathBuf> {
    let to = free_name(path)?;
    for part in ["", "-wal"] {
        fs::copy(beside(path, part), beside(&to, part))?;
    }
    Ok(to)
}

/// The first unused name among `novena.db.damaged-1`, `novena.db.damaged-2` and so on.
fn free_name(path: &Path) -> io::Result<PathBuf> {
    let is_free = |to: &PathBuf| PARTS.iter().all(|part| !beside(to, part).exists());
    let names = (1..=u32::MAX).map(|number| beside(path, &format!(".damaged-{number}")));
    let mut free = names.filter(is_free);
    free.next()
        .ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}
