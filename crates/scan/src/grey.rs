//! Grey pictures: the camera's pixels, smaller copies, and interpolation.

use crate::ScanError;

/// The maximum number of pixels in a picture: slightly more than a 50-megapixel camera takes.
pub const MOST_PIXELS: usize = 64_000_000;

/// The minimum number of pixels along the shorter side. Below this, a cell has too few pixels for
/// its digit to be read.
pub const FEWEST_PER_SIDE: usize = 90;

/// A grey picture, row by row from the top, with 0 for black and 255 for white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Grey {
    /// Creates a picture from these pixels.
    ///
    /// ```
    /// use novena_scan::{Grey, ScanError};
    ///
    /// assert!(Grey::new(100, 100, vec![255; 10_000]).is_ok());
    /// assert_eq!(
    ///     Grey::new(10, 10, vec![255; 100]),
    ///     Err(ScanError::TooSmall { width: 10, height: 10 })
    /// );
    /// ```
    pub fn new(width: usize, height: usize, pixels: Vec<u8>) -> Result<Self, ScanError> {
        Self::check_size(width, height)?;
        if pixels.len() != width * height {
            return Err(ScanError::WrongLength {
                expected: width * height,
                found: pixels.len(),
            });
        }
        Ok(Self {
            width,
            height,
            pixels,
        })
    }

    /// Checks that a picture of this size can be read, before anything is decoded.
    pub fn check_size(width: usize, height: usize) -> Result<(), ScanError> {
        if width
            .checked_mul(height)
            .is_none_or(|pixels| pixels > MOST_PIXELS)
        {
            return Err(ScanError::TooLarge { width, height });
        }
        if width.min(height) < FEWEST_PER_SIDE {
            return Err(ScanError::TooSmall { width, height });
        }
        Ok(())
    }

    /// The number of pixels per row.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    #[must_use]
    pub const fn height(&self) -> usize {
        self.height
    }

    /// All pixels, row by row.
    #[must_use]
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// One row of pixels.
    pub(crate) fn row(&self, y: usize) -> &[u8] {
        &self.pixels[y * self.width..][..self.width]
    }

    /// The picture with each block of `factor` by `factor` pixels averaged into one.
    pub(crate) fn reduced(&self, factor: usize) -> Self {
        let (width, height) = (self.width / factor, self.height / factor);
        let mut pixels = Vec::with_capacity(width * height);
        let mut sums = vec![0_u32; width];
        let area = (factor * factor) as u32;
        for y in 0..height {
            sums.fill(area / 2);
            for row in 0..factor {
                let row = &self.row(y * factor + row)[..width * factor];
                match factor {
                    2 => add_blocks::<2>(&mut sums, row),
                    3 => add_blocks::<3>(&mut sums, row),
                    4 => add_blocks::<4>(&mut sums, row),
                    _ => {
                        for (sum, block) in sums.iter_mut().zip(row.chunks_exact(factor)) {
                            *sum += block.iter().map(|&pixel| u32::from(pixel)).sum::<u32>();
                        }
                    }
                }
            }
            pixels.extend(sums.iter().map(|&sum| (sum / area) as u8));
        }
        Self {
            width,
            height,
            pixels,
        }
    }

    /// The interpolated brightness at a point or, beyond the border, that of the border.
    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        let x = (x - 0.5).clamp(0.0, (self.width - 1) as f32);
        let y = (y - 0.5).clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = (
            (left + 1).min(self.width - 1),
            (top + 1).min(self.height - 1),
        );
        let (fx, fy) = (x - left as f32, y - top as f32);
        let pixel = |x: usize, y: usize| f32::from(self.pixels[y * self.width + x]);
        let above = pixel(left, top) * (1.0 - fx) + pixel(right, top) * fx;
        let below = pixel(left, bottom) * (1.0 - fx) + pixel(right, bottom) * fx;
        above * (1.0 - fy) + below * fy
    }
}

fn add_blocks<const FACTOR: usize>(sums: &mut [u32], row: &[u8]) {
    let (blocks, _) = row.as_chunks::<FACTOR>();
    for (sum, block) in sums.iter_mut().zip(blocks) {
        *sum += block.iter().map(|&pixel| u32::from(pixel)).sum::<u32>();
    }
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "the values are exact")]
mod tests {
    use super::*;

    #[test]
    fn a_reduced_picture_averages_blocks() {
        let pixels = (0..100 * 100).map(|i| if i % 2 == 0 { 0 } else { 200 });
        let grey = Grey::new(100, 100, pixels.collect()).unwrap();
        for factor in 2..=5 {
            let small = grey.reduced(factor);
            assert_eq!(small.width(), 100 / factor);
            let expected: std::ops::RangeInclusive<u8> =
                if factor % 2 == 0 { 100..=100 } else { 60..=140 };
            assert!(small.pixels().iter().all(|pixel| expected.contains(pixel)));
        }
    }

    #[test]
    fn points_beyond_the_border_are_the_border() {
        let pixels = (0..100).flat_map(|_| (0..100_u8).collect::<Vec<_>>());
        let grey = Grey::new(100, 100, pixels.collect()).unwrap();
        assert_eq!(grey.at(-50.0, 3.0), 0.0);
        assert_eq!(grey.at(1e9, -1e9), 99.0);
        assert_eq!(grey.at(10.0, 50.0), 9.5);
    }

    #[test]
    fn hostile_sizes_are_refused() {
        assert!(matches!(
            Grey::check_size(usize::MAX, 2),
            Err(ScanError::TooLarge { .. })
        ));
        assert!(matches!(
            Grey::check_size(20_000, 10_000),
            Err(ScanError::TooLarge { .. })
        ));
        assert!(matches!(
            Grey::new(100, 100, vec![]),
            Err(ScanError::WrongLength { .. })
        ));
    }
}
