//! The cells that exclude a digit from the rest of a house: they contain the digit and see cells in
//! the house.
//!
//! ```text
//! x x x | . 3 .      in box 1, 3 cannot be in row 1 (r1c5)
//! . x * | . . .      or in column 2 (r8c2), so it goes in r2c3
//! ```

use novena_core::{Candidate, Cell, CellSet, Grid, House, HouseKind, HouseSet};

use crate::{Evidence, Exhibit, Role, Step};

impl Step {
    /// Adds evidence to a hidden single: the smallest set of cells that block its house, and the
    /// unblocked cells of the house, where earlier steps ruled out the digit.
    pub(crate) fn add_blockers(&mut self, grid: &Grid) {
        let has_them = self
            .evidence
            .iter()
            .any(|evidence| evidence.role == Role::Blocker);
        let (Some(house), Some(found)) = (self.house(), self.placements().next()) else {
            return;
        };
        if has_them {
            return;
        }
        let rest = (house.cells() & grid.open_cells()) - found.cell.as_set();
        let parts = match house.kind() {
            HouseKind::Box => lines_of_box(grid, house, rest, found),
            HouseKind::Row | HouseKind::Column => boxes_and_lines(grid, house, rest, found),
        };
        let mut blockers = CellSet::EMPTY;
        let mut left = rest;
        for part in parts {
            let mut cells = (part.cells() - grid.open_cells()).iter();
            if let Some(holder) = cells.find(|&cell| grid.placed(cell) == Some(found.digit)) {
                blockers.insert(holder);
                left -= part.cells();
            }
        }
        for (role, cells) in [(Role::Blocker, blockers), (Role::RuledOut, left)] {
            if !cells.is_empty() {
                let exhibit = cells.into();
                self.evidence.push(Evidence { role, exhibit });
            }
        }
    }

    /// The only house of the step, if it has exactly one.
    fn house(&self) -> Option<House> {
        match self.exhibits(Role::House).next() {
            Some(Exhibit::Houses(houses)) => houses.single(),
            _ => None,
        }
    }
}

/// The part of a house that an outside cell blocks: for a box, a line through it; for a line, the
/// cell's box or, if that box does not meet the line, the line through the cell that crosses it.
///
/// ```
/// use novena_core::{Cell, House};
/// use novena_techniques::blocked_part;
///
/// assert_eq!(blocked_part(House::box_(0), Cell::at(1, 8)), House::row(1));
/// assert_eq!(blocked_part(House::row(0), Cell::at(1, 8)), House::box_(2));
/// ```
#[must_use]
pub fn blocked_part(house: House, blocker: Cell) -> House {
    let [row, column, box_] = blocker.houses();
    let meets = |part: House| !(part.cells() & house.cells()).is_empty();
    match house.kind() {
        HouseKind::Box if meets(row) => row,
        HouseKind::Box => column,
        _ if meets(box_) => box_,
        HouseKind::Row => column,
        HouseKind::Column => row,
    }
}

/// Whether a house already contains the digit, and therefore has no place for it.
fn has_digit(grid: &Grid, part: House, found: Candidate) -> bool {
    grid.count_in(found.digit, part) == 0
}

/// The boxes and crossing lines that block the rest of a line. A box is preferred to a crossing
/// line, because it blocks at least as many cells.
fn boxes_and_lines(grid: &Grid, house: House, rest: CellSet, found: Candidate) -> HouseSet {
    let mut parts = HouseSet::EMPTY;
    for cell in rest {
        let [row, column, box_] = cell.houses();
        let line = if house.kind() == HouseKind::Row {
            column
        } else {
            row
        };
        if has_digit(grid, box_, found) {
            parts.insert(box_);
        } else if has_digit(grid, line, found) {
            parts.insert(line);
        }
    }
    parts
}

/// The cells in a set of rows of a box, as nine bits. The index has one bit per row.
/// [`COLUMN_CELLS`] is the corresponding table for columns.
const ROW_CELLS: [u16; 8] = [0, 0o7, 0o70, 0o77, 0o700, 0o707, 0o770, 0o777];
const COLUMN_CELLS: [u16; 8] = [0, 0o111, 0o222, 0o333, 0o444, 0o555, 0o666, 0o777];

/// The smallest set of lines with the digit that blocks as many cells of a box as all such lines
/// together. If there are several, the first in the order of rows and columns is chosen.
fn lines_of_box(grid: &Grid, house: House, rest: CellSet, found: Candidate) -> HouseSet {
    let corner = house.cell(0);
    let (row, column) = (corner.row(), corner.column());
    let open = (0..3).fold(0, |open, place| {
        let cells = (rest.bits() >> (9 * (row + place) + column)) as u16 & 0o7;
        open | cells << (3 * place)
    });
    let flags = |first: House| {
        (0..3).fold(0, |flags, place| {
            let line = House::from_index(first.index() + place);
            flags | usize::from(has_digit(grid, line, found)) << place
        })
    };
    let (with_row, with_column) = (flags(House::row(row)), flags(House::column(column)));
    let most = open & (ROW_CELLS[with_row] | COLUMN_CELLS[with_column]);
    let mut best = (u32::MAX, 0, 0);
    for (chosen, cells) in ROW_CELLS.iter().enumerate() {
        // Each cell that the chosen rows do not cover needs its column.
        let left = most & !cells;
        let needed = usize::from((left | left >> 3 | left >> 6) & 0o7);
        let size = chosen.count_ones() + needed.count_ones();
        if chosen & !with_row == 0 && needed & !with_column == 0 {
            best = best.min((size, needed, chosen));
        }
    }
    let (_, needed, chosen) = best;
    HouseSet::from_bits((chosen as u32) << row | (needed as u32) << (9 + column))
}

#[cfg(test)]
mod tests {
    use crate::singles::HiddenSingle;
    use crate::sketch::{position, steps};
    use crate::{Exhibit, Role, Step};

    /// The cells with a given role in a hidden single, which is given by its conclusion, such as
    /// `r2c3=3`.
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
    fn cells_ruled_out_by_earlier_steps_are_listed_separately() {
        let sketch = "r1c7:3 r3c5:3 r8c1:3 r2c2<>3";
        assert_eq!(cells(sketch, "r2c3=3", Role::Blocker), "r1c7 r3c5 r8c1");
        assert_eq!(cells(sketch, "r2c3=3", Role::RuledOut), "r2c2");
    }
}
