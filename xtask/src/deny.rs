//! Checks the licences, sources and bans of all dependencies against the rules in `deny.toml`.
//!
//! `cargo deny` does more, but every fresh machine would have to build it first. The rules that do
//! not need a network are therefore always checked here. If `cargo deny` is installed, it checks
//! the same rules again, and also the advisories if their database is available.

mod spdx;

use std::collections::BTreeMap;
use std::{env, fs};

use serde_json::Value;

use crate::{Chore, available, cargo, command, root};

/// The registry of all dependencies, under its two names.
const REGISTRIES: [&str; 2] = [
    "registry+https://github.com/rust-lang/crates.io-index",
    "sparse+https://index.crates.io/",
];

/// The workspaces that are checked. `benches/peers` is left out: it is never part of a package, and
/// it compares us with solvers whose licences we could not accept.
const MANIFESTS: [&str; 3] = ["Cargo.toml", "python/Cargo.toml", "fuzz/Cargo.toml"];

/// If this variable is set to `required`, as in CI, a run without the advisory database is an
/// error.
const DEMAND: &str = "NOVENA_ADVISORIES";

/// Checks the dependencies of these workspaces.
pub(crate) fn check() -> Chore {
    let rules = fs::read_to_string(root().join("deny.toml"))
        .map_err(|error| format!("deny.toml: {error}"))?;
    let rules = Rules::of(&rules)?;
    for manifest in MANIFESTS {
        check_workspace(manifest, &rules)?;
    }
    cargo_deny()
}

fn check_workspace(manifest: &str, rules: &Rules) -> Chore {
    let metadata = metadata(manifest)?;
    let packages = metadata["packages"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    if packages.is_empty() {
        return Err(format!("cargo metadata lists no package of {manifest}"));
    }
    let faults: Vec<String> = packages
        .iter()
        .flat_map(|package| rules.faults(package))
        .collect();
    report_duplicates(packages);
    if !faults.is_empty() {
        return Err(faults.join("\n"));
    }
    let count = packages.len();
    println!("{manifest}: {count} packages follow the rules in deny.toml");
    Ok(())
}

/// Cargo's metadata for a workspace and all its dependencies.
fn metadata(manifest: &str) -> Result<Value, String> {
    let arguments = [
        "metadata",
        "--format-version",
        "1",
        "--all-features",
        "--locked",
        "--manifest-path",
        manifest,
    ];
    let output = command("cargo", &arguments)
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        return Err(format!("cargo metadata: {message}"));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

/// The parts of `deny.toml` that are used here.
struct Rules {
    /// The allowed licences; every package must offer one of them.
    allowed: Vec<String>,
    /// Packages that must not be used.
    banned: Vec<String>,
}

impl Rules {
    fn of(text: &str) -> Result<Self, String> {
        let list = |section: &str, key: &str| {
            list(text, section, key).ok_or_else(|| format!("deny.toml: no {key} in [{section}]"))
        };
        Ok(Self {
            allowed: list("licenses", "allow")?,
            banned: list("bans", "deny")?,
        })
    }

    /// All problems with a package.
    fn faults(&self, package: &Value) -> Vec<String> {
        let name = package["name"].as_str().unwrap_or_default();
        let version = package["version"].as_str().unwrap_or_default();
        let is_ours = package["source"].is_null();
        let mut faults = Vec::new();
        if self.banned.iter().any(|banned| banned == name) {
            faults.push("is banned".to_owned());
        }
        match package["source"].as_str() {
            Some(source) if !REGISTRIES.contains(&source) => {
                faults.push(format!("comes from {source}"));
            }
            _ => {}
        }
        match package["license"].as_str() {
            Some(licence) if spdx::allows(licence, &self.allowed) => {}
            Some(licence) => faults.push(format!("has the licence {licence}")),
            // Our unpublished packages need no licence.
            None if is_ours && package["publish"].is_array() => {}
            None => faults.push("has no licence".to_owned()),
        }
        let dependencies = package["dependencies"].as_array();
        for dependency in dependencies.into_iter().flatten() {
            if is_ours && dependency["req"] == "*" && dependency["path"].is_null() {
                faults.push(format!("accepts any version of {}", dependency["name"]));
            }
        }
        let message = |fault| format!("{name} {version} {fault}");
        faults.into_iter().map(message).collect()
    }
}

/// The strings in a list within a section.
fn list(text: &str, section: &str, key: &str) -> Option<Vec<String>> {
    let (_, rest) = text.split_once(&format!("\n[{section}]\n"))?;
    let rest = rest.split("\n[").next()?;
    let (_, rest) = format!("\n{rest}")
        .split_once(&format!("\n{key} = ["))
        .map(|(before, after)| (before.to_owned(), after.to_owned()))?;
    let (items, _) = rest.split_once(']')?;
    Some(
        items
            .split('"')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect(),
    )
}

/// Duplicate versions of a package are reported but not rejected, because we can rarely fix them.
fn report_duplicates(packages: &[Value]) {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        let (Some(name), Some(version)) = (package["name"].as_str(), package["version"].as_str())
        else {
            continue;
        };
        versions.entry(name).or_default().push(version);
    }
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        println!("several versions of {name}: {}", versions.join(", "));
    }
}

