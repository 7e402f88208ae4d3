//! Points, homographies and least squares.

/// A point in a picture, in pixels from the left and from the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Pixels from the left border.
    pub x: f64,
    /// Pixels from the top border.
    pub y: f64,
}

impl Point {
    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    pub(crate) fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    pub(crate) fn times(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    pub(crate) fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The cross product, which is positive if `other` points to the right of this vector on a
    /// screen.
    pub(crate) fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }
}

/// Solves a system of `N` linear equations. Returns `None` if it has no unique solution.
pub(crate) fn solve<const N: usize>(mut a: [[f64; N]; N], mut b: [f64; N]) -> Option<[f64; N]> {
    for column in 0..N {
        let pivot =
            (column..N).max_by(|&i, &j| a[i][column].abs().total_cmp(&a[j][column].abs()))?;
        if a[pivot][column].abs().max(0.0) <= 1e-12 {
            return None;
        }
        a.swap(column, pivot);
        b.swap(column, pivot);
        for row in column + 1..N {
            let factor = a[row][column] / a[column][column];
            let above = a[column];
            for (cell, above) in a[row].iter_mut().zip(above).skip(column) {
                *cell -= factor * above;
            }
            b[row] -= factor * b[column];
        }
    }
    for row in (0..N).rev() {
        for k in row + 1..N {
            b[row] -= a[row][k] * b[k];
        }
        b[row] /= a[row][row];
    }
    b.iter().all(|value| value.is_finite()).then_some(b)
}

/// The sums of a least squares fit with `N` unknowns.
pub(crate) struct Fit<const N: usize> {
    a: [[f64; N]; N],
    b: [f64; N],
}

impl<const N: usize> Fit<N> {
    /// A fit with a slight preference for small coefficients.
    pub(crate) fn new(ridge: f64) -> Self {
        let mut a = [[0.0; N]; N];
        for (k, row) in a.iter_mut().enumerate() {
            row[k] = ridge;
        }
        Self { a, b: [0.0; N] }
    }

    pub(crate) fn add(&mut self, terms: &[f64; N], value: f64, weight: f64) {
        for (i, row) in self.a.iter_mut().enumerate() {
            for (cell, term) in row.iter_mut().zip(terms) {
                *cell += weight * terms[i] * term;
            }
            self.b[i] += weight * terms[i] * value;
        }
    }

    pub(crate) fn solve(self) -> Option<[f64; N]> {
        solve(self.a, self.b)
    }
}

/// A camera's projective map of a plane: straight lines remain straight.
///
/// It maps the board, whose cells have side 1 and whose centre is at 4.5, to the picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Homography([f64; 8]);

impl Homography {
    /// The map that takes the first point of each weighted pair as close as possible to the second.
    pub(crate) fn fit(pairs: &[(Point, Point, f64)]) -> Option<Self> {
        let mut fit = Fit::<8>::new(1e-9);
        for &(from, to, weight) in pairs {
            let (u, v) = (from.x - 4.5, from.y - 4.5);
            // Pictures are several thousand pixels wide. Dividing by 1000 keeps the sums well
            // scaled.
            let (x, y) = (to.x / 1000.0, to.y / 1000.0);
            fit.add(&[u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x], x, weight);
            fit.add(&[0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y], y, weight);
        }
        fit.solve().map(Self)
    }

    /// Runs [`Self::fit`] several times, each time with less weight for pairs that do not fit.
    pub(crate) fn fit_robustly(pairs: &[(Point, Point)], tolerance: f64) -> Option<Self> {
        let mut weighted: Vec<_> = pairs.iter().map(|&(from, to)| (from, to, 1.0)).collect();
        let mut best = Self::fit(&weighted)?;
        for _ in 0..8 {
            for (from, to, weight) in &mut weighted {
                let error = best.apply(*from).minus(*to).length() / tolerance;
                *weight = 1.0 / (1.0 + error * error);
            }
            best = Self::fit(&weighted)?;
        }
        Some(best)
    }

    /// The same map, but into a picture this many times as large.
    pub(crate) fn enlarged(self, factor: f64) -> Self {
        let mut h = self.0;
        for value in &mut h[..6] {
            *value *= factor;
        }
        Self(h)
    }

    pub(crate) fn apply(&self, point: Point) -> Point {
        let h = &self.0;
        let (u, v) = (point.x - 4.5, point.y - 4.5);
        let w = h[6] * u + h[7] * v + 1.0;
        // Points on or beyond the horizon are not in the picture. Limiting `w` keeps their
        // coordinates finite.
        let w = if w > 0.05 { w } else { 0.05 };
        Point::new(
            (h[0] * u + h[1] * v + h[2]) / w * 1000.0,
            (h[3] * u + h[4] * v + h[5]) / w * 1000.0,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_homography_is_found_again(
            angle in 0.0..6.3_f64, tilt in -0.04..0.04_f64, lean in -0.04..0.04_f64, size in 10.0..100.0_f64,
        ) {
            let (sin, cos) = angle.sin_cos();
            let k = size / 1000.0;
            let truth = Homography([k * cos, -k * sin, 0.5, k * sin, k * cos, 0.4, tilt, lean]);
            let mut pairs: Vec<_> = (0..81)
                .map(|i| Point::new(f64::from(i % 9) + 0.5, f64::from(i / 9) + 0.5))
                .map(|point| (point, truth.apply(point)))
                .collect();
            // One wrong pair has little effect.
            pairs[40].1.x += 3.0 * size;
            let found = Homography::fit_robustly(&pairs, 0.05 * size).unwrap();
            for corner in [(0.0, 0.0), (9.0, 0.0), (0.0, 9.0), (9.0, 9.0)] {
                let corner = Point::new(corner.0, corner.1);
                prop_assert!(found.apply(corner).minus(truth.apply(corner)).length() < 0.05 * size);
            }
        }
    }

    #[test]
    fn equations_without_a_unique_solution_are_refused() {
        assert_eq!(solve([[1.0, 1.0], [2.0, 2.0]], [1.0, 2.0]), None);
        assert_eq!(
            solve([[0.0, 2.0], [1.0, 0.0]], [4.0, 3.0]),
            Some([3.0, 2.0])
        );
    }
}
