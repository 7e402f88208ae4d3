//! Tests pictures: the files that are written, and the messages if they cannot be written.

use std::fs;
use std::path::Path;

use crate::support::{HOPELESS, SUDOKU01, SUDOKU01_SOLVED, check, hard, novena, novena_in};

/// Returns a folder, and a function that returns the path of a file in it.
fn folder() -> (tempfile::TempDir, impl Fn(&str) -> String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    (folder, move |name: &str| {
        path.join(name).to_str().unwrap().to_owned()
    })
}

/// Returns the names of the files in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn the_file_extension_chooses_the_kind_of_picture() {
    let (kept, path) = folder();
    for (name, start) in [
        ("a.svg", &b"<svg"[..]),
        ("a.PNG", b"\x89PNG"),
        ("a.pdf", b"%PDF-"),
    ] {
        check(&["draw", "-o", &path(name)], SUDOKU01, 0, "", "");
        assert!(fs::read(path(name)).unwrap().starts_with(start), "{name}");
    }
    check(
        &["draw", "--to", "pdf", "-o", &path("a.x")],
        SUDOKU01,
        0,
        "",
        "",
    );
    assert!(fs::read(path("a.x")).unwrap().starts_with(b"%PDF-"));
    let error = format!(
        "error: cannot tell the kind of picture from the name {}; it must end in .svg, .png or .pdf, or choose one with --to\n",
        path("a.gif")
    );
    check(&["draw", "-o", &path("a.gif")], SUDOKU01, 2, "", &error);
    assert_eq!(names(kept.path()), ["a.PNG", "a.pdf", "a.svg", "a.x"]);
}

#[test]
fn svg_is_written_to_standard_output() {
    let ran = novena(&["draw", "--title", "Été <1>", "--labels"], SUDOKU01);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("<svg ") && ran.out.ends_with("</svg>\n"));
    assert!(ran.out.contains("<title>Été &lt;1&gt;</title>"));
    // The picture contains the givens, the row and column numbers, and the title.
    let texts = ran.out.matches("<text ").count();
    let givens = SUDOKU01.bytes().filter(|&byte| byte != b'0').count();
    assert_eq!(texts, givens + 18 + 1);
}

#[test]
fn several_puzzles_become_numbered_files_or_pages() {
    let (kept, path) = folder();
    let two = format!("{SUDOKU01}\n\n{SUDOKU01_SOLVED}\n");
    let message = format!("2 pictures: {} …\n", path("p-001.svg"));
    check(&["draw", "-o", &path("p.svg")], &two, 0, "", &message);
    check(&["draw", "-o", &path("p.pdf")], &two, 0, "", "");
    assert_eq!(names(kept.path()), ["p-001.svg", "p-002.svg", "p.pdf"]);
    let error = "error: there are several puzzles; write their pictures to files with -o\n";
    check(&["draw"], &two, 2, "", error);
}

#[test]
fn a_hint_is_drawn_and_explained() {
    let ran = novena(&["draw", "--hint"], SUDOKU01);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("<desc>Hidden Single: In "), "{}", ran.out);
    let spanish = novena_in(&["draw", "--hint"], SUDOKU01, "es_ES.UTF-8");
    assert!(spanish.out.contains("<desc>Única oculta") || spanish.out.contains("<desc>Único"));
}

#[test]
fn a_step_of_the_path_is_drawn_by_its_number() {
    let explained = novena(&["explain"], hard());
    let steps = explained
        .out
        .lines()
        .filter(|line| line.contains(". "))
        .count();
    let (number, sentence) = explained
        .out
        .lines()
        .filter_map(|line| line.trim_start().split_once(". "))
        .find(|(_, step)| !step.starts_with("Hidden Single") && !step.starts_with("Full House"))
        .unwrap();
    let ran = novena(&["draw", "--step", number], hard());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let words: String = sentence.replace('&', "&amp;");
    assert!(
        ran.out.contains(&format!("<desc>{words}")),
        "{number}: {words}"
    );
    assert!(steps > 0);
    let far = novena(&["draw", "--step", "9999"], SUDOKU01);
    assert_eq!((far.code, far.out.as_str()), (1, ""));
    assert!(
        far.err.contains("there is no step 9999: the path has "),
        "{}",
        far.err
    );
}

#[test]
fn invalid_input_is_reported_and_nothing_is_written() {
    let (kept, path) = folder();
    let ran = novena(&["draw", "-o", &path("p.svg")], "12345\n");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(
        ran.err.starts_with("error: ") && ran.err.contains(":1:"),
        "{}",
        ran.err
    );
    let empty = novena(&["draw", "-o", &path("p.pdf")], "");
    assert_eq!(empty.code, 2);
    assert!(!empty.err.is_empty());
    let solved = novena(&["draw", "--hint", "-o", &path("p.svg")], SUDOKU01_SOLVED);
    assert_eq!(solved.code, 1);
    let hopeless = novena(&["draw", "--hint", "-o", &path("p.svg")], HOPELESS);
    assert_eq!(hopeless.code, 1);
    assert!(names(kept.path()).is_empty());
}

