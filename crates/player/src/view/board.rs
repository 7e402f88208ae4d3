//! The board in all its sizes.

use novena_core::{Cell, Digit};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::plan::{BoardSize, ScreenPlan};
use super::{digits, lines, ring};
use crate::scene::{BoardScene, CellAppearance, CellRole};
use crate::theme::{ColourDepth, ScreenPart, ScreenTheme};

pub(super) fn draw(
    frame: &mut Frame<'_>,
    plan: &ScreenPlan,
    scene: &BoardScene,
    theme: ScreenTheme,
) {
    let buffer = frame.buffer_mut();
    lines::draw(buffer, plan, theme);
    draw_names(buffer, plan, theme);
    // Small cells share the space between them, so selected cells are drawn after the others, and
    // the cell under the cursor last.
    let mut cells: Vec<(Cell, CellAppearance)> =
        Cell::all().map(|cell| (cell, scene.face(cell))).collect();
    cells.sort_by_key(|(_, face)| (face.is_cursor, face.is_selected));
    for (cell, face) in cells {
        if plan.size.has_marks() {
            draw_large(buffer, plan, scene, cell, &face, theme);
        } else {
            draw_small(buffer, plan, cell, &face, theme);
        }
    }
    ring::draw(buffer, plan, scene, theme);
}

/// Draws a board of the smallest size, without a cursor and without the numbers of rows and
/// columns.
pub(super) fn draw_preview(
    frame: &mut Frame<'_>,
    area: Rect,
    scene: &BoardScene,
    theme: ScreenTheme,
) {
    let plan = ScreenPlan {
        size: BoardSize::Compact,
        header: area,
        board: area,
        side: area,
        footer: area,
    };
    let buffer = frame.buffer_mut();
    lines::draw(buffer, &plan, theme);
    for cell in Cell::all() {
        draw_small(buffer, &plan, cell, &scene.face(cell), theme);
    }
}

/// Draws the numbers of the rows and columns.
fn draw_names(buffer: &mut Buffer, plan: &ScreenPlan, theme: ScreenTheme) {
    let style = theme.part(ScreenPart::Label);
    for index in 0..9 {
        let name = (index + 1).to_string();
        let (_, y) = plan.middle(Cell::at(index, 0));
        buffer.set_string(plan.header.x, y, &name, style);
        let (x, _) = plan.middle(Cell::at(0, index));
        if plan.size.names_in_frame() {
            let on_paper = theme.part(ScreenPart::Paper).patch(style);
            buffer.set_string(x, plan.board.y, &name, on_paper);
        } else if plan.size != BoardSize::Compact {
            buffer.set_string(x, plan.board.y - 1, &name, style);
        }
    }
}

