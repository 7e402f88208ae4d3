//! Tests explanations and hints.

use std::fs;

use novena_techniques::{Kind, technique};

use crate::support::{
    HOPELESS, SUDOKU01_SOLVED, UCM, check, check_golden, hard, novena, novena_in,
};

#[test]
fn a_path_is_explained_step_by_step() {
    let ran = novena(&["explain"], UCM);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    check_golden("explain.txt", &ran.out);
    for (locale, name) in [("es_ES", "es"), ("pt_BR", "pt"), ("sv_SE", "sv")] {
        let ran = novena_in(&["explain"], UCM, locale);
        check_golden(&format!("explain-{name}.txt"), &ran.out);
    }
}

#[test]
fn several_puzzles_are_separated_and_errors_are_reported() {
    let input = format!("{UCM}\n{HOPELESS}\nnonsense\n{}\n", ".".repeat(81));
    // The techniques are limited, because the harder ones would take a long time on an empty board.
    let ran = novena(&["explain", "--up-to", "xyz-wing"], input);
    assert_eq!(ran.code, 2);
    let blocks: Vec<&str> = ran.out.split("\n\n").collect();
    assert_eq!(blocks.len(), 4, "{}", ran.out);
    assert_eq!(blocks[1], "The givens have no solution.");
    assert!(blocks[2].starts_with("error: "), "{}", blocks[2]);
    assert!(blocks[3].contains("several solutions"), "{}", blocks[3]);
}

#[test]
fn json_contains_all_evidence_and_can_be_verified() {
    let ran = novena(&["explain", "--to", "json", "--verify"], UCM);
    assert_eq!(ran.code, 0);
    check_golden("explain.json", &ran.out);
    assert!(ran.out.ends_with(",\"verified\":true}\n"));
    let steps = ran.out.matches("\"technique\"").count();
    check(
        &["verify"],
        &ran.out,
        0,
        &format!("valid: {steps} steps, solved\n"),
        "",
    );
}

#[test]
fn a_path_ends_where_the_chosen_techniques_fail() {
    let ran = novena(
        &["explain", "--only", "naked-single,h1", "--verify"],
        hard(),
    );
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("These techniques lead no further"));
    assert!(ran.out.ends_with("all of them hold.\n"), "{}", ran.out);
    let few = novena(&["explain", "--up-to", "hidden-single"], hard()).out;
    let more = novena(&["explain", "--up-to", "naked-triple"], hard()).out;
    assert!(more.lines().count() > few.lines().count());
}

#[test]
fn every_step_of_a_position_is_listed() {
    let ran = novena(&["explain", "--all-steps", "--verify"], hard());
    assert_eq!(ran.code, 0);
    check_golden("explain-all-steps.txt", &ran.out);
    let json = novena(&["explain", "--all-steps", "--to", "json"], hard());
    // Chains continue on further lines, and the patterns inside them are also named.
    let firsts = ran.out.lines().filter(|line| !line.starts_with(' '));
    // Two lines are not steps: the number of omitted steps, and the referee's answer.
    assert_eq!(json.out.matches("\"level\"").count() + 2, firsts.count());
    assert!(json.out.contains("\"subsumed\":"), "{}", json.out);
    let none = novena(&["explain", "--all-steps", "--only", "full-house"], hard());
    assert_eq!(
        (none.code, none.out.as_str()),
        (1, "The techniques find no step.\n")
    );
    check(
        &["explain", "--all-steps"],
        SUDOKU01_SOLVED,
        0,
        "Nothing is left to do: it is solved.\n",
        "",
    );
}

#[test]
fn subsumed_steps_are_counted_and_listed_on_request() {
    let levels = |words: &[&str]| {
        let json = novena(&[&["explain", "--to", "json"], words].concat(), hard()).out;
        let subsumed = json.split("\"subsumed\":").nth(1).unwrap_or("0");
        let subsumed = subsumed.split([',', '}']).next().unwrap_or_default();
        let subsumed: usize = subsumed.parse().unwrap();
        (json.matches("\"level\"").count(), subsumed)
    };
    let (listed, left_out) = levels(&["--all-steps"]);
    let (every, none) = levels(&["--all-steps", "--every"]);
    assert!(left_out > listed);
    assert_eq!((every, none), (listed + left_out, 0));
    let alone = novena(&["explain", "--every"], hard());
    assert_eq!(alone.code, 2);
}

