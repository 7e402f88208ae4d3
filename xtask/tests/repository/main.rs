//! Checks that the parts of the repository agree with each other.

mod documents;
mod versions;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The files in the repository whose paths match a pattern of git.
fn files(pattern: &str) -> Vec<String> {
    let output = Command::new("git")
        .args(["ls-files", pattern])
        .current_dir(root())
        .output()
        .unwrap();
    let files = String::from_utf8(output.stdout).unwrap();
    files.lines().map(str::to_owned).collect()
}
