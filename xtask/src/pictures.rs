//! Creates the pictures for the README with the program itself.

use std::fs;
use std::path::PathBuf;

use crate::{Chore, browser, cargo, command, root, run, wasm};

/// The name, in the tests, of the terminal player's screen that is shown.
const TERMINAL: &str = "hint-3-120x30-true-dark.svg";

/// Rewrites `docs/pictures`.
pub(crate) fn write() -> Chore {
    wasm::build()?;
    cargo(&["build", "--locked", "--bin", "novena"])?;
    let terminal = terminal()?;
    let folder = root().join("docs/pictures");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    browser::node(&[
        "pictures.js",
        &terminal.to_string_lossy(),
        &folder.to_string_lossy(),
    ])
}

/// Draws the screen of the terminal player that the README shows, and returns the file.
pub(crate) fn terminal() -> Result<PathBuf, String> {
    let screens = root().join("target/pictures");
    fs::create_dir_all(&screens).map_err(|error| format!("{}: {error}", screens.display()))?;
    let player = ["test", "--locked", "--package", "novena-player", "pictures"];
    run(command("cargo", &player).env("NOVENA_PICTURES", &screens))?;
    Ok(screens.join(TERMINAL))
}
