//! Multi-sector locked set (MSLS): a set of n cells in which the digits can occur at most n times
//! in all.
//!
//! Choose some rows and some columns, and look at the open cells where they cross. How often can a
//! digit occur in these cells? It can occur only once in each row and in each column. If k of the
//! chosen rows and columns together cover all its places in these cells, the digit can occur in
//! them at most k times.
//!
//! ```text
//!        c1   c2   c3  | c4                rows 1, 4, 5 and columns 1, 2, 3: nine cells.
//! r1    125  135  145  |  -5               1 can occur there three times, once in each row. 2
//! r4    126  136  146  |  -6               fits only in column 1, so it can occur once, like 3
//! r5    127  137  147  |  -7               in column 2, 4 in column 3, and 5, 6, 7 in their rows.
//! r7    -2   -3   -4   |                   3 + 1 + 1 + 1 + 1 + 1 + 1 = 9, room for nine cells.
//! ```
//!
//! The smallest such k is the digit's *room*. Add up the room of all digits. The sum cannot be less
//! than the number of cells. If the sum equals the number of cells, there is nothing to spare:
//! every digit occurs in these cells as often as its room allows. A candidate is therefore
//! eliminated if it would reduce the room:
//!
//! - in a chosen row, but outside the chosen columns, if the digit has less room without that row
//!   (and likewise for columns);
//! - in a cell at a crossing, if placing the digit there would use up both a row and a column that
//!   the digit needs separately.
//!
//! In terms of links: every line that covers a digit is a link. There are as many links as cells,
//! so each link contains exactly one true candidate of the pattern (rank 0).
//!
//! **Search.** Every choice of two to seven rows and two to seven columns is examined. A choice is
//! skipped if it would remain a locked set without one of its rows or columns. To cover a digit's
//! places in a row r, the formula counts either r itself, or all chosen columns with places in r:
//!
//! ```text
//! room(rows + r, columns) = min(room(rows, columns) + 1,
//!                               room(rows, columns - places in r) + places of r in columns)
//! ```
//!
//! This formula fills a table of all 512 by 512 choices, computing many entries at once.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

