//! Runs the whole program with simulated cards. Instead of the driver, it loads `driver_twin.cpp`
//! from `novena-gpu`, which runs the source of the kernels on the host.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

use novena_core::Puzzle;
use novena_kernel::{Verdict, Wave};

use super::left_out::left_out;
use super::{compiler, lines_about_cards, puzzles};
use crate::support::{RunOutput, novena};

/// The folders with the libraries that replace the driver.
struct Drivers {
    twin: PathBuf,
    lost: PathBuf,
}

/// The libraries are compiled only once. Returns `None` if there is no compiler.
fn drivers() -> Option<&'static Drivers> {
    static DRIVERS: OnceLock<Option<Drivers>> = OnceLock::new();
    DRIVERS
        .get_or_init(|| {
            Some(Drivers {
                twin: compiler::driver("driver_twin")?,
                lost: compiler::driver("lost_card")?,
            })
        })
        .as_ref()
}

/// Returns a folder for one test, which is empty at first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes a list that is long enough for many batches, and returns its path.
fn long_list(folder: &Path) -> PathBuf {
    let file = folder.join("list.txt");
    fs::write(&file, puzzles().repeat(40)).unwrap();
    file
}

/// Runs `novena` with the driver in this folder, and returns what the program printed.
fn with_driver(driver: &Path, settings: &[(&str, &str)], words: &[&str]) -> RunOutput {
    let output = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(words)
        .env("LC_ALL", "C")
        .env("NOVENA_CONFIG", "")
        .env("LD_LIBRARY_PATH", driver)
        .envs(settings.iter().copied())
        .output()
        .unwrap();
    RunOutput {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Returns the searches that each card performed and the number of puzzles in each, as recorded by
/// the twin.
fn searches(log: &Path) -> Vec<(usize, usize)> {
    let text = fs::read_to_string(log).unwrap_or_default();
    let parsed = text.lines().map(|line| {
        let (card, puzzles) = line.split_once(' ').unwrap();
        (card.parse().unwrap(), puzzles.parse().unwrap())
    });
    parsed.collect()
}

/// The reasons why the twin's first card is not used.
const OLD: &str = "twin 0 has compute capability 6.1, but 7.0 or newer is needed";
const BUSY: &str = "cuDevicePrimaryCtxRetain: CUDA_ERROR_DEVICE_UNAVAILABLE";

fn no_card_line(reason: &str) -> String {
    format!("warning: no card is used; the CPU solves instead: {reason}\n")
}

fn lost_cards(ran: &RunOutput) -> usize {
    let lines = ran.err.lines();
    lines.filter(|line| line.contains("a card failed")).count()
}

#[test]
fn several_cards_solve_every_puzzle_once() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("all_cards");
    let (file, log) = (long_list(&folder), folder.join("log"));
    let file = file.to_str().unwrap();
    let settings = [
        ("NOVENA_TWIN_CARDS", "3"),
        ("NOVENA_TWIN_LOG", log.to_str().unwrap()),
    ];
    let plain = novena(&["solve", file], "");
    let ran = with_driver(
        &drivers.twin,
        &settings,
        &["solve", "--backend", "cuda", file],
    );
    assert_eq!((ran.code, ran.out), (plain.code, plain.out));
    assert_eq!(ran.err, plain.err);
    let searches = searches(&log);
    // Every puzzle is solved exactly once. A few lines of the list are not puzzles.
    let text = fs::read_to_string(file).unwrap();
    let expected = text.lines().filter(|line| line.len() == 81).count();
    let solved: usize = searches.iter().map(|(_, puzzles)| puzzles).sum();
    assert_eq!(solved, expected);
}

/// Makes the card fail in one of its kernels. A batch runs three kernels, and two batches may
/// alternate on a card.
#[test]
fn a_lost_card_does_not_change_the_output() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("lost_card_run");
    let (file, log) = (long_list(&folder), folder.join("log"));
    let file = file.to_str().unwrap();
    let plain = novena(&["check", file], "");
    for launch in [1, 2, 3, 5] {
        let _ = fs::remove_file(&log);
        let twin = drivers.twin.join("libcuda.so.1");
        let settings = [
            ("NOVENA_DRIVER", twin.to_str().unwrap()),
            ("NOVENA_LOST_AT", &*launch.to_string()),
            ("NOVENA_TWIN_LOG", log.to_str().unwrap()),
        ];
        let words = ["check", "--backend", "cuda", file];
        let ran = with_driver(&drivers.lost, &settings, &words);
        assert_eq!((ran.code, &ran.out), (plain.code, &plain.out), "{launch}");
        let lines = lines_about_cards(&ran);
        // The whole list may fit into a single batch.
        assert!(
            lines == 1 || launch > 3 && lines == 0,
            "{launch}: {}",
            ran.err
        );
        let reasons = ran.err.matches("CUDA_ERROR_ILLEGAL_ADDRESS").count();
        assert_eq!(reasons, lines, "{launch}: {}", ran.err);
        assert_eq!(lost_cards(&ran), 0, "{launch}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), plain.err.lines().count() + lines);
        // In each batch, the search is the second kernel.
        assert!(launch > 2 || searches(&log).is_empty(), "{launch}");
    }
}

/// If one of two cards fails, the other one continues. If both fail, the CPU takes over.
#[test]
fn other_cards_continue_if_one_is_lost() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("others_continue");
    let file = long_list(&folder);
    let file = file.to_str().unwrap();
    let plain = novena(&["solve", file], "");
    for (lost, cpu) in [("0:1", 0), ("0:1,1:1", 1)] {
        let settings = [
            ("NOVENA_TWIN_CARDS", "2"),
            ("NOVENA_TWIN_LOST", lost),
            // While one card is busy, the other one gets work.
            ("NOVENA_TWIN_PAUSE", "50"),
        ];
        let words = ["solve", "--backend", "cuda", file];
        let ran = with_driver(&drivers.twin, &settings, &words);
        assert_eq!((ran.code, &ran.out), (plain.code, &plain.out), "{lost}");
        assert_eq!(lines_about_cards(&ran), cpu, "{lost}: {}", ran.err);
        // If both cards are lost at the same moment, the last line may be the only one.
        let lines = 1 - cpu..=1;
        assert!(lines.contains(&lost_cards(&ran)), "{lost}: {}", ran.err);
        // Once the CPU has taken over, there are no cards left to lose.
        let after = ran.err.split("no card is used").nth(1).unwrap_or("");
        assert!(!after.contains("a card failed"), "{lost}: {}", ran.err);
    }
}

