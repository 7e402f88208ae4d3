//! The layout of a screen of a given size.
//!
//! | board | cell | marks | smallest screen |
//! |---|---|---|---|
//! | huge, 109×55 | 11×5 | in three rows of three | 144×58 |
//! | large, 73×37 | 7×3 | in three rows of three | 100×40 |
//! | ruled, 55×28 | 5×2 | 1 to 5 over 6 to 9 | 80×30 |
//! | paired, 55×22 | 5×2, no lines between rows of a box | 1 to 5 over 6 to 9 | 78×24 |
//! | medium, 37×19 | 3×1 | only whether there are any | 70×22 |
//! | small, 25×13 | 1×1 | only whether there are any | 64×17 |
//! | small, without margins | 1×1 | only whether there are any | 40×15 |
//!
//! The board and the panel are placed together in the middle of the screen, and the lines above and
//! below have the same width.

use novena_core::{Candidate, Cell, Digit};
use ratatui::layout::Rect;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum BoardSize {
    Compact,
    Small,
    Medium,
    Paired,
    Ruled,
    Large,
    Huge,
}

impl BoardSize {
    const fn fitting(width: u16, height: u16) -> Option<Self> {
        Some(match (width, height) {
            (144.., 58..) => Self::Huge,
            (100.., 40..) => Self::Large,
            (80.., 30..) => Self::Ruled,
            (78.., 24..) => Self::Paired,
            (70.., 22..) => Self::Medium,
            (64.., 17..) => Self::Small,
            (40.., 15..) => Self::Compact,
            _ => return None,
        })
    }

    /// The size of the inside of a cell, without lines.
    pub(super) const fn cell(self) -> (u16, u16) {
        match self {
            Self::Compact | Self::Small => (1, 1),
            Self::Medium => (3, 1),
            Self::Paired | Self::Ruled => (5, 2),
            Self::Large => (7, 3),
            Self::Huge => (11, 5),
        }
    }

    /// Whether cells share the space between them.
    pub(super) const fn is_small(self) -> bool {
        matches!(self, Self::Compact | Self::Small)
    }

    /// Whether every cell is surrounded by lines.
    pub(super) const fn is_ruled(self) -> bool {
        matches!(self, Self::Medium | Self::Ruled | Self::Large | Self::Huge)
    }

    /// Whether every mark has its own place.
    pub(crate) const fn has_marks(self) -> bool {
        matches!(self, Self::Paired | Self::Ruled | Self::Large | Self::Huge)
    }

    /// Whether column numbers are part of the frame, to save a line.
    pub(super) const fn names_in_frame(self) -> bool {
        matches!(self, Self::Paired | Self::Ruled)
    }

    const fn has_row_of_names(self) -> bool {
        !self.names_in_frame() && !matches!(self, Self::Compact)
    }

    const fn board(self) -> (u16, u16) {
        let (wide, high) = self.cell();
        match self {
            Self::Compact | Self::Small => (25, 13),
            Self::Paired => (55, 22),
            _ => (9 * wide + 10, 9 * high + 10),
        }
    }

    /// The widest useful panel.
    const fn widest_side(self) -> u16 {
        match self {
            Self::Compact | Self::Small | Self::Medium => 44,
            Self::Paired => 56,
            Self::Ruled | Self::Large | Self::Huge => 88,
        }
    }
}

/// Something that can be clicked on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClickTarget {
    /// A cell, the candidate clicked on, and whether marks have their own places. If they do not,
    /// the candidate has no meaning.
    Cell(Candidate, bool),
    Digit(Digit),
    Mode,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct ScreenPlan {
    pub(crate) size: BoardSize,
    pub(crate) header: Rect,
    /// The area of the board with its frame, but without the row and column numbers.
    pub(crate) board: Rect,
    pub(crate) side: Rect,
    pub(crate) footer: Rect,
}

/// The minimum size for a board and a few words.
pub(crate) const LEAST: (u16, u16) = (40, 15);

/// The width of the panel with the digits when other panels are next to it.
const CONSOLE_WIDTH: u16 = 26;

