//! Puzzles on paper.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::{HOPELESS, SUDOKU01, UCM, novena, novena_in};

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// What a program of others says of a file; none, with a line that says so, where it is not
/// installed.
fn asked(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(words)
        .stdin(Stdio::null())
        .output();
    let Ok(output) = output else {
        println!("{program} is not installed: not asked in this run");
        return None;
    };
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let warned = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success(),
        "{program} {words:?}: {said}{warned}"
    );
    Some(said)
}

/// Makes a book with these words, checks it with programs of others and gives its text.
#[track_caller]
fn check_book(words: &[&str], input: &str) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let file = file.to_str().unwrap();
    let mut all = vec!["book", "-o", file];
    all.extend(words);
    let ran = novena(&all, input);
    assert_eq!(ran.code, 0, "{words:?}: {}", ran.err);
    assert_eq!(files(folder.path()), ["book.pdf"]);
    assert!(fs::read(file).unwrap().starts_with(b"%PDF-"));
    asked("qpdf", &["--check", file]);
    asked("pdftotext", &["-layout", file, "-"])
}

#[test]
fn a_book_has_its_words_in_it() {
    let input = format!("{UCM}\n{SUDOKU01}\n");
    let words = ["--title", "Açúcar & ål", "--author", "Ñandú", "--rating"];
    if let Some(text) = check_book(&words, &input) {
        for expected in [
            "Açúcar & ål",
            "Ñandú",
            "2 puzzles",
            "Easy",
            "Answers 1–2",
            "Novena",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
    }
}

#[test]
fn all_kinds_of_books_are_sound() {
    let input = format!("{UCM}\n{SUDOKU01}\n{UCM}\n{SUDOKU01}\n{UCM}\n");
    for words in [
        &["--per-page", "1", "--paper", "letter"][..],
        &["--per-page", "2", "--duplex"],
        &["--per-page", "6", "--booklet"],
        &["--per-page", "9", "--booklet=4", "--rotate-answers"],
        &["--large", "--in-order"],
    ] {
        check_book(words, &input);
    }
}

#[test]
fn worksheets_tell_the_step_at_the_back() {
    let words = ["--worksheet", "hidden-pair=3", "--seed", "7"];
    if let Some(text) = check_book(&words, "") {
        assert!(text.contains("Find: Hidden Pair"), "{text}");
        assert!(text.contains("seed 7"), "{text}");
        assert!(
            text.contains("--worksheet hidden-pair=3 --seed 7"),
            "{text}"
        );
    }
}

#[test]
fn the_same_seed_makes_the_same_bytes_with_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let make = |name: &str, threads: &str| {
        let file = folder.path().join(name);
        let section = "easy=5,medium..hard=3,x-wing=2";
        let words = [
            "book",
            "--section",
            section,
            "--seed",
            "7",
            "-j",
            threads,
            "-o",
        ];
        let mut words = words.to_vec();
        words.push(file.to_str().unwrap());
        assert_eq!(novena(&words, "").code, 0);
        fs::read(file).unwrap()
    };
    let one = make("one.pdf", "1");
    assert!(one == make("four.pdf", "4"), "threads show");
    assert!(one == make("again.pdf", "2"), "it differs when made again");
}

#[test]
fn languages_reach_the_pages() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let words = ["book", "-o", file.to_str().unwrap()];
    for (locale, answers) in [
        ("es_ES", "Respuestas"),
        ("pt_BR", "Respostas"),
        ("sv_SE", "Svar"),
    ] {
        assert_eq!(novena_in(&words, UCM, locale).code, 0);
        if let Some(text) = asked("pdftotext", &[words[2], "-"]) {
            assert!(text.contains(answers), "{text}");
        }
    }
}

#[test]
fn what_has_not_one_solution_is_left_out_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let input = format!("{UCM}\n{HOPELESS}\n{}\nnonsense\n", ".".repeat(81));
    let ran = novena(&["book", "-o", file.to_str().unwrap()], input);
    assert_eq!(ran.code, 2);
    for expected in [
        "standard input:2: no solution; left out",
        "standard input:3: several solutions; left out",
        "standard input:4:",
        "one puzzle on 3 pages",
    ] {
        assert!(ran.err.contains(expected), "{expected}: {}", ran.err);
    }
    assert_eq!(files(folder.path()), ["book.pdf"]);
}

#[test]
fn without_a_puzzle_there_is_no_book() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    fs::write(&file, "before").unwrap();
    for input in ["", "\n# nothing\n", HOPELESS] {
        let ran = novena(&["book", "-o", file.to_str().unwrap()], input);
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains("no puzzle to print"), "{}", ran.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), "before");
    }
    assert_eq!(files(folder.path()), ["book.pdf"]);
}

#[test]
fn where_it_cannot_be_written_nothing_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("missing/book.pdf");
    let ran = novena(&["book", "-o", file.to_str().unwrap()], UCM);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("book.pdf"), "{}", ran.err);
    assert!(files(folder.path()).is_empty());
    if Path::new("/dev/full").exists() {
        let ran = novena(&["book", "-o", "/dev/full"], UCM);
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains("/dev/full"), "{}", ran.err);
    }
}

#[test]
fn letters_that_the_font_lacks_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let words = ["book", "-o", file.to_str().unwrap(), "--title", "数独 1"];
    let ran = novena(&words, UCM);
    assert_eq!(ran.code, 0);
    assert!(ran.err.contains("数 独"), "{}", ran.err);
}

#[test]
fn wishes_that_contradict_themselves_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let file = file.to_str().unwrap();
    for words in [
        &["--large", "--per-page", "9"][..],
        &["--section", "easy=0"],
        &["--section", "nonsense=3"],
        &["--booklet=6"],
        &["--per-page", "5"],
        &["--paper", "a3"],
    ] {
        let mut all = vec!["book", "-o", file];
        all.extend(words);
        assert_eq!(novena(&all, UCM).code, 2, "{words:?}");
    }
    assert!(files(folder.path()).is_empty());
}
