//! The cost of searching, in units that are the same on every machine.

use novena_generator::Wish;
use novena_techniques::{Kind, KindChoice, Level};

/// The cost of searching for the steps of one technique.
pub(super) const fn of_kind(kind: Kind) -> u64 {
    if kind.is_last_resort() {
        return 200;
    }
    match kind.level() {
        Level::Easy | Level::Medium | Level::Hard => 0,
        Level::Unfair => 1,
        Level::Extreme => 4,
    }
}

/// The cost of finding a step of this kind on a path, including the cost of the easier techniques
/// that found no step. `None` if all techniques were tried without success.
pub(super) fn of_step(found: Option<Kind>) -> u64 {
    let tried = Kind::ALL.iter().filter(|kind| kind.is_on_path());
    let tried = tried.take_while(|&&kind| found.is_none_or(|found| kind <= found));
    1 + tried.map(|&kind| of_kind(kind)).sum::<u64>()
}

/// The cost of one attempt to generate a puzzle.
pub(super) const OF_A_TRY: u64 = 20;

/// The cost of counting this many solutions when searching for digits for a pattern.
pub(super) const fn of_counting(solutions: u64) -> u64 {
    2 + solutions / 8
}

/// The cost of judging a puzzle.
pub(super) fn of_judging(wish: &Wish) -> u64 {
    let needed = wish.needs.iter().chain(&wish.hardest);
    let needed = needed.flat_map(KindChoice::kinds);
    let needed: u64 = needed.map(|&kind| of_needing(kind)).sum();
    let used = wish.only.iter().flatten();
    let used: u64 = used.map(|&kind| of_using(kind)).sum();
    let rating = wish
        .tenths()
        .map_or(0, |tenths| match (*tenths.start(), *tenths.end()) {
            (_, 0..=60) => 50,
            // Rating puzzles for such a wish may involve trials.
            (0..=79, _) => 300,
            // Most puzzles are too easy for such a wish, and are rejected earlier.
            _ => 150,
        });
    let scores = u64::from(wish.se.is_some() || wish.hodoku.is_some());
    1 + needed + used + rating + 100 * scores
}

/// The cost of determining whether a puzzle needs a kind of step. Nearly all puzzles that do not
/// need it are rejected quickly.
const fn of_needing(kind: Kind) -> u64 {
    match kind.level() {
        _ if kind.is_last_resort() => 4_000,
        Level::Extreme => 150,
        Level::Unfair => 100,
        _ => 20,
    }
}

/// The cost that a kind of step adds to solving a puzzle. Every puzzle is solved to the end.
const fn of_using(kind: Kind) -> u64 {
    match kind.level() {
        _ if kind.is_last_resort() => 2_000,
        _ if !kind.is_on_path() => 1_000,
        Level::Extreme => 100,
        _ => 5,
    }
}

/// The cost of one web for Sudoku Explainer's scale.
pub(super) const OF_A_WEB: u64 = 5;
