//! The project's chores, run as `cargo xtask CHORE`.

mod browser;
mod packages;
mod viewers;

use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask CHORE

  test                 everything that must pass: format, lints, tests, browser, docs, licences
  browser              the page in Chromium; installs Chromium and the packages if it can
  fuzz [SECONDS]       every fuzz target, SECONDS in all (default 600); needs the nightly toolchain
  bench [ARGUMENT…]    novena bench, optimised
";

/// Workspaces of their own, which nothing that is done to the whole workspace reaches.
const APART: [&str; 2] = ["fuzz/Cargo.toml", "benches/peers/Cargo.toml"];

/// Why a chore failed, for a person.
type Chore = Result<(), String>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let rest = words.get(1..).unwrap_or_default();
    let done = match words.first().map(String::as_str) {
        Some("test") if rest.is_empty() => test(),
        Some("browser") if rest.is_empty() => browser::test(),
        Some("fuzz") => fuzz(rest),
        Some("bench") => bench(rest),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Chore {
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
    ])?;
    viewers::prepare();
    cargo(&["test", "--workspace", "--locked"])?;
    browser::test()?;
    for manifest in APART {
        cargo(&["check", "--locked", "--manifest-path", manifest])?;
    }
    check_other_machines()?;
    run(
        command("cargo", &["doc", "--workspace", "--no-deps", "--locked"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    if available("cargo-deny") {
        // The database of advisories lies on the network, which tests do without.
        cargo(&["deny", "check", "licenses", "bans", "sources"])
    } else {
        println!("cargo-deny is not installed: licences are not checked in this run");
        Ok(())
    }
}

/// The kernel has code for other CPUs, which can at least be compiled where their standard
/// library is installed.
fn check_other_machines() -> Chore {
    let target = "aarch64-unknown-linux-gnu";
    let installed = command("rustc", &["--print", "target-libdir", "--target", target])
        .output()
        .is_ok_and(|output| {
            let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
            output.status.success() && std::path::Path::new(&folder).is_dir()
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

fn fuzz(words: &[String]) -> Chore {
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
        std::fs::create_dir_all(root().join(&corpus))
            .map_err(|error| format!("{corpus}: {error}"))?;
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

fn bench(words: &[String]) -> Chore {
    let mut arguments = vec!["run", "--release", "--bin", "novena", "--", "bench"];
    arguments.extend(words.iter().map(String::as_str));
    cargo(&arguments)
}

fn cargo(arguments: &[&str]) -> Chore {
    run(&mut command("cargo", arguments))
}

fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// The top of the workspace.
fn root() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn run(command: &mut Command) -> Chore {
    println!("── {command:?}");
    let status = command
        .status()
        .map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{command:?}: {status}"))
    }
}

fn available(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success())
}
