//! A picture from a browser. It arrives as strips of colour rows. Each strip is immediately
//! converted to grey and, if the picture is larger than needed, reduced. As a result, only one
//! strip at a time is kept in colour.

use novena_scan::{Grey, ScanError};

use crate::answer::answer;

/// The maximum length, in pixels, of the longer side of the picture that is read. Boards are
/// located in a copy of half this length. Even on a page with 24 puzzles, each cell of the picture
/// is more than 20 pixels wide.
const LONGEST: usize = 2800;

/// The approximate number of rows in a strip.
const ROWS: usize = 120;

/// A picture being transferred.
#[derive(Default)]
pub(crate) struct PictureBuffer {
    width: usize,
    height: usize,
    /// The side length, in pixels, of the square blocks that are reduced to single pixels.
    factor: usize,
    /// A strip in colour, four bytes per pixel.
    strip: Vec<u8>,
    /// The converted pixels.
    grey: Vec<u8>,
    refused: Option<ScanError>,
}

impl PictureBuffer {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        let refused = Grey::check_size(width, height).err();
        let factor = width.max(height).div_ceil(LONGEST).max(1);
        let rows = rows_of(factor);
        Self {
            width,
            height,
            factor,
            strip: match &refused {
                None => vec![0; 4 * width * rows],
                Some(_) => Vec::new(),
            },
            grey: Vec::new(),
            refused,
        }
    }

    /// Returns the number of rows in a strip, or 0 if such a picture cannot be read.
    pub(crate) fn rows_per_strip(&self) -> usize {
        match self.refused {
            None => rows_of(self.factor),
            Some(_) => 0,
        }
    }

    pub(crate) fn strip(&mut self) -> &mut [u8] {
        &mut self.strip
    }

    /// Adds rows from the strip. Incomplete blocks at the lower edge are left out.
    pub(crate) fn add(&mut self, rows: usize) {
        if self.width == 0 {
            return;
        }
        let factor = self.factor;
        let (pixels, _) = self.strip.as_chunks::<4>();
        for block in pixels
            .chunks_exact(self.width)
            .take(rows)
            .collect::<Vec<_>>()
            .chunks_exact(factor)
        {
            if factor == 1 {
                self.grey.extend(block[0].iter().map(|&pixel| luma(pixel)));
                continue;
            }
            let mut sums = vec![0_u32; self.width / factor];
            for row in block {
                for (sum, part) in sums.iter_mut().zip(row.chunks_exact(factor)) {
                    *sum += part
                        .iter()
                        .map(|&pixel| u32::from(luma(pixel)))
                        .sum::<u32>();
                }
            }
            let area = (factor * factor) as u32;
            let mean = |sum: u32| ((sum + area / 2) / area) as u8;
            self.grey.extend(sums.into_iter().map(mean));
        }
    }

    /// Reads the picture. Returns the result as JSON.
    pub(crate) fn answer(self) -> String {
        let factor = self.factor.max(1);
        let grey = match self.refused {
            Some(error) => Err(error),
            None => Grey::new(self.width / factor, self.height / factor, self.grey),
        };
        answer(grey.and_then(|grey| novena_scan::scan(&grey)), factor)
    }
}

/// Returns the number of rows in a strip, which consists of whole blocks.
const fn rows_of(factor: usize) -> usize {
    ROWS.div_ceil(factor) * factor
}

/// Returns the brightness of a colour. The BT.601 weights are given in parts of 256, as in JPEG.
fn luma([red, green, blue, _]: [u8; 4]) -> u8 {
    let [red, green, blue] = [red, green, blue].map(u32::from);
    ((77 * red + 150 * green + 29 * blue + 128) >> 8) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(
        width: usize,
        height: usize,
        colour: impl Fn(usize, usize) -> [u8; 4],
    ) -> PictureBuffer {
        let mut picture = PictureBuffer::new(width, height);
        let rows = picture.rows_per_strip();
        let mut top = 0;
        while top < height {
            let count = rows.min(height - top);
            for (index, pixel) in picture.strip().chunks_exact_mut(4).enumerate() {
                pixel.copy_from_slice(&colour(index % width, top + index / width));
            }
            picture.add(count);
            top += count;
        }
        picture
    }

    #[test]
    fn colours_become_grey() {
        let picture = filled(100, 250, |x, _| match x % 4 {
            0 => [255, 255, 255, 0],
            1 => [255, 0, 0, 255],
            2 => [0, 255, 0, 7],
            _ => [0, 0, 255, 255],
        });
        assert_eq!(picture.grey[..4], [255, 77, 149, 29]);
        assert_eq!(picture.grey.len(), 100 * 250);
    }

    #[test]
    fn large_pictures_become_smaller() {
        let picture = filled(4001, 301, |x, y| {
            if (x + y) % 2 == 0 { [200; 4] } else { [100; 4] }
        });
        assert_eq!(picture.factor, 2);
        assert_eq!(picture.grey.len(), 2000 * 150);
        assert!(picture.grey.iter().all(|&pixel| pixel == 150));
        assert!(picture.answer().contains("scan-no-grid"));
    }

    #[test]
    fn refusals_have_their_numbers() {
        assert_eq!(PictureBuffer::new(10, 10).rows_per_strip(), 0);
        assert_eq!(
            PictureBuffer::new(80, 100).answer(),
            r#"{"error":{"id":"scan-too-small","width":80,"height":100,"least":90}}"#
        );
        let huge = PictureBuffer::new(usize::MAX, 2);
        assert!(huge.answer().contains("scan-too-large"));
        // These rows were never sent.
        let short = PictureBuffer::new(500, 500).answer();
        assert!(short.contains(r#""expected":250000,"found":0"#), "{short}");
    }
}