#[test]
fn a_card_is_used_if_its_memory_holds_a_batch() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("little_memory");
    let (file, log) = (long_list(&folder), folder.join("log"));
    let file = file.to_str().unwrap();
    let plain = novena(&["solve", file], "");
    // In the first case, there is enough memory for one batch of 2^18 puzzles at a time. In the
    // second case, there is not even enough memory for one batch.
    for (bytes, lines) in [("90000000", 0), ("50000000", 1)] {
        let _ = fs::remove_file(&log);
        let settings = [
            ("NOVENA_TWIN_MEMORY", bytes),
            ("NOVENA_TWIN_LOG", log.to_str().unwrap()),
        ];
        let words = ["solve", "--backend", "cuda", file];
        let ran = with_driver(&drivers.twin, &settings, &words);
        assert_eq!((ran.code, &ran.out), (plain.code, &plain.out), "{bytes}");
        assert_eq!(lines_about_cards(&ran), lines, "{bytes}: {}", ran.err);
        assert_eq!(searches(&log).is_empty(), lines == 1, "{bytes}");
    }
}

/// If a card is too old, is busy or gives wrong answers, the CPU does the work, and a single line
/// reports it.
#[test]
fn an_unusable_card_is_reported_in_one_line() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("unusable_card");
    let (file, log) = (long_list(&folder), folder.join("log"));
    let file = file.to_str().unwrap();
    let wrong = "a card returned a board that is not a solution";
    for (settings, reason) in [
        (&[("NOVENA_TWIN_OLD", "0")][..], OLD),
        (&[("NOVENA_TWIN_BUSY", "0")], BUSY),
        (&[("NOVENA_TWIN_WRONG", "0")], wrong),
        // We do not know which card was wrong, so no card is used any more.
        (
            &[
                ("NOVENA_TWIN_CARDS", "2"),
                ("NOVENA_TWIN_WRONG", "1"),
                ("NOVENA_TWIN_PAUSE", "50"),
            ],
            wrong,
        ),
    ] {
        for command in ["solve", "check"] {
            let _ = fs::remove_file(&log);
            let plain = novena(&[command, file], "");
            let mut settings = settings.to_vec();
            settings.push(("NOVENA_TWIN_LOG", log.to_str().unwrap()));
            let words = [command, "--backend", "cuda", file];
            let ran = with_driver(&drivers.twin, &settings, &words);
            assert!(ran.out == plain.out, "{settings:?}: the output differs");
            assert_eq!(ran.code, plain.code, "{settings:?}");
            // The line may appear between other lines.
            let line = no_card_line(reason);
            assert_eq!(ran.err.matches(&line).count(), 1, "{}", ran.err);
            assert_eq!(ran.err.replace(&line, ""), plain.err);
            assert_eq!(searches(&log).is_empty(), reason != wrong);
        }
    }
}

