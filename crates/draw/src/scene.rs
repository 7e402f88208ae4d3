//! A scene: the visible parts of a position.

use novena_core::{Board, Cell, DigitSet, Puzzle, Sheet};
use novena_techniques::{Position, Step};

use crate::{Drawing, Item, board, page};

/// A position to draw: the board, its annotations, and the text around it.
///
/// ```
/// use novena_draw::{Scene, Theme, svg};
///
/// let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///     .parse().unwrap();
/// let drawing = Scene::new(puzzle).titled("Monday").drawing();
/// assert!(svg::render(&drawing, Theme::Auto).contains(">Monday</text>"));
/// ```
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The printed digits.
    pub givens: Puzzle,
    /// The player's digits, marks and colours.
    pub sheet: Sheet,
    /// Each cell's candidates, by cell index, if they are to be shown instead of marks.
    pub candidates: Option<[DigitSet; Cell::COUNT]>,
    /// The next step in this position.
    pub step: Option<&'a Step>,
    /// Text above the board.
    pub title: String,
    /// Text below the board.
    pub caption: String,
    /// Whether rows and columns are numbered.
    pub has_labels: bool,
    /// Whether digits that break a rule are marked.
    pub shows_conflicts: bool,
    /// Whether text is set in the book faces: the serif for givens, and the sans for everything
    /// else.
    pub is_printed: bool,
}

impl<'a> Scene<'a> {
    /// A puzzle without entries or marks.
    #[must_use]
    pub fn new(givens: Puzzle) -> Self {
        Self {
            givens,
            sheet: Sheet::BLANK,
            candidates: None,
            step: None,
            title: String::new(),
            caption: String::new(),
            has_labels: false,
            shows_conflicts: true,
            is_printed: false,
        }
    }

    /// Shows a position as the techniques see it, with the candidates of every open cell.
    #[must_use]
    pub fn at(position: &Position) -> Self {
        let board = position.board();
        let mut givens = Board::EMPTY;
        for cell in position.givens() {
            givens[cell] = board[cell];
        }
        let mut candidates = [DigitSet::EMPTY; Cell::COUNT];
        for cell in position.open_cells() {
            candidates[cell.index()] = position[cell];
        }
        Self::new(Puzzle::new(givens))
            .with_board(board)
            .with_candidates(candidates)
    }

    /// The same scene with a player's digits, marks and colours.
    #[must_use]
    pub const fn with_sheet(mut self, sheet: Sheet) -> Self {
        self.sheet = sheet;
        self
    }

    /// Adds the digits of a board that are not givens, such as those from a solution or a position.
    #[must_use]
    pub fn with_board(mut self, board: &Board) -> Self {
        for cell in Cell::all() {
            self.sheet[cell].digit = board[cell].filter(|_| self.givens.given(cell).is_none());
        }
        self
    }

    /// Shows these candidates in every open cell.
    #[must_use]
    pub const fn with_candidates(mut self, candidates: [DigitSet; Cell::COUNT]) -> Self {
        self.candidates = Some(candidates);
        self
    }

    /// Shows a step with all its evidence.
    #[must_use]
    pub const fn with_step(mut self, step: &'a Step) -> Self {
        self.step = Some(step);
        self
    }

    /// The same scene with text above the board.
    #[must_use]
    pub fn titled(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }

    /// The same scene with text below the board.
    #[must_use]
    pub fn captioned(mut self, caption: impl Into<String>) -> Self {
        self.caption = caption.into();
        self
    }

    /// Adds row and column numbers.
    #[must_use]
    pub const fn labelled(mut self, has_labels: bool) -> Self {
        self.has_labels = has_labels;
        self
    }

    /// Uses the book faces: the serif for givens, and the sans for everything else.
    #[must_use]
    pub const fn printed(mut self) -> Self {
        self.is_printed = true;
        self
    }

    /// All digits on the board, both givens and entries.
    #[must_use]
    pub fn position(&self) -> Board {
        let mut board = self.sheet.digits();
        for cell in self.givens.givens() {
            board[cell] = self.givens.given(cell);
        }
        board
    }

    /// Draws only the board, `side` points wide and high, with its top left corner at the origin.
    /// Half of the outer frame lies outside this square. Text and labels are not included.
    #[must_use]
    pub fn board(&self, side: f32) -> Vec<Item> {
        board::items(self, side)
    }

    /// Draws a page with the board, its text and its labels.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        page::of(self)
    }
}
