//! Lists the files in `texts`, so that a new lesson needs only a row in the course table.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const TEXTS: &str = "texts";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={TEXTS}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let mut names = Vec::new();
    collect(Path::new(TEXTS), &mut names)?;
    names.sort();
    let mut table = String::from("const SOURCES: &[(&str, &str)] = &[\n");
    for name in names {
        let file = format!("/{TEXTS}/{name}.md");
        // Writing to a string cannot fail.
        let _ = writeln!(
            table,
            "    ({name:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {file:?}))),"
        );
    }
    table.push_str("];\n");
    fs::write(out.join("sources.rs"), table)
}

/// Adds the paths of the Markdown files in a folder, relative to `texts` and without their
/// extension.
fn collect(folder: &Path, names: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, names)?;
        } else if path.extension().is_some_and(|ending| ending == "md") {
            let name = path.with_extension("");
            let parts: Vec<_> = name
                .iter()
                .skip(1)
                .map(|part| part.to_string_lossy())
                .collect();
            names.push(parts.join("/"));
        }
    }
    Ok(())
}
