use core::fmt;
use core::ops::Index;

use crate::{Board, Candidate, Cell, CellSet, Digit, DigitSet, House, Solution};

/// The state of a solve: the digits placed so far, and the candidates of all other cells.
///
/// Techniques need the candidates both by cell and by digit, so they are stored both ways: the
/// digits that a cell could hold (`grid[cell]`), and the cells that could hold a digit
/// ([`Grid::places`]).
///
/// A cell with a placed digit has no candidates left. [`Grid::placed`] returns the digit.
///
/// ```
/// use novena_core::{Cell, Digit, Grid};
///
/// let mut grid = Grid::EMPTY;
/// let five = Digit::ALL[4];
/// grid.place(Cell::at(0, 0).with(five))?;
/// assert_eq!(grid.placed(Cell::at(0, 0)), Some(five));
/// assert!(!grid[Cell::at(8, 0)].contains(five));
/// assert_eq!(grid.places(five).len(), 81 - 21);
/// # Ok::<(), novena_core::Contradiction>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid {
    placed: Board,
    candidates: [DigitSet; Cell::COUNT],
    // Invariant: `places[d]` contains cell `c` exactly when `candidates[c]` contains digit `d`.
    places: [CellSet; 9],
    // Invariant: `counts[h][d]` cells of house `h` are in `places[d]`. The counts are cached
    // because the first thing every technique needs is the number of places left for a digit.
    counts: [[u8; 9]; House::COUNT],
    // Invariant: `open` contains the cells that are empty in `placed`, and `open_counts` contains
    // their number in each house.
    open: CellSet,
    open_counts: [u8; House::COUNT],
}

/// Why a grid has no solution.
///
/// ```
/// use novena_core::{Cell, Contradiction, Digit, Grid};
///
/// let mut grid = Grid::EMPTY;
/// grid.place(Cell::at(0, 0).with(Digit::ALL[4]))?;
/// assert_eq!(
///     grid.place(Cell::at(0, 8).with(Digit::ALL[4])),
///     Err(Contradiction::NotACandidate(Cell::at(0, 8).with(Digit::ALL[4]))),
/// );
/// # Ok::<(), Contradiction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Contradiction {
    /// A digit was placed in a cell where it was no longer a candidate.
    NotACandidate(Candidate),
    /// An empty cell has no candidates left.
    ///
    /// ```
    /// # use novena_core::{Cell, Contradiction, Digit, Grid};
    /// let (mut grid, cell) = (Grid::EMPTY, Cell::at(0, 0));
    /// let outcomes = Digit::ALL.map(|digit| grid.eliminate(cell.with(digit)));
    /// assert_eq!(outcomes[8], Err(Contradiction::NoDigitFor(cell)));
    /// ```
    NoDigitFor(Cell),
    /// A house has no place left for a digit that it still needs.
    ///
    /// ```
    /// # use novena_core::{Contradiction, Digit, Grid, House};
    /// let (mut grid, five, row) = (Grid::EMPTY, Digit::ALL[4], House::row(0));
    /// let last = row.cells().iter().map(|cell| grid.eliminate(cell.with(five))).last();
    /// assert_eq!(last, Some(Err(Contradiction::NoPlaceFor(five, row))));
    /// ```
    NoPlaceFor(Digit, House),
}

impl Grid {
    /// The grid with no digits placed and every candidate possible.
    pub const EMPTY: Self = Self {
        placed: Board::EMPTY,
        candidates: [DigitSet::ALL; Cell::COUNT],
        places: [CellSet::ALL; 9],
        counts: [[9; 9]; House::COUNT],
        open: CellSet::ALL,
        open_counts: [9; House::COUNT],
    };

    /// A grid with a board's digits placed and the candidates that remain.
    ///
    /// ```
    /// # use novena_core::{Board, Grid};
    /// assert_eq!(Grid::new(&Board::EMPTY), Ok(Grid::EMPTY));
    /// ```
    pub fn new(board: &Board) -> Result<Self, Contradiction> {
        let mut grid = Self::EMPTY;
        for cell in board.filled() {
            if let Some(digit) = board[cell] {
                grid.place(cell.with(digit))?;
            }
        }
        Ok(grid)
    }

