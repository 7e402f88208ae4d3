//! Tests printable books of puzzles.

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

/// Returns the output of another program for a file. If the program is not installed, prints a
/// message and returns `None`.
fn output_of(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(words)
        .stdin(Stdio::null())
        .output();
    let Ok(output) = output else {
        println!("{program} is not installed; this check is skipped");
        return None;
    };
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let warned = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success(),
        "{program} {words:?}: {printed}{warned}"
    );
    Some(printed)
}

/// Creates a book with these arguments, checks it with other programs and returns its text.
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
    output_of("qpdf", &["--check", file]);
    output_of("pdftotext", &["-layout", file, "-"])
}

#[test]
fn a_book_contains_the_expected_texts() {
    let input = format!("{UCM}\n{SUDOKU01}\n");
    let words = ["--title", "Açúcar & ål", "--author", "Ñandú", "--rating"];
    if let Some(text) = check_book(&words, &input) {
        for expected in [
            "Açúcar & ål",
            "Ñandú",
            "2 puzzles",
            "Easy",
            "Contents",
            "How to play",
            "On the cover: puzzle 1.",
            "Answers 1–2",
            "Novena",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
    }
}

#[test]
fn all_kinds_of_books_are_valid_pdf_files() {
    let input = format!("{UCM}\n{SUDOKU01}\n{UCM}\n{SUDOKU01}\n{UCM}\n");
    for words in [
        &["--per-page", "1", "--paper", "letter"][..],
        &["--per-page", "2", "--duplex"],
        &["--per-page", "6", "--booklet"],
        &["--per-page", "9", "--booklet=4", "--rotate-answers"],
        &["--large", "--in-order"],
        &["--paper", "square", "--no-rules"],
    ] {
        check_book(words, &input);
    }
}

#[test]
fn worksheets_explain_the_technique_and_have_answers() {
    let words = ["--worksheet", "hidden-pair=3", "--seed", "7"];
    if let Some(text) = check_book(&words, "") {
        assert!(text.contains("Find: Hidden Pair"), "{text}");
        // This text comes from the lesson.
        for expected in ["The idea", "How to find it", "is the next step. Find it"] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
        assert!(text.contains("Answers · Find: Hidden Pair"), "{text}");
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
    assert!(
        one == make("four.pdf", "4"),
        "the number of threads changes the file"
    );
    assert!(
        one == make("again.pdf", "2"),
        "a second run makes a different file"
    );
}

/// Returns the text of the sheets for a class, page by page.
fn class_pages(words: &[&str]) -> Option<Vec<String>> {
    let text = check_book(words, "")?;
    Some(text.split('\u{c}').map(str::to_owned).collect())
}

#[test]
fn a_class_gets_different_sheets_with_answers_at_the_end() {
    let words = ["--class", "5", "--section", "easy=2", "--seed", "7"];
    let Some(pages) = class_pages(&words) else {
        return;
    };
    assert!(
        pages[0].contains("5 sheets with 2 puzzles each"),
        "{}",
        pages[0]
    );
    assert!(pages[0].contains("--class 5 --section easy=2 --seed 7"));
    for (number, page) in (1..).zip(&pages[1..6]) {
        for expected in [&*format!("Sheet {number} · Easy"), "Name", "Date", "Seed 7"] {
            assert!(page.contains(expected), "{expected}: {page}");
        }
    }
    assert!(pages[6].contains("Answers · Sheets 1–5"), "{}", pages[6]);
    // Returns the text of a page without its header and footer.
    let digits = |page: &String| {
        let lines = page.lines().skip(3).filter(|line| !line.contains("Seed"));
        lines.map(str::trim).collect::<Vec<_>>().join("\n")
    };
    let sheets: Vec<String> = pages[1..6].iter().map(digits).collect();
    for (place, sheet) in sheets.iter().enumerate() {
        assert!(!sheets[..place].contains(sheet), "two sheets are the same");
    }
}

#[test]
fn a_class_can_get_worksheets() {
    let words = [
        "--class",
        "3",
        "--worksheet",
        "hidden-pair=1",
        "--seed",
        "7",
    ];
    let Some(pages) = class_pages(&words) else {
        return;
    };
    let page = |text: &str| pages.iter().position(|page| page.contains(text));
    // The pages about the technique come first, then the sheets, and then the answers.
    let mut found = vec![page("The idea").unwrap()];
    for number in 1..=3 {
        found.push(page(&format!("Sheet {number} · Find: Hidden Pair")).unwrap());
    }
    found.push(page("Answers · Sheet").unwrap());
    assert!(found.is_sorted_by(|a, b| a < b), "{found:?}");
}

#[test]
fn a_class_gets_four_puzzles_per_sheet_by_default() {
    let folder = tempfile::tempdir().unwrap();
    let make = |name: &str, threads: &str| {
        let file = folder.path().join(name);
        let file = file.to_str().unwrap();
        let words = [
            "book", "--class", "3", "--seed", "7", "-j", threads, "-o", file,
        ];
        let ran = novena(&words, "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let expected =
            "12 puzzles on 5 pages\nThe 3 sheets begin on page 2, the answers on page 5.";
        assert!(ran.err.contains(expected), "{}", ran.err);
        fs::read(file).unwrap()
    };
    assert!(
        make("one.pdf", "1") == make("four.pdf", "4"),
        "the number of threads changes the file"
    );
}

#[test]
fn invalid_options_for_a_class_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let file = file.to_str().unwrap();
    for (words, locale, expected) in [
        (&["puzzles.txt"][..], "en_GB", "leave out the files"),
        (&["--booklet"], "es_ES", "se reparten una a una"),
        (&["--in-order"], "pt_BR", "é para arquivos"),
        (&["--section", "easy=50000"], "sv_SE", "högst"),
    ] {
        let mut all = vec!["book", "--class", "3", "-o", file];
        all.extend(words);
        let ran = novena_in(&all, "", locale);
        assert_eq!(ran.code, 2, "{words:?}");
        assert!(ran.err.contains(expected), "{words:?}: {}", ran.err);
    }
    assert!(files(folder.path()).is_empty());
}

#[test]
fn a_workbook_has_a_lesson_exercises_and_answers() {
    let words = ["--course", "x-wing", "--seed", "7"];
    let Some(pages) = class_pages(&words) else {
        return;
    };
    for (page, expected) in [
        (0, "step by step"),
        (0, "Lesson 12: X-Wing"),
        (1, "Contents"),
        (1, "--course x-wing --seed 7"),
        (1, "On the cover: the puzzle of lesson 12."),
    ] {
        assert!(
            pages[page].contains(expected),
            "{expected}: {}",
            pages[page]
        );
    }
    let whole = pages.join("");
    for expected in [
        "Lesson 12 · Hard",
        "The idea",
        "How to find it",
        "A near miss",
        "Your turn",
        "X-Wing: strike every candidate that it rules out.",
        "A whole puzzle",
        "Answers · 12 X-Wing",
    ] {
        assert!(whole.contains(expected), "{expected}: {whole}");
    }
    // There are 14 steps: those of three examples, the guided search, nine exercises and the
    // puzzle.
    assert_eq!(whole.matches("needs").count(), 14, "{whole}");
}

#[test]
fn all_kinds_of_workbooks_are_valid_pdf_files() {
    for words in [
        &["--large", "--paper", "letter"][..],
        &["--booklet", "--duplex", "--rotate-answers"],
        &["--per-page", "2"],
    ] {
        let mut all = vec!["--course", "12..12", "--seed", "7"];
        all.extend(words);
        check_book(&all, "");
    }
}

#[test]
fn the_same_seed_makes_the_same_workbook() {
    let folder = tempfile::tempdir().unwrap();
    let make = |name: &str, words: &[&str]| {
        let file = folder.path().join(name);
        let mut all = vec!["book", "--course", "x-wing", "-o", file.to_str().unwrap()];
        all.extend(words);
        let ran = novena_in(&all, "", "sv_SE");
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.err.contains("en lektion på"), "{}", ran.err);
        fs::read(file).unwrap()
    };
    let one = make("one.pdf", &["--seed", "7", "-j", "1"]);
    assert!(
        one == make("four.pdf", &["--seed", "7", "-j", "4"]),
        "the number of threads changes the file"
    );
    assert!(
        one != make("other.pdf", &["--seed", "8"]),
        "another seed makes the same file"
    );
}

#[test]
fn invalid_options_for_a_workbook_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let file = file.to_str().unwrap();
    for (words, locale, expected) in [
        (&["puzzles.txt"][..], "en_GB", "leave out FILE"),
        (&["--class", "3"], "es_ES", "quita --class"),
        (&["--section", "easy"], "pt_BR", "tire --section"),
        (&["--rating"], "sv_SE", "ta bort --rating"),
        (
            &["--course", "x-men"],
            "en_GB",
            "novena learn lists all names",
        ),
    ] {
        let mut all = vec!["book", "-o", file];
        if !words.contains(&"--course") {
            all.extend(["--course", "1..3"]);
        }
        all.extend(words);
        let ran = novena_in(&all, "", locale);
        assert_eq!(ran.code, 2, "{words:?}");
        assert!(ran.err.contains(expected), "{words:?}: {}", ran.err);
    }
    assert!(files(folder.path()).is_empty());
}

