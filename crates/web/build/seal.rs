//! Completes the page's files: fills in the page's version and the service worker's list of files,
//! and writes a manifest for every language.
//!
//! The version is a hash of all files. It is written into the page and into the service worker, so
//! that they can tell whether they belong together. The worker also gets the checksum of every
//! file, so that it never caches a file from another version.

use std::fmt::Write;

use crate::bundle::{Files, between, text};

const PAGE: &str = "index.html";
const WORKER: &str = "sw.js";
const MANIFEST: &str = "novena.webmanifest";
/// The files of the engine. Without them, the page uses its server and caches nothing.
const ENGINE: [&str; 3] = [
    "engine/moves.wasm",
    "engine/novena.wasm",
    "engine/scan.wasm",
];

/// Prefixes of files that are not cached for offline use: the system copies the icons when the page
/// is installed, and the licences are for people who browse the directory.
const NOT_KEPT: [&str; 3] = ["icons/", "fonts/OFL", "NOTICES"];

/// Links to files that the first board needs, but that a browser would otherwise discover late,
/// when it reads other files. The small engine is not included, because the board is drawn without
/// it and its download would compete with the page's own files.
///
/// These links precede those to the typefaces, because a browser opens only a few connections
/// to a host and requests files in the order in which they appear in the page. They also precede
/// the first script, which waits for the styles.
const AHEAD: &str = r#"    <link rel="modulepreload" href="js/games-worker.js">
    <link rel="preload" href="engine.json" as="fetch" crossorigin>
"#;

/// The link to the page's modules, which precedes the styles.
const FIRST: &str = r#"    <link rel="modulepreload" href="js/main.js">
"#;

/// Fills in the parts that depend on all the files, and returns the page's content security
/// policy.
pub(crate) fn seal(files: &mut Files, version: &str) -> Result<String, String> {
    manifests(files)?;
    let page = text(files, PAGE)?;
    let policy = between(
        &page,
        "<meta http-equiv=\"Content-Security-Policy\" content=\"",
        "\">",
    );
    let policy = policy.ok_or("the page has no policy")?.to_owned();
    if ENGINE.iter().all(|name| files.contains_key(*name)) {
        let page = filled(
            &page,
            "<meta name=\"version\" content=\"\">",
            &format!("<meta name=\"version\" content=\"{version}\">"),
        )?;
        let page = before(&page, "    <link rel=\"stylesheet\"", FIRST)?;
        let page = before(&page, "    <link rel=\"preload\" href=\"fonts/", AHEAD)?;
        files.insert(PAGE.to_owned(), page.into_bytes());
        let worker = text(files, WORKER)?;
        let worker = filled(
            &worker,
            "const VERSION = \"\";",
            &format!("const VERSION = \"{version}\";"),
        )?;
        let list = format!("const FILES = {};", checksums(files));
        let worker = filled(&worker, "const FILES = {};", &list)?;
        files.insert(WORKER.to_owned(), worker.into_bytes());
    }
    Ok(policy)
}

/// Returns the files that a browser caches, as a JavaScript object that maps each file to its
/// checksum. The page is cached under the address of its directory.
fn checksums(files: &Files) -> String {
    let mut list = String::from("{\n");
    let is_kept = |name: &str| !NOT_KEPT.iter().any(|start| name.starts_with(start));
    let kept = files
        .iter()
        .filter(|(name, _)| *name != WORKER && is_kept(name));
    for (name, data) in kept {
        let name = if name == PAGE { "" } else { name };
        // Writing to a `String` cannot fail.
        let _ = writeln!(list, "  {name:?}: {},", checksum(data));
    }
    list.push('}');
    list
}

/// Returns the 32-bit FNV-1a hash of the data. `sw.js` computes the same hash.
fn checksum(data: &[u8]) -> u32 {
    data.iter().fold(0x811c_9dc5, |sum: u32, byte| {
        (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

/// Writes the manifest in every language of the page. `{key}` is replaced by the message with that
/// key. The manifest whose name contains no language is in English.
fn manifests(files: &mut Files) -> Result<(), String> {
    let pattern = text(files, MANIFEST)?;
    let (stem, ending) = MANIFEST.split_once('.').unwrap_or((MANIFEST, ""));
    let locales: Vec<_> = files
        .keys()
        .filter_map(|name| name.strip_prefix("locales/")?.strip_suffix(".json"))
        .map(str::to_owned)
        .collect();
    for tag in locales {
        let locale = text(files, &format!("locales/{tag}.json"))?;
        let mut manifest = pattern.clone();
        while let Some(key) = between(&manifest, "\"{", "}\"").map(str::to_owned) {
            let value = between(&locale, &format!("  \"{key}\": \""), "\"");
            let value = value.ok_or_else(|| format!("{tag} has no text {key}"))?;
            manifest = manifest.replace(&format!("{{{key}}}"), value);
        }
        if tag == "en" {
            files.insert(MANIFEST.to_owned(), manifest.clone().into_bytes());
        }
        files.insert(format!("{stem}.{tag}.{ending}"), manifest.into_bytes());
    }
    Ok(())
}

/// Inserts text before a part, which must be present.
fn before(text: &str, part: &str, more: &str) -> Result<String, String> {
    filled(text, part, &format!("{more}{part}"))
}

/// Replaces a part, which must be present.
fn filled(text: &str, part: &str, by: &str) -> Result<String, String> {
    if text.contains(part) {
        Ok(text.replacen(part, by, 1))
    } else {
        Err(format!("no {part}"))
    }
}
