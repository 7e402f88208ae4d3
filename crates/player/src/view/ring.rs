//! Rings around the cursor, the selection and the houses of a hint.
//!
//! A ring is drawn on the lines between cells, so that it does not take space from marks. Where
//! there are no lines between rows, its corners are next to the cell.

use novena_core::{Cell, CellSet};
use ratatui::buffer::Buffer;

use super::plan::{BoardSize, ScreenPlan};
use crate::scene::BoardScene;
use crate::theme::{ColourDepth, ScreenTheme, Token};

/// How a ring is drawn. The kinds can be distinguished even without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RingKind {
    House,
    Selection,
    Cursor,
    /// The cursor with a held digit.
    Hand,
}

/// The bits for the directions in which the lines of a ring leave a crossing: up, down, left and
/// right.
const UP: usize = 1;
const DOWN: usize = 2;
const LEFT: usize = 4;
const RIGHT: usize = 8;

const HEAVY: [char; 16] = [
    ' ', '┃', '┃', '┃', '━', '┛', '┓', '┫', '━', '┗', '┏', '┣', '━', '┻', '┳', '╋',
];
const DOUBLE: [char; 16] = [
    ' ', '║', '║', '║', '═', '╝', '╗', '╣', '═', '╚', '╔', '╠', '═', '╩', '╦', '╬',
];
const ROUND: [char; 16] = [
    ' ', '╎', '╎', '╎', '╌', '╯', '╮', '┤', '╌', '╰', '╭', '├', '╌', '┴', '┬', '┼',
];

impl RingKind {
    const fn token(self) -> Token {
        match self {
            Self::House => Token::House,
            Self::Selection | Self::Cursor => Token::Pen,
            Self::Hand => Token::SameInk,
        }
    }

    /// The strokes, indexed by their directions.
    const fn strokes(self, theme: ScreenTheme) -> &'static [char; 16] {
        match (self, theme.depth) {
            (Self::Hand, _) => &ROUND,
            (Self::Cursor, ColourDepth::None) => &DOUBLE,
            _ => &HEAVY,
        }
    }

    /// The strokes in ASCII: on the left, on the right, and above or below.
    const fn ascii(self) -> [char; 3] {
        match self {
            Self::House => ['|', '|', '~'],
            Self::Selection => ['<', '>', '~'],
            Self::Cursor => ['[', ']', '='],
            Self::Hand => ['{', '}', '~'],
        }
    }
}

/// Draws all rings of a board, the cursor's last.
pub(super) fn draw(buffer: &mut Buffer, plan: &ScreenPlan, scene: &BoardScene, theme: ScreenTheme) {
    if plan.size.is_small() {
        return;
    }
    // These cells need not form a house: they can also be cells that a text mentions.
    let houses = scene.marking.houses();
    let cursor = scene.cursor.map_or(CellSet::EMPTY, CellSet::from);
    let cursor_kind = match scene.held {
        Some(_) => RingKind::Hand,
        None => RingKind::Cursor,
    };
    let rings = [
        (houses, RingKind::House),
        (scene.selection, RingKind::Selection),
        (cursor, cursor_kind),
    ];
    for (cells, kind) in rings {
        if plan.size == BoardSize::Paired {
            draw_corners(buffer, plan, cells, kind, theme);
        } else {
            draw_ring(buffer, plan, cells, kind, theme);
        }
    }
}

/// Draws one line around each group of adjacent cells.
fn draw_ring(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    cells: CellSet,
    kind: RingKind,
    theme: ScreenTheme,
) {
    let has =
        |row: usize, column: usize| row < 9 && column < 9 && cells.contains(Cell::at(row, column));
    // The line above a cell, and the line left of it; at the edge, `wrapping_sub` gives an index
    // off the board.
    let above = |row: usize, column: usize| {
        column < 9 && has(row, column) != has(row.wrapping_sub(1), column)
    };
    let before =
        |row: usize, column: usize| row < 9 && has(row, column) != has(row, column.wrapping_sub(1));
    let style = theme.ring(kind.token());
    let (wide, high) = plan.size.cell();
    let mut put = |x: u16, y: u16, sign: char| {
        if let Some(place) = buffer.cell_mut((plan.board.x + x, plan.board.y + y)) {
            place.set_char(sign).set_style(style);
        }
    };
    let strokes = kind.strokes(theme);
    let [left, right, flat] = kind.ascii();
    for row in 0..10 {
        for column in 0..10 {
            let (x, y) = (column as u16 * (wide + 1), row as u16 * (high + 1));
            if above(row, column) {
                let sign = if theme.ascii {
                    flat
                } else {
                    strokes[LEFT | RIGHT]
                };
                (1..=wide).for_each(|step| put(x + step, y, sign));
            }
            if before(row, column) {
                let sign = match (theme.ascii, has(row, column)) {
                    (false, _) => strokes[UP | DOWN],
                    (true, true) => left,
                    (true, false) => right,
                };
                (1..=high).for_each(|step| put(x, y + step, sign));
            }
            let mut joined = 0;
            joined |= if before(row.wrapping_sub(1), column) {
                UP
            } else {
                0
            };
            joined |= if before(row, column) { DOWN } else { 0 };
            joined |= if above(row, column.wrapping_sub(1)) {
                LEFT
            } else {
                0
            };
            joined |= if above(row, column) { RIGHT } else { 0 };
            if joined != 0 {
                put(x, y, if theme.ascii { '+' } else { strokes[joined] });
            }
        }
    }
}

/// Draws corners on both sides of every cell, or a stroke where the houses of a hint end.
fn draw_corners(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    cells: CellSet,
    kind: RingKind,
    theme: ScreenTheme,
) {
    let style = theme.ring(kind.token());
    let strokes = kind.strokes(theme);
    let [left, right, _] = kind.ascii();
    for cell in cells {
        let inside = plan.inside(cell);
        for is_left in [true, false] {
            let column = cell.column();
            let beside = match (is_left, column) {
                (true, 1..) => Some(Cell::at(cell.row(), column - 1)),
                (false, ..8) => Some(Cell::at(cell.row(), column + 1)),
                _ => None,
            };
            if beside.is_some_and(|beside| cells.contains(beside)) {
                continue;
            }
            let x = if is_left {
                inside.x - 1
            } else {
                inside.right()
            };
            for (y, turn) in [(inside.y, DOWN), (inside.y + 1, UP)] {
                let sign = match (theme.ascii, is_left) {
                    (true, true) => left,
                    (true, false) => right,
                    _ if kind == RingKind::House => '┃',
                    (false, true) => strokes[turn | RIGHT],
                    (false, false) => strokes[turn | LEFT],
                };
                if let Some(place) = buffer.cell_mut((x, y)) {
                    place.set_char(sign).set_style(style);
                }
            }
        }
    }
}
