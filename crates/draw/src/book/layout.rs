//! The layout of a book: paper, puzzles per page, binding.

use super::frame::Frame;

/// The paper sizes of a book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
    /// 210 by 210 mm, the format of square books.
    Square,
}

impl Paper {
    /// The width and height of an upright page, in points.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.276, 841.89),
            Self::Letter => (612.0, 792.0),
            Self::Square => (595.276, 595.276),
        }
    }
}

/// The number of puzzles per page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum PerPage {
    /// One puzzle, as large as the page allows.
    One,
    /// Two boards, one above the other. On square paper, each board is in a corner of its own, with
    /// space for notes next to it.
    Two,
    /// Two by two.
    Four,
    /// Three rows of two.
    Six,
    /// Three by three.
    Nine,
}

impl PerPage {
    /// All layouts, in ascending order of puzzles per page.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Four, Self::Six, Self::Nine];

    /// The layout with this number of puzzles per page, if there is one.
    ///
    /// ```
    /// use novena_draw::book::PerPage;
    ///
    /// assert_eq!(PerPage::from_count(6), Some(PerPage::Six));
    /// assert_eq!(PerPage::from_count(5), None);
    /// ```
    #[must_use]
    pub fn from_count(count: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|per| per.count() == count)
    }

    /// The number of puzzles.
    #[must_use]
    pub const fn count(self) -> usize {
        let (columns, rows) = self.grid();
        columns * rows
    }

    /// The number of columns and rows.
    pub(super) const fn grid(self) -> (usize, usize) {
        match self {
            Self::One => (1, 1),
            Self::Two => (1, 2),
            Self::Four => (2, 2),
            Self::Six => (2, 3),
            Self::Nine => (3, 3),
        }
    }
}

/// The layout of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct BookLayout {
    /// The paper.
    pub paper: Paper,
    /// The maximum number of puzzles per page.
    pub per_page: PerPage,
    /// Whether the book is in large print, with larger text and larger answers.
    pub is_large: bool,
    /// Whether two pages are printed side by side on each side of a sheet, which is then folded.
    pub is_booklet: bool,
    /// The number of pages folded together. `None` means all pages.
    pub signature: Option<usize>,
    /// Whether sections and answers begin on a right-hand page, with space for binding.
    pub is_duplex: bool,
    /// Whether answers are printed upside down, so that readers do not see them by accident.
    pub turns_answers: bool,
}

impl Default for BookLayout {
    fn default() -> Self {
        Self {
            paper: Paper::A4,
            per_page: PerPage::Four,
            is_large: false,
            is_booklet: false,
            signature: None,
            is_duplex: false,
            turns_answers: false,
        }
    }
}

impl BookLayout {
    /// The width and height of a book page.
    #[must_use]
    pub fn page(&self) -> (f32, f32) {
        let (width, height) = self.paper.size();
        if self.is_booklet {
            (height / 2.0, width)
        } else {
            (width, height)
        }
    }

    /// The size of running text.
    pub(super) const fn text(&self) -> f32 {
        match (self.is_large, self.is_booklet) {
            (false, false) => 10.0,
            (false, true) => 8.5,
            (true, false) => 18.0,
            (true, true) => 14.0,
        }
    }

    /// The number of columns and rows of answers.
    pub(super) const fn answers(&self) -> (usize, usize) {
        match (self.is_large, self.is_booklet, self.is_square()) {
            (false, _, true) => (5, 4),
            (true, _, true) => (2, 2),
            (false, false, false) => (4, 5),
            (false, true, false) => (3, 4),
            (true, false, false) => (2, 3),
            (true, true, false) => (1, 2),
        }
    }

    /// Whether pages are square.
    pub(super) const fn is_square(&self) -> bool {
        matches!(self.paper, Paper::Square) && !self.is_booklet
    }

    /// The number of columns and rows for this many puzzles.
    pub(super) const fn grid(&self, per_page: PerPage) -> (usize, usize) {
        match per_page {
            PerPage::Six if self.is_square() => (3, 2),
            other => other.grid(),
        }
    }

    /// The dimensions of the page with this number, counted from 1.
    pub(super) fn frame(&self, number: usize) -> Frame {
        Frame::new(self, number)
    }
}
