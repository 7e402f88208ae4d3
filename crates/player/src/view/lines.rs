//! The frame of the board: heavy lines around boxes, light ones between cells.

use ratatui::buffer::Buffer;

use super::plan::{BoardSize, ScreenPlan};
use crate::theme::{ScreenPart, ScreenTheme};

/// Draws all lines of the board.
pub(super) fn draw(buffer: &mut Buffer, plan: &ScreenPlan, theme: ScreenTheme) {
    let (across, down) = steps(plan.size);
    for y in 0..plan.board.height {
        for x in 0..plan.board.width {
            let column = Line::at(x, across, plan.size);
            let row = Line::at(y, down, plan.size);
            if column == Line::No && row == Line::No {
                continue;
            }
            let edges = Edges {
                left: x == 0,
                right: x + 1 == plan.board.width,
                top: y == 0,
                bottom: y + 1 == plan.board.height,
            };
            let sign = if theme.ascii {
                ascii(column, row)
            } else {
                drawn(column, row, &edges)
            };
            let part = if column == Line::Heavy || row == Line::Heavy {
                ScreenPart::BoxFrame
            } else {
                ScreenPart::Frame
            };
            if let Some(cell) = buffer.cell_mut((plan.board.x + x, plan.board.y + y)) {
                cell.set_char(sign).set_style(theme.part(part));
            }
        }
    }
}

/// How far lines are apart, across and down.
const fn steps(size: BoardSize) -> (u16, u16) {
    match size {
        // Boxes of small cells are as large as large cells.
        BoardSize::Compact | BoardSize::Small | BoardSize::Large => (8, 4),
        BoardSize::Medium => (4, 2),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    No,
    Light,
    Heavy,
}

impl Line {
    fn at(place: u16, step: u16, size: BoardSize) -> Self {
        if !place.is_multiple_of(step) {
            return Self::No;
        }
        // The small board has no lines but those of boxes.
        let is_box = matches!(size, BoardSize::Compact | BoardSize::Small)
            || (place / step).is_multiple_of(3);
        if is_box { Self::Heavy } else { Self::Light }
    }
}

#[expect(clippy::struct_excessive_bools, reason = "a cell has four sides")]
struct Edges {
    left: bool,
    right: bool,
    top: bool,
    bottom: bool,
}

const fn ascii(column: Line, row: Line) -> char {
    match (column, row) {
        (Line::No | Line::Light, Line::Heavy) => '-',
        (Line::Heavy, Line::No | Line::Light) => '|',
        (Line::No, _) | (Line::Light, Line::No) => ' ',
        (Line::Light, Line::Light) => '.',
        (Line::Heavy, Line::Heavy) => '+',
    }
}

fn drawn(column: Line, row: Line, edges: &Edges) -> char {
    use Line::{Heavy, Light, No};
    match (column, row) {
        (No, Heavy) => '━',
        (No, _) => '─',
        (Heavy, No) => '┃',
        (Light, No) => '│',
        (Light, Light) => '┼',
        (Light, Heavy) if edges.top => '┯',
        (Light, Heavy) if edges.bottom => '┷',
        (Light, Heavy) => '┿',
        (Heavy, Light) if edges.left => '┠',
        (Heavy, Light) if edges.right => '┨',
        (Heavy, Light) => '╂',
        (Heavy, Heavy) => match (edges.left, edges.right, edges.top, edges.bottom) {
            (true, _, true, _) => '┏',
            (_, true, true, _) => '┓',
            (true, _, _, true) => '┗',
            (_, true, _, true) => '┛',
            (true, ..) => '┣',
            (_, true, ..) => '┫',
            (_, _, true, _) => '┳',
            (_, _, _, true) => '┻',
            _ => '╋',
        },
    }
}
