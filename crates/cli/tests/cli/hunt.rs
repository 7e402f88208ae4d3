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
fn finds_are_unique_distinct_and_correctly_rated() {
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
    // A hunt never finds two equivalent puzzles.
    let all: Vec<&str> = found.iter().map(|(puzzle, _)| puzzle.as_str()).collect();
    let all = all.join("\n");
    let distinct = novena(&["canon", "--dedupe"], &all);
    assert_eq!(distinct.out.lines().count(), found.len());
}

#[test]
fn threads_and_backends_do_not_change_the_finds() {
    let one = hunt(&["--visits", "2", "-j", "1"]);
    for more in [&["-j", "3"][..], &["--backend", "auto"]] {
        let other = hunt(&[&["--visits", "2"], more].concat());
        assert_eq!((other.out, other.err), (one.out.clone(), one.err.clone()));
    }
}

#[test]
fn both_ends_of_the_range_are_included() {
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

/// Runs a hunt without a break, and the same hunt as several runs, each of which ends after a few
/// more finds. Both must produce the same finds and the same log.
#[track_caller]
fn check_same_in_pieces(goal: &[&str], starts: &[&str], visits: usize, few: &str) {
    let (folder, whole_log) = folder();
    let run = |log: &str, visits: usize, more: &[&str]| {
        let words = ["hunt", "--log", log, "--visits", &visits.to_string()];
        novena(&[&words[..], goal, more].concat(), "")
    };
    let whole = run(&whole_log, visits, starts);
    assert!(whole.out.lines().count() > 2, "{}", whole.err);
    let log = folder.path().join("pieces.txt");
    let log = log.to_str().unwrap();
    // The starting puzzles are in the log, so they are specified only for the first run.
    let mut out = run(log, visits, &[starts, &["-n", few]].concat()).out;
    while out.len() < whole.out.len() {
        let left = visits - visits_in(&fs::read_to_string(log).unwrap());
        let ran = run(log, left, &["-n", few]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        out += &ran.out;
    }
    assert_eq!(out, whole.out);
    // The last find may have ended the last run before its visit was over.
    let left = visits - visits_in(&fs::read_to_string(log).unwrap());
    if left > 0 {
        run(log, left, &[]);
    }
    assert!(fs::read(log).unwrap() == fs::read(&whole_log).unwrap());
}

fn visits_in(log: &str) -> usize {
    log.matches(" visited ").count()
}

#[test]
fn a_hunt_for_hard_puzzles_is_the_same_in_pieces() {
    let goal = ["--se", "6.0..", "--radius", "1", "--most-rated", "6"];
    check_same_in_pieces(&goal, &[&hard()], 3, "1");
}

#[test]
fn a_hunt_for_few_givens_is_the_same_in_pieces() {
    check_same_in_pieces(&["--givens", "18"], &["--seed", "1"], 97, "20");
}

/// A running hunt, which is killed if its test fails.
#[cfg(unix)]
struct Running(std::process::Child);

#[cfg(unix)]
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Presses Ctrl-C as soon as the log of a hunt satisfies `is_enough`, and continues the hunt to the
/// end of a visit. The log and the output file must then be the same as those of a hunt that was
/// not interrupted. Returns the log and the output file as they were after Ctrl-C.
#[cfg(unix)]
fn interrupted(
    goal: &[&str],
    starts: &str,
    is_enough: impl Fn(&str) -> bool,
) -> (String, Option<String>) {
    use std::process::{Command, Stdio};

    let (folder, log) = folder();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (start, file) = (path("start.txt"), path("finds.txt"));
    fs::write(&start, starts).unwrap();
    let words = [&["hunt", "--log", &log, "-o", &file], goal].concat();
    let child = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(&words)
        .args(["-j", "1", &start])
        .env("NOVENA_CONFIG", "")
        .stderr(Stdio::null())
        .spawn();
    let mut running = Running(child.unwrap());
    while !is_enough(&fs::read_to_string(&log).unwrap_or_default()) {
        assert_eq!(running.0.try_wait().unwrap(), None, "the hunt has ended");
        std::thread::yield_now();
    }
    let id = running.0.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status();
    assert!(killed.unwrap().success());
    assert_eq!(running.0.wait().unwrap().code(), Some(130));
    let kept = (
        fs::read_to_string(&log).unwrap(),
        fs::read_to_string(&file).ok(),
    );
    let ran = novena(&[&words[..], &["--visits", "1"]].concat(), "");
    let (text, finds) = (fs::read(&log).unwrap(), fs::read(&file).unwrap());
    assert!(text.starts_with(kept.0.as_bytes()), "{}", ran.err);
    // Run the hunt again without a break.
    fs::remove_file(&log).unwrap();
    fs::remove_file(&file).unwrap();
    let visits = visits_in(str::from_utf8(&text).unwrap()).to_string();
    let ran = novena(&[&words[..], &["--visits", &visits, &start]].concat(), "");
    assert!(fs::read(&log).unwrap() == text, "{}", ran.err);
    assert!(fs::read(&file).unwrap() == finds, "{}", ran.err);
    kept
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_every_rating() {
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/lists/hard.txt");
    let list = fs::read_to_string(list).unwrap();
    let starts: String = list.split_inclusive('\n').take(200).collect();
    let goal = ["--se", "6.0..", "--radius", "1", "--most-rated", "6"];
    // Interrupt the hunt while the starting puzzles are being rated.
    let rated_starts = |log: &str| log.matches(" start ").count();
    let (log, file) = interrupted(&goal, &starts, |log| rated_starts(log) > 1);
    assert!(rated_starts(&log) < 200 && file.is_none(), "{log}");
    // Interrupt the hunt while neighbours are being rated.
    let few: String = starts.split_inclusive('\n').take(3).collect();
    let (log, file) = interrupted(&goal, &few, |log| log.contains(" found"));
    let finds = log.matches(" found").count();
    assert_eq!(file.unwrap().lines().count(), finds);
}

/// A visit to a puzzle with 18 givens takes seconds.
#[cfg(unix)]
#[test]
fn an_interrupt_keeps_the_finds_of_the_current_visit() {
    let start = "..............1.23.45.6.7..........8...47.....3......1...8.......6...4..8....35..";
    let (log, file) = interrupted(&["--givens", "18"], start, |log| log.contains(" found"));
    let finds = log.matches(" found").count();
    assert_eq!(file.unwrap().lines().count(), finds);
    assert_eq!(visits_in(&log), 0);
}

#[test]
fn the_output_file_has_all_finds_of_the_log() {
    let (folder, log) = folder();
    let file = folder.path().join("finds.txt");
    let file = file.to_str().unwrap();
    let run = |se, more: &[&str]| hunt_for(se, &[&["--log", &log, "-o", file], more].concat());
    let text = || fs::read_to_string(file).unwrap();
    // If nothing is found, an older file is left unchanged.
    fs::write(file, "older\n").unwrap();
    let ran = run("11.0..", &["--visits", "1"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);
    let message = format!("{file} was not written; the older file of that name is unchanged.\n");
    assert!(ran.err.contains(&message), "{}", ran.err);
    assert_eq!(text(), "older\n");
    // The puzzles that the first run met are finds in this run.
    let whole = hunt(&["--visits", "1"]).out;
    let (first, rest) = whole.split_once('\n').unwrap();
    assert!(first.ends_with(" 7.6/1.2/1.2"), "{first}");
    let ran = run("6.0..7.5", &["-n", "5"]);
    assert_eq!((ran.code, ran.out.as_str()), (0, ""), "{}", ran.err);
    assert_eq!(text(), rest);
    // The limit applies only to new finds, even though the new one is written first.
    assert_eq!(run("6.0..", &["-n", "1"]).code, 0);
    assert_eq!(text(), whole);
    // Another visit finds more puzzles.
    assert_eq!(run("6.0..", &["--visits", "1"]).code, 0);
    let more = text();
    assert!(more.starts_with(&whole) && more != whole, "{more}");
    // Only new finds are written to standard output.
    let ran = hunt(&["--log", &log, "--visits", "1"]);
    assert!(!ran.out.is_empty(), "{}", ran.err);
    assert!(ran.out.lines().all(|find| !more.contains(find)));
}

#[test]
fn a_log_in_use_is_refused() {
    let (_folder, log) = folder();
    let file = fs::File::create(&log).unwrap();
    file.lock().unwrap();
    let ran = hunt(&["--visits", "1", "--log", &log]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    let message = format!("{log} is in use by another hunt");
    assert!(ran.err.contains(&message), "{}", ran.err);
    drop(file);
    assert_eq!(hunt(&["--visits", "1", "--log", &log]).code, 0);
}

/// A hunt with a different goal or a larger radius visits the puzzles again.
#[test]
fn visits_count_only_for_their_goal_and_radius() {
    let (_folder, log) = folder();
    let canon = novena(&["canon", &hard()], "").out;
    let start = canon.trim_end();
    // Version 1 logs did not state how puzzles were visited.
    let text = format!("# novena hunt 1\n{start} start 7.2/1.2/1.2\n{start} visited\n");
    fs::write(&log, &text).unwrap();
    let run = |more: &[&str]| {
        let words = ["hunt", "--most-rated", "1", "--visits", "1", "--log", &log];
        novena(&[&words[..], more].concat(), "").code
    };
    for radius in ["1", "2"] {
        assert_eq!(run(&["--radius", radius]), 1);
        assert_eq!(fs::read_to_string(&log).unwrap(), text);
    }
    let ran = novena(
        &["hunt", "--givens", "18", "--visits", "1", "--log", &log],
        "",
    );
    let after = fs::read_to_string(&log).unwrap();
    let visit = format!("{start} visited givens 1\n");
    assert!(after.contains(&visit), "{} {after}", ran.err);
}

#[test]
fn a_start_that_an_interrupted_visit_rated_is_not_rated_again() {
    let (_folder, log) = folder();
    let canon = novena(&["canon", &hard()], "").out;
    let start = canon.trim_end();
    // The true rating is 7.2.
    fs::write(&log, format!("# novena hunt 2\n{start} met 3.3/1.2/1.2\n")).unwrap();
    let ran = hunt(&["--visits", "1", "--log", &log]);
    let after = fs::read_to_string(&log).unwrap();
    let line = format!("{start} start 3.3/1.2/1.2\n");
    assert!(after.contains(&line), "{} {after}", ran.err);
}

#[test]
fn a_hunt_continues_from_its_log() {
    let (_folder, log) = folder();
    let first = hunt(&["--visits", "1", "--log", &log]);
    // The log ends with an incomplete line, as after a power failure.
    let mut text = fs::read_to_string(&log).unwrap();
    assert!(text.starts_with("# novena hunt 2\n"), "{text}");
    assert_eq!(text.matches(" visited se 1\n").count(), 1);
    text += "....9582...5.1";
    fs::write(&log, &text).unwrap();
    let second = hunt(&["--visits", "1", "--log", &log]);
    let before: HashSet<_> = finds(&first).into_iter().collect();
    assert!(finds(&second).iter().all(|find| !before.contains(find)));
    let after = fs::read_to_string(&log).unwrap();
    let visits = after.matches(" visited se 1\n").count();
    assert_eq!(visits, 2, "{}", second.err);
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
fn files_that_are_not_logs_are_not_changed() {
    let (_folder, log) = folder();
    for text in ["my notes\n", "# novena hunt 3\n", "\u{1}"] {
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
    let line = "# novena hunt 2\nnonsense\n";
    fs::write(&log, line).unwrap();
    let ran = hunt(&["--visits", "1", "--log", &log]);
    let message = format!("warning: {log}:2: this line cannot be read and is skipped");
    assert!(ran.err.contains(&message), "{}", ran.err);
    assert!(fs::read_to_string(&log).unwrap().starts_with(line));
}

#[test]
fn finds_are_not_written_over_the_log() {
    let (folder, log) = folder();
    // Another path to the same file.
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    let detour = inner.join("../hunt.txt").display().to_string();
    let text = "# novena hunt 2\n";
    for kept in [None, Some(text)] {
        if let Some(text) = kept {
            fs::write(&log, text).unwrap();
        }
        for output in [&log, &detour] {
            let ran = hunt(&["--visits", "1", "--log", &log, "-o", output]);
            let message = format!("error: {output} is the log; the finds need another file\n");
            assert_eq!((ran.code, ran.out.as_str(), ran.err), (2, "", message));
            assert_eq!(fs::read_to_string(&log).ok().as_deref(), kept);
        }
    }
}

#[test]
fn a_hunt_for_few_givens_generates_its_own_starts() {
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
fn invalid_starts_are_reported() {
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
