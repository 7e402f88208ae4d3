//! Reads the boards in a picture: the orientation, the content of each cell, and whether the solver
//! agrees.

use crate::cells::{AREA, CellPixels, Pyramid, SIDE, turned};
use crate::find::find;
use crate::network::{Likelihood, Network};
use crate::place::Place;
use crate::proofread::proofread;
use crate::reading::{Reading, Trust};
use crate::{Grey, ScanError};

/// The number of cells that determine the orientation.
const SAMPLES: usize = 14;

/// How much likelier (in natural logarithms) one orientation must be for the others to be skipped.
const CLEARLY_UP: f32 = 8.0;

/// The minimum darkness of a stroke relative to printed digits.
const LEAST_INK: f32 = 0.16;

/// Reads every puzzle in a picture, in reading order.
pub fn scan(grey: &Grey) -> Result<Vec<Reading>, ScanError> {
    scan_with(grey, Network::shipped())
}

/// [`scan`] with another network.
pub fn scan_with(grey: &Grey, network: &Network) -> Result<Vec<Reading>, ScanError> {
    let mut pyramid = Pyramid::new(grey);
    let readings: Vec<Reading> = find(grey)
        .iter()
        .map(|place| read(&mut pyramid, place, network))
        .filter(Reading::is_puzzle)
        .collect();
    if !readings.is_empty() {
        return Ok(readings);
    }
    // Even a photo of paper taken at night is brighter than this on average.
    let sum: u64 = grey.pixels().iter().map(|&pixel| u64::from(pixel)).sum();
    if sum / (grey.pixels().len() as u64) < 16 {
        return Err(ScanError::TooDark);
    }
    Err(ScanError::NoGrid)
}

/// Reads the board at the given place.
fn read(pyramid: &mut Pyramid<'_>, place: &Place, network: &Network) -> Reading {
    let cells = pyramid.cut(place);
    let turns = likely_turns(&cells, network);
    let mut readings = turns
        .into_iter()
        .map(|turn| read_turned(&cells, place, network, turn));
    let first = readings.next().expect("some side is up");
    // If several orientations are possible, the one that yields a puzzle is right.
    let rank = |reading: &Reading| match reading.trust {
        Trust::Sure => 0,
        Trust::Ambiguous => 1,
        Trust::NotUnique => 2,
    };
    readings.fold(first, |best, other| {
        if rank(&other) < rank(&best) {
            other
        } else {
            best
        }
    })
}

fn read_turned(cells: &[CellPixels], place: &Place, network: &Network, turn: u8) -> Reading {
    let cells: Vec<CellPixels> = (0..81)
        .map(|cell| turned(&cells[cell_before_turning(cell, turn)], turn))
        .collect();
    let likelihoods = read_cells(&cells, network);
    let proof = proofread(&likelihoods);
    Reading {
        // The paper was rotated clockwise, so the board begins where its left column was.
        place: place.turned((4 - turn) % 4),
        contents: proof.contents,
        likelihoods,
        changes: proof.changes,
        doubtful: proof.doubtful,
        trust: proof.trust,
    }
}

/// The network's output for the cells with ink, which are compared with each other.
fn read_cells(cells: &[CellPixels], network: &Network) -> Vec<Likelihood> {
    let inked: Vec<&CellPixels> = cells.iter().filter(|cell| has_ink(cell)).collect();
    let mut read = network.read_board(&inked).into_iter();
    cells
        .iter()
        .map(|cell| {
            has_ink(cell)
                .then(|| read.next())
                .flatten()
                .unwrap_or(CLEARLY_EMPTY)
        })
        .collect()
}

/// The class of a cell without a stroke.
const CLEARLY_EMPTY: Likelihood = {
    let mut likelihood = [1e-5; 20];
    likelihood[0] = 1.0 - 19.0 * 1e-5;
    likelihood
};

/// Whether any stroke crosses the middle of a cell.
fn has_ink(cell: &CellPixels) -> bool {
    let mut dark = 0;
    for y in 5..SIDE - 5 {
        for x in 5..SIDE - 5 {
            dark += usize::from(cell[y * SIDE + x] > LEAST_INK);
        }
    }
    dark > 8
}

/// The cell of the original board that is at the given position after a clockwise rotation.
fn cell_before_turning(cell: usize, turn: u8) -> usize {
    let (row, column) = (cell / 9, cell % 9);
    let (row, column) = match turn % 4 {
        0 => (row, column),
        1 => (8 - column, row),
        2 => (8 - row, 8 - column),
        _ => (column, 8 - row),
    };
    row * 9 + column
}

/// The possible rotations in quarter turns, the likeliest first.
fn likely_turns(cells: &[CellPixels], network: &Network) -> Vec<u8> {
    // The cells with the most ink in their middle, without blots.
    let mut inked: Vec<(usize, f32)> = cells
        .iter()
        .enumerate()
        .map(|(index, cell)| (index, middle_ink(cell)))
        .filter(|&(_, ink)| (0.05..0.5).contains(&ink))
        .collect();
    inked.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    // The blackest cells may contain blots or boxes, so samples are taken from all cells.
    let samples: Vec<usize> = inked
        .iter()
        .step_by((inked.len() / SAMPLES).max(1))
        .take(SAMPLES)
        .map(|&(index, _)| index)
        .collect();
    let mut scores: Vec<(u8, f32)> = (0..4)
        .map(|turn| {
            let score = samples
                .iter()
                .map(|&index| {
                    let likelihood = network.read(&turned(&cells[index], turn));
                    let digit = likelihood[1..19].iter().copied().fold(0.0, f32::max);
                    (digit + 1e-3).ln()
                })
                .sum();
            (turn, score)
        })
        .collect();
    scores.sort_by(|a, b| b.1.total_cmp(&a.1));
    let top = scores[0].1;
    scores
        .into_iter()
        .take_while(|&(_, score)| score > top - CLEARLY_UP)
        .map(|(turn, _)| turn)
        .collect()
}

fn middle_ink(cell: &CellPixels) -> f32 {
    let mut sum = 0.0;
    for y in 6..SIDE - 6 {
        for x in 6..SIDE - 6 {
            sum += cell[y * SIDE + x].clamp(0.0, 1.0);
        }
    }
    sum / (AREA as f32 * 16.0 * 16.0 / (28.0 * 28.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_turns_bring_every_cell_back() {
        for cell in 0..81 {
            let twice = cell_before_turning(cell_before_turning(cell, 1), 1);
            assert_eq!(twice, cell_before_turning(cell, 2));
            assert_eq!(cell_before_turning(cell_before_turning(cell, 3), 1), cell);
        }
        // Rotated clockwise, the bottom left corner becomes the top left.
        assert_eq!(cell_before_turning(0, 1), 72);
    }
}