/// A card that cannot be used is reported even if there is another one.
#[test]
fn an_unusable_card_among_others_is_reported_in_one_line() {
    let Some(drivers) = drivers() else { return };
    let file = long_list(&folder("one_usable_card"));
    let file = file.to_str().unwrap();
    let plain = novena(&["solve", file], "");
    let settings = [("NOVENA_TWIN_CARDS", "2"), ("NOVENA_TWIN_BUSY", "0")];
    let words = ["solve", "--backend", "cuda", file];
    let ran = with_driver(&drivers.twin, &settings, &words);
    assert_eq!((ran.code, ran.out), (plain.code, plain.out));
    let line = format!("warning: one of the cards is not used: {BUSY}\n");
    assert_eq!(ran.err, line + &plain.err);
}

/// A puzzle of our own with 18 givens. The exchange of a single given leads to another one, the
/// exchange of two to 24 more.
const SPARSE: &str =
    "..............1.23.45.6.7..........8...47.....3......1...8.......6...4..8....35..";

/// Writes a list with one starting puzzle for a hunt, and returns the command line of the hunt.
fn hunt(folder: &Path, options: &[&str]) -> Vec<String> {
    let file = folder.join("start.txt");
    fs::write(&file, SPARSE).unwrap();
    let words = ["hunt", file.to_str().unwrap(), "--givens", "18"];
    let words = words.iter().chain(options).copied();
    words.map(str::to_owned).collect()
}

/// `auto` does not mention that there is no card, but it reports a card that cannot be used.
#[test]
fn auto_reports_unusable_cards_but_not_missing_ones() {
    let Some(drivers) = drivers() else { return };
    let words = hunt(&folder("auto_without_cards"), &["-n", "1"]);
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    let plain = novena(&words, "");
    words.extend(["--backend", "auto"]);
    let memory = "cuMemAlloc_v2: CUDA_ERROR_OUT_OF_MEMORY";
    let driver = "the CUDA driver supports version 10.2, but 11.0 or newer is needed";
    for (variable, value, reason) in [
        ("NOVENA_TWIN_CARDS", "0", None),
        ("NOVENA_TWIN_OLD", "0", Some(OLD)),
        ("NOVENA_TWIN_BUSY", "0", Some(BUSY)),
        ("NOVENA_TWIN_MEMORY", "50000000", Some(memory)),
        ("NOVENA_TWIN_VERSION", "10020", Some(driver)),
    ] {
        let ran = with_driver(&drivers.twin, &[(variable, value)], &words);
        assert_eq!((ran.code, &ran.out), (plain.code, &plain.out), "{variable}");
        let line = reason.map(no_card_line).unwrap_or_default();
        assert_eq!(ran.err, line + &plain.err, "{variable}");
    }
}

/// A card begins the hunt, but is lost or counts wrongly, so the CPU repeats what the card did and
/// finds the same. (With a twin that works, the hunt would take minutes. `check_card.sh` compares
/// hunts on a real card.)
#[test]
fn a_hunt_finds_the_same_without_its_card() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("hunt_with_cards");
    let log = folder.join("log");
    let words = hunt(&folder, &["--visits", "1"]);
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    let plain = novena(&words, "");
    assert_eq!(plain.out.lines().count(), 25);
    words.extend(["--backend", "cuda"]);
    for (variable, value, reason) in [
        ("NOVENA_TWIN_LOST", "0:10", "CUDA_ERROR_ILLEGAL_ADDRESS"),
        (
            "NOVENA_TWIN_WRONG",
            "0:1",
            "a card returned a board that is not a solution",
        ),
    ] {
        let _ = fs::remove_file(&log);
        let settings = [
            ("NOVENA_TWIN_LOG", log.to_str().unwrap()),
            (variable, value),
        ];
        let ran = with_driver(&drivers.twin, &settings, &words);
        assert_eq!((ran.code, &ran.out), (plain.code, &plain.out), "{variable}");
        let (line, rest) = ran.err.split_once('\n').unwrap();
        assert!(line.starts_with(no_card_line("").trim_end()), "{line}");
        assert!(line.ends_with(reason), "{line}");
        assert_eq!(rest, plain.err, "{variable}");
        assert!(!searches(&log).is_empty());
    }
}

