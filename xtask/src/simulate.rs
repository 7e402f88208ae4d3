//! Simulations: power cuts and failing disks, and everything that stores games.

use crate::{Chore, cargo};

/// Runs a simulation with the words after its name; the program interprets them.
pub(crate) fn run(words: &[String]) -> Chore {
    let mut arguments = vec!["run", "--release", "-p", "novena-simulation", "--"];
    arguments.extend(words.iter().map(String::as_str));
    cargo(&arguments)
}
