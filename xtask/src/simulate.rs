//! Simulations: power cuts and failing disks, and everything that keeps games.

use crate::{Chore, cargo};

/// Runs a simulation with the words that follow its name; the program says what they mean.
pub(crate) fn run(words: &[String]) -> Chore {
    let mut arguments = vec!["run", "--release", "-p", "novena-simulation", "--"];
    arguments.extend(words.iter().map(String::as_str));
    cargo(&arguments)
}
