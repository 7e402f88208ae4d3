//! Draws outlines around the cells of a step.

use novena_core::{Candidate, Cell, CellSet, Digit};
use novena_techniques::{Exhibit, LinkReason, Role, Step};

use crate::outline::outline;
use crate::places::{CELL, Point, cell_middle, mark_place};
use crate::token::is_of_single;
use crate::{BoardView, Class, FigureShape, Form, Tokens};

/// Cells in a pattern that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CellGroup {
    /// The cells.
    pub cells: CellSet,
    /// The letter of an almost locked set, if the step has several sets.
    pub letter: Option<char>,
}

impl CellGroup {
    /// Cells without a letter.
    pub(crate) const fn plain(cells: CellSet) -> Self {
        Self {
            cells,
            letter: None,
        }
    }
}

/// The cells of a step, in groups. Almost locked sets come first, by letter, then patterns that
/// appear along a chain, and then the cells that are not yet in a group.
///
/// ```
/// use novena_figure::cell_groups;
/// use novena_techniques::{Kind, Reasoner, sketch};
///
/// let position = sketch::position("r1c1=12 r1c9=12");
/// let step = Reasoner::of([Kind::NAKED_PAIR]).first_step(&position).unwrap();
/// assert_eq!(cell_groups(&step)[0].cells.len(), 2);
/// ```
#[must_use]
pub fn cell_groups(step: &Step) -> Vec<CellGroup> {
    let mut groups = Vec::new();
    let mut known = CellSet::EMPTY;
    for (letter, set) in ('A'..='Z').zip(step.lettered_sets()) {
        known |= set.cells;
        groups.push(CellGroup {
            cells: set.cells,
            letter: Some(letter),
        });
    }
    if groups.is_empty() {
        for set in step.linked_sets() {
            known |= set.cells;
            groups.push(CellGroup::plain(set.cells));
        }
    }
    for link in step.ways(Role::Link).into_iter().flatten() {
        if let LinkReason::Pattern { cells, .. } = link.reason
            && !(cells - known).is_empty()
        {
            known |= cells;
            groups.push(CellGroup::plain(cells));
        }
    }
    let linked = linked_cells(step);
    let is_fish = step.exhibits(Role::Base).next().is_some();
    for evidence in &step.evidence {
        let cells = match (&evidence.exhibit, evidence.role) {
            (_, role) if is_of_single(role) => continue,
            // The candidates of a fish are shown as discs instead.
            (Exhibit::Cells(_), Role::Cells | Role::Pincer) if is_fish => continue,
            // The cells of a chain are shown by arrows instead.
            (Exhibit::Cells(cells), _) if (*cells - linked).is_empty() => continue,
            (Exhibit::Cells(cells) | Exhibit::Set { cells, .. }, _) => *cells,
            _ => continue,
        };
        if !(cells - known).is_empty() {
            known |= cells;
            groups.push(CellGroup::plain(cells));
        }
    }
    groups
}

/// The cells of all links.
pub(crate) fn linked_cells(step: &Step) -> CellSet {
    let ways = step.ways(Role::Link).into_iter().flatten();
    ways.fold(CellSet::EMPTY, |cells, link| {
        cells | link.from.cells | link.to.cells
    })
}

/// Draws the outlines of cell groups. The first is solid, the second dashed, and all others dotted.
/// They are inset from the cell edges by different distances, because groups share cells.
pub(crate) fn set_outlines(groups: &[CellGroup], shapes: &mut Vec<FigureShape>) {
    for (number, group) in groups.iter().enumerate() {
        let class = [Class::Set, Class::SetSecond, Class::SetThird][number.min(2)];
        for way in outline(group.cells, inside(number)) {
            shapes.push(FigureShape::new(class, Form::Path(way)));
        }
    }
}

/// The distance between a group's outline and the edges of its cells.
fn inside(number: usize) -> f32 {
    [5.0, 9.5, 14.0][number.min(2)]
}