#[test]
fn unnecessary_steps_can_be_left_out() {
    let list = include_str!("../../lists/minimal.txt");
    let puzzles: String = list.split_inclusive('\n').take(12).collect();
    let steps = |words: &[&str]| {
        let ran = novena(
            &[&["explain", "--to", "json", "--verify"], words].concat(),
            &puzzles,
        );
        assert!(!ran.out.contains("\"verified\":false"), "{}", ran.out);
        let solved = ran.out.matches("\"outcome\":\"solved\"").count();
        (solved, ran.out.matches("\"level\"").count())
    };
    let ((all, with), (still, without)) = (steps(&[]), steps(&["--needed"]));
    assert_eq!(all, still);
    assert!(without < with, "{without} of {with}");
}

#[test]
fn techniques_are_found_by_name_and_by_code() {
    let plain = novena(&["explain", "--only", "x-wing,naked-single"], UCM);
    for names in ["X-Wing, naked-single ", "BF2,N1", "0300,0003"] {
        let ran = novena(&["explain", "--only", names], UCM);
        assert_eq!(
            (ran.code, ran.out),
            (plain.code, plain.out.clone()),
            "{names}"
        );
    }
}

#[test]
fn an_unknown_technique_gets_suggestions() {
    let unbuilt = Kind::ALL.iter().find(|&&kind| technique(kind).is_none());
    let unbuilt = unbuilt.map_or("guessing", |kind| kind.id());
    for (name, expected) in [
        ("wing", "(did you mean x-wing, w-wing or m-wing?)"),
        (
            "guessing",
            "cannot be guessing; novena techniques lists all names\n",
        ),
        (unbuilt, "; novena techniques lists all names"),
    ] {
        for option in ["--only", "--up-to"] {
            let ran = novena(&["explain", option, name], UCM);
            assert_eq!((ran.code, ran.out.as_str()), (2, ""));
            assert!(ran.err.contains(expected), "{}", ran.err);
        }
    }
    for names in ["", " ", "x-wing,"] {
        let ran = novena(&["explain", "--only", names], UCM);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        assert!(ran.err.contains("needs a value"), "{}", ran.err);
    }
}

#[test]
fn techniques_are_listed() {
    let listed = novena(&["explain", "--list-techniques"], "").out;
    check_golden("list-techniques.txt", &listed);
    let swedish = novena(&["explain", "--list-techniques", "--lang", "sv"], "");
    assert_eq!(swedish.code, 0);
    assert_eq!(swedish.out.lines().count(), listed.lines().count());
    assert_ne!(swedish.out, listed);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("list.txt");
    let name = file.to_str().unwrap();
    check(&["explain", "--list-techniques", "-o", name], "", 0, "", "");
    assert_eq!(fs::read_to_string(&file).unwrap(), listed);
    let ran = novena(&["explain", "--list-techniques", "--verify"], "");
    assert_eq!(ran.code, 2);
    assert!(
        ran.err
            .contains("--list-techniques cannot be used together with --verify"),
        "{}",
        ran.err
    );
}

#[test]
fn a_hint_has_four_rungs() {
    let rungs: String = (1..=4)
        .map(|rung| {
            let words = ["hint", "--rung", &rung.to_string(), "--only", "pointing"];
            let ran = novena(&words, hard());
            assert_eq!((ran.code, ran.err.as_str()), (0, ""));
            ran.out
        })
        .collect();
    check_golden("hint.txt", &rungs);
    check_golden(
        "hint-spoken.txt",
        &novena(
            &["hint", "--rung", "3", "--spoken", "--only", "pointing"],
            hard(),
        )
        .out,
    );
    check_golden("hint.json", &novena(&["hint", "--to", "json"], hard()).out);
    assert_eq!(novena(&["hint"], hard()).out.lines().count(), 1);
    assert_eq!(novena(&["hint", "--rung", "5"], hard()).code, 2);
}

/// Returns a record with entries and marks, as JSON.
fn record(puzzle: &str, entries: &str, marks: &[String]) -> String {
    let marks = if marks.is_empty() {
        String::new()
    } else {
        format!(",\"marks\":[\"{}\"]", marks.join("\",\""))
    };
    format!("{{\"puzzle\":\"{puzzle}\",\"entries\":\"{entries:.<81}\"{marks}}}\n")
}