#[test]
fn write_errors_are_reported_and_leave_no_partial_file() {
    let (kept, path) = folder();
    let missing = path("missing/p.svg");
    let ran = novena(&["draw", "-o", &missing], SUDOKU01);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains(&missing), "{}", ran.err);
    fs::write(path("old.pdf"), "old").unwrap();
    let ran = novena(&["draw", "-o", &path("old.pdf")], "no puzzle\n");
    assert_eq!(ran.code, 2);
    assert_eq!(fs::read_to_string(path("old.pdf")).unwrap(), "old");
    assert_eq!(names(kept.path()), ["old.pdf"]);
    if Path::new("/dev/full").exists() {
        let ran = novena(&["draw", "-o", "/dev/full", "--to", "png"], SUDOKU01);
        assert_eq!(ran.code, 2, "{}", ran.err);
    }
}

#[test]
fn characters_that_the_font_lacks_are_reported() {
    let (_kept, path) = folder();
    let title = "数独 Ñ";
    let warning = "warning: the built-in font does not have these characters, so they are drawn as boxes: 数 独\n";
    check(
        &["draw", "--title", title, "-o", &path("p.png")],
        SUDOKU01,
        0,
        "",
        warning,
    );
    // The reader's own fonts may contain these characters.
    check(
        &["draw", "--title", title, "-o", &path("p.svg")],
        SUDOKU01,
        0,
        "",
        "",
    );
}

#[test]
fn invalid_sizes_themes_and_steps_are_refused() {
    for words in [
        ["--size", "0"],
        ["--size", "100000"],
        ["--theme", "pink"],
        ["--step", "0"],
    ] {
        let ran = novena(&["draw", words[0], words[1]], SUDOKU01);
        assert_eq!(ran.code, 2, "{words:?}");
        assert!(ran.err.contains(words[0]), "{}", ran.err);
    }
}

#[test]
fn a_solution_is_explained_with_pictures() {
    let (kept, path) = folder();
    let steps = novena(&["explain"], SUDOKU01)
        .out
        .lines()
        .filter(|line| {
            line.trim_start()
                .starts_with(|first: char| first.is_ascii_digit())
        })
        .count();
    let folder = path("explained");
    let index = Path::new(&folder).join("index.md");
    let message = format!("{}: {steps} steps\n", index.display());
    check(
        &["explain", "--pictures", &folder],
        SUDOKU01,
        0,
        &message,
        "",
    );
    let page = fs::read_to_string(path("explained/index.md")).unwrap();
    assert_eq!(page.matches("\n## ").count(), steps + 2);
    assert_eq!(page.matches("\n![").count(), steps + 2);
    assert!(
        page.contains(&format!("Solved: {SUDOKU01_SOLVED}")),
        "{page}"
    );
    // The summary comes first, and its links lead to the steps.
    let summary = page.split("\n## ").next().unwrap();
    assert!(summary.contains("\nLevel: easy. Rating: "), "{summary}");
    assert!(
        summary.contains(&format!("\n{steps} steps with ")),
        "{summary}"
    );
    assert!(summary.contains("\n| Hidden Single | "), "{summary}");
    let targets = page.split("](").skip(1);
    let targets: Vec<&str> = targets
        .map(|rest| rest.split(')').next().unwrap())
        .collect();
    let (links, pictures): (Vec<&str>, Vec<&str>) =
        targets.iter().partition(|target| target.starts_with('#'));
    assert!(!links.is_empty());
    for link in links {
        let id = format!("<a id=\"{}\"></a>", &link[1..]);
        assert!(page.contains(&id), "{link}");
    }
    for name in pictures {
        let picture = fs::read_to_string(path(&format!("explained/{name}"))).unwrap();
        assert!(picture.starts_with("<svg "), "{name}");
    }
    assert_eq!(names(&kept.path().join("explained")).len(), steps + 3);

    // The page is replaced by another explanation, as HTML and in another language.
    let again = ["explain", "--pictures", &folder, "--html", "--lang", "sv"];
    let ran = novena(&again, SUDOKU01);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let page = fs::read_to_string(path("explained/index.html")).unwrap();
    assert!(page.contains("<html lang=\"sv\">") && page.contains("<h2>Lösningen</h2>"));
    assert!(page.contains("<p>Nivå: lätt. Gradering: "), "{page}");
    for link in page.split("<a href=\"#").skip(1) {
        let id = link.split('"').next().unwrap();
        assert!(page.contains(&format!("<section id=\"{id}\">")), "{id}");
    }
    assert!(!Path::new(&path("explained/index.md")).exists());
}

#[test]
fn a_folder_with_other_files_is_refused() {
    let (kept, path) = folder();
    fs::write(path("diary.txt"), "mine").unwrap();
    let named = kept.path().to_str().unwrap();
    let error = format!(
        "error: {named} contains files that are not from an earlier explanation; name a new or an empty folder\n"
    );
    check(&["explain", "--pictures", named], SUDOKU01, 2, "", &error);
    assert_eq!(names(kept.path()), ["diary.txt"]);
    fs::remove_file(path("diary.txt")).unwrap();
    fs::write(path("index.md"), "# My own page\n").unwrap();
    check(&["explain", "--pictures", named], SUDOKU01, 2, "", &error);
    assert_eq!(
        fs::read_to_string(path("index.md")).unwrap(),
        "# My own page\n"
    );
}

#[test]
fn several_explanations_get_a_folder_each() {
    let (kept, path) = folder();
    let two = format!("{SUDOKU01}\n{SUDOKU01_SOLVED}\n");
    let ran = novena(&["explain", "--pictures", &path("explained")], two);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(names(&kept.path().join("explained")), ["001", "002"]);
    assert_eq!(ran.out.lines().count(), 2);
}
