use core::fmt;
use core::num::NonZero;
use core::ops::Index;
use core::str::FromStr;

use crate::{Board, Cell, Digit, Puzzle};

/// A full board, guaranteed by its type to obey every rule.
///
/// ```
/// use novena_core::{Cell, Solution};
///
/// let text = "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
/// let solution: Solution = text.parse().unwrap();
/// assert_eq!(solution[Cell::at(4, 8)].get(), 6);
/// assert!(text.replace('1', "2").parse::<Solution>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Solution([Digit; Cell::COUNT]); // Invariant: no conflicts.

impl Solution {
    /// The digits of the solution, in reading order.
    ///
    /// ```
    /// # use novena_core::Digit;
    /// # let text = "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
    /// # let solution: novena_core::Solution = text.parse().unwrap();
    /// assert!(solution.to_string().starts_with("576"));
    /// assert_eq!(solution.digits()[..3], [5, 7, 6].map(|value| Digit::new(value).unwrap()));
    /// ```
    #[must_use]
    pub const fn digits(&self) -> &[Digit; Cell::COUNT] {
        &self.0
    }

    /// The solution as a board.
    ///
    /// ```
    /// # let text = "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
    /// # let solution: novena_core::Solution = text.parse().unwrap();
    /// assert!(solution.board().is_full());
    /// assert_eq!(novena_core::Board::from(solution), solution.board());
    /// ```
    #[must_use]
    pub fn board(&self) -> Board {
        Board::new(self.0.map(Some))
    }

    /// Creates a solution from values in reading order. Returns an error if they break a rule.
    ///
    /// The check takes tens of nanoseconds.
    ///
    /// ```
    /// # use novena_core::{NotASolution, Solution};
    /// assert_eq!(Solution::from_values(&[1; 81]), Err(NotASolution));
    /// ```
    #[inline]
    pub fn from_values(values: &[u8; Cell::COUNT]) -> Result<Self, NotASolution> {
        if !values
            .iter()
            .fold(true, |all, value| all & (1..=9).contains(value))
        {
            return Err(NotASolution);
        }
        // The arrays are flat and padded so that the compiler can vectorise the loop. Sums of three
        // cells are computed at every cell, although a triad begins only at every third cell.
        let mut powers = [0_u16; Cell::COUNT + 15];
        for (power, &value) in powers.iter_mut().zip(values) {
            *power = fifth_power(value);
        }
        let mut triads = [0_u16; Cell::COUNT];
        for (cell, triad) in triads.iter_mut().enumerate() {
            *triad = powers[cell]
                .wrapping_add(powers[cell + 1])
                .wrapping_add(powers[cell + 2]);
        }
        let mut columns = [0_u16; 16];
        for row in 0..9 {
            for (column, sum) in columns.iter_mut().enumerate() {
                *sum = sum.wrapping_add(powers[row * 9 + column]);
            }
        }
        let three = |first: usize, step: usize| {
            triads[first]
                .wrapping_add(triads[first + step])
                .wrapping_add(triads[first + 2 * step])
        };
        let mut wrong = 0;
        for (house, column) in columns[..9].iter().enumerate() {
            wrong |= column ^ HOUSE;
            wrong |= three(house * 9, 3) ^ HOUSE;
            wrong |= three(house / 3 * 27 + house % 3 * 3, 9) ^ HOUSE;
        }
        if wrong != 0 {
            return Err(NotASolution);
        }
        // No value is zero, but the compiler needs the saturating addition to know that.
        let digit = |value: u8| NonZero::<u8>::MIN.saturating_add(value.wrapping_sub(1));
        Ok(Self(values.map(|value| Digit::from_checked(digit(value)))))
    }

    /// Whether the solution contains every given of the puzzle.
    ///
    /// ```
    /// # let text = "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
    /// # let solution: novena_core::Solution = text.parse().unwrap();
    /// assert!(solution.solves(&novena_core::Puzzle::EMPTY));
    /// ```
    #[must_use]
    #[inline]
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        // There is no early exit, so that the compiler can vectorise the loop.
        let pairs = puzzle.board().digits().iter().zip(&self.0);
        pairs.fold(true, |all, (given, digit)| {
            all & given.is_none_or(|given| given == *digit)
        })
    }
}

