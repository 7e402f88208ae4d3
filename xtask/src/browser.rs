//! The page in a real browser: types, then `crates/web/browser/tests` in Debian's Chromium, and
//! one of them in Firefox.
//!
//! Node is needed for the tests alone; the program is built and run without it.

use std::env;
use std::path::PathBuf;

use crate::packages::{self, Needed};
use crate::{Chore, cargo, command, root, run};

/// Set to `required` where a page that was not tested must not pass, as in CI.
const DEMAND: &str = "NOVENA_BROWSER";

/// Programs that the tests need, and the Debian packages that have them.
const PROGRAMS: [Needed; 3] = [("node", "nodejs"), ("npm", "npm"), ("chromium", "chromium")];

/// One test runs in Firefox, where Debian has it; without it that test is left out.
const FIREFOX: Needed = ("firefox-esr", "firefox-esr");

/// Tests the page, or says in one line why that cannot be done here.
pub(crate) fn test() -> Chore {
    if let Err(reason) = prepare() {
        if env::var_os(DEMAND).is_some_and(|demand| demand == "required") {
            return Err(format!("{reason}, and {DEMAND} is \"required\""));
        }
        println!("{reason}: the page is not tested in a browser in this run");
        return Ok(());
    }
    packages::get(&[FIREFOX]);
    // The second serves the window of the lund lab with a stub that records.
    let programs = ["--bin", "novena", "--example", "lund_recorder"];
    cargo(&[&["build", "--locked"], &programs[..]].concat())?;
    there("npm", &["run", "--silent", "types"])?;
    there("npm", &["test", "--silent"])
}

/// Runs a program of that folder in Node, where everything is there that it needs.
pub(crate) fn node(arguments: &[&str]) -> Chore {
    prepare()?;
    there("node", arguments)
}

/// Gets what is missing; nothing is asked for if all is there.
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
    // Versions are exact and none of the packages has dependencies: a lock file would add
    // nothing but the address of a registry.
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
    if !has_packages && there("npm", &quietly).is_err() {
        return Err("npm cannot get the packages of crates/web/browser".to_owned());
    }
    Ok(())
}

fn folder() -> PathBuf {
    root().join("crates/web/browser")
}

/// Runs a program among the tests.
fn there(program: &str, arguments: &[&str]) -> Chore {
    run(command(program, arguments).current_dir(folder()))
}
