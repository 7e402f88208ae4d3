//! Books of puzzles: the content of each page, and how pages are arranged on sheets.
//!
//! ```text
//! Book ─▶ BookPlan: which pages there are ─▶ Sides: a drawing each, in the order they are printed
//! ```
//!
//! A plan is made before anything is drawn, so that the title page knows where sections begin.
//! All words come in the reader's language.
//!
//! ```
//! use novena_draw::book::{BookAnswer, Book, BookPuzzle, BookLayout, Section};
//!
//! let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!     .parse().unwrap();
//! let solution =
//!     "493581726176294853528736149614879235285613974739452681952148367841367592367925418"
//!         .parse().unwrap();
//! let book = Book {
//!     title: "Sundays".to_owned(),
//!     sections: vec![Section {
//!         name: "Easy".to_owned(),
//!         entries: vec![BookPuzzle::new(puzzle, BookAnswer::Solution(solution))],
//!     }],
//!     ..Book::default()
//! };
//! let plan = book.plan(BookLayout::default());
//! // A title, a puzzle, its answer.
//! assert_eq!(plan.sides().count(), 3);
//! ```

mod answers;
mod frame;
mod imposition;
mod layout;
mod plan;
mod puzzles;
mod title;

use novena_core::{Board, Cell, DigitSet, Puzzle, Solution};

pub use imposition::{SHEET, fold};
pub use layout::{BookLayout, Paper, PerPage};
pub use plan::{BookPlan, Side};

/// What a book holds.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Its title, on the title page and above all pages.
    pub title: String,
    /// Its author; may be empty.
    pub author: String,
    /// A line below the title.
    pub subtitle: String,
    /// What the answers are called.
    pub answers: String,
    /// Lines at the foot of the title page: how it was made.
    pub colophon: Vec<String>,
    /// The puzzles; they are numbered through all sections.
    pub sections: Vec<Section>,
}

/// Puzzles under one name. A section begins on a page of its own.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// Its name, above its pages.
    pub name: String,
    /// Its puzzles.
    pub entries: Vec<BookPuzzle>,
}

/// A puzzle of a book.
#[derive(Clone, Debug)]
pub struct BookPuzzle {
    /// The printed digits.
    pub givens: Puzzle,
    /// Digits besides them, where the reader starts on the way.
    pub entries: Board,
    /// What each cell could still hold, by its index, if that is to be printed.
    pub candidates: Option<Box<[DigitSet; Cell::COUNT]>>,
    /// A line below the puzzle: its level, its rating.
    pub note: String,
    /// The answer at the back of the book.
    pub answer: BookAnswer,
}

/// The answer to a puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum BookAnswer {
    /// The whole board.
    Solution(Solution),
    /// A step in words.
    Words(String),
}

impl BookPuzzle {
    /// A puzzle from its beginning, without a note.
    #[must_use]
    pub const fn new(givens: Puzzle, answer: BookAnswer) -> Self {
        Self {
            givens,
            entries: Board::EMPTY,
            candidates: None,
            note: String::new(),
            answer,
        }
    }
}

impl Book {
    /// How many puzzles it has.
    #[must_use]
    pub fn len(&self) -> usize {
        let lengths = self.sections.iter().map(|section| section.entries.len());
        lengths.sum()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Decides which pages there are.
    #[must_use]
    pub fn plan(&self, layout: BookLayout) -> BookPlan<'_> {
        BookPlan::new(self, layout)
    }
}
