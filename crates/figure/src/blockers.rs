//! Draws the evidence for a single: rings around the digits that block others and, if the single is
//! the last place in a house, lines of sight and hatched cells.

use novena_core::{Cell, CellSet, House, HouseKind};
use novena_techniques::{Exhibit, Role, Step, blocked_part};

use crate::arrow::head;
use crate::houses::edge;
use crate::places::{CELL, LATTICE, Point, cell_middle, corner};
use crate::{BoardView, Class, FigureShape, Form, Segment};

/// The blockers of a single and the cells they block.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Blockers {
    /// The house in which only one place is left for the digit. `None` if the step is about a cell
    /// with only one digit left.
    pub house: Option<House>,
    /// The cells that contain the digit. If the step is about a cell with only one digit left, the
    /// cells that contain the other digits.
    pub blockers: CellSet,
    /// Open cells in the house that a blocker sees.
    pub shut: CellSet,
    /// Open cells in the house where the digit was already ruled out.
    pub ruled_out: CellSet,
}

impl Blockers {
    /// The blockers of a step, if it has any.
    #[must_use]
    pub fn of(step: &Step, view: &BoardView) -> Option<Self> {
        let house = step
            .exhibits(Role::House)
            .find_map(|exhibit| match exhibit {
                Exhibit::Houses(houses) => houses.first(),
                _ => None,
            });
        let cells = |role: Role| {
            step.exhibits(role)
                .fold(CellSet::EMPTY, |all, exhibit| match exhibit {
                    Exhibit::Cells(cells) | Exhibit::Set { cells, .. } => all | *cells,
                    _ => all,
                })
        };
        let (blockers, ruled_out) = (cells(Role::Blocker), cells(Role::RuledOut));
        if (blockers | ruled_out).is_empty() {
            return None;
        }
        let placed: CellSet = step.placements().map(|candidate| candidate.cell).collect();
        let cells = house.map_or(CellSet::EMPTY, House::cells);
        let open = cells.iter().filter(|&cell| {
            view.board[cell].is_none() && !placed.contains(cell) && !ruled_out.contains(cell)
        });
        let is_seen = |cell: &Cell| blockers.iter().any(|blocker| blocker.sees(*cell));
        Some(Self {
            house,
            blockers,
            shut: open.filter(is_seen).collect(),
            ruled_out,
        })
    }

    /// Hatches the cells in which the digit cannot go. The hatching lies below the digits. Where
    /// the digit was already ruled out, it runs in the other direction.
    pub(crate) fn under(&self, shapes: &mut Vec<FigureShape>) {
        for (cells, rises) in [(self.shut, true), (self.ruled_out, false)] {
            for cell in cells {
                shapes.push(FigureShape::new(
                    Class::Hatch,
                    Form::Path(hatch(cell, rises)),
                ));
            }
        }
    }

    /// Draws rings and lines of sight. If the cells that a blocker excludes lie in its own box, a
    /// straight line cannot show them, so the box is outlined instead.
    pub(crate) fn over(&self, view: &BoardView, shapes: &mut Vec<FigureShape>) {
        for (house, blocker) in self.house.into_iter().flat_map(|house| {
            let blockers = self.blockers.iter();
            blockers.map(move |blocker| (house, blocker))
        }) {
            let part = blocked_part(house, blocker);
            if part.kind() == HouseKind::Box {
                shapes.push(edge(part, true));
            } else if let Some(far) = self.far_end(blocker, part) {
                sight(blocker, far, view, shapes);
            }
        }
        for blocker in self.blockers {
            let ring = Form::circle(cell_middle(blocker), 38.0);
            shapes.push(FigureShape::new(Class::Blocker, ring));
        }
    }

    /// The furthest cell blocked along a line.
    fn far_end(&self, blocker: Cell, line: House) -> Option<Cell> {
        let away = |cell: &Cell| {
            cell.row().abs_diff(blocker.row()) + cell.column().abs_diff(blocker.column())
        };
        (self.shut & line.cells()).iter().max_by_key(away)
    }
}

/// A line from a blocker to the last cell it blocks, with gaps at the digits it passes.
fn sight(blocker: Cell, far: Cell, view: &BoardView, shapes: &mut Vec<FigureShape>) {
    let (from, to) = (cell_middle(blocker), cell_middle(far));
    let cells = (blocker.row().abs_diff(far.row())).max(blocker.column().abs_diff(far.column()));
    let length = cells as f32 * CELL;
    let (right, down) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let passed_cell = |passed: usize| {
        let away = passed as f32 * CELL;
        let (x, y) = (from.0 + right * away, from.1 + down * away);
        Cell::at((y / CELL) as usize, (x / CELL) as usize)
    };
    // The line runs between the rows of marks if there are any, and otherwise through the middle of
    // the cells.
    let has_marks = (1..=cells).any(|passed| !view.marks[passed_cell(passed).index()].is_empty());
    let aside = if has_marks { LATTICE / 2.0 } else { 0.0 };
    let at = |away: f32| -> Point {
        (
            from.0 + right * away + down.abs() * aside,
            from.1 + down * away + right.abs() * aside,
        )
    };
    let mut path = vec![Segment::Move(at(
        (38.0_f32 * 38.0 - aside * aside).sqrt() + 2.0
    ))];
    for passed in 1..=cells {
        let away = passed as f32 * CELL;
        if view.board[passed_cell(passed)].is_some() {
            path.push(Segment::Line(at(away - 30.0)));
            path.push(Segment::Move(at(away + 30.0)));
        }
    }
    let tip = at(length + 42.0);
    path.push(Segment::Line(at(length + 34.0)));
    shapes.push(FigureShape::new(Class::Sight, Form::Path(path)));
    shapes.push(FigureShape::new(
        Class::SightHead,
        Form::Path(head(tip, (right, down))),
    ));
}

/// 45-degree hatching over a cell, continuous from cell to cell.
fn hatch(cell: Cell, rises: bool) -> Vec<Segment> {
    const APART: f32 = 20.0;
    let (left, top) = corner(cell);
    let mut path = Vec::new();
    let mut sum = APART / 2.0;
    while sum < 2.0 * CELL {
        // All points on a line have the same sum of x and y.
        let (low, high) = ((sum - CELL).max(0.0), sum.min(CELL));
        let point = |x: f32| {
            let y = sum - x;
            (left + x, top + if rises { y } else { CELL - y })
        };
        path.push(Segment::Move(point(low)));
        path.push(Segment::Line(point(high)));
        sum += APART;
    }
    path
}
