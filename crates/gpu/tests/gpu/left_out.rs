//! The tests of `novena-cli` include this file and `compiler.rs` too.

use std::io::{self, Write};

/// Prints a line about the part that a test leaves out.
pub(crate) fn left_out(what: &str) {
    // Write to the stream directly: the test harness captures `eprintln` in tests that pass.
    let _ = writeln!(io::stderr(), "left out: {what}");
}
