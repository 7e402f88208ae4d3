//! Tests `novena verify`.

use std::fs;

use crate::support::{UCM, check, check_golden, hard, novena, novena_in};

const CASES: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../testdata/logic/cases.txt"
);

/// Returns a path for the first puzzle, without the trailing newline.
fn path() -> String {
    novena(&["explain", "--to", "json"], UCM)
        .out
        .trim_end()
        .to_owned()
}

/// Returns a path without steps that contains these additional fields.
fn bare(puzzle: &str, fields: &str) -> String {
    format!("{{\"puzzle\":\"{puzzle}\",{fields}\"steps\":[]}}")
}

fn empty() -> String {
    ".".repeat(81)
}

#[test]
fn a_wrong_path_is_invalid() {
    let path = novena(&["explain", "--to", "json"], UCM).out;
    // Forge the path: let the first placement name a different digit.
    let place = path.find("\"place\":[\"").unwrap() + "\"place\":[\"".len();
    let digit = path[place..].chars().next().unwrap();
    let other = if digit == '1' { "2" } else { "1" };
    let mut forged = path.clone();
    forged.replace_range(place..=place, other);
    let ran = novena(&["verify"], forged);
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with("invalid: step 1, "), "{}", ran.out);
    // A path that stops early does not solve the puzzle, whatever it claims.
    let from = path.find("\"steps\":[").unwrap() + "\"steps\":[".len();
    let short = format!("{}]}}\n", &path[..from]);
    check(
        &["verify"],
        short,
        1,
        "invalid: the path claims to be solved, but is not\n",
        "",
    );
}

#[test]
fn a_path_can_span_lines_and_errors_have_line_numbers() {
    let path = novena(&["explain", "--to", "json"], UCM).out;
    let spread = path.replace("},{", "},\n {");
    let input = format!("\n{spread}\nnonsense\n{path}");
    let ran = novena(&["verify"], input);
    assert_eq!(ran.code, 2);
    let answers: Vec<&str> = ran.out.lines().collect();
    assert_eq!(answers.len(), 3, "{}", ran.out);
    assert!(answers[0].ends_with("steps, solved") && answers[0] == answers[2]);
    assert!(answers[1].starts_with("error: "), "{}", answers[1]);
    let line = spread.lines().count() + 3;
    assert!(
        ran.err.contains(&format!("standard input:{line}: ")),
        "{}",
        ran.err
    );
}

