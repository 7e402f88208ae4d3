use super::*;
use crate::tests::{PUZZLE, SOLUTION, rows_of, written};

#[track_caller]
fn check(text: &str, expected: &str) {
    crate::tests::check(Format::SDK, text, expected);
}

fn rows() -> String {
    rows_of(PUZZLE).join("\n") + "\n"
}

/// Returns the rows with a 9 entered at r3c7.
fn state() -> String {
    rows().replace("...76....", "...76.9..")
}

fn headed() -> String {
    format!(
        "#A Us\n#D Example puzzle\n#L Medium\n[Puzzle]\n{}[State]\n{}",
        rows(),
        state()
    )
}

#[test]
fn every_layer_is_read() {
    let headers = "title \"Example puzzle\", author \"Us\", level \"Medium\"";
    check(&rows(), "1: puzzle");
    check(&format!("#AUs\n{}", rows()), "2: puzzle, author \"Us\"");
    check(
        &format!("#A Us\n#DExample puzzle\n#LMedium\n{}", rows()),
        &format!("4: puzzle, {headers}"),
    );
    check(&headed(), &format!("5: puzzle, 1 entries, {headers}"));
    check(
        headed().replace('\n', "\r\n").trim_end(),
        &format!("5: puzzle, 1 entries, {headers}"),
    );
    check(
        &format!("[puzzle]\n{}\n[ STATE ]\n{}", rows(), rows()),
        "2: puzzle",
    );
    check(&format!("[State]\n{}", rows()), "2: puzzle");
}

#[test]
fn other_sections_are_not_read() {
    let more = "[PencilMarks]\n12,34\n#ff0000\n\n1 2 3\n[Colours]\n";
    check(
        &format!("{}{more}{}", headed(), headed()),
        "5: puzzle, 1 entries, title \"Example puzzle\", author \"Us\", level \"Medium\"\n\
         34: puzzle, 1 entries",
    );
    check(
        &format!("[Header]\nwords\n[Puzzle]\n{}", rows()),
        "4: puzzle",
    );
}

#[test]
fn other_headers_are_comments() {
    let text = format!(
        "#C first\n#S The paper\n#B2026-11-15\n# plain\n#x\n{}",
        rows()
    );
    check(
        &text,
        "6: puzzle, comment \"first\\n#S The paper\\n#B2026-11-15\\nplain\\nx\"",
    );
    let Unit::Record(_, record) = Sdk.read(&text) else {
        panic!("{text}");
    };
    let (again, dropped) = written(Format::SDK, &record);
    assert_eq!(
        again,
        text.replace("# plain", "#C plain").replace("#x", "#C x")
    );
    assert_eq!(dropped, "");
}

#[test]
fn several_puzzles_follow_each_other() {
    let rows = rows();
    check(&format!("{rows}{rows}"), "1: puzzle\n10: puzzle");
    check(
        &format!("{rows}\n#A Us\n{rows}\n[Puzzle]\n{rows}"),
        "1: puzzle\n12: puzzle, author \"Us\"\n23: puzzle",
    );
    check(
        &format!("{}\n{}", headed(), headed()).replace("#L Medium\n", ""),
        "4: puzzle, 1 entries, title \"Example puzzle\", author \"Us\"\n\
         27: puzzle, 1 entries, title \"Example puzzle\", author \"Us\"",
    );
}

#[test]
fn games_are_written_with_sections() {
    let puzzle: Board = PUZZLE.parse().unwrap();
    let mut entries = Board::EMPTY;
    entries[Cell::at(2, 6)] = novena_core::Digit::new(9);
    let mut record = Record::new(puzzle)
        .with_entries(entries)
        .with_title("Example puzzle");
    record.author = Some("Us".into());
    record.level = Some("Medium".into());
    assert_eq!(written(Format::SDK, &record), (headed(), String::new()));
    assert_eq!(
        written(Format::SDK, &Record::new(puzzle).with_solution(puzzle)),
        (rows(), "solution".into())
    );
}

#[test]
fn reports_errors() {
    for (from, to, expected) in [
        (
            "8..3..6.4\n",
            "8..3..6.\n",
            "6: row 2 has 8 cells, expected 9",
        ),
        ("8..3..6.4\n", "8..A..6.4\n", "6: column 4: unexpected 'A'"),
        (".1.6.....\n[", "[", "12: expected 9 rows, found 8"),
        (
            "...76.9..",
            "...76.9",
            "17: State: row 3 has 7 cells, expected 9",
        ),
        (
            "...76.9..",
            "...96.9..",
            "23: State: r3c4 has a given with another digit",
        ),
    ] {
        check(&headed().replacen(from, to, 1), expected);
    }
    let short = headed();
    check(
        short.trim_end().trim_end_matches(".1.6....."),
        "22: State: expected 9 rows, found 8",
    );
    check("#A Us\n", "");
    check(&rows()[10..], "8: expected 9 rows, found 8");
}

#[test]
fn headers_and_sections_identify_the_format() {
    for text in [
        headed(),
        format!("[Puzzle]\n{}", rows()),
        format!("#A Us\n\n{}", rows()),
        format!("# words\n#DTitle\n{}", rows()),
    ] {
        assert!(looks_like(&text), "{text}");
    }
    for text in [
        rows(),
        format!("# words\n{}", rows()),
        format!("#A Us\n{PUZZLE}\n"),
        format!("[[0,5]]\n{SOLUTION}"),
        "#A Us".into(),
    ] {
        assert!(!looks_like(&text), "{text}");
    }
}
