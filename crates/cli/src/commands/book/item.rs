//! A puzzle on its way into a book, and what is said of it there.

use novena_core::{Puzzle, Solution};
use novena_draw::book::{BookAnswer, BookPuzzle};
use novena_generator::Practice;
use novena_ratings::{Rating, rate};
use novena_techniques::{Level, Position};
use novena_texts::{Rung, Teller};

use crate::answer::decimal;
use crate::texts::Texts;

/// A puzzle with its solution and what our scale says, where anybody wants to know.
pub(super) struct Item {
    pub(super) puzzle: Puzzle,
    pub(super) solution: Solution,
    pub(super) rating: Option<Rating>,
}

impl Item {
    /// What is beyond our scale is extreme.
    pub(super) fn level(&self) -> Level {
        self.rating.map_or(Level::Extreme, |rating| rating.level())
    }
}

/// Our rating of a puzzle with one solution.
pub(super) fn rated(puzzle: &Puzzle) -> Option<Rating> {
    rate(Position::new(puzzle).ok()?.assuming_uniqueness(true))
}

/// Who writes entries: words, and whether ratings are wanted.
pub(super) struct Scribe<'a> {
    pub(super) teller: Teller,
    pub(super) texts: &'a Texts,
    pub(super) shows_rating: bool,
}

impl Scribe<'_> {
    pub(super) fn puzzle(&self, item: &Item) -> BookPuzzle {
        let mut entry = BookPuzzle::new(item.puzzle, BookAnswer::Solution(item.solution));
        if self.shows_rating {
            entry.note = self.note(item.rating);
        }
        entry
    }

    /// A position, and the step that is due in it.
    pub(super) fn practice(&self, practice: &Practice) -> BookPuzzle {
        // The whole argument, with what follows from it.
        let sentence = self.teller.sentence(&practice.step, Rung::Why);
        let mut entry = BookPuzzle::new(practice.made.puzzle, BookAnswer::Words(sentence));
        entry.entries = practice.entries();
        entry.candidates = Some(Box::new(practice.marks()));
        entry
    }

    /// `Hard 4.6 · X-Wing`
    fn note(&self, rating: Option<Rating>) -> String {
        let Some(rating) = rating else {
            return self.texts.get("rate-beyond");
        };
        let hardest = rating.hardest.map_or_else(
            || self.texts.get("rate-trial"),
            |kind| self.teller.name(kind),
        );
        let level = capital(&self.teller.level(rating.level()));
        format!("{level} {} · {hardest}", decimal(rating.tenths))
    }
}

/// A word as headings begin.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
