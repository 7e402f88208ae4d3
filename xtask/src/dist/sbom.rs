//! The program's bill of materials, as `CycloneDX` 1.5: every crate that is compiled into it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::compiled::Compiled;

/// The document, which is always the same for the same lock file.
pub(super) fn cyclone_dx(compiled: &Compiled) -> Result<String, String> {
    serde_json::to_string_pretty(&document(compiled)).map_err(|error| format!("sbom: {error}"))
}

fn document(compiled: &Compiled) -> Value {
    let components: Vec<Value> = compiled
        .libraries()
        .map(|package| component(package, "library"))
        .collect();
    let dependencies: Vec<Value> = compiled
        .packages()
        .map(|package| {
            let on: BTreeSet<String> = compiled.used_by(package).map(purl).collect();
            json!({"ref": purl(package), "dependsOn": on})
        })
        .collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": component(compiled.program(), "application")},
        "components": components,
        "dependencies": dependencies,
    })
}

fn component(package: &Value, kind: &str) -> Value {
    let purl = purl(package);
    let mut component = json!({
        "type": kind,
        "bom-ref": purl,
        "name": package["name"],
        "version": package["version"],
        "purl": purl,
    });
    if let Some(licence) = package["license"].as_str() {
        // Some old crates separate licences with a slash, which is not valid SPDX.
        let expression = licence.replace('/', " OR ");
        component["licenses"] = json!([{"expression": expression}]);
    }
    component
}

fn purl(package: &Value) -> String {
    let text = |key: &str| package[key].as_str().unwrap_or_default();
    format!("pkg:cargo/{}@{}", text("name"), text("version"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::compiled::tests::{PROGRAM, metadata};

    #[test]
    fn crates_are_listed_with_their_licences() {
        let document = document(&Compiled::of(&metadata(), PROGRAM).unwrap());
        let components = document["components"].as_array().unwrap();
        let names: Vec<&Value> = components.iter().map(|one| &one["name"]).collect();
        assert_eq!(names, ["deep", "used"]);
        assert_eq!(
            components[0]["licenses"][0]["expression"],
            "MIT OR Apache-2.0"
        );
        assert_eq!(
            document["metadata"]["component"]["purl"],
            "pkg:cargo/novena-cli@1.0.0"
        );
    }
}