/// The CPU finds the neighbours that differ in one given without solving boards one by one.
#[test]
fn a_hunt_with_radius_1_runs_on_the_cpu() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("narrow_hunt");
    let log = folder.join("log");
    let words = hunt(&folder, &["--visits", "1", "--radius", "1"]);
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    let plain = novena(&words, "");
    let settings = [("NOVENA_TWIN_LOG", log.to_str().unwrap())];
    words.extend(["--backend", "cuda"]);
    let ran = with_driver(&drivers.twin, &settings, &words);
    assert_eq!((ran.code, ran.out), (plain.code, plain.out));
    let line = "warning: cards cannot do what these options ask for; everything runs on the CPU\n";
    assert_eq!(ran.err, line.to_owned() + &plain.err);
    assert_eq!(searches(&log), []);
}

/// Cards can only find a single solution per puzzle. For all other work, they are not even opened.
#[test]
fn work_that_cards_cannot_do_runs_on_the_cpu() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("not_for_cards");
    let (file, log) = (folder.join("list.txt"), folder.join("log"));
    fs::write(
        &file,
        puzzles().lines().take(20).collect::<Vec<_>>().join("\n"),
    )
    .unwrap();
    let file = file.to_str().unwrap();
    let settings = [("NOVENA_TWIN_LOG", log.to_str().unwrap())];
    for words in [
        &["solve", "--count"][..],
        &["solve", "--all"],
        &["solve", "--with", "backtracking"],
        &["check", "--verbose"],
    ] {
        let plain = novena(&[words, &[file]].concat(), "");
        for (backend, lines) in [("cuda", 1), ("auto", 0)] {
            let words = [words, &["--backend", backend, file]].concat();
            let ran = with_driver(&drivers.twin, &settings, &words);
            assert_eq!((ran.code, &ran.out), (plain.code, &plain.out), "{words:?}");
            let found = ran.err.matches("everything runs on the CPU").count();
            assert_eq!(found, lines, "{words:?}: {}", ran.err);
        }
    }
    assert_eq!(searches(&log), []);
}

/// Ctrl-C during a search on a card ends the program as usual, without any message about cards.
#[test]
fn an_interrupt_during_a_search_on_a_card_is_quiet() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("interrupted_card");
    let (file, log) = (long_list(&folder), folder.join("log"));
    let running = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(["solve", "--backend", "cuda"])
        .arg(&file)
        .env("LC_ALL", "C")
        .env("NOVENA_CONFIG", "")
        .env("LD_LIBRARY_PATH", &drivers.twin)
        .env("NOVENA_TWIN_LOG", &log)
        .env("NOVENA_TWIN_PAUSE", "300")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while searches(&log).is_empty() {
        thread::sleep(Duration::from_millis(10));
    }
    let killed = Command::new("kill")
        .args(["-INT", &running.id().to_string()])
        .status();
    assert!(killed.unwrap().success());
    let output = running.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{err}");
    assert!(!err.contains("card"), "{err}");
}

