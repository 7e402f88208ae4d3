//! Programs of others that tests ask, and the Debian packages that have them.

use std::process::Command;

/// A program, and the package it comes in.
pub(crate) type Needed = (&'static str, &'static str);

/// Whether a program can be asked. Some end badly after telling their version.
pub(crate) fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

/// Gets what is missing, if that can be done here; answers which programs still are.
pub(crate) fn get(needed: &[Needed]) -> Vec<&'static str> {
    let missing = || needed.iter().filter(|(program, _)| !is_there(program));
    let packages: Vec<&str> = missing().map(|(_, package)| *package).collect();
    if !packages.is_empty() {
        install(&packages);
    }
    missing().map(|(program, _)| *program).collect()
}

fn install(packages: &[&str]) {
    let mut arguments = vec!["install", "--yes", "--no-install-recommends"];
    arguments.extend(packages);
    // A fresh machine knows no packages before it has asked for the list.
    let _ = apt(&arguments) || (apt(&["update"]) && apt(&arguments));
}

/// What it says is kept back: whoever may not install need not read why.
fn apt(arguments: &[&str]) -> bool {
    let mut apt = Command::new("apt-get");
    apt.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    apt.output().is_ok_and(|output| output.status.success())
}
