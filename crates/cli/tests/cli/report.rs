//! Tests reports about ratings and speed.

use std::fs;

use crate::support::{HOPELESS, SUDOKU01, UCM, novena, novena_in};

fn files(folder: &std::path::Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Checks that the page does not make any requests or run any scripts.
#[track_caller]
fn check_is_self_contained(page: &str) {
    for forbidden in [
        "<script", "http:", "https:", "src=", "href=", "url(", "@import",
    ] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    assert!(page.starts_with("<!doctype html>\n"));
    assert!(page.ends_with("</html>\n"));
}

#[test]
fn a_report_contains_ratings_and_techniques() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("report.html");
    let words = ["rate", "--report", file.to_str().unwrap()];
    let input = format!("{UCM}\n{SUDOKU01}\n{HOPELESS}\n");
    let ran = novena(&words, &input);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert_eq!(ran.out, novena(&["rate"], &input).out);
    let page = fs::read_to_string(&file).unwrap();
    check_is_self_contained(&page);
    for expected in [
        "<dt>puzzles rated</dt><dd>2</dd>",
        "<dt>no solution</dt><dd>1</dd>",
        "Novena scale",
        "Sudoku Explainer scale",
        "HoDoKu scale",
        "<th scope=\"row\">Hidden Single</th>",
        "standard input",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
    assert_eq!(page.matches("<th scope=\"row\" class=\"code\">").count(), 2);
    assert_eq!(files(folder.path()), ["report.html"]);
    // The length of a bar corresponds to the percentage next to it.
    let mut bars = 0;
    for row in page.split("<tr>").filter(|row| row.contains("%</td>")) {
        let number = |before: &str, after: &str| -> f64 {
            let start = row.find(before).unwrap() + before.len();
            let rest = &row[start..];
            rest[..rest.find(after).unwrap()].parse().unwrap()
        };
        let percent = row.split("\u{a0}%</td>").next().unwrap();
        let percent: f64 = percent.rsplit('>').next().unwrap().parse().unwrap();
        let filled = number(
            "class=\"track\" width=\"120\" height=\"12\"/><rect width=\"",
            "\"",
        );
        assert!((filled / 1.2 - percent).abs() <= 0.6, "{row}");
        bars += 1;
    }
    assert!(bars > 5, "{page}");
}

#[test]
fn a_report_has_the_requested_scales_and_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("report.html");
    let words = ["rate", "--scale", "se", "--report", file.to_str().unwrap()];
    for (locale, tag, title) in [
        ("C", "en", "Ratings"),
        ("es_ES", "es", "Valoraciones"),
        ("pt_BR", "pt-BR", "Avaliações"),
        ("sv_SE", "sv", "Graderingar"),
    ] {
        assert_eq!(novena_in(&words, UCM, locale).code, 0);
        let page = fs::read_to_string(&file).unwrap();
        check_is_self_contained(&page);
        assert!(page.contains(&format!("<html lang=\"{tag}\">")), "{page}");
        assert!(page.contains(&format!("<h1>{title}</h1>")), "{page}");
        assert!(!page.contains("HoDoKu"), "{page}");
    }
}

#[test]
fn an_existing_report_is_kept_if_there_is_no_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("report.html");
    fs::write(&file, "before").unwrap();
    let words = ["rate", "--report", file.to_str().unwrap()];
    let ran = novena(&words, "nothing\n");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("no report was written"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), "before");
    assert_eq!(files(folder.path()), ["report.html"]);
}

#[test]
fn an_unwritable_report_is_an_error_before_any_rating() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("missing/report.html");
    let ran = novena(&["rate", "--report", file.to_str().unwrap()], UCM);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("report.html"), "{}", ran.err);
    assert!(files(folder.path()).is_empty());
}

#[test]
fn answers_and_report_are_separate_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (answers, report) = (path("ratings.csv"), path("report.html"));
    let words = ["rate", "--to", "csv", "-o", &answers, "--report", &report];
    assert_eq!(novena(&words, UCM).code, 0);
    assert_eq!(files(folder.path()), ["ratings.csv", "report.html"]);
}

#[test]
fn the_report_of_bench_has_all_printed_rows() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // Windows does not allow `<` and `>` in the names of files.
    let name = if cfg!(windows) {
        "list & 1"
    } else {
        "list & <1>"
    };
    let escaped = |text: &str| {
        let text = text.replace('&', "&amp;");
        text.replace('<', "&lt;").replace('>', "&gt;")
    };
    let (list, report) = (path(&format!("{name}.txt")), path("report.html"));
    fs::write(&list, format!("{UCM}\n{SUDOKU01}\n")).unwrap();
    for what in [None, Some("--logic"), Some("--rating"), Some("--formats")] {
        let mut words = vec!["bench", &list, "--rounds", "1", "--report", &report];
        words.extend(what);
        let ran = novena(&words, "");
        // The program warns if the machine is busy.
        let is_busy = ran.err.contains("the machine was busy");
        assert!(
            ran.code == 0 && (ran.err.is_empty() || is_busy),
            "{}",
            ran.err
        );
        let page = fs::read_to_string(&report).unwrap();
        check_is_self_contained(&page);
        assert!(page.contains(&escaped(name)), "{page}");
        // Every row name occurs in both outputs.
        for line in ran.out.lines().filter(|line| line.contains("  ")).skip(1) {
            let name = escaped(line.split("  ").next().unwrap().trim());
            assert!(
                page.contains(&format!("<th scope=\"row\">{name}</th>")),
                "{name}"
            );
        }
    }
}

#[test]
fn thread_counts_have_singular_and_plural() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("list.txt");
    fs::write(&list, format!("{UCM}\n")).unwrap();
    let list = list.to_str().unwrap();
    for (jobs, lang, expected) in [
        ("1", "en", " 1 thread/s "),
        ("2", "en", " 2 threads/s "),
        ("1", "es", " 1 hilo/s "),
        ("1", "sv", " 1 tråd/s "),
    ] {
        let words = [
            "bench", list, "--rounds", "1", "--jobs", jobs, "--lang", lang,
        ];
        let ran = novena(&words, "");
        assert!(ran.out.contains(expected), "{}", ran.out);
    }
}
