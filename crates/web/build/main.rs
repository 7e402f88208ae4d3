//! Embeds the page in the program, as a table of the files under `app/`, both plain and compressed.
//! Files that are always needed together are bundled. The table also contains the lessons in each
//! language and, if `cargo xtask wasm` has built it, the engine.

mod bundle;
mod seal;
mod strip;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use novena_lessons::{CourseBundle, LANGUAGES};

use bundle::Files;

/// Extensions of files that belong to the page. Files with other extensions are only for the page's
/// authors.
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
    add_lessons(&mut files)?;
    add_engine(&mut files)?;
    let version = version(&files);
    let policy = seal::seal(&mut files, &version).map_err(io::Error::other)?;
    println!("cargo::rustc-env=NOVENA_POLICY={policy}");
    let out = PathBuf::from(variable("OUT_DIR"));
    let mut rows = Vec::new();
    for (number, (name, plain)) in files.iter().enumerate() {
        let gzip = smaller(&out, &format!("{number}.gz"), plain, &gzip(plain)?)?;
        let brotli = smaller(&out, &format!("{number}.br"), plain, &brotli(name, plain)?)?;
        let plain = included(&out, &format!("{number}.plain"), plain)?;
        rows.push(format!(
            "    PageFile {{ name: {name:?}, plain: {plain}, gzip: {gzip}, brotli: {brotli} }},\n"
        ));
    }
    println!("cargo::rustc-env=NOVENA_PAGE_VERSION={version}");
    fs::write(out.join("files.rs"), format!("&[\n{}]\n", rows.concat()))
}

/// Adds the course in every language, with one file for each language.
fn add_lessons(files: &mut Files) -> io::Result<()> {
    for language in LANGUAGES {
        let course = CourseBundle::new(language).map_err(io::Error::other)?;
        let json = serde_json::to_vec(&course)?;
        files.insert(format!("lessons/{language}.json"), json);
    }
    Ok(())
}

/// The names of the engine's files, which exist only if the engine has been built.
const ENGINE: [&str; 3] = ["moves.wasm", "novena.wasm", "scan.wasm"];

fn engine_folder() -> PathBuf {
    Path::new(&variable("CARGO_MANIFEST_DIR")).join("engine")
}

/// The licences of the engine's parts.
const NOTICES: &str = "NOTICES.txt";

/// Adds the engine and its licences only if all files exist, so that a page need not check which
/// parts exist.
fn add_engine(files: &mut Files) -> io::Result<()> {
    println!("cargo::rerun-if-changed=engine");
    let folder = engine_folder();
    let mut all = ENGINE.iter().chain([&NOTICES]);
    if all.all(|name| folder.join(name).is_file()) {
        for name in ENGINE {
            files.insert(format!("engine/{name}"), fs::read(folder.join(name))?);
        }
        files.insert(NOTICES.to_owned(), fs::read(folder.join(NOTICES))?);
    }
    Ok(())
}

/// Returns the version of the page: a hash of its files (FNV-1a), which changes if any of them
/// changes.
fn version(files: &Files) -> String {
    let bytes = files
        .iter()
        .flat_map(|(name, data)| name.bytes().chain([0]).chain(data.iter().copied()));
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// Returns the expression that includes the compressed data, or `None` if that data is not smaller.
fn smaller(out: &Path, name: &str, plain: &[u8], packed: &[u8]) -> io::Result<String> {
    Ok(if packed.len() < plain.len() {
        format!("Some({})", included(out, name, packed)?)
    } else {
        "None".to_owned()
    })
}

/// Writes a file for the compiler, and returns the expression that includes it.
fn included(out: &Path, name: &str, data: &[u8]) -> io::Result<String> {
    let file = out.join(name);
    fs::write(&file, data)?;
    Ok(format!("include_bytes!({:?})", file.display().to_string()))
}

/// Compresses with gzip. The result is deterministic, because the header contains neither a name
/// nor a time.
fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain)?;
    encoder.finish()
}

/// Compresses with brotli. Compressing the engine takes seconds, so `cargo xtask wasm` has already
/// compressed it.
fn brotli(name: &str, plain: &[u8]) -> io::Result<Vec<u8>> {
    if let Some(name) = name.strip_prefix("engine/") {
        return fs::read(engine_folder().join(format!("{name}.br")));
    }
    let parameters = BrotliEncoderParams {
        quality: 11,
        size_hint: plain.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*plain, &mut packed, &parameters)?;
    Ok(packed)
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
