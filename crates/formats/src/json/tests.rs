use super::*;
use crate::tests::{PUZZLE, SOLUTION, transcript};

/// `P` stands for the test puzzle and `S` for its solution.
#[track_caller]
fn check(text: &str, expected: &str) {
    let text = text.replace('P', PUZZLE).replace('S', SOLUTION);
    crate::tests::check(Format::JSON, &text, expected);
}

#[track_caller]
fn check_both(text: &str, expected: &str) {
    check(text, expected);
    let text = text.replace('P', PUZZLE).replace('S', SOLUTION);
    assert_eq!(transcript(&text, None).trim_end(), expected, "{text}");
}

#[test]
fn lines_are_objects() {
    check_both(
        "{\"puzzle\":\"P\"}\n\n{\"title\":\"one\",\"solution\":\"S\",\"puzzle\":\"P\",\"more\":[{}]}\njunk\n",
        "1: puzzle\n2: neutral\n3: puzzle, solution, title \"one\"\n4: column 1: not JSON: expected value",
    );
}

#[test]
fn an_object_may_have_several_lines() {
    check_both(
        "{\n  \"puzzle\": \"P\",\n  \"comment\": \"{[\\\"\"\n}\n",
        "1: puzzle, comment \"{[\\\"\"",
    );
    check_both(
        "{\n\"puzzle\": \"P\"}\n{\"puzzle\":\n\"P\"}",
        "1: puzzle\n3: puzzle",
    );
    check_both(
        "{\n\"puzzle\": \"P\",\n}\n",
        "3: column 1: not JSON: trailing comma",
    );
    check_both(
        "{\n\"puzzle\": \"P\"\n",
        "2: column 93: not JSON: EOF while parsing an object",
    );
}

#[test]
fn an_array_of_objects_is_read_one_by_one() {
    check_both(
        "[{\"puzzle\":\"P\"},{\"puzzle\":\"P\"}]",
        "1: puzzle\n1: puzzle",
    );
    check_both(
        "[\n  {\"puzzle\":\"P\"},\n  7, {\"puzzle\":\"P\"}\n]\n",
        "2: puzzle\n3: column 4: not JSON: trailing characters\n3: puzzle",
    );
    check_both(
        "[{},\n{\"puzzle\":\"P\"}]",
        "1: there is no board of 81 cells in it\n2: puzzle",
    );
}

#[test]
fn boards_may_be_numbers() {
    let values = vec!["0"; 81].join(",");
    let empty = ".".repeat(81);
    check_both(
        &format!("{{\"puzzle\":[{values}]}}"),
        &format!("1: {empty}"),
    );
    let row = format!("[{}]", ["0"; 9].join(","));
    check_both(
        &format!("{{\"puzzle\":[{}]}}", vec![row; 9].join(",")),
        &format!("1: {empty}"),
    );
}

#[test]
fn reports_errors() {
    for (value, expected) in [
        ("\"12\"", "expected 81 cells, found 2"),
        ("\"P # no\"", "column 82: unexpected ' '"),
        ("7", "expected 81 cells in a string or an array"),
        ("[1,2]", "expected 81 cells, found 2"),
        ("[10]", "expected 81 cells, found 1"),
        ("[-1]", "expected numbers from 0 to 9"),
    ] {
        check(
            &format!("{{\"puzzle\":{value}}}"),
            &format!("1: puzzle: {expected}"),
        );
    }
    check("[]", "");
    check("{}", "1: there is no board of 81 cells in it");
    check("\n7", "1: neutral\n2: expected a JSON object");
    check(
        "{\"puzzle\":\"P\",\"title\":1}",
        "1: title: expected a string",
    );
    check(
        "{\"puzzle\":\"P\",\"marks\":1}",
        "1: marks: expected 81 strings of digits",
    );
    check(
        "{\"puzzle\":\"P\",\"marks\":[\"12\"]}",
        "1: marks: expected 81 cells, found 1",
    );
    check(
        "{\"puzzle\":\"P\",\"marks\":[\"1x\"]}",
        "1: marks: r1c1: expected 81 strings of digits",
    );
    check(
        "{\"puzzle\":\"P\",\"entries\":\"S\"}",
        "1: puzzle, 55 entries",
    );
    let other = SOLUTION.replace('9', "1");
    check(
        &format!("{{\"puzzle\":\"P\",\"entries\":\"{other}\"}}"),
        "1: entries: r1c6 has a given with another digit",
    );
    check(
        "{\"puzzle\":null}",
        "1: there is no board of 81 cells in it",
    );
    let deep = format!("{{\"puzzle\":{}", "[".repeat(5000));
    check(&deep, "1: column 137: not JSON: recursion limit exceeded");
}

