//! Builds packages of the program for people without a compiler. The scripts in `tools/dist` do the
//! work, so that a release can run them one by one.

mod compiled;
mod notices;
mod sbom;

use std::fs;

use self::compiled::{Compiled, Content};
use crate::packages::{self, Needed};
use crate::{Chore, command, root, run, wasm};

/// Programs that create the packages, and the Debian packages that contain these programs.
const MAKERS: [Needed; 4] = [
    ("dpkg-deb", "dpkg"),
    ("python3", "python3"),
    ("node", "nodejs"),
    ("npm", "npm"),
];

/// Programs that test the packages.
const TESTERS: [Needed; 2] = [("debootstrap", "debootstrap"), ("curl", "curl")];

/// Builds all packages for the targets, or for this machine.
pub(crate) fn build(targets: &[String]) -> Chore {
    prepare(&MAKERS)?;
    // Debian's Python has a separate package for virtual environments.
    if run(&mut command("python3", &["-c", "import ensurepip"])).is_err() {
        packages::install(&["python3-venv"]);
    }
    // Without this program, only the definition of the container image is created.
    packages::get(&[("buildah", "buildah")]);
    wasm::build_required()?;
    // Packages must not contain older versions or programs built from older commits.
    script("clean.sh", &[])?;
    papers()?;
    if targets.is_empty() {
        linux(None)?;
    }
    for target in targets {
        linux(Some(target))?;
    }
    script("npm.sh", &[])?;
    script("wheel.sh", &[])?;
    script("crates.sh", &[])?;
    script("sums.sh", &[])
}

/// Builds the binary, the tarball, the Debian package and the container image for a target.
fn linux(target: Option<&str>) -> Chore {
    for name in ["binary.sh", "tarball.sh", "deb.sh", "image.sh"] {
        script(name, target.as_slice())?;
    }
    Ok(())
}

/// The packages, and what is compiled into each. The features are those that the scripts enable.
const CONTENTS: [(&str, Content); 3] = [
    (
        "program",
        Content {
            name: "novena-cli",
            manifest: "Cargo.toml",
            target: "x86_64-unknown-linux-musl",
            other_targets: &["aarch64-unknown-linux-musl"],
            features: &["--no-default-features"],
        },
    ),
    (
        "wheel",
        Content {
            name: "novena-python",
            manifest: "python/Cargo.toml",
            target: "x86_64-unknown-linux-gnu",
            other_targets: &[],
            features: &[],
        },
    ),
    (
        "npm",
        Content {
            name: "novena-wasm",
            manifest: "Cargo.toml",
            target: "wasm32-unknown-unknown",
            other_targets: &[],
            features: &[],
        },
    ),
];

/// Writes the bills of materials and the third-party licences.
pub(crate) fn papers() -> Chore {
    for (package, content) in &CONTENTS {
        let compiled = Compiled::now(content)?;
        let version = compiled.program()["version"].as_str().unwrap_or_default();
        let name = format!("novena-{version}-{package}.cdx.json");
        write(&name, sbom::cyclone_dx(&compiled)?)?;
        let notices = notices::text(std::slice::from_ref(&compiled))?;
        write(&format!("notices/{package}"), notices)?;
    }
    Ok(())
}

/// The licences of third-party parts of the page's engine and photo reader.
pub(crate) fn site_notices() -> Result<String, String> {
    let compiled: Result<Vec<Compiled>, String> = ["novena-wasm", "novena-scan-wasm"]
        .into_iter()
        .map(|name| {
            Compiled::now(&Content {
                name,
                manifest: "Cargo.toml",
                target: "wasm32-unknown-unknown",
                other_targets: &[],
                features: &[],
            })
        })
        .collect();
    notices::text(&compiled?)
}

fn write(name: &str, text: String) -> Chore {
    let file = root().join("target/dist").join(name);
    let at = |error: std::io::Error| format!("{}: {error}", file.display());
    fs::create_dir_all(file.parent().unwrap_or(&file)).map_err(at)?;
    fs::write(&file, text).map_err(at)
}

/// Installs and runs this machine's packages in an otherwise empty system, and builds them twice.
pub(crate) fn test() -> Chore {
    prepare(&TESTERS)?;
    build(&[])?;
    script("test.sh", &[])?;
    script("crates.sh", &["--verify"])?;
    script("twice.sh", &[])
}

/// Checks the scripts, the container image's definition and the workflows.
pub(crate) fn lint() -> Chore {
    script("lint.sh", &[])
}

fn prepare(programs: &[Needed]) -> Chore {
    match packages::get(programs).first() {
        Some(program) => Err(format!(
            "{program} is not installed, and apt-get cannot get it"
        )),
        None => Ok(()),
    }
}

fn script(name: &str, arguments: &[&str]) -> Chore {
    let script = root().join("tools/dist").join(name);
    run(&mut command(&script.to_string_lossy(), arguments))
}