/// Places the letters of cell groups. Each part of a group has one letter, at the cell corner where
/// it hides the least.
pub(crate) fn set_letters(
    groups: &[CellGroup],
    view: &BoardView,
    tokens: &Tokens,
    shapes: &mut Vec<FigureShape>,
) {
    let mut taken: Vec<Candidate> = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        let Some(letter) = group.letter else { continue };
        for part in parts(group.cells) {
            let corners = CORNERS.into_iter().flat_map(|digit| {
                let cells = part.iter();
                cells.map(move |cell| cell.with(digit))
            });
            let hidden = |corner: &Candidate| {
                let is_token = tokens.all.contains_key(corner);
                let is_mark = view.marks[corner.cell.index()].contains(corner.digit);
                (taken.contains(corner), is_token, is_mark)
            };
            let Some(corner) = corners.min_by_key(hidden) else {
                continue;
            };
            taken.push(corner);
            let spot = letter_place(corner, inside(number));
            let plate = Form::circle(spot, 10.0);
            shapes.push(FigureShape::new(Class::LetterPlate, plate));
            let text = Form::text(spot, 15.0, letter);
            shapes.push(FigureShape::new(Class::Letter, text));
        }
    }
}

/// The digits whose marks are in the corners of a cell, starting with the preferred corner for
/// letters.
const CORNERS: [Digit; 4] = [Digit::ALL[0], Digit::ALL[2], Digit::ALL[6], Digit::ALL[8]];

/// The place for an outline's letter, on the line at the corner of the cell. `corner` is the mark
/// in that corner, and the letter is slightly outside it.
fn letter_place(corner: Candidate, inside: f32) -> Point {
    let middle = cell_middle(corner.cell);
    let mark = mark_place(corner);
    let half = CELL / 2.0 - inside;
    let on_board = |place: f32| place.clamp(11.0, 9.0 * CELL - 11.0);
    let across = middle.0 + (half - 4.0).copysign(mark.0 - middle.0);
    let down = middle.1 + (half + 3.0).copysign(mark.1 - middle.1);
    (on_board(across), on_board(down))
}

/// The connected parts of the given cells.
fn parts(cells: CellSet) -> Vec<CellSet> {
    let mut parts = Vec::new();
    let mut left = cells;
    while let Some(start) = left.first() {
        let mut part: CellSet = start.into();
        loop {
            let beside = |cell: &Cell| part.iter().any(|known| are_side_by_side(known, *cell));
            let more: CellSet = (left - part).iter().filter(beside).collect();
            if more.is_empty() {
                break;
            }
            part |= more;
        }
        left -= part;
        parts.push(part);
    }
    parts
}

fn are_side_by_side(one: Cell, other: Cell) -> bool {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1
}

#[cfg(test)]
mod tests {
    use novena_techniques::{Kind, Reasoner, sketch};

    use super::*;
    use crate::Figure;

    #[test]
    fn letters_do_not_cover_tokens() {
        // The digit 1 joins the two sets, and its mark is in the corner that is tried first for
        // letters.
        let position = sketch::position("r1c1=12 r1c3=23 r5c1=14 r5c2=34");
        let step = Reasoner::of([Kind::ALS_XZ]).first_step(&position).unwrap();
        let view = BoardView::from(position.grid());
        let tokens = Tokens::of(&step, &view);
        let shapes = Figure::new(&step, &view).over;
        let letters = shapes.iter().filter(|shape| shape.class == Class::Letter);
        let spots: Vec<Point> = letters
            .filter_map(|shape| match shape.form {
                Form::Text { x, y, .. } => Some((x, y)),
                _ => None,
            })
            .collect();
        assert_eq!(spots.len(), 3);
        for &token in tokens.all.keys() {
            let (x, y) = mark_place(token);
            let is_clear = |spot: &Point| (spot.0 - x).hypot(spot.1 - y) > 20.0;
            assert!(spots.iter().all(is_clear), "{token} {spots:?}");
        }
    }

    #[test]
    fn cells_that_touch_at_a_corner_are_two_parts() {
        let cells: CellSet = [Cell::at(0, 0), Cell::at(0, 1), Cell::at(1, 2)]
            .into_iter()
            .collect();
        let sizes: Vec<usize> = parts(cells).iter().map(|part| part.len()).collect();
        assert_eq!(sizes, [2, 1]);
    }
}
