//! A package's bill of materials, as `CycloneDX` 1.5: the crates that are compiled into it, and the
//! parts by others that these crates contain.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::compiled::Compiled;

/// The document, which is always the same for the same lock file.
pub(super) fn cyclone_dx(compiled: &Compiled) -> Result<String, String> {
    serde_json::to_string_pretty(&document(compiled)).map_err(|error| format!("sbom: {error}"))
}

fn document(compiled: &Compiled) -> Value {
    let mut components: Vec<Value> = compiled
        .libraries()
        .map(|package| component(package, "library"))
        .collect();
    components.extend(
        PARTS
            .iter()
            .filter(|part| compiled.contains(part.inside))
            .map(Part::component),
    );
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

/// A part inside a crate that is not a crate itself, such as a C library or a font.
struct Part {
    inside: &'static str,
    name: &'static str,
    kind: &'static str,
    licence: &'static str,
}

/// The C libraries and the fonts. Only the static program contains musl.
const PARTS: [Part; 6] = [
    Part {
        inside: "novena-cli",
        name: "musl",
        kind: "library",
        licence: "MIT",
    },
    Part {
        inside: "libsqlite3-sys",
        name: "SQLite",
        kind: "library",
        licence: "blessing",
    },
    Part {
        inside: "libmimalloc-sys",
        name: "mimalloc",
        kind: "library",
        licence: "MIT",
    },
    Part {
        inside: "notosans",
        name: "Noto Sans",
        kind: "data",
        licence: "OFL-1.1",
    },
    Part {
        inside: "notosans",
        name: "Newsreader",
        kind: "data",
        licence: "OFL-1.1",
    },
    Part {
        inside: "notosans",
        name: "Instrument Sans",
        kind: "data",
        licence: "OFL-1.1",
    },
];

impl Part {
    fn component(&self) -> Value {
        json!({
            "type": self.kind,
            "bom-ref": format!("part:{}", self.name),
            "name": self.name,
            "licenses": [{"expression": self.licence}],
            "properties": [{"name": "novena:inside", "value": self.inside}],
        })
    }
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
    use crate::dist::compiled::tests::{PROGRAM, metadata, tree};

    #[test]
    fn crates_are_listed_with_their_licences() {
        let document = document(&Compiled::of(&metadata(), PROGRAM, &tree()).unwrap());
        let components = document["components"].as_array().unwrap();
        let names: Vec<&Value> = components.iter().map(|one| &one["name"]).collect();
        // The program also contains a C library.
        assert_eq!(names, ["deep", "used", "musl"]);
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
