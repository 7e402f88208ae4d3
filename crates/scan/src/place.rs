//! The position of a board in a picture, as a homography with a smooth correction for curved paper.

use crate::Grey;
use crate::geometry::{Fit, Homography, Point};

/// The number of terms in the correction: all products of powers of `u` and `v` up to degree 4.
const TERMS: usize = 15;

/// The position of a board in a picture.
///
/// A point on the board is `(u, v)`: the number of columns from its left edge and of rows from its
/// top edge, both between 0 and 9.
#[derive(Clone, Debug)]
pub struct Place {
    camera: Homography,
    bend: [[f64; TERMS]; 2],
    /// The number of clockwise quarter turns of the board.
    turns: u8,
}

/// The measurement at one side of one cell.
struct SideMeasurement {
    /// The expected middle of the side.
    at: Point,
    /// The distance from the expected middle to the line, measured across the line, in cells.
    off: f64,
    /// How clear the line is; 0 is the minimum.
    clear: f64,
}

impl Place {
    /// A board that lies flat.
    pub(crate) fn flat(camera: Homography) -> Self {
        Self {
            camera,
            bend: [[0.0; TERMS]; 2],
            turns: 0,
        }
    }

    /// The same place with the board rotated clockwise by this many quarter turns.
    pub(crate) fn turned(&self, quarters: u8) -> Self {
        Self {
            turns: (self.turns + quarters) % 4,
            ..self.clone()
        }
    }

    /// Scales the place to a picture this many times as large.
    pub(crate) fn enlarge(&mut self, factor: f64) {
        self.camera = self.camera.enlarged(factor);
    }

    /// Where a point on the board is in the picture.
    #[must_use]
    pub fn point(&self, u: f64, v: f64) -> Point {
        let (u, v) = match self.turns {
            0 => (u, v),
            1 => (9.0 - v, u),
            2 => (9.0 - u, 9.0 - v),
            _ => (v, 9.0 - u),
        };
        self.unturned(u, v)
    }

    /// The corners of the board: top left, top right, bottom right, bottom left.
    #[must_use]
    pub fn corners(&self) -> [Point; 4] {
        [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)].map(|(u, v)| self.point(u, v))
    }

    /// The side of a cell at the centre of the board, in pixels.
    pub(crate) fn cell_size(&self) -> f64 {
        let across = self.unturned(7.5, 4.5).minus(self.unturned(1.5, 4.5));
        let down = self.unturned(4.5, 7.5).minus(self.unturned(4.5, 1.5));
        (across.cross(down).abs()).sqrt() / 6.0
    }

    fn unturned(&self, u: f64, v: f64) -> Point {
        let terms = terms(u, v);
        let bend = |axis: usize| -> f64 {
            terms
                .iter()
                .zip(&self.bend[axis])
                .map(|(term, factor)| term * factor)
                .sum()
        };
        self.camera.apply(Point::new(u + bend(0), v + bend(1)))
    }

    /// The darkness of the picture along a short line that is parallel to one side of a cell.
    fn darkness(&self, grey: &Grey, vertical: bool, line: f64, from: f64, to: f64) -> f64 {
        const SAMPLES: usize = 7;
        (0..SAMPLES)
            .map(|k| {
                let along = from + (to - from) * (k as f64 + 0.5) / SAMPLES as f64;
                let point = if vertical {
                    self.unturned(line, along)
                } else {
                    self.unturned(along, line)
                };
                255.0 - f64::from(grey.at(point.x as f32, point.y as f32))
            })
            .sum::<f64>()
            / SAMPLES as f64
    }

    fn measure(
        &self,
        grey: &Grey,
        vertical: bool,
        line: usize,
        cell: usize,
        reach: f64,
    ) -> SideMeasurement {
        const STEPS: i32 = 8;
        let at = line as f64;
        let (from, to) = (cell as f64 + 0.12, cell as f64 + 0.88);
        let profile: Vec<f64> = (-STEPS..=STEPS)
            .map(|k| {
                let off = reach * f64::from(k) / f64::from(STEPS);
                self.darkness(grey, vertical, at + off, from, to)
            })
            .collect();
        let paper = {
            let mut sorted = profile.clone();
            sorted.sort_by(f64::total_cmp);
            sorted[sorted.len() / 4]
        };
        // The centre of the darkest part, with some preference for the expected position.
        let best = (0..profile.len())
            .max_by(|&a, &b| {
                let value = |k: usize| {
                    let off = (k as f64 - f64::from(STEPS)) / f64::from(STEPS);
                    (profile[k] - paper) * (1.0 - 0.3 * off * off)
                };
                value(a).total_cmp(&value(b))
            })
            .unwrap_or(0);
        let window = best.saturating_sub(2)..(best + 3).min(profile.len());
        let floor = paper + (profile[best] - paper) * 0.4;
        let (mut sum, mut weighted) = (1e-9, 0.0);
        for k in window {
            let weight = (profile[k] - floor).max(0.0);
            sum += weight;
            weighted += weight * (k as f64 - f64::from(STEPS));
        }
        let middle = cell as f64 + 0.5;
        SideMeasurement {
            at: if vertical {
                Point::new(at, middle)
            } else {
                Point::new(middle, at)
            },
            off: weighted / sum * reach / f64::from(STEPS),
            clear: ((profile[best] - paper) / (260.0 - paper).max(20.0)).max(0.0),
        }
    }

    /// Moves the lines of the board onto the lines of the picture, as far as a smooth correction
    /// can.
    pub(crate) fn settle(&mut self, grey: &Grey) {
        for (round, reach) in [0.3, 0.2, 0.14].into_iter().enumerate() {
            let mut corrections = [[0.0; TERMS]; 2];
            for (axis, vertical) in [(0, true), (1, false)] {
                let measured: Vec<_> = (0..10)
                    .flat_map(|line| (0..9).map(move |cell| (line, cell)))
                    .map(|(line, cell)| self.measure(grey, vertical, line, cell, reach))
                    .collect();
                // Paper bends only slightly, so high powers are penalised.
                let ridge = if round == 0 { 0.3 } else { 0.03 };
                corrections[axis] = fit_bend(&measured, ridge, reach);
            }
            for (bend, correction) in self.bend.iter_mut().zip(corrections) {
                for (factor, more) in bend.iter_mut().zip(correction) {
                    *factor += more;
                }
            }
        }
    }

    /// How many of the 180 cell sides have a line, and how much darker or wider the lines between
    /// boxes are than the other lines.
    pub(crate) fn support(&self, grey: &Grey) -> Support {
        let mut sides = 0;
        let mut edges = 0;
        let (mut thick, mut thin) = (0.0, 0.0);
        for vertical in [true, false] {
            for line in 0..10 {
                let mut along = 0.0;
                for cell in 0..9 {
                    let (from, to) = (f64::from(cell) + 0.12, f64::from(cell) + 0.88);
                    let at = f64::from(line);
                    let dark = |off: f64| self.darkness(grey, vertical, at + off, from, to);
                    let near: Vec<f64> = (-4..=4).map(|k| dark(f64::from(k) * 0.03)).collect();
                    let paper = dark(-0.24).min(dark(0.24));
                    let line_dark = near.iter().copied().fold(0.0, f64::max) - paper;
                    let relative = line_dark / (260.0 - paper).max(20.0);
                    if relative > 0.04 {
                        sides += 1;
                        edges += usize::from(line == 0 || line == 9);
                    }
                    along += near.iter().map(|dark| (dark - paper).max(0.0)).sum::<f64>()
                        / (260.0 - paper).max(20.0);
                }
                if line % 3 == 0 {
                    thick += along / 8.0;
                } else {
                    thin += along / 12.0;
                }
            }
        }
        Support {
            sides,
            edges,
            box_lines: thick / (thin + 1e-6),
        }
    }
}

