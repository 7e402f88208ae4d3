//! Checks that the examples of a lesson look different.
//!
//! The orientation of a step records which parts of its pattern are rows, columns and boxes. If
//! swapping rows and columns would change the orientation, the three examples in a lesson must not
//! all have the same one. Nor may they all be in the same boxes.

use novena_core::{Cell, CellSet, HouseKind};
use novena_lessons::{LessonText, Page, SectionKind};
use novena_techniques::{Exhibit, Role, Step};

use super::Problem;

pub(super) fn problems(page: Page, text: &LessonText, steps: &[Step]) -> Vec<Problem> {
    let Page::Lesson(_) = page else {
        return Vec::new();
    };
    let [first, others @ ..] = steps else {
        return Vec::new();
    };
    let first_line = text
        .sections_of(SectionKind::Example)
        .map(|section| section.line)
        .next();
    let problem = |words: &str| vec![Problem::new(first_line.unwrap_or(1), words)];
    if steps.len() < 3 {
        return Vec::new();
    }
    let houses = RoleHouses::of(first);
    if houses != houses.transposed() && others.iter().all(|step| RoleHouses::of(step) == houses) {
        return problem("all examples are the same way round: turn rows and columns in one");
    }
    let boxes = boxes(first);
    if others.iter().all(|step| self::boxes(step) == boxes) {
        return problem("all examples are in the same boxes");
    }
    Vec::new()
}

/// The house kinds of the parts of a pattern.
#[derive(PartialEq, Eq)]
struct RoleHouses(Vec<(Role, HouseKind)>);

impl RoleHouses {
    fn of(step: &Step) -> Self {
        let mut parts = Vec::new();
        for evidence in &step.evidence {
            if let Exhibit::Houses(houses) = evidence.exhibit {
                parts.extend(houses.iter().map(|house| (evidence.role, house.kind())));
            }
        }
        Self::sorted(parts)
    }

    fn sorted(mut parts: Vec<(Role, HouseKind)>) -> Self {
        parts.sort_by_key(|&(role, kind)| (role, kind as usize));
        parts.dedup();
        Self(parts)
    }

    fn transposed(&self) -> Self {
        let turned = self.0.iter().map(|&(role, kind)| match kind {
            HouseKind::Row => (role, HouseKind::Column),
            HouseKind::Column => (role, HouseKind::Row),
            HouseKind::Box => (role, HouseKind::Box),
        });
        Self::sorted(turned.collect())
    }
}

/// The boxes that contain a step's conclusions and pattern cells.
fn boxes(step: &Step) -> Vec<usize> {
    let mut cells: CellSet = step
        .deductions
        .iter()
        .map(|deduction| deduction.candidate().cell)
        .collect();
    for evidence in &step.evidence {
        if let Exhibit::Cells(some) | Exhibit::Set { cells: some, .. } = evidence.exhibit {
            cells |= some;
        }
    }
    let mut boxes: Vec<usize> = cells.iter().map(Cell::box_).collect();
    boxes.sort_unstable();
    boxes.dedup();
    boxes
}
