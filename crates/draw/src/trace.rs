//! Outlines as pen strokes, for renderers without other primitives.

use crate::places::Point;
use crate::{Outline, Segment};

/// A pen that traces a path.
pub(crate) trait Trace {
    fn move_to(&mut self, to: Point);
    fn line_to(&mut self, to: Point);
    fn quad_to(&mut self, by: Point, to: Point);
    fn cubic_to(&mut self, by: Point, and: Point, to: Point);
    fn close(&mut self);
}

/// The distance of the control points of a quarter circle from its corner, as a fraction of the
/// radius.
const CORNER: f32 = 1.0 - 0.552_284_8;

/// Traces an outline.
pub(crate) fn trace(outline: &Outline, pen: &mut impl Trace) {
    match outline {
        &Outline::Rect {
            x,
            y,
            width,
            height,
            radius,
        } => rectangle(x, y, x + width, y + height, radius, pen),
        &Outline::Circle { x, y, radius } => {
            rectangle(x - radius, y - radius, x + radius, y + radius, radius, pen);
        }
        Outline::Path(segments) => {
            for segment in segments {
                match *segment {
                    Segment::Move(to) => pen.move_to(to),
                    Segment::Line(to) => pen.line_to(to),
                    Segment::Curve(by, to) => pen.quad_to(by, to),
                    Segment::Close => pen.close(),
                }
            }
        }
    }
}

/// Traces a rectangle with rounded corners. A circle is a rectangle that consists only of its
/// corners.
fn rectangle(left: f32, top: f32, right: f32, bottom: f32, radius: f32, pen: &mut impl Trace) {
    if radius <= 0.0 {
        pen.move_to((left, top));
        pen.line_to((right, top));
        pen.line_to((right, bottom));
        pen.line_to((left, bottom));
        pen.close();
        return;
    }
    let near = radius * CORNER;
    pen.move_to((left + radius, top));
    pen.line_to((right - radius, top));
    pen.cubic_to(
        (right - near, top),
        (right, top + near),
        (right, top + radius),
    );
    pen.line_to((right, bottom - radius));
    pen.cubic_to(
        (right, bottom - near),
        (right - near, bottom),
        (right - radius, bottom),
    );
    pen.line_to((left + radius, bottom));
    pen.cubic_to(
        (left + near, bottom),
        (left, bottom - near),
        (left, bottom - radius),
    );
    pen.line_to((left, top + radius));
    pen.cubic_to((left, top + near), (left + near, top), (left + radius, top));
    pen.close();
}
