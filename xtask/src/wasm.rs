//! The engine as WebAssembly: gets a compiler if it can, and builds `crates/wasm` twice.
//!
//! Both files go to `crates/web/engine`, from where `crates/web/build` puts them into the program.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::{Chore, available, command, root, run};

/// Set to `required` where a run without the engine must not pass, as in CI.
const DEMAND: &str = "NOVENA_WASM";

/// The profile in the workspace's manifest.
const PROFILE: &str = "engine";

/// Where it is built.
const FOLDER: &str = "target/engine";

const TARGET: &str = "wasm32-unknown-unknown";

/// Deep searches need as much as a thread of the server has, and a little more.
const STACK_BYTES: usize = 4 << 20;

/// One file that is built.
struct Engine {
    name: &'static str,
    arguments: &'static [&'static str],
}

const ENGINES: [Engine; 2] = [
    Engine {
        name: "novena",
        arguments: &[],
    },
    Engine {
        name: "moves",
        arguments: &["--no-default-features"],
    },
];

/// Builds the engine, or says in one line why that cannot be done here.
pub(crate) fn build() -> Chore {
    let compiler = match compiler() {
        Ok(compiler) => compiler,
        Err(reason) => return without(&reason, "the engine is not built"),
    };
    let folder = root().join("crates/web/engine");
    for engine in &ENGINES {
        let built = engine.build(&compiler)?;
        let file = folder.join(engine.name).with_extension("wasm");
        copy_if_changed(&built, &file)?;
        report(engine.name, &file)?;
    }
    Ok(())
}

/// Tests the solver and the npm package in Node, or says in one line why not.
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
    run(cargo(&compiler).args(["--example", "batch"]))?;
    let tests = [
        "--test",
        "crates/wasm/tests/backends.test.js",
        "crates/wasm/tests/small.test.js",
        "packages/novena/test/package.test.js",
    ];
    run(&mut command("node", &tests))
}

/// Passes over something, unless this run must not.
fn without(reason: &str, missing: &str) -> Chore {
    if env::var_os(DEMAND).is_some_and(|demand| demand == "required") {
        return Err(format!("{reason}, and {DEMAND} is \"required\""));
    }
    println!("{reason}: {missing} in this run");
    Ok(())
}

/// Builds of `crates/wasm` for the target. They have a folder of their own: another compiler must
/// not make cargo build everything anew.
fn cargo(compiler: &Compiler) -> Command {
    let flags = format!("-Ctarget-feature=+simd128 -Clink-arg=-zstack-size={STACK_BYTES}");
    let mut cargo = command("cargo", &["build", "--locked", "--package", "novena-wasm"]);
    cargo
        .args(["--profile", PROFILE, "--target", TARGET, "--target-dir"])
        .arg(root().join(FOLDER))
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
    if let Compiler::At(program) = compiler {
        cargo.env("RUSTC", program);
    }
    cargo
}

impl Engine {
    /// Compiles it; answers where the file is.
    fn build(&self, compiler: &Compiler) -> Result<PathBuf, String> {
        run(cargo(compiler).arg("--lib").args(self.arguments))?;
        let folder = root().join(FOLDER).join(TARGET).join(PROFILE);
        Ok(folder.join("novena_wasm.wasm"))
    }
}

/// A Rust compiler that has the target.
enum Compiler {
    /// The one that cargo takes by itself.
    Usual,
    At(PathBuf),
}

/// Finds a compiler, or gets one: from rustup, else from Debian's packages.
fn compiler() -> Result<Compiler, String> {
    if has_target(Path::new("rustc")) {
        return Ok(Compiler::Usual);
    }
    let folder = root().join("target/wasm-toolchain");
    let own = folder.join("bin/rustc");
    if has_target(&own) {
        return Ok(Compiler::At(own));
    }
    // Where it cannot download, rustup tries for long.
    let by_rustup = ["120", "rustup", "target", "add", TARGET];
    if available("rustup") && run(&mut command("timeout", &by_rustup)).is_ok() {
        return Ok(Compiler::Usual);
    }
    let script = root().join("tools/wasm-toolchain.sh");
    if available("apt-get") && run(Command::new(script).arg(&folder)).is_ok() && has_target(&own) {
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

/// Leaves a file as it is that would not change: what contains it need not be built again.
fn copy_if_changed(from: &Path, to: &Path) -> Chore {
    let told = |error: std::io::Error| format!("{}: {error}", to.display());
    let data = fs::read(from).map_err(told)?;
    let data = without_names(&data).ok_or_else(|| format!("{}: damaged", from.display()))?;
    if fs::read(to).is_ok_and(|old| old == data) && to.with_extension("wasm.br").is_file() {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(told)?;
    }
    let packed = packed(&data).map_err(told)?;
    fs::write(to.with_extension("wasm.br"), packed).map_err(told)?;
    fs::write(to, data).map_err(told)
}

/// A module without its custom sections: names of functions, which only a debugger reads.
fn without_names(module: &[u8]) -> Option<Vec<u8>> {
    const HEAD: usize = 8;
    const CUSTOM: u8 = 0;
    let (head, mut rest) = module.split_at_checked(HEAD)?;
    let mut kept = head.to_vec();
    while let Some((&id, after)) = rest.split_first() {
        // The length of a section has seven bits in each byte, the lowest first.
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

/// With brotli as small as it gets; this takes seconds, and so it is done once and here.
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
