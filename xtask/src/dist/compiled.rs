//! The crates that are compiled into the packaged program.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::command;

/// The contents of a package: a crate, the location of its workspace, and the package's target.
/// Packages for other machines contain the same crates.
pub(super) struct Content {
    pub(super) name: &'static str,
    pub(super) manifest: &'static str,
    pub(super) target: &'static str,
}

/// A crate, and every other crate that it uses at run time.
pub(super) struct Compiled {
    program: Value,
    /// By name and version.
    libraries: Vec<Value>,
    /// The ids of the packages that a package uses.
    uses: BTreeMap<String, BTreeSet<String>>,
}

impl Compiled {
    /// Asks cargo.
    pub(super) fn now(content: &Content) -> Result<Compiled, String> {
        let arguments = ["metadata", "--format-version", "1", "--locked"];
        let output = command("cargo", &arguments)
            .args(["--manifest-path", content.manifest])
            .args(["--filter-platform", content.target])
            .output()
            .map_err(|error| format!("cargo metadata: {error}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(format!("cargo metadata: {said}"));
        }
        let metadata = serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("cargo metadata: {error}"))?;
        Compiled::of(&metadata, content.name)
    }

    /// Reads an answer of `cargo metadata`.
    pub(super) fn of(metadata: &Value, name: &str) -> Result<Compiled, String> {
        let uses: BTreeMap<String, BTreeSet<String>> = list(&metadata["resolve"]["nodes"])
            .map(|node| (text(&node["id"]), compiled_in(node)))
            .collect();
        let program = list(&metadata["packages"])
            .find(|package| package["name"] == name)
            .ok_or_else(|| format!("no package is called {name}"))?;
        let mut found = BTreeSet::from([text(&program["id"])]);
        let mut open = vec![text(&program["id"])];
        while let Some(id) = open.pop() {
            let next = uses.get(&id).into_iter().flatten();
            open.extend(next.filter(|id| found.insert((*id).clone())).cloned());
        }
        let mut libraries: Vec<Value> = list(&metadata["packages"])
            .filter(|package| package["name"] != name && found.contains(&text(&package["id"])))
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

    /// The libraries that a package uses itself.
    pub(super) fn used_by(&self, package: &Value) -> impl Iterator<Item = &Value> {
        let uses = self.uses.get(&text(&package["id"]));
        let is_used =
            move |other: &&Value| uses.is_some_and(|uses| uses.contains(&text(&other["id"])));
        self.libraries.iter().filter(is_used)
    }
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
            "packages": [package(PROGRAM), package("used"), package("builds"), package("deep")],
            "resolve": {"nodes": [
                {"id": PROGRAM, "deps": [uses("used", Value::Null), uses("builds", json!("build"))]},
                {"id": "used", "deps": [uses("deep", Value::Null)]},
                {"id": "builds", "deps": []},
                {"id": "deep", "deps": []},
            ]},
        })
    }

    #[test]
    fn only_compiled_crates_are_listed() {
        let compiled = Compiled::of(&metadata(), PROGRAM).unwrap();
        let names = |packages: &mut dyn Iterator<Item = &Value>| -> Vec<String> {
            packages.map(|package| text(&package["name"])).collect()
        };
        assert_eq!(names(&mut compiled.libraries()), ["deep", "used"]);
        assert_eq!(names(&mut compiled.used_by(compiled.program())), ["used"]);
    }
}
