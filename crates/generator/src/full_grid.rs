//! Random solutions, nearly uniformly distributed.
//!
//! The random walk starts from a fixed solution. Each step takes two digits, two rows of a band or
//! two columns of a stack, and exchanges them along one closed loop:
//!
//! ```text
//! digits 1 and 2         rows a and b, in the columns of the loop
//! 1 . . | 2 . .          1 . . | 2 . . | . 3 .          2 . . | 3 . . | . 1 .
//! . . . | . . .    or    2 . . | 3 . . | . 1 .    to    1 . . | 2 . . | . 3 .
//! 2 . . | 1 . .          . . . | . . . | . . .          . . . | . . . | . . .
//! ```
//!
//! The reverse step has the same probability, so a long walk visits every solution that it can
//! reach equally often. A random symmetry at the end makes all solutions of an equivalence class
//! equally likely, however short the walk is. A bias between the 5.5 billion classes remains.
//! `docs/benchmarks.md` reports how small it is.

use novena_core::Solution;

use crate::Random;

/// After this many steps, a walk has forgotten its start.
const FORGETTING: usize = 400;

/// After this many steps, two grids have little in common.
const PARTING: usize = 12;

const START: &str =
    "576129834419538267832476591387261945251794386964385172728613459643952718195847623";

/// A random solution.
///
/// ```
/// use novena_generator::{Random, full_grid};
///
/// let mut random = Random::new(1);
/// assert_ne!(full_grid(&mut random), full_grid(&mut random));
/// ```
pub fn full_grid(random: &mut Random) -> Solution {
    Walk::new(random).turned(random)
}

/// A fast source of many random solutions. Each solution is a few steps from the previous one and
/// is then transformed by a random symmetry.
///
/// Taken by itself, each solution is as random as one from [`full_grid`]. Consecutive solutions are
/// related, but you can see this only by undoing the symmetry.
///
/// ```
/// use novena_generator::{FullGrids, Random};
///
/// let grids: Vec<_> = FullGrids::new(Random::new(1)).take(3).collect();
/// assert!(grids[0] != grids[1] && grids[1] != grids[2]);
/// ```
#[derive(Clone, Debug)]
pub struct FullGrids {
    random: Random,
    walk: Walk,
}

impl FullGrids {
    /// Solutions drawn from a random stream.
    #[must_use]
    pub fn new(mut random: Random) -> Self {
        Self {
            walk: Walk::new(&mut random),
            random,
        }
    }
}

impl Iterator for FullGrids {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        self.walk.steps(&mut self.random, PARTING);
        Some(self.walk.turned(&mut self.random))
    }
}

/// A solution to start random walks from.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    /// Digits from 0, by row and column.
    cells: [[u8; 9]; 9],
    /// The column of each digit in each row.
    column_of: [[u8; 9]; 9],
}

/// The two digits of each pair.
const DIGIT_PAIRS: [(usize, usize); 36] = {
    let mut pairs = [(0, 0); 36];
    let (mut place, mut a) = (0, 0);
    while a < 9 {
        let mut b = a + 1;
        while b < 9 {
            pairs[place] = (a, b);
            place += 1;
            b += 1;
        }
        a += 1;
    }
    pairs
};

/// The two lines of a pair. Both are in the same band or stack.
const fn line_pair(pair: usize) -> (usize, usize) {
    let (first, second) = [(0, 1), (0, 2), (1, 2)][pair % 3];
    (pair / 3 * 3 + first, pair / 3 * 3 + second)
}

impl Walk {
    /// A solution at the end of a long walk.
    pub(crate) fn new(random: &mut Random) -> Self {
        let mut walk = Self::start();
        walk.steps(random, FORGETTING);
        walk
    }

    /// A solution that is some steps away, transformed by a random symmetry. This does not advance
    /// the walk.
    pub(crate) fn branch(&self, random: &mut Random) -> Solution {
        let mut walk = self.clone();
        walk.steps(random, PARTING);
        walk.turned(random)
    }

    fn start() -> Self {
        let mut grid = Self {
            cells: [[0; 9]; 9],
            column_of: [[0; 9]; 9],
        };
        for (cell, digit) in START.bytes().enumerate() {
            grid.put(cell / 9, cell % 9, digit - b'1');
        }
        grid
    }

    fn steps(&mut self, random: &mut Random, steps: usize) {
        for _ in 0..steps {
            self.step(random.below_small(54), random.below_small(9));
        }
    }

    /// Makes one step. There are 36 pairs of digits, 9 pairs of rows and 9 pairs of columns.
    #[inline]
    fn step(&mut self, pair: usize, start: usize) {
        match pair {
            0..36 => self.swap_digits(pair, start),
            36..45 => self.swap_rows(pair - 36, start),
            _ => self.swap_columns(pair - 45, start),
        }
    }