/// `auto` uses a card only for a long search, because short ones are over before a card is open.
#[test]
fn auto_uses_cards_only_for_long_searches() {
    let Some(drivers) = drivers() else { return };
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let folder = folder("auto_with_cards");
    // On many threads, the easy list takes hundredths of a second; on one thread, the hard list
    // takes a few seconds.
    let lists = [
        ("crates/cli/lists/easy.txt", "64", 17, false),
        ("../shared/puzzles/forum_hardest_1106.txt", "1", 64, true),
    ];
    for (list, threads, megabytes, uses_card) in lists {
        let Ok(text) = fs::read_to_string(format!("{root}{list}")) else {
            left_out(&format!("{list} is absent"));
            continue;
        };
        let (file, log) = (folder.join("list.txt"), folder.join("log"));
        fs::write(&file, text.repeat((megabytes << 20) / text.len() + 1)).unwrap();
        let file = file.to_str().unwrap();
        // The twin is slow, so the card is lost early and the CPU solves the rest.
        let settings = [
            ("NOVENA_TWIN_LOST", "0:4"),
            ("NOVENA_TWIN_LOG", log.to_str().unwrap()),
        ];
        let words = ["check", "-j", threads, "--backend", "auto", file];
        let ran = with_driver(&drivers.twin, &settings, &words);
        assert_eq!(searches(&log).is_empty(), !uses_card, "{list}");
        assert_eq!(
            lines_about_cards(&ran),
            usize::from(uses_card),
            "{}",
            ran.err
        );
        let plain = novena(&["check", file], "");
        assert!(ran.out == plain.out, "{list}: the output differs");
    }
}

/// `bench` compares the answers of a card with the CPU's.
#[test]
fn bench_counts_the_wrong_answers_of_a_card() {
    let Some(drivers) = drivers() else { return };
    let list = folder("measured_card").join("list.txt");
    let text = puzzles();
    let few = text.lines().step_by(50);
    let few: Vec<Puzzle> = few.filter_map(|line| line.parse().ok()).collect();
    let lines: Vec<String> = few.iter().map(ToString::to_string).collect();
    fs::write(&list, lines.join("\n")).unwrap();
    let list = list.to_str().unwrap();
    let words = [
        "bench",
        "--backend",
        "cuda",
        "--batch",
        "1000",
        "--rounds",
        "1",
        list,
    ];
    let right = with_driver(&drivers.twin, &[], &words);
    assert_eq!((right.code, right.err), (0, String::new()), "{}", right.out);
    let figures = |out: &str| -> Vec<String> {
        let row = out.lines().last().unwrap().split_whitespace();
        row.map(str::to_owned).collect()
    };
    assert!(right.out.starts_with("Card: twin 0\n"), "{}", right.out);
    let row = figures(&right.out);
    assert_eq!((&*row[0], &*row[1], &*row[10]), ("list", "1000", "0"));
    let wrong = with_driver(&drivers.twin, &[("NOVENA_TWIN_WRONG", "0")], &words);
    let mut verdicts = Vec::new();
    Wave::new().verdicts(&few, &mut verdicts);
    let unique = verdicts.iter().cycle().take(1000);
    let unique = unique.filter(|verdict| matches!(verdict, Verdict::Unique(_)));
    // The kernels' answers are compared, and so is the last batch of each of the three lines of the
    // round trip.
    let expected = 4 * unique.count();
    assert_eq!(figures(&wrong.out)[10], expected.to_string());
    let line = format!("error: {expected} answers of the card differ from the CPU's\n");
    assert_eq!((wrong.code, wrong.err), (1, line));
    // Even if the card is lost in the first batch of the round trip, the wrong answers before that
    // are reported.
    let settings = [("NOVENA_TWIN_WRONG", "0"), ("NOVENA_TWIN_LOST", "0:7")];
    let ran = with_driver(&drivers.twin, &settings, &words);
    let line = format!("error: {} answers of the card differ", expected / 4);
    assert!(ran.code == 1 && ran.err.contains(&line), "{}", ran.err);
    assert_eq!(lines_about_cards(&ran), 1, "{}", ran.err);
}

/// Without a usable card, `bench` measures the CPU.
#[test]
fn bench_measures_the_cpu_without_a_usable_card() {
    let Some(drivers) = drivers() else { return };
    let list = folder("unmeasured_card").join("list.txt");
    fs::write(&list, puzzles().lines().next().unwrap()).unwrap();
    let words = [
        "bench",
        "--backend",
        "cuda",
        "--rounds",
        "1",
        "-j",
        "1",
        list.to_str().unwrap(),
    ];
    let ran = with_driver(&drivers.twin, &[("NOVENA_TWIN_OLD", "0")], &words);
    assert_eq!((ran.code, ran.err), (0, no_card_line(OLD)), "{}", ran.out);
    assert!(ran.out.starts_with("Backend: "), "{}", ran.out);
}
