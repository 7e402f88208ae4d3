//! The area in which to look for a step.

use novena_core::{CellSet, HouseSet};
use novena_techniques::{Exhibit, Role, Step};

/// The area in which to look for a step. The area consists of houses or, if the step has no houses,
/// of the cells to start from.
///
/// ```
/// use novena_figure::StepArea;
/// use novena_techniques::{Kind, Reasoner, sketch};
///
/// let position = sketch::position("r1c1=12 r1c5=13 r3c2=23");
/// let step = Reasoner::of([Kind::XY_WING]).first_step(&position).unwrap();
/// let area = StepArea::of(&step);
/// assert!(area.houses.is_empty());
/// assert_eq!(area.cells.to_string(), "r1c1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StepArea {
    /// Houses to look at.
    pub houses: HouseSet,
    /// The cells to look at. Empty if the area consists of houses.
    pub cells: CellSet,
}

impl StepArea {
    /// The area of a step.
    #[must_use]
    pub fn of(step: &Step) -> Self {
        let mut houses = HouseSet::EMPTY;
        let (mut first, mut others) = (CellSet::EMPTY, CellSet::EMPTY);
        let area = step.evidence.iter();
        for evidence in area.filter(|evidence| evidence.role.is_area()) {
            let cells: CellSet = match &evidence.exhibit {
                Exhibit::Houses(some) => {
                    houses |= *some;
                    continue;
                }
                Exhibit::Cells(cells) | Exhibit::Set { cells, .. } => *cells,
                Exhibit::Candidates(candidates) => {
                    candidates.iter().map(|candidate| candidate.cell).collect()
                }
                Exhibit::Links(links) => links
                    .iter()
                    .fold(CellSet::EMPTY, |all, link| all | link.from.cells),
                _ => continue,
            };
            match evidence.role {
                Role::Pivot | Role::BaseCells => first |= cells,
                // For a chain, the area consists of its ends.
                Role::Pincer if first.is_empty() => first |= cells,
                _ => others |= cells,
            }
        }
        let cells = match (houses.is_empty(), first.is_empty()) {
            (false, _) => CellSet::EMPTY,
            (true, false) => first,
            (true, true) => others,
        };
        Self { houses, cells }
    }
}
