//! The network that reads the cells of a board. It consists of three convolutions and two fully
//! connected layers for each cell, followed by two blocks in which cells are compared
//! (`context.rs`). It has about 170,000 eight-bit weights, which are produced by `training/`.
//!
//! ```text
//! 28 × 28 × 1   ── 5 × 5, every second pixel ──▶ 14 × 14 × 24
//! 14 × 14 × 24  ── 3 × 3, largest of 2 × 2   ──▶  7 × 7 × 32
//!  7 × 7 × 32   ── 3 × 3, largest of 3 × 3   ──▶  3 × 3 × 64
//!  3 × 3 × 64   ── full ──▶ 128 ── full ──▶ 20 classes, of the cell alone
//!    128 and how dark its rows and columns are ── full ──▶ 64 ── two blocks ──▶ what the board adds
//! ```
//!
//! Channels are innermost everywhere, so that the inner loops run over consecutive numbers
//! and the compiler turns them into vectors.

use std::sync::LazyLock;

use crate::cells::{AREA, CellPixels, SIDE};
use crate::context::{BLOCK_SHAPES, WIDTH, look_around, normal};

/// The number of classes: empty, nine printed digits, nine handwritten ones, and something else.
pub(crate) const CLASSES: usize = 20;

/// The probabilities of the classes, which add up to 1.
pub(crate) type Likelihood = [f32; CLASSES];

/// The weights that we ship.
static WEIGHTS: &[u8] = include_bytes!("../weights.bin");

/// The number of features of a cell before the decision.
const FEATURES: usize = 128;

/// The number of values that measure how dark the rows and columns of a cell are: a mean and a
/// maximum for each.
const PROFILE: usize = 4 * SIDE;

/// The part of a row or column that counts, which excludes the lines around the cell.
const INSIDE: std::ops::Range<usize> = 4..SIDE - 4;

/// The number of inputs and outputs of each layer.
const SHAPES: [(usize, usize); 15] = [
    (25, 24),
    (9 * 24, 32),
    (9 * 32, 64),
    (9 * 64, FEATURES),
    (FEATURES, CLASSES),
    (FEATURES + PROFILE, WIDTH),
    BLOCK_SHAPES[0],
    BLOCK_SHAPES[1],
    BLOCK_SHAPES[2],
    BLOCK_SHAPES[3],
    BLOCK_SHAPES[0],
    BLOCK_SHAPES[1],
    BLOCK_SHAPES[2],
    BLOCK_SHAPES[3],
    (WIDTH, CLASSES),
];

/// The version of the weights file.
const VERSION: u8 = 3;

/// The index of the first layer of each of the two blocks.
const BLOCKS: [usize; 2] = [6, 10];

/// A trained network.
#[derive(Clone, Debug)]
pub struct Network {
    layers: Vec<Layer>,
}

#[derive(Clone, Debug)]
pub(crate) struct Layer {
    /// The weights of all outputs for the first input, then for the second, and so on.
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Network {
    /// The network that we ship.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<Network> =
            LazyLock::new(|| Network::from_bytes(WEIGHTS).expect("the shipped weights are whole"));
        &SHIPPED
    }

    /// The network in a file written by `training/train.py`, or `None` if it is not such a file.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (&version, mut rest) = bytes.strip_prefix(b"NVSC")?.split_first()?;
        if version != VERSION {
            return None;
        }
        let mut layers = Vec::with_capacity(SHAPES.len());
        for (inputs, outputs) in SHAPES {
            let mut number = || {
                let (bytes, tail) = rest.split_first_chunk::<4>()?;
                rest = tail;
                Some(*bytes)
            };
            let shape = [number()?, number()?].map(|bytes| u32::from_le_bytes(bytes) as usize);
            if shape != [inputs, outputs] {
                return None;
            }
            let mut floats = |count: usize| -> Option<Vec<f32>> {
                (0..count)
                    .map(|_| number().map(f32::from_le_bytes))
                    .collect()
            };
            let scale = floats(outputs)?;
            let bias = floats(outputs)?;
            let (table, tail) = rest.split_at_checked(inputs * outputs)?;
            rest = tail;
            let weights = table
                .chunks_exact(outputs)
                .flat_map(|row| {
                    row.iter()
                        .zip(&scale)
                        .map(|(&weight, scale)| f32::from(weight.cast_signed()) * scale)
                })
                .collect();
            layers.push(Layer { weights, bias });
        }
        rest.is_empty().then_some(Self { layers })
    }

    /// The probability of each class for a single cell.
    pub(crate) fn read(&self, cell: &CellPixels) -> Likelihood {
        softmax(self.alone(&self.features(cell)))
    }

    /// The probability of each class for the cells of one board. The cells are compared with each
    /// other, because printed digits on a board look alike and handwriting varies.
    pub(crate) fn read_board(&self, cells: &[&CellPixels]) -> Vec<Likelihood> {
        let features: Vec<_> = cells.iter().map(|cell| self.features(cell)).collect();
        let mut board: Vec<[f32; WIDTH]> = features
            .iter()
            .zip(cells)
            .map(|(features, cell)| {
                let mut described = [0.0; FEATURES + PROFILE];
                described[..FEATURES].copy_from_slice(features);
                described[FEATURES..].copy_from_slice(&profile(cell));
                full(&self.layers[5], &described)
            })
            .collect();
        for first in BLOCKS {
            look_around(&self.layers[first..first + 4], &mut board);
        }
        features
            .iter()
            .zip(&board)
            .map(|(features, around)| {
                let mut sums = self.alone(features);
                let added: [f32; CLASSES] = full(&self.layers[14], &normal(around));
                for (sum, added) in sums.iter_mut().zip(added) {
                    *sum += added;
                }
                softmax(sums)
            })
            .collect()
    }

    fn alone(&self, features: &[f32; FEATURES]) -> [f32; CLASSES] {
        full(&self.layers[4], features)
    }

    fn features(&self, cell: &CellPixels) -> [f32; FEATURES] {
        let first = convolve::<24, 1, SIDE>(&self.layers[0], cell, 5, 2);
        let second = convolve::<32, 24, 14>(&self.layers[1], &first, 3, 1);
        let second = largest::<32, 14>(&second, 2, 2);
        // Half of the channels are computed at a time, as many as the registers can hold.
        let third = convolve_wide::<7>(&self.layers[2], &second);
        let third = largest::<64, 7>(&third, 3, 2);
        full::<FEATURES>(&self.layers[3], &third).map(|value| value.max(0.0))
    }
}

