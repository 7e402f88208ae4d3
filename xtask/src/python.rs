//! Tests the Python package: the wheel in a fresh virtual environment, its tests and its types.
//!
//! Without Python or the registry, all of this is skipped with a message. Without Java, only the
//! Spark tests are skipped. `NOVENA_PYTHON=required` turns both cases into errors.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Chore, available, cargo, command, packages, root, run};

const MANIFEST: &str = "python/Cargo.toml";

/// The packages that build, test and check the wheel, in a form that dependabot reads.
const REQUIREMENTS: &str = "python/requirements.txt";

/// Checks the format, the lints, the wheel, its tests, and its types with two checkers.
pub(crate) fn test() -> Chore {
    if !available("python3") {
        return skipped("python3 is not installed: the Python package is not tested in this run");
    }
    let folder = root().join("target/python");
    let python = folder.join("bin/python");
    if !run(&mut pip(&python, &["--version"])).is_ok_and(|()| python.exists())
        && run(command("python3", &["-m", "venv", "--clear"]).arg(&folder)).is_err()
    {
        return skipped("python3 has no venv: the Python package is not tested in this run");
    }
    let packages = ["install", "--quiet", "--requirement", REQUIREMENTS];
    if run(pip(&python, &packages).current_dir(root())).is_err() {
        return skipped(
            "the packages cannot be downloaded: the Python package is not tested in this run",
        );
    }
    // Ray has no wheels for some platforms and recent versions of Python; its test is skipped
    // there.
    let ray = ["install", "--quiet", "--only-binary", ":all:", "ray[data]"];
    if run(&mut pip(&python, &ray)).is_err() {
        println!("Ray cannot be downloaded: its test is skipped in this run");
    }
    if !java() {
        skipped("Java cannot be installed: the Spark tests are skipped in this run")?;
    }
    cargo(&["fmt", "--check", "--manifest-path", MANIFEST])?;
    let lints = [
        "clippy",
        "--release",
        "--locked",
        "--manifest-path",
        MANIFEST,
    ];
    run(command("cargo", &lints)
        .args(["--", "-D", "warnings"])
        .env("PYO3_PYTHON", &python))?;
    let wheel = wheel(&folder)?;
    run(pip(
        &python,
        &["install", "--quiet", "--force-reinstall", "--no-deps"],
    )
    .arg(wheel))?;
    for words in [
        ["-m", "pytest", "-q"],
        ["-m", "mypy", ""],
        ["-m", "pyright", ""],
    ] {
        let words = words.iter().filter(|word| !word.is_empty());
        run(Command::new(&python)
            .args(words)
            .current_dir(root().join("python")))?;
    }
    Ok(())
}

/// Builds the wheel. It must be smaller than 10 MB.
fn wheel(folder: &Path) -> Result<PathBuf, String> {
    let wheels = folder.join("wheels");
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels)
            .map_err(|error| format!("{}: {error}", wheels.display()))?;
    }
    let maturin = folder.join("bin/maturin");
    run(Command::new(maturin)
        .args([
            "build",
            "--release",
            "--locked",
            "--manifest-path",
            MANIFEST,
            "--out",
        ])
        .arg(&wheels)
        .current_dir(root()))?;
    let mut files = std::fs::read_dir(&wheels).map_err(|error| error.to_string())?;
    let file = files.find_map(Result::ok).ok_or("maturin made no wheel")?;
    let bytes = file.metadata().map_err(|error| error.to_string())?.len();
    if bytes >= 10_000_000 {
        return Err(format!(
            "the wheel has {bytes} bytes, expected fewer than 10 MB"
        ));
    }
    println!("the wheel has {bytes} bytes");
    Ok(file.path())
}

fn pip(python: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(python);
    command
        .args(["-m", "pip", "--disable-pip-version-check"])
        .args(words);
    command
}

/// Whether Java is available. Installs it first if Debian's packages can be installed.
fn java() -> bool {
    let is_installed = || {
        Command::new("java")
            .arg("-version")
            .output()
            .is_ok_and(|out| out.status.success())
    };
    is_installed() || packages::install(&["openjdk-17-jre-headless"]) && is_installed()
}

/// Reports what is skipped, or fails if it is required.
fn skipped(words: &str) -> Chore {
    if std::env::var("NOVENA_PYTHON").is_ok_and(|value| value == "required") {
        return Err(words.to_owned());
    }
    println!("{words}");
    Ok(())
}
