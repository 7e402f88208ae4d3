//! The checks that changes must pass: the quick ones, and the full set.

use std::path::Path;

use crate::{Chore, browser, cargo, command, deny, packages, python, run, viewers, wasm};

/// Separate workspaces, which are not covered by commands on the main workspace.
const APART: [&str; 2] = ["fuzz/Cargo.toml", "benches/peers/Cargo.toml"];

/// Runs the checks for every commit: format, lints and unit tests. This takes a few minutes.
pub(crate) fn quick() -> Chore {
    style()?;
    cargo(&["test", "--workspace", "--lib", "--bins", "--locked"])
}

/// The crates whose behaviour depends on the system through files, the terminal, the network or the
/// processor.
const SYSTEM_CRATES: [&str; 8] = [
    "novena-core",
    "novena-kernel",
    "novena-formats",
    "novena-store",
    "novena-labs",
    "novena-player",
    "novena-web",
    "novena-cli",
];

/// Runs the integration tests of these crates and the tests in the documentation, on systems that
/// do not run all checks. Tests that need Unix are not compiled on other systems. `words` are
/// further arguments for cargo, such as a target.
pub(crate) fn integration(words: &[String]) -> Chore {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut tests = vec!["test", "--test", "*", "--locked", "--no-fail-fast"];
    tests.extend(SYSTEM_CRATES.iter().flat_map(|name| ["-p", name]));
    cargo(&[&tests[..], &words].concat())?;
    let documentation = ["test", "--workspace", "--doc", "--locked", "--no-fail-fast"];
    cargo(&[&documentation[..], &words].concat())
}

/// Runs all checks.
pub(crate) fn all() -> Chore {
    // The engine is built first, because the page contains it.
    wasm::build()?;
    style()?;
    deny::check()?;
    viewers::prepare();
    // The tests compile the kernels for graphics cards for the CPU.
    packages::get(&[("c++", "g++")]);
    // One run reports every failure.
    cargo(&["test", "--workspace", "--locked", "--no-fail-fast"])?;
    // The serde feature is disabled unless another crate enables it.
    cargo(&[
        "test",
        "-p",
        "novena-core",
        "--all-features",
        "--lib",
        "--locked",
    ])?;
    novena_library()?;
    browser::test()?;
    wasm::test()?;
    python::test()?;
    for manifest in APART {
        cargo(&["check", "--locked", "--manifest-path", manifest])?;
    }
    check_other_machines()?;
    run(
        command("cargo", &["doc", "--workspace", "--no-deps", "--locked"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    package()
}

/// Tests the library `novena`, first with all of its features and then with none.
fn novena_library() -> Chore {
    let novena = ["-p", "novena", "--locked"];
    cargo(&[&["test"][..], &novena, &["--all-features"]].concat())?;
    cargo(&[&["test"][..], &novena, &["--no-default-features"]].concat())?;
    run(command("cargo", &["doc", "--no-deps", "--all-features"])
        .args(novena)
        .env("RUSTDOCFLAGS", "-D warnings"))
}

/// Checks that every crate can be packaged, as `cargo publish --workspace --dry-run` does, but
/// without the build.
fn package() -> Chore {
    cargo(&[
        "package",
        "--workspace",
        "--exclude",
        "xtask",
        "--exclude",
        "novena-simulation",
        "--exclude",
        "novena-fuzz-targets",
        "--no-verify",
        "--allow-dirty",
        "--locked",
    ])
}

/// Checks the format and the lints.
fn style() -> Chore {
    cargo(&["fmt", "--all", "--check"])?;
    for manifest in APART {
        cargo(&["fmt", "--check", "--manifest-path", manifest])?;
    }
    cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ])
}

/// Compiles the kernel's code for other CPUs, if their standard library is installed.
fn check_other_machines() -> Chore {
    let target = "aarch64-unknown-linux-gnu";
    let installed = command("rustc", &["--print", "target-libdir", "--target", target])
        .output()
        .is_ok_and(|output| {
            let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
            output.status.success() && Path::new(&folder).is_dir()
        });
    if installed {
        cargo(&[
            "check",
            "--locked",
            "--package",
            "novena-kernel",
            "--target",
            target,
        ])
    } else {
        println!("{target} is not installed: its part of the kernel is not compiled in this run");
        Ok(())
    }
}
