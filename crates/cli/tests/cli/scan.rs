//! Tests photos: the puzzles read from them, and the messages if nothing can be read.

use std::fs;

use crate::support::{SUDOKU01, check, novena, novena_in};

/// Returns a folder, and a function that returns the path of a file in it.
fn folder() -> (tempfile::TempDir, impl Fn(&str) -> String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    (folder, move |name: &str| {
        path.join(name).to_str().unwrap().to_owned()
    })
}

#[test]
fn a_drawn_puzzle_is_read_back() {
    let (_kept, path) = folder();
    check(&["draw", "-o", &path("drawn.png")], SUDOKU01, 0, "", "");
    let line = format!("{}\n", SUDOKU01.replace('0', "."));
    check(&["scan", &path("drawn.png")], "", 0, &line, "");
    let picture = fs::read(path("drawn.png")).unwrap();
    check(&["scan", "-"], &picture, 0, &line, "");
    let shown = path("seen.png");
    let drawn = path("drawn.png");
    check(
        &["scan", &drawn, &drawn, "--show", &shown],
        "",
        0,
        &format!("{line}{line}"),
        "",
    );
    assert!(fs::read(&shown).unwrap().starts_with(b"\x89PNG"));
    assert!(fs::metadata(path("seen-2.png")).is_ok());
    let grid = novena(&["scan", "--to", "grid", &path("drawn.png")], "");
    let expected = novena(&["convert", "--to", "grid"], SUDOKU01);
    assert_eq!((grid.code, grid.out), (0, expected.out));
}

#[test]
fn unreadable_photos_are_reported_in_every_language() {
    let (_kept, path) = folder();
    let photo = path("photo.heic");
    fs::write(&photo, b"\0\0\0\x18ftypheic\0\0\0\0mif1heic").unwrap();
    for (locale, expected) in [
        (
            "C",
            "HEIC photos cannot be read; save or share the photo as JPEG",
        ),
        (
            "es_ES.UTF-8",
            "no se pueden leer fotos HEIC; guarda o comparte la foto como JPEG",
        ),
        (
            "pt_BR.UTF-8",
            "não é possível ler fotos HEIC; salve ou compartilhe a foto como JPEG",
        ),
        (
            "sv_SE.UTF-8",
            "HEIC-foton kan inte läsas; spara eller dela fotot som JPEG",
        ),
    ] {
        let ran = novena_in(&["scan", &photo], "", locale);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        assert!(ran.err.contains(expected), "{}", ran.err);
    }
    let text = "error: -: this is not a JPEG, PNG, WebP or PDF file\n";
    check(&["scan", "-"], "no picture", 2, "", text);
}

#[test]
fn a_puzzle_with_several_solutions_is_printed_with_a_warning() {
    let (_kept, path) = folder();
    // If no 5 or 6 is among the givens, these two digits can be swapped in every solution.
    let fewer = SUDOKU01.replace(['5', '6'], "0");
    check(&["draw", "-o", &path("drawn.png")], &fewer, 0, "", "");
    let ran = novena(&["scan", &path("drawn.png")], "");
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    assert_eq!(ran.out.trim_end(), fewer.replace('0', "."));
    assert!(ran.err.contains("exactly one solution"), "{}", ran.err);
}