/// The means and maxima of the rows, then of the columns. They show where a digit begins and ends,
/// to a fraction of a pixel.
fn profile(cell: &CellPixels) -> [f32; PROFILE] {
    let mut profile = [0.0; PROFILE];
    for line in 0..SIDE {
        let row = || INSIDE.map(|x| cell[line * SIDE + x]);
        let column = || INSIDE.map(|y| cell[y * SIDE + line]);
        let count = INSIDE.len() as f32;
        profile[line] = row().sum::<f32>() / count;
        profile[SIDE + line] = row().fold(f32::MIN, f32::max);
        profile[2 * SIDE + line] = column().sum::<f32>() / count;
        profile[3 * SIDE + line] = column().fold(f32::MIN, f32::max);
    }
    profile
}

/// A convolution with `OUT` channels over a square of `SIZE`, with negative values set to zero.
fn convolve<const OUT: usize, const IN: usize, const SIZE: usize>(
    layer: &Layer,
    input: &[f32],
    kernel: usize,
    stride: usize,
) -> Vec<f32> {
    let side = SIZE / stride;
    let mut output = vec![0.0; side * side * OUT];
    let (weights, _) = layer.weights.as_chunks::<OUT>();
    let (places, _) = output.as_chunks_mut::<OUT>();
    let bias: &[f32; OUT] = layer.bias.first_chunk().expect("one bias per output");
    for (place, sums) in places.iter_mut().enumerate() {
        *sums = *bias;
        add_window::<OUT, OUT, IN, SIZE>(sums, weights, input, place, side, kernel, stride);
        for sum in sums {
            *sum = sum.max(0.0);
        }
    }
    output
}

/// The third convolution, which turns 32 channels into 64, computed as two sets of 32.
fn convolve_wide<const SIZE: usize>(layer: &Layer, input: &[f32]) -> Vec<f32> {
    let mut output = vec![0.0; SIZE * SIZE * 64];
    for half in 0..2 {
        let weights: Vec<[f32; 32]> = layer
            .weights
            .as_chunks::<32>()
            .0
            .iter()
            .skip(half)
            .step_by(2)
            .copied()
            .collect();
        let bias: [f32; 32] = layer.bias.as_chunks::<32>().0[half];
        for place in 0..SIZE * SIZE {
            let mut sums = bias;
            add_window::<32, 32, 32, SIZE>(&mut sums, &weights, input, place, SIZE, 3, 1);
            for (out, sum) in output[place * 64 + half * 32..].iter_mut().zip(sums) {
                *out = sum.max(0.0);
            }
        }
    }
    output
}

/// Adds the weighted inputs in the window around a place.
fn add_window<const OUT: usize, const ROW: usize, const IN: usize, const SIZE: usize>(
    sums: &mut [f32; OUT],
    weights: &[[f32; ROW]],
    input: &[f32],
    place: usize,
    side: usize,
    kernel: usize,
    stride: usize,
) {
    let middle = kernel / 2;
    let (x, y) = (place % side * stride, place / side * stride);
    for ky in 0..kernel {
        let Some(row) = (y + ky).checked_sub(middle).filter(|&row| row < SIZE) else {
            continue;
        };
        for kx in 0..kernel {
            let Some(column) = (x + kx).checked_sub(middle).filter(|&column| column < SIZE) else {
                continue;
            };
            let inputs = &input[(row * SIZE + column) * IN..][..IN];
            let weights = &weights[(ky * kernel + kx) * IN..][..IN];
            for (&value, weights) in inputs.iter().zip(weights) {
                // About half of the outputs of a layer are zero.
                if value != 0.0 {
                    for (sum, weight) in sums.iter_mut().zip(weights) {
                        *sum += value * weight;
                    }
                }
            }
        }
    }
}

