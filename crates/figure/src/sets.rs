//! The cells that a step rests on, outlined.

use novena_core::CellSet;
use novena_techniques::{Exhibit, Role, Step};

use crate::outline::outline;
use crate::places::CELL;
use crate::token::is_of_single;
use crate::{Class, FigureShape, Form, Segment};

/// Cells of a pattern that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CellGroup {
    /// The cells.
    pub cells: CellSet,
    /// The letter of an almost locked set, where there are several.
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

/// The cells a step rests on, as it groups them: almost locked sets first, by their letters,
/// then other cells that were not in a group before.
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
    let linked = linked_cells(step);
    let is_fish = step.exhibits(Role::Base).next().is_some();
    for evidence in &step.evidence {
        let cells = match (&evidence.exhibit, evidence.role) {
            (_, role) if is_of_single(role) => continue,
            // Discs show the candidates of a fish.
            (Exhibit::Cells(_), Role::Cells | Role::Pincer) if is_fish => continue,
            // Arrows show the cells of a chain.
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

/// The outlines of cell groups, with their letters. The first one is solid, the second dashed,
/// all others dotted, each at its own distance from the edge: groups share cells.
pub(crate) fn set_shapes(groups: &[CellGroup], shapes: &mut Vec<FigureShape>) {
    let mut lettered: Vec<(usize, usize)> = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        let class = [Class::Set, Class::SetSecond, Class::SetThird][number.min(2)];
        let inside = [5.0, 9.5, 14.0][number.min(2)];
        for way in outline(group.cells, inside) {
            let corner = match way.first() {
                Some(Segment::Move((x, y))) => (*x, *y),
                _ => continue,
            };
            shapes.push(FigureShape::new(class, Form::Path(way)));
            if let Some(letter) = group.letter {
                // Letters of two sets in one cell lie side by side along its upper edge.
                let cell = ((corner.0 / CELL) as usize, (corner.1 / CELL) as usize);
                let before = lettered.iter().filter(|&&known| known == cell).count();
                lettered.push(cell);
                let x = corner.0 + 4.0 + 22.0 * before as f32;
                let spot = (x.max(11.0), (corner.1 - 3.0).max(11.0));
                shapes.push(FigureShape::new(
                    Class::LetterPlate,
                    Form::circle(spot, 10.0),
                ));
                shapes.push(FigureShape::new(
                    Class::Letter,
                    Form::text(spot, 15.0, letter),
                ));
            }
        }
    }
}
