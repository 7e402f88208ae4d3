//! Tests the rules in `lessons/check.rs`. Each test changes a correct lesson in one place.

#[path = "lessons/check.rs"]
mod check;

use novena_lessons::{LessonText, Page};

const SAMPLE: &str = include_str!("lessons/x-wing.md");

/// The problems found in the sample, checked as the given page, after a replacement.
fn problems(page: &str, from: &str, to: &str) -> Vec<String> {
    assert!(SAMPLE.contains(from), "the sample has no {from:?}");
    let text = LessonText::parse(&SAMPLE.replacen(from, to, 1)).unwrap();
    let page = Page::from_id(page).unwrap();
    let problems = check::problems(page, &text);
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn the_sample_has_no_problems() {
    assert_eq!(problems("x-wing", "", ""), [""; 0]);
}

/// Checks that each change to the sample causes the expected problem.
fn check_changes(changes: &[(&str, &str, &str)]) {
    for (from, to, expected) in changes {
        let found = problems("x-wing", from, to);
        let is_found = found.iter().any(|problem| problem.contains(expected));
        assert!(is_found, "{to:?}: {expected:?} is not in {found:#?}");
    }
}

#[test]
fn changes_of_form_are_found() {
    let long = "x".repeat(121);
    check_changes(&[
        (
            "Two rows with the same two places for a digit settle two columns at once.",
            &*long,
            "3: the summary has 121 characters",
        ),
        (
            "## Far apart {#example}",
            "## Far apart {#note}",
            "1: 2 sections {#example}, not 3",
        ),
        (
            "step x-wing r8c5<>2 r8c9<>2\n",
            "",
            "15: the position has no line `step`",
        ),
        ("no x-wing r2c2<>7\n", "", "the position has no line `no`"),
        ("needs x-wing\n", "", "there is no line `needs`"),
        ("hardest x-wing\n", "", "there is no line `hardest`"),
    ]);
}

#[test]
fn changes_of_names_of_cells_are_found() {
    check_changes(&[
        (
            "# X-Wing",
            "# X-Wing in r1c1",
            "1: r1c1 is named outside a mention",
        ),
        (
            "Choose a digit",
            "Choose r1c12",
            "r1c12 is named outside a mention",
        ),
        (
            "Choose a digit",
            "Choose [it](r1)",
            "it is mentioned without a position",
        ),
        (
            "[row 3](r3",
            "[row r3c3](r3",
            "r3c3 is named outside a mention",
        ),
    ]);
}

#[test]
fn changes_of_positions_are_found() {
    check_changes(&[
        ("givens .9.4", "givens .4.4", "21: the digits clash"),
        (
            "givens .9.4..........15",
            "givens .9.4..........1.",
            "21: the givens have several solutions",
        ),
        (
            "entries ..1.6..73",
            "entries ..1.6..72",
            "21: the entry in r1c9 is wrong, 3 belongs there",
        ),
        (
            "struck r7c1<>2",
            "struck r7c1<>4 r7c1<>2",
            "21: r7c1<>4 is struck but true",
        ),
        (
            "struck r7c1<>2",
            "struck r7c1<>1 r7c1<>2",
            "21: r7c1 has no 1 to strike",
        ),
    ]);
}

#[test]
fn changes_of_claims_are_found() {
    check_changes(&[
        (
            "step x-wing r8c5<>2 r8c9<>2",
            "step x-wing r8c5<>2",
            "concludes exactly this; there is: x-wing: r8c5<>2 r8c9<>2",
        ),
        (
            "step x-wing r8c5<>2 r8c9<>2",
            "step x-men r8c5<>2",
            "x-men is not a technique",
        ),
        (
            "step x-wing r8c5<>2 r8c9<>2",
            "step bf2 r8c5<>2 r8c9<>2",
            "the id of the technique is x-wing",
        ),
        (
            "step x-wing r8c5<>2 r8c9<>2",
            "step swordfish r8c5<>2",
            "swordfish is not a technique of x-wing",
        ),
        ("struck r7c1<>2 ", "struck ", "x-wing is not due: "),
        (
            "no x-wing r2c2<>7",
            "no x-wing r4c2<>5",
            "there is one: x-wing: r4c2<>5 r5c2<>5",
        ),
        ("no x-wing r2c2<>7", "no x-wing", "there is one: x-wing"),
    ]);
}

#[test]
fn changes_of_mentions_are_found() {
    check_changes(&[
        (
            "[row 3](r3 base)",
            "[row 4](r4 base)",
            "17: row 4 is not: base; the step has base r3 r9",
        ),
        (
            "[row 3](r3 base)",
            "[row 3](r3 cover)",
            "17: row 3 is not: cover; the step has cover c5 c9",
        ),
        (
            "[row 3](r3 base)",
            "[row 3](r3 pivot)",
            "the step has no such part, but digit, base, cover, cells",
        ),
        (
            "[row 3](r3 base)",
            "[row 3](r3 bass)",
            "bass is not a part that a cell or a house can play",
        ),
        ("[r3c5](cells)", "[r3c6](cells)", "r3c6 is not: cells"),
        ("[r3c5](cells)", "[r8c1](pattern)", "r8c1 is not: pattern"),
        (
            "[r8c5](target)",
            "[r8c6](target)",
            "19: r8c6 is not: target",
        ),
        ("[r4c1](has 7)", "[r4c1](has 6)", "r4c1 is not: has 6"),
        ("[r4c1](has 7)", "[r4c1](lacks 7)", "r4c1 is not: lacks 7"),
        ("[r4c1](has 7)", "[r1c1](is 2)", "r1c1 is not: is 2"),
        (
            "[row 5](r5 has 7)",
            "[row 5](r5 lacks 7)",
            "row 5 is not: lacks 7",
        ),
        (
            "[row 5](r5 has 7)",
            "[row 5](r5 base)",
            "row 5 has a part, but there is no step",
        ),
    ]);
}

#[test]
fn changes_of_puzzles_are_found() {
    check_changes(&[
        (
            "givens 5.93",
            "givens 5..3",
            "the puzzle has not one solution",
        ),
        (
            "hardest x-wing",
            "hardest xy-wing",
            "the hardest on its path is x-wing, not xy-wing",
        ),
        (
            "hardest x-wing",
            "hardest naked-pair",
            "nothing up to naked-pair solves it",
        ),
        (
            "hardest x-wing",
            "hardest x-men",
            "x-men is not a technique",
        ),
        (
            "needs x-wing",
            "needs swordfish",
            "swordfish is not a technique of x-wing",
        ),
    ]);
}

#[test]
fn correct_mentions_are_accepted() {
    for (from, to) in [
        ("[r3c5](cells)", "[r3c5](pattern)"),
        ("[r3c5](cells)", "[r3c5](base)"),
        ("[row 3](r3 base)", "[row 3](r3 pattern)"),
        ("[row 3](r3 base)", "[rows 3 and 9](r39 base)"),
        ("[r4c1](has 7)", "[r1c1](is 1)"),
        ("[r4c1](has 7)", "[r4c1](lacks 1)"),
        ("[row 5](r5 has 7)", "[row 5](r5 is 4)"),
        ("[column 5](c5 cover)", "[column 5](c5 target)"),
    ] {
        assert_eq!(problems("x-wing", from, to), [""; 0], "{to}");
    }
}

/// The second example is replaced by the third, so that all three have the same orientation.
#[test]
fn examples_differ_in_orientation() {
    let text = LessonText::parse(SAMPLE).unwrap();
    let page = Page::from_id("x-wing").unwrap();
    let with = |places: [usize; 3]| {
        let mut text = text.clone();
        for (place, from) in (2..5).zip(places) {
            text.sections[place] = LessonText::parse(SAMPLE).unwrap().sections.remove(from);
        }
        let problems = check::problems(page, &text);
        problems.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(with([2, 3, 4]), [""; 0]);
    let round = "15: all examples are the same way round: turn rows and columns in one";
    assert_eq!(with([2, 4, 4]), [round]);
}

#[test]
fn a_puzzle_that_does_not_need_its_technique_is_found() {
    // The hardest step on the path is an X-Wing, and the puzzle can be solved without a locked
    // pair.
    let found = problems("naked-pair", "needs x-wing", "needs locked-pair");
    let expected = "it can be solved without locked-pair";
    assert!(
        found.iter().any(|problem| problem.ends_with(expected)),
        "{found:#?}"
    );
}

#[test]
fn entries_are_shorter() {
    let found = problems("guardians", "", "");
    for expected in [
        "3 sections {#example}, not 0 to 2",
        "1 sections {#guided}, not 0",
        "1 sections {#puzzle}, not 0",
    ] {
        assert!(found.contains(&format!("1: {expected}")), "{found:#?}");
    }
}

#[test]
fn languages_are_compared() {
    let text = LessonText::parse(SAMPLE).unwrap();
    let other = |from: &str, to: &str| {
        let other = LessonText::parse(&SAMPLE.replacen(from, to, 1)).unwrap();
        let problems = check::differences(&other, &text);
        problems.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(other("# X-Wing\n\n", "# Annars\n\n\n"), [""; 0]);
    let expected = "15: the position is not that of the other language";
    assert_eq!(other("struck r7c1<>2 ", "struck "), [expected]);
    let sections = other("## Far apart {#example}", "## Far apart {#note}");
    assert!(sections[0].starts_with("1: the sections are idea look example example note"));
}
