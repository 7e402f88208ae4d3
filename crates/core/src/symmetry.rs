use core::fmt;
use core::str::FromStr;

use crate::{
    Board, Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, NotASolution, Puzzle,
    Solution,
};

/// A rule-preserving way to transpose, permute and relabel a board.
///
/// A symmetry can combine any of these: transposing, permuting the bands and the rows inside each
/// band, permuting the stacks and the columns inside each stack, and permuting the digits. There
/// are [`Symmetry::COUNT`] symmetries. They can be composed and inverted.
///
/// ```
/// use novena_core::{Cell, Symmetry};
///
/// let turn = Symmetry::ROTATE_90;
/// assert_eq!(turn.cell(Cell::at(0, 0)), Cell::at(0, 8));
/// assert_eq!(turn.then(turn).then(turn).then(turn), Symmetry::IDENTITY);
/// assert_eq!(turn.then(turn.inverse()), Symmetry::IDENTITY);
/// ```
//
// If `transposes` is set, a cell at (row, column) first moves to (column, row). It then moves to
// (rows[row], columns[column]). Digit index d becomes digits[d].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    transposes: bool,
    rows: [u8; 9],    // Invariant: a permutation that keeps bands together.
    columns: [u8; 9], // Invariant: a permutation that keeps stacks together.
    digits: [u8; 9],  // Invariant: a permutation.
}

const UNCHANGED: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const REVERSED: [u8; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];

impl Symmetry {
    /// The identity: leaves everything in place.
    ///
    /// ```
    /// # use novena_core::{Cell, Symmetry};
    /// assert!(Cell::all().all(|cell| Symmetry::IDENTITY.cell(cell) == cell));
    /// ```
    pub const IDENTITY: Self = Self {
        transposes: false,
        rows: UNCHANGED,
        columns: UNCHANGED,
        digits: UNCHANGED,
    };
    /// Reflects in the diagonal from the top left: rows become columns.
    ///
    /// ```
    /// # use novena_core::{Cell, Symmetry};
    /// assert_eq!(Symmetry::TRANSPOSE.cell(Cell::at(0, 7)), Cell::at(7, 0));
    /// ```
    pub const TRANSPOSE: Self = Self {
        transposes: true,
        ..Self::IDENTITY
    };
    /// Reflects in the diagonal from the top right.
    ///
    /// ```
    /// # use novena_core::{Cell, Symmetry};
    /// assert_eq!(Symmetry::ANTITRANSPOSE.cell(Cell::at(0, 7)), Cell::at(1, 8));
    /// ```
    pub const ANTITRANSPOSE: Self = Self {
        transposes: true,
        rows: REVERSED,
        columns: REVERSED,
        ..Self::IDENTITY
    };
    /// Rotates by a quarter turn clockwise.
    ///
    /// ```
    /// # use novena_core::{Cell, Symmetry};
    /// assert_eq!(Symmetry::ROTATE_90.cell(Cell::at(0, 7)), Cell::at(7, 8));
    /// ```
    pub const ROTATE_90: Self = Self {
        transposes: true,
        columns: REVERSED,
        ..Self::IDENTITY
    };
    /// Rotates by a half turn.
    ///
    /// ```
    /// # use novena_core::{Cell, Symmetry};
    /// assert_eq!(Symmetry::ROTATE_180.cell(Cell::at(0, 7)), Cell::at(8, 1));
    /// ```
    pub const ROTATE_180: Self = Self {
        rows: REVERSED,
        columns: REVERSED,
        ..Self::IDENTITY
    };
    /// Swaps top and bottom.
    ///
    /// ```
    /// # use novena_core::{Cell, Symmetry};
    /// assert_eq!(Symmetry::FLIP_ROWS.cell(Cell::at(0, 7)), Cell::at(8, 7));
    /// ```
    pub const FLIP_ROWS: Self = Self {
        rows: REVERSED,
        ..Self::IDENTITY
    };
    /// Swaps left and right.
    ///
    /// ```
    /// # use novena_core::{Cell, Symmetry};
    /// assert_eq!(Symmetry::FLIP_COLUMNS.cell(Cell::at(0, 7)), Cell::at(0, 1));
    /// ```
    pub const FLIP_COLUMNS: Self = Self {
        columns: REVERSED,
        ..Self::IDENTITY
    };