/// The fifth power of a digit. The fifth powers of nine digits add up to [`HOUSE`] only if the
/// digits are all different, so the sum shows whether a house is correct. A test tries every
/// combination of digits.
const fn fifth_power(digit: u8) -> u16 {
    let digit = digit as u16;
    let square = digit.wrapping_mul(digit);
    square.wrapping_mul(square).wrapping_mul(digit)
}

/// The sum of the fifth powers of 1 to 9, truncated to 16 bits.
const HOUSE: u16 = {
    let mut sum = 0_u16;
    let mut digit = 1;
    while digit <= 9 {
        sum = sum.wrapping_add(fifth_power(digit));
        digit += 1;
    }
    sum
};

impl Index<Cell> for Solution {
    type Output = Digit;

    fn index(&self, cell: Cell) -> &Digit {
        &self.0[cell.index()]
    }
}

/// The error for a board that is not full or repeats a digit in a house.
///
/// ```
/// use novena_core::{Board, NotASolution, Solution};
///
/// assert_eq!(Solution::try_from(Board::EMPTY), Err(NotASolution));
/// assert_eq!(NotASolution.to_string(), "expected 81 digits that obey the rules");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASolution;

impl fmt::Display for NotASolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 81 digits that obey the rules")
    }
}

impl core::error::Error for NotASolution {}

impl TryFrom<Board> for Solution {
    type Error = NotASolution;

    fn try_from(board: Board) -> Result<Self, NotASolution> {
        Self::from_values(&board.values())
    }
}

impl From<Solution> for Board {
    fn from(solution: Solution) -> Self {
        solution.board()
    }
}

/// Prints 81 digits.
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board(), f)
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Solution {
    type Err = NotASolution;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse::<Board>().map_err(|_| NotASolution)?.try_into()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SOLUTION: &str =
        "576129834419538267832476591387261945251794386964385172728613459643952718195847623";

    proptest! {
        /// Compares the fast check with a plain one, which looks for conflicts and empty cells.
        #[test]
        fn a_solution_is_a_full_board_without_conflicts(changes in proptest::collection::vec((0..81usize, 0..10u8), 0..4)) {
            let mut values = SOLUTION.parse::<Board>().unwrap().values();
            for (place, value) in changes {
                values[place] = value;
            }
            let board = Board::from_values(&values).unwrap();
            let expected = board.is_full() && board.is_valid();
            prop_assert_eq!(Solution::from_values(&values).is_ok(), expected);
            prop_assert_eq!(Solution::try_from(board).is_ok(), expected);
        }

        #[test]
        fn only_the_right_value_completes_a_solution(place in 0..81usize, value: u8) {
            let mut values = SOLUTION.parse::<Board>().unwrap().values();
            let right = values[place] == value;
            values[place] = value;
            prop_assert_eq!(Solution::from_values(&values).is_ok(), right);
        }
    }

    /// Of all multisets of nine digits, only the digits 1 to 9 have the sum of a complete house.
    #[test]
    fn only_nine_different_digits_have_the_sum_of_a_house() {
        fn deal(least: u8, left: usize, sum: u16, hands: &mut [usize; 2]) {
            if left == 0 {
                hands[usize::from(sum == HOUSE)] += 1;
                return;
            }
            for digit in least..=9 {
                deal(digit, left - 1, sum.wrapping_add(fifth_power(digit)), hands);
            }
        }
        let mut hands = [0; 2];
        deal(1, 9, 0, &mut hands);
        assert_eq!(hands, [24_309, 1]);
    }

    #[test]
    fn swapping_two_rows_of_different_bands_breaks_only_boxes() {
        let mut values = SOLUTION.parse::<Board>().unwrap().values();
        for column in 0..9 {
            values.swap(column, 27 + column);
        }
        assert_eq!(Solution::from_values(&values), Err(NotASolution));
    }
}
