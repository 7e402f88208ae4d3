//! The transitive closure of direct implications.
//!
//! Candidates that imply each other form a group. They all have the same consequences, so these are
//! collected only once per group. A single walk through the implications (Tarjan's algorithm) finds
//! the groups. The walk completes a group only after all groups that it leads to, so their
//! consequences are known and can be added to it.

use super::links::{Node, node};
use super::pencil::Cells;

/// The consequences: first the true candidates by digit, then the false ones.
pub(super) type Sets = [Cells; 18];

/// The index at which the false candidates begin.
pub(super) const FALSE: usize = 9;

/// The node that stands for a candidate being true or being false.
pub(super) fn node_of(number: u16, is_on: bool) -> Node {
    node(usize::from(number) / 9, usize::from(number) % 9, is_on)
}

/// The set that contains a candidate, and the candidate's cell.
const fn place_of(number: u16, is_on: bool) -> (usize, usize) {
    let number = number as usize;
    (number % 9 + if is_on { 0 } else { FALSE }, number / 9)
}

/// Finds all consequences of candidates. Its memory is reused for later positions. Each candidate
/// has two rows, one for when it is false and one for when it is true.
#[derive(Default)]
pub(super) struct Closure {
    /// For each row, its number in the order of visits, counted from 1, or 0 if it has not been
    /// visited yet.
    met: Vec<u16>,
    /// For each row that is waiting for its group, the earliest row known to be reachable from it.
    /// [`DONE`] once the row's group is known.
    earliest: Vec<u16>,
    /// The visited rows that are waiting for their group.
    waiting: Vec<u16>,
    /// The rows of a group, except the first.
    group: Vec<u16>,
    /// The rows from the start of the walk to the current row.
    trail: Vec<Visit>,
}

const DONE: u16 = u16::MAX;

/// A row whose consequences are being followed.
struct Visit {
    row: u16,
    /// The sets not yet processed.
    sets: u32,
    /// The current set, and the part of it that remains to be processed.
    set: u8,
    ahead: Cells,
}

impl Closure {
    /// Finds all consequences of each row, including the row itself. A row is a candidate that is
    /// either false or true: its number is twice the candidate's index in `numbers`, plus one if
    /// the candidate is true.
    pub(super) fn close(&mut self, numbers: &[u16], direct: &[Sets], all: &mut [Sets]) {
        self.met.clear();
        self.met.resize(direct.len(), 0);
        self.earliest.clear();
        self.earliest.resize(direct.len(), 0);
        let mut row_of = [0; 729];
        let mut leading: Sets = [0; 18];
        for (place, &number) in numbers.iter().enumerate() {
            row_of[usize::from(number)] = 2 * place as u16;
            for is_on in [false, true] {
                let row = 2 * place + usize::from(is_on);
                let (set, cell) = place_of(number, is_on);
                all[row] = direct[row];
                all[row][set] |= 1 << cell;
                if direct[row].iter().fold(0, |any, cells| any | cells) == 0 {
                    // Most false candidates do not have any consequences.
                    self.met[row] = DONE;
                } else {
                    leading[set] |= 1 << cell;
                }
            }
        }
        let mut count = 0;
        for start in 0..direct.len() as u16 {
            if self.met[usize::from(start)] == 0 {
                self.walk(start, &mut count, &row_of, &leading, direct, all);
            }
        }
    }

    fn walk(
        &mut self,
        start: u16,
        count: &mut u16,
        row_of: &[u16; 729],
        leading: &Sets,
        direct: &[Sets],
        all: &mut [Sets],
    ) {
        self.meet(start, count, leading, direct);
        while let Some(visit) = self.trail.last_mut() {
            let row = usize::from(visit.row);
            if visit.ahead == 0 {
                let set = visit.sets.trailing_zeros() as usize;
                if set < 18 {
                    visit.sets &= visit.sets - 1;
                    visit.set = set as u8;
                    visit.ahead = direct[row][set] & leading[set];
                } else {
                    self.trail.pop();
                    self.leave(row, all);
                }
                continue;
            }
            let (set, cell) = (
                usize::from(visit.set),
                visit.ahead.trailing_zeros() as usize,
            );
            let next = row_of[cell * 9 + set % 9] + u16::from(set < FALSE);
            let next_row = usize::from(next);
            if self.met[next_row] == 0 {
                // This link is followed again once everything about the next row is known.
                self.meet(next, count, leading, direct);
                continue;
            }
            visit.ahead &= visit.ahead - 1;
            let earliest = self.earliest[next_row];
            if earliest == DONE {
                merge(all, row, next_row);
            } else {
                self.earliest[row] = self.earliest[row].min(earliest);
            }
        }
    }

    fn meet(&mut self, row: u16, count: &mut u16, leading: &Sets, direct: &[Sets]) {
        *count += 1;
        self.met[usize::from(row)] = *count;
        self.earliest[usize::from(row)] = *count;
        self.waiting.push(row);
        let direct = &direct[usize::from(row)];
        let sets = (0..18).fold(0, |sets, set| {
            sets | u32::from(direct[set] & leading[set] != 0) << set
        });
        self.trail.push(Visit {
            row,
            sets,
            set: 0,
            ahead: 0,
        });
    }

    /// Leaves a row. If no earlier row can be reached from it, it forms a group with the rows that
    /// have been waiting since its visit, because these rows all imply each other.
    fn leave(&mut self, row: usize, all: &mut [Sets]) {
        if self.earliest[row] != self.met[row] {
            return;
        }
        while let Some(member) = self.waiting.pop() {
            self.earliest[usize::from(member)] = DONE;
            if usize::from(member) == row {
                break;
            }
            self.group.push(member);
            merge(all, row, usize::from(member));
        }
        for member in self.group.drain(..) {
            all[usize::from(member)] = all[row];
        }
    }
}

/// Adds the consequences of another row.
fn merge(all: &mut [Sets], own: usize, other: usize) {
    if let Ok([own, other]) = all.get_disjoint_mut([own, other]) {
        own.iter_mut()
            .zip(other)
            .for_each(|(own, other)| *own |= *other);
    }
}
