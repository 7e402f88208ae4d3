//! Compiles the files in `crates/gpu/cuda` that run on the host.

use std::path::Path;
#[cfg(all(target_os = "linux", feature = "cuda"))]
use std::path::PathBuf;
use std::process::Command;

use super::left_out::left_out;

/// Compiles a file. Returns whether there is a compiler. If there is none, prints a line to
/// standard error. With `NOVENA_CXX=required`, as in CI, a missing compiler is a failure.
pub(crate) fn compile(source: &str, flags: &[&str], target: &Path) -> bool {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gpu/cuda");
    let built = Command::new("c++")
        .args(["-std=c++17", "-O2", "-pthread"])
        .args(["-Wall", "-Wextra", "-Werror", "-Wno-unknown-pragmas"])
        .arg(folder.join(source))
        .args(flags)
        .arg("-o")
        .arg(target)
        .status();
    let Ok(status) = built else {
        let is_required = std::env::var("NOVENA_CXX").is_ok_and(|value| value == "required");
        assert!(!is_required, "no C++ compiler for {source}");
        left_out(&format!("there is no C++ compiler for {source}"));
        return false;
    };
    assert!(status.success(), "{source} does not compile");
    true
}

/// Compiles a library that replaces the driver, and returns its folder. `None` if there is no
/// compiler.
#[cfg(all(target_os = "linux", feature = "cuda"))]
pub(crate) fn driver(name: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    let flags = ["-shared", "-fPIC", "-ldl"];
    let is_built = compile(&format!("{name}.cpp"), &flags, &folder.join("libcuda.so.1"));
    is_built.then_some(folder)
}