/// Checks the output of `hint` and `explain`, both for people and for programs.
#[track_caller]
fn check_trouble(input: &str, rungs: [&str; 2], reason: &str, error: &str) {
    let puzzle = input.split('"').nth(3).unwrap_or(input).trim();
    let puzzle = puzzle.replace('0', ".");
    check(&["hint"], input, 1, &format!("{}\n", rungs[0]), "");
    check(
        &["hint", "--rung", "2"],
        input,
        1,
        &format!("{}\n", rungs[1]),
        "",
    );
    check(&["explain"], input, 1, &format!("{}\n", rungs[1]), "");
    let expected = format!("{{\"puzzle\":\"{puzzle}\",\"step\":null,\"reason\":{reason}}}\n");
    check(&["hint", "--to", "json"], input, 1, &expected, "");
    let expected = format!("{{\"puzzle\":\"{puzzle}\",\"error\":{error}}}\n");
    check(&["explain", "--to", "json"], input, 1, &expected, "");
}

#[test]
fn a_wrong_digit_is_reported_before_any_technique() {
    let rungs = ["One digit is wrong.", "One digit in box 1 is wrong."];
    let reason = r#""wrong-digit","house":"b1""#;
    // Both 4 and 5 are possible in r1c1, but the solution has 4.
    check_trouble(&record(UCM, "5", &[]), rungs, reason, reason);
    // If there are several solutions, the wrong digit is the one that rules out all of them: r1c9
    // had to be 9.
    let rungs = ["One digit is wrong.", "One digit in box 3 is wrong."];
    let reason = r#""wrong-digit","house":"b3""#;
    let entries = "12345678.......9";
    check_trouble(
        &record(&".".repeat(81), entries, &[]),
        rungs,
        reason,
        reason,
    );
}

#[test]
fn a_missing_mark_is_reported_before_any_technique() {
    let marks = novena(&["candidates"], UCM).out;
    assert!(marks.contains("4568"), "{marks}");
    let struck = marks.replacen("4568", "568 ", 1);
    let there = "A mark is missing in box 1.\n";
    check(&["hint"], &struck, 1, "A mark is missing.\n", "");
    check(&["hint", "--rung", "2"], &struck, 1, there, "");
    check(&["explain"], &struck, 1, there, "");
    let json = novena(&["hint", "--to", "json"], &struck).out;
    assert!(
        json.ends_with("\"reason\":\"missing-mark\",\"house\":\"b1\"}\n"),
        "{json}"
    );
    // If there are several solutions, the program can tell that none of them remains possible, but
    // not where the mistake is.
    let mut marks = vec!["123456789".to_owned(); 81];
    for cell in [0, 1, 2] {
        marks[cell] = "12".to_owned();
    }
    check_trouble(
        &record(&".".repeat(81), "", &marks),
        ["A mark is missing."; 2],
        "\"missing-mark\"",
        "\"missing-mark\"",
    );
}

#[test]
fn givens_without_a_solution_are_reported_before_any_technique() {
    let twice = format!("55{}", ".".repeat(79));
    let reason = "invalid: 5 repeats in row 1 (r1c1, r1c2); 5 repeats in box 1 (r1c1, r1c2)";
    let rungs = ["The givens break a rule: 5 repeats in row 1 (r1c1 and r1c2)."; 2];
    check_trouble(&twice, rungs, "\"invalid\"", &format!("\"{reason}\""));
    check_trouble(
        HOPELESS,
        ["The givens have no solution."; 2],
        "\"no-solution\"",
        "\"no solution\"",
    );
}

#[test]
fn eliminations_already_made_are_respected() {
    let before = novena(&["hint", "--to", "json", "--only", "pointing"], hard()).out;
    let step = before.split("\"eliminate\":[\"").nth(1).unwrap();
    let candidate = &step[..5];
    let line = format!(
        ":0000:x:{}:{}{}{}:::\n",
        hard(),
        &candidate[..1],
        &candidate[2..3],
        &candidate[4..5]
    );
    let after = novena(&["hint", "--to", "json", "--only", "pointing"], line).out;
    assert!(!after.is_empty() && !after.contains(candidate), "{after}");
}

#[test]
fn a_solved_board_has_no_next_step() {
    check(
        &["hint"],
        SUDOKU01_SOLVED,
        0,
        "Nothing is left to do: it is solved.\n",
        "",
    );
}