use crate::{Exhibit, Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct Msls;

/// The number of choices of nine lines.
const CHOICES: usize = 1 << 9;

/// The permitted number of rows and the permitted number of columns.
const LINES: std::ops::RangeInclusive<u32> = 2..=7;

/// A table with a number for every choice of columns and rows. Entries for the same choice of
/// columns are adjacent.
type Table = [u8];

fn at(rows: usize, columns: usize) -> usize {
    columns * CHOICES + rows
}

/// Computes the room for a digit in all choices from the columns of its places in each row.
fn fill_room(places: [u16; 9], room: &mut Table) {
    for columns in 0..CHOICES {
        let (done, current) = room.split_at_mut(at(0, columns));
        current[0] = 0;
        for (row, places) in places.into_iter().enumerate() {
            let (without, with) = current[..2 << row].split_at_mut(1 << row);
            let caught = columns & usize::from(places);
            if caught == 0 {
                with.copy_from_slice(without);
                continue;
            }
            let rest = &done[at(0, columns - caught)..][..1 << row];
            let count = caught.count_ones() as u8;
            for ((with, &without), &rest) in with.iter_mut().zip(&*without).zip(rest) {
                *with = (without + 1).min(rest + count);
            }
        }
    }
}

/// Subtracts the number of open cells from every entry. Negative values wrap around.
fn subtract_cells(open: [u16; 9], spare: &mut Table) {
    let mut cells = [0_u8; CHOICES];
    for (columns, spare) in spare.chunks_exact_mut(CHOICES).enumerate() {
        for (row, open) in open.into_iter().enumerate() {
            let count = (columns & usize::from(open)).count_ones() as u8;
            let (without, with) = cells[..2 << row].split_at_mut(1 << row);
            for (with, &without) in with.iter_mut().zip(&*without) {
                *with = without + count;
            }
        }
        for (spare, &cells) in spare.iter_mut().zip(&cells) {
            *spare = spare.wrapping_sub(cells);
        }
    }
}

/// The room of every digit in all choices, and the spare room: the total room minus the number of
/// cells.
struct Rooms {
    by_digit: Vec<u8>,
    spare: Vec<u8>,
}

impl Rooms {
    fn new(position: &Position) -> Self {
        let by_row = |cells: CellSet| std::array::from_fn(|row| House::row(row).places_of(cells));
        let mut rooms = Self {
            by_digit: vec![0; 9 * CHOICES * CHOICES],
            spare: vec![0; CHOICES * CHOICES],
        };
        for (digit, room) in Digit::ALL
            .into_iter()
            .zip(rooms.by_digit.chunks_exact_mut(CHOICES * CHOICES))
        {
            fill_room(by_row(position.places(digit)), room);
            for (spare, &room) in rooms.spare.iter_mut().zip(&*room) {
                *spare += room;
            }
        }
        subtract_cells(by_row(position.open_cells()), &mut rooms.spare);
        rooms
    }

    fn of(&self, digit: Digit, rows: usize, columns: usize) -> u8 {
        self.by_digit[digit.index() * CHOICES * CHOICES + at(rows, columns)]
    }

    fn is_full(&self, rows: usize, columns: usize) -> bool {
        self.spare[at(rows, columns)] == 0
    }

    /// Returns whether no row or column is redundant.
    fn is_least(&self, rows: usize, columns: usize) -> bool {
        bits(rows).all(|row| !self.is_full(rows & !(1 << row), columns))
            && bits(columns).all(|column| !self.is_full(rows, columns & !(1 << column)))
    }

    /// The places that a digit cannot take, because it would reduce its own room.
    fn doomed(&self, digit: Digit, rows: usize, columns: usize) -> CellSet {
        let room = self.of(digit, rows, columns);
        let (in_rows, in_columns) = (lines(rows, House::row), lines(columns, House::column));
        let mut doomed = CellSet::EMPTY;
        if room == 0 {
            return doomed;
        }
        for row in bits(rows) {
            let fewer_rows = rows & !(1 << row);
            if self.of(digit, fewer_rows, columns) < room {
                doomed |= House::row(row).cells() - in_columns.cells();
            }
            for column in bits(columns) {
                if self.of(digit, fewer_rows, columns & !(1 << column)) + 1 < room {
                    doomed.insert(Cell::at(row, column));
                }
            }
        }
        for column in bits(columns) {
            if self.of(digit, rows, columns & !(1 << column)) < room {
                doomed |= House::column(column).cells() - in_rows.cells();
            }
        }
        doomed
    }
}

/// Returns the digits that each chosen line covers. The numbers of digits per line add up to the
/// total room.
fn links(
    position: &Position,
    rooms: &Rooms,
    rows: usize,
    columns: usize,
) -> Vec<(House, DigitSet)> {
    let mut links: Vec<(House, DigitSet)> = lines(rows, House::row)
        .iter()
        .chain(lines(columns, House::column).iter())
        .map(|line| (line, DigitSet::EMPTY))
        .collect();
    for digit in Digit::ALL {
        // All rows that can help to cover the digit, and the columns for its places in the other
        // rows.
        let room = rooms.of(digit, rows, columns);
        let catches = |row: &usize| rooms.of(digit, rows & !(1 << row), columns) < room;
        let in_rows: HouseSet = bits(rows).filter(catches).map(House::row).collect();
        let rest = (lines(rows, House::row) - in_rows).cells() & position.places(digit);
        for (line, digits) in &mut links {
            let is_row = line.index() < 9;
            if in_rows.contains(*line) || !is_row && !(line.cells() & rest).is_empty() {
                digits.insert(digit);
            }
        }
    }
    links.retain(|(_, digits)| !digits.is_empty());
    links
}

fn step(position: &Position, rooms: &Rooms, rows: usize, columns: usize) -> Option<Step> {
    let (in_rows, in_columns) = (lines(rows, House::row), lines(columns, House::column));
    let cells = in_rows.cells() & in_columns.cells() & position.open_cells();
    let gone = Digit::ALL.into_iter().flat_map(|digit| {
        let doomed = rooms.doomed(digit, rows, columns) & position.places(digit);
        doomed.iter().map(move |cell| cell.with(digit))
    });
    let digits = cells
        .iter()
        .fold(DigitSet::EMPTY, |digits, cell| digits | position[cell]);
    let step = Step::remove(Kind::MSLS, position, gone)?
        .because(Role::Digit, digits)
        .because(Role::House, in_rows)
        .because(Role::House, in_columns)
        .because(Role::Cells, cells);
    let links = links(position, rooms, rows, columns);
    Some(links.into_iter().fold(step, |step, (line, digits)| {
        let cells = line.cells() & cells;
        step.because(Role::Cover, Exhibit::Set { cells, digits })
    }))
}

fn lines(choice: usize, line: fn(usize) -> House) -> HouseSet {
    bits(choice).map(line).collect()
}

fn bits(choice: usize) -> impl Iterator<Item = usize> {
    (0..9).filter(move |&line| choice >> line & 1 == 1)
}

impl Technique for Msls {
    fn kind(&self) -> Kind {
        Kind::MSLS
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let rooms = Rooms::new(position);
        let choices = || (0..CHOICES).filter(|choice| LINES.contains(&choice.count_ones()));
        for columns in choices() {
            for rows in choices() {
                if !rooms.is_full(rows, columns) || !rooms.is_least(rows, columns) {
                    continue;
                }
                if let Some(step) = step(position, &rooms, rows, columns) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};

    /// The set from the diagram, whose digits are excluded from the rest of their lines.
    const SET: &str = "r1c1=125 r1c2=135 r1c3=145 r4c1=126 r4c2=136 r4c3=146 \
         r5c1=127 r5c2=137 r5c3=147 \
         r1#5=r1c1,r1c2,r1c3 r4#6=r4c1,r4c2,r4c3 r5#7=r5c1,r5c2,r5c3 \
         c1#2=r1c1,r4c1,r5c1 c2#3=r1c2,r4c2,r5c2 c3#4=r1c3,r4c3,r5c3 \
         r1#1=r1c1,r1c2,r1c3 r4#1=r4c1,r4c2,r4c3 r5#1=r5c1,r5c2,r5c3 \
         c1#1=r1c1,r4c1,r5c1 c2#1=r1c2,r4c2,r5c2 c3#1=r1c3,r4c3,r5c3 ";

    /// The set with additional places.
    fn set(more: &[(&str, &str)]) -> String {
        more.iter().fold(SET.to_owned(), |sketch, (house, cell)| {
            assert!(sketch.contains(house), "{house}");
            sketch.replace(house, &format!("{house}{cell},"))
        })
    }

    #[test]
    fn digits_without_spare_room_are_removed_from_their_lines() {
        check(&Msls, SET, &[]);
        check(
            &Msls,
            &set(&[
                ("r1#5=", "r1c4"),
                ("r4#1=", "r4c9"),
                ("c1#2=", "r7c1"),
                ("c3#1=", "r9c3"),
                ("c3#4=", "r9c3"),
            ]),
            &["r1c4<>5 r4c9<>1 r7c1<>2 r9c3<>1 r9c3<>4"],
        );
    }

    #[test]
    fn a_digit_that_would_use_a_row_and_a_column_is_removed() {
        // Column 2 covers 5 instead of 3, and row 1 covers 5 as before.
        check(
            &Msls,
            &(SET.to_owned()
                + "r1c2=15 r4c2=156 r5c2=157 c2#5=r1c2,r4c2,r5c2 r4#5=r4c2,r4c9 r5#5=r5c2,r5c9"),
            &["r1c2<>5"],
        );
    }

    #[test]
    fn one_more_digit_proves_nothing() {
        let sketch = set(&[("r1#5=", "r1c4")]);
        check(&Msls, &(sketch.clone() + "r1c1=1235"), &[]);
        check(&Msls, &(sketch + "r1c1=1245"), &[]);
    }

    #[test]
    fn the_smallest_set_is_listed() {
        // Without 4, the digits exactly fill the six cells in rows 1 and 4, so row 5 is not needed.
        let sketch = set(&[("r1#5=", "r1c4"), ("r4#6=", "r4c9"), ("r5#7=", "r5c8")]) + "r5c3:4";
        check(&Msls, &sketch, &["r1c4<>5 r4c9<>6 r5c1<>2 r5c2<>3"]);
    }

    #[test]
    fn evidence_has_a_link_for_every_cell() {
        let position = position(&set(&[("r1#5=", "r1c4")]));
        let steps = steps(&Msls, &position);
        let links = |step: &Step| -> usize {
            let sets = step.exhibits(Role::Cover).map(|exhibit| match exhibit {
                Exhibit::Set { digits, .. } => digits.len(),
                other => panic!("{other:?}"),
            });
            sets.sum()
        };
        assert_eq!(steps.iter().map(links).collect::<Vec<_>>(), [9]);
    }

    /// Determines the maximum number of times that a digit can occur where the given rows and
    /// columns cross, by trying all options row by row.
    fn most(places: [u16; 9], rows: usize, columns: usize) -> u8 {
        let Some(row) = bits(rows).next() else {
            return 0;
        };
        let rest = rows & !(1 << row);
        let taken = bits(columns & usize::from(places[row]))
            .map(|column| 1 + most(places, rest, columns & !(1 << column)));
        taken
            .chain([most(places, rest, columns)])
            .max()
            .unwrap_or(0)
    }

    #[test]
    fn the_room_is_the_most_a_digit_can_fill() {
        let places = [
            0o123, 0o007, 0o440, 0o001, 0o700, 0o242, 0o012, 0o100, 0o005,
        ];
        let mut room = vec![0; CHOICES * CHOICES];
        fill_room(places, &mut room);
        for columns in (0..CHOICES).step_by(7) {
            for rows in (0..CHOICES).step_by(5) {
                assert_eq!(
                    room[at(rows, columns)],
                    most(places, rows, columns),
                    "{rows:o} {columns:o}"
                );
            }
        }
    }
}
