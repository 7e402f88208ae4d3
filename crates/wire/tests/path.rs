//! Tests that paths survive a round trip, and that an error in a path gives its position.

use novena_core::{Cell, Puzzle};
use novena_kernel::{Solver as _, Wave};
use novena_techniques::{Kind, LinkReason, Position, Reasoner, Role, Step};
use novena_wire::path::{Outcome, Path};
use novena_wire::{ReadError, step};
use proptest::prelude::*;
use serde_json::Value;

const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

/// A reasoner without last resorts, which take seconds if no other technique applies.
fn solver() -> Reasoner {
    Reasoner::standard().only(|kind| !kind.is_last_resort())
}

fn found(puzzle: &Puzzle) -> Option<Path> {
    let unique = Wave::new().count(puzzle, 2) == 1;
    let start = Position::new(puzzle).ok()?.assuming_uniqueness(unique);
    Some(Path::new(start.clone(), solver().path(start)))
}

/// The JSON block in the documentation page.
fn documented() -> &'static str {
    let page = include_str!("../../../docs/steps.md");
    let (_, after) = page.split_once("```json\n").unwrap();
    after.split_once("```").unwrap().0
}

#[test]
fn the_documented_example_is_read_and_written() {
    let path = Path::from_json(documented()).unwrap();
    assert_eq!(path.outcome, Some(Outcome::Stuck));
    assert_eq!(path.steps.len(), 2);
    assert_eq!(path.steps[1].kind, Kind::X_WING);
    let expected: Value = serde_json::from_str(documented()).unwrap();
    let written: Value = serde_json::from_str(&path.to_json()).unwrap();
    assert_eq!(written, expected);
}

/// The documentation states that the first step of its example is real.
#[test]
fn the_documented_first_step_is_correct() {
    let path = Path::from_json(documented()).unwrap();
    let solution = Wave::new().first(&PUZZLE.parse().unwrap()).unwrap();
    let placed: Vec<_> = path.steps[0].placements().collect();
    assert_eq!(placed.len(), 1);
    assert_eq!(solution[placed[0].cell], placed[0].digit);
    assert!(solver().all_steps(&path.start).contains(&path.steps[0]));
}

#[test]
fn the_documented_error_is_the_real_message() {
    let page = include_str!("../../../docs/steps.md");
    let error = Path::from_json(&documented().replace("4r5c3", "4r5c0")).unwrap_err();
    assert!(page.contains(&error.to_string()), "{error}");
}

#[test]
fn outcomes_are_distinguished() {
    let lists = [
        include_str!("../../cli/lists/easy.txt"),
        include_str!("../../cli/lists/several.txt"),
        include_str!("../../cli/lists/none.txt"),
    ];
    let outcomes = lists.map(|list| {
        let puzzles = list.lines().map(|line| line.parse().unwrap());
        let mut paths = puzzles.filter_map(|puzzle| found(&puzzle));
        // In some puzzles without a solution, the techniques get stuck before they find a
        // contradiction.
        let is_decided = |path: &Path| path.outcome != Some(Outcome::Stuck);
        paths.find(is_decided).and_then(|path| path.outcome)
    });
    assert_eq!(
        outcomes,
        [Some(Outcome::Solved), None, Some(Outcome::Contradiction)]
    );
}

#[test]
fn a_position_along_the_path_survives_a_round_trip() {
    let path = found(&PUZZLE.parse().unwrap()).unwrap();
    let mut position = path.start.clone();
    for (place, step) in path.steps.iter().enumerate() {
        position.apply(step).unwrap();
        let rest = path.steps[place + 1..].to_vec();
        let later = Path::open(position.clone(), rest);
        assert_eq!(Path::from_json(&later.to_json()), Ok(later));
    }
}

#[track_caller]
fn check(json: &str, expected: &str) {
    let error = Path::from_json(json).unwrap_err();
    assert_eq!(error.to_string(), expected, "{json}");
}

