//! Shapes with their classes.

use std::fmt::Write as _;

use crate::{Class, Point};

/// A form on the board, together with its meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureShape {
    /// The meaning.
    pub class: Class,
    /// The numbers of the argument lines to which the shape belongs. Empty if it belongs to all of
    /// them.
    pub lines: Vec<String>,
    /// The form.
    pub form: Form,
}

/// The geometry of a shape. The enum is exhaustive on purpose, so that a painter that does not
/// handle every form does not compile.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A rectangle with rounded corners.
    Rect {
        /// The left edge.
        x: f32,
        /// The top edge.
        y: f32,
        /// The width.
        width: f32,
        /// The height.
        height: f32,
        /// The radius of its corners.
        radius: f32,
    },
    /// A circle.
    Circle {
        /// The x coordinate of the centre.
        x: f32,
        /// The y coordinate of the centre.
        y: f32,
        /// The radius.
        radius: f32,
    },
    /// Lines and curves.
    Path(Vec<Segment>),
    /// A short string, centred both horizontally and vertically.
    Text {
        /// The x coordinate of the centre.
        x: f32,
        /// The y coordinate of the centre.
        y: f32,
        /// The font size.
        size: f32,
        /// The text.
        words: String,
    },
}

/// A section of a path. Each section starts where the previous one ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Moves to the point without drawing.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A quadratic curve, given by its control point and its end point.
    Curve(Point, Point),
    /// Returns to the start of the subpath.
    Close,
}

impl FigureShape {
    pub(crate) const fn new(class: Class, form: Form) -> Self {
        Self {
            class,
            lines: Vec::new(),
            form,
        }
    }

    pub(crate) fn of_lines(mut self, lines: &[String]) -> Self {
        self.lines = lines.to_vec();
        self
    }
}

impl Form {
    pub(crate) const fn circle((x, y): Point, radius: f32) -> Self {
        Self::Circle { x, y, radius }
    }

    /// A square around a point.
    pub(crate) fn square((x, y): Point, side: f32, radius: f32) -> Self {
        Self::Rect {
            x: x - side / 2.0,
            y: y - side / 2.0,
            width: side,
            height: side,
            radius,
        }
    }

    /// A diamond around a point.
    pub(crate) fn diamond((x, y): Point, away: f32) -> Self {
        Self::Path(vec![
            Segment::Move((x, y - away)),
            Segment::Line((x + away, y)),
            Segment::Line((x, y + away)),
            Segment::Line((x - away, y)),
            Segment::Close,
        ])
    }

    pub(crate) fn line(from: Point, to: Point) -> Self {
        Self::Path(vec![Segment::Move(from), Segment::Line(to)])
    }

    pub(crate) fn text((x, y): Point, size: f32, words: impl Into<String>) -> Self {
        Self::Text {
            x,
            y,
            size,
            words: words.into(),
        }
    }

    /// The same form with its coordinates rounded to a tenth of a unit. Smaller differences are
    /// invisible, and the last bits of an angle vary between machines.
    pub(crate) fn to_tenths(&self) -> Self {
        let spot = |(x, y): Point| (tenths(x), tenths(y));
        match self {
            Self::Rect {
                x,
                y,
                width,
                height,
                radius,
            } => Self::Rect {
                x: tenths(*x),
                y: tenths(*y),
                width: tenths(*width),
                height: tenths(*height),
                radius: tenths(*radius),
            },
            Self::Circle { x, y, radius } => Self::Circle {
                x: tenths(*x),
                y: tenths(*y),
                radius: tenths(*radius),
            },
            Self::Path(segments) => {
                let segments = segments.iter().map(|segment| match *segment {
                    Segment::Move(to) => Segment::Move(spot(to)),
                    Segment::Line(to) => Segment::Line(spot(to)),
                    Segment::Curve(by, to) => Segment::Curve(spot(by), spot(to)),
                    Segment::Close => Segment::Close,
                });
                Self::Path(segments.collect())
            }
            Self::Text { x, y, size, words } => Self::Text {
                x: tenths(*x),
                y: tenths(*y),
                size: *size,
                words: words.clone(),
            },
        }
    }

    /// A path as SVG path data. Empty for other forms.
    ///
    /// ```
    /// use novena_figure::{Form, Segment};
    ///
    /// let path = Form::Path(vec![Segment::Move((1.0, 2.0)), Segment::Line((3.0, 4.6))]);
    /// assert_eq!(path.path_data(), "M1 2L3 4.6");
    /// ```
    #[must_use]
    pub fn path_data(&self) -> String {
        let mut data = String::new();
        let Self::Path(segments) = self else {
            return data;
        };
        let mut put = |letter: char, spots: &[Point]| {
            data.push(letter);
            for (place, &(x, y)) in spots.iter().enumerate() {
                let space = if place == 0 { "" } else { " " };
                // Writing to a string never fails.
                let _ = write!(data, "{space}{x} {y}");
            }
        };
        for segment in segments {
            match *segment {
                Segment::Move(to) => put('M', &[to]),
                Segment::Line(to) => put('L', &[to]),
                Segment::Curve(by, to) => put('Q', &[by, to]),
                Segment::Close => put('Z', &[]),
            }
        }
        data
    }
}

/// A length rounded to a tenth.
fn tenths(length: f32) -> f32 {
    let rounded = (length * 10.0).round() / 10.0;
    // Removes the sign from negative zero.
    rounded + 0.0
}
