//! Tests the course from the command line, without a terminal.

use novena_store::{Day, ExerciseResult, Outcome, Store};

use crate::support::{novena, novena_in};

fn folder() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().display().to_string();
    (folder, path)
}

/// Records the results of seven exercises of a lesson on a day long ago. Six were solved, and one
/// was missed.
fn record_results(folder: &tempfile::TempDir) {
    let mut store = Store::open(folder.path()).unwrap().store;
    let today: Day = "2020-01-01".parse().unwrap();
    for seed in 0..7 {
        let outcome = if seed < 6 {
            Outcome::Found
        } else {
            Outcome::Missed
        };
        let result = ExerciseResult {
            lesson: "x-wing".parse().unwrap(),
            seed,
            outcome,
            today,
        };
        store.record_exercise(&result).unwrap();
    }
}

#[test]
fn the_course_is_listed_with_progress() {
    let (kept, data) = folder();
    record_results(&kept);
    let ran = novena(&["learn", "--data", &data], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let lessons = ran.out.lines().filter(|line| line.contains('○'));
    assert_eq!(lessons.count(), 36, "{}", ran.out);
    let line = ran.out.lines().find(|line| line.contains(" x-wing "));
    let line = line.unwrap_or_else(|| panic!("{}", ran.out));
    assert!(line.starts_with(" 12  x-wing "), "{line}");
    assert!(
        line.ends_with("●●●●●●○○○  X-Wing · mastered · 1 exercise to repeat today"),
        "{line}"
    );
    assert!(ran.out.contains("\n     guardians "), "{}", ran.out);

    let plain = novena(&["learn", "--ascii", "--data", &data], "");
    assert!(plain.out.contains("******...  X-Wing"), "{}", plain.out);
    let swedish = novena_in(&["learn", "--data", &data], "", "sv_SE.UTF-8");
    assert!(
        swedish.out.contains("1 övning att göra om i dag"),
        "{}",
        swedish.out
    );
}

#[test]
fn the_list_is_available_as_json() {
    let (kept, data) = folder();
    record_results(&kept);
    let ran = novena(&["learn", "--to", "json", "--data", &data], "");
    let list: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let lesson = &list["lessons"][11];
    assert_eq!(lesson["id"], "x-wing");
    assert_eq!((&lesson["found"], &lesson["due"]), (&6.into(), &1.into()));
    assert_eq!(lesson["mastered"], true);
    assert_eq!(lesson["complete"], false);
    assert!(!list["entries"].as_array().unwrap().is_empty());
}

#[test]
fn a_lesson_is_printed_without_a_terminal() {
    let ran = novena(&["learn", "x-wing"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("X-Wing\n======\n"), "{}", ran.out);
    assert!(
        ran.out.lines().all(|line| line.chars().count() <= 81),
        "{}",
        ran.out
    );
    // Three examples include the engine's argument. Neither the near miss nor the guided search
    // does.
    assert_eq!(ran.out.matches("\nX-Wing:\n").count(), 3, "{}", ran.out);
    let spanish = novena_in(&["learn", "12"], "", "es_ES.UTF-8");
    assert!(spanish.out.starts_with("X-Wing\n"), "{}", spanish.out);
    assert_ne!(spanish.out, ran.out);
    assert_eq!(novena(&["learn", "whale"], "").code, 0);
}

#[test]
fn a_misspelt_lesson_gets_suggestions() {
    let ran = novena(&["learn", "x-wnig"], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("(did you mean x-wing, "), "{}", ran.err);
}