    /// The number of symmetries: 2 · 6⁸ · 9!.
    ///
    /// ```
    /// # use novena_core::Symmetry;
    /// assert_eq!(Symmetry::COUNT, 2 * 6_u64.pow(8) * (1..=9).product::<u64>());
    /// ```
    pub const COUNT: u64 = 2 * 1_679_616 * 362_880;

    /// Moves row `i` to `rows[i]`, counted from 0.
    ///
    /// ```
    /// # use novena_core::Symmetry;
    /// assert!(Symmetry::permute_rows([3, 4, 5, 0, 1, 2, 6, 7, 8]).is_ok());
    /// // Row 1 cannot leave its band without rows 2 and 3.
    /// assert!(Symmetry::permute_rows([3, 1, 2, 0, 4, 5, 6, 7, 8]).is_err());
    /// ```
    pub fn permute_rows(rows: [usize; 9]) -> Result<Self, NotASymmetry> {
        Ok(Self {
            rows: line_permutation(rows)?,
            ..Self::IDENTITY
        })
    }

    /// Moves column `i` to `columns[i]`, counted from 0.
    ///
    /// ```
    /// # use novena_core::{Cell, Symmetry};
    /// let swap = Symmetry::permute_columns([1, 0, 2, 3, 4, 5, 6, 7, 8])?;
    /// assert_eq!(swap.cell(Cell::at(4, 0)), Cell::at(4, 1));
    /// # Ok::<(), novena_core::NotASymmetry>(())
    /// ```
    pub fn permute_columns(columns: [usize; 9]) -> Result<Self, NotASymmetry> {
        Ok(Self {
            columns: line_permutation(columns)?,
            ..Self::IDENTITY
        })
    }

    /// Moves band `i` (three rows) to `bands[i]`.
    ///
    /// ```
    /// # use novena_core::{Cell, Symmetry};
    /// let swap = Symmetry::permute_bands([1, 0, 2])?;
    /// assert_eq!(swap.cell(Cell::at(1, 1)), Cell::at(4, 1));
    /// # Ok::<(), novena_core::NotASymmetry>(())
    /// ```
    pub fn permute_bands(bands: [usize; 3]) -> Result<Self, NotASymmetry> {
        Self::permute_rows(spread(bands)?)
    }

    /// Moves stack `i` (three columns) to `stacks[i]`.
    ///
    /// ```
    /// # use novena_core::{House, Symmetry};
    /// let swap = Symmetry::permute_stacks([2, 1, 0])?;
    /// assert_eq!(swap.house(House::box_(0)), House::box_(2));
    /// # Ok::<(), novena_core::NotASymmetry>(())
    /// ```
    pub fn permute_stacks(stacks: [usize; 3]) -> Result<Self, NotASymmetry> {
        Self::permute_columns(spread(stacks)?)
    }

    /// Replaces digit `d` with `digits[d - 1]`.
    ///
    /// ```
    /// # use novena_core::{Digit, Symmetry};
    /// let mut digits = Digit::ALL;
    /// digits.reverse();
    /// assert_eq!(Symmetry::relabel(digits)?.digit(Digit::ALL[0]), Digit::ALL[8]);
    /// # Ok::<(), novena_core::NotASymmetry>(())
    /// ```
    pub fn relabel(digits: [Digit; 9]) -> Result<Self, NotASymmetry> {
        let digits = permutation(digits.map(Digit::index))?;
        Ok(Self {
            digits,
            ..Self::IDENTITY
        })
    }