#[test]
fn pages_are_in_the_chosen_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let words = ["book", "-o", file.to_str().unwrap()];
    for (locale, answers) in [
        ("es_ES", "Respuestas"),
        ("pt_BR", "Respostas"),
        ("sv_SE", "Svar"),
    ] {
        assert_eq!(novena_in(&words, UCM, locale).code, 0);
        if let Some(text) = output_of("pdftotext", &[words[2], "-"]) {
            assert!(text.contains(answers), "{text}");
        }
    }
}

#[test]
fn puzzles_without_a_unique_solution_are_reported_and_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let input = format!("{UCM}\n{HOPELESS}\n{}\nnonsense\n", ".".repeat(81));
    let ran = novena(&["book", "-o", file.to_str().unwrap()], input);
    assert_eq!(ran.code, 2);
    for expected in [
        "standard input:2: no solution; left out",
        "standard input:3: several solutions; left out",
        "standard input:4:",
        "one puzzle on 4 pages",
    ] {
        assert!(ran.err.contains(expected), "{expected}: {}", ran.err);
    }
    assert_eq!(files(folder.path()), ["book.pdf"]);
}

#[test]
fn no_book_is_written_without_a_puzzle() {
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
fn a_book_that_cannot_be_written_leaves_no_file() {
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
fn characters_without_a_font_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    // This character is not part of Unicode or of any font.
    let words = [
        "book",
        "-o",
        file.to_str().unwrap(),
        "--title",
        "A\u{378} 1",
    ];
    let ran = novena(&words, UCM);
    assert_eq!(ran.code, 0);
    assert!(
        ran.err.contains("no font on this machine has"),
        "{}",
        ran.err
    );
    assert!(ran.err.contains("--font"), "{}", ran.err);
}

#[test]
fn a_file_that_is_not_a_font_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let font = folder.path().join("font.ttf");
    fs::write(&font, "not a font").unwrap();
    for (font, expected) in [
        (
            font.to_str().unwrap(),
            "expected a TrueType or OpenType font",
        ),
        (
            "missing.ttf",
            "cannot use the font missing.ttf: there is no such file or folder",
        ),
    ] {
        let words = ["book", "-o", file.to_str().unwrap(), "--font", font];
        let ran = novena(&words, UCM);
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains(expected), "{}", ran.err);
    }
    assert_eq!(files(folder.path()), ["font.ttf"]);
}

