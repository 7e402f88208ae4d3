//! Tests `check --verbose`, the report for a setter.

use std::fs;

use crate::support::{HOPELESS, UCM, check_golden, novena, novena_in};

/// The first puzzle of our easy list, with the 2 in r2c1 changed to a 1.
const MISPRINTED: &str =
    "..9.7....1....97865....3...92..3.64.....6.....46.5..71...3....53528....9....2.4..";
/// One digit occurs twice in the first row, and another digit twice in the last row.
const TWICE_BROKEN: &str =
    "55.............................................................................77";

/// Puzzles with a unique solution, puzzles with several solutions, and puzzles that have no
/// solution for different reasons.
fn puzzles() -> String {
    let list = |name: &str, number: usize| {
        let file = format!("{}/lists/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(file).unwrap();
        text.lines().nth(number).unwrap().to_owned()
    };
    [
        list("easy", 0),
        list("minimal", 0),
        list("hard", 0),
        list("several", 0),
        list("several", 1),
        ".".repeat(81),
        MISPRINTED.to_owned(),
        HOPELESS.to_owned(),
        TWICE_BROKEN.to_owned(),
    ]
    .join("\n")
}

#[test]
fn reports_are_worded_in_every_language() {
    let ran = novena(&["check", "--verbose"], puzzles());
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    check_golden("check-verbose.txt", &ran.out);
    for (locale, name) in [("es_ES", "es"), ("pt_BR", "pt"), ("sv_SE", "sv")] {
        let ran = novena_in(&["check", "--verbose"], puzzles(), locale);
        check_golden(&format!("check-verbose-{name}.txt"), &ran.out);
    }
}

#[test]
fn json_and_csv_are_the_same_in_every_language() {
    for format in ["json", "csv"] {
        let words = ["check", "--verbose", "--to", format];
        let ran = novena(&words, puzzles());
        check_golden(&format!("check-verbose.{format}"), &ran.out);
        assert_eq!(novena_in(&words, puzzles(), "sv_SE").out, ran.out);
    }
}

#[test]
fn every_row_has_all_columns() {
    let input = puzzles() + "\nnonsense\n";
    let ran = novena(&["check", "--verbose", "--to", "csv"], input);
    assert_eq!(ran.code, 2);
    let mut rows = ran.out.lines();
    let columns = rows.next().unwrap().split(',').count();
    for row in rows {
        // Quoted verdicts contain commas.
        let bare: Vec<&str> = row.split('"').step_by(2).collect();
        assert_eq!(bare.concat().split(',').count(), columns, "{row}");
    }
}

#[test]
fn verdicts_are_the_same_with_and_without_details() {
    let brief = novena(&["check"], puzzles());
    let verbose = novena(&["check", "--verbose"], puzzles());
    let verdicts: Vec<&str> = verbose
        .out
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with(' '))
        .collect();
    assert_eq!(brief.out.lines().collect::<Vec<_>>(), verdicts);
    assert_eq!(brief.code, verbose.code);
    assert_eq!(novena(&["check", "-v"], UCM).code, 0);
}

#[test]
fn an_invalid_line_gets_an_error_in_its_place() {
    let ran = novena(&["check", "--verbose"], format!("{UCM}\nnonsense\n{UCM}\n"));
    assert_eq!(ran.code, 2);
    let blocks: Vec<&str> = ran.out.split("\n\n").collect();
    assert_eq!(blocks.len(), 3, "{}", ran.out);
    assert_eq!(blocks[1], "error: column 1: unexpected 'n'");
    let words = ["check", "--verbose", "--from", "line", "--to", "json"];
    let json = novena(&words, "nonsense");
    assert_eq!(json.out, "{\"error\":\"column 1: unexpected 'n'\"}\n");
}

#[test]
fn comments_are_not_answered() {
    let puzzles = puzzles();
    let puzzles: Vec<&str> = puzzles
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    let commented = format!("# a remark\n\n{}\n", puzzles.join("\n# a remark\n\n"));
    let plain = novena(&["check"], puzzles.join("\n"));
    let ran = novena(&["check"], &commented);
    assert_eq!((&ran.out, ran.code), (&plain.out, plain.code));
    assert_eq!(ran.out.lines().count(), puzzles.len());
}

#[test]
fn threads_do_not_change_the_order() {
    let input = (puzzles() + "\n").repeat(6);
    let one = novena(&["check", "-v", "--jobs", "1"], &input).out;
    assert_eq!(novena(&["check", "-v", "--jobs", "4"], &input).out, one);
}
