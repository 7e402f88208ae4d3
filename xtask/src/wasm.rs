//! The engine as WebAssembly: installs a compiler if possible, and builds `crates/wasm` twice and
//! `crates/scan-wasm` once.
//!
//! The files are written to `crates/web/engine`, with the licences of what they contain. From there,
//! `crates/web/build` embeds them in the program.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::{Chore, available, command, dist, root, run};

/// If this variable is set to `required`, as in CI, a run without the engine is an error.
const DEMAND: &str = "NOVENA_WASM";

/// The profile in the workspace's manifest.
const PROFILE: &str = "engine";

/// The build folder.
const FOLDER: &str = "target/engine";

const TARGET: &str = "wasm32-unknown-unknown";

/// Deep searches need slightly more stack than a server thread has.
const STACK_BYTES: usize = 4 << 20;

/// One output file.
struct Engine {
    name: &'static str,
    package: &'static str,
    arguments: &'static [&'static str],
}

/// The package of the protocol.
const PROTOCOL: &str = "novena-wasm";

const ENGINES: [Engine; 3] = [
    Engine {
        name: "novena",
        package: PROTOCOL,
        arguments: &[],
    },
    Engine {
        name: "moves",
        package: PROTOCOL,
        arguments: &["--no-default-features"],
    },
    Engine {
        name: "scan",
        package: "novena-scan-wasm",
        arguments: &[],
    },
];

/// Builds the engine, or reports in one line why it cannot be built here.
pub(crate) fn build() -> Chore {
    match compiler() {
        Ok(compiler) => build_with(&compiler),
        Err(reason) => without(&reason, "the engine is not built"),
    }
}

/// Builds the engine for a task whose output is useless without it.
pub(crate) fn build_required() -> Chore {
    build_with(&compiler()?)
}

fn build_with(compiler: &Compiler) -> Chore {
    let folder = root().join("crates/web/engine");
    for engine in &ENGINES {
        let built = engine.build(compiler)?;
        let file = folder.join(engine.name).with_extension("wasm");
        copy_if_changed(&built, &file)?;
        report(engine.name, &file)?;
    }
    // The page offers the licences of everything that the engine contains.
    let notices = dist::site_notices()?;
    write_if_changed(notices.as_bytes(), &folder.join("NOTICES.txt"))
        .map_err(|error| format!("NOTICES.txt: {error}"))
}

/// Tests the solver and the npm package in Node, or reports in one line why they cannot be tested.
pub(crate) fn test() -> Chore {
    let missing = "the engine is not tested in Node";
    if !(available("node") && available("npm")) {
        return without("node or npm is not installed", missing);
    }
    if !root().join("crates/web/engine/novena.wasm").is_file() {
        return without("the engine was not built", missing);
    }
    let compiler = match compiler() {
        Ok(compiler) => compiler,
        Err(reason) => return without(&reason, missing),
    };
    run(cargo(&compiler, PROTOCOL).args(["--example", "batch"]))?;
    let tests = [
        "--test",
        "crates/wasm/tests/backends.test.js",
        "crates/wasm/tests/small.test.js",
        "packages/novena/test/package.test.js",
    ];
    run(&mut command("node", &tests))
}

/// Skips a task, unless it is required.
fn without(reason: &str, missing: &str) -> Chore {
    if env::var_os(DEMAND).is_some_and(|demand| demand == "required") {
        return Err(format!("{reason}, and {DEMAND} is \"required\""));
    }
    println!("{reason}: {missing} in this run");
    Ok(())
}

/// The cargo command that builds a package for the target. It uses a separate directory, so that
/// another compiler does not make cargo rebuild everything.
fn cargo(compiler: &Compiler, package: &str) -> Command {
    // Panic messages contain paths; without this machine's paths, other machines produce the same
    // bytes.
    let flags = format!(
        "-Ctarget-feature=+simd128 -Clink-arg=-zstack-size={STACK_BYTES} \
        --remap-path-prefix={}=cargo --remap-path-prefix={}=novena",
        cargo_home().display(),
        root().display()
    );
    let mut cargo = command("cargo", &["build", "--locked", "--package", package]);
    cargo
        .args(["--profile", PROFILE, "--target", TARGET, "--target-dir"])
        .arg(root().join(FOLDER))
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
    if let Compiler::At(program) = compiler {
        cargo.env("RUSTC", program);
    }
    cargo
}

/// The directory where cargo keeps the sources of dependencies.
fn cargo_home() -> PathBuf {
    let home = || env::home_dir().unwrap_or_default().join(".cargo");
    env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from)
}

