//! Canonical forms of solutions, in which the first two rows determine the column order and all
//! labels.
//!
//! Any row can become 123456789, so a pair of rows acts as a permutation of the columns: it maps
//! each column to the column in which the first row contains the second row's digit. There are two
//! cases. If the permutation maps whole stacks to stacks, the second row can begin with 456789.
//! Otherwise every stack gets two digits of one stack and one of another, and the second row can
//! begin with 457. Few column orders produce such a second row, and each of them determines the
//! rest of the board.

use super::LeastForm;
use super::arrangement::ALL_ORDERS;
use crate::Solution;

/// Returns the smallest board that permuting and relabelling can produce from a solution.
pub(super) fn least(solution: &Solution) -> LeastForm {
    let mut sides = [[[0_u8; 16]; 9]; 2];
    for (cell, digit) in solution.digits().iter().enumerate() {
        sides[0][cell / 9][cell % 9] = digit.get();
        sides[1][cell % 9][cell / 9] = digit.get();
    }
    let pairs = Pair::all(&sides);
    let kinds = pairs.each_ref().map(Pair::kind);
    let best = kinds.iter().max().copied().unwrap_or(Kind::Mixed);
    let mut contest = Contest {
        sides: &sides,
        found: LeastForm {
            side: 0,
            order: [0; 9],
            columns: [0; 9],
            labels: [0; 16],
            rows: [u64::MAX; 9],
            automorphisms: 0,
        },
    };
    for (pair, _) in pairs.iter().zip(kinds).filter(|(_, kind)| *kind == best) {
        match best {
            Kind::Mixed => pair.enter_mixed(&mut contest),
            Kind::Pure { .. } => pair.enter_pure(&mut contest),
        }
    }
    contest.found
}

type Side = [[u8; 16]; 9];

/// Two rows of a band, in a given order.
struct Pair {
    side: u8,
    first: u8,
    second: u8,
    /// For each column, the column in which the first row contains the second row's digit.
    to: [u8; 9],
}

/// The best start that the second row can have. The variants are sorted from worst to best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// The second row starts with 457.
    Mixed,
    /// The second row starts with 456789, followed by 231, 132 or 123. The ending depends on how
    /// many columns of a stack are back in place after three applications of the permutation.
    Pure { fixed: usize },
}

impl Pair {
    /// All pairs of rows in the same band, of the board and of the transposed board.
    fn all(sides: &[Side; 2]) -> [Self; 36] {
        // The position of each digit in each line.
        let places = sides.map(|side| {
            side.map(|line| {
                let mut places = [0; 16];
                for (column, digit) in (0..).zip(&line[..9]) {
                    places[usize::from(digit & 15)] = column;
                }
                places
            })
        });
        core::array::from_fn(|number| {
            let (side, first) = (number / 18, number / 2 % 9);
            let second = first / 3 * 3 + (first + 1 + number % 2) % 3;
            let (places, digits) = (&places[side][first], &sides[side][second]);
            Self {
                side: side as u8,
                first: first as u8,
                second: second as u8,
                to: core::array::from_fn(|column| places[usize::from(digits[column] & 15)]),
            }
        })
    }

    fn kind(&self) -> Kind {
        let stack = self.to[0] / 3;
        if self.to[1] / 3 == stack && self.to[2] / 3 == stack {
            let fixed = (0..3)
                .filter(|&column| self.round(column) == column)
                .count();
            Kind::Pure { fixed }
        } else {
            Kind::Mixed
        }
    }

    fn after(&self, column: u8) -> u8 {
        self.to[usize::from(column)]
    }

    /// The image of a column after three applications of the permutation. In a pure pair, the image
    /// is in the same stack as the column.
    fn round(&self, column: u8) -> u8 {
        self.after(self.after(self.after(column)))
    }

    /// Records the orders that make the second row of a pure pair as small as possible.
    fn enter_pure(&self, contest: &mut Contest<'_>) {
        for stack in [0, 3, 6] {
            for order in ALL_ORDERS {
                let first @ [a, b, c] = order.map(|place| stack + place as u8);
                let round = first.map(|column| self.round(column));
                // The row must end in 123, 132 or 231, but only one of these endings is possible
                // for a given pair.
                if round == [a, b, c] || round == [a, c, b] || round == [b, c, a] {
                    let second = first.map(|column| self.after(column));
                    let third = second.map(|column| self.after(column));
                    contest.enter(self, [first, second, third]);
                }
            }
        }
    }

