//! Uses the solver to check puzzles from the five phases.
//!
//! `cargo test --release -p novena-generator --test classic -- --ignored` checks 10,000 puzzles.

use novena_generator::classic::{ERASED_AT_LEAST, ERASED_AT_MOST};
use novena_generator::{Random, classic};
use novena_kernel::{Verdict, Wave};

fn check(count: u64) {
    let wave = Wave::new();
    for seed in 0..count {
        let made = classic(&mut Random::new(seed));
        let puzzle = &made.puzzle;
        assert_eq!(
            wave.verdict(puzzle).0,
            Verdict::Unique(made.solution()),
            "{puzzle}"
        );
        let erased = 81 - puzzle.givens().len();
        assert!(
            (ERASED_AT_LEAST..=ERASED_AT_MOST).contains(&erased),
            "{puzzle}"
        );
        let mut kept = made.kept;
        kept.sort_unstable();
        assert_eq!(kept, [0, 1, 2, 3, 4, 5, 6, 7, 8], "{puzzle}");
    }
}

#[test]
fn classic_puzzles_have_one_solution() {
    check(100);
}

#[test]
#[ignore = "takes long; run it in release"]
fn ten_thousand_classic_puzzles_have_one_solution() {
    check(10_000);
}