/// Draws a sign in the middle of a cell and, on each side, a sign that shows the cell's state.
fn draw_small(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    cell: Cell,
    face: &CellAppearance,
    theme: ScreenTheme,
) {
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

const fn letter(digit: Digit) -> char {
    (b'0' + digit.get()) as char
}

/// The sign in the middle of a small cell.
fn sign(face: &CellAppearance) -> char {
    if let Some(digit) = face.digit.or(face.held) {
        return letter(digit);
    }
    match face.role {
        CellRole::Cause if face.role_digits.len() > 1 => {}
        _ if !face.role_digits.is_empty() => {
            return face.role_digits.single().map_or('x', letter);
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

/// Draws marks in their places, or a digit as large as the cell.
fn draw_large(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    scene: &BoardScene,
    cell: Cell,
    face: &CellAppearance,
    theme: ScreenTheme,
) {
    let follows = match face.role {
        CellRole::Place => face.role_digits.single(),
        _ => None,
    };
    let face = &if face.digit.is_none() && follows.is_none() {
        CellAppearance {
            role: role_around_marks(scene, cell, face.role),
            ..*face
        }
    } else {
        *face
    };
    let style = theme.face(face);
    let inside = plan.inside(cell);
    // Underlines and strokes belong to digits, not to the space around them.
    let room = style.remove_modifier(Modifier::UNDERLINED | Modifier::CROSSED_OUT);
    for y in inside.rows() {
        buffer.set_string(y.x, y.y, " ".repeat(usize::from(inside.width)), room);
    }
    match (face.digit, face.held.or(follows)) {
        (Some(digit), _) => draw_digit(buffer, plan, cell, digit, face.is_given, style, theme),
        (None, Some(digit)) => {
            // A held or implied digit is not yet written, so the marks stay.
            draw_digit(buffer, plan, cell, digit, false, style, theme);
        }
        (None, None) => draw_marks(buffer, plan, scene, cell, face, theme),
    }
    draw_signs(buffer, plan, cell, face, room, theme);
    if face.digit.is_none() && follows.is_none() && is_pair(plan) {
        draw_role_sign(buffer, plan, scene, cell, room, theme);
    }
}

/// The role shown in the space around the marks. Each mark shows its own role.
fn role_around_marks(scene: &BoardScene, cell: Cell, role: CellRole) -> CellRole {
    match role {
        CellRole::Cause | CellRole::False | CellRole::True | CellRole::Place | CellRole::Remove
            if scene.marking.houses().contains(cell) =>
        {
            CellRole::House
        }
        CellRole::False | CellRole::True | CellRole::Place | CellRole::Remove => CellRole::None,
        role => role,
    }
}

const fn is_pair(plan: &ScreenPlan) -> bool {
    matches!(plan.size, BoardSize::Paired | BoardSize::Ruled)
}

/// Draws one sign for the roles of all marks. A cell with two lines of marks has no room for a sign
/// after each mark.
fn draw_role_sign(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    scene: &BoardScene,
    cell: Cell,
    style: Style,
    theme: ScreenTheme,
) {
    let roles = Digit::ALL.map(|digit| scene.marking.of_candidate(cell.with(digit)));
    if let Some(role) = roles.into_iter().max()
        && role != CellRole::None
    {
        let inside = plan.inside(cell);
        let sign = ScreenTheme::role_sign(role);
        let style = style.patch(theme.role_ink(role));
        put(buffer, inside.right() - 1, inside.y + 1, sign, style);
    }
}

fn draw_digit(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    cell: Cell,
    digit: Digit,
    is_given: bool,
    style: Style,
    theme: ScreenTheme,
) {
    let inside = plan.inside(cell);
    let rows: &[&str] = match plan.size {
        BoardSize::Huge => &digits::tall_rows(digit, is_given, theme.ascii),
        BoardSize::Large => &digits::rows(digit, is_given, theme.ascii),
        _ => {
            let (x, y) = plan.middle(cell);
            return put(buffer, x, y, letter(digit), style);
        }
    };
    // Below large strokes, an underline would look like another stroke.
    let style = style.remove_modifier(Modifier::UNDERLINED | Modifier::ITALIC);
    let wide = rows[0].chars().count() as u16;
    for (y, text) in (inside.y..).zip(rows) {
        buffer.set_string(inside.x + (inside.width - wide) / 2, y, text, style);
    }
}

/// Shows the state of a cell at its edges, where there are no marks.
fn draw_signs(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    cell: Cell,
    face: &CellAppearance,
    style: Style,
    theme: ScreenTheme,
) {
    let inside = plan.inside(cell);
    let (_, middle) = plan.middle(cell);
    let last = inside.right() - 1;
    // Rings replace the brackets that small boards use; a house is shown by its outline or its
    // wash.
    let bare = CellAppearance {
        is_cursor: false,
        is_selected: false,
        ..*face
    };
    let (left, right) = ScreenTheme::signs(&bare);
    let is_outlined = face.role == CellRole::House
        && !face.is_mistake
        && (plan.size.is_ruled() || theme.depth != ColourDepth::None);
    let is_pair = is_pair(plan);
    let has_marks = face.digit.is_none() && face.held.is_none() && face.role != CellRole::Place;
    if left != ' ' && !is_outlined {
        match (is_pair, has_marks) {
            // If marks fill both lines, the last place on the second line is still free.
            (true, true) => put(buffer, last, inside.y + 1, left, style),
            (true, false) => put(buffer, inside.x + 1, middle, left, style),
            (false, _) => put(buffer, inside.x, middle, left, style),
        }
    }
    let colours = face.content.colours;
    if colours.is_empty() {
        if right != ' ' {
            let x = if is_pair { inside.x + 3 } else { last };
            put(buffer, x, middle, right, style);
        }
        return;
    }
    // The lowest letter is drawn first. A cell with two lines of marks has room for one letter or
    // for the sign, but not for both.
    let rows = if is_pair && left != ' ' && has_marks {
        0
    } else {
        inside.height
    };
    let rows = (inside.y..inside.bottom()).rev().take(usize::from(rows));
    let rows = rows.take(if is_pair && has_marks { 1 } else { usize::MAX });
    for (y, colour) in rows.zip(colours) {
        put(
            buffer,
            last,
            y,
            colour.letter(),
            theme.player_letter(colour),
        );
    }
}

/// Raised digits, which show corner marks in cells that are too small to have corners.
const RAISED: [char; 9] = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

fn draw_marks(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    scene: &BoardScene,
    cell: Cell,
    face: &CellAppearance,
    theme: ScreenTheme,
) {
    let is_pair = is_pair(plan);
    let content = &face.content;
    let marks = content.centre | content.corner;
    let base = theme.face(face).remove_modifier(Modifier::all());
    if face.role == CellRole::Shut && marks.is_empty() {
        draw_hatch(buffer, plan, cell, theme.mark(base), theme);
    }
    let usual = theme.mark(base);
    for digit in Digit::ALL {
        let candidate = cell.with(digit);
        let role = scene.marking.of_candidate(candidate);
        let is_filtered = face.may_hold && scene.filter == Some(digit);
        if !marks.contains(digit) && role == CellRole::None && !is_filtered {
            continue;
        }
        let colour = content.candidate_colours[digit.index()];
        let mut style = usual;
        if is_filtered {
            style = style.patch(theme.same());
        }
        if let Some(colour) = colour {
            style = style.patch(theme.player_letter(colour));
        }
        style = style.patch(theme.role(role));
        let (x, y) = plan.candidate(candidate);
        let is_corner = content.corner.contains(digit);
        let is_raised = is_pair && is_corner && !content.centre.contains(digit) && !theme.ascii;
        let sign = if is_raised && role == CellRole::None {
            RAISED[digit.index()]
        } else {
            letter(digit)
        };
        put(buffer, x, y, sign, style);
        if is_pair {
            continue;
        }
        // The place after a mark shows the mark's role or colour.
        let behind = match (role, colour) {
            (CellRole::Remove, _) => 'x',
            (CellRole::None | CellRole::House | CellRole::Shut, Some(colour)) => colour.letter(),
            (CellRole::None, None) if is_corner && content.centre.contains(digit) => '"',
            (CellRole::None, None) if is_corner => '\'',
            (CellRole::None | CellRole::House | CellRole::Shut, _) => continue,
            (role, _) => ScreenTheme::role_sign(role),
        };
        put(buffer, x + 1, y, behind, style);
    }
}

/// Hatches an empty cell that the digit of a hint cannot enter.
fn draw_hatch(
    buffer: &mut Buffer,
    plan: &ScreenPlan,
    cell: Cell,
    style: Style,
    theme: ScreenTheme,
) {
    let style = style.patch(theme.role(CellRole::Shut));
    for place in plan.inside(cell).rows().flat_map(Rect::columns) {
        if (place.x + place.y) % 2 == 0 {
            put(
                buffer,
                place.x,
                place.y,
                if theme.ascii { '/' } else { '╱' },
                style,
            );
        }
    }
}
