//! Third-party programs that the tests use to view our pictures and books.

use crate::packages::{self, Needed};

const VIEWERS: [Needed; 3] = [
    ("pdftoppm", "poppler-utils"),
    ("qpdf", "qpdf"),
    ("rsvg-convert", "librsvg2-bin"),
];

/// Installs missing programs, if possible. If a program is still missing, the tests that need it
/// are skipped and say so.
pub(crate) fn prepare() {
    let missing = packages::get(&VIEWERS);
    if !missing.is_empty() {
        let missing = missing.join(", ");
        println!("{missing}: not installed, so fewer programs render the pictures in this run");
    }
}
