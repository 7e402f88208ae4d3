//! Books of puzzles: the content of each page, and how pages are arranged on sheets.
//!
//! ```text
//! Book ─▶ BookPlan: which pages there are ─▶ Sides: a drawing each, in the order they are printed
//! ```
//!
//! All pages are planned before anything is drawn, so that the table of contents can state where
//! each section begins. The caller supplies all text in the reader's language.
//!
//! ```
//! use novena_draw::book::{Book, BookAnswer, BookLayout, BookPuzzle, Section};
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
//!     cover: Some(puzzle),
//!     ..Book::default()
//! };
//! let plan = book.plan(BookLayout::default());
//! // A cover, the contents, a puzzle, its answer.
//! assert_eq!(plan.sides().count(), 4);
//! ```

mod answers;
mod class;
mod cover;
mod face;
mod flow;
mod frame;
mod front;
mod imposition;
mod layout;
mod lesson;
mod level;
mod passage;
mod picture;
mod plan;
mod puzzles;
mod rich;

use novena_core::{Board, Cell, DigitSet, Puzzle, Solution};

use crate::Fonts;

pub use class::ClassWords;
pub use imposition::{SHEET, fold};
pub use layout::{BookLayout, Paper, PerPage};
pub use lesson::{BookExercise, BookLesson, LessonAnswer};
pub use level::LevelMark;
pub use passage::{Figure, LineMark, Passage, TextLine};
pub use picture::Picture;
pub use plan::{BookPlan, Side};
pub use rich::Span;

/// The content of a book.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The title of the book, shown on the cover and at the top of every page.
    pub title: String,
    /// The author's name, which may be empty.
    pub author: String,
    /// A line below the title.
    pub subtitle: String,
    /// The puzzle on the cover. Without one, the book has no cover, and the title appears above the
    /// table of contents.
    pub cover: Option<Puzzle>,
    /// The heading of the table of contents.
    pub contents: String,
    /// The heading of the answers.
    pub answers: String,
    /// Lines at the foot of the contents page that describe how the book was made.
    pub colophon: Vec<String>,
    /// The instructions for playing, which follow the table of contents.
    pub guide: Vec<Passage>,
    /// The puzzles, which are numbered consecutively across all sections, except on class sheets.
    pub sections: Vec<Section>,
    /// The text for class sheets, if the book's sections are class sheets.
    pub class: Option<ClassWords>,
    /// Lessons and worksheets. They come after ordinary puzzles but before class sheets.
    pub lessons: Vec<BookLesson>,
    /// Fonts for characters that the program's own fonts lack.
    pub fonts: Fonts,
}

/// A named group of puzzles. Each section begins on a new page.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// The name, shown at the top of the section's pages.
    pub name: String,
    /// The puzzles.
    pub entries: Vec<BookPuzzle>,
}

/// A puzzle in a book.
#[derive(Clone, Debug)]
pub struct BookPuzzle {
    /// The printed digits.
    pub givens: Puzzle,
    /// The digits that are already entered, if the reader starts partway through the puzzle.
    pub entries: Board,
    /// Each cell's candidates, by cell index, if they are to be printed.
    pub candidates: Option<Box<[DigitSet; Cell::COUNT]>>,
    /// The level, printed below the puzzle.
    pub level: Option<LevelMark>,
    /// Additional text printed below the puzzle, such as its rating.
    pub note: String,
    /// The day for which the puzzle is intended. It is printed in place of a number.
    pub day: Option<DayLabel>,
    /// The answer at the back of the book.
    pub answer: BookAnswer,
}

/// A calendar day in the reader's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayLabel {
    /// The day of the month.
    pub day: String,
    /// The day of the week.
    pub weekday: String,
    /// The month and the year.
    pub month: String,
    /// A short form of the day, shown above the answer.
    pub short: String,
}

/// The answer to a puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum BookAnswer {
    /// The whole board.
    Solution(Solution),
    /// A step: a small picture with its argument next to it.
    Explained(Box<LessonAnswer>),
}

impl BookPuzzle {
    /// Creates a puzzle without entries or a note.
    #[must_use]
    pub const fn new(givens: Puzzle, answer: BookAnswer) -> Self {
        Self {
            givens,
            entries: Board::EMPTY,
            candidates: None,
            level: None,
            note: String::new(),
            day: None,
            answer,
        }
    }
}

impl Book {
    /// The number of puzzles.
    #[must_use]
    pub fn len(&self) -> usize {
        let lengths = self.sections.iter().map(|section| section.entries.len());
        lengths.sum()
    }

    /// Whether the book has no puzzles.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Plans the pages of the book.
    #[must_use]
    pub fn plan(&self, layout: BookLayout) -> BookPlan<'_> {
        BookPlan::new(self, layout)
    }
}
