//! The page in a real browser: types, then `crates/web/browser/tests` in Debian's Chromium.
//!
//! Node is needed for the tests alone; the program is built and run without it.

use std::path::PathBuf;
use std::process::Command;

use crate::{Chore, available, cargo, command, root, run};

/// Tests the page, or says in one line why that cannot be done here.
pub(crate) fn test() -> Chore {
    if let Err(reason) = prepare() {
        println!("{reason}: the page is not tested in a browser in this run");
        return Ok(());
    }
    cargo(&["build", "--locked", "--bin", "novena"])?;
    there("npm", &["run", "--silent", "types"])?;
    there("npm", &["test", "--silent"])
}

/// Gets what is missing; nothing is asked for if all is there.
fn prepare() -> Result<(), String> {
    if !available("node") || !available("npm") {
        return Err("node and npm are not installed".to_owned());
    }
    if !available("chromium") && std::env::var_os("CHROMIUM").is_none() {
        let installed = Command::new("apt-get")
            .args(["install", "--yes", "--no-install-recommends", "chromium"])
            .status();
        if !installed.is_ok_and(|status| status.success()) || !available("chromium") {
            return Err("chromium is not installed, and apt-get cannot get it".to_owned());
        }
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
