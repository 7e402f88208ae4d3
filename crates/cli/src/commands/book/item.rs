//! A puzzle for a book, with the text about it.

use novena_core::{Puzzle, Solution};
use novena_draw::book::{BookAnswer, BookPuzzle, LevelMark, Picture};
use novena_generator::Practice;
use novena_ratings::{Rating, rate};
use novena_techniques::{Level, Position};
use novena_texts::Wording;

use super::course::Author;
use crate::answer::decimal;
use crate::texts::Texts;

/// A puzzle with its solution and, if requested, its rating on our scale.
pub(super) struct Item {
    pub(super) puzzle: Puzzle,
    pub(super) solution: Solution,
    pub(super) rating: Option<Rating>,
}

impl Item {
    /// Returns the level of the puzzle. A puzzle that is too hard for our scale is classified as
    /// extreme.
    pub(super) fn level(&self) -> Level {
        self.rating.map_or(Level::Extreme, |rating| rating.level())
    }
}

/// Returns our rating of a puzzle that has exactly one solution.
pub(super) fn rated(puzzle: &Puzzle) -> Option<Rating> {
    rate(Position::new(puzzle).ok()?.assuming_uniqueness(true))
}

/// Writes the entries of a book, with or without ratings.
pub(super) struct ItemWriter<'a> {
    pub(super) wording: Wording,
    pub(super) author: Author<'a>,
    pub(super) texts: &'a Texts,
    pub(super) shows_rating: bool,
}

impl ItemWriter<'_> {
    /// Returns a puzzle with its level printed below it.
    pub(super) fn puzzle(&self, item: &Item) -> BookPuzzle {
        let mut entry = BookPuzzle::new(item.puzzle, BookAnswer::Solution(item.solution));
        entry.level = Some(self.level(item.level()));
        if self.shows_rating {
            entry.note = self.note(item.rating);
        }
        entry
    }

    /// Returns a level with its name.
    pub(super) fn level(&self, level: Level) -> LevelMark {
        LevelMark {
            level,
            name: capital(&self.wording.level(level)),
        }
    }

    /// Returns a position, together with the step that the reader should find in it.
    pub(super) fn practice(&self, practice: &Practice) -> BookPuzzle {
        let givens = practice.made.puzzle;
        let picture = Picture {
            entries: practice.entries(),
            candidates: Some(Box::new(practice.marks())),
            ..Picture::new(givens)
        };
        let step = practice.step.clone().with_reasons(&practice.position);
        let answer = self
            .author
            .step_answer(String::new(), picture.clone(), step);
        let mut entry = BookPuzzle::new(givens, BookAnswer::Explained(Box::new(answer)));
        entry.entries = picture.entries;
        entry.candidates = picture.candidates;
        entry
    }

    /// Returns the note that follows the level: `4.6 · X-Wing`.
    fn note(&self, rating: Option<Rating>) -> String {
        let Some(rating) = rating else {
            return self.texts.get("rate-beyond");
        };
        let hardest = rating.hardest.map_or_else(
            || self.texts.get("rate-trial"),
            |kind| self.wording.name(kind),
        );
        format!("{} · {hardest}", decimal(rating.tenths))
    }
}

/// Capitalises a word for a heading.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
