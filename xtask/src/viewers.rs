//! Programs of others that look at our pictures and books.
//!
//! The tests that ask them say so and pass where one is missing.

use std::process::Command;

/// Each with the Debian package it comes in.
const VIEWERS: [(&str, &str); 3] = [
    ("rsvg-convert", "librsvg2-bin"),
    ("pdftoppm", "poppler-utils"),
    ("qpdf", "qpdf"),
];

/// Gets those that are missing, if that can be done here.
pub(crate) fn prepare() {
    let missing = VIEWERS.iter().filter(|(program, _)| is_missing(program));
    let packages: Vec<&str> = missing.map(|(_, package)| *package).collect();
    if packages.is_empty() {
        return;
    }
    let installed = Command::new("apt-get")
        .args(["install", "--yes", "--no-install-recommends"])
        .args(&packages)
        .status();
    if !installed.is_ok_and(|status| status.success()) {
        let packages = packages.join(", ");
        println!("apt-get cannot get {packages}: what they see is not compared in this run");
    }
}

/// Not all of them know what is asked, but each that is there can be asked.
fn is_missing(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_err()
}
