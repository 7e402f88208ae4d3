//! Third-party programs that view our pictures and books in tests.

use crate::packages::{self, Needed};

const VIEWERS: [Needed; 3] = [
    ("pdftoppm", "poppler-utils"),
    ("qpdf", "qpdf"),
    ("rsvg-convert", "librsvg2-bin"),
];

/// Installs missing programs, if possible. Tests that need one that is still missing are skipped
/// and say so.
pub(crate) fn prepare() {
    let missing = packages::get(&VIEWERS);
    if !missing.is_empty() {
        let missing = missing.join(", ");
        println!("{missing}: not installed, fewer programs look at pictures in this run");
    }
}
