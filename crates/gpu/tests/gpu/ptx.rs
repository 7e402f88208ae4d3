use std::path::Path;

use sha2::{Digest, Sha256};

/// The sources in the order of `build.sh`.
fn sources() -> Vec<String> {
    let script = std::fs::read_to_string(folder().join("build.sh")).unwrap();
    let line = script
        .lines()
        .find_map(|line| line.strip_prefix("sources=\""))
        .expect("build.sh names its sources");
    let names = line.trim_end_matches('"').split(' ');
    names.map(str::to_owned).collect()
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cuda")
}

#[test]
fn the_ptx_matches_the_sources() {
    let mut hash = Sha256::new();
    for name in sources() {
        hash.update(std::fs::read(folder().join(name)).unwrap());
    }
    let hash = format!("{:x}", hash.finalize());
    let ptx = std::fs::read_to_string(folder().join("kernels.ptx")).unwrap();
    let named = ptx.lines().find_map(|line| line.strip_prefix("// source "));
    assert_eq!(named, Some(hash.as_str()), "run crates/gpu/cuda/build.sh");
}

#[test]
fn every_header_is_hashed() {
    let sources = sources();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "h") {
            let name = path.file_name().unwrap().to_str().unwrap();
            let is_hashed = sources.iter().any(|source| source == name);
            assert!(is_hashed, "build.sh leaves {name} out");
        }
    }
}

/// Older drivers reject code that names a newer version, even if it uses no newer instructions.
#[test]
fn the_ptx_targets_old_versions() {
    let ptx = std::fs::read_to_string(folder().join("kernels.ptx")).unwrap();
    assert!(ptx.contains("\n.version 7.0\n") && ptx.contains("\n.target sm_70\n"));
}
