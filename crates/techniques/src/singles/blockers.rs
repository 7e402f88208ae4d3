//! What keeps a digit out of the rest of a house: digits of the same sort that see its cells.
//!
//! ```text
//! x x x | . 3 .      in box 1, 3 cannot be in row 1 (r1c5)
//! . x * | . . .      or in column 2 (r8c2), so it goes in r2c3
//! ```

use novena_core::{Candidate, Cell, CellSet, House, HouseKind, HouseSet};

use crate::{Position, Role, Step};

/// The step with the fewest cells that block the house, and the cells that none of them blocks:
/// there the digit was ruled out by earlier steps.
pub(super) fn blocked(step: Step, position: &Position, house: House, found: Candidate) -> Step {
    let rest = (house.cells() & position.open_cells()) - found.cell.as_set();
    let holders: CellSet = Cell::all()
        .filter(|&cell| position.placed(cell) == Some(found.digit))
        .collect();
    let mut blockers = CellSet::EMPTY;
    let mut left = rest;
    for part in fewest_parts(house, rest, holders) {
        let holder = (part.cells() & holders).first();
        blockers |= holder.map_or(CellSet::EMPTY, Cell::as_set);
        left -= part.cells();
    }
    let mut step = step;
    if !blockers.is_empty() {
        step = step.because(Role::Blocker, blockers);
    }
    if !left.is_empty() {
        step = step.because(Role::RuledOut, left);
    }
    step
}

/// The fewest houses with the digit that cover all of the cells that any can cover.
fn fewest_parts(house: House, rest: CellSet, holders: CellSet) -> HouseSet {
    let parts: HouseSet = (rest.houses().iter())
        .filter(|&part| part != house && !(part.cells() & holders).is_empty())
        .collect();
    if house.kind() == HouseKind::Box {
        return fewest_lines(parts, rest);
    }
    // A box covers all that a crossing line does, and perhaps more.
    let boxes = parts & HouseSet::BOXES;
    let covered = boxes
        .iter()
        .fold(CellSet::EMPTY, |all, part| all | part.cells());
    let lines = (parts - boxes).iter();
    let lines = lines.filter(|part| !((part.cells() & rest) - covered).is_empty());
    boxes | lines.collect()
}

/// The fewest of the lines through a box that cover what all of them cover; the first such
/// choice in the order of rows and columns.
fn fewest_lines(lines: HouseSet, rest: CellSet) -> HouseSet {
    let lines: Vec<House> = lines.iter().collect();
    let chosen = |choice: u32| -> HouseSet {
        let chosen = lines.iter().enumerate();
        let chosen = chosen.filter(|(place, _)| choice >> place & 1 == 1);
        chosen.map(|(_, &line)| line).collect()
    };
    let covered = |lines: HouseSet| -> CellSet {
        lines
            .iter()
            .fold(CellSet::EMPTY, |all, line| all | line.cells())
            & rest
    };
    let all = (1_u32 << lines.len()) - 1;
    let most = covered(chosen(all));
    let best = (0..=all)
        .filter(|&choice| covered(chosen(choice)) == most)
        .min_by_key(|choice| choice.count_ones());
    chosen(best.unwrap_or(all))
}

#[cfg(test)]
mod tests {
    use crate::singles::HiddenSingle;
    use crate::sketch::{position, steps};
    use crate::{Exhibit, Role, Step};

    /// The cells with a role in the hidden single of a cell, written with its digit.
    fn cells(sketch: &str, single: &str, role: Role) -> String {
        let steps = steps(&HiddenSingle, &position(sketch));
        let is_it = |step: &&Step| step.deductions[0].to_string() == single;
        let step = steps.iter().find(is_it).unwrap();
        match step.exhibits(role).next() {
            Some(Exhibit::Cells(cells)) => cells.to_string(),
            None => String::new(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_fewest_lines_block_a_box() {
        let sketch = "r1c7:3 r8c1:3 r6c2:3 r3c5:3";
        assert_eq!(
            cells(sketch, "r2c3=3", Role::Blocker),
            "r1c7 r3c5 r6c2 r8c1"
        );
        let filled = format!("{sketch} r2c2:9");
        assert_eq!(cells(&filled, "r2c3=3", Role::Blocker), "r1c7 r3c5 r8c1");
        assert_eq!(cells(&filled, "r2c3=3", Role::RuledOut), "");
    }

    #[test]
    fn a_box_blocks_a_part_of_a_line() {
        let sketch = "r2c1:3 r4c4:3 r7c5:3 r1c6:9 r5c7:3 r8c8:3";
        assert_eq!(
            cells(sketch, "r1c9=3", Role::Blocker),
            "r2c1 r4c4 r5c7 r7c5 r8c8"
        );
    }

    #[test]
    fn what_earlier_steps_ruled_out_is_told_apart() {
        let sketch = "r1c7:3 r3c5:3 r8c1:3 r2c2<>3";
        assert_eq!(cells(sketch, "r2c3=3", Role::Blocker), "r1c7 r3c5 r8c1");
        assert_eq!(cells(sketch, "r2c3=3", Role::RuledOut), "r2c2");
    }
}
