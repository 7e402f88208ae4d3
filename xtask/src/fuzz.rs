//! Fuzzing: every target for an equal share of the time.

use std::fs;

use crate::{Chore, USAGE, available, cargo, command, root};

/// Fuzzes for as many seconds as the words say.
pub(crate) fn run(words: &[String]) -> Chore {
    let seconds: u64 = match words {
        [] => 600,
        [seconds] => seconds
            .parse()
            .map_err(|_| format!("not a number of seconds: {seconds}"))?,
        _ => return Err(USAGE.to_owned()),
    };
    if !available("cargo-fuzz") {
        cargo(&["install", "cargo-fuzz", "--locked"])?;
    }
    let listed = command("cargo", &["+nightly", "fuzz", "list"])
        .output()
        .map_err(|error| format!("cargo fuzz list: {error}"))?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let targets: Vec<&str> = listed.split_whitespace().collect();
    if targets.is_empty() {
        return Err("cargo fuzz lists no target; is the nightly toolchain there?".to_owned());
    }
    let share = (seconds / targets.len() as u64).max(1);
    for target in targets {
        println!("fuzzing {target} for {share} s");
        let limit = format!("-max_total_time={share}");
        // What is found is kept; what we wrote ourselves is where it starts from.
        let corpus = format!("fuzz/corpus/{target}");
        fs::create_dir_all(root().join(&corpus)).map_err(|error| format!("{corpus}: {error}"))?;
        cargo(&[
            "+nightly",
            "fuzz",
            "run",
            target,
            &corpus,
            "testdata/formats",
            "testdata/formats/regressions",
            "--",
            &limit,
            "-print_final_stats=1",
        ])?;
    }
    Ok(())
}
