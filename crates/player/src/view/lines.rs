//! The frame of the board: heavy lines around boxes, light ones between cells.

use ratatui::buffer::Buffer;

use super::plan::{BoardSize, ScreenPlan};
use crate::theme::{ScreenPart, ScreenTheme};

/// Draws all lines of the board.
pub(super) fn draw(buffer: &mut Buffer, plan: &ScreenPlan, theme: ScreenTheme) {
    buffer.set_style(plan.board, theme.part(ScreenPart::Paper));
    for y in 0..plan.board.height {
        for x in 0..plan.board.width {
            let column = Line::across(x, plan.size);
            let row = Line::down(y, plan.size);
            if column == Line::No && row == Line::No {
                continue;
            }
            let edges = Edges {
                left: x == 0,
                right: x + 1 == plan.board.width,
                top: y == 0,
                bottom: y + 1 == plan.board.height,
            };
            let sign = match (column, row) {
                _ if theme.ascii => ascii(column, row),
                (Line::Light, Line::No) if plan.size == BoardSize::Paired => tick(y),
                // The short strokes between columns end before they reach a line.
                (Line::Light, Line::Heavy) if plan.size == BoardSize::Paired => '━',
                _ => drawn(column, row, &edges),
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

/// One half of the short stroke between two columns. Where no line is drawn between rows, this
/// stroke joins the two lines of a cell.
const fn tick(y: u16) -> char {
    if y % 7 % 2 == 1 { '╷' } else { '╵' }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    No,
    Light,
    Heavy,
}

impl Line {
    fn across(x: u16, size: BoardSize) -> Self {
        if size.is_small() {
            return Self::at(x, 8, 1);
        }
        Self::at(x, size.cell().0 + 1, 3)
    }

    fn down(y: u16, size: BoardSize) -> Self {
        if size.is_ruled() {
            return Self::at(y, size.cell().1 + 1, 3);
        }
        // Only boxes are separated.
        Self::at(y, size.cell().1 * 3 + 1, 1)
    }

    /// The kind of line at a place. There is a line at every multiple of `step`, and every
    /// `heavy`-th line is the edge of a box.
    const fn at(place: u16, step: u16, heavy: u16) -> Self {
        if !place.is_multiple_of(step) {
            Self::No
        } else if (place / step).is_multiple_of(heavy) {
            Self::Heavy
        } else {
            Self::Light
        }
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
        (Line::No, _) => ' ',
        (Line::Light, Line::No) => ':',
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