impl ScreenPlan {
    pub(crate) fn of(area: Rect) -> Option<Self> {
        let (width, height) = (area.width, area.height);
        let size = BoardSize::fitting(width, height)?;
        let (wide, high) = size.board();
        let is_tight = width < wide + 30;
        let left = if size == BoardSize::Compact || is_tight {
            1
        } else {
            2
        };
        let gap = match size {
            BoardSize::Compact => 1,
            _ if is_tight => 2,
            _ => 3,
        };
        let beside = (width - left - wide - gap).min(size.widest_side());
        let whole = left + wide + gap + beside;
        let x = area.x + (width - whole) / 2;
        let names = u16::from(size.has_row_of_names());
        let spare = height - (high + names + 2);
        // There is one empty line above the board and one below it; any further empty lines
        // surround everything.
        let air = u16::from(spare >= 2);
        let y = area.y + (spare - 2 * air) / 2;
        let top = y + 1 + air;
        Some(Self {
            size,
            header: Rect::new(x, y, whole, 1),
            board: Rect::new(x + left, top + names, wide, high),
            side: Rect::new(x + left + wide + gap, top, beside, high + names),
            footer: Rect::new(x, top + names + high + air, whole, 1),
        })
    }

    /// The position of the middle of a cell.
    pub(crate) const fn middle(&self, cell: Cell) -> (u16, u16) {
        let inside = self.inside(cell);
        (
            inside.x + inside.width / 2,
            inside.y + (inside.height - 1) / 2,
        )
    }

    /// The inside of a cell.
    pub(crate) const fn inside(&self, cell: Cell) -> Rect {
        let (row, column) = (cell.row() as u16, cell.column() as u16);
        let (x, y) = (self.board.x, self.board.y);
        if self.size.is_small() {
            let x = x + 1 + column * 2 + column / 3 * 2;
            return Rect::new(x, y + 1 + row + row / 3, 3, 1);
        }
        let (wide, high) = self.size.cell();
        let down = if self.size.is_ruled() {
            row * (high + 1)
        } else {
            row * high + row / 3
        };
        Rect::new(x + 1 + column * (wide + 1), y + 1 + down, wide, high)
    }

    /// The place of a candidate on a board with a place for each candidate.
    pub(crate) const fn candidate(&self, candidate: Candidate) -> (u16, u16) {
        let inside = self.inside(candidate.cell);
        let place = candidate.digit.index() as u16;
        let (x, y) = match self.size {
            BoardSize::Huge => (1 + place % 3 * 4, place / 3 * 2),
            BoardSize::Large => (1 + place % 3 * 2, place / 3),
            _ => (place % 5, place / 5),
        };
        (inside.x + x, inside.y + y)
    }

    /// The candidate at a place inside a cell.
    fn candidate_at(&self, across: u16, down: u16) -> usize {
        usize::from(match self.size {
            BoardSize::Huge => (across / 4).min(2) + (down * 3 / 5) * 3,
            BoardSize::Large => (across.saturating_sub(1) / 2).min(2) + down * 3,
            BoardSize::Paired | BoardSize::Ruled => (across + down * 5).min(8),
            BoardSize::Medium | BoardSize::Small | BoardSize::Compact => 0,
        })
    }

    /// The target at a place on the screen.
    pub(crate) fn target(&self, x: u16, y: u16) -> Option<ClickTarget> {
        for cell in Cell::all() {
            let inside = self.inside(cell);
            // Small cells share the space between them, so the nearest column counts.
            let is_here = if self.size.is_small() {
                let (middle, row) = self.middle(cell);
                y == row && (x == middle || x + 1 == middle)
            } else {
                inside.contains((x, y).into())
            };
            if is_here {
                let place = if self.size.has_marks() {
                    self.candidate_at(x - inside.x, y - inside.y)
                } else {
                    0
                };
                let candidate = cell.with(Digit::ALL[place]);
                return Some(ClickTarget::Cell(candidate, self.size.has_marks()));
            }
        }
        let console = self.console();
        if !console.contains((x, y).into()) {
            return None;
        }
        let (across, down) = (x - console.x, y - console.y);
        if down == 0 {
            return Some(ClickTarget::Mode);
        }
        let row = usize::from(down.checked_sub(2)?);
        let digit = if self.lists_digits() {
            row
        } else {
            let column = usize::from(across / self.count_width());
            if column > 2 || row > 2 {
                return None;
            }
            row * 3 + column
        };
        Digit::ALL.get(digit).copied().map(ClickTarget::Digit)
    }

    /// Whether each digit has its own row.
    pub(crate) const fn lists_digits(&self) -> bool {
        self.side.height >= 26
    }