#[test]
fn all_parts_are_written() {
    let record = Record::new(PUZZLE.parse::<Board>().unwrap())
        .with_entries(SOLUTION.parse().unwrap())
        .with_solution(SOLUTION.parse().unwrap())
        .with_title("a \"title\"")
        .with_comment("two\nlines");
    let mut out = Vec::new();
    let dropped = Format::JSON.write(&record, &mut out).unwrap();
    assert!(dropped.is_empty());
    let text = String::from_utf8(out).unwrap();
    assert!(
        text.ends_with(",\"title\":\"a \\\"title\\\"\",\"comment\":\"two\\nlines\"}\n"),
        "{text}"
    );
}

/// Returns a game of two steps, the second undone, and a savepoint.
fn game() -> String {
    let entries = format!("5{}", ".".repeat(80));
    let colours = format!("[\"ad\"{}]", ",\"\"".repeat(80));
    let candidates = format!("[\"1b9i\"{}]", ",\"\"".repeat(80));
    let corners = format!("[\"37\"{}]", ",\"\"".repeat(80));
    format!(
        "{{\"puzzle\":\"P\",\"entries\":\"{entries}\",\"corners\":{corners},\
         \"colours\":{colours},\"candidate_colours\":{candidates},\"time\":754.25,\
         \"author\":\"Us\",\"level\":\"Medium\",\"journal\":{{\"done\":2,\
         \"savepoints\":[{{\"name\":\"start\",\"sheet\":[\"r1c1 m12\"]}}],\
         \"steps\":[[\"r1c1 > m12\",\"r1c2 > 4\"],\
         [\"r1c1 m12 > 5 c37 @ad *1b9i\",\"r1c2 4 >\"],[\"r9c9 > 1\"]]}}}}"
    )
}

#[test]
fn a_game_is_read_and_written() {
    let expected = "1: puzzle, 1 entries, 2 corners, 2 colours, 2 candidate colours, \
         2 of 3 steps, savepoint \"start\", 754.25s, author \"Us\", level \"Medium\"";
    check_both(&game(), expected);
    let text = game().replace('P', PUZZLE);
    let record: Map<String, Value> = serde_json::from_str(&text).unwrap();
    let record = super::record(&record).unwrap();
    assert_eq!(
        crate::tests::written(Format::JSON, &record),
        (format!("{text}\n"), String::new())
    );
    let journal = record.journal.as_ref().unwrap();
    assert_eq!(journal.sheet_after(2), Some(record.sheet()));
    assert_eq!(
        journal.savepoints[0].sheet[Cell::at(0, 0)]
            .centre
            .to_string(),
        "12"
    );
}

