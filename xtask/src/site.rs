//! Builds the engine and the program for the static site, writes the site's files, and measures how
//! soon a slow phone can play on it.

use crate::{Chore, browser, cargo, root, wasm};

/// The default directory for the site.
const FOLDER: &str = "target/site";

/// Writes the site into a directory.
pub(crate) fn write(words: &[String]) -> Chore {
    wasm::build_required()?;
    let folder = words.first().map_or(FOLDER, String::as_str);
    let program = ["run", "--locked", "--release", "--bin", "novena", "--"];
    cargo(&[&program[..], &["site", "-o", folder]].concat())
}

/// Writes the site and measures it in Chromium, throttled as in Lighthouse's mobile profile.
pub(crate) fn measure() -> Chore {
    write(&[])?;
    let folder = root().join(FOLDER).display().to_string();
    browser::node(&["measure-site.js", &folder])
}