    /// The width of a digit with its count, if a row shows three digits.
    pub(crate) const fn count_width(&self) -> u16 {
        if self.side.width < 21 { 4 } else { 7 }
    }

    /// The number of panels side by side.
    pub(crate) const fn columns(&self) -> u16 {
        match self.side.width {
            0..52 => 1,
            52..78 => 2,
            _ => 3,
        }
    }

    /// The area of the console, which shows the mode, the digits and the current cell. It stays at
    /// the foot of the board or, on the smallest screen, at the top.
    pub(crate) const fn console(&self) -> Rect {
        let height = if self.lists_digits() { 14 } else { 8 };
        let y = match self.size {
            BoardSize::Compact => self.side.y,
            _ => self.side.bottom() - height,
        };
        let width = if self.columns() == 1 {
            self.side.width
        } else {
            CONSOLE_WIDTH
        };
        Rect::new(self.side.x, y, width, height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(width: u16, height: u16, size: Option<BoardSize>) {
        let plan = ScreenPlan::of(Rect::new(0, 0, width, height));
        assert_eq!(plan.map(|plan| plan.size), size, "{width}x{height}");
        let Some(plan) = plan else { return };
        assert!(plan.board.bottom() <= plan.footer.y, "{width}x{height}");
        assert!(plan.board.right() <= plan.side.x, "{width}x{height}");
        assert!(plan.side.width >= 11, "{width}x{height}");
        for cell in Cell::all() {
            let (x, y) = plan.middle(cell);
            let Some(ClickTarget::Cell(candidate, _)) = plan.target(x, y) else {
                panic!("{width}x{height}: {cell} cannot be clicked on");
            };
            assert_eq!(candidate.cell, cell, "{width}x{height}");
        }
    }

    #[test]
    fn the_board_size_depends_on_the_screen_size() {
        check(39, 15, None);
        check(40, 14, None);
        check(40, 15, Some(BoardSize::Compact));
        check(69, 24, Some(BoardSize::Small));
        check(80, 23, Some(BoardSize::Medium));
        check(80, 24, Some(BoardSize::Paired));
        check(88, 24, Some(BoardSize::Paired));
        check(100, 39, Some(BoardSize::Ruled));
        check(120, 30, Some(BoardSize::Ruled));
        check(100, 40, Some(BoardSize::Large));
        check(120, 45, Some(BoardSize::Large));
        check(144, 58, Some(BoardSize::Huge));
        check(200, 60, Some(BoardSize::Huge));
    }

    #[test]
    fn the_layout_is_centred() {
        for (width, height) in [(80, 24), (120, 30), (120, 45), (200, 60), (300, 100)] {
            let plan = ScreenPlan::of(Rect::new(0, 0, width, height)).unwrap();
            let right = width - plan.side.right();
            assert!(plan.header.x.abs_diff(right) <= 1, "{width}x{height}");
            let below = height - plan.footer.bottom();
            assert!(plan.header.y.abs_diff(below) <= 1, "{width}x{height}");
            assert_eq!(plan.side.right(), plan.header.right());
        }
    }

    #[test]
    fn candidates_can_be_clicked_if_they_have_places() {
        for (width, height) in [(80, 24), (120, 30), (120, 45), (200, 60)] {
            let plan = ScreenPlan::of(Rect::new(0, 0, width, height)).unwrap();
            for candidate in (0..Candidate::COUNT).map(Candidate::from_index) {
                let (x, y) = plan.candidate(candidate);
                let target = Some(ClickTarget::Cell(candidate, true));
                assert_eq!(plan.target(x, y), target, "{width}x{height}");
            }
        }
    }

    #[test]
    fn digits_beside_the_board_can_be_clicked() {
        for (width, height) in [
            (40, 15),
            (64, 17),
            (80, 24),
            (100, 40),
            (120, 30),
            (200, 60),
        ] {
            let plan = ScreenPlan::of(Rect::new(0, 0, width, height)).unwrap();
            let found: Vec<Digit> = plan
                .console()
                .rows()
                .flat_map(Rect::columns)
                .filter_map(|place| match plan.target(place.x, place.y) {
                    Some(ClickTarget::Digit(digit)) => Some(digit),
                    _ => None,
                })
                .collect();
            for digit in Digit::ALL {
                assert!(found.contains(&digit), "{width}x{height}: {digit}");
            }
        }
    }
}