#[test]
fn every_case_of_a_library_is_checked() {
    let ran = novena(&["verify", "--reglib", CASES], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    check_golden("verify-reglib.txt", &ran.out);
    let ran = novena(&["verify", "--reglib", "/nowhere"], "");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
}

#[test]
fn a_library_with_a_false_case_fails() {
    let text = fs::read_to_string(CASES).unwrap();
    let case = text.lines().find(|line| line.starts_with(":0000")).unwrap();
    let file = tempfile::NamedTempFile::new().unwrap();
    // The first line claims a full house in the wrong cell. The second line is not a valid case.
    let mut fields: Vec<String> = case.split(':').map(str::to_owned).collect();
    fields[6] = "111".to_owned();
    fs::write(file.path(), fields.join(":") + "\n:0000:1\n").unwrap();
    let ran = novena(&["verify", "--reglib", file.path().to_str().unwrap()], "");
    assert_eq!(ran.code, 2);
    assert!(ran.out.ends_with("passed 0 of 2\n"), "{}", ran.out);
    assert_eq!(ran.err.lines().count(), 2, "{}", ran.err);
}

#[test]
fn all_steps_of_a_position_are_checked_in_that_position() {
    let listed = novena(&["explain", "--all-steps", "--to", "json"], hard()).out;
    let steps = listed.matches("\"technique\"").count();
    let expected = format!("valid: {steps} steps of one position\n");
    check(&["verify"], &listed, 0, &expected, "");
    // If these steps were read as a path, some of them would repeat others.
    let path = listed.replace("\"alternatives\":true,", "");
    assert_eq!(novena(&["verify"], path).code, 1);
    let single = novena(
        &[
            "explain",
            "--all-steps",
            "--only",
            "pointing",
            "--to",
            "json",
        ],
        hard(),
    );
    let forged = single.out.replace("\"eliminate\"", "\"place\"");
    let ran = novena(&["verify"], forged);
    assert_eq!(ran.code, 1);
    assert!(
        ran.out.starts_with("invalid: step 1, pointing: "),
        "{}",
        ran.out
    );
}

#[test]
fn false_claims_are_invalid() {
    let solution = "..solution..";
    let path = path();
    let right = path.split("\"solution\":\"").nth(1).unwrap()[..81].to_owned();
    // The digits 4 and 5 are swapped in the whole solution.
    let swapped: String = right
        .chars()
        .map(|digit| match digit {
            '4' => '5',
            '5' => '4',
            other => other,
        })
        .collect();
    let claim = |fields: &str| bare(UCM, &fields.replace(solution, &swapped));
    for (text, expected) in [
        (path.clone(), "valid: 51 steps, solved"),
        (
            path.replace(&right, &swapped),
            "invalid: the path claims a solution that is not one",
        ),
        (
            claim("\"solution\":\"..solution..\","),
            "invalid: the path claims a solution that is not one",
        ),
        (
            claim(&format!("\"solution\":\"{right}\",")),
            "valid: 0 steps, not solved",
        ),
        (
            bare(&empty(), "\"unique\":true,"),
            "invalid: the path claims that the givens have one solution, but they have several",
        ),
        (bare(&empty(), ""), "valid: 0 steps, not solved"),
        (
            claim("\"outcome\":\"contradiction\","),
            "invalid: the path claims a contradiction, but there is a solution",
        ),
        (
            path.replace("\"outcome\":\"solved\"", "\"outcome\":\"stuck\""),
            "invalid: the path claims to be stuck, but is solved",
        ),
        (
            claim("\"outcome\":\"stuck\","),
            "valid: 0 steps, not solved",
        ),
    ] {
        let code = i32::from(expected.starts_with("invalid"));
        check(&["verify"], text, code, &format!("{expected}\n"), "");
    }
}

#[test]
fn a_list_can_contain_paths() {
    let one = bare(&empty(), "");
    let valid = "valid: 0 steps, not solved\n";
    for list in [
        format!("[{one},{one}]"),
        format!("\u{feff}[\r\n{one}\r\n,\r\n  {one}\r\n]\r\n"),
        format!("{one}{one}"),
    ] {
        check(&["verify"], list, 0, &valid.repeat(2), "");
    }
    check(
        &["verify"],
        format!("[{one},\n7]"),
        2,
        &format!(
            "{valid}error: line 2, column 1: invalid type: integer `7`, expected an object with a path\n"
        ),
        "error: standard input:2: column 1: invalid type: integer `7`, expected an object with a path\n",
    );
    check(
        &["verify"],
        format!("\n [{one},\n"),
        2,
        &format!("{valid}error: line 2, column 2: list is not closed\n"),
        "error: standard input:2: column 2: the list is not closed\n",
    );
}

#[test]
fn empty_input_is_an_error() {
    let expected = "error: standard input:1: nothing to read: the input is empty\n";
    for input in ["", "\n \n", "[]\n"] {
        check(&["verify"], input, 2, "", expected);
    }
    let file = tempfile::NamedTempFile::new().unwrap();
    let name = file.path().to_str().unwrap();
    let expected = format!("error: {name}:1: nothing to read: the input is empty\n");
    for text in ["", "# only words\n"] {
        fs::write(file.path(), text).unwrap();
        check(&["verify", "--reglib", name], "", 2, "", &expected);
    }
    // The previous contents of the file are kept.
    fs::write(file.path(), "before").unwrap();
    assert_eq!(novena(&["verify", "-o", name], "").code, 2);
    assert_eq!(fs::read_to_string(file.path()).unwrap(), "before");
}

#[test]
fn an_invalid_path_does_not_affect_the_others() {
    let one = bare(&empty(), "");
    let cut = &one[..40];
    let mut input = format!("{one}\n{cut}\n{one}\n{{\"puzzle\":\n \"").into_bytes();
    input.extend(b"\xff\"}\n");
    input.extend(one.as_bytes());
    let valid = "valid: 0 steps, not solved\n";
    let ran = novena(&["verify"], &input);
    assert_eq!(ran.code, 2);
    let answers: Vec<&str> = ran.out.lines().collect();
    assert_eq!(answers.len(), 5, "{}", ran.out);
    for place in [0, 2, 4] {
        assert_eq!(answers[place], valid.trim_end());
    }
    assert!(
        answers[1].starts_with("error: line 2, column 40: not JSON: "),
        "{}",
        answers[1]
    );
    assert_eq!(answers[3], "error: line 5, column 3: not UTF-8 text");
    assert!(
        ran.err
            .ends_with("standard input:5: column 3: not UTF-8 text\n"),
        "{}",
        ran.err
    );
}

#[test]
fn errors_give_the_line_in_the_file() {
    let one = bare(&empty(), "");
    let wrong = one.replace(
        "\"steps\":[]",
        "\n \"steps\":[{\"technique\":\"x-men\",\"place\":[]}]",
    );
    let reason = "expected the id of a technique, found \"x-men\"";
    check(
        &["verify"],
        format!("{one}\n\n{wrong}\n"),
        2,
        &format!(
            "valid: 0 steps, not solved\nerror: steps[0].technique (line 4, column 30): {reason}\n"
        ),
        &format!("error: standard input:4: steps[0].technique (column 30): {reason}\n"),
    );
}

#[test]
fn errors_are_in_the_chosen_language() {
    let entries =
        bare(UCM, "\"entries\":\"3\",").replace("\"3\"", &format!("\"3{}\"", ".".repeat(80)));
    let ran = novena_in(&["verify"], entries, "sv_SE");
    assert_eq!(
        (ran.out.as_str(), ran.err.as_str()),
        (
            "error: entries: r1c1 cannot hold 3\n",
            "fel: standard in:1: entries: r1c1 kan inte innehålla 3\n"
        )
    );
    let text = fs::read_to_string(CASES).unwrap();
    let case = text.lines().find(|line| line.starts_with(":0000")).unwrap();
    let file = tempfile::NamedTempFile::new().unwrap();
    let name = file.path().to_str().unwrap();
    fs::write(file.path(), case.replace(":0000:", ":9999:")).unwrap();
    let ran = novena_in(&["verify", "--reglib", name], "", "es_ES");
    assert_eq!(
        ran.err,
        format!("error: {name}:1: no hay ninguna técnica con este código\n")
    );
}
