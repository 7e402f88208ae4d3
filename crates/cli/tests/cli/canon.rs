//! Tests canonical forms and lists without repeats.

use crate::support::{HOPELESS, SUDOKU01, SUDOKU01_SOLVED, UCM, check, check_golden, novena};

/// Turns a puzzle upside down and relabels its digits.
fn turned(puzzle: &str) -> String {
    let renamed = |char: char| char.to_digit(10).filter(|digit| *digit > 0);
    puzzle
        .chars()
        .rev()
        .map(|char| renamed(char).map_or(char, |digit| char::from_digit(10 - digit, 10).unwrap()))
        .collect()
}

fn form(puzzle: &str) -> String {
    let ran = novena(&["canon"], puzzle);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.out.trim_end().to_owned()
}

#[test]
fn equivalent_puzzles_have_the_same_form() {
    for puzzle in [SUDOKU01, SUDOKU01_SOLVED, UCM, HOPELESS] {
        assert_eq!(form(&turned(puzzle)), form(puzzle));
        assert_eq!(form(&form(puzzle)), form(puzzle));
    }
    check(
        &["canon"],
        format!("5{}6", "0".repeat(79)),
        0,
        &format!("{}1{}2...\n", ".".repeat(53), ".".repeat(23)),
        "",
    );
    check_golden("canon.txt", &form(UCM));
    check_golden(
        "canon-grid.txt",
        &novena(&["canon", "--to", "grid"], UCM).out,
    );
}

#[test]
fn forms_are_in_the_order_of_the_lines() {
    let input = format!("# ours\n{SUDOKU01}\nnonsense\n\n{UCM}\n");
    let ran = novena(&["canon"], &input);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 5);
    assert_eq!((lines[0], lines[3]), ("# ours", ""));
    assert_eq!((lines[1], lines[4]), (&*form(SUDOKU01), &*form(UCM)));
    assert!(lines[2].starts_with("error: "), "{}", lines[2]);
    assert_eq!(ran.code, 2);
}

#[test]
fn repeats_are_left_out_and_counted() {
    let other = turned(SUDOKU01);
    let input = format!("{SUDOKU01} # first\n# between\n{UCM}\n{other}\n{UCM}\n");
    let forms = format!("{}\n# between\n{}\n", form(SUDOKU01), form(UCM));
    let warnings = "2 puzzles left out: their forms have already appeared\n";
    check(&["canon", "--dedupe"], &input, 0, &forms, warnings);
    let dots = SUDOKU01.replace('0', ".");
    let ucm = UCM.replace('0', ".");
    let kept = format!("{dots} # first\n# between\n{ucm}\n");
    check(&["canon", "--dedupe", "--keep"], &input, 0, &kept, warnings);
    check(
        &["canon", "--dedupe", "--lang", "es"],
        format!("{UCM}\n{UCM}\n"),
        0,
        &format!("{}\n", form(UCM)),
        "1 sudoku omitido: su forma ya había aparecido\n",
    );
    let ran = novena(&["canon", "--keep"], UCM);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("--dedupe"), "{}", ran.err);
}

#[test]
fn losses_are_reported_only_for_puzzles_that_are_written() {
    let other = turned(SUDOKU01);
    let input = format!("{SUDOKU01} # first\n{other} # again\n{UCM} # last\n");
    let ran = novena(&["canon", "--dedupe", "--keep", "--to", "plain"], &input);
    let warnings = "warning: plain cannot store comments: left out of 2 puzzles\n\
                1 puzzle left out: its form has already appeared\n";
    assert_eq!((ran.err.as_str(), ran.code), (warnings, 0));
    // A canonical form never has a comment, so no comment can be lost.
    let ran = novena(&["canon", "--to", "plain"], &input);
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
}

#[test]
fn repeats_are_left_out_of_grids_too() {
    let once = novena(&["canon", "--to", "grid"], UCM).out;
    let other = novena(&["canon", "--to", "grid"], SUDOKU01).out;
    let list = format!("{UCM}\n{}\n{SUDOKU01}\n{UCM}\n", turned(UCM));
    check(
        &["canon", "--to", "grid", "--dedupe"],
        list,
        0,
        &format!("{once}\n{other}"),
        "2 puzzles left out: their forms have already appeared\n",
    );
}

/// The input is long enough for several chunks, so that workers come across repeats out of order.
#[test]
fn the_first_of_equivalent_puzzles_is_kept() {
    let list = include_str!("../../lists/minimal.txt");
    let puzzles: Vec<&str> = list.lines().filter(|line| line.len() == 81).collect();
    let turned: Vec<String> = puzzles.iter().map(|puzzle| turned(puzzle)).collect();
    let mut input = String::new();
    for _ in 0..30 {
        for (puzzle, turned) in puzzles.iter().zip(&turned) {
            input.extend([puzzle, "\n", turned.as_str(), "\n"]);
        }
    }
    let expected = format!("{}\n", puzzles.join("\n"));
    let warnings = format!(
        "{} puzzles left out: their forms have already appeared\n",
        puzzles.len() * 59
    );
    for jobs in ["1", "2", "5"] {
        let words = ["canon", "--dedupe", "--keep", "--jobs", jobs];
        check(&words, &input, 0, &expected, &warnings);
    }
}

#[test]
fn automorphisms_are_counted() {
    let empty = ".".repeat(81);
    check(
        &["canon", "--automorphisms"],
        &empty,
        0,
        &format!("{empty} 3359232\n"),
        "",
    );
    let (puzzle, form) = (UCM.replace('0', "."), form(UCM));
    let input = format!("{UCM}\nA\n");
    let ran = novena(&["canon", "--to", "csv"], &input);
    let expected = format!(
        "puzzle,form,automorphisms\n{puzzle},{form},1\n,error: column 1: unexpected 'A',\n"
    );
    assert_eq!((ran.out, ran.code), (expected, 2));
    let ran = novena(&["canon", "--to", "json"], &input);
    let expected = format!(
        "{{\"puzzle\":\"{puzzle}\",\"form\":\"{form}\",\"automorphisms\":1}}\n\
         {{\"error\":\"column 1: unexpected 'A'\"}}\n"
    );
    assert_eq!((ran.out, ran.code), (expected, 2));
    let ran = novena(&["canon", "--automorphisms", "--to", "plain"], &empty);
    assert!(ran.out.ends_with("0 0 0\n3359232\n"), "{}", ran.out);
}
