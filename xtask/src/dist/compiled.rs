//! The crates that are compiled into a package, or whose macros generate part of its code.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::command;

/// The contents of a package: a crate, the location of its workspace, and the package's target.
pub(super) struct Content {
    pub(super) name: &'static str,
    pub(super) manifest: &'static str,
    pub(super) target: &'static str,
    /// Other targets of the package, which must contain the same crates.
    pub(super) other_targets: &'static [&'static str],
    /// Cargo's options for features.
    pub(super) features: &'static [&'static str],
}

/// A crate, and every other crate that it uses at run time.
pub(super) struct Compiled {
    program: Value,
    /// The other crates, sorted by name and version.
    libraries: Vec<Value>,
    /// For each package, the IDs of the packages that it uses.
    uses: BTreeMap<String, BTreeSet<String>>,
}

impl Compiled {
    /// Collects the crates with cargo. `cargo metadata` describes the crates, but lists those for
    /// all features of the workspace; `cargo tree` lists only those of this package.
    pub(super) fn now(content: &Content) -> Result<Compiled, String> {
        let place = ["--locked", "--manifest-path", content.manifest];
        let platform = ["--filter-platform", content.target];
        let metadata = ask(&["metadata", "--format-version", "1"], &[&place, &platform])?;
        let metadata =
            serde_json::from_str(&metadata).map_err(|error| format!("cargo metadata: {error}"))?;
        let crates = |target| {
            let package = ["--package", content.name, "--target", target];
            let shape = ["--edges", "normal", "--prefix", "none", "--format", "{p}"];
            let tree = ask(&["tree"], &[&place, &package, &shape, content.features])?;
            Ok::<_, String>(in_tree(&tree))
        };
        let listed = crates(content.target)?;
        for target in content.other_targets {
            let others = crates(target)?;
            if others != listed {
                let different: Vec<_> = others.symmetric_difference(&listed).collect();
                return Err(format!(
                    "{}: {target} and {} differ in {different:?}; each needs its own bill of materials",
                    content.name, content.target
                ));
            }
        }
        Compiled::of(&metadata, content.name, &listed)
    }

    /// Combines the output of `cargo metadata` and `cargo tree`.
    pub(super) fn of(
        metadata: &Value,
        name: &str,
        in_tree: &BTreeSet<(String, String)>,
    ) -> Result<Compiled, String> {
        let uses: BTreeMap<String, BTreeSet<String>> = list(&metadata["resolve"]["nodes"])
            .map(|node| (text(&node["id"]), compiled_in(node)))
            .collect();
        let program = list(&metadata["packages"])
            .find(|package| package["name"] == name)
            .ok_or_else(|| format!("no package is called {name}"))?;
        let is_in_tree = |package: &&Value| {
            in_tree.contains(&(text(&package["name"]), text(&package["version"])))
        };
        let mut libraries: Vec<Value> = list(&metadata["packages"])
            .filter(|package| package["name"] != name)
            .filter(is_in_tree)
            .cloned()
            .collect();
        libraries.sort_by_key(|package| (text(&package["name"]), text(&package["version"])));
        Ok(Compiled {
            program: program.clone(),
            libraries,
            uses,
        })
    }

    pub(super) fn program(&self) -> &Value {
        &self.program
    }

    pub(super) fn libraries(&self) -> impl Iterator<Item = &Value> {
        self.libraries.iter()
    }

    /// The program and all libraries.
    pub(super) fn packages(&self) -> impl Iterator<Item = &Value> {
        std::iter::once(&self.program).chain(&self.libraries)
    }

    pub(super) fn contains(&self, name: &str) -> bool {
        self.packages().any(|package| package["name"] == name)
    }

    /// The libraries that a package uses itself.
    pub(super) fn used_by(&self, package: &Value) -> impl Iterator<Item = &Value> {
        let uses = self.uses.get(&text(&package["id"]));
        let is_used =
            move |other: &&Value| uses.is_some_and(|uses| uses.contains(&text(&other["id"])));
        self.libraries.iter().filter(is_used)
    }
}

/// The output of a cargo command.
fn ask(words: &[&str], options: &[&[&str]]) -> Result<String, String> {
    let message = |what: &str| format!("cargo {}: {what}", words[0]);
    let output = command("cargo", words)
        .args(options.concat())
        .output()
        .map_err(|error| message(&error.to_string()))?;
    if !output.status.success() {
        return Err(message(&String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|error| message(&error.to_string()))
}

/// The names and versions in the output of `cargo tree`, whose lines look like
/// `serde v1.0.229 (proc-macro)`.
fn in_tree(tree: &str) -> BTreeSet<(String, String)> {
    tree.lines()
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            let name = words.next()?;
            let version = words.next()?.strip_prefix('v')?;
            Some((name.to_owned(), version.to_owned()))
        })
        .collect()
}

/// The packages that a package uses at run time, excluding those that only build or test it.
fn compiled_in(node: &Value) -> BTreeSet<String> {
    list(&node["deps"])
        .filter(|dependency| list(&dependency["dep_kinds"]).any(|kind| kind["kind"].is_null()))
        .map(|dependency| text(&dependency["pkg"]))
        .collect()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
pub(super) mod tests {
    use serde_json::json;

    use super::*;

    pub(crate) const PROGRAM: &str = "novena-cli";

    pub(crate) fn metadata() -> Value {
        let package = |name: &str| json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT/Apache-2.0"});
        let uses = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        json!({
            "packages": [
                package(PROGRAM), package("used"), package("builds"), package("deep"),
                package("disabled"),
            ],
            "resolve": {"nodes": [
                {"id": PROGRAM, "deps": [uses("used", Value::Null), uses("builds", json!("build"))]},
                {"id": "used", "deps": [uses("deep", Value::Null), uses("disabled", Value::Null)]},
                {"id": "builds", "deps": []},
                {"id": "deep", "deps": []},
                {"id": "disabled", "deps": []},
            ]},
        })
    }

    pub(crate) fn tree() -> BTreeSet<(String, String)> {
        in_tree(
            "novena-cli v1.0.0 (/home/ada/cli)\nused v1.0.0\ndeep v1.0.0 (proc-macro)\ndeep v1.0.0 (*)\n",
        )
    }

    #[test]
    fn only_compiled_crates_are_listed() {
        let compiled = Compiled::of(&metadata(), PROGRAM, &tree()).unwrap();
        let names = |packages: &mut dyn Iterator<Item = &Value>| -> Vec<String> {
            packages.map(|package| text(&package["name"])).collect()
        };
        assert_eq!(names(&mut compiled.libraries()), ["deep", "used"]);
        assert_eq!(names(&mut compiled.used_by(compiled.program())), ["used"]);
    }
}