#[test]
fn a_damaged_journal_is_an_error() {
    for (from, to, expected) in [
        (
            "\"r1c1 m12 > 5",
            "\"r1c1 m13 > 5",
            "step 2 does not follow from the steps before it",
        ),
        (
            "\"r9c9 > 1\"",
            "\"r9c9 2 > 1\"",
            "step 3 does not follow from the steps before it",
        ),
        (
            "\"done\":2",
            "\"done\":4",
            "the text says that 4 steps are done, but there are 3",
        ),
        (
            "\"done\":2",
            "\"done\":1",
            "the steps do not lead to the state in the text",
        ),
        (
            "\"done\":2,",
            "",
            "the steps do not lead to the state in the text",
        ),
        ("\"done\":2", "\"done\":-1", "done: expected a whole number"),
        (
            "[[\"r1c1 > m12\"",
            "[7,[\"r1c1 > m12\"",
            "steps: expected lists of changes such as \"r1c1 m12 > 5\"",
        ),
        (
            "[\"r9c9 > 1\"]",
            "[8]",
            "steps: expected lists of changes such as \"r1c1 m12 > 5\"",
        ),
        (
            "\"r9c9 > 1\"",
            "\"r9c0 > 1\"",
            "\"r9c0 > 1\" does not describe the content of a cell",
        ),
        (
            "\"r9c9 > 1\"",
            "\"r9c9 1\"",
            "\"r9c9 1\" does not describe the content of a cell",
        ),
        (
            "\"r9c9 > 1\"",
            "\"r9c9 > q\"",
            "\"r9c9 > q\" does not describe the content of a cell",
        ),
        (
            "\"r9c9 > 1\"",
            "\"r9c9 > *1\"",
            "\"r9c9 > *1\" does not describe the content of a cell",
        ),
        (
            "\"r9c9 > 1\"",
            "\"r9c9 > @é\"",
            "\"r9c9 > @é\" does not describe the content of a cell",
        ),
        (
            "\"name\":",
            "\"nam\":",
            "savepoints: expected objects with a name and a sheet of cells such as \"r1c1 m12\"",
        ),
        (
            "[\"r1c1 m12\"]",
            "[\"m12\"]",
            "\"m12\" does not describe the content of a cell",
        ),
    ] {
        let text = game();
        assert!(text.contains(from), "{from}");
        check(
            &text.replacen(from, to, 1),
            &format!("1: journal: {expected}"),
        );
    }
    check(
        "{\"puzzle\":\"P\",\"journal\":[]}",
        "1: journal: expected an object",
    );
    check("{\"puzzle\":\"P\",\"journal\":null}", "1: puzzle");
    check(
        "{\"puzzle\":\"P\",\"journal\":{}}",
        "1: puzzle, 0 of 0 steps",
    );
}

#[test]
fn errors_in_a_game_are_reported() {
    for (key, value, expected) in [
        ("corners", "[]", "expected 81 cells, found 0"),
        (
            "colours",
            "[\"j\"]",
            "r1c1: expected 81 strings of letters from a to i",
        ),
        (
            "candidate_colours",
            "[\"1\"]",
            "r1c1: expected 81 strings of digits with letters such as 1a2b",
        ),
        ("time", "-1", "expected a number of seconds"),
        ("time", "1e300", "expected a number of seconds"),
        ("time", "\"1\"", "expected a number of seconds"),
        ("author", "1", "expected a string"),
        ("level", "1", "expected a string"),
    ] {
        check(
            &format!("{{\"puzzle\":\"P\",\"{key}\":{value}}}"),
            &format!("1: {key}: {expected}"),
        );
    }
    check("{\"puzzle\":\"P\",\"time\":0.1234}", "1: puzzle, 123ms");
}

#[test]
fn columns_are_counted_within_the_line() {
    let object = format!("{{\"puzzle\":\"{PUZZLE}\"}}");
    let text = format!("[{object},\"é\",{{\"a\":tru}},\n{object},{object},{{\"a\":tru}}]");
    let first = 1 + object.len() + 5 + 9;
    let second = 2 * (object.len() + 1) + 9;
    let read = transcript(&text, None);
    assert!(
        read.contains(&format!("1: column {first}: not JSON")),
        "{read}"
    );
    assert!(
        read.contains(&format!("2: column {second}: not JSON")),
        "{read}"
    );
    // The result does not depend on how the text is split into pieces.
    crate::tests::properties::reads_alike_in_pieces(text.as_bytes(), None);
    let text = [text.as_bytes(), b"{\"a\":\"\xff\"}"].concat();
    let third = second + 8;
    assert!(transcript(&text, None).contains(&format!("2: column {third}: not UTF-8")));
}
