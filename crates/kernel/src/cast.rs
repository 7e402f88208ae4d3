//! Casts between types of the same layout: vectors and their lanes, puzzles and their bytes,
//! verdicts on bytes and verdicts on solutions.
//!
//! Outside `arch/`, this is the only file with unsafe code.

#![allow(
    unsafe_code,
    reason = "a batch is solved where it lies: copying it costs more than reading it"
)]

use std::mem::ManuallyDrop;

use novena_core::{Puzzle, Solution};

use crate::{Verdict, layout::CellValues};

/// A register of `LANES` digit sets, as memory.
///
/// # Safety
///
/// An implementor must be exactly `LANES` consecutive `u16` in lane order, without padding, and
/// valid for every bit pattern. [`lanes`] and [`lanes_mut`] rely on this.
pub(crate) unsafe trait Lanes: Copy {
    /// The number of digit sets, and hence states, in one vector: at most 32.
    const LANES: usize;
}

/// The vectors as one flat row, in which lane `l` of vector `i` is at `i * LANES + l`.
#[inline(always)]
pub(crate) fn lanes<V: Lanes>(vectors: &[V]) -> &[u16] {
    const { assert!(size_of::<V>() == 2 * V::LANES) };
    // SAFETY: `Lanes` promises LANES consecutive u16 each, without padding.
    unsafe { std::slice::from_raw_parts(vectors.as_ptr().cast(), vectors.len() * V::LANES) }
}

/// The mutable version of [`lanes`].
#[inline(always)]
pub(crate) fn lanes_mut<V: Lanes>(vectors: &mut [V]) -> &mut [u16] {
    const { assert!(size_of::<V>() == 2 * V::LANES) };
    let (start, len) = (vectors.as_mut_ptr(), vectors.len() * V::LANES);
    // SAFETY: as above, and every bit pattern is a valid vector.
    unsafe { std::slice::from_raw_parts_mut(start.cast(), len) }
}

/// 81 values without blanks, in the memory layout of a [`Solution`].
///
/// [`judge`](crate::judge) checks whether they obey the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct FullCells(CellValues); // Invariant: between 1 and 9. A cast below relies on this.

impl FullCells {
    /// The values, if all of them are between 1 and 9 and none differs from a given of the puzzle.
    #[inline(always)]
    pub(crate) fn new<'a>(puzzle: &CellValues, values: &'a CellValues) -> Option<&'a Self> {
        // The parts of a row that are compared as whole vectors. The last part overlaps the one
        // before it, because a remainder would have to be compared cell by cell.
        let wrong = wrong_part::<64>(&puzzle[..64], &values[..64])
            | wrong_part::<32>(&puzzle[49..], &values[49..]);
        if wrong != 0 {
            return None;
        }
        // SAFETY: `FullCells` is transparent, and the values satisfy its invariant.
        Some(unsafe { &*std::ptr::from_ref(values).cast() })
    }

    /// The values.
    #[inline(always)]
    pub(crate) const fn values(&self) -> &CellValues {
        &self.0
    }
}

/// Nonzero if a value is not between 1 and 9 or differs from its given.
#[inline(always)]
fn wrong_part<const CELLS: usize>(givens: &[u8], values: &[u8]) -> u8 {
    let mut wrong = 0;
    // There is no early exit, so that the compiler can vectorise the loop.
    for cell in 0..CELLS {
        let (given, value) = (givens[cell], values[cell]);
        wrong |= u8::from(given != 0) & u8::from(given != value);
        wrong |= u8::from(value.wrapping_sub(1) > 8);
    }
    wrong
}

/// The givens as bytes, with 0 for an empty cell. They are not copied.
pub(crate) fn puzzle_values(puzzles: &[Puzzle]) -> &[CellValues] {
    const {
        assert!(size_of::<Puzzle>() == size_of::<CellValues>());
        assert!(align_of::<Puzzle>() == align_of::<CellValues>());
    }
    // SAFETY: through `repr(transparent)` at every level, a `Puzzle` is an array of 81
    // `Option<NonZero<u8>>`, each of which is guaranteed to be a byte with `None` as zero.
    unsafe { std::slice::from_raw_parts(puzzles.as_ptr().cast(), puzzles.len()) }
}