    /// The symmetry with this number. Returns `None` if the number is not below
    /// [`Symmetry::COUNT`]. Number 0 is the identity, and every symmetry has exactly one number.
    ///
    /// ```
    /// # use novena_core::Symmetry;
    /// assert_eq!(Symmetry::nth(0), Some(Symmetry::IDENTITY));
    /// assert_eq!(Symmetry::nth(Symmetry::COUNT), None);
    /// ```
    #[must_use]
    pub fn nth(number: u64) -> Option<Self> {
        if number >= Self::COUNT {
            return None;
        }
        let mut rest = number;
        let mut take = |choices: u64| {
            let choice = rest % choices;
            rest /= choices;
            choice
        };
        let mut lines = || {
            let [groups, inner @ ..]: [[u8; 3]; 4] =
                core::array::from_fn(|_| nth_permutation(take(6)));
            core::array::from_fn(|line| groups[line / 3] * 3 + inner[line / 3][line % 3])
        };
        let (rows, columns) = (lines(), lines());
        let transposes = take(2) == 1;
        Some(Self {
            transposes,
            rows,
            columns,
            digits: nth_permutation(rest),
        })
    }

    /// Moves line `rows[i]` to row `i` and line `columns[i]` to column `i`. If the
    /// symmetry transposes, lines are counted on the transposed board. Digit index `d` becomes
    /// `digits[d]`.
    pub(crate) fn from_places(
        transposes: bool,
        rows: [u8; 9],
        columns: [u8; 9],
        digits: [u8; 9],
    ) -> Self {
        debug_assert!(line_permutation(rows.map(usize::from)).is_ok());
        debug_assert!(line_permutation(columns.map(usize::from)).is_ok());
        debug_assert!(permutation(digits.map(usize::from)).is_ok());
        Self {
            transposes,
            rows: inverse(rows),
            columns: inverse(columns),
            digits,
        }
    }

