use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::compiler;

/// The folder with a driver that runs the kernels' source on the host. `None` if there is no
/// compiler.
fn driver() -> Option<&'static Path> {
    static DRIVER: OnceLock<Option<PathBuf>> = OnceLock::new();
    DRIVER
        .get_or_init(|| compiler::driver("driver_twin"))
        .as_deref()
}

/// Runs a test of `card.rs` again with the driver from [`driver`]. The test needs another process,
/// because the loader reads the search path when a program starts. Returns the output of
/// the process (standard error last) and, for each search, the card and the number of puzzles.
fn run_with_twin(
    test: &str,
    number: u32,
    settings: &[(&str, &str)],
) -> Option<(String, Vec<(u32, u32)>)> {
    let log = driver()?.join(format!("log-{number}"));
    let _ = std::fs::remove_file(&log);
    let output = Command::new(std::env::current_exe().unwrap())
        .args([&format!("card::{test}"), "--exact", "--nocapture"])
        .env("LD_LIBRARY_PATH", driver()?)
        .env("NOVENA_TWIN_LOG", &log)
        .envs(settings.iter().copied())
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    let printed = String::from_utf8_lossy(&output.stdout).into_owned() + &errors;
    let is_passed = output.status.success() && printed.contains("1 passed");
    assert!(is_passed, "{printed}");
    assert!(!errors.contains("was not freed"), "{errors}");
    let searches = std::fs::read_to_string(&log).unwrap_or_default();
    let searches = searches.lines().map(|line| {
        let (card, puzzles) = line.split_once(' ').unwrap();
        (card.parse().unwrap(), puzzles.parse().unwrap())
    });
    Some((printed, searches.collect()))
}

#[test]
fn other_solutions_are_found_through_a_driver() {
    let ran = run_with_twin("a_card_finds_other_solutions", 1, &[]);
    assert!(ran.is_none_or(|(_, searches)| !searches.is_empty()));
}

#[test]
fn extended_boards_are_counted_through_a_driver() {
    let ran = run_with_twin("solutions_of_extended_boards_are_counted", 9, &[]);
    let Some((_, searches)) = ran else {
        return;
    };
    // Both requests may share a batch.
    let counted: u32 = searches.iter().map(|(_, boards)| boards).sum();
    assert!(counted > 1 << 18, "{searches:?}");
}

/// A line for the smallest batches needs about 70 MB without the memory for extended boards, and
/// about 90 MB with it.
#[test]
fn memory_for_extended_boards_is_reserved_in_time() {
    let name = "solutions_of_extended_boards_are_counted";
    for (number, memory, is_used) in [(10, "80000000", false), (11, "100000000", true)] {
        let ran = run_with_twin(name, number, &[("NOVENA_TWIN_MEMORY", memory)]);
        let Some((text, searches)) = ran else {
            return;
        };
        assert_eq!(!searches.is_empty(), is_used, "{memory}: {text}");
        let line = "left out: cuMemAlloc_v2: CUDA_ERROR_OUT_OF_MEMORY\n";
        assert_eq!(text.contains(line), !is_used, "{text}");
    }
}

#[test]
fn all_cards_get_work() {
    let settings = [("NOVENA_TWIN_CARDS", "3"), ("NOVENA_TWIN_PAUSE", "5")];
    let ran = run_with_twin("many_callers_get_their_own_answers", 2, &settings);
    let Some((text, searches)) = ran else {
        return;
    };
    assert!(text.contains("lost 0"), "{text}");
    for card in 0..3 {
        assert!(searches.iter().any(|search| search.0 == card), "{card}");
    }
    let puzzles: u32 = searches.iter().map(|search| search.1).sum();
    assert_eq!(puzzles, 24 * 20 * 9);
}

#[test]
fn other_cards_continue_after_one_is_lost() {
    let settings = [
        ("NOVENA_TWIN_CARDS", "2"),
        ("NOVENA_TWIN_PAUSE", "5"),
        // The card is lost after it has answered its first batch.
        ("NOVENA_TWIN_LOST", "0:5"),
    ];
    let ran = run_with_twin("many_callers_get_their_own_answers", 3, &settings);
    let Some((text, searches)) = ran else {
        return;
    };
    assert!(text.contains("lost 1"), "{text}");
    let last = searches.last().unwrap();
    assert_eq!(last.0, 1, "{searches:?}");
}

#[test]
fn a_card_that_cannot_be_used_is_left_out_with_the_reason() {
    for (number, settings, reason) in [
        (5, ("NOVENA_TWIN_CARDS", "0"), "no CUDA card"),
        (
            6,
            ("NOVENA_TWIN_VERSION", "10020"),
            "the driver supports CUDA 10.2, expected 11.0 or newer",
        ),
        (
            7,
            ("NOVENA_TWIN_OLD", "0"),
            "twin 0 has compute capability 6.1, expected 7.0 or newer",
        ),
        (
            8,
            ("NOVENA_TWIN_BUSY", "0"),
            "cuDevicePrimaryCtxRetain: CUDA_ERROR_DEVICE_UNAVAILABLE",
        ),
    ] {
        let ran = run_with_twin("a_card_finds_other_solutions", number, &[settings]);
        let Some((text, searches)) = ran else {
            return;
        };
        assert!(text.contains(&format!("left out: {reason}\n")), "{text}");
        assert_eq!(searches, []);
    }
}
