//! Cuts the 81 cells from a picture: 28 by 28 numbers each, 0 for paper and 1 for ink.

use crate::Grey;
use crate::place::Place;

/// The number of pixels along each side of a cut cell.
pub const SIDE: usize = 28;

/// The number of pixels in a cut cell.
pub const AREA: usize = SIDE * SIDE;

/// A cut cell, with about 0 for paper and about 1 for ink.
pub type CellPixels = [f32; AREA];

/// The lowest contrast between ink and paper that is stretched to the full range. Anything lower is
/// noise.
const LEAST_CONTRAST: f32 = 0.07;

/// A picture with smaller copies, which are created on demand.
pub(crate) struct Pyramid<'a> {
    full: &'a Grey,
    smaller: Vec<(usize, Grey)>,
}

impl<'a> Pyramid<'a> {
    pub(crate) fn new(full: &'a Grey) -> Self {
        Self {
            full,
            smaller: Vec::new(),
        }
    }

    /// The copy with about 28 to 56 pixels per cell, and its reduction factor.
    fn level(&mut self, cell_size: f64) -> (&Grey, f64) {
        let factor = ((cell_size / SIDE as f64 * 1.2) as usize).clamp(1, 64);
        if factor == 1 {
            return (self.full, 1.0);
        }
        let found = self.smaller.iter().position(|(have, _)| *have == factor);
        let at = found.unwrap_or_else(|| {
            self.smaller.push((factor, self.full.reduced(factor)));
            self.smaller.len() - 1
        });
        (&self.smaller[at].1, factor as f64)
    }

    /// The cells of a board, in the reading order of the rotated board.
    pub(crate) fn cut(&mut self, place: &Place) -> Vec<CellPixels> {
        let (grey, scale) = self.level(place.cell_size());
        let mut cells: Vec<CellPixels> = (0..81)
            .map(|cell| {
                let (row, column) = (f64::from(cell / 9), f64::from(cell % 9));
                let mut pixels = [0.0; AREA];
                for (k, pixel) in pixels.iter_mut().enumerate() {
                    let u = column + ((k % SIDE) as f64 + 0.5) / SIDE as f64;
                    let v = row + ((k / SIDE) as f64 + 0.5) / SIDE as f64;
                    let point = place.point(u, v);
                    *pixel = grey.at((point.x / scale) as f32, (point.y / scale) as f32);
                }
                pixels
            })
            .collect();
        // The darkness of the ink of each cell, relative to its own paper.
        let mut darkest: Vec<f32> = cells.iter_mut().map(relative_to_paper).collect();
        darkest.sort_by(|a, b| b.total_cmp(a));
        // A puzzle has 17 givens or more, so the thirteenth darkest cell has a digit.
        let contrast = darkest[12].max(LEAST_CONTRAST);
        for cell in &mut cells {
            for pixel in cell.iter_mut() {
                *pixel = (*pixel / contrast).clamp(-0.5, 1.5);
            }
        }
        cells
    }
}

/// Turns brightness into darkness relative to the paper of the cell, and returns the darkness of
/// the ink in the middle of the cell.
fn relative_to_paper(cell: &mut CellPixels) -> f32 {
    let inner = |k: usize| {
        let (x, y) = (k % SIDE, k / SIDE);
        (5..SIDE - 5).contains(&x) && (4..SIDE - 4).contains(&y)
    };
    let mut sorted: Vec<f32> = (0..AREA).filter(|&k| inner(k)).map(|k| cell[k]).collect();
    sorted.sort_by(f32::total_cmp);
    let paper = sorted[sorted.len() * 3 / 4].max(1.0);
    for pixel in cell.iter_mut() {
        *pixel = (paper - *pixel) / paper;
    }
    (paper - sorted[sorted.len() / 16]) / paper
}

/// The cell rotated clockwise by this many quarter turns.
pub(crate) fn turned(cell: &CellPixels, quarters: u8) -> CellPixels {
    let mut turned = [0.0; AREA];
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (from_x, from_y) = match quarters % 4 {
                0 => (x, y),
                1 => (y, SIDE - 1 - x),
                2 => (SIDE - 1 - x, SIDE - 1 - y),
                _ => (SIDE - 1 - y, x),
            };
            turned[y * SIDE + x] = cell[from_y * SIDE + from_x];
        }
    }
    turned
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "the values are exact")]
mod tests {
    use super::*;

    #[test]
    fn four_quarter_turns_change_nothing() {
        let mut cell = [0.0; AREA];
        for (k, pixel) in cell.iter_mut().enumerate() {
            *pixel = k as f32;
        }
        let mut again = cell;
        for _ in 0..4 {
            again = turned(&again, 1);
        }
        assert_eq!(again, cell);
        assert_eq!(turned(&turned(&cell, 1), 1), turned(&cell, 2));
        assert_eq!(turned(&cell, 3)[0], cell[SIDE - 1]);
    }
}
