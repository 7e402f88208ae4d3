//! Affine transformations.

/// An affine map, which maps `(x, y)` to `(a·x + c·y + e, b·x + d·y + f)`.
///
/// ```
/// use novena_draw::Transform;
///
/// let turned = Transform::translate(10.0, 0.0).then_inside(Transform::rotate(90.0));
/// let (x, y) = turned.apply(5.0, 0.0);
/// assert!((x - 10.0).abs() < 1e-5 && (y - 5.0).abs() < 1e-5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    /// The coefficient of x in the new x.
    pub a: f32,
    /// The coefficient of x in the new y.
    pub b: f32,
    /// The coefficient of y in the new x.
    pub c: f32,
    /// The coefficient of y in the new y.
    pub d: f32,
    /// The shift to the right.
    pub e: f32,
    /// The shift down.
    pub f: f32,
}

impl Transform {
    /// The identity.
    pub const IDENTITY: Self = Self::translate(0.0, 0.0);

    /// Moves right and down.
    #[must_use]
    pub const fn translate(x: f32, y: f32) -> Self {
        Self {
            a: 1.0,
            b: 0.0,
            c: 0.0,
            d: 1.0,
            e: x,
            f: y,
        }
    }

    /// Scales by a factor.
    #[must_use]
    pub const fn scale(factor: f32) -> Self {
        Self {
            a: factor,
            b: 0.0,
            c: 0.0,
            d: factor,
            e: 0.0,
            f: 0.0,
        }
    }

    /// Turns clockwise around the origin by this many degrees. Quarter turns are exact.
    #[must_use]
    pub fn rotate(degrees: f32) -> Self {
        let (sin, cos) = match degrees.rem_euclid(360.0) {
            0.0 => (0.0, 1.0),
            90.0 => (1.0, 0.0),
            180.0 => (0.0, -1.0),
            270.0 => (-1.0, 0.0),
            other => other.to_radians().sin_cos(),
        };
        Self {
            a: cos,
            b: sin,
            c: -sin,
            d: cos,
            e: 0.0,
            f: 0.0,
        }
    }

    /// Applies `inner` first, then this map.
    #[must_use]
    pub fn then_inside(self, inner: Self) -> Self {
        let (e, f) = self.apply(inner.e, inner.f);
        Self {
            a: self.a * inner.a + self.c * inner.b,
            b: self.b * inner.a + self.d * inner.b,
            c: self.a * inner.c + self.c * inner.d,
            d: self.b * inner.c + self.d * inner.d,
            e,
            f,
        }
    }

    /// The image of a point.
    #[must_use]
    pub fn apply(self, x: f32, y: f32) -> (f32, f32) {
        (
            self.a * x + self.c * y + self.e,
            self.b * x + self.d * y + self.f,
        )
    }
}
