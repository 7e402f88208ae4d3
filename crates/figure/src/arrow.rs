//! Arrowheads.

use crate::Segment;
use crate::places::Point;

/// The length of an arrowhead.
pub(crate) const HEAD: f32 = 18.0;

/// An arrowhead that points along a unit vector, with its tip at the given point.
pub(crate) fn head(tip: Point, (right, down): Point) -> Vec<Segment> {
    let at = |back: f32, aside: f32| {
        (
            tip.0 - right * back - down * aside,
            tip.1 - down * back + right * aside,
        )
    };
    vec![
        Segment::Move(tip),
        Segment::Line(at(HEAD, 8.2)),
        Segment::Line(at(HEAD * 0.78, 0.0)),
        Segment::Line(at(HEAD, -8.2)),
        Segment::Close,
    ]
}
