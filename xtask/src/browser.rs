//! Tests the page: first its types, then `crates/web/browser/tests` in Debian's Chromium. One of
//! these tests also runs in Firefox.
//!
//! Node is needed only for the tests; the program is built and run without it.

use std::env;
use std::path::PathBuf;

use crate::packages::{self, Needed};
use crate::{Chore, cargo, command, pictures, root, run};

/// If this variable is set to `required`, as in CI, an untested page is an error.
const DEMAND: &str = "NOVENA_BROWSER";

/// Programs that the tests need, and their Debian packages.
const PROGRAMS: [Needed; 3] = [("node", "nodejs"), ("npm", "npm"), ("chromium", "chromium")];

/// One test runs in Firefox, if Debian has it; otherwise that test is skipped.
const FIREFOX: Needed = ("firefox-esr", "firefox-esr");

/// Tests the page, or reports in one line why it cannot be tested here.
pub(crate) fn test() -> Chore {
    if let Err(reason) = prepare() {
        if env::var_os(DEMAND).is_some_and(|demand| demand == "required") {
            return Err(format!("{reason}, and {DEMAND} is \"required\""));
        }
        println!("{reason}: the page is not tested in a browser in this run");
        return Ok(());
    }
    packages::get(&[FIREFOX]);
    // The second program serves the lund lab's window with a stub that records calls.
    let programs = ["--bin", "novena", "--example", "lund_recorder"];
    cargo(&[&["build", "--locked"], &programs[..]].concat())?;
    run_in_folder("npm", &["run", "--silent", "types"])?;
    let mut tests = command("npm", &["test", "--silent"]);
    run(tests
        .current_dir(folder())
        .env("NOVENA_TERMINAL", pictures::terminal()?))
}

/// Runs a program from `crates/web/browser` in Node, if everything it needs is available.
pub(crate) fn node(arguments: &[&str]) -> Chore {
    prepare()?;
    run_in_folder("node", arguments)
}

/// Installs missing programs, or does nothing if all are available.
fn prepare() -> Result<(), String> {
    let is_named = env::var_os("CHROMIUM").is_some();
    let needed: Vec<Needed> = PROGRAMS
        .into_iter()
        .filter(|(program, _)| *program != "chromium" || !is_named)
        .collect();
    if let Some(program) = packages::get(&needed).first() {
        return Err(format!(
            "{program} is not installed, and apt-get cannot get it"
        ));
    }
    // Versions are exact and none of the packages have dependencies, so a lock file would only add
    // a registry's address.
    let has_packages = ["playwright-core", "axe-core", "typescript"]
        .iter()
        .all(|package| folder().join("node_modules").join(package).is_dir());
    let quietly = [
        "install",
        "--no-package-lock",
        "--no-audit",
        "--no-fund",
        "--silent",
    ];
    if !has_packages && run_in_folder("npm", &quietly).is_err() {
        return Err("npm cannot get the packages of crates/web/browser".to_owned());
    }
    Ok(())
}

fn folder() -> PathBuf {
    root().join("crates/web/browser")
}

/// Runs a program in the directory of the tests.
fn run_in_folder(program: &str, arguments: &[&str]) -> Chore {
    run(command(program, arguments).current_dir(folder()))
}
