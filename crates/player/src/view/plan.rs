//! Where everything is on a screen of a given size.
//!
//! | board | cell | from |
//! |---|---|---|
//! | large, 73×37 | 7×3, all marks in their places | 100×40 |
//! | medium, 37×19 | 3×1 | 88×24 |
//! | small, 25×13 | 1×1 | 64×17 |
//! | small without room around it | 1×1 | 40×15 |

use novena_core::{Candidate, Cell, Digit};
use ratatui::layout::Rect;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardSize {
    Compact,
    Small,
    Medium,
    Large,
}

/// What can be clicked on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClickTarget {
    /// A cell; on the large board, also which candidate of it.
    Cell(Candidate, bool),
    Digit(Digit),
    Mode,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct ScreenPlan {
    pub(crate) size: BoardSize,
    pub(crate) header: Rect,
    /// With its frame, without the names of rows and columns.
    pub(crate) board: Rect,
    pub(crate) side: Rect,
    pub(crate) footer: Rect,
}

/// The row of the side panel where the counts begin.
const COUNTS_ROW: u16 = 2;

/// The least that a board and a few words need.
pub(crate) const LEAST: (u16, u16) = (40, 15);

impl ScreenPlan {
    pub(crate) fn of(area: Rect) -> Option<Self> {
        let (width, height) = (area.width, area.height);
        let (size, left, top, (wide, high)) = match (width, height) {
            (100.., 40..) => (BoardSize::Large, 3, 2, (73, 37)),
            (88.., 24..) => (BoardSize::Medium, 3, 2, (37, 19)),
            (64.., 17..) => (BoardSize::Small, 3, 2, (25, 13)),
            (40.., 15..) => (BoardSize::Compact, 1, 1, (25, 13)),
            _ => return None,
        };
        let gap = match size {
            BoardSize::Compact => 1,
            BoardSize::Large => 2,
            BoardSize::Small | BoardSize::Medium => 4,
        };
        let beside = left + wide + gap;
        let row = |y| Rect::new(area.x, area.y + y, width, 1);
        Some(Self {
            size,
            header: row(0),
            board: Rect::new(area.x + left, area.y + top, wide, high),
            side: Rect::new(area.x + beside, area.y + 1, width - beside, height - 2),
            footer: row(height - 1),
        })
    }

    /// Where the middle of a cell is.
    pub(crate) const fn middle(&self, cell: Cell) -> (u16, u16) {
        let (row, column) = (cell.row() as u16, cell.column() as u16);
        let (x, y) = match self.size {
            BoardSize::Compact | BoardSize::Small => {
                (2 + column * 2 + column / 3 * 2, 1 + row + row / 3)
            }
            BoardSize::Medium => (2 + column * 4, 1 + row * 2),
            BoardSize::Large => (4 + column * 8, 2 + row * 4),
        };
        (self.board.x + x, self.board.y + y)
    }

    /// The inside of a cell.
    pub(crate) const fn inside(&self, cell: Cell) -> Rect {
        let (x, y) = self.middle(cell);
        match self.size {
            BoardSize::Large => Rect::new(x - 3, y - 1, 7, 3),
            BoardSize::Compact | BoardSize::Small | BoardSize::Medium => Rect::new(x - 1, y, 3, 1),
        }
    }

    /// The place of a candidate on the large board.
    pub(crate) const fn candidate(&self, candidate: Candidate) -> (u16, u16) {
        let inside = self.inside(candidate.cell);
        let place = candidate.digit.index() as u16;
        (inside.x + 1 + place % 3 * 2, inside.y + place / 3)
    }

    /// What is at a place of the screen.
    pub(crate) fn target(&self, x: u16, y: u16) -> Option<ClickTarget> {
        for cell in Cell::all() {
            let inside = self.inside(cell);
            // Small cells share the space between them: the nearest column counts.
            let is_here = match self.size {
                BoardSize::Compact | BoardSize::Small => {
                    let (middle, row) = self.middle(cell);
                    y == row && (x == middle || x + 1 == middle)
                }
                BoardSize::Medium | BoardSize::Large => inside.contains((x, y).into()),
            };
            if is_here {
                let place = if self.size == BoardSize::Large {
                    let column = (x.saturating_sub(inside.x + 1) / 2).min(2);
                    usize::from(column + (y - inside.y) * 3)
                } else {
                    0
                };
                let candidate = cell.with(Digit::ALL[place]);
                return Some(ClickTarget::Cell(candidate, self.size == BoardSize::Large));
            }
        }
        if !self.side.contains((x, y).into()) {
            return None;
        }
        let (across, down) = (x - self.side.x, y - self.side.y);
        if down == 0 {
            return Some(ClickTarget::Mode);
        }
        if self.is_narrow() {
            let (row, column) = (down.checked_sub(COUNTS_ROW)?, across / 4);
            return (row < 3 && column < 3)
                .then(|| ClickTarget::Digit(Digit::ALL[usize::from(row * 3 + column)]));
        }
        let place = usize::from(across.checked_sub(self.label_width())? / 4);
        (down == COUNTS_ROW && place < 9).then(|| ClickTarget::Digit(Digit::ALL[place]))
    }

    /// Whether the nine counts need three rows.
    pub(crate) const fn is_narrow(&self) -> bool {
        self.side.width < 44
    }

    /// How wide the labels of the side panel are.
    pub(crate) const fn label_width(&self) -> u16 {
        if self.is_narrow() { 0 } else { 7 }
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
    fn the_board_follows_the_size_of_the_screen() {
        check(39, 15, None);
        check(40, 14, None);
        check(40, 15, Some(BoardSize::Compact));
        check(80, 24, Some(BoardSize::Small));
        check(88, 24, Some(BoardSize::Medium));
        check(100, 39, Some(BoardSize::Medium));
        check(100, 40, Some(BoardSize::Large));
        check(200, 60, Some(BoardSize::Large));
    }

    #[test]
    fn candidates_of_the_large_board_can_be_clicked_on() {
        let plan = ScreenPlan::of(Rect::new(0, 0, 120, 45)).unwrap();
        for candidate in (0..Candidate::COUNT).map(Candidate::from_index) {
            let (x, y) = plan.candidate(candidate);
            assert_eq!(plan.target(x, y), Some(ClickTarget::Cell(candidate, true)));
        }
    }

    #[test]
    fn digits_beside_the_board_can_be_clicked_on() {
        for (width, height) in [(40, 15), (80, 24), (100, 40), (120, 45)] {
            let plan = ScreenPlan::of(Rect::new(0, 0, width, height)).unwrap();
            let side = plan.side;
            let found: Vec<Digit> = side
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