    /// Creates a grid with these digits and candidates without checking the rules, because a
    /// player's digits and marks may break them.
    ///
    /// ```
    /// # use novena_core::{Board, Cell, Digit, DigitSet, Grid};
    /// let marks = |_: Cell| DigitSet::from(Digit::ALL[0]).with(Digit::ALL[1]);
    /// let grid = Grid::with_candidates(&Board::EMPTY, marks);
    /// assert_eq!(grid.bivalue_cells().len(), 81);
    /// ```
    #[must_use]
    pub fn with_candidates(board: &Board, mut candidates: impl FnMut(Cell) -> DigitSet) -> Self {
        let mut grid = Self {
            placed: *board,
            candidates: [DigitSet::EMPTY; Cell::COUNT],
            places: [CellSet::EMPTY; 9],
            counts: [[0; 9]; House::COUNT],
            open: !board.filled(),
            open_counts: [0; House::COUNT],
        };
        for cell in grid.open_cells() {
            for house in cell.houses() {
                grid.open_counts[house.index()] += 1;
            }
            grid.candidates[cell.index()] = candidates(cell);
            for digit in grid[cell] {
                grid.places[digit.index()].insert(cell);
                for house in cell.houses() {
                    grid.counts[house.index()][digit.index()] += 1;
                }
            }
        }
        grid
    }