/// How well the lines in a picture support a board at a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Support {
    /// The number of cell sides, out of 180, that have a line.
    pub(crate) sides: usize,
    /// The number of cell sides along the edge of the board, out of 36, that have a line.
    pub(crate) edges: usize,
    /// The factor by which the lines between boxes are darker or wider than those inside.
    pub(crate) box_lines: f64,
}

impl Support {
    /// A number by which places are compared.
    pub(crate) fn score(&self) -> f64 {
        self.sides as f64 + self.edges as f64 + 20.0 * self.box_lines.min(3.0)
    }
}

fn fit_bend(measured: &[SideMeasurement], ridge: f64, reach: f64) -> [f64; TERMS] {
    let mut found = [0.0; TERMS];
    let tolerance = 0.25 * reach;
    for round in 0..4 {
        let mut fit = Fit::<TERMS>::new(ridge);
        for measure in measured {
            let terms = terms(measure.at.x, measure.at.y);
            let predicted: f64 = terms.iter().zip(&found).map(|(t, f)| t * f).sum();
            let error = (measure.off - predicted) / tolerance;
            let trust = if round == 0 {
                1.0
            } else {
                1.0 / (1.0 + error * error)
            };
            fit.add(&terms, measure.off, trust * measure.clear.min(0.3));
        }
        let Some(solved) = fit.solve() else {
            return [0.0; TERMS];
        };
        found = solved;
    }
    found
}

/// All products of powers of the coordinates up to degree 4, with coordinates between -1 and 1
/// across the board.
fn terms(u: f64, v: f64) -> [f64; TERMS] {
    // Beyond the board, high powers would grow too large.
    let u = ((u - 4.5) / 4.5).clamp(-1.2, 1.2);
    let v = ((v - 4.5) / 4.5).clamp(-1.2, 1.2);
    let (u2, v2) = (u * u, v * v);
    [
        1.0,
        u,
        v,
        u2,
        u * v,
        v2,
        u2 * u,
        u2 * v,
        u * v2,
        v2 * v,
        u2 * u2,
        u2 * u * v,
        u2 * v2,
        u * v2 * v,
        v2 * v2,
    ]
}
