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
//! The boxes of a band are numbered by their diagonal, (box column - box row) mod 3. The three
//! boxes of a diagonal therefore have the same place in their bands and in their stacks.
//!
//! 36 vectors of 64 bytes are 2.3 KiB, which fits easily in the L1 cache.

use crate::{
    judge::houses_are_full,
    layout::CellValues,
    rules::{restrict, triad},
    vector::{ALL, Vector},
};

/// The number of vectors: six bands of six configurations each.
pub(crate) const CONFIGS: usize = 36;

/// The state of a single lane: the digits that may take each configuration.
///
/// Four extra halfwords pad the state to five times sixteen bytes.
#[derive(Clone, Copy)]
#[repr(C, align(16))]
pub(crate) struct State(pub(crate) [u16; 40]);

impl State {
    /// The state in which nothing is possible.
    pub(crate) const CLOSED: Self = Self([0; 40]);
}

/// A buffer for a solution, which takes up its first 81 bytes.
///
/// It is aligned, because a 64-byte load or store that crosses a cache line takes twice as long.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct Row(pub(crate) [u8; 128]);

impl Row {
    /// A row without digits.
    pub(crate) const EMPTY: Self = Self([0; 128]);

    /// The 81 digits.
    #[inline(always)]
    pub(crate) fn values(&self) -> &CellValues {
        self.0.first_chunk().expect("128 is more than 81")
    }
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
    /// The proof with which the wave's vectors were created.
    #[inline(always)]
    pub(crate) fn proof(&self) -> V::Proof {
        self.configs[0].proof()
    }

    /// A wave in which everything is possible in every lane.
    #[inline(always)]
    pub(crate) fn open(proof: V::Proof) -> Self {
        Self {
            configs: [V::splat(proof, ALL); CONFIGS],
        }
    }

    /// Reads the givens of at least one and at most `LANES` puzzles. Other lanes have unspecified
    /// contents. `cells` is working memory.
    ///
    /// The only deduction is within the box of a given: only the row triad and the column triad of
    /// its cell can contain its digit. Two equal givens in a house therefore leave their digit with
    /// no place in some band.
    #[inline(always)]
    pub(crate) fn read(&mut self, puzzles: &[CellValues], cells: &mut [V; 81]) {
        V::read_cells(puzzles, cells);
        let all = V::splat(self.proof(), ALL);
        for i in 0..3 {
            let (mut rows, mut columns) = ([all; 6], [all; 6]);
            restrict_box::<V, 0>(&mut rows, &mut columns, i, cells);
            restrict_box::<V, 1>(&mut rows, &mut columns, i, cells);
            restrict_box::<V, 2>(&mut rows, &mut columns, i, cells);
            self.configs[band(i)..][..6].copy_from_slice(&rows);
            self.configs[stack(i)..][..6].copy_from_slice(&columns);
        }
    }

    /// Writes the solutions of lanes in which every cell is settled. Returns the lanes whose
    /// solutions obey the rules, one bit each. `cells` is working memory.
    #[inline(always)]
    pub(crate) fn write(&self, cells: &mut [V; 81], rows: &mut [Row; 32]) -> u32 {
        for i in 0..3 {
            for d in 0..3 {
                let j = (i + d) % 3;
                for r in 0..3 {
                    let across = triad(&self.configs[band(i)..][..6], 0, r, d);
                    for c in 0..3 {
                        let down = triad(&self.configs[stack(j)..][..6], 0, c, d);
                        cells[(3 * i + r) * 9 + 3 * j + c] = across.and(down);
                    }
                }
            }
        }
        let right = houses_are_full(cells);
        V::write_cells(cells, rows);
        right
    }
}

/// Applies the givens of the boxes in diagonal `D` to band `i` and stack `i`. A given rules its
/// digit out in the other lines of its box.
#[inline(always)]
fn restrict_box<V: Vector, const D: usize>(
    rows: &mut [V; 6],
    columns: &mut [V; 6],
    i: usize,
    cells: &[V; 81],
) {
    let at = |row: usize, column: usize| cells[row * 9 + column];
    let all = V::splat(cells[0].proof(), ALL);
    let mut triads = [all; 3];
    let (r, c) = (3 * i, 3 * ((i + D) % 3));
    for (l, triad) in triads.iter_mut().enumerate() {
        *triad = V::or3(at(r + l, c), at(r + l, c + 1), at(r + l, c + 2));
    }
    for l in 0..3 {
        let others = all.without_either(triads[(l + 1) % 3], triads[(l + 2) % 3]);
        restrict(rows, 0, l, D, others);
    }
    let (r, c) = (3 * ((i + 3 - D) % 3), 3 * i);
    for (l, triad) in triads.iter_mut().enumerate() {
        *triad = V::or3(at(r, c + l), at(r + 1, c + l), at(r + 2, c + l));
    }
    for l in 0..3 {
        let others = all.without_either(triads[(l + 1) % 3], triads[(l + 2) % 3]);
        restrict(columns, 0, l, D, others);
    }
}
