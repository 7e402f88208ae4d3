//! Checks every file in every corpus, unchanged and changed, with any compiler.

use std::fs;
use std::path::{Path, PathBuf};

use novena_fuzz_targets::{Input, TARGETS, Target, edit};

/// The number of changed inputs for each target, unless `NOVENA_INPUTS` specifies another number.
const CHANGED: u64 = 1000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus")
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn corpus(target: &Target) -> Vec<(String, Vec<u8>)> {
    let folder = folder().join(target.name);
    let files = names(&folder).into_iter();
    files
        .map(|name| (name.clone(), fs::read(folder.join(name)).unwrap()))
        .collect()
}

/// Runs a target, and reports the input if it fails.
fn check(target: &Target, what: &str, input: &[u8]) {
    let name = target.name;
    let outcome = std::panic::catch_unwind(|| target.check(input));
    assert!(
        outcome.is_ok(),
        "{name}: {what}: {:?}",
        String::from_utf8_lossy(input)
    );
}

#[test]
fn every_corpus_passes() {
    for target in TARGETS {
        let corpus = corpus(target);
        assert!(!corpus.is_empty(), "{}", target.name);
        for (file, input) in corpus {
            check(target, &file, &input);
        }
    }
}

/// A fuzzer of the simplest kind, which changes some bytes, or one thing in JSON text.
#[test]
fn changed_inputs_pass() {
    let count = std::env::var("NOVENA_INPUTS").map_or(CHANGED, |count| count.parse().unwrap());
    for target in TARGETS {
        let corpus = corpus(target);
        for seed in 0..count {
            let (file, input) = &corpus[seed as usize % corpus.len()];
            let changed = match target.input {
                Input::Json => edit(&edit(input, seed), seed + 1),
                Input::Bytes => damaged(input, seed),
            };
            check(target, &format!("{file}, seed {seed}"), &changed);
        }
    }
}

/// Changes a byte, removes a section, or duplicates a section.
fn damaged(input: &[u8], seed: u64) -> Vec<u8> {
    let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let place = |shift: u32| (mixed >> shift) as usize % (input.len() + 1);
    let (first, second) = (place(8).min(place(24)), place(8).max(place(24)));
    let (head, middle, tail) = (&input[..first], &input[first..second], &input[second..]);
    match seed % 3 {
        0 => [head, &[(mixed >> 56) as u8], &input[second..]].concat(),
        1 => [head, tail].concat(),
        _ => [head, middle, middle, tail].concat(),
    }
}

#[test]
fn every_target_is_built_and_has_a_corpus_of_its_name() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.toml");
    let manifest = fs::read_to_string(manifest).unwrap();
    let built: Vec<&str> = manifest
        .split("[[bin]]\nname = \"")
        .skip(1)
        .filter_map(|bin| bin.split('"').next())
        .collect();
    let mut named: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(built, named);
    // The program itself is fuzzed by its own tests.
    named.push("command_lines");
    named.sort_unstable();
    assert_eq!(names(&folder()), named);
}