/// Checks the same rules with `cargo deny`, and also the advisories, if it is available.
fn cargo_deny() -> Chore {
    if !available("cargo-deny") {
        return without_advisories("cargo-deny is not installed");
    }
    let each = |checks: &[&str]| {
        MANIFESTS.iter().try_for_each(|manifest| {
            let place = ["deny", "--manifest-path", manifest, "check"];
            cargo(&[&place, &["--config", "deny.toml"][..], checks].concat())
        })
    };
    each(&["licenses", "bans", "sources"])?;
    let fetched = command("cargo", &["deny", "fetch", "db"]).status();
    if fetched.is_ok_and(|status| status.success()) {
        return each(&["advisories"]);
    }
    without_advisories("the database of advisories cannot be downloaded")
}

/// Skips the advisories, unless they are required.
fn without_advisories(reason: &str) -> Chore {
    if env::var_os(DEMAND).is_some_and(|demand| demand == "required") {
        return Err(format!("{reason}, and {DEMAND} is \"required\""));
    }
    println!("{reason}: advisories are not checked in this run");
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const TOML: &str = "# head\n[licenses]\nallow = [\n    \"MIT\", \"Zlib\",\n]\n\n\
                        [bans]\ndeny = [\"rayon\"]\n\n[sources]\n";

    fn check(package: &Value, expected: &[&str]) {
        let rules = Rules::of(TOML).unwrap();
        assert_eq!(rules.faults(package), expected);
    }

    #[test]
    fn lists_are_parsed() {
        let rules = Rules::of(TOML).unwrap();
        assert_eq!(rules.allowed, ["MIT", "Zlib"]);
        assert_eq!(rules.banned, ["rayon"]);
        assert!(Rules::of("[licenses]\n").is_err());
    }

    #[test]
    fn our_own_rules_are_valid() {
        let text = fs::read_to_string(root().join("deny.toml")).unwrap();
        let rules = Rules::of(&text).unwrap();
        assert!(rules.allowed.iter().any(|licence| licence == "MIT"));
    }

    #[test]
    fn packages_are_checked() {
        let registry = REGISTRIES[0];
        let package = |name: &str, licence: Value, source: &str| {
            json!({"name": name, "version": "1.0.0", "license": licence, "source": source,
                "dependencies": []})
        };
        check(&package("a", json!("MIT OR Apache-2.0"), registry), &[]);
        check(
            &package("a", json!("GPL-3.0"), registry),
            &["a 1.0.0 has the licence GPL-3.0"],
        );
        check(
            &package("a", Value::Null, registry),
            &["a 1.0.0 has no licence"],
        );
        check(
            &package("rayon", json!("MIT"), "git+https://example.org/rayon"),
            &[
                "rayon 1.0.0 is banned",
                "rayon 1.0.0 comes from git+https://example.org/rayon",
            ],
        );
    }

    #[test]
    fn our_own_packages_must_name_versions() {
        let wild = |path: Value| {
            json!({"name": "ours", "version": "0.1.0", "license": "MIT", "source": null,
                "dependencies": [{"name": "b", "req": "*", "path": path}]})
        };
        check(&wild(json!("/b")), &[]);
        check(
            &wild(Value::Null),
            &["ours 0.1.0 accepts any version of \"b\""],
        );
    }
}