    /// The composition: first this symmetry, then `next`.
    ///
    /// ```
    /// # use novena_core::Symmetry;
    /// // The order counts.
    /// assert_eq!(Symmetry::TRANSPOSE.then(Symmetry::FLIP_COLUMNS), Symmetry::ROTATE_90);
    /// assert_ne!(Symmetry::FLIP_COLUMNS.then(Symmetry::TRANSPOSE), Symmetry::ROTATE_90);
    /// ```
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        let (rows, columns) = if next.transposes {
            (self.columns, self.rows)
        } else {
            (self.rows, self.columns)
        };
        Self {
            transposes: self.transposes != next.transposes,
            rows: rows.map(|row| next.rows[usize::from(row)]),
            columns: columns.map(|column| next.columns[usize::from(column)]),
            digits: self.digits.map(|digit| next.digits[usize::from(digit)]),
        }
    }

    /// The inverse symmetry.
    #[must_use]
    pub fn inverse(self) -> Self {
        let (rows, columns) = (inverse(self.rows), inverse(self.columns));
        let (rows, columns) = if self.transposes {
            (columns, rows)
        } else {
            (rows, columns)
        };
        Self {
            transposes: self.transposes,
            rows,
            columns,
            digits: inverse(self.digits),
        }
    }

    /// The image of a cell.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> Cell {
        let (row, column) = if self.transposes {
            (cell.column(), cell.row())
        } else {
            (cell.row(), cell.column())
        };
        Cell::at(self.rows[row].into(), self.columns[column].into())
    }

    /// The image of a digit.
    #[must_use]
    pub fn digit(&self, digit: Digit) -> Digit {
        Digit::from_index(self.digits[digit.index()].into())
    }

    /// The image of a set of digits.
    ///
    /// ```
    /// # use novena_core::{Digit, DigitSet, Symmetry};
    /// let mut digits = Digit::ALL;
    /// digits.reverse();
    /// let swap = Symmetry::relabel(digits)?;
    /// assert_eq!(swap.digit_set(DigitSet::from_bits(0b111)).to_string(), "789");
    /// # Ok::<(), novena_core::NotASymmetry>(())
    /// ```
    #[must_use]
    pub fn digit_set(&self, digits: DigitSet) -> DigitSet {
        digits.iter().map(|digit| self.digit(digit)).collect()
    }

    /// The image of a set of cells.
    ///
    /// ```
    /// # use novena_core::{House, Symmetry};
    /// let row = House::row(0);
    /// assert_eq!(Symmetry::TRANSPOSE.cell_set(row.cells()), House::column(0).cells());
    /// ```
    #[must_use]
    pub fn cell_set(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The image of a candidate.
    ///
    /// ```
    /// # use novena_core::{Candidate, Symmetry};
    /// let candidate: Candidate = "5r1c1".parse()?;
    /// assert_eq!(Symmetry::ROTATE_180.candidate(candidate).to_string(), "5r9c9");
    /// # Ok::<(), novena_core::ParseCandidateError>(())
    /// ```
    #[must_use]
    pub fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::new(self.cell(candidate.cell), self.digit(candidate.digit))
    }

    /// The image of a house.
    ///
    /// ```
    /// # use novena_core::{House, Symmetry};
    /// assert_eq!(Symmetry::TRANSPOSE.house(House::row(2)), House::column(2));
    /// ```
    #[must_use]
    pub fn house(&self, house: House) -> House {
        let first = self.cell(house.cell(0));
        match (house.kind(), self.transposes) {
            (HouseKind::Row, false) | (HouseKind::Column, true) => House::row(first.row()),
            (HouseKind::Column, false) | (HouseKind::Row, true) => House::column(first.column()),
            (HouseKind::Box, _) => House::box_(first.box_()),
        }
    }

    /// The image of a board.
    ///
    /// ```
    /// # use novena_core::{Board, Symmetry};
    /// let board: Board = format!("12{}", ".".repeat(79)).parse()?;
    /// assert!(Symmetry::FLIP_COLUMNS.board(&board).to_string().starts_with(".......21"));
    /// # Ok::<(), novena_core::ParseBoardError>(())
    /// ```
    #[must_use]
    pub fn board(&self, board: &Board) -> Board {
        let mut moved = Board::EMPTY;
        for cell in Cell::all() {
            moved[self.cell(cell)] = board[cell].map(|digit| self.digit(digit));
        }
        moved
    }

    /// The image of a puzzle.
    ///
    /// ```
    /// # use novena_core::{Puzzle, Symmetry};
    /// # let text = "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47...";
    /// let puzzle: Puzzle = text.parse()?;
    /// let backwards: String = text.chars().rev().collect();
    /// assert_eq!(Symmetry::ROTATE_180.puzzle(&puzzle).to_string(), backwards);
    /// # Ok::<(), novena_core::ParseBoardError>(())
    /// ```
    #[must_use]
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        Puzzle::new(self.board(puzzle.board()))
    }

    /// The image of a solution.
    ///
    /// The image of the solution solves the image of the puzzle.
    ///
    /// ```
    /// # use novena_core::{Puzzle, Solution, Symmetry};
    /// # let puzzle: Puzzle =
    /// #     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
    /// #         .parse().unwrap();
    /// # let solution: Solution =
    /// #     "576129834419538267832476591387261945251794386964385172728613459643952718195847623"
    /// #         .parse().unwrap();
    /// let symmetry = Symmetry::nth(200_620_062_006).unwrap();
    /// assert!(symmetry.solution(&solution).solves(&symmetry.puzzle(&puzzle)));
    /// ```
    #[must_use]
    pub fn solution(&self, solution: &Solution) -> Solution {
        match Solution::try_from(self.board(&solution.board())) {
            Ok(solution) => solution,
            Err(NotASolution) => unreachable!("a symmetry keeps the rules"),
        }
    }
}

/// Prints the images of the rows, columns and digits, counted from 1. The first number after `rows`
/// is the row to which row 1 moves, and so on. A leading `transpose` means that the board is
/// transposed first.
///
/// ```
/// # use novena_core::Symmetry;
/// assert_eq!(
///     Symmetry::ROTATE_90.to_string(),
///     "transpose rows 123456789 columns 987654321 digits 123456789",
/// );
/// ```
impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.transposes {
            f.write_str("transpose ")?;
        }
        let parts = [
            ("rows ", self.rows),
            (" columns ", self.columns),
            (" digits ", self.digits),
        ];
        for (name, targets) in parts {
            f.write_str(name)?;
            for target in targets {
                write!(f, "{}", target + 1)?;
            }
        }
        Ok(())
    }
}

/// Reads the displayed form.
impl FromStr for Symmetry {
    type Err = ParseSymmetryError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_symmetry(text).ok_or(ParseSymmetryError)
    }
}

