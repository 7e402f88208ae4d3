//! A partial arrangement, in which some lines are in their final order. The column order and the
//! digit labels are fixed only as far as those lines determine them.
//!
//! ```text
//! stack at place    0        1        2
//! column at place   a b c    d e f    g h i
//!                            ↑ ↑ open: no digit so far, in any order among themselves
//! ```
//!
//! An empty cell sorts first, so in each stack, the columns without a digit precede those with one.
//! Open columns, which have no digit yet, are therefore always first in their stack. Stacks in
//! which all columns are open precede the other stacks and can also swap places with each other. A
//! column with a digit is settled, because no row contains the same digit twice. An arrangement
//! therefore represents many column orders that all produce the same lines so far, and the search
//! never tries orders that make no difference yet.

use alloc::vec::Vec;

use super::lines::Line;

/// The placeholder for a digit that does not have a label yet. It is greater than all labels.
const NEW: u8 = 15;

#[derive(Clone, Copy)]
pub(super) struct Arrangement {
    /// 1 if the board is transposed first, so that the rows of the arrangement are the columns of
    /// the board.
    pub(super) side: u8,
    /// The line at each place before `placed`.
    pub(super) rows: [u8; 9],
    pub(super) placed: u8,
    /// The lines that are not yet placed.
    pub(super) left: u16,
    /// The column at each place.
    pub(super) columns: [u8; 9],
    /// The number of open columns in the stack at each place.
    open: [u8; 3],
    /// The new label of each digit, or [`NEW`]. An empty cell stays empty.
    pub(super) labels: [u8; 16],
    /// The next label.
    next: u8,
    /// The number of arrangements that this one represents and that differ only in identical lines.
    ways: u64,
}

impl Arrangement {
    /// An arrangement in which nothing is decided except whether the board is transposed.
    pub(super) const fn open(side: u8) -> Self {
        let mut labels = [NEW; 16];
        labels[0] = 0;
        Self {
            side,
            rows: [0; 9],
            placed: 0,
            left: 0b1_1111_1111,
            columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
            open: [3; 3],
            labels,
            next: 1,
            ways: 1,
        }
    }

    /// An arrangement whose columns are in the order in which the other side's lines were placed.
    pub(super) const fn with_columns(side: u8, other_side: &Self) -> Self {
        Self {
            columns: other_side.rows,
            open: [0; 3],
            ways: other_side.ways,
            ..Self::open(side)
        }
    }

    /// Adds a line that stands for `ways` identical lines.
    pub(super) fn with_row(mut self, number: u8, ways: u64) -> Self {
        self.rows[usize::from(self.placed)] = number;
        self.placed += 1;
        self.left &= !(1 << number);
        self.ways *= ways;
        self
    }

    /// The line that was placed last.
    pub(super) const fn last(&self) -> u8 {
        match self.placed {
            0 => 0,
            placed => self.rows[placed as usize - 1],
        }
    }

    /// The smallest value that a line without repeated digits can have, with four bits per cell.
    #[inline]
    pub(super) fn least(&self, line: &Line) -> u64 {
        let mut stacks = [
            self.stack(0, line),
            self.stack(1, line),
            self.stack(2, line),
        ];
        if self.open[1] == 3 {
            order(&mut stacks, 0);
            if self.open[2] == 3 {
                order(&mut stacks, 1);
                order(&mut stacks, 0);
            }
        }
        let [a, b, c] = stacks.map(u64::from);
        let mut image = a << 24 | b << 12 | c;
        // All four bits of a cell are set if its digit is new.
        let mut new = image & (image >> 1) & (image >> 2) & (image >> 3) & 0x1_1111_1111;
        let mut label = u64::from(self.next);
        while new != 0 {
            let place = new.ilog2();
            new ^= 1 << place;
            image -= (u64::from(NEW) - label) << place;
            label += 1;
        }
        image
    }

    /// The smallest value, in twelve bits, that the line can have within a stack.
    #[inline]
    fn stack(&self, stack: usize, line: &Line) -> u32 {
        let mut labels: [u32; 3] = core::array::from_fn(|place| {
            let column = self.columns[stack * 3 + place];
            u32::from(self.label(line, column))
        });
        let open = self.open[stack];
        if open >= 2 {
            order(&mut labels, 0);
            if open == 3 {
                order(&mut labels, 1);
                order(&mut labels, 0);
            }
        }
        labels[0] << 8 | labels[1] << 4 | labels[2]
    }

    #[inline]
    fn label(&self, line: &Line, column: u8) -> u8 {
        self.labels[usize::from(line[usize::from(column & 15)] & 15)]
    }

