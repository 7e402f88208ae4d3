//! What keeps a digit out of the rest of a house: digits of the same sort that see its cells.
//!
//! ```text
//! x x x | . 3 .      in box 1, 3 cannot be in row 1 (r1c5)
//! . x * | . . .      or in column 2 (r8c2), so it goes in r2c3
//! ```

use novena_core::{Candidate, Cell, CellSet, House, HouseKind};

use crate::{Position, Role, Step};

/// The step with the fewest cells that block the house, and the cells that none of them blocks:
/// there the digit was ruled out by earlier steps.
pub(super) fn blocked(step: Step, position: &Position, house: House, found: Candidate) -> Step {
    let rest = (house.cells() & position.open_cells()) - found.cell.as_set();
    let counts = position.counts();
    // A house without a place for the digit has it.
    let has_digit = |part: House| counts[part.index()][found.digit.index()] == 0;
    let mut blockers = CellSet::EMPTY;
    let mut left = rest;
    let mut block = |part: House| {
        let mut cells = (part.cells() - position.open_cells()).iter();
        if let Some(holder) = cells.find(|&cell| position.placed(cell) == Some(found.digit)) {
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
    let mut step = step;
    if !blockers.is_empty() {
        step = step.because(Role::Blocker, blockers);
    }
    if !left.is_empty() {
        step = step.because(Role::RuledOut, left);
    }
    step
}

/// The part of a house that a cell outside it blocks: a line through a box; of a line its box,
/// or else the line that crosses it.
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
