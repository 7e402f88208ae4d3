//! Third-party programs used by tests, and their Debian packages.

use std::process::Command;

/// A program and its package.
pub(crate) type Needed = (&'static str, &'static str);

/// Whether a program is available. Some programs exit with an error after printing their version.
pub(crate) fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

/// Installs missing programs, if possible, and returns those still missing.
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
    // A fresh machine has to update its package list first.
    let _ = apt(&arguments) || (apt(&["update"]) && apt(&arguments));
}

/// The output is hidden, because users without permission to install packages need not see why the
/// installation failed.
fn apt(arguments: &[&str]) -> bool {
    let mut apt = Command::new("apt-get");
    apt.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    apt.output().is_ok_and(|output| output.status.success())
}
