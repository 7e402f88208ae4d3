//! Puts the page into the program: a table of the files under `app/`, plain and packed, with those
//! in one that are always needed together.

mod bundle;
mod seal;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use bundle::Files;

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
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=app");
    let mut paths = Vec::new();
    collect(&app, &mut paths)?;
    let mut files = Files::new();
    for path in paths {
        let name = path.strip_prefix(&app).unwrap_or(&path);
        let name = name.display().to_string().replace('\\', "/");
        files.insert(name, fs::read(&path)?);
    }
    bundle::bundle(&mut files).map_err(io::Error::other)?;
    let seal = seal::seal(&mut files).map_err(io::Error::other)?;
    println!("cargo::rustc-env=NOVENA_VERSION={}", seal.version);
    println!("cargo::rustc-env=NOVENA_POLICY={}", seal.policy);
    let out = PathBuf::from(variable("OUT_DIR"));
    let mut rows = Vec::new();
    for (number, (name, plain)) in files.iter().enumerate() {
        let packed = pack(plain)?;
        let is_shorter = packed.len() < plain.len();
        let plain = included(&out, &format!("{number}.plain"), plain)?;
        let packed = if is_shorter {
            let packed = included(&out, &format!("{number}.gz"), &packed)?;
            format!("Some({packed})")
        } else {
            "None".to_owned()
        };
        rows.push(format!(
            "    File {{ name: {name:?}, plain: {plain}, packed: {packed} }},\n"
        ));
    }
    fs::write(out.join("files.rs"), format!("&[\n{}]\n", rows.concat()))
}

/// Writes a file for the compiler, and what has it read.
fn included(out: &Path, name: &str, data: &[u8]) -> io::Result<String> {
    let file = out.join(name);
    fs::write(&file, data)?;
    Ok(format!("include_bytes!({:?})", file.display().to_string()))
}

/// The same bytes for the same file: no name, no time.
fn pack(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain)?;
    encoder.finish()
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