fn read_symmetry(text: &str) -> Option<Symmetry> {
    let mut words = text.split_ascii_whitespace().peekable();
    let transposes = words.next_if_eq(&"transpose").is_some();
    let mut targets = |name: &str| -> Option<[usize; 9]> {
        words.next().filter(|&word| word == name)?;
        let digits: [u8; 9] = words.next()?.as_bytes().try_into().ok()?;
        // Any character other than 1 to 9 becomes a number that no permutation contains.
        Some(digits.map(|digit| usize::from(digit.wrapping_sub(b'1'))))
    };
    let symmetry = Symmetry {
        transposes,
        rows: line_permutation(targets("rows")?).ok()?,
        columns: line_permutation(targets("columns")?).ok()?,
        digits: permutation(targets("digits")?).ok()?,
    };
    words.next().is_none().then_some(symmetry)
}

/// The error for text that is not a symmetry, or whose numbers would split a band or a stack.
///
/// ```
/// use novena_core::{ParseSymmetryError, Symmetry};
///
/// assert_eq!("rotate".parse::<Symmetry>(), Err(ParseSymmetryError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSymmetryError;

impl fmt::Display for ParseSymmetryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected a symmetry such as {:?}",
            "rows 123456789 columns 123456789 digits 123456789"
        )
    }
}

impl core::error::Error for ParseSymmetryError {}

/// The error for numbers that are not a permutation or that would split a band or a stack.
///
/// ```
/// use novena_core::{NotASymmetry, Symmetry};
///
/// // Two bands cannot go to the same place.
/// assert_eq!(Symmetry::permute_bands([0, 0, 2]), Err(NotASymmetry));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASymmetry;

impl fmt::Display for NotASymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a permutation that keeps bands and stacks together")
    }
}

impl core::error::Error for NotASymmetry {}

fn permutation<const N: usize>(targets: [usize; N]) -> Result<[u8; N], NotASymmetry> {
    let mut taken = [false; N];
    for &target in &targets {
        match taken.get_mut(target) {
            Some(slot) if !*slot => *slot = true,
            _ => return Err(NotASymmetry),
        }
    }
    Ok(targets.map(|target| target as u8))
}

fn line_permutation(lines: [usize; 9]) -> Result<[u8; 9], NotASymmetry> {
    let lines = permutation(lines)?;
    let kept_together = |group: &[u8]| group.iter().all(|line| line / 3 == group[0] / 3);
    if lines.chunks(3).all(kept_together) {
        Ok(lines)
    } else {
        Err(NotASymmetry)
    }
}

fn spread(groups: [usize; 3]) -> Result<[usize; 9], NotASymmetry> {
    let groups = permutation(groups)?;
    Ok(core::array::from_fn(|line| {
        usize::from(groups[line / 3]) * 3 + line % 3
    }))
}

fn inverse(permutation: [u8; 9]) -> [u8; 9] {
    let mut inverse = [0; 9];
    for (from, &to) in permutation.iter().enumerate() {
        inverse[usize::from(to)] = from as u8;
    }
    inverse
}

