//! Simulates everything that stores games, with power cuts and failing disks.

use crate::{Chore, cargo};

/// Runs the simulation program with these arguments.
pub(crate) fn run(words: &[String]) -> Chore {
    let mut arguments = vec!["run", "--release", "-p", "novena-simulation", "--"];
    arguments.extend(words.iter().map(String::as_str));
    cargo(&arguments)
}
