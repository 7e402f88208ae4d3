//! The eighteen lines of a board that can become its first row: the nine rows, and the nine
//! columns, which are the rows of the transposed board.

use crate::Board;

/// The values of a line, with 0 for an empty cell. The array is padded to 16 so that four bits are
/// always a valid index.
pub(super) type Line = [u8; 16];

/// All lines, and which of them are interchangeable.
pub(super) struct Lines {
    sides: [[Line; 9]; 2],
    /// For each line, the lines in its band that have the same contents, including the line itself.
    twins: [[u16; 9]; 2],
    /// For each band, the bands that contain the same three lines in any order.
    twin_bands: [[u8; 3]; 2],
    /// Whether no row or column contains the same digit twice.
    pub(super) distinct: bool,
}

impl Lines {
    pub(super) fn new(board: &Board) -> Self {
        let values = board.values();
        let mut sides = [[[0; 16]; 9]; 2];
        let mut whole = [[0_u64; 9]; 2];
        let mut seen = [[0_u16; 9]; 2];
        let mut distinct = true;
        for row in 0..9 {
            for column in 0..9 {
                let value = values[row * 9 + column];
                for (side, line, place) in [(0, row, column), (1, column, row)] {
                    sides[side][line][place] = value;
                    whole[side][line] |= u64::from(value) << (4 * place);
                    let bit = 1 << value & !1;
                    distinct &= seen[side][line] & bit == 0;
                    seen[side][line] |= bit;
                }
            }
        }
        Self {
            sides,
            twins: whole.map(twins),
            twin_bands: whole.map(twin_bands),
            distinct,
        }
    }

    pub(super) fn line(&self, side: u8, line: u8) -> &Line {
        &self.sides[usize::from(side & 1)][usize::from(line)]
    }

    /// The lines that may come next, given the set `left` of remaining lines and the number of
    /// lines already placed. Of several identical lines, only one is returned, together with the
    /// number of lines it represents, including those of identical bands.
    pub(super) fn choices(
        &self,
        side: u8,
        left: u16,
        last: u8,
        placed: usize,
    ) -> impl Iterator<Item = (u8, u64)> {
        let side = usize::from(side & 1);
        let begins_band = placed.is_multiple_of(3);
        let here = if begins_band {
            left
        } else {
            left & (0b111 << (last / 3 * 3))
        };
        let bands_left = (0..3).fold(0_u8, |bands, band| {
            bands | u8::from(here >> (3 * band) & 0b111 != 0) << band
        });
        bits(here).filter_map(move |line| {
            let alike = self.twins[side][usize::from(line)] & here;
            let bands = self.twin_bands[side][usize::from(line / 3)] & bands_left;
            let stands_for_all = alike.trailing_zeros() == u32::from(line)
                && bands.trailing_zeros() == u32::from(line / 3);
            stands_for_all.then(|| (line, u64::from(alike.count_ones() * bands.count_ones())))
        })
    }
}

fn twins(whole: [u64; 9]) -> [u16; 9] {
    core::array::from_fn(|line| {
        let band = line / 3 * 3;
        (band..band + 3)
            .filter(|&other| whole[other] == whole[line])
            .fold(0, |twins, other| twins | 1 << other)
    })
}

fn twin_bands(whole: [u64; 9]) -> [u8; 3] {
    let bands: [[u64; 3]; 3] = core::array::from_fn(|band| {
        let mut lines = [whole[band * 3], whole[band * 3 + 1], whole[band * 3 + 2]];
        lines.sort_unstable();
        lines
    });
    core::array::from_fn(|band| {
        (0..3)
            .filter(|&other| bands[other] == bands[band])
            .fold(0, |twins, other| twins | 1 << other)
    })
}

fn bits(mut set: u16) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        first
    })
}
