//! Fuzzes all targets, or the named ones, each for an equal share of the time.

use std::fs;

use crate::{Chore, available, cargo, command, root, run as run_command};

/// The target that tests the program itself rather than a library. One of the program's own tests
/// runs it.
const PROGRAM: &str = "command_lines";

/// Fuzzes targets. The first word is the time in seconds, and the other words are the names of the
/// targets. Without names, all targets are fuzzed.
pub(crate) fn run(words: &[String]) -> Chore {
    let (seconds, wanted) = match words {
        [] => (600, &[][..]),
        [seconds, wanted @ ..] => {
            let unfit = |_| format!("not a number of seconds: {seconds}");
            (seconds.parse::<u64>().map_err(unfit)?, wanted)
        }
    };
    let targets = match wanted {
        [] => all()?,
        named => named.to_vec(),
    };
    let share = (seconds / targets.len() as u64).max(1);
    for target in targets {
        println!("fuzzing {target} for {share} s");
        if target == PROGRAM {
            fuzz_program(share)?;
        } else {
            fuzz(&target, share)?;
        }
    }
    Ok(())
}

fn all() -> Result<Vec<String>, String> {
    prepare()?;
    let listed = command("cargo", &["+nightly", "fuzz", "list"])
        .output()
        .map_err(|error| format!("cargo fuzz list: {error}"))?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let mut targets: Vec<String> = listed.split_whitespace().map(str::to_owned).collect();
    if targets.is_empty() {
        return Err(
            "cargo fuzz lists no target; is the nightly toolchain there? Without it, \
             `NOVENA_INPUTS=100000 cargo test -p novena-fuzz-targets` changes inputs blindly"
                .to_owned(),
        );
    }
    targets.push(PROGRAM.to_owned());
    Ok(targets)
}

fn prepare() -> Chore {
    if available("cargo-fuzz") {
        return Ok(());
    }
    cargo(&["install", "cargo-fuzz", "--locked"])
}

fn fuzz(target: &str, seconds: u64) -> Chore {
    prepare()?;
    // Findings are stored in this directory, and our own inputs are the starting point.
    let found = format!("fuzz/found/{target}");
    fs::create_dir_all(root().join(&found)).map_err(|error| format!("{found}: {error}"))?;
    let corpus = format!("fuzz/corpus/{target}");
    let limit = format!("-max_total_time={seconds}");
    cargo(&[
        "+nightly",
        "fuzz",
        "run",
        target,
        &found,
        &corpus,
        "testdata/formats",
        "testdata/formats/programs",
        "testdata/formats/regressions",
        "--",
        &limit,
        "-print_final_stats=1",
    ])
}

fn fuzz_program(seconds: u64) -> Chore {
    let test = ["test", "-p", "novena-cli", "--test", "cli", PROGRAM];
    run_command(
        command("cargo", &test)
            .args(["--", "--nocapture"])
            .env("NOVENA_SECONDS", seconds.to_string()),
    )
}
