//! The static site: the engine, the program with it, and the files that it writes; and how soon
//! that site plays on a slow telephone.

use crate::{Chore, browser, cargo, root, wasm};

/// Where the site goes if no folder is named.
const FOLDER: &str = "target/site";

/// Writes the site into a folder.
pub(crate) fn write(words: &[String]) -> Chore {
    wasm::build()?;
    let folder = words.first().map_or(FOLDER, String::as_str);
    let program = ["run", "--locked", "--release", "--bin", "novena", "--"];
    cargo(&[&program[..], &["site", "-o", folder]].concat())
}

/// Writes the site and measures it in Chromium, throttled as Lighthouse's mobile profile is.
pub(crate) fn measure() -> Chore {
    write(&[])?;
    let folder = root().join(FOLDER).display().to_string();
    browser::node(&["measure-site.js", &folder])
}