/// The permutation with this number below `N!`, in lexicographic order.
fn nth_permutation<const N: usize>(number: u64) -> [u8; N] {
    let mut rest = number;
    let mut choices = [0; N];
    for (left, choice) in (1..=N as u64).zip(choices.iter_mut().rev()) {
        *choice = (rest % left) as usize;
        rest /= left;
    }
    let mut unused = u16::MAX;
    choices.map(|choice| {
        let mut candidates = unused;
        for _ in 0..choice {
            candidates &= candidates - 1;
        }
        let item = candidates.trailing_zeros();
        unused &= !(1 << item);
        item as u8
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_symmetry() -> impl Strategy<Value = Symmetry> {
        (0..Symmetry::COUNT).prop_map(|number| Symmetry::nth(number).unwrap())
    }

    fn any_cell() -> impl Strategy<Value = Cell> {
        (0..Cell::COUNT).prop_map(Cell::from_index)
    }

    proptest! {
        #[test]
        fn composition_applies_one_after_the_other(a in any_symmetry(), b in any_symmetry(), cell in any_cell(), digit in 0..9usize) {
            let candidate = cell.with(Digit::from_index(digit));
            prop_assert_eq!(a.then(b).candidate(candidate), b.candidate(a.candidate(candidate)));
        }

        #[test]
        fn text_is_read_back(a in any_symmetry()) {
            prop_assert_eq!(a.to_string().parse(), Ok(a));
        }

        #[test]
        fn composition_is_associative(a in any_symmetry(), b in any_symmetry(), c in any_symmetry()) {
            prop_assert_eq!(a.then(b).then(c), a.then(b.then(c)));
        }

        #[test]
        fn the_inverse_undoes_on_both_sides(a in any_symmetry()) {
            prop_assert_eq!(a.then(a.inverse()), Symmetry::IDENTITY);
            prop_assert_eq!(a.inverse().then(a), Symmetry::IDENTITY);
        }

        #[test]
        fn symmetries_map_houses_to_houses(a in any_symmetry()) {
            for house in House::all() {
                prop_assert_eq!(a.cell_set(house.cells()), a.house(house).cells());
            }
        }

        #[test]
        fn symmetries_move_conflicts(a in any_symmetry(), values in proptest::collection::vec(0..30u8, 81)) {
            let mut board = Board::EMPTY;
            for (cell, value) in Cell::all().zip(values) {
                board[cell] = Digit::new(value);
            }
            let mut moved: Vec<_> = board
                .conflicts()
                .map(|c| (a.house(c.house), a.digit(c.digit), a.cell_set(c.cells)))
                .collect();
            moved.sort();
            let found: Vec<_> = a.board(&board).conflicts().map(|c| (c.house, c.digit, c.cells)).collect();
            prop_assert_eq!(found, moved);
        }
    }

    #[test]
    fn numbers_name_different_symmetries() {
        let step = Symmetry::COUNT / 5_003;
        let all: std::collections::HashSet<_> = (0..5_003)
            .map(|i| Symmetry::nth(i * step).unwrap())
            .collect();
        assert_eq!(all.len(), 5_003);
        let first: std::collections::HashSet<_> =
            (0..10_000).map(|i| Symmetry::nth(i).unwrap()).collect();
        assert_eq!(first.len(), 10_000);
    }

    #[test]
    fn permutations_that_split_bands_are_refused() {
        assert_eq!(Symmetry::permute_bands([0, 1, 1]), Err(NotASymmetry));
        assert_eq!(Symmetry::permute_stacks([0, 1, 3]), Err(NotASymmetry));
        assert_eq!(
            Symmetry::permute_columns([3, 1, 2, 0, 4, 5, 6, 7, 8]),
            Err(NotASymmetry)
        );
        assert_eq!(Symmetry::relabel([Digit::ALL[0]; 9]), Err(NotASymmetry));
    }

    #[test]
    fn rejects_text_that_is_not_a_symmetry() {
        for text in [
            "",
            "transpose",
            "rows 123456789 columns 123456789",
            "rows 123456789 columns 123456789 digits 12345678",
            "rows 123456789 columns 123456789 digits 123456780",
            "rows 123456789 columns 123456789 digits 112345678",
            "rows 423156789 columns 123456789 digits 123456789",
            "columns 123456789 rows 123456789 digits 123456789",
            "rows 123456789 columns 123456789 digits 123456789 transpose",
            "rows 1234567é columns 123456789 digits 123456789",
        ] {
            assert_eq!(
                text.parse::<Symmetry>(),
                Err(ParseSymmetryError),
                "{text:?}"
            );
        }
    }

    #[test]
    fn named_rotations_and_flips_are_correct() {
        let [a, b] = [Cell::at(0, 0), Cell::at(1, 5)];
        assert_eq!(Symmetry::ROTATE_90.cell(b), Cell::at(5, 7));
        assert_eq!(
            Symmetry::ROTATE_90.then(Symmetry::ROTATE_90),
            Symmetry::ROTATE_180
        );
        assert_eq!(Symmetry::FLIP_ROWS.cell(a), Cell::at(8, 0));
        assert_eq!(Symmetry::FLIP_COLUMNS.cell(a), Cell::at(0, 8));
        assert_eq!(
            Symmetry::FLIP_ROWS.then(Symmetry::FLIP_COLUMNS),
            Symmetry::ROTATE_180
        );
    }
}
