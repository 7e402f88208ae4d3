//! Third-party programs used by tests, and their Debian packages.

use std::process::Command;

/// A program and its package.
pub(crate) type Needed = (&'static str, &'static str);

/// Whether a program is available. The exit status is ignored, because some programs exit with an
/// error after printing their version.
pub(crate) fn is_installed(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

/// Installs missing programs, if possible, and returns those still missing.
pub(crate) fn get(needed: &[Needed]) -> Vec<&'static str> {
    let missing = || needed.iter().filter(|(program, _)| !is_installed(program));
    let packages: Vec<&str> = missing().map(|(_, package)| *package).collect();
    if !packages.is_empty() {
        install(&packages);
    }
    missing().map(|(program, _)| *program).collect()
}

/// Installs Debian packages, as root or with `sudo`. Returns whether it succeeded.
pub(crate) fn install(packages: &[&str]) -> bool {
    let mut arguments = vec!["install", "--yes", "--no-install-recommends"];
    arguments.extend(packages);
    // A fresh machine has to update its package list first.
    apt(&arguments) || (apt(&["update"]) && apt(&arguments))
}

/// Runs apt-get, as root or with `sudo`. The output is hidden, because users without permission to
/// install packages need not see why the installation failed.
fn apt(arguments: &[&str]) -> bool {
    let mut apt = if is_root() {
        Command::new("env")
    } else {
        // With `-n`, sudo fails instead of asking for a password.
        let mut sudo = Command::new("sudo");
        sudo.args(["-n", "env"]);
        sudo
    };
    apt.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"])
        .args(arguments);
    apt.output().is_ok_and(|output| output.status.success())
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
