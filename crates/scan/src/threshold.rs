//! Finds the ink pixels: those darker than the paper around them.

use crate::Grey;

/// The settings that determine which pixels are ink.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threshold {
    /// Half the side of the square whose mean is taken as the brightness of the paper, in pixels.
    pub(crate) reach: usize,
    /// The difference in darkness between ink and that mean, in 256ths of the mean.
    pub(crate) darker: u32,
    /// Whether ink spreads by one pixel, which closes gaps in broken lines.
    pub(crate) spread: bool,
}

/// A picture of two colours: `true` for ink.
#[derive(Debug)]
pub(crate) struct Ink {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) dark: Vec<bool>,
}

impl Threshold {
    pub(crate) fn apply(self, grey: &Grey) -> Ink {
        let (width, height) = (grey.width(), grey.height());
        let reach = self.reach;
        // Column sums over a band of rows, which moves down row by row.
        let mut columns = vec![0_u32; width];
        let mut rows_in_band = 0;
        let mut prefix = vec![0_u32; width + 1];
        let mut dark = vec![false; width * height];
        let mut next = 0;
        for y in 0..height {
            while next < height && next <= y + reach {
                for (sum, &pixel) in columns.iter_mut().zip(grey.row(next)) {
                    *sum += u32::from(pixel);
                }
                next += 1;
                rows_in_band += 1;
            }
            if y > reach {
                for (sum, &pixel) in columns.iter_mut().zip(grey.row(y - reach - 1)) {
                    *sum -= u32::from(pixel);
                }
                rows_in_band -= 1;
            }
            let mut total = 0;
            for (place, &sum) in prefix[1..].iter_mut().zip(&columns) {
                total += sum;
                *place = total;
            }
            let row = grey.row(y);
            let out = &mut dark[y * width..][..width];
            for (x, (out, &pixel)) in out.iter_mut().zip(row).enumerate() {
                let left = x.saturating_sub(reach);
                let right = (x + reach + 1).min(width);
                let sum = u64::from(prefix[right] - prefix[left]);
                let count = ((right - left) * rows_in_band) as u64;
                *out = u64::from(pixel) * count * 256 < sum * u64::from(256 - self.darker);
            }
        }
        let mut ink = Ink {
            width,
            height,
            dark,
        };
        if self.spread {
            ink.spread();
        }
        ink
    }
}

impl Ink {
    /// Turns the right and lower neighbours of ink pixels into ink, so that lines grow by one
    /// pixel.
    fn spread(&mut self) {
        for row in self.dark.chunks_exact_mut(self.width) {
            for x in (1..row.len()).rev() {
                row[x] |= row[x - 1];
            }
        }
        for y in (1..self.height).rev() {
            let (above, below) = self.dark.split_at_mut(y * self.width);
            let above = &above[(y - 1) * self.width..];
            for (below, &above) in below[..self.width].iter_mut().zip(above) {
                *below |= above;
            }
        }
    }
}