/// Max pooling with windows of `window` by `window`, every `stride` pixels.
fn largest<const CHANNELS: usize, const SIZE: usize>(
    input: &[f32],
    window: usize,
    stride: usize,
) -> Vec<f32> {
    let side = (SIZE - window) / stride + 1;
    let mut output = vec![0.0_f32; side * side * CHANNELS];
    for (place, out) in output.chunks_exact_mut(CHANNELS).enumerate() {
        let (x, y) = (place % side * stride, place / side * stride);
        for row in y..y + window {
            for column in x..x + window {
                let values = &input[(row * SIZE + column) * CHANNELS..][..CHANNELS];
                for (out, &value) in out.iter_mut().zip(values) {
                    *out = out.max(value);
                }
            }
        }
    }
    output
}

/// The sums of a fully connected layer.
pub(crate) fn full<const OUT: usize>(layer: &Layer, input: &[f32]) -> [f32; OUT] {
    let mut sums: [f32; OUT] = *layer.bias.first_chunk().expect("one bias per output");
    let (weights, _) = layer.weights.as_chunks::<OUT>();
    for (&value, weights) in input.iter().zip(weights) {
        if value != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
    }
    sums
}

fn softmax(values: [f32; CLASSES]) -> Likelihood {
    let top = values.iter().copied().fold(f32::MIN, f32::max);
    let powers = values.map(|value| (value - top).exp());
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}

/// Checks during compilation that cells have the size that the layers expect.
const _: () = assert!(AREA == SIDE * SIDE && SIDE == 28);

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of layers for single cells, and the position in the file where they end.
    const ALONE: usize = 5;
    const ALONE_BYTES: usize = 104_421;

    #[test]
    fn the_shipped_weights_are_complete_and_small() {
        assert_eq!(WEIGHTS.len(), 185_813);
        let _ = Network::shipped();
    }

    #[test]
    fn likelihoods_add_up_to_one() {
        for shade in [0.0, 0.3, 1.0] {
            let likelihood = Network::shipped().read(&[shade; AREA]);
            assert!((likelihood.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        }
    }

    /// A network with the shipped weights for single cells, and with generated weights for the
    /// layers that compare cells.
    fn comparing(leave: u8) -> Network {
        let mut bytes = WEIGHTS[..ALONE_BYTES].to_vec();
        for (layer, (inputs, outputs)) in SHAPES.into_iter().enumerate().skip(ALONE) {
            for number in [inputs, outputs] {
                bytes.extend_from_slice(&u32::try_from(number).unwrap().to_le_bytes());
            }
            for _ in 0..outputs {
                bytes.extend_from_slice(&0.01_f32.to_le_bytes());
            }
            bytes.extend(std::iter::repeat_n(0, 4 * outputs));
            let last = layer + 1 == SHAPES.len();
            bytes.extend((0..inputs * outputs).map(|k| {
                let noise = (k.wrapping_mul(2_654_435_761) >> 13) as u8;
                if last { noise & leave } else { noise }
            }));
        }
        Network::from_bytes(&bytes).unwrap()
    }

    #[test]
    fn reading_a_board_compares_its_cells() {
        let cells: Vec<CellPixels> = (0..5_usize)
            .map(|cell| std::array::from_fn(|k| ((k * (cell + 3)) % 17) as f32 / 17.0))
            .collect();
        let cells: Vec<&CellPixels> = cells.iter().collect();
        let near =
            |a: &Likelihood, b: &Likelihood| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-4);
        // If the blocks add nothing, the result for each cell depends only on that cell.
        for (likelihood, cell) in comparing(0).read_board(&cells).iter().zip(&cells) {
            assert!(near(likelihood, &Network::shipped().read(cell)));
        }
        // The order of the cells does not matter, but the set of cells does.
        let network = comparing(0xff);
        let all = network.read_board(&cells);
        let reversed: Vec<_> = cells.iter().rev().copied().collect();
        for (one, other) in all.iter().rev().zip(&network.read_board(&reversed)) {
            assert!(near(one, other));
        }
        assert!(!near(&all[0], &network.read_board(&cells[..2])[0]));
    }

    #[test]
    fn other_bytes_are_not_a_network() {
        assert!(Network::from_bytes(b"").is_none());
        assert!(Network::from_bytes(&WEIGHTS[..WEIGHTS.len() - 1]).is_none());
        assert!(Network::from_bytes(&[WEIGHTS, &[0]].concat()).is_none());
        let mut damaged = WEIGHTS.to_vec();
        damaged[5] ^= 1;
        assert!(Network::from_bytes(&damaged).is_none());
    }
}
