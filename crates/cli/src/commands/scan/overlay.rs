//! Marks what was read on the photo: draws the lines of the board, each digit in the corner of its
//! cell, and a cross in the corner of every doubtful cell.

use novena_core::{Cell, Digit};
use novena_scan::{Content, Grey, Reading};

/// The length of a picture's longest side.
const LONGEST: usize = 1600;

const LINE: [u8; 3] = [0, 150, 70];
const GIVEN: [u8; 3] = [0, 70, 220];
const ENTRY: [u8; 3] = [150, 60, 190];
const DOUBT: [u8; 3] = [220, 30, 30];

/// A colour picture, and the factor by which the photo was scaled down.
struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
    scale: f64,
}

/// Draws the picture, and returns it as a PNG file.
pub(super) fn draw(grey: &Grey, readings: &[Reading]) -> Vec<u8> {
    let mut canvas = Canvas::of(grey);
    for reading in readings {
        canvas.draw(reading);
    }
    canvas.png()
}

impl Canvas {
    fn of(grey: &Grey) -> Self {
        let scale = grey.width().max(grey.height()).div_ceil(LONGEST);
        let (width, height) = (grey.width() / scale, grey.height() / scale);
        let mut pixels = Vec::with_capacity(width * height * 3);
        for y in 0..height {
            for x in 0..width {
                // The picture is paler than the photo, so that the drawn marks stand out.
                let pixel = grey.pixels()[y * scale * grey.width() + x * scale];
                pixels.extend([pixel / 2 + 127; 3]);
            }
        }
        Self {
            width,
            height,
            pixels,
            // The factor is less than 2^16, because no photo is that many pixels wide or high.
            scale: f64::from(scale as u16),
        }
    }

    fn draw(&mut self, reading: &Reading) {
        for line in 0..10 {
            let weight = if line % 3 == 0 { 2 } else { 1 };
            for cell in 0..9 {
                let (line, from) = (f64::from(line), f64::from(cell));
                self.stroke(reading, (line, from), (line, from + 1.0), LINE, weight);
                self.stroke(reading, (from, line), (from + 1.0, line), LINE, weight);
            }
        }
        for cell in Cell::all() {
            let [x, y] = [cell.column(), cell.row()].map(|line| f64::from(line as u8));
            let colour = match reading.content(cell) {
                Content::Entry(_) => ENTRY,
                _ => GIVEN,
            };
            if let Some(digit) = reading.content(cell).digit() {
                for pair in strokes(digit).windows(2) {
                    let [from, to] =
                        [pair[0], pair[1]].map(|(u, v)| (x + 0.72 + 0.2 * u, y + 0.06 + 0.32 * v));
                    self.stroke(reading, from, to, colour, 2);
                }
            }
            if reading.doubtful().contains(cell) {
                // Mark a doubtful cell with a cross, so that colour is not the only cue.
                self.stroke(
                    reading,
                    (x + 0.06, y + 0.06),
                    (x + 0.26, y + 0.26),
                    DOUBT,
                    2,
                );
                self.stroke(
                    reading,
                    (x + 0.26, y + 0.06),
                    (x + 0.06, y + 0.26),
                    DOUBT,
                    2,
                );
            }
        }
    }

    /// Draws a line between two points on the board.
    fn stroke(
        &mut self,
        reading: &Reading,
        from: (f64, f64),
        to: (f64, f64),
        colour: [u8; 3],
        weight: i64,
    ) {
        const STEPS: u32 = 48;
        for step in 0..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            let u = from.0 + (to.0 - from.0) * part;
            let v = from.1 + (to.1 - from.1) * part;
            let point = reading.place().point(u, v);
            let (x, y) = ((point.x / self.scale) as i64, (point.y / self.scale) as i64);
            for dy in 0..weight {
                for dx in 0..weight {
                    self.set(x + dx, y + dy, colour);
                }
            }
        }
    }

    fn set(&mut self, x: i64, y: i64, colour: [u8; 3]) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else {
            return;
        };
        if x < self.width && y < self.height {
            self.pixels[(y * self.width + x) * 3..][..3].copy_from_slice(&colour);
        }
    }

    fn png(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let mut encoder = png::Encoder::new(&mut out, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder
            .write_header()
            .expect("writing to a vector cannot fail");
        writer
            .write_image_data(&self.pixels)
            .expect("writing to a vector cannot fail");
        writer.finish().expect("writing to a vector cannot fail");
        out
    }
}

/// Returns a digit drawn as a single stroke, in a unit square.
fn strokes(digit: Digit) -> &'static [(f64, f64)] {
    const TOP: f64 = 0.0;
    const MID: f64 = 0.5;
    const LOW: f64 = 1.0;
    match digit.get() {
        1 => &[(0.2, 0.25), (0.6, TOP), (0.6, LOW)],
        2 => &[
            (0.0, 0.15),
            (0.4, TOP),
            (1.0, 0.2),
            (0.9, MID),
            (0.0, LOW),
            (1.0, LOW),
        ],
        3 => &[
            (0.0, TOP),
            (1.0, TOP),
            (0.4, 0.4),
            (1.0, 0.65),
            (0.7, LOW),
            (0.0, 0.9),
        ],
        4 => &[(0.8, LOW), (0.8, TOP), (0.0, 0.7), (1.0, 0.7)],
        5 => &[
            (1.0, TOP),
            (0.1, TOP),
            (0.05, 0.45),
            (0.8, 0.45),
            (1.0, 0.75),
            (0.7, LOW),
            (0.0, 0.9),
        ],
        6 => &[
            (0.8, TOP),
            (0.1, MID),
            (0.1, 0.9),
            (0.6, LOW),
            (1.0, 0.75),
            (0.7, MID),
            (0.1, 0.65),
        ],
        7 => &[(0.0, TOP), (1.0, TOP), (0.35, LOW)],
        8 => &[
            (0.5, MID),
            (0.1, 0.25),
            (0.5, TOP),
            (0.9, 0.25),
            (0.5, MID),
            (0.0, 0.75),
            (0.5, LOW),
            (1.0, 0.75),
            (0.5, MID),
        ],
        _ => &[
            (0.9, 0.35),
            (0.3, MID),
            (0.0, 0.25),
            (0.4, TOP),
            (0.9, 0.1),
            (0.9, MID),
            (0.3, LOW),
        ],
    }
}
