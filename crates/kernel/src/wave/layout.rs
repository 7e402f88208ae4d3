//! The layout of a wave: 36 vectors, one for each configuration of each band.
//!
//! Lane `l` of every vector belongs to state `l`:
//!
//! ```text
//! configs[ 0.. 6]  band of rows 1 to 3       configs[18..24]  stack of columns 1 to 3
//! configs[ 6..12]  band of rows 4 to 6       configs[24..30]  stack of columns 4 to 6
//! configs[12..18]  band of rows 7 to 9       configs[30..36]  stack of columns 7 to 9
//! ```
//!
//! 36 vectors of 64 bytes are 2.3 KiB, which fits easily in the L1 cache.

use crate::{
    judge::houses_are_full,
    layout::CellValues,
    rules::{restrict, triad},
    vector::{ALL, Vector},
};

/// Six bands of six configurations.
pub(crate) const CONFIGS: usize = 36;

/// One lane by itself: the digits that may take each configuration.
///
/// Four extra halfwords pad it to five times sixteen bytes.
#[derive(Clone, Copy)]
#[repr(C, align(16))]
pub(crate) struct State(pub(crate) [u16; 40]);

impl State {
    /// The state with nothing possible.
    pub(crate) const CLOSED: Self = Self([0; 40]);
}

/// The first configuration of the horizontal band of box row `i`.
#[inline(always)]
pub(crate) const fn band(i: usize) -> usize {
    6 * i
}

/// The first configuration of the vertical band of box column `j`.
#[inline(always)]
pub(crate) const fn stack(j: usize) -> usize {
    18 + 6 * j
}

/// A wave: one state per lane.
#[derive(Clone, Copy)]
pub(crate) struct States<V> {
    /// The digits that may take each configuration.
    pub(crate) configs: [V; CONFIGS],
}

impl<V: Vector> States<V> {
    /// The proof that its vectors were made with.
    #[inline(always)]
    pub(crate) fn proof(&self) -> V::Proof {
        self.configs[0].proof()
    }

    /// A wave with everything possible in every lane.
    #[inline(always)]
    pub(crate) fn open(proof: V::Proof) -> Self {
        Self {
            configs: [V::splat(proof, ALL); CONFIGS],
        }
    }

    /// Reads the givens of one to `LANES` puzzles; other lanes have unspecified contents.
    ///
    /// The only deduction is within the box of a given: the digit is in no other row triad and in
    /// no other column triad there. Two equal givens in a house thus leave their digit no place in
    /// some band.
    #[inline(always)]
    pub(crate) fn read(proof: V::Proof, puzzles: &[CellValues]) -> Self {
        let mut cells = [V::splat(proof, 0); 81];
        V::read_cells(puzzles, &mut cells);
        let at = |row: usize, column: usize| cells[row * 9 + column];
        let all = V::splat(proof, ALL);
        let mut wave = Self::open(proof);
        for i in 0..3 {
            for j in 0..3 {
                let (r, c) = (3 * i, 3 * j);
                let (mut rows, mut columns) = ([all; 3], [all; 3]);
                for l in 0..3 {
                    rows[l] = V::or3(at(r + l, c), at(r + l, c + 1), at(r + l, c + 2));
                    columns[l] = V::or3(at(r, c + l), at(r + 1, c + l), at(r + 2, c + l));
                }
                for l in 0..3 {
                    let (m, n) = ((l + 1) % 3, (l + 2) % 3);
                    let row = all.without_either(rows[m], rows[n]);
                    restrict(&mut wave.configs, band(i), l, j, row);
                    let column = all.without_either(columns[m], columns[n]);
                    restrict(&mut wave.configs, stack(j), l, i, column);
                }
            }
        }
        wave
    }

    /// Writes the solutions of lanes in which every cell is settled and returns the lanes that obey
    /// the rules, one bit each.
    #[inline(always)]
    pub(crate) fn write(&self, rows: &mut [CellValues; 32]) -> u32 {
        let one = V::splat(self.proof(), 1);
        let mut cells = [one; 81];
        for row in 0..9 {
            for column in 0..9 {
                let across = triad(&self.configs, band(row / 3), row % 3, column / 3);
                let down = triad(&self.configs, stack(column / 3), column % 3, row / 3);
                cells[row * 9 + column] = across.and(down);
            }
        }
        let right = houses_are_full(&cells);
        // The bit of digit d and all bits below it are d bits.
        for cell in &mut cells {
            *cell = cell.or(cell.sub(one)).count();
        }
        V::write_cells(&cells, rows);
        right
    }
}
