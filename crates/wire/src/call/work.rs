//! What searching costs, in units that are the same on every machine.

use novena_generator::Wish;
use novena_techniques::{Kind, Level};

/// What it costs to ask one technique for its steps.
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

/// What it costs to find a step of this kind on a path: everything before it was asked in vain.
/// Where there was no step, everything was.
pub(super) fn of_step(found: Option<Kind>) -> u64 {
    let asked = Kind::ALL.iter().filter(|kind| kind.is_on_path());
    let asked = asked.take_while(|&&kind| found.is_none_or(|found| kind <= found));
    1 + asked.map(|&kind| of_kind(kind)).sum::<u64>()
}

/// What it costs to try to make a puzzle of a wish's shape.
pub(super) fn of_making(wish: &Wish) -> u64 {
    match wish.shape.pattern {
        // Each may be a search of its own.
        Some(_) => 1_000,
        None => 20,
    }
}

/// What it costs to judge a puzzle: what leads to trials, and what only the last techniques
/// find, takes longest.
pub(super) fn of_judging(wish: &Wish) -> u64 {
    let is_far = |kind: &Kind| kind.level() == Level::Extreme;
    let named = wish.needs.iter().chain(&wish.hardest);
    let by_kind = named.map(|kind| if is_far(kind) { 150 } else { 20 });
    let by_others = wish.only.iter().flatten().filter(|kind| is_far(kind));
    let rating = wish.tenths().map_or(0, |tenths| match tenths.end() {
        0..=60 => 50,
        _ => 150,
    });
    let scores = wish.se.is_some() || wish.hodoku.is_some();
    let only = u64::from(wish.only.is_some()) * 20 + by_others.count() as u64 * 20;
    by_kind.sum::<u64>() + only + rating + 100 * u64::from(scores)
}

/// What it costs to spin a web for the scale of Sudoku Explainer.
pub(super) const OF_A_WEB: u64 = 5;
