//! Quadratic curves, points on them and sections of them.

use crate::places::Point;

/// A curve from `from` to `to`, with the control point `by`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Curve {
    pub(crate) from: Point,
    pub(crate) by: Point,
    pub(crate) to: Point,
}

impl Curve {
    /// A curve from one point to another whose control point is offset to the left by the given
    /// distance.
    pub(crate) fn bent(from: Point, to: Point, bend: f32) -> Self {
        let length = distance(from, to).max(f32::EPSILON);
        let (right, down) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let by = (
            f32::midpoint(from.0, to.0) + down * bend,
            f32::midpoint(from.1, to.1) - right * bend,
        );
        Self { from, by, to }
    }

    /// The point at the given fraction of the way, between 0 and 1.
    pub(crate) fn at(self, part: f32) -> Point {
        between(
            between(self.from, self.by, part),
            between(self.by, self.to, part),
            part,
        )
    }

    /// The part of the curve between two fractions of the way.
    pub(crate) fn part(self, start: f32, end: f32) -> Self {
        let late = Self {
            from: self.at(start),
            by: between(self.by, self.to, start),
            to: self.to,
        };
        let end = (end - start) / (1.0 - start).max(f32::EPSILON);
        Self {
            from: late.from,
            by: between(late.from, late.by, end),
            to: late.at(end),
        }
    }

    /// The curve without the section that is closer to its end than the given distance.
    pub(crate) fn without_end(self, near: f32) -> Self {
        let mut parts = (0..=100_u8).rev().map(|number| f32::from(number) / 100.0);
        let end = parts.find(|&part| distance(self.at(part), self.to) >= near);
        self.part(0.0, end.unwrap_or(0.3))
    }

    /// Whether a point may be within the given distance of the curve. The check is quick but
    /// rough: only `false` is certain.
    pub(crate) fn is_within(self, point: Point, near: f32) -> bool {
        let span = |pick: fn(Point) -> f32| {
            let all = [self.from, self.by, self.to].map(pick);
            let least = all.into_iter().fold(f32::INFINITY, f32::min);
            let most = all.into_iter().fold(f32::NEG_INFINITY, f32::max);
            (least - near..=most + near).contains(&pick(point))
        };
        span(|spot| spot.0) && span(|spot| spot.1)
    }

    /// Points along the curve at equal intervals, excluding its ends.
    pub(crate) fn points(self, count: u16) -> impl Iterator<Item = Point> {
        (1..count).map(move |number| self.at(f32::from(number) / f32::from(count)))
    }
}

fn between(a: Point, b: Point, part: f32) -> Point {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

/// The distance between two points.
pub(crate) fn distance(a: Point, b: Point) -> f32 {
    (b.0 - a.0).hypot(b.1 - a.1)
}

/// The distance from a point to the line segment between two others.
pub(crate) fn distance_to_line(point: Point, (a, b): (Point, Point)) -> f32 {
    let (right, down) = (b.0 - a.0, b.1 - a.1);
    let square = right * right + down * down;
    if square <= f32::EPSILON {
        return distance(point, a);
    }
    let part = ((point.0 - a.0) * right + (point.1 - a.1) * down) / square;
    distance(point, between(a, b, part.clamp(0.0, 1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_lies_on_its_curve() {
        let curve = Curve::bent((0.0, 0.0), (10.0, 0.0), 4.0);
        let part = curve.part(0.25, 0.75);
        assert!(distance(part.from, curve.at(0.25)) < 1e-4);
        assert!(distance(part.to, curve.at(0.75)) < 1e-4);
        assert!(distance(part.at(0.5), curve.at(0.5)) < 1e-4);
    }

    #[test]
    fn only_points_near_the_curve_are_within_reach() {
        let curve = Curve::bent((0.0, 0.0), (10.0, 0.0), 4.0);
        for point in curve.points(20) {
            assert!(curve.is_within((point.0, point.1 - 0.9), 1.0));
        }
        assert!(!curve.is_within((5.0, 2.0), 1.0));
    }

    #[test]
    fn curves_bend_to_the_left() {
        // The y axis points downwards, so the left side of a line that runs to the right is above
        // it.
        let curve = Curve::bent((0.0, 0.0), (10.0, 0.0), 4.0);
        assert!(curve.at(0.5).1 < 0.0);
    }

    #[test]
    fn measures_distances_beside_a_line_and_beyond_its_end() {
        let line = ((0.0, 0.0), (10.0, 0.0));
        assert!((distance_to_line((5.0, 3.0), line) - 3.0).abs() < 1e-4);
        assert!((distance_to_line((13.0, 4.0), line) - 5.0).abs() < 1e-4);
        assert!((distance_to_line((3.0, 4.0), ((0.0, 0.0), (0.0, 0.0))) - 5.0).abs() < 1e-4);
    }
}
