use novena_core::DigitSet;

use super::*;
use crate::tests::{PUZZLE, SOLUTION, rows_of, written};

const GRID: &str = "\
*-----------*
|...|..9|.2.|
|8..|3..|6.4|
|...|76.|...|
|---+---+---|
|.4.|1..|5..|
|9..|5.3|..1|
|..2|..6|.9.|
|---+---+---|
|...|.17|...|
|3.7|..5|..9|
|.1.|6..|...|
*-----------*
";

#[track_caller]
fn check(text: &str, expected: &str) {
    crate::tests::check(Format::SS, text, expected);
}

fn game() -> String {
    format!("{GRID}\nI249\nE00001\n")
}

/// Returns the pencil-mark grid of the game, as it appears on the clipboard.
fn candidates() -> String {
    let Unit::Record(_, record) = Ss.read(&game()) else {
        panic!("no record");
    };
    written(Format::MARKS, &record).0
}

#[test]
fn every_generation_is_read() {
    let oldest = rows_of(PUZZLE).join("\n").replace('.', "X");
    let middle = rows::with_bars(&PUZZLE.parse().unwrap());
    let middle = format!(
        "{}\n-----------\n{}\n-----------\n{}",
        middle[..3].join("\n"),
        middle[3..6].join("\n"),
        middle[6..].join("\n")
    );
    check(&oldest, "1: puzzle");
    check(&middle, "1: puzzle");
    check(GRID, "2: puzzle");
    check(GRID.replace('\n', "\r\n").trim_end(), "2: puzzle");
    check(
        &format!("Simple Sudoku\n# easy\n{GRID}"),
        "4: puzzle, title \"Simple Sudoku\", comment \"easy\"",
    );
    check(&format!("{oldest}\n\nI249\n"), "1: puzzle, 1 entries");
}

#[test]
fn progress_is_read_and_written() {
    check(&game(), "2: puzzle, 1 entries, 197 marks");
    let Unit::Record(_, record) = Ss.read(&game()) else {
        panic!("no record");
    };
    assert_eq!(record.entries[Cell::at(2, 6)], Digit::new(9));
    assert_eq!(record.marks.as_ref().unwrap()[0].to_string(), "4567");
    assert_eq!(written(Format::SS, &record), (game(), String::new()));
    // Removing a candidate has no effect if the cell is filled or the candidate is not there.
    check(&format!("{GRID}\nE05001\nE00002\n"), "2: puzzle");
    check(&format!("{GRID}\nI059\n"), "2: puzzle");
    let all = Record::new(PUZZLE.parse::<Board>().unwrap()).with_marks([DigitSet::ALL; 81]);
    assert_eq!(written(Format::SS, &all).1, "marks");
}

#[test]
fn games_follow_each_other() {
    check(
        &format!("{}\n{GRID}\n{}", game(), game()),
        "2: puzzle, 1 entries, 197 marks\n19: puzzle\n33: puzzle, 1 entries, 197 marks",
    );
    let solved = GRID.replace(['|', '*', '-', '+'], "").replace("\n\n", "\n");
    check(
        &format!("{GRID}{GRID}{solved}"),
        "2: puzzle\n15: puzzle\n28: puzzle",
    );
}

#[test]
fn a_clipboard_is_one_game() {
    let values = GRID.replacen("|76.|...|", "|76.|9..|", 1);
    let marks = candidates();
    check(
        &format!("{GRID}\n{marks}"),
        "2: puzzle, 1 entries, 197 marks",
    );
    check(
        &format!("{GRID}\n{values}\n{marks}"),
        "2: puzzle, 1 entries, 197 marks",
    );
    check(
        &format!("{GRID}{values}{marks}{GRID}{marks}"),
        "2: puzzle, 1 entries, 197 marks\n41: puzzle, 1 entries, 197 marks",
    );
    // If no candidates follow at the end, the grids are separate puzzles.
    let other = PUZZLE.replacen("76....", "76.9..", 1);
    check(
        &format!("{GRID}\n{values}"),
        &format!("2: puzzle\n16: {other}"),
    );
}

#[test]
fn reports_errors() {
    for (from, to, expected) in [
        (
            "I249",
            "I819",
            "15: expected a move such as I249 or E00001, found \"I819\"",
        ),
        (
            "I249",
            "I240",
            "15: expected a move such as I249 or E00001, found \"I240\"",
        ),
        (
            "I249",
            "I24",
            "15: expected a move such as I249 or E00001, found \"I24\"",
        ),
        (
            "E00001",
            "E0001",
            "16: expected a move such as I249 or E00001, found \"E0001\"",
        ),
        (
            "E00001",
            "E00010",
            "16: expected a move such as I249 or E00001, found \"E00010\"",
        ),
        ("I249", "I051", "15: r1c6 has a given with another digit"),
        ("|8..|", "|8.|", "3: row 2 has 8 cells, expected 9"),
        ("|8..|", "|8.?|", "3: column 4: unexpected '?'"),
    ] {
        check(&game().replacen(from, to, 1), expected);
    }
    check(&GRID[14..120], "7: expected 9 rows, found 6");
    check("I249\n", "1: expected 9 rows, found 0");
    let marks = candidates();
    let short: Vec<&str> = marks.lines().take(10).collect();
    check(
        &format!("{GRID}{}", short.join("\n")),
        "23: expected 9 rows, found 7",
    );
    let other = SOLUTION.parse::<Board>().unwrap();
    let other = written(Format::SS, &Record::new(other)).0;
    check(
        &format!("{GRID}{}", marks.replacen("| 8 ", "| 7 ", 1)),
        "16: r2c1 has a given with another digit",
    );
    check(&format!("{GRID}{other}"), "2: puzzle\n15: solution");
}

#[test]
fn frames_and_moves_identify_the_format() {
    assert!(looks_like(GRID) && looks_like(&game()));
    let oldest = rows_of(PUZZLE).join("\n").replace('.', "X");
    assert!(looks_like(&format!("{oldest}\n\nI249")));
    assert!(!looks_like(&oldest) && !looks_like(PUZZLE));
    assert!(!looks_like("*-----------*\n| . . . |\n"));
}
