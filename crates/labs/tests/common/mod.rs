//! Helpers for the tests of several labs.
#![allow(
    dead_code,
    reason = "each test file is a program of its own and uses some of this"
)]

use std::fs;
use std::path::{Path, PathBuf};

use novena_generator::Random;
use novena_labs::{from_disk, uel};

/// Returns the root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns a file that the labs share for testing.
pub(crate) fn testdata(name: &str) -> PathBuf {
    root().join("testdata/labs").join(name)
}

/// Compares the output with a golden file. If `NOVENA_UPDATE` is set, writes the file instead.
#[track_caller]
pub(crate) fn check_golden(path: &Path, found: &str) {
    if std::env::var_os("NOVENA_UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, found).unwrap();
    }
    let expected = fs::read_to_string(path).unwrap();
    for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {} of {}", number + 1, path.display());
    }
    assert_eq!(found, expected, "{}", path.display());
}

/// Creates an empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Lines of random bytes, each up to 40 bytes long.
pub(crate) fn noise(seed: u64, lines: usize) -> Vec<u8> {
    let mut random = Random::new(seed);
    let mut bytes = Vec::new();
    for _ in 0..lines {
        for _ in 0..random.below(41) {
            bytes.push(random.below(256) as u8);
        }
        bytes.push(b'\n');
    }
    bytes
}

/// Lines that a lab might mistake for answers, in no sensible order.
pub(crate) fn babble(seed: u64, lines: usize, words: &[&str]) -> Vec<u8> {
    let mut random = Random::new(seed);
    let mut text = String::new();
    for _ in 0..lines {
        for _ in 0..random.below(4) {
            text.push_str(words[random.below(words.len())]);
            text.push(' ');
        }
        text.push('\n');
    }
    text.into_bytes()
}

/// Writes the output of `uel` to the specified file, if the output is complete.
pub(crate) fn save(path: &Path, fill: uel::Fill<'_>) -> std::io::Result<()> {
    let mut bytes = Vec::new();
    fill(&mut bytes)?;
    fs::write(path, bytes)
}

/// Returns a task for `uel` that works on files and is never interrupted.
pub(crate) fn uel_task<'a>(
    input: &'a Path,
    output: &'a Path,
    all: bool,
    save: uel::Save<'a>,
) -> uel::Task<'a> {
    uel::Task {
        input,
        output,
        all: all.then_some(uel::LIMIT),
        read: &from_disk,
        save,
        is_interrupted: &|| false,
    }
}
