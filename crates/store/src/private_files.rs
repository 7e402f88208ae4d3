//! Files that only their owner can read: modes 0600 and 0700 on Unix. Other systems keep the user's
//! folder private on their own.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// Creates a folder and its missing parents. Existing folders are unchanged.
pub(crate) fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Opens a file for reading and writing, creating it if it does not exist.
pub(crate) fn open_or_create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes the store's files in a folder private, and the folder too if it contains nothing else.
/// Earlier versions of the program created them readable by everyone.
///
/// Files that belong to another user cannot be changed and are left alone.
#[cfg(unix)]
pub(crate) fn tighten(folder: &Path) {
    // The folder can still be used if these modes cannot be changed.
    let _ = try_to_tighten(folder);
}

#[cfg(unix)]
fn try_to_tighten(folder: &Path) -> io::Result<()> {
    use std::fs;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::PermissionsExt;

    const OTHERS: u32 = 0o077;
    /// The mode bit of folders in which everyone may create files, such as `/tmp`.
    const STICKY: u32 = 0o1000;
    let restrict = |path: &Path, mode: u32| {
        // This fails for files that belong to other users.
        let _ = fs::set_permissions(path, fs::Permissions::from_mode(mode));
    };
    let mut has_others = false;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !entry.file_name().as_bytes().starts_with(b"novena.") {
            has_others = true;
            continue;
        }
        // Links are not followed, because the mode of the entry itself is needed.
        let Ok(data) = entry.metadata() else { continue };
        if data.is_file() && data.permissions().mode() & OTHERS != 0 {
            restrict(&entry.path(), 0o600);
        }
    }
    let mode = fs::metadata(folder)?.permissions().mode();
    if !has_others && mode & OTHERS != 0 && mode & STICKY == 0 {
        restrict(folder, 0o700);
    }
    Ok(())
}

#[cfg(not(unix))]
pub(crate) fn tighten(_: &Path) {}
