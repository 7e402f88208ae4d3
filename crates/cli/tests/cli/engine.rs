//! Tests `--backend`: the CPU and the cards give the same answers.

use std::fs;

use crate::support::{RunOutput, novena};
use left_out::left_out;

#[cfg(all(target_os = "linux", feature = "cuda"))]
#[path = "../../../gpu/tests/gpu/compiler.rs"]
mod compiler;
#[path = "../../../gpu/tests/gpu/left_out.rs"]
mod left_out;
#[cfg(all(target_os = "linux", feature = "cuda"))]
#[path = "twin_cards.rs"]
mod twin_cards;

/// Easy and hard puzzles, puzzles with several solutions, puzzles without a solution, and text that
/// is not a puzzle.
fn puzzles() -> String {
    let mut text = String::new();
    for name in ["hard", "easy", "minimal", "several", "none"] {
        let file = format!("{}/lists/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        text += &fs::read_to_string(file).unwrap();
    }
    // If a list did not end with a newline, its last line would run into the first puzzle of the
    // next list.
    assert!(text.lines().all(|line| line.len() == 81));
    text + "nonsense\n" + &".".repeat(81) + "\n"
}

/// Returns the lines on standard error that mention a card. There is never more than one.
fn lines_about_cards(ran: &RunOutput) -> usize {
    let lines = ran.err.lines();
    lines
        .filter(|line| line.contains("no card is used"))
        .count()
}

#[test]
fn cards_and_the_cpu_give_the_same_output() {
    for words in [
        &["solve"][..],
        &["solve", "--unique"],
        &["solve", "--to", "json"],
        &["check"],
        &["check", "--to", "csv"],
    ] {
        let plain = novena(words, puzzles());
        assert_eq!(lines_about_cards(&plain), 0, "{words:?}");
        for backend in ["cpu", "cuda", "auto"] {
            let mut words = words.to_vec();
            words.extend(["--backend", backend]);
            let ran = novena(&words, puzzles());
            assert_eq!(
                (ran.code, ran.out),
                (plain.code, plain.out.clone()),
                "{words:?}"
            );
        }
    }
}

/// A missing card is reported only once, and only if it was requested.
#[test]
fn a_missing_card_is_reported_in_one_line() {
    let without_card = novena_gpu_is_absent();
    let requested = novena(&["check", "--backend", "cuda"], puzzles());
    assert_eq!(
        lines_about_cards(&requested),
        usize::from(without_card),
        "{}",
        requested.err
    );
    let automatic = novena(&["check", "--backend", "auto"], puzzles());
    assert_eq!(lines_about_cards(&automatic), 0, "{}", automatic.err);
}

fn novena_gpu_is_absent() -> bool {
    let absent = novena_gpu::Cards::open().is_err();
    if !absent {
        left_out("the message about a missing card; this machine has one");
    }
    absent
}

/// Puzzles are generated on the CPU. If a card was requested, a single line points this out.
#[test]
fn puzzles_are_generated_on_the_cpu() {
    let words = ["generate", "--minimal", "-n", "3", "--seed", "5"];
    let plain = novena(&words, "");
    assert_eq!(plain.err, "");
    for (backend, line) in [
        ("cpu", ""),
        ("auto", ""),
        (
            "cuda",
            "warning: puzzles are generated on the CPU: a card would not be faster\n",
        ),
    ] {
        let mut words = words.to_vec();
        words.extend(["--backend", backend]);
        let ran = novena(&words, "");
        assert_eq!((ran.code, ran.out), (plain.code, plain.out.clone()));
        assert_eq!(ran.err, line, "{backend}");
    }
}

/// `bench` measures exactly what was requested, or reports an error.
#[test]
fn bench_refuses_auto_and_batches_without_a_card() {
    let auto = novena(&["bench", "--backend", "auto"], "");
    assert_eq!(auto.code, 2);
    let line = "error: --backend <BACKEND> cannot be auto; it takes scalar, ";
    assert!(auto.err.starts_with(line), "{}", auto.err);
    for words in [
        &["bench", "--batch", "9"][..],
        &["bench", "--backend", "scalar", "--batch", "9"],
    ] {
        let ran = novena(words, "");
        let line = "error: --batch needs --backend cuda\n";
        assert_eq!((ran.code, &*ran.out, &*ran.err), (2, "", line), "{words:?}");
    }
}
