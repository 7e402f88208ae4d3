//! Explaining, hinting and verifying.

use std::fs;

use crate::support::{HOPELESS, SUDOKU01_SOLVED, UCM, check, check_golden, novena, novena_in};

const CASES: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../testdata/logic/cases.txt"
);

/// The first puzzle of our hard list.
fn hard() -> String {
    let list = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/lists/hard.txt")).unwrap();
    list.lines().next().unwrap().to_owned()
}

#[test]
fn a_path_is_told_step_by_step() {
    let ran = novena(&["explain"], UCM);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    check_golden("explain.txt", &ran.out);
    for (locale, name) in [("es_ES", "es"), ("pt_BR", "pt"), ("sv_SE", "sv")] {
        let ran = novena_in(&["explain"], UCM, locale);
        check_golden(&format!("explain-{name}.txt"), &ran.out);
    }
}

#[test]
fn several_puzzles_are_set_apart_and_what_is_none_is_said() {
    let input = format!("{UCM}\n{HOPELESS}\nnonsense\n{}\n", ".".repeat(81));
    let ran = novena(&["explain"], input);
    assert_eq!(ran.code, 2);
    let blocks: Vec<&str> = ran.out.split("\n\n").collect();
    assert_eq!(blocks.len(), 4, "{}", ran.out);
    assert_eq!(blocks[1], "no solution");
    assert!(blocks[2].starts_with("error: "), "{}", blocks[2]);
    assert!(blocks[3].contains("several solutions"), "{}", blocks[3]);
}

#[test]
fn json_holds_all_evidence_and_is_verified() {
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
fn a_chosen_few_techniques_lead_as_far_as_they_do() {
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
    assert_eq!(
        json.out.matches("\"technique\"").count() + 1,
        ran.out.lines().count()
    );
    let none = novena(&["explain", "--all-steps", "--only", "full-house"], hard());
    assert_eq!(
        (none.code, none.out.as_str()),
        (1, "There is no step for these techniques.\n")
    );
}

#[test]
fn an_unknown_technique_is_named_with_its_like() {
    let ran = novena(&["explain", "--only", "wing"], UCM);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("x-wing"), "{}", ran.err);
    let ran = novena(&["explain", "--up-to", "guessing"], UCM);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--list-techniques"), "{}", ran.err);
}

#[test]
fn techniques_are_listed() {
    check_golden(
        "list-techniques.txt",
        &novena(&["explain", "--list-techniques"], "").out,
    );
}

#[test]
fn a_hint_climbs_its_ladder() {
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

#[test]
fn a_wrong_digit_is_told_before_any_technique() {
    // 4 and 5 could both stand in r1c1, but the solution has 4.
    let json = format!(
        "{{\"puzzle\":\"{UCM}\",\"entries\":\"5{}\"}}\n",
        ".".repeat(80)
    );
    check(&["hint"], json, 1, "One digit can't stay.\n", "");
}

#[test]
fn a_struck_mark_that_is_needed_is_told_before_any_technique() {
    let marks = novena(&["candidates"], UCM).out;
    assert!(marks.contains("4568"), "{marks}");
    let struck = marks.replacen("4568", "568 ", 1);
    check(&["hint"], struck, 1, "A mark is missing in box 1.\n", "");
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
    check(&["hint"], HOPELESS, 1, "no solution\n", "");
}

#[test]
fn a_path_that_is_wrong_is_not_believed() {
    let path = novena(&["explain", "--to", "json"], UCM).out;
    // The first placement says another digit.
    let place = path.find("\"place\":[\"").unwrap() + "\"place\":[\"".len();
    let digit = path[place..].chars().next().unwrap();
    let other = if digit == '1' { "2" } else { "1" };
    let mut forged = path.clone();
    forged.replace_range(place..=place, other);
    let ran = novena(&["verify"], forged);
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with("invalid: step 1, "), "{}", ran.out);
    // A path that stops short is not solved, whatever it claims.
    let from = path.find("\"steps\":[").unwrap() + "\"steps\":[".len();
    let short = format!("{}]}}\n", &path[..from]);
    check(
        &["verify"],
        short,
        1,
        "invalid: the path claims to be solved, and is not\n",
        "",
    );
}

#[test]
fn a_path_may_stand_on_many_lines_and_bad_ones_are_located() {
    let path = novena(&["explain", "--to", "json"], UCM).out;
    let spread = path.replace("},{", "},\n{");
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
fn a_library_is_run_case_by_case() {
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
    // A full house that is claimed for another cell, and a line that is none.
    let mut fields: Vec<String> = case.split(':').map(str::to_owned).collect();
    fields[6] = "111".to_owned();
    fs::write(file.path(), fields.join(":") + "\n:0000:1\n").unwrap();
    let ran = novena(&["verify", "--reglib", file.path().to_str().unwrap()], "");
    assert_eq!(ran.code, 2);
    assert!(ran.out.ends_with("passed 0 of 2\n"), "{}", ran.out);
    assert_eq!(ran.err.lines().count(), 2, "{}", ran.err);
}
