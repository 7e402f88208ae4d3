//! What keeps a digit out of the rest of a house: digits of the same sort that see its cells.
//!
//! ```text
//! x x x | . 3 .      in box 1, 3 cannot be in row 1 (r1c5)
//! . x * | . . .      or in column 2 (r8c2), so it goes in r2c3
//! ```

use novena_core::{Candidate, CellSet, Grid, House, HouseKind};

use crate::{Exhibit, Role, Step};

impl Step {
    /// The same hidden single with the fewest cells that block its house, and the cells that none
    /// of them blocks: there the digit was ruled out by earlier steps.
    pub(crate) fn with_blockers(self, grid: &Grid) -> Self {
        let house = match self.exhibits(Role::House).next() {
            Some(Exhibit::Houses(houses)) => houses.single(),
            _ => None,
        };
        let placed = self.placements().next();
        let has_them = self
            .evidence
            .iter()
            .any(|evidence| evidence.role == Role::Blocker);
        match (house, placed) {
            (Some(house), Some(found)) if !has_them => blocked(self, grid, house, found),
            _ => self,
        }
    }
}

fn blocked(mut step: Step, grid: &Grid, house: House, found: Candidate) -> Step {
    let rest = (house.cells() & grid.open_cells()) - found.cell.as_set();
    let counts = grid.counts();
    // A house without a place for the digit has it.
    let has_digit = |part: House| counts[part.index()][found.digit.index()] == 0;
    let mut blockers = CellSet::EMPTY;
    let mut left = rest;
    let mut block = |part: House| {
        let mut cells = (part.cells() - grid.open_cells()).iter();
        if let Some(holder) = cells.find(|&cell| grid.placed(cell) == Some(found.digit)) {
            blockers.insert(holder);
            left -= part.cells();
        }
    };
    if house.kind() == HouseKind::Box {
        each_line(house, rest, has_digit, block);
    } else {
        // A box covers all that a crossing line does, and perhaps more.
        let mut outside = rest;
        let mut known = usize::MAX;
        for cell in rest {
            let box_ = House::box_(cell.box_());
            if cell.box_() != known && has_digit(box_) {
                block(box_);
                outside -= box_.cells();
            }
            known = cell.box_();
        }
        for cell in outside {
            let line = match house.kind() {
                HouseKind::Row => House::column(cell.column()),
                _ => House::row(cell.row()),
            };
            if has_digit(line) {
                block(line);
            }
        }
    }
    if !blockers.is_empty() {
        step = step.because(Role::Blocker, blockers);
    }
    if !left.is_empty() {
        step = step.because(Role::RuledOut, left);
    }
    step
}

/// Visits the fewest of the lines through a box that cover what all of them cover; of several
/// choices the first in the order of rows and columns.
fn each_line(
    house: House,
    rest: CellSet,
    has_digit: impl Fn(House) -> bool,
    mut visit: impl FnMut(House),
) {
    let Some(corner) = house.cells().first() else {
        return;
    };
    let rows: [House; 3] = std::array::from_fn(|place| House::row(corner.row() + place));
    let columns: [House; 3] = std::array::from_fn(|place| House::column(corner.column() + place));
    // Nine bits a cell of the box, three bits a row or a column.
    let mut open = 0_u16;
    for cell in rest {
        open |= 1 << (3 * (cell.row() - corner.row()) + cell.column() - corner.column());
    }
    let flags = |lines: &[House; 3]| {
        let with_digit = |place: usize| usize::from(has_digit(lines[place])) << place;
        with_digit(0) | with_digit(1) | with_digit(2)
    };
    let (with_row, with_column) = (flags(&rows), flags(&columns));
    let row_cells = |flags: usize| {
        (0..3).fold(0, |cells, place| {
            cells | ((flags >> place & 1) as u16 * 0o7) << (3 * place)
        })
    };
    let column_cells = |flags: usize| {
        (0..3).fold(0, |cells, place| {
            cells | ((flags >> place & 1) as u16 * 0o111) << place
        })
    };
    let most = open & (row_cells(with_row) | column_cells(with_column));
    let mut best = (u32::MAX, 0, 0);
    for chosen in (0..8_usize).filter(|chosen| chosen & !with_row == 0) {
        // What the rows leave needs each column in which it lies.
        let left = most & !row_cells(chosen);
        let needed = usize::from((left | left >> 3 | left >> 6) & 0o7);
        let size = chosen.count_ones() + needed.count_ones();
        if needed & !with_column == 0 {
            best = best.min((size, needed, chosen));
        }
    }
    let (_, needed, chosen) = best;
    for place in 0..3 {
        if chosen >> place & 1 == 1 {
            visit(rows[place]);
        }
        if needed >> place & 1 == 1 {
            visit(columns[place]);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::singles::HiddenSingle;
    use crate::sketch::{position, steps};
    use crate::{Exhibit, Role, Step};

    /// The cells with a role in the hidden single of a cell, written with its digit.
    fn cells(sketch: &str, single: &str, role: Role) -> String {
        let position = position(sketch);
        let steps = steps(&HiddenSingle, &position);
        let is_it = |step: &&Step| step.deductions[0].to_string() == single;
        let step = steps.iter().find(is_it).unwrap();
        let step = step.clone().with_reasons(&position);
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
