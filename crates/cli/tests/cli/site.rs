//! Tests `novena site`, which writes files for a static host or reports an error.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{novena, novena_in};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_site_is_written_or_the_missing_engine_is_reported() {
    let folder = folder("site-written");
    let ran = novena(&["site", "-o", folder.to_str().unwrap()], "");
    if !novena_web::has_engine() {
        let error = "error: this program was built without the engine for browsers, so it cannot \
                    write a site; build it with: cargo xtask site\n";
        assert_eq!(
            (ran.code, ran.out.as_str(), ran.err.as_str()),
            (2, "", error)
        );
        assert!(!folder.exists());
        return;
    }
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("The site is in "), "{}", ran.out);
    for name in [
        "index.html",
        "sw.js",
        "engine.json",
        "engine/novena.wasm",
        "NOTICES.txt",
    ] {
        assert!(folder.join(name).is_file(), "{name}");
    }
    // The second run replaces its own files, but not any other files.
    let words = ["site", "-o", folder.to_str().unwrap()];
    assert_eq!(novena(&words, "").code, 0);
    fs::remove_file(folder.join("novena-site.txt")).unwrap();
    fs::write(folder.join("index.html"), "mine").unwrap();
    let refused = novena_in(&words, "", "sv_SE.UTF-8");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("är i vägen"), "{}", refused.err);
    assert_eq!(
        fs::read_to_string(folder.join("index.html")).unwrap(),
        "mine"
    );
}

#[test]
fn a_site_needs_a_folder_and_a_public_url_needs_a_scheme() {
    let ran = novena(&["site"], "");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("--output"), "{}", ran.err);
    let ran = novena(&["serve", "--public-url", "example.org"], "");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(
        ran.err.contains("--public-url") && ran.err.contains("https://example.org/novena/"),
        "{}",
        ran.err
    );
}
