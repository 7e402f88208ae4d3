//! The configurations of bands, which make up a state.
//!
//! A *band* is three boxes side by side. There are three horizontal bands; the three vertical ones
//! (stacks) are also called bands here. In a band, a digit occurs once in each box and once in each
//! line, so its three places form one of six *configurations*, the permutations of three:
//!
//! ```text
//! configuration    0       1       2       3       4       5
//! line in box 0    0       1       2       0       1       2
//! line in box 1    1       2       0       2       0       1
//! line in box 2    2       0       1       1       2       0
//! line in box b   b+0     b+1     b+2     0-b     1-b     2-b    (mod 3)
//! ```
//!
//! A state stores only the set of digits that may still take each configuration of each band: 6 x 6
//! sets of nine bits, or 72 bytes. The three cells that a line shares with a box form a *triad*,
//! which may hold the digits of the two configurations through it. A cell may hold the digits that
//! both its row triad and its column triad may hold. Cells need no storage: everything that singles
//! imply about a cell follows from the triads. (A prototype that stored 81 vectors of cells needed
//! twice the loads and stores in a sweep and twice the cost of moving a state.)
//!
//! There are two ways to put states into vectors:
//!
//! - A [`wave`](crate::wave) has one lane per state, and a vector for each of the 36
//!   configurations. It has the highest throughput, and is used for many puzzles.
//! - A [`braid`](crate::braid) has three lanes per state, one for each band, and twelve vectors. It
//!   has the lowest latency, and is used for one puzzle.

/// The 81 digits of a puzzle or solution in reading order, with 0 for a blank.
pub(crate) type CellValues = [u8; 81];

/// The two configurations of a band that pass through a line in its box `place`.
#[inline(always)]
pub(crate) const fn through(band: usize, line: usize, place: usize) -> (usize, usize) {
    (band + (line + 3 - place) % 3, band + 3 + (line + place) % 3)
}
