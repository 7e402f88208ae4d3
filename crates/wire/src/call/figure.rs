//! The figure of a step on a board.

use novena_figure::{BoardView, Form};
use novena_techniques::{Position, Step};
use serde::Serialize;

use super::limits::FIGURE_BYTES;
use crate::step::written;

/// The drawing of a step. A cell is 100 units wide and the board 900. Marks are 29.6 units
/// apart.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Figure {
    /// The shapes below the digits and marks, from the bottom up.
    pub under: Vec<FigureShape>,
    /// The shapes above them.
    pub over: Vec<FigureShape>,
}

/// A shape: a class, and one of `rect`, `circle`, `path` and `text`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FigureShape {
    /// The meaning of the shape, as a CSS class.
    pub class: &'static str,
    /// The numbers of the argument's lines that the shape belongs to. Empty if it belongs to all
    /// lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// A rectangle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub rect: Option<FigureRect>,
    /// A circle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub circle: Option<FigureCircle>,
    /// Lines and curves, as SVG path data.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub path: Option<String>,
    /// A short text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub text: Option<FigureText>,
}

/// A rectangle with rounded corners.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FigureRect {
    /// Its left edge.
    pub x: f32,
    /// Its top edge.
    pub y: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// The radius of its corners.
    pub radius: f32,
}

/// A circle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FigureCircle {
    /// The x coordinate of its centre.
    pub x: f32,
    /// The y coordinate of its centre.
    pub y: f32,
    /// Its radius.
    pub radius: f32,
}

/// A short text, centred horizontally and vertically.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FigureText {
    /// The x coordinate of its centre.
    pub x: f32,
    /// The y coordinate of its centre.
    pub y: f32,
    /// The font size.
    pub size: f32,
    /// The text.
    pub words: String,
}

impl Figure {
    /// The figure of a step in its position, with all the evidence.
    pub(crate) fn of_step(step: &Step, position: &Position) -> Self {
        let view = BoardView::from(position.grid());
        Self::from(&novena_figure::Figure::new(step, &view))
    }
}

/// The number of bytes left for the figures of an answer.
pub(crate) struct FigureRoom(usize);

impl FigureRoom {
    pub(crate) const fn new() -> Self {
        Self(FIGURE_BYTES.most())
    }

    /// The figure of a step, if there is room for it.
    pub(crate) fn draw(&mut self, step: &Step, position: &Position) -> Option<Figure> {
        if self.0 == 0 {
            return None;
        }
        let figure = Figure::of_step(step, position);
        let left = self.0.checked_sub(written(&figure).len());
        self.0 = left.unwrap_or(0);
        left.map(|_| figure)
    }
}

impl From<&novena_figure::Figure> for Figure {
    fn from(figure: &novena_figure::Figure) -> Self {
        let shapes = |shapes: &[novena_figure::FigureShape]| {
            let shapes = shapes.iter();
            shapes.map(FigureShape::from).collect()
        };
        Self {
            under: shapes(&figure.under),
            over: shapes(&figure.over),
        }
    }
}

impl From<&novena_figure::FigureShape> for FigureShape {
    fn from(shape: &novena_figure::FigureShape) -> Self {
        let mut written = Self {
            class: shape.class.id(),
            lines: shape.lines.clone(),
            ..Self::default()
        };
        match &shape.form {
            &Form::Rect {
                x,
                y,
                width,
                height,
                radius,
            } => {
                written.rect = Some(FigureRect {
                    x,
                    y,
                    width,
                    height,
                    radius,
                });
            }
            &Form::Circle { x, y, radius } => written.circle = Some(FigureCircle { x, y, radius }),
            path @ Form::Path(_) => written.path = Some(path.path_data()),
            Form::Text { x, y, size, words } => {
                written.text = Some(FigureText {
                    x: *x,
                    y: *y,
                    size: *size,
                    words: words.clone(),
                });
            }
        }
        written
    }
}
