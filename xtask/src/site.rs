//! Builds the engine and the program for the static site, writes the site's files, and measures how
//! soon the site is playable on a slow phone.

use std::fs;
use std::path::Path;

use crate::{Chore, browser, cargo, dist, root, wasm};

/// The default directory for the site.
const FOLDER: &str = "target/site";

/// Writes the site into a directory.
pub(crate) fn write(words: &[String]) -> Chore {
    wasm::build_required()?;
    let folder = words.first().map_or(FOLDER, String::as_str);
    let program = ["run", "--locked", "--release", "--bin", "novena", "--"];
    cargo(&[&program[..], &["site", "-o", folder]].concat())?;
    write_notices(&root().join(folder))
}

/// Adds the licences of third-party parts to a site.
pub(crate) fn write_notices(folder: &Path) -> Chore {
    let file = folder.join("NOTICES.txt");
    fs::write(&file, dist::site_notices()?).map_err(|error| format!("{}: {error}", file.display()))
}

/// Writes the site and measures it in Chromium, throttled as in Lighthouse's mobile profile.
pub(crate) fn measure() -> Chore {
    write(&[])?;
    let folder = root().join(FOLDER).display().to_string();
    browser::node(&["measure-site.js", &folder])
}