    /// The digits placed so far.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Grid};
    /// let mut grid = Grid::EMPTY;
    /// grid.place(Cell::at(0, 0).with(Digit::ALL[4]))?;
    /// assert_eq!(grid.board().to_string(), format!("5{}", ".".repeat(80)));
    /// # Ok::<(), novena_core::Contradiction>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.placed
    }

    /// The digit placed in a cell, if there is one.
    #[must_use]
    #[inline]
    pub fn placed(&self, cell: Cell) -> Option<Digit> {
        self.placed[cell]
    }

    /// The cells where a digit is a candidate.
    #[must_use]
    #[inline]
    pub const fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The cells in a house where a digit is a candidate.
    ///
    /// ```
    /// # use novena_core::{Digit, Grid, House};
    /// assert_eq!(Grid::EMPTY.places_in(Digit::ALL[0], House::row(0)).len(), 9);
    /// ```
    #[must_use]
    #[inline]
    pub fn places_in(&self, digit: Digit, house: House) -> CellSet {
        self.places(digit) & house.cells()
    }

    /// The number of cells in a house that could hold a digit, or 0 if the digit is already placed.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Grid, House};
    /// let mut grid = Grid::EMPTY;
    /// grid.eliminate(Cell::at(0, 0).with(Digit::ALL[4]))?;
    /// assert_eq!(grid.count_in(Digit::ALL[4], House::row(0)), 8);
    /// # Ok::<(), novena_core::Contradiction>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn count_in(&self, digit: Digit, house: House) -> usize {
        self.counts[house.index()][digit.index()] as usize
    }

    /// The number of cells in a house that could hold each digit, by the digit's index.
    ///
    /// ```
    /// # use novena_core::{Grid, House};
    /// assert_eq!(Grid::EMPTY.counts_in(House::box_(4)), &[9; 9]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn counts_in(&self, house: House) -> &[u8; 9] {
        &self.counts[house.index()]
    }

    /// The number of cells in each house that could hold each digit, by house and by digit.
    ///
    /// ```
    /// # use novena_core::{Grid, House};
    /// assert_eq!(Grid::EMPTY.counts(), &[[9; 9]; House::COUNT]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn counts(&self) -> &[[u8; 9]; House::COUNT] {
        &self.counts
    }

    /// The digits that have between `least` and `most` places in a house.
    ///
    /// Eight counts are packed into the bytes of a word and compared all at once.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, DigitSet, Grid, House};
    /// let mut grid = Grid::EMPTY;
    /// grid.eliminate(Cell::at(0, 0).with(Digit::ALL[4]))?;
    /// assert_eq!(grid.digits_with_places(House::row(0), 7, 8), Digit::ALL[4].as_set());
    /// assert_eq!(grid.digits_with_places(House::row(1), 9, 9), DigitSet::ALL);
    /// # Ok::<(), novena_core::Contradiction>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn digits_with_places(&self, house: House, least: u8, most: u8) -> DigitSet {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const TOPS: u64 = 0x80 * ONES;
        let [eight @ .., ninth] = self.counts_in(house);
        let counts = u64::from_le_bytes(*eight);
        // No count is above 9, so no byte overflows into the next. The top bit of each byte is the
        // result.
        let enough = counts + ONES * (0x80 - least as u64);
        let too_many = counts + ONES * (0x7f - most as u64);
        let flags = (enough & !too_many & TOPS) >> 7;
        // The multiplication gathers the lowest bits of all bytes in the top byte, in order.
        let bits = flags.wrapping_mul(0x0102_0408_1020_4080) >> 56;
        let ninth = (*ninth >= least && *ninth <= most) as u16;
        DigitSet::from_bits(bits as u16 | ninth << 8)
    }

    /// Whether a candidate is still possible.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Grid};
    /// let mut grid = Grid::EMPTY;
    /// grid.place(Cell::at(0, 0).with(Digit::ALL[4]))?;
    /// assert!(!grid.has(Cell::at(0, 8).with(Digit::ALL[4])));
    /// assert!(grid.has(Cell::at(4, 8).with(Digit::ALL[4])));
    /// # Ok::<(), novena_core::Contradiction>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn has(&self, candidate: Candidate) -> bool {
        self[candidate.cell].contains(candidate.digit)
    }

    /// The cells without a digit.
    ///
    /// ```
    /// # use novena_core::Grid;
    /// assert_eq!(Grid::EMPTY.open_cells().len(), 81);
    /// ```
    #[must_use]
    #[inline]
    pub const fn open_cells(&self) -> CellSet {
        self.open
    }

    /// The number of cells without a digit in each house, by the house's index.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Grid, House};
    /// let mut grid = Grid::EMPTY;
    /// grid.place(Cell::at(0, 0).with(Digit::ALL[4]))?;
    /// assert_eq!(grid.open_counts()[House::box_(0).index()], 8);
    /// # Ok::<(), novena_core::Contradiction>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn open_counts(&self) -> &[u8; House::COUNT] {
        &self.open_counts
    }

    /// The open cells with exactly two candidates.
    ///
    /// ```
    /// # use novena_core::Grid;
    /// assert!(Grid::EMPTY.bivalue_cells().is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub fn bivalue_cells(&self) -> CellSet {
        self.cells_by_count()[2]
    }

    /// The open cells, grouped by their number of candidates: none, one, two, three, or more.
    ///
    /// Counts all cells at once, with a bit-sliced counter of three sets.
    ///
    /// ```
    /// # use novena_core::Grid;
    /// let [none, one, .., more] = Grid::EMPTY.cells_by_count();
    /// assert!(none.is_empty() && one.is_empty());
    /// assert_eq!(more.len(), 81);
    /// ```
    #[must_use]
    #[inline]
    pub fn cells_by_count(&self) -> [CellSet; 5] {
        let (mut ones, mut twos, mut more) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
        for places in self.places {
            let carry = ones & places;
            ones = ones ^ places;
            more |= twos & carry;
            twos = twos ^ carry;
        }
        let few = self.open_cells() - more;
        [
            few - ones - twos,
            few & (ones - twos),
            few & (twos - ones),
            few & ones & twos,
            more,
        ]
    }

    /// Places a digit: removes it from the candidates of the cell's peers and clears the cell's own
    /// candidates.
    ///
    /// After an error, the grid is partly changed and has no solution.
    pub fn place(&mut self, candidate: Candidate) -> Result<(), Contradiction> {
        let Candidate { cell, digit } = candidate;
        if !self.has(candidate) {
            return Err(Contradiction::NotACandidate(candidate));
        }
        self.placed[cell] = Some(digit);
        self.open.remove(cell);
        let others = self.candidates[cell.index()].without(digit);
        self.candidates[cell.index()] = DigitSet::EMPTY;
        for house in cell.houses() {
            self.counts[house.index()][digit.index()] = 0;
            self.open_counts[house.index()] -= 1;
        }
        let gone = (cell.peers() & self.places(digit)).with(cell);
        self.places[digit.index()] -= gone;
        for other in others {
            self.places[other.index()].remove(cell);
            self.lose(other, cell)?;
        }
        for peer in gone.without(cell) {
            self.candidates[peer.index()].remove(digit);
            if self.candidates[peer.index()].is_empty() {
                return Err(Contradiction::NoDigitFor(peer));
            }
            self.lose(digit, peer)?;
        }
        Ok(())
    }

    /// Removes a candidate and returns whether it was present.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Grid};
    /// let mut grid = Grid::EMPTY;
    /// assert_eq!(grid.eliminate(Cell::at(0, 0).with(Digit::ALL[0])), Ok(true));
    /// assert_eq!(grid.eliminate(Cell::at(0, 0).with(Digit::ALL[0])), Ok(false));
    /// ```
    pub fn eliminate(&mut self, candidate: Candidate) -> Result<bool, Contradiction> {
        let Candidate { cell, digit } = candidate;
        if !self.candidates[cell.index()].remove(digit) {
            return Ok(false);
        }
        self.places[digit.index()].remove(cell);
        if self.candidates[cell.index()].is_empty() {
            return Err(Contradiction::NoDigitFor(cell));
        }
        self.lose(digit, cell)?;
        Ok(true)
    }

    /// Lowers the count of places for `digit` in each house of `cell`. If a house's count is 0, the
    /// house already has the digit and the count does not change.
    #[inline]
    fn lose(&mut self, digit: Digit, cell: Cell) -> Result<(), Contradiction> {
        for house in cell.houses() {
            let count = &mut self.counts[house.index()][digit.index()];
            if *count == 1 {
                *count = 0;
                return Err(Contradiction::NoPlaceFor(digit, house));
            }
            *count = count.saturating_sub(1);
        }
        Ok(())
    }

    /// The solution, if every cell is filled.
    ///
    /// ```
    /// # use novena_core::Grid;
    /// assert_eq!(Grid::EMPTY.solution(), None);
    /// ```
    #[must_use]
    pub fn solution(&self) -> Option<Solution> {
        Solution::try_from(self.placed).ok()
    }
}

