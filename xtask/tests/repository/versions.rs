//! Checks that all files contain the same version. The version is in several files, because cargo,
//! Python, npm and citations each read their own.

use crate::read;

/// The rest of the first line that starts with these words.
fn after<'a>(text: &'a str, start: &str) -> &'a str {
    let line = text
        .lines()
        .find_map(|line| line.trim_start().strip_prefix(start));
    line.unwrap_or_else(|| panic!("no line starts with {start}"))
}

/// The first text in quotation marks.
fn quoted(text: &str) -> &str {
    text.split('"').nth(1).unwrap()
}

#[test]
fn all_files_have_the_same_version() {
    let manifest = read("Cargo.toml");
    let version = quoted(after(&manifest, "version ="));
    let dependencies = manifest.lines().filter(|line| line.contains("path = "));
    for line in dependencies {
        assert!(line.contains(&format!("version = \"{version}\"")), "{line}");
    }
    assert_eq!(
        quoted(after(&read("python/Cargo.toml"), "version =")),
        version
    );
    for (path, start) in [
        ("python/pyproject.toml", "version ="),
        ("python/package/novena/__init__.py", "__version__ ="),
    ] {
        assert_eq!(quoted(after(&read(path), start)), version, "{path}");
    }
    let npm = read("packages/novena/package.json");
    assert_eq!(quoted(after(&npm, "\"version\":")), version);
    let citation = read("CITATION.cff");
    assert_eq!(after(&citation, "version: "), version);
    let changelog = read("CHANGELOG.md");
    let newest = after(&changelog, "## ");
    let date = after(&citation, "date-released: ").trim_matches('"');
    assert_eq!(newest, format!("{version} ({date})"));
}

#[test]
fn documents_name_the_packages_of_this_version() {
    let manifest = read("Cargo.toml");
    let version = quoted(after(&manifest, "version ="));
    let document = read("docs/packages.md");
    for part in document.split("novena").skip(1) {
        let found = part.trim_start_matches(['-', '_', ':']);
        let is_version = found.starts_with(|char: char| char.is_ascii_digit());
        assert!(
            part == found || !is_version || found.starts_with(version),
            "novena{}",
            part.lines().next().unwrap_or_default()
        );
    }
}

#[test]
fn workspaces_have_the_same_oldest_rust() {
    let oldest = |path: &str| quoted(after(&read(path), "rust-version =")).to_owned();
    assert_eq!(oldest("python/Cargo.toml"), oldest("Cargo.toml"));
    let words = format!("Rust {}", oldest("Cargo.toml"));
    for path in ["README.md", "docs/packages.md"] {
        assert!(read(path).contains(&words), "{path}: {words}");
    }
}
