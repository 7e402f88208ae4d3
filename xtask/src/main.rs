//! The project's chores, run as `cargo xtask CHORE`.

mod browser;
mod checks;
mod deny;
mod dist;
mod docs;
mod fuzz;
mod packages;
mod pictures;
mod python;
mod simulate;
mod site;
mod viewers;
mod wasm;

use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask CHORE

  quick                what every commit must pass: format, lints, unit tests
  integration [ARGUMENT…]
                       the integration tests that depend on the system, and the tests in the
                       documentation; the arguments are for cargo, such as --target
  test                 everything that must pass: format, lints, tests, browser, docs, licences
  browser              the page in Chromium; installs Chromium and the packages if it can
  wasm [test]          the engine as WebAssembly, for the page; gets a compiler if it can;
                       test: the solver and the npm package in Node
  python               the Python package: wheel, tests, types; Spark where Java can be had
  site [FOLDER]        the static site (default: target/site), with the engine
  measure-site         how soon that site plays in Chromium, throttled as a telephone
  fuzz [SECONDS [TARGET…]]
                       fuzz targets, every one or those named, SECONDS in all (default 600);
                       needs the nightly toolchain
  deny                 licences, sources and bans of all dependencies, and advisories if it can
  docs                 the documentation site, with the player, into target/docs/book
  pictures             the pictures of the README, into docs/pictures
  targets [compile|emulate|windows|integration]
                       compiles for Windows, macOS and ARM; tests the engine on 32-bit, ARM and
                       big-endian machines by emulation; runs the Windows program with Wine;
                       integration, only if named: the integration tests with Wine
  dist [TARGET…]       packages for people without a compiler, into target/dist: a tarball with a
                       static binary, a .deb, a wheel, an npm package, crates, SHA-256 sums and
                       a bill of materials
  dist test            installs those of this machine where nothing else is, and builds them twice
  dist papers          only the bill of materials and the licences of others
  dist lint            checks the scripts, the Containerfile and the workflows
  bench [ARGUMENT…]    novena bench, optimised
  gpu                  the kernels for graphics cards as PTX; needs nvcc
  power [GAMES]        a power cut at every point of 1000 games; --faults: every disk call fails
  simulate [SECONDS]   players, a server and a browser that is away (default 60);
                       simulate sync [SECONDS] for browsers that sync with a server
";

/// The result of a chore; an error is a message for a person.
type Chore = Result<(), String>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let rest = words.get(1..).unwrap_or_default();
    let done = match words.first().map(String::as_str) {
        Some("quick") if rest.is_empty() => checks::quick(),
        Some("integration") => checks::integration(rest),
        Some("test") if rest.is_empty() => checks::all(),
        Some("browser") if rest.is_empty() => browser::test(),
        Some("wasm") if rest.is_empty() => wasm::build(),
        Some("wasm") if rest == ["test"] => wasm::test(),
        Some("python") if rest.is_empty() => python::test(),
        Some("site") if rest.len() <= 1 => site::write(rest),
        Some("measure-site") if rest.is_empty() => site::measure(),
        Some("fuzz") => fuzz::run(rest),
        Some("deny") if rest.is_empty() => deny::check(),
        Some("docs") if rest.is_empty() => docs::build(),
        Some("pictures") if rest.is_empty() => pictures::write(),
        Some("targets") => run(command("tools/targets.sh", &[]).args(rest)),
        Some("dist") if rest == ["test"] => dist::test(),
        Some("dist") if rest == ["papers"] => dist::papers(),
        Some("dist") if rest == ["lint"] => dist::lint(),
        Some("dist") => dist::build(rest),
        Some("bench") => bench(rest),
        Some("gpu") if rest.is_empty() => run(&mut command("crates/gpu/cuda/build.sh", &[])),
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

/// The root of the workspace.
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
