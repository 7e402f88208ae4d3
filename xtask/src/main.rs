//! The project's chores, run as `cargo xtask CHORE`.

mod browser;
mod checks;
mod deny;
mod fuzz;
mod packages;
mod simulate;
mod site;
mod viewers;
mod wasm;

use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask CHORE

  quick                what every commit must pass: format, lints, unit tests
  test                 everything that must pass: format, lints, tests, browser, docs, licences
  browser              the page in Chromium; installs Chromium and the packages if it can
  wasm [test]          the engine as WebAssembly, for the page; gets a compiler if it can;
                       test: the solver and the npm package in Node
  site [FOLDER]        the static site (default: target/site), with the engine
  measure-site         how soon that site plays in Chromium, throttled as a telephone
  fuzz [SECONDS [TARGET…]]
                       fuzz targets, every one or those named, SECONDS in all (default 600);
                       needs the nightly toolchain
  deny                 licences, sources and bans of all dependencies, and advisories if it can
  bench [ARGUMENT…]    novena bench, optimised
  power [GAMES]        a power cut at every point of 1000 games; --faults: every disk call fails
  simulate [SECONDS]   players, a server and a browser that is away (default 60);
                       simulate sync [SECONDS] for browsers that sync with a server
";

/// Why a chore failed, for a person.
type Chore = Result<(), String>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let rest = words.get(1..).unwrap_or_default();
    let done = match words.first().map(String::as_str) {
        Some("quick") if rest.is_empty() => checks::quick(),
        Some("test") if rest.is_empty() => checks::all(),
        Some("browser") if rest.is_empty() => browser::test(),
        Some("wasm") if rest.is_empty() => wasm::build(),
        Some("wasm") if rest == ["test"] => wasm::test(),
        Some("site") if rest.len() <= 1 => site::write(rest),
        Some("measure-site") if rest.is_empty() => site::measure(),
        Some("fuzz") => fuzz::run(rest),
        Some("deny") if rest.is_empty() => deny::check(),
        Some("bench") => bench(rest),
        Some("power" | "simulate") => simulate::run(&words),
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
