//! Extracts the sentences about the techniques of the first levels from each locale, for programs
//! that include only these techniques.
//!
//! These sentences come first in a locale, in the same sections in every language. The first
//! section after them is the one that names the X-Wing.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LOCALES: &str = "locales";

/// The first key that belongs to another technique.
const FIRST_OTHER: &str = "\nname-x-wing =";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    for entry in fs::read_dir(LOCALES)? {
        let path = entry?.path();
        if let (true, Some(name)) = (path.is_file(), path.file_name()) {
            fs::write(out.join(name), basic(&path)?)?;
        }
    }
    Ok(())
}

/// A locale up to the last section about basic techniques, without comments.
fn basic(locale: &Path) -> io::Result<String> {
    let text = fs::read_to_string(locale)?;
    let cut = text
        .find(FIRST_OTHER)
        .and_then(|other| text[..other].rfind("\n## "));
    let cut = cut.ok_or_else(|| {
        let reason = format!("{}: no section with{FIRST_OTHER}", locale.display());
        io::Error::other(reason)
    })?;
    let lines = text[..cut].lines().filter(|line| !line.starts_with('#'));
    Ok(lines.flat_map(|line| [line, "\n"]).collect())
}