    #[inline]
    fn put(&mut self, row: usize, column: usize, digit: u8) {
        self.cells[row][column] = digit;
        self.column_of[usize::from(digit)][row] = column as u8;
    }

    /// Exchanges two digits in the row `start` and in all rows connected with it.
    #[inline]
    fn swap_digits(&mut self, pair: usize, start: usize) {
        let (a, b) = DIGIT_PAIRS[pair];
        // The row of the b in each column and in each box. Every row is connected to two other
        // rows: the row of the b in the column of its a, and the row of the b in the box of its a.
        // Both links are permutations of the rows, so following them forward reaches all connected
        // rows.
        let (mut by_column, mut by_box) = ([0_u8; 9], [0_u8; 9]);
        for row in 0..9 {
            let column = usize::from(self.column_of[b][row]);
            by_column[column] = row as u8;
            by_box[row / 3 * 3 + column / 3] = row as u8;
        }
        let (mut rows, mut waiting) = (1_u16 << start, 1_u16 << start);
        while waiting != 0 {
            let row = waiting.trailing_zeros() as usize;
            let column = usize::from(self.column_of[a][row]);
            let next = 1 << by_column[column] | 1 << by_box[row / 3 * 3 + column / 3];
            waiting = (waiting & (waiting - 1)) | (next & !rows);
            rows |= next;
        }
        while rows != 0 {
            let row = rows.trailing_zeros() as usize;
            rows &= rows - 1;
            let (of_a, of_b) = (self.column_of[a][row], self.column_of[b][row]);
            self.put(row, usize::from(of_a), b as u8);
            self.put(row, usize::from(of_b), a as u8);
        }
    }

    /// Exchanges two rows along a loop of columns.
    #[inline]
    fn swap_rows(&mut self, pair: usize, start: usize) {
        let (first, second) = line_pair(pair);
        let mut column = start;
        loop {
            let (above, below) = (self.cells[first][column], self.cells[second][column]);
            // The column in which the first row already has the digit that it now receives.
            let next = usize::from(self.column_of[usize::from(below)][first]);
            self.put(first, column, below);
            self.put(second, column, above);
            if next == start {
                break;
            }
            column = next;
        }
    }

    /// Exchanges two columns along a loop of rows.
    #[inline]
    fn swap_columns(&mut self, pair: usize, start: usize) {
        let (first, second) = line_pair(pair);
        let mut row_of = [0_u8; 9];
        for row in 0..9 {
            row_of[usize::from(self.cells[row][first])] = row as u8;
        }
        let mut row = start;
        loop {
            let (left, right) = (self.cells[row][first], self.cells[row][second]);
            self.put(row, first, right);
            self.put(row, second, left);
            row = usize::from(row_of[usize::from(right)]);
            if row == start {
                break;
            }
        }
    }

    /// The solution after a random symmetry.
    fn turned(&self, random: &mut Random) -> Solution {
        match Solution::from_values(&self.turned_values(random)) {
            Ok(solution) => solution,
            Err(_) => unreachable!("every step keeps the rules"),
        }
    }

    fn turned_values(&self, random: &mut Random) -> [u8; 81] {
        let mut digits: [u8; 9] = std::array::from_fn(|digit| digit as u8 + 1);
        random.shuffle_small(&mut digits);
        let (rows, columns) = (random_lines(random), random_lines(random));
        let transposes = random.below_small(2) == 1;
        let mut values = [0; 81];
        for (row, values) in values.chunks_exact_mut(9).enumerate() {
            for (column, value) in values.iter_mut().enumerate() {
                let (from, at) = (rows[row], columns[column]);
                let digit = if transposes {
                    self.cells[at][from]
                } else {
                    self.cells[from][at]
                };
                *value = digits[usize::from(digit)];
            }
        }
        values
    }
}

/// Nine lines in a random order that keeps each group of three together.
#[inline]
fn random_lines(random: &mut Random) -> [usize; 9] {
    const ORDERS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let threes = ORDERS[random.below_small(6)];
    let inside = [(); 3].map(|()| ORDERS[random.below_small(6)]);
    std::array::from_fn(|line| threes[line / 3] * 3 + inside[line / 3][line % 3])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(walk: &Walk) -> [u8; 81] {
        std::array::from_fn(|cell| walk.cells[cell / 9][cell % 9] + 1)
    }

    /// Each kind of step, from any starting point, preserves the rules and is its own inverse.
    #[test]
    fn steps_keep_the_rules_and_are_their_own_inverse() {
        let mut walk = Walk::new(&mut Random::new(1));
        for pair in 0..54 {
            for start in 0..9 {
                let before = values(&walk);
                walk.step(pair, start);
                assert_ne!(values(&walk), before);
                assert!(Solution::from_values(&values(&walk)).is_ok());
                walk.step(pair, start);
                assert_eq!(values(&walk), before);
                walk.step(pair, start);
            }
        }
    }
}