impl Engine {
    /// Compiles the package, and returns the path of the file.
    fn build(&self, compiler: &Compiler) -> Result<PathBuf, String> {
        run(cargo(compiler, self.package)
            .arg("--lib")
            .args(self.arguments))?;
        let folder = root().join(FOLDER).join(TARGET).join(PROFILE);
        let file = self.package.replace('-', "_");
        Ok(folder.join(file).with_extension("wasm"))
    }
}

/// A Rust compiler that supports the target.
enum Compiler {
    /// cargo's default compiler.
    Usual,
    At(PathBuf),
}

/// Finds a compiler, or installs one using rustup or, failing that, Debian's packages.
fn compiler() -> Result<Compiler, String> {
    if has_target(Path::new("rustc")) {
        return Ok(Compiler::Usual);
    }
    let folder = root().join("target/toolchain");
    let own = folder.join("bin/rustc");
    if has_target(&own) {
        return Ok(Compiler::At(own));
    }
    // If rustup cannot download the target, it retries for a long time.
    let by_rustup = ["120", "rustup", "target", "add", TARGET];
    if available("rustup") && run(&mut command("timeout", &by_rustup)).is_ok() {
        return Ok(Compiler::Usual);
    }
    let script = root().join("tools/toolchain.sh");
    if available("apt-get")
        && run(Command::new(script).arg(&folder).arg(TARGET)).is_ok()
        && has_target(&own)
    {
        return Ok(Compiler::At(own));
    }
    Err(format!(
        "no compiler has {TARGET}, and neither rustup nor apt-get can get one"
    ))
}

fn has_target(rustc: &Path) -> bool {
    let mut ask = Command::new(rustc);
    ask.args(["--print", "target-libdir", "--target", TARGET]);
    ask.output().is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        output.status.success() && Path::new(&folder).is_dir()
    })
}

/// Copies a module without its names, and compresses it. Files that would not change are not
/// written.
fn copy_if_changed(from: &Path, to: &Path) -> Chore {
    let with_path = |error: std::io::Error| format!("{}: {error}", to.display());
    let data = fs::read(from).map_err(with_path)?;
    let data = without_names(&data).ok_or_else(|| format!("{}: damaged", from.display()))?;
    if fs::read(to).is_ok_and(|old| old == data) && to.with_extension("wasm.br").is_file() {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(with_path)?;
    }
    let packed = packed(&data).map_err(with_path)?;
    fs::write(to.with_extension("wasm.br"), packed).map_err(with_path)?;
    fs::write(to, data).map_err(with_path)
}

/// Writes a file only if its contents change. Otherwise, its dependents would have to be rebuilt.
fn write_if_changed(data: &[u8], file: &Path) -> std::io::Result<()> {
    if fs::read(file).is_ok_and(|old| old == data) {
        return Ok(());
    }
    fs::write(file, data)
}

/// A module without its custom sections, whose function names only a debugger reads.
fn without_names(module: &[u8]) -> Option<Vec<u8>> {
    const HEAD: usize = 8;
    const CUSTOM: u8 = 0;
    let (head, mut rest) = module.split_at_checked(HEAD)?;
    let mut kept = head.to_vec();
    while let Some((&id, after)) = rest.split_first() {
        // The length of a section is stored with seven bits per byte, lowest first.
        let digits = after.iter().position(|byte| *byte < 0x80)? + 1;
        let length = after[..digits].iter().rev();
        let length = length.fold(0, |sum, byte| sum << 7 | usize::from(byte & 0x7f));
        let (section, next) = rest.split_at_checked(1 + digits + length)?;
        if id != CUSTOM {
            kept.extend(section);
        }
        rest = next;
    }
    Some(kept)
}

/// Compresses data with brotli. Maximum compression takes seconds, so it is done only once, here.
fn packed(data: &[u8]) -> std::io::Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: data.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*data, &mut packed, &parameters)?;
    Ok(packed)
}

fn report(name: &str, file: &Path) -> Chore {
    let length = |path: &Path| {
        let data = fs::metadata(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok::<u64, String>(data.len())
    };
    let (plain, packed) = (length(file)?, length(&file.with_extension("wasm.br"))?);
    println!("{name}.wasm: {plain} bytes, {packed} with brotli");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_sections_are_left_out() {
        let head = b"\0asm\x01\0\0\0";
        let (custom, kept) = (b"\x00\x05\x04name".as_slice(), b"\x01\x02ab".as_slice());
        let long = [b"\x0b\x80\x01".as_slice(), &[7; 128]].concat();
        let module = [head, custom, kept, custom, &long].concat();
        let expected = [head, kept, &long].concat();
        assert_eq!(without_names(&module), Some(expected));
        assert_eq!(without_names(&module[..module.len() - 1]), None);
        assert_eq!(without_names(b"\0asm"), None);
    }
}
