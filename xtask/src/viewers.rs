//! Programs of others that look at our pictures in tests.

use std::process::Command;

/// A program, and Debian's package that has it.
const VIEWERS: [(&str, &str); 3] = [
    ("pdftoppm", "poppler-utils"),
    ("qpdf", "qpdf"),
    ("rsvg-convert", "librsvg2-bin"),
];

/// Gets those that are missing, where that can be done; tests do without the others and say so.
pub(crate) fn prepare() {
    let missing: Vec<&str> = VIEWERS
        .iter()
        .filter(|(program, _)| !is_there(program))
        .map(|&(_, package)| package)
        .collect();
    if missing.is_empty() {
        return;
    }
    let installed = Command::new("apt-get")
        .args(["install", "--yes", "--no-install-recommends"])
        .args(&missing)
        .status();
    if !installed.is_ok_and(|status| status.success()) {
        let missing = missing.join(", ");
        println!("apt-get cannot get {missing}: fewer programs look at pictures in this run");
    }
}

/// Some of them end badly after telling their version.
fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}