/// The digits as bytes, without copying them.
pub(crate) fn solution_values(solutions: &[Solution]) -> &[CellValues] {
    const {
        assert!(size_of::<Solution>() == size_of::<CellValues>());
        assert!(align_of::<Solution>() == align_of::<CellValues>());
    }
    // SAFETY: through `repr(transparent)` at every level, a `Solution` is an array of 81
    // `NonZero<u8>`, each of which is a byte.
    unsafe { std::slice::from_raw_parts(solutions.as_ptr().cast(), solutions.len()) }
}

/// Converts verdicts without copying them, so that the search can overwrite their memory.
pub(crate) fn verdicts_on_cells(verdicts: Vec<Verdict>) -> Vec<Verdict<FullCells>> {
    const {
        assert!(size_of::<Verdict>() == size_of::<Verdict<FullCells>>());
        assert!(align_of::<Verdict>() == align_of::<Verdict<FullCells>>());
    }
    let mut verdicts = ManuallyDrop::new(verdicts);
    let (start, length, capacity) = (verdicts.as_mut_ptr(), verdicts.len(), verdicts.capacity());
    // SAFETY: the two kinds of verdict have the same size, alignment and tags, because the layout
    // of `Verdict` is fixed. Through `repr(transparent)` at every level, a `Solution` is 81 bytes
    // between 1 and 9, and so is `FullCells`. Nothing is dropped twice.
    unsafe { Vec::from_raw_parts(start.cast(), length, capacity) }
}

/// The inverse of [`verdicts_on_cells`], for use after the search has written the verdicts. All
/// their solutions must obey the rules.
pub(crate) fn verdicts_on_solutions(verdicts: Vec<Verdict<FullCells>>) -> Vec<Verdict> {
    debug_assert!(verdicts.iter().all(|verdict| match verdict {
        Verdict::Unique(cells) => Solution::from_values(cells.values()).is_ok(),
        Verdict::None | Verdict::Several => true,
    }));
    let mut verdicts = ManuallyDrop::new(verdicts);
    let (start, length, capacity) = (verdicts.as_mut_ptr(), verdicts.len(), verdicts.capacity());
    // SAFETY: as above. `judge.rs` has checked that the solutions obey the rules. That is a
    // guarantee to users; memory safety does not depend on it.
    unsafe { Vec::from_raw_parts(start.cast(), length, capacity) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn givens_are_bytes() {
        let text = "123456789".to_owned() + &".".repeat(71) + "9";
        let puzzle: Puzzle = text.parse().unwrap();
        assert_eq!(
            puzzle_values(&[puzzle, Puzzle::EMPTY]),
            [puzzle.board().values(), [0; 81]]
        );
    }

    #[test]
    fn only_values_from_one_to_nine_count_as_full() {
        for cell in 0..81 {
            for value in 0..=u8::MAX {
                let mut values = [5; 81];
                values[cell] = value;
                let full = FullCells::new(&[0; 81], &values).map(FullCells::values);
                let expected = (1..=9).contains(&value).then_some(&values);
                assert_eq!(full, expected, "{value} in cell {cell}");
                // The result is the same if the puzzle's given is out of range too.
                let full = FullCells::new(&values, &values).map(FullCells::values);
                assert_eq!(full, expected, "{value} in cell {cell}");
            }
        }
    }

    #[test]
    fn a_lost_given_is_detected() {
        let values: CellValues = std::array::from_fn(|cell| (cell % 9) as u8 + 1);
        for cell in 0..81 {
            let mut puzzle = [0; 81];
            puzzle[cell] = values[cell];
            assert!(FullCells::new(&puzzle, &values).is_some());
            puzzle[cell] = values[cell] % 9 + 1;
            assert!(FullCells::new(&puzzle, &values).is_none(), "{cell}");
        }
    }
}