#[test]
fn another_font_is_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let font = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../draw/fonts/newsreader-regular.ttf"
    );
    let words = ["book", "-o", file.to_str().unwrap(), "--font", font];
    let ran = novena(&words, UCM);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn repeated_puzzles_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let mirrored: String = UCM.trim().chars().rev().collect();
    let input = format!("{UCM}\n{SUDOKU01}\n{mirrored}\n{UCM}\n");
    let words = ["book", "--in-order", "-o", file.to_str().unwrap()];
    let ran = novena(&words, input);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in [
        "puzzle 3 is puzzle 1 again, turned, mirrored or with other digits",
        "puzzle 4 is the same as puzzle 1",
    ] {
        assert!(ran.err.contains(expected), "{expected}: {}", ran.err);
    }
    assert!(!ran.err.contains("puzzle 2"), "{}", ran.err);
}

#[test]
fn dates_of_a_calendar_are_in_the_chosen_language() {
    for (locale, expected) in [
        (
            "en_GB",
            ["A sudoku a day", "Friday", "January 2027", "1 January"],
        ),
        (
            "es_ES",
            ["Un sudoku al día", "Viernes", "Enero de 2027", "1 de enero"],
        ),
        (
            "pt_BR",
            [
                "Um sudoku por dia",
                "Sexta-feira",
                "Janeiro de 2027",
                "1 de janeiro",
            ],
        ),
        (
            "sv_SE",
            ["Ett sudoku om dagen", "Fredag", "Januari 2027", "1 januari"],
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("book.pdf");
        let file = file.to_str().unwrap();
        let days = "2027-01-01..2027-01-04";
        let words = ["book", "--calendar", days, "--seed", "7", "-o", file];
        let ran = novena_in(&words, "", locale);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let Some(text) = output_of("pdftotext", &["-layout", file, "-"]) else {
            return;
        };
        for expected in expected {
            assert!(text.contains(expected), "{expected}: {text}");
        }
        assert!(
            text.contains("--calendar 2027-01-01..2027-01-04 --seed 7"),
            "{text}"
        );
    }
}

#[test]
fn invalid_options_for_a_calendar_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let file = file.to_str().unwrap();
    for (words, expected) in [
        (&["puzzles.txt"][..], "leave out FILE"),
        (&["--worksheet", "x-wing"], "leave out --worksheet"),
        (&["--section", "easy=3"], "without a number"),
        (&["--section", "easy,hard"], "one --section"),
        (&["--class", "3"], "leave out --calendar"),
        (
            &["--paper", "square", "--booklet"],
            "a square book is not folded",
        ),
    ] {
        let mut all = vec!["book", "--calendar", "2027-01", "-o", file];
        all.extend(words);
        let ran = novena(&all, "");
        assert_eq!(ran.code, 2, "{words:?}");
        assert!(ran.err.contains(expected), "{words:?}: {}", ran.err);
    }
    assert!(files(folder.path()).is_empty());
}

