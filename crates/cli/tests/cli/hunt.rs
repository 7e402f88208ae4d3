//! Tests `hunt`, which finds rare neighbours and restores them from the log.

use std::collections::HashSet;
use std::fs;

use crate::support::{RunOutput, hard, novena};

/// Returns a folder that is removed at the end, and the path of a log in it.
fn folder() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("hunt.txt").to_str().unwrap().to_owned();
    (folder, log)
}

fn hunt(more: &[&str]) -> RunOutput {
    hunt_for("6.0..", more)
}

/// Hunts for puzzles whose rating is in this range.
fn hunt_for(se: &str, more: &[&str]) -> RunOutput {
    let words = [
        "hunt",
        "--se",
        se,
        "--radius",
        "1",
        "--most-rated",
        "6",
        &hard(),
    ];
    novena(&[&words[..], more].concat(), "")
}

/// Returns the puzzles that were found, each with its rating.
fn finds(ran: &RunOutput) -> Vec<(String, String)> {
    let lines = ran.out.lines();
    lines
        .map(|line| {
            let (puzzle, rating) = line.split_once(' ').unwrap();
            (puzzle.to_owned(), rating.to_owned())
        })
        .collect()
}

#[test]
fn finds_are_minimal_and_rated_as_rate_does() {
    let ran = hunt(&["--visits", "1"]);
    let found = finds(&ran);
    assert!(!found.is_empty(), "{}", ran.err);
    assert_eq!(ran.code, 0);
    for (puzzle, rating) in &found {
        let rated = novena(&["rate", "--scale", "se", puzzle], "").out;
        assert!(rated.contains(rating), "{rated} {rating}");
        assert!(*rating.as_str() >= *"6.0", "{rating}");
        let checked = novena(&["check", "--verbose", puzzle], "").out;
        assert!(checked.starts_with("unique"), "{checked}");
    }
    // The hunt never finds two equivalent puzzles.
    let all: Vec<&str> = found.iter().map(|(puzzle, _)| puzzle.as_str()).collect();
    let all = all.join("\n");
    let distinct = novena(&["canon", "--dedupe"], &all);
    assert_eq!(distinct.out.lines().count(), found.len());
}

#[test]
fn threads_change_nothing() {
    let one = hunt(&["--visits", "2", "-j", "1"]);
    for more in [&["-j", "3"][..], &["--backend", "auto"]] {
        let other = hunt(&[&["--visits", "2"], more].concat());
        assert_eq!((other.out, other.err), (one.out.clone(), one.err.clone()));
    }
}

#[test]
fn both_ends_of_the_range_count() {
    let all = finds(&hunt(&["--visits", "1"]));
    let er = |find: &(String, String)| find.1.split('/').next().unwrap().to_owned();
    let mut ratings: Vec<String> = all.iter().map(er).collect();
    ratings.sort();
    ratings.dedup();
    let [low, .., high] = &ratings[..] else {
        panic!("{ratings:?}")
    };
    // All ratings have one digit before the point.
    let ends = [
        (low.clone(), low, low),
        (format!("..{low}"), &"6.0".to_owned(), low),
        (format!("{high}.."), high, high),
        (format!("{low}..{high}"), low, high),
    ];
    for (range, least, most) in ends {
        let expected: Vec<_> = all
            .iter()
            .filter(|find| (least..=most).contains(&&er(find)))
            .cloned()
            .collect();
        let found = finds(&hunt_for(&range, &["--visits", "1"]));
        assert_eq!(found, expected, "{range}");
    }
    let ran = hunt_for("9.0..8.0", &[]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(
        ran.err.contains("a range ends before it begins"),
        "{}",
        ran.err
    );
}

#[test]
fn a_log_in_use_is_refused() {
    let (_folder, log) = folder();
    let file = fs::File::create(&log).unwrap();
    file.lock().unwrap();
    let ran = hunt(&["--visits", "1", "--log", &log]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    let said = format!("{log} is in use by another hunt");
    assert!(ran.err.contains(&said), "{}", ran.err);
    drop(file);
    assert_eq!(hunt(&["--visits", "1", "--log", &log]).code, 0);
}

#[test]
fn a_hunt_goes_on_from_its_log() {
    let (_folder, log) = folder();
    let first = hunt(&["--visits", "1", "--log", &log]);
    // The log ends with an incomplete line, as after a power failure.
    let mut text = fs::read_to_string(&log).unwrap();
    assert!(text.starts_with("# novena hunt 1\n"), "{text}");
    assert_eq!(text.matches(" visited\n").count(), 1);
    text += "....9582...5.1";
    fs::write(&log, &text).unwrap();
    let second = hunt(&["--visits", "1", "--log", &log]);
    let before: HashSet<_> = finds(&first).into_iter().collect();
    assert!(finds(&second).iter().all(|find| !before.contains(find)));
    let after = fs::read_to_string(&log).unwrap();
    assert_eq!(after.matches(" visited\n").count(), 2, "{}", second.err);
    assert_eq!(after.matches(" start ").count(), 1);
    // Other commands can read the log too.
    let checked = novena(&["check", &log], "");
    assert!(
        checked
            .out
            .lines()
            .all(|line| line == "unique" || line.starts_with('#'))
    );
}

#[test]
fn files_that_are_not_logs_are_left_alone() {
    let (_folder, log) = folder();
    for text in ["my notes\n", "# novena hunt 2\n", "\u{1}"] {
        fs::write(&log, text).unwrap();
        let ran = hunt(&["--visits", "1", "--log", &log]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{text:?}");
        assert!(
            ran.err.contains("is not a log of novena hunt"),
            "{}",
            ran.err
        );
        assert_eq!(fs::read_to_string(&log).unwrap(), text);
    }
    let line = "# novena hunt 1\nnonsense\n";
    fs::write(&log, line).unwrap();
    let ran = hunt(&["--visits", "1", "--log", &log]);
    let said = format!("warning: {log}:2: this line cannot be read and is skipped");
    assert!(ran.err.contains(&said), "{}", ran.err);
    assert!(fs::read_to_string(&log).unwrap().starts_with(line));
}

#[test]
fn few_givens_come_from_puzzles_of_its_own() {
    let words = ["hunt", "--givens", "18", "--seed", "1", "-n", "1"];
    let ran = novena(&words, "");
    assert_eq!((ran.code, ran.out.lines().count()), (0, 1), "{}", ran.err);
    for puzzle in ran.out.lines() {
        let givens = puzzle.chars().filter(char::is_ascii_digit).count();
        assert!(givens <= 18, "{puzzle}");
        assert_eq!(novena(&["check", puzzle], "").out, "unique\n");
    }
    assert_eq!(novena(&words, "").out, ran.out);
}

#[test]
fn wrong_starts_are_named() {
    let several = ".".repeat(81);
    let ran = novena(&["hunt", "-"], &several);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(
        ran.err.contains("not exactly one solution; left out"),
        "{}",
        ran.err
    );
    assert!(
        ran.err.contains("there is no puzzle to start from"),
        "{}",
        ran.err
    );
    let ran = novena(&["hunt", "--givens", "16"], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("17, 18"), "{}", ran.err);
}
