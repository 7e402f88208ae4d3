//! The display list, which describes a drawing independently of the output format.

use std::sync::Arc;

use crate::{Ink, ShapedLine, Transform, Weight};

/// A picture: a page of items that are painted in order. Lengths are in points (72 to an inch), and
/// y grows downwards.
///
/// ```
/// use novena_draw::{Drawing, Ink, Theme, svg};
///
/// let mut drawing = Drawing::new(100.0, 50.0);
/// drawing.title = "A line".to_owned();
/// drawing.items.push(novena_draw::line((10.0, 25.0), (90.0, 25.0), Ink::Frame, 2.0));
/// assert!(svg::render(&drawing, Theme::Light).contains("<title>A line</title>"));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The width of the page.
    pub width: f32,
    /// The height of the page.
    pub height: f32,
    /// The title, which is intended for screen readers and is not drawn.
    pub title: String,
    /// A description in words, which is not drawn.
    pub description: String,
    /// The items, the first at the bottom.
    pub items: Vec<Item>,
}

/// Something to paint. [`Outline`], [`Segment`] and this enum are exhaustive on purpose: a renderer
/// that does not handle an item should not compile.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// An outline, filled, stroked or both.
    Shape(Shape),
    /// A line of text.
    Text(Text),
    /// Items that are moved, turned or scaled together.
    Group(Transform, Vec<Item>),
}

/// An outline with its paint.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The path.
    pub outline: Outline,
    /// The fill.
    pub fill: Option<Ink>,
    /// The stroke of the outline.
    pub stroke: Option<Stroke>,
}

/// The path of a shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
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
        /// The centre, across.
        x: f32,
        /// The centre, down.
        y: f32,
        /// The radius.
        radius: f32,
    },
    /// Lines and curves.
    Path(Vec<Segment>),
}

/// A part of a path. Each part starts where the previous one ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Moves the pen without drawing.
    Move((f32, f32)),
    /// A straight line.
    Line((f32, f32)),
    /// A quadratic curve, given by its control point and its end.
    Curve((f32, f32), (f32, f32)),
    /// Returns to the start of the subpath.
    Close,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The colour, by role.
    pub ink: Ink,
    /// The width.
    pub width: f32,
    /// The lengths of the dashes and of the gaps between them, if the line is dashed.
    pub dash: Option<(f32, f32)>,
}

/// One line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The horizontal position of the anchor.
    pub x: f32,
    /// The baseline.
    pub y: f32,
    /// The text, in which invisible characters are skipped.
    pub words: String,
    /// The text size.
    pub size: f32,
    /// The weight.
    pub weight: Weight,
    /// The part of the text that is aligned with `x`.
    pub anchor: Anchor,
    /// The colour, by role.
    pub ink: Ink,
    /// The glyphs of the text, set if the text needs shaping or a font that the caller supplied.
    /// [`crate::Fonts::text`] creates them.
    pub shaped: Option<Arc<ShapedLine>>,
}

/// The part of the text that is aligned with its position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The left end.
    #[default]
    Start,
    /// The middle.
    Middle,
    /// The right end.
    End,
}

impl Drawing {
    /// An empty page of this size.
    #[must_use]
    pub fn new(width: f32, height: f32) -> Self {
        Self {
            width,
            height,
            ..Self::default()
        }
    }

    /// The text items, in painting order.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let mut pending: Vec<&Item> = self.items.iter().rev().collect();
        std::iter::from_fn(move || {
            while let Some(item) = pending.pop() {
                match item {
                    Item::Text(text) => return Some(text),
                    Item::Group(_, items) => pending.extend(items.iter().rev()),
                    Item::Shape(_) => {}
                }
            }
            None
        })
    }
}

impl Stroke {
    /// A solid line.
    #[must_use]
    pub const fn solid(ink: Ink, width: f32) -> Self {
        Self {
            ink,
            width,
            dash: None,
        }
    }

    /// A dashed line, with the lengths of its dashes and gaps.
    #[must_use]
    pub const fn dashed(ink: Ink, width: f32, on: f32, off: f32) -> Self {
        Self {
            ink,
            width,
            dash: Some((on, off)),
        }
    }
}

impl Outline {
    /// A rectangle with sharp corners.
    #[must_use]
    pub const fn rect(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self::Rect {
            x,
            y,
            width,
            height,
            radius: 0.0,
        }
    }

    /// The outline, filled.
    #[must_use]
    pub fn filled(self, ink: Ink) -> Item {
        self.painted(Some(ink), None)
    }

    /// The outline, stroked.
    #[must_use]
    pub fn stroked(self, stroke: Stroke) -> Item {
        self.painted(None, Some(stroke))
    }

    /// The outline, filled and then stroked.
    #[must_use]
    pub fn painted(self, fill: Option<Ink>, stroke: Option<Stroke>) -> Item {
        Item::Shape(Shape {
            outline: self,
            fill,
            stroke,
        })
    }
}

impl Text {
    /// Text that starts at the given position and extends to the right.
    #[must_use]
    pub fn new(words: impl Into<String>, x: f32, y: f32, size: f32, ink: Ink) -> Self {
        Self {
            x,
            y,
            words: words.into(),
            size,
            weight: Weight::Regular,
            anchor: Anchor::Start,
            ink,
            shaped: None,
        }
    }

    /// The same text in bold.
    #[must_use]
    pub const fn bold(mut self) -> Self {
        self.weight = Weight::Bold;
        self
    }

    /// The same text in this weight.
    #[must_use]
    pub const fn in_weight(mut self, weight: Weight) -> Self {
        self.weight = weight;
        self
    }

    /// The same text with this anchor.
    #[must_use]
    pub const fn anchored(mut self, anchor: Anchor) -> Self {
        self.anchor = anchor;
        self
    }
}

impl From<Text> for Item {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

/// A straight line.
#[must_use]
pub fn line(from: (f32, f32), to: (f32, f32), ink: Ink, width: f32) -> Item {
    Outline::Path(vec![Segment::Move(from), Segment::Line(to)]).stroked(Stroke::solid(ink, width))
}
