//! Puts the page into the program: a table of the files under `app/`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Endings of files that belong to a page; the others are for those who write it.
const ENDINGS: [&str; 10] = [
    "html",
    "css",
    "js",
    "json",
    "svg",
    "png",
    "ico",
    "txt",
    "webmanifest",
    "woff2",
];
const NOT_SERVED: [&str; 3] = ["tsconfig.json", "package.json", "package-lock.json"];

fn main() -> io::Result<()> {
    let app = Path::new(&variable("CARGO_MANIFEST_DIR")).join("app");
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    if app.is_dir() {
        println!("cargo::rerun-if-changed=app");
        collect(&app, &mut files)?;
    }
    files.sort();
    let rows = files.iter().map(|path| {
        let name = path.strip_prefix(&app).unwrap_or(path);
        let name = name.display().to_string().replace('\\', "/");
        let path = path.display().to_string();
        format!("    ({name:?}, include_bytes!({path:?})),\n")
    });
    let table = format!("&[\n{}]\n", rows.collect::<String>());
    fs::write(Path::new(&variable("OUT_DIR")).join("files.rs"), table)
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or(".");
        let ending = path.extension().and_then(|ending| ending.to_str());
        if name.starts_with('.') || name == "node_modules" || NOT_SERVED.contains(&name) {
            continue;
        }
        if path.is_dir() {
            collect(&path, files)?;
        } else if ending.is_some_and(|ending| ENDINGS.contains(&ending)) {
            files.push(path);
        }
    }
    Ok(())
}