/// The candidates of a cell, or the empty set if it is filled.
impl Index<Cell> for Grid {
    type Output = DigitSet;

    #[inline]
    fn index(&self, cell: Cell) -> &DigitSet {
        &self.candidates[cell.index()]
    }
}

/// Prints placed digits as `=5` and candidates without separators. Cells are separated by spaces.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            match self.placed(cell) {
                Some(digit) => write!(f, "={digit}")?,
                None => write!(f, "{}", self[cell])?,
            }
            f.write_str(if cell.column() == 8 { "\n" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotACandidate(candidate) => {
                write!(f, "{} cannot hold {}", candidate.cell, candidate.digit)
            }
            Self::NoDigitFor(cell) => write!(f, "no digit is left for {cell}"),
            Self::NoPlaceFor(digit, house) => write!(f, "{house} has no place for {digit}"),
        }
    }
}

impl core::error::Error for Contradiction {}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SOLUTION: &str =
        "576129834419538267832476591387261945251794386964385172728613459643952718195847623";

    #[test]
    fn placing_every_digit_of_a_solution_solves() {
        let board: Board = SOLUTION.parse().unwrap();
        let solution = Grid::new(&board).unwrap().solution().unwrap();
        assert_eq!(solution.to_string(), SOLUTION);
    }

    #[test]
    fn a_cell_without_candidates_is_a_contradiction() {
        let mut grid = Grid::EMPTY;
        let cell = Cell::at(0, 0);
        for digit in &Digit::ALL[..8] {
            assert_eq!(grid.eliminate(cell.with(*digit)), Ok(true));
        }
        assert_eq!(
            grid.eliminate(cell.with(Digit::ALL[8])),
            Err(Contradiction::NoDigitFor(cell))
        );
    }

    #[test]
    fn a_house_without_a_place_is_a_contradiction() {
        // Rows 1 and 2 of the first box are full, and a 7 in row 3 leaves no place for 7 in that
        // box.
        let text = "123......456.........7.....".to_owned() + &".".repeat(54);
        assert_eq!(
            Grid::new(&text.parse().unwrap()),
            Err(Contradiction::NoPlaceFor(Digit::ALL[6], House::box_(0)))
        );
    }

    proptest! {
        #[test]
        fn both_views_agree(kept in proptest::collection::vec(any::<bool>(), 81), gone in proptest::collection::vec(0..729usize, 0..40)) {
            let full: Board = SOLUTION.parse().unwrap();
            let mut board = Board::EMPTY;
            for (cell, kept) in Cell::all().zip(kept) {
                board[cell] = full[cell].filter(|_| kept);
            }
            let mut grid = Grid::new(&board).unwrap();
            for cell in Cell::all() {
                prop_assert_eq!(grid[cell], board.candidates(cell));
            }
            let check_counts = |grid: &Grid| {
                for (house, digit) in House::all().flat_map(|house| Digit::ALL.map(|digit| (house, digit))) {
                    assert_eq!(grid.count_in(digit, house), grid.places_in(digit, house).len());
                }
                assert_eq!(grid.open_cells(), !grid.board().filled());
                for house in House::all() {
                    let open = (grid.open_cells() & house.cells()).len();
                    for (least, most) in [(1, 1), (2, 3), (0, 4)] {
                        let within = |digit: &Digit| (least..=most).contains(&grid.count_in(*digit, house));
                        let expected: DigitSet = Digit::ALL.into_iter().filter(within).collect();
                        assert_eq!(grid.digits_with_places(house, least as u8, most as u8), expected);
                    }
                    assert_eq!(usize::from(grid.open_counts()[house.index()]), open);
                }
                for (count, cells) in grid.cells_by_count().into_iter().enumerate() {
                    for cell in cells {
                        assert_eq!(grid[cell].len().min(4), count);
                    }
                }
            };
            check_counts(&grid);
            prop_assert_eq!(Grid::with_candidates(&board, |cell| board.candidates(cell)), grid);
            for index in gone {
                // After a contradiction, the grid is unusable, but the two forms in which it stores
                // its candidates still agree.
                if grid.eliminate(Candidate::from_index(index)).is_err() {
                    break;
                }
                check_counts(&grid);
            }
            for index in 0..Candidate::COUNT {
                let candidate = Candidate::from_index(index);
                prop_assert_eq!(grid.has(candidate), grid.places(candidate.digit).contains(candidate.cell));
            }
        }
    }
}
