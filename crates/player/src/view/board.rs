//! The board in its three sizes.

use novena_core::{Cell, Digit};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use super::plan::{BoardSize, ScreenPlan};
use super::{digits, lines};
use crate::scene::{BoardScene, CellRole, Face};
use crate::theme::{ScreenPart, ScreenTheme};

pub(super) fn draw(
    frame: &mut Frame<'_>,
    plan: &ScreenPlan,
    scene: &BoardScene,
    theme: ScreenTheme,
) {
    let buffer = frame.buffer_mut();
    lines::draw(buffer, plan, theme);
    draw_names(buffer, plan, theme);
    // Small cells share the space between them: the one that is pointed at comes last.
    let mut cells: Vec<(Cell, Face)> = Cell::all().map(|cell| (cell, scene.face(cell))).collect();
    cells.sort_by_key(|(_, face)| (face.is_cursor, face.is_selected));
    for (cell, face) in cells {
        match plan.size {
            BoardSize::Large => draw_large(buffer, plan, scene, cell, &face, theme),
            BoardSize::Compact | BoardSize::Small | BoardSize::Medium => {
                draw_small(buffer, plan, cell, &face, theme);
            }
        }
    }
}

/// The numbers of rows and columns.
fn draw_names(buffer: &mut Buffer, plan: &ScreenPlan, theme: ScreenTheme) {
    let style = theme.part(ScreenPart::Label);
    for index in 0..9 {
        let name = (index + 1).to_string();
        let (_, y) = plan.middle(Cell::at(index, 0));
        let gap = if plan.size == BoardSize::Compact {
            1
        } else {
            2
        };
        buffer.set_string(plan.board.x - gap, y, &name, style);
        if plan.size != BoardSize::Compact {
            let (x, _) = plan.middle(Cell::at(0, index));
            buffer.set_string(x, plan.board.y - 1, &name, style);
        }
    }
}

/// One sign in the middle, and one on each side that says what the cell is.
fn draw_small(buffer: &mut Buffer, plan: &ScreenPlan, cell: Cell, face: &Face, theme: ScreenTheme) {
    let style = theme.face(face);
    let (x, y) = plan.middle(cell);
    let (left, right) = ScreenTheme::signs(face);
    let is_medium = plan.size == BoardSize::Medium;
    put(buffer, x, y, sign(face), style);
    for (x, sign) in [(x - 1, left), (x + 1, right)] {
        if sign != ' ' {
            put(buffer, x, y, sign, style);
        } else if is_medium || style.bg.is_some() {
            let behind = Style {
                fg: None,
                add_modifier: Modifier::empty(),
                ..style
            };
            if let Some(place) = buffer.cell_mut((x, y)) {
                place.set_style(behind);
            }
        }
    }
}

fn put(buffer: &mut Buffer, x: u16, y: u16, sign: char, style: Style) {
    if let Some(place) = buffer.cell_mut((x, y)) {
        place.set_char(sign).set_style(style);
    }
}

/// The middle of a small cell.
fn sign(face: &Face) -> char {
    let shown = |digit: Digit| char::from(b'0' + digit.get());
    if let Some(digit) = face.digit {
        return shown(digit);
    }
    match face.role {
        CellRole::Cause if face.role_digits.len() > 1 => {}
        _ if !face.role_digits.is_empty() => {
            return face.role_digits.single().map_or('x', shown);
        }
        _ => {}
    }
    if face.may_hold {
        'o'
    } else if (face.content.centre | face.content.corner).is_empty() {
        '.'
    } else {
        ':'
    }
}

/// Marks in their places, or a digit three rows high.
fn draw_large(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    scene: &BoardScene,
    cell: Cell,
    face: &Face,
    theme: ScreenTheme,
) {
    let style = theme.face(face);
    let inside = plan.inside(cell);
    buffer.set_style(inside, style);
    for y in inside.rows() {
        buffer.set_string(y.x, y.y, " ".repeat(usize::from(inside.width)), style);
    }
    if let Some(digit) = face.digit {
        let shape = digits::rows(digit, face.is_given, theme.ascii);
        for (row, text) in (inside.y..).zip(shape) {
            buffer.set_string(inside.x + 2, row, text, style);
        }
    } else {
        draw_marks(buffer, plan, scene, cell, face, theme);
    }
    // Signs stand at the edge of the middle row, where no mark is; colours around them.
    let (left, right) = ScreenTheme::signs(face);
    let is_pointed_at = face.is_cursor || face.is_selected;
    let middle = inside.y + 1;
    if left != ' ' {
        put(buffer, inside.x, middle, left, style);
    }
    let has_colours = !face.content.colours.is_empty();
    if is_pointed_at || right != ' ' && !has_colours {
        put(buffer, inside.x + 6, middle, right, style);
    }
    for (row, colour) in (inside.y..inside.bottom()).zip(face.content.colours) {
        if row != middle || !is_pointed_at {
            put(
                buffer,
                inside.x + 6,
                row,
                colour.letter(),
                theme.player(colour),
            );
        }
    }
}

fn draw_marks(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    scene: &BoardScene,
    cell: Cell,
    face: &Face,
    theme: ScreenTheme,
) {
    let marks = face.content.centre | face.content.corner;
    let usual = theme.mark(theme.face(face));
    for digit in Digit::ALL {
        let candidate = cell.with(digit);
        let role = scene.marking.of_candidate(candidate);
        let is_filtered = face.may_hold && scene.filter == Some(digit);
        if !marks.contains(digit) && role == CellRole::None && !is_filtered {
            continue;
        }
        let colour = face.content.candidate_colours[digit.index()];
        let mut style = usual;
        if is_filtered {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        if let Some(colour) = colour {
            style = style.patch(theme.player(colour));
        }
        style = style.patch(theme.role(role));
        let (x, y) = plan.candidate(candidate);
        put(buffer, x, y, char::from(b'0' + digit.get()), style);
        // The place behind a mark says what it is.
        let is_corner = face.content.corner.contains(digit);
        let behind = match (role, colour) {
            (CellRole::Remove, _) => 'x',
            (CellRole::Place, _) => '+',
            (CellRole::Cause, _) => '*',
            (CellRole::False, _) => '#',
            (CellRole::True, _) => '@',
            (_, Some(colour)) => colour.letter(),
            _ if is_corner && face.content.centre.contains(digit) => '"',
            _ if is_corner => '\'',
            _ => continue,
        };
        put(buffer, x + 1, y, behind, style);
    }
}
