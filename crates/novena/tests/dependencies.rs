//! Checks that the facade crate without default features depends only on our own crates.

use std::process::Command;

#[test]
fn without_default_features_all_crates_are_ours() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--no-default-features"])
        .args(["--prefix", "none", "--format", "{p}", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .output()
        .expect("cargo runs");
    let tree = String::from_utf8(output.stdout).expect("cargo writes text");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{message}");

    let mut crates: Vec<&str> = tree
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    crates.sort_unstable();
    crates.dedup();
    assert_eq!(crates, ["novena", "novena-core", "novena-kernel"]);
}