    /// The value of a line if the columns are in their current order. Digits may repeat.
    pub(super) fn value_in_order(&self, line: &Line) -> u64 {
        let (mut labels, mut next) = (self.labels, self.next);
        self.columns.iter().fold(0, |image, &column| {
            let label = &mut labels[usize::from(line[usize::from(column)])];
            if *label == NEW {
                *label = next;
                next += 1;
            }
            image << 4 | u64::from(*label)
        })
    }

    /// Places a line at its smallest value. Each way of doing so that can affect later lines
    /// becomes a separate arrangement.
    pub(super) fn place(&self, number: u8, line: &Line, ways: u64, out: &mut Vec<Self>) {
        // For each cell, its label and its column, four bits each.
        let mut stacks: [[u8; 3]; 3] = core::array::from_fn(|stack| {
            core::array::from_fn(|place| {
                let column = self.columns[stack * 3 + place];
                self.label(line, column) << 4 | column
            })
        });
        for (stack, &open) in stacks.iter_mut().zip(&self.open) {
            stack[..usize::from(open)].sort_unstable();
        }
        let open_stacks = self.open_stacks();
        stacks[..open_stacks].sort_unstable_by_key(|stack| stack.map(|cell| cell >> 4));
        let mut base = self.with_row(number, ways);
        for (open, stack) in base.open.iter_mut().zip(&stacks) {
            let was_open = &stack[..usize::from(*open)];
            *open = was_open.iter().filter(|cell| *cell >> 4 == 0).count() as u8;
        }
        for stack_order in stack_orders(&stacks, open_stacks) {
            let stacks = stack_order.map(|stack| stacks[stack]);
            for first in cell_orders(stacks[0], self.open[0]) {
                for second in cell_orders(stacks[1], self.open[1]) {
                    for third in cell_orders(stacks[2], self.open[2]) {
                        let cells = [
                            first.map(|place| stacks[0][place]),
                            second.map(|place| stacks[1][place]),
                            third.map(|place| stacks[2][place]),
                        ];
                        out.push(base.with_cells(&cells, line));
                    }
                }
            }
        }
    }

    fn with_cells(mut self, cells: &[[u8; 3]; 3], line: &Line) -> Self {
        for (column, cell) in self.columns.iter_mut().zip(cells.as_flattened()) {
            *column = cell & 15;
            let label = &mut self.labels[usize::from(line[usize::from(*column)] & 15)];
            if *label == NEW {
                *label = self.next;
                self.next += 1;
            }
        }
        self
    }

    fn open_stacks(&self) -> usize {
        // Open stacks come first.
        self.open.iter().take_while(|open| **open == 3).count()
    }

    /// The number of permutations of the board that the arrangement represents.
    pub(super) fn permutations(&self) -> u64 {
        let factorial = |number: usize| [1, 1, 2, 6][number];
        let columns: u64 = self
            .open
            .iter()
            .map(|&open| factorial(open.into()))
            .product();
        self.ways * columns * factorial(self.open_stacks())
    }
}

type Orders = &'static [[usize; 3]];

const AS_THEY_ARE: Orders = &[[0, 1, 2]];
const FIRST_TWO: Orders = &[[0, 1, 2], [1, 0, 2]];
const LAST_TWO: Orders = &[[0, 1, 2], [0, 2, 1]];
/// Every order of three.
pub(super) const ALL_ORDERS: Orders = &[
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// The orders of a stack's cells that produce equal lines. New digits may be permuted among their
/// places.
fn cell_orders(cells: [u8; 3], open: u8) -> Orders {
    let was_open = &cells[..usize::from(open)];
    let new = was_open.iter().filter(|cell| *cell >> 4 == NEW).count();
    match (new, open) {
        (0 | 1, _) => AS_THEY_ARE,
        (2, 2) => FIRST_TWO,
        (2, _) => LAST_TWO,
        _ => ALL_ORDERS,
    }
}

/// The orders of the open stacks that produce equal lines. Stacks that remain open can still change
/// places later. The other stacks are interchangeable only if all their digits are new.
fn stack_orders(stacks: &[[u8; 3]; 3], open_stacks: usize) -> Orders {
    let alike = |a: usize, b: usize| {
        let labels = stacks[a].map(|cell| cell >> 4);
        b < open_stacks && labels != [0; 3] && labels == stacks[b].map(|cell| cell >> 4)
    };
    match (alike(0, 1), alike(1, 2)) {
        (true, true) => ALL_ORDERS,
        (true, false) => FIRST_TWO,
        (false, true) => LAST_TWO,
        (false, false) => AS_THEY_ARE,
    }
}

/// Puts the greater of two adjacent items last.
#[inline]
fn order(items: &mut [u32; 3], first: usize) {
    let (a, b) = (items[first], items[first + 1]);
    items[first] = a.min(b);
    items[first + 1] = a.max(b);
}
