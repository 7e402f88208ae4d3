//! The part of the network that compares the cells of a board: self-attention blocks in which every
//! cell receives information from similar ones.

use crate::network::{Layer, full};

/// The number of values that describe a cell here.
pub(crate) const WIDTH: usize = 64;

/// The number of attention heads, among which the width is divided.
const HEADS: usize = 4;
const HEAD: usize = WIDTH / HEADS;

/// The width of the inner layer of each cell.
const INNER: usize = 96;

/// The inputs and outputs of the layers of a block: queries, keys and values, followed by their
/// combination and two layers for each cell.
pub(crate) const BLOCK_SHAPES: [(usize, usize); 4] = [
    (WIDTH, 3 * WIDTH),
    (WIDTH, WIDTH),
    (WIDTH, INNER),
    (INNER, WIDTH),
];

/// Applies one block, which updates the description of each cell from the descriptions of all
/// cells.
pub(crate) fn look_around(layers: &[Layer], board: &mut [[f32; WIDTH]]) {
    let projected: Vec<[f32; 3 * WIDTH]> = board
        .iter()
        .map(|cell| full(&layers[0], &normal(cell)))
        .collect();
    for (cell, own) in board.iter_mut().zip(&projected) {
        let mut seen = [0.0; WIDTH];
        for head in 0..HEADS {
            answer(own, &projected, head, &mut seen);
        }
        add(cell, &full(&layers[1], &seen));
        let inner = full::<INNER>(&layers[2], &normal(cell)).map(|value| value.max(0.0));
        add(cell, &full(&layers[3], &inner));
    }
}

/// Applies one attention head to a cell. Similar cells have more weight.
fn answer(own: &[f32; 3 * WIDTH], projected: &[[f32; 3 * WIDTH]], head: usize, seen: &mut [f32]) {
    let part = |cell: &[f32; 3 * WIDTH], of: usize| -> [f32; HEAD] {
        std::array::from_fn(|k| cell[of * WIDTH + head * HEAD + k])
    };
    let question = part(own, 0);
    let alike: Vec<f32> = projected
        .iter()
        .map(|other| {
            let key = part(other, 1);
            let product: f32 = question.iter().zip(key).map(|(a, b)| a * b).sum();
            product / (HEAD as f32).sqrt()
        })
        .collect();
    let top = alike.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    let mut sums = [0.0; HEAD];
    for (other, alike) in projected.iter().zip(alike) {
        let weight = (alike - top).exp();
        sum += weight;
        for (sum, value) in sums.iter_mut().zip(part(other, 2)) {
            *sum += weight * value;
        }
    }
    for (seen, value) in seen[head * HEAD..].iter_mut().zip(sums) {
        *seen = value / sum;
    }
}

fn add(cell: &mut [f32; WIDTH], more: &[f32; WIDTH]) {
    for (value, more) in cell.iter_mut().zip(more) {
        *value += more;
    }
}

/// The values, shifted and scaled to mean 0 and variance 1.
pub(crate) fn normal(values: &[f32; WIDTH]) -> [f32; WIDTH] {
    let mean = values.iter().sum::<f32>() / WIDTH as f32;
    let variance = values.iter().map(|v| (v - mean) * (v - mean)).sum::<f32>() / WIDTH as f32;
    let factor = 1.0 / (variance + 1e-5).sqrt();
    values.map(|value| (value - mean) * factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normal_numbers_have_mean_0_and_variance_1() {
        let values = std::array::from_fn(|k| 3.0 + (k as f32 * 0.7).sin());
        let normal = normal(&values);
        assert!(normal.iter().sum::<f32>().abs() < 1e-3);
        let variance = normal.iter().map(|v| v * v).sum::<f32>() / WIDTH as f32;
        assert!((variance - 1.0).abs() < 1e-3, "{variance}");
    }
}
