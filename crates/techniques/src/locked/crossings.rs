//! The 27 crossings of boxes and rows, or of boxes and columns, represented as the bits of a word.
//!
//! A digit has places in some of the crossings. For all 27 crossings at once, a few shifts show
//! whether other crossings in the same box or in the same line also have places.
//!
//! ```text
//! rows     bit 9 * (row in its band) + 3 * (box in its band) + band
//!          other rows of the box: 9 and 18 bits further, in a cycle of 27 bits
//!          other boxes of the row: 3 and 6 bits further, in a cycle of nine bits
//! columns  bit 9 * band + column
//!          other bands of the column: 9 and 18 bits further, in a cycle of 27 bits
//!          other columns of the box: 1 and 2 bits further, in a cycle of three bits
//! ```

use novena_core::{CellSet, House};

/// Facts about the crossings of boxes with lines in one direction, for a single digit.
pub(crate) struct Crossings {
    /// The crossings with places.
    pub(crate) filled: u32,
    /// The crossings whose box has places outside the crossing.
    pub(crate) box_elsewhere: u32,
    /// The crossings whose line has places outside the crossing.
    pub(crate) line_elsewhere: u32,
    are_rows: bool,
}

impl Crossings {
    /// The crossings of boxes and rows.
    #[inline]
    pub(crate) fn in_rows(places: CellSet) -> Self {
        let filled = each_band(places, |cells, band| {
            ((cells | cells >> 1 | cells >> 2) & 0o111_111_111) << band
        });
        Self {
            filled,
            box_elsewhere: others::<9>(filled, 0o777),
            line_elsewhere: others::<3>(filled, 0o007_007_007),
            are_rows: true,
        }
    }

    /// The crossings of boxes and columns.
    #[inline]
    pub(crate) fn in_columns(places: CellSet) -> Self {
        let filled = each_band(places, |cells, band| {
            ((cells | cells >> 9 | cells >> 18) & 0o777) << (9 * band)
        });
        Self {
            filled,
            box_elsewhere: others::<1>(filled, 0o111_111_111),
            line_elsewhere: others::<9>(filled, 0o777),
            are_rows: false,
        }
    }

    /// The line and the box of the crossing given by a bit index.
    pub(crate) fn houses(&self, bit: usize) -> (House, House) {
        if self.are_rows {
            let band = bit % 3;
            let row = 3 * band + bit / 9;
            (House::row(row), House::box_(3 * band + bit % 9 / 3))
        } else {
            let column = bit % 9;
            (House::column(column), House::box_(bit / 9 * 3 + column / 3))
        }
    }
}

/// Combines the results of a function that receives the 27 cells of a band and the band's number.
#[inline]
fn each_band(places: CellSet, of_band: impl Fn(u32, u32) -> u32) -> u32 {
    let band = |band| of_band((places.bits() >> (27 * band)) as u32 & 0o777_777_777, band);
    band(0) | band(1) | band(2)
}

/// Splits the bits into groups of `3 * STEP`, and sets each bit if the bit `STEP` or `2 * STEP`
/// further round in its group is set in `bits`. `low` contains the first `STEP` bits of each group.
#[inline]
const fn others<const STEP: u32>(bits: u32, low: u32) -> u32 {
    let high = low << (2 * STEP);
    let one_on = bits << STEP & !low | bits >> (2 * STEP) & low;
    let two_on = bits << (2 * STEP) & high | bits >> STEP & !high;
    (one_on | two_on) & 0o777_777_777
}

#[cfg(test)]
mod tests {
    use novena_core::Cell;

    use super::*;

    /// Compares the result for every crossing with a simple definition, for a digit with these
    /// places.
    fn check(places: CellSet) {
        for crossings in [Crossings::in_rows(places), Crossings::in_columns(places)] {
            for bit in 0..27 {
                let (line, box_) = crossings.houses(bit);
                let crossing = line.cells() & box_.cells();
                assert_eq!(crossing.len(), 3);
                let is_in = |bits: u32| bits >> bit & 1 == 1;
                let any = |cells: CellSet| !(places & cells).is_empty();
                assert_eq!(is_in(crossings.filled), any(crossing));
                assert_eq!(is_in(crossings.box_elsewhere), any(box_.cells() - crossing));
                assert_eq!(
                    is_in(crossings.line_elsewhere),
                    any(line.cells() - crossing)
                );
            }
        }
    }

    #[test]
    fn a_place_fills_its_crossings() {
        for cell in Cell::all() {
            check(cell.into());
            check(cell.peers());
        }
    }

    #[test]
    fn many_places_match_their_crossings() {
        let mut bits = 1_u128;
        for _ in 0..500 {
            bits = bits.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645) + 1;
            check(CellSet::from_bits(bits >> 20 & bits >> 40));
        }
    }
}
