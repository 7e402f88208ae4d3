//! Runs the whole program with simulated cards. Instead of the driver, it loads `driver_twin.cpp`
//! from `novena-gpu`, which runs the source of the kernels on the host.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

use super::{lines_about_cards, puzzles};
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
            let compiled = |name: &str| {
                let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../gpu/cuda");
                let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
                fs::create_dir_all(&folder).unwrap();
                let built = Command::new("c++")
                    .args(["-std=c++17", "-O2", "-shared", "-fPIC", "-pthread"])
                    .args(["-Wall", "-Wextra", "-Werror", "-Wno-unknown-pragmas"])
                    .arg(format!("{source}/{name}.cpp"))
                    .arg("-o")
                    .arg(folder.join("libcuda.so.1"))
                    .arg("-ldl")
                    .status();
                let Ok(status) = built else {
                    println!("left out: there is no C++ compiler for a driver without cards");
                    return None;
                };
                assert!(status.success(), "{name} does not compile");
                Some(folder)
            };
            Some(Drivers {
                twin: compiled("driver_twin")?,
                lost: compiled("lost_card")?,
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

fn lost_cards(ran: &RunOutput) -> usize {
    let lines = ran.err.lines();
    lines.filter(|line| line.contains("a card failed")).count()
}

#[test]
fn several_cards_answer_every_puzzle_once() {
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
fn a_card_lost_in_the_middle_changes_no_byte() {
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
fn a_lost_card_is_not_the_end_of_the_others() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("others_go_on");
    let file = long_list(&folder);
    let file = file.to_str().unwrap();
    let plain = novena(&["solve", file], "");
    for (lost, cpu) in [("0:1", 0), ("0:1,1:1", 1)] {
        let settings = [("NOVENA_TWIN_CARDS", "2"), ("NOVENA_TWIN_LOST", lost)];
        let words = ["solve", "--backend", "cuda", file];
        let ran = with_driver(&drivers.twin, &settings, &words);
        assert_eq!((ran.code, &ran.out), (plain.code, &plain.out), "{lost}");
        // Which card gets a batch is a matter of chance; a card that does not get any cannot be
        // lost.
        assert!(lost_cards(&ran) <= 1, "{lost}: {}", ran.err);
        assert!(lines_about_cards(&ran) <= cpu, "{lost}: {}", ran.err);
        // Once the CPU has taken over, there are no cards left to lose.
        let after = ran.err.split("no card is used").nth(1).unwrap_or("");
        assert!(!after.contains("a card failed"), "{lost}: {}", ran.err);
    }
}

#[test]
fn a_card_with_little_memory_is_used_as_far_as_it_goes() {
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

#[test]
fn a_hunt_finds_the_same_with_cards() {
    let Some(drivers) = drivers() else { return };
    let folder = folder("hunt_with_cards");
    let (file, log) = (folder.join("start.txt"), folder.join("log"));
    let minimal = concat!(env!("CARGO_MANIFEST_DIR"), "/lists/minimal.txt");
    let list = fs::read_to_string(minimal).unwrap();
    fs::write(&file, list.lines().next().unwrap()).unwrap();
    let file = file.to_str().unwrap();
    let words = [
        "hunt", file, "--se", "1.0..", "--radius", "1", "--visits", "1",
    ];
    let plain = novena(&words, "");
    let settings = [("NOVENA_TWIN_LOG", log.to_str().unwrap())];
    let mut words = words.to_vec();
    words.extend(["--backend", "cuda"]);
    let ran = with_driver(&drivers.twin, &settings, &words);
    assert_eq!(
        (ran.code, ran.out, ran.err),
        (plain.code, plain.out, plain.err)
    );
    assert!(!searches(&log).is_empty());
}

/// Cards can only find a single solution per puzzle. For all other work, they are not even opened.
#[test]
fn work_that_cards_cannot_do_stays_on_the_cpu() {
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

/// Ctrl-C during a search on a card ends the program as usual, without a word about cards.
#[test]
fn an_interrupt_waits_for_the_card() {
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
fn auto_uses_cards_for_long_searches() {
    let Some(drivers) = drivers() else { return };
    let shared = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/puzzles");
    let folder = folder("auto_with_cards");
    let easy = concat!(env!("CARGO_MANIFEST_DIR"), "/lists/easy.txt").to_owned();
    // On many threads, the easy list takes hundredths of a second; on one thread, the hard list
    // takes a few seconds.
    let lists = [
        (easy, "64", 17, false),
        (format!("{shared}/forum_hardest_1106.txt"), "1", 64, true),
    ];
    for (list, threads, megabytes, uses_card) in lists {
        let Ok(text) = fs::read_to_string(&list) else {
            println!("left out: there is no {list}");
            continue;
        };
        let (file, log) = (folder.join("list.txt"), folder.join("log"));
        fs::write(&file, text.repeat((megabytes << 20) / text.len() + 1)).unwrap();
        let file = file.to_str().unwrap();
        // The twin is slow. The card is lost at once, and the CPU answers.
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
        assert!(ran.out == plain.out, "{list}: other bytes");
    }
}
