//! The display list: what is drawn, before anybody knows as what.

use crate::{Ink, Transform, Weight};

/// A picture: a page of items, painted in order. Lengths are points (72 to an inch), y grows
/// downwards.
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
    /// How wide the page is.
    pub width: f32,
    /// How high.
    pub height: f32,
    /// What it is called, for those who hear it: not drawn.
    pub title: String,
    /// What is to be seen, in words: not drawn.
    pub description: String,
    /// What is drawn, the first at the bottom.
    pub items: Vec<Item>,
}

/// Something to paint. This enum and [`Outline`] and [`Segment`] are exhaustive on purpose: a
/// renderer that does not know an item should not compile.
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
    /// Where it runs.
    pub outline: Outline,
    /// What is inside.
    pub fill: Option<Ink>,
    /// How the outline itself is drawn.
    pub stroke: Option<Stroke>,
}

/// Where a shape runs.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A rectangle with rounded corners.
    Rect {
        /// Its left edge.
        x: f32,
        /// Its top edge.
        y: f32,
        /// How wide.
        width: f32,
        /// How high.
        height: f32,
        /// The radius of its corners.
        radius: f32,
    },
    /// A circle.
    Circle {
        /// Its centre, across.
        x: f32,
        /// Its centre, down.
        y: f32,
        /// Its radius.
        radius: f32,
    },
    /// Lines and curves.
    Path(Vec<Segment>),
}

/// A part of a path; each starts where the one before ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Lifts the pen and puts it down there.
    Move((f32, f32)),
    /// A straight line.
    Line((f32, f32)),
    /// A quadratic curve: its control point and its end.
    Curve((f32, f32), (f32, f32)),
    /// Back to where the pen was put down.
    Close,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour, by role.
    pub ink: Ink,
    /// How wide.
    pub width: f32,
    /// How much is drawn and left out in turn, if it is dashed.
    pub dash: Option<(f32, f32)>,
}

/// One line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Where it is anchored.
    pub x: f32,
    /// Its baseline.
    pub y: f32,
    /// The words; characters that are not for the eye are passed over.
    pub words: String,
    /// The size of its letters.
    pub size: f32,
    /// How bold.
    pub weight: Weight,
    /// Which part of it is at `x`.
    pub anchor: Anchor,
    /// Its colour, by role.
    pub ink: Ink,
}

/// Which part of a text is at its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// Its left end.
    #[default]
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
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

    /// Its texts, in the order they are painted.
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

    /// A dashed line: so much drawn, so much left out.
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

    /// It, filled.
    #[must_use]
    pub fn filled(self, ink: Ink) -> Item {
        self.painted(Some(ink), None)
    }

    /// It, drawn as a line.
    #[must_use]
    pub fn stroked(self, stroke: Stroke) -> Item {
        self.painted(None, Some(stroke))
    }

    /// It, filled and then drawn as a line.
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
    /// Words at a place, from there to the right.
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
        }
    }

    /// The same in bold.
    #[must_use]
    pub const fn bold(mut self) -> Self {
        self.weight = Weight::Bold;
        self
    }

    /// The same, anchored there.
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