/// A path of the puzzle that includes this field.
fn with(fields: &str) -> String {
    format!(r#"{{"puzzle":"{PUZZLE}",{fields}}}"#)
}

#[test]
fn text_that_is_not_json_is_reported() {
    check("", "line 1, column 0: not JSON: EOF while parsing a value");
    check(
        "{",
        "line 1, column 1: not JSON: EOF while parsing an object",
    );
    check(
        &format!("{} x", with(r#""steps":[]"#)),
        "line 1, column 107: not JSON: trailing characters",
    );
}

#[test]
fn wrong_values_are_named() {
    check(
        "7",
        "line 1, column 1: invalid type: integer `7`, expected an object with a path",
    );
    check("{}", "line 1, column 2: missing field `puzzle`");
    check(
        r#"{"puzzle":"12"}"#,
        "puzzle (line 1, column 14): expected 81 cells, digits and dots, found \"12\"",
    );
    check(
        &with(r#""steps":[{"technique":"x-men","place":["5r1c1"]}]"#),
        "steps[0].technique (line 1, column 123): expected the id of a technique, found \"x-men\"",
    );
    check(
        &with(r#""steps":[{"technique":"bf2","place":["5r1c1"]}]"#),
        "steps[0].technique (line 1, column 121): expected the id of a technique, found \"bf2\"",
    );
    check(
        &with("\n\"steps\":[{\"technique\":\"x-wing\"}]"),
        "steps[0] (line 2, column 32): expected something to place or to eliminate",
    );
    check(
        &with("\n\"candidates\":[\"1\",\"11\"],\"steps\":[]"),
        "candidates[1] (line 2, column 22): expected digits such as 258, none twice, found \"11\"",
    );
    check(
        &with("\n\"candidates\":[\"1\"],\"steps\":[]"),
        "candidates (line 2, column 18): expected 81 cells, found 1",
    );
    check(
        &with("\n\"outcome\":7,\"steps\":[]"),
        "outcome (line 2, column 11): invalid type: integer `7`, expected solved, stuck or contradiction",
    );
}

#[test]
fn wrong_evidence_is_named() {
    let with_evidence = |evidence: &str| {
        with(&format!(
            "\n\"steps\":[{{\"technique\":\"x-wing\",\"place\":[\"5r1c1\"],\"evidence\":[\n{evidence}]}}]"
        ))
    };
    for (evidence, expected) in [
        (
            r#"{"role":"base"}"#,
            " (line 3, column 16): expected one of houses, cells, digits, candidates or links, or cells with digits",
        ),
        (
            r#"{"role":"base","houses":["r1"],"cells":["r1c1"]}"#,
            " (line 3, column 49): expected one of houses, cells, digits, candidates or links, or cells with digits",
        ),
        (
            r#"{"role":"base","houses":["r1","r0"]}"#,
            ".houses[1] (line 3, column 34): expected a house such as r1, c1 or b1, found \"r0\"",
        ),
        (
            r#"{"role":"base","cells":["r1c1","r10c1"]}"#,
            ".cells[1] (line 3, column 38): expected a cell such as r1c1, found \"r10c1\"",
        ),
        (
            r#"{"role":"link","links":[{"from":{"digit":0,"cells":[]}}]}"#,
            ".links[0].from.digit (line 3, column 42): expected a digit from 1 to 9, found 0",
        ),
    ] {
        check(
            &with_evidence(evidence),
            &format!("steps[0].evidence[0]{expected}"),
        );
    }
}

/// serde's derived code would also accept a list of the fields in order.
#[test]
fn lists_are_not_objects() {
    let step = |step: &str| with(&format!("\n\"steps\":[{step}]"));
    let evidence = |evidence: &str| {
        step(&format!(
            r#"{{"technique":"x-wing","place":["5r1c1"],"evidence":[{evidence}]}}"#
        ))
    };
    let link = |link: &str| evidence(&format!(r#"{{"role":"link","links":[{link}]}}"#));
    let wrong = "invalid type: sequence, expected an object with ";
    for (json, at) in [
        (
            format!("[\"{PUZZLE}\",null,null,true,false,null,null,[]]"),
            "",
        ),
        (step(r#"["x-wing",["5r1c1"],[],[]]"#), "steps[0]"),
        (evidence(r#"["base",["r1"]]"#), "steps[0].evidence[0]"),
        (
            link(r#"[{"digit":1,"cells":[]},{"digit":1,"cells":[]},"weak"]"#),
            "steps[0].evidence[0].links[0]",
        ),
        (
            link(r#"{"from":[1,["r1c1"]],"to":[1,["r1c2"]],"type":"weak"}"#),
            "steps[0].evidence[0].links[0].from",
        ),
        (
            link(r#"{"from":{"digit":1,"cells":["r1c1"],"set":[["r1c1"],"12"]}}"#),
            "steps[0].evidence[0].links[0].from.set",
        ),
    ] {
        let message = Path::from_json(&json).unwrap_err().to_string();
        assert!(
            message.starts_with(at) && message.contains(wrong),
            "{message}"
        );
    }
    check(
        &link(
            r#"{"from":{"digit":1,"cells":[]},"to":{"digit":1,"cells":[]},"type":{"weak":null}}"#,
        ),
        "steps[0].evidence[0].links[0].type (line 2, column 151): invalid type: map, expected strong or weak",
    );
}

#[test]
fn contradictions_are_named() {
    check(
        &format!(r#"{{"puzzle":"55{}","steps":[]}}"#, ".".repeat(79)),
        "puzzle: r1c2 cannot hold 5",
    );
    check(
        &with(&format!(r#""entries":"..5{}","steps":[]"#, ".".repeat(78))),
        "entries: r1c3 cannot hold 5",
    );
    let mut candidates = vec!["\"\""; 81];
    candidates[0] = "\"3\"";
    check(
        &with(&format!(
            r#""candidates":[{}],"steps":[]"#,
            candidates.join(",")
        )),
        "candidates: r1c1 cannot hold 3",
    );
    candidates[0] = "\"\"";
    check(
        &with(&format!(
            r#""candidates":[{}],"steps":[]"#,
            candidates.join(",")
        )),
        "candidates: no digit is left for r1c1",
    );
}

#[test]
fn unknown_fields_and_roles_are_ignored() {
    let plain = with(r#""steps":[{"technique":"x-wing","place":["5r1c1"]}]"#);
    let strange = with(
        r#""maker":{"name":["other"]},"steps":[{"technique":"x-wing","level":"silly","note":1,"place":["5r1c1"],"evidence":[{"role":"wizard","wand":1}]}]"#,
    );
    assert_eq!(Path::from_json(&strange), Path::from_json(&plain));
    assert!(Path::from_json(&plain).is_ok());
}

/// Earlier versions counted a cell outside the house as part of an almost locked set.
#[test]
fn a_set_with_a_cell_outside_is_not_a_reason() {
    let read = |cells: &str| {
        let node = |digit: u8, cell: &str| {
            format!(
                r#"{{"digit":{digit},"cells":["{cell}"],"set":{{"cells":[{cells}],"digits":"1235"}}}}"#
            )
        };
        let json = format!(
            r#"{{"technique":"als-aic-type-2","eliminate":["1r2c2"],"evidence":[{{"role":"link","links":[{{"from":{},"to":{},"type":"strong","reason":{{"because":"set"}}}}]}}]}}"#,
            node(1, "r1c9"),
            node(5, "r1c2"),
        );
        let step = step::from_json(&json).unwrap();
        step.ways(Role::Link)[0][0]
    };
    let set = read(r#""r1c1","r1c2","r1c9""#);
    assert_eq!(set.reason, LinkReason::Set);
    assert_eq!(set.set().unwrap().cells.len(), 3);
    let bent = read(r#""r1c1","r1c9","r2c2""#);
    assert_eq!((bent.reason, bent.set()), (LinkReason::Unstated, None));
}

#[test]
fn every_error_id_occurs() {
    let errors = [
        "{",
        "{}",
        r#"{"puzzle":7}"#,
        &format!(r#"{{"puzzle":"55{}","steps":[]}}"#, ".".repeat(79)),
    ]
    .map(|json| Path::from_json(json).unwrap_err());
    assert!(
        errors
            .iter()
            .map(ReadError::id)
            .eq(ReadError::IDS.iter().copied())
    );
    for error in errors {
        let words = error.to_string();
        assert!(error.args().iter().all(|(_, value)| words.contains(value)));
    }
}

/// Every step in a position, of any technique, survives a round trip.
fn check_steps(position: &Position) {
    for found in solver().all_steps(position) {
        let json = step::to_json(&found);
        assert_eq!(step::from_json(&json).as_ref(), Ok(&found), "{json}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn real_paths_are_read_back(line in 0..500usize, which in 0..4usize) {
        let list = [
            include_str!("../../cli/lists/easy.txt"),
            include_str!("../../cli/lists/hard.txt"),
            include_str!("../../cli/lists/several.txt"),
            include_str!("../../cli/lists/none.txt"),
        ][which];
        let puzzle: Puzzle = list.lines().nth(line).unwrap().parse().unwrap();
        let Some(path) = found(&puzzle) else {
            return Ok(());
        };
        let read = Path::from_json(&path.to_json());
        prop_assert_eq!(read.as_ref(), Ok(&path));
        check_steps(&path.start);
    }

    /// Any text, including a real path with a few bytes changed, is either a path or an error.
    #[test]
    fn changed_texts_never_panic(
        text: String,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), 0..128u8), 1..8),
    ) {
        let _ = Path::from_json(&text);
        let mut bytes = documented().as_bytes().to_vec();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(path) = Path::from_json(&String::from_utf8(bytes).unwrap()) {
            prop_assert_eq!(Path::from_json(&path.to_json()), Ok(path));
        }
    }

    /// All removed candidates and entries survive the round trip.
    #[test]
    fn any_position_survives_a_round_trip(
        line in 0..500usize,
        filled in proptest::collection::vec(any::<bool>(), 81),
        struck in proptest::collection::vec(0..729usize, 0..80),
    ) {
        let list = include_str!("../../cli/lists/hard.txt");
        let puzzle: Puzzle = list.lines().nth(line).unwrap().parse().unwrap();
        let solution = Wave::new().first(&puzzle).unwrap();
        let mut grid = puzzle.grid().unwrap();
        for candidate in struck.into_iter().map(novena_core::Candidate::from_index) {
            if solution[candidate.cell] != candidate.digit {
                grid.eliminate(candidate).unwrap();
            }
        }
        for (cell, filled) in Cell::all().zip(filled) {
            if filled && grid.placed(cell).is_none() {
                grid.place(cell.with(solution[cell])).unwrap();
            }
        }
        let start = Position::from_grid(grid, puzzle.givens()).assuming_uniqueness(true);
        let steps = vec![Step::place(Kind::FULL_HOUSE, Cell::at(0, 0).with(solution[Cell::at(0, 0)]))];
        let path = Path::open(start, steps);
        prop_assert_eq!(Path::from_json(&path.to_json()), Ok(path));
    }
}
