//! Finds puzzles that occur more than once in a book, either unchanged or in an equivalent form,
//! such as rotated or relabelled.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::thread;

use novena_core::{Puzzle, canonical};

use crate::report;
use crate::texts::Texts;

/// The maximum number of repeated puzzles that are named. Any others are only counted.
const MOST_NAMED: usize = 10;

/// A puzzle that repeats an earlier one. Puzzles are numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Repeat {
    number: usize,
    /// The number of the first puzzle that is identical to this one or, if there is none,
    /// equivalent to it.
    of: usize,
    is_exact: bool,
}

/// Reports the puzzles that repeat an earlier one. `names` contains the names of all puzzles in the
/// book.
pub(super) fn warn(puzzles: &[Puzzle], names: &[String], threads: usize, texts: &Texts) {
    let repeats = find(puzzles, threads);
    for repeat in repeats.iter().take(MOST_NAMED) {
        let key = if repeat.is_exact {
            "book-repeat"
        } else {
            "book-repeat-turned"
        };
        let fillings = [
            ("puzzle", names[repeat.number - 1].clone().into()),
            ("other", names[repeat.of - 1].clone().into()),
        ];
        report::warning(texts, key, &fillings);
    }
    if repeats.len() > MOST_NAMED {
        let more = repeats.len() - MOST_NAMED;
        report::warning(texts, "book-repeats-more", &[("count", more.into())]);
    }
}

/// Returns the puzzles that repeat an earlier one.
fn find(puzzles: &[Puzzle], threads: usize) -> Vec<Repeat> {
    let forms = forms(puzzles, threads);
    let mut exact: HashMap<&Puzzle, usize> = HashMap::new();
    let mut equivalent: HashMap<&Puzzle, usize> = HashMap::new();
    let mut repeats = Vec::new();
    for ((puzzle, form), number) in puzzles.iter().zip(&forms).zip(1..) {
        let same = match exact.entry(puzzle) {
            Entry::Occupied(first) => Some(*first.get()),
            Entry::Vacant(free) => {
                free.insert(number);
                None
            }
        };
        let similar = *equivalent.entry(form).or_insert(number);
        if same.is_some() || similar != number {
            repeats.push(Repeat {
                number,
                of: same.unwrap_or(similar),
                is_exact: same.is_some(),
            });
        }
    }
    repeats
}

/// Returns the canonical forms of all puzzles, in order.
fn forms(puzzles: &[Puzzle], threads: usize) -> Vec<Puzzle> {
    let share = puzzles.len().div_ceil(threads.max(1)).max(1);
    let form = |puzzle: &Puzzle| canonical(puzzle).form;
    thread::scope(|scope| {
        let workers: Vec<_> = puzzles
            .chunks(share)
            .map(|chunk| scope.spawn(move || chunk.iter().map(form).collect::<Vec<_>>()))
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_default())
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use novena_core::Symmetry;

    use super::*;

    #[test]
    fn identical_and_equivalent_puzzles_are_found() {
        let puzzle = |text: &str| text.parse::<Puzzle>().unwrap();
        let one = puzzle(
            "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..",
        );
        let other = puzzle(
            "5..8.2....1.7..9..6..91...3..8...1.........757..18..9.....6......74.....95....26.",
        );
        let turned = Symmetry::nth(200_620_062_006).unwrap().puzzle(&one);
        let repeat = |number, of, is_exact| Repeat {
            number,
            of,
            is_exact,
        };
        for threads in [1, 3] {
            assert!(find(&[], threads).is_empty());
            assert!(find(&[one, other], threads).is_empty());
            assert_eq!(
                find(&[one, other, turned, one, turned], threads),
                [repeat(3, 1, false), repeat(4, 1, true), repeat(5, 3, true)]
            );
        }
    }
}