#[test]
fn the_hardest_step_in_a_section_is_the_requested_technique() {
    let words = [
        "--section",
        "x-wing=3,swordfish=1",
        "--rating",
        "--seed",
        "7",
    ];
    let Some(text) = check_book(&words, "") else {
        return;
    };
    let count = |name: &str| text.matches(&format!("· {name}")).count();
    assert_eq!((count("X-Wing"), count("Swordfish")), (3, 1), "{text}");
    assert_eq!(text.matches(" · ").count(), 4, "{text}");
}

#[test]
fn pages_have_labels() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let file = file.to_str().unwrap();
    let words = ["book", "--class", "2", "--seed", "7", "-o", file];
    assert_eq!(novena(&words, "").code, 0);
    if let Some(json) = output_of("qpdf", &["--json", "--json-key=pagelabels", file]) {
        assert!(json.contains("Sheet 2"), "{json}");
    }
}

#[test]
fn invalid_options_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.pdf");
    let file = file.to_str().unwrap();
    for words in [
        &["--large", "--per-page", "9"][..],
        &["--section", "easy=0"],
        &["--section", "nonsense=3"],
        &["--booklet=6"],
        &["--class", "0"],
        &["--per-page", "5"],
        &["--paper", "a3"],
    ] {
        let mut all = vec!["book", "-o", file];
        all.extend(words);
        assert_eq!(novena(&all, UCM).code, 2, "{words:?}");
    }
    assert!(files(folder.path()).is_empty());
}