    /// Records the orders that let the second row of a mixed pair begin with 457.
    fn enter_mixed(&self, contest: &mut Contest<'_>) {
        for stack in [0_u8, 3, 6] {
            let [a, b, c] = [stack, stack + 1, stack + 2];
            let in_stack = |column: u8| self.after(column) / 3;
            // The last column is the one that maps to a different stack from the other two.
            let (pair, last) = if in_stack(a) == in_stack(b) {
                ([a, b], c)
            } else if in_stack(a) == in_stack(c) {
                ([a, c], b)
            } else {
                ([b, c], a)
            };
            for first in [[pair[0], pair[1], last], [pair[1], pair[0], last]] {
                let [four, five, seven] = first.map(|column| self.after(column));
                // The digit after 457. Comparing only this digit rules out most orders.
                let after_four = self.after(four);
                let follows = first
                    .iter()
                    .zip(1..)
                    .find(|(column, _)| **column == after_four);
                let follows = follows.map_or(8, |(_, label)| label);
                if follows > contest.found.rows[1] >> 20 & 15 {
                    continue;
                }
                // The three column numbers of a stack add up to three times the middle one.
                let six = (four / 3 * 3 + 1) * 3 - four - five;
                let second = [four, five, six];
                // Two columns of the second stack map to the third stack. Their images are its
                // second and third columns.
                let mut later = second
                    .map(|column| self.after(column))
                    .into_iter()
                    .filter(|column| column / 3 == seven / 3);
                let (Some(eight), Some(nine)) = (later.next(), later.next()) else {
                    unreachable!("a mixed pair takes two columns of each stack to one other");
                };
                contest.enter(self, [first, second, [seven, eight, nine]]);
            }
        }
    }
}

/// The best board found so far.
struct Contest<'a> {
    sides: &'a [Side; 2],
    found: LeastForm,
}

impl Contest<'_> {
    /// Compares the board given by a pair of rows and a column order with the best board so far.
    fn enter(&mut self, pair: &Pair, stacks: [[u8; 3]; 3]) {
        let columns: [u8; 9] = core::array::from_fn(|place| stacks[place / 3][place % 3]);
        let side = &self.sides[usize::from(pair.side & 1)];
        let mut labels = [0; 16];
        for (label, &column) in (1..).zip(&columns) {
            labels[digit(side, pair.first, column)] = label;
        }
        let image = |line: u8| {
            columns.iter().fold(0, |image, &column| {
                image << 4 | u64::from(labels[digit(side, line, column)])
            })
        };
        // The three line numbers of a band add up to three times the middle one.
        let third = (pair.first / 3 * 3 + 1) * 3 - pair.first - pair.second;
        let begins = [FIRST_ROW, image(pair.second), image(third)];
        if begins[..] > self.found.rows[..3] {
            return;
        }
        let mut order = [pair.first, pair.second, third, 0, 0, 0, 0, 0, 0];
        order[3..].copy_from_slice(&later_lines(pair.first / 3, |line| {
            labels[digit(side, line, columns[0])]
        }));
        let mut ahead = begins[..] < self.found.rows[..3];
        let mut rows = [begins[0], begins[1], begins[2], 0, 0, 0, 0, 0, 0];
        for place in 3..9 {
            rows[place] = image(order[place]);
            if !ahead && rows[place] > self.found.rows[place] {
                return;
            }
            ahead |= rows[place] < self.found.rows[place];
        }
        if ahead {
            self.found = LeastForm {
                side: pair.side,
                order,
                columns,
                labels,
                rows,
                automorphisms: 0,
            };
        }
        self.found.automorphisms += 1;
    }
}

/// The first row of every canonical solution.
const FIRST_ROW: u64 = 0x1_2345_6789;

fn digit(side: &Side, line: u8, column: u8) -> usize {
    usize::from(side[usize::from(line)][usize::from(column & 15)] & 15)
}

/// The lines of the other two bands, ordered by their first cells.
fn later_lines(first_band: u8, first_cell: impl Fn(u8) -> u8) -> [u8; 6] {
    let band = |number: u8| {
        let begin = (first_band + number) % 3 * 3;
        let mut lines = [begin, begin + 1, begin + 2].map(|line| (first_cell(line), line));
        lines.sort_unstable();
        lines
    };
    let mut bands = [band(1), band(2)];
    bands.sort_unstable();
    core::array::from_fn(|place| bands[place / 3][place % 3].1)
}
