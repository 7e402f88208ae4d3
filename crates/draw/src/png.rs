//! Renders a picture as pixels with the built-in fonts, so that it looks the same on every machine.

use std::fmt;

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, StrokeDash, Transform as Matrix,
};

use crate::face::Face;
use crate::trace::{Trace, trace};
use crate::{Drawing, Ink, Item, Outline, Shape, ShapedLine, Stroke, Text, Theme, Transform};

/// The longest side that a picture can have, in pixels.
pub const MOST_PIXELS: u32 = 10_000;

/// The error for a picture with no pixels, or too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SizeError {
    /// The requested width.
    pub width: u32,
    /// The resulting height.
    pub height: u32,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { width, height } = self;
        write!(
            f,
            "a picture of {width} by {height} pixels; expected 1 to {MOST_PIXELS} each"
        )
    }
}

impl std::error::Error for SizeError {}

/// The picture as a PNG, `width` pixels wide.
pub fn render(drawing: &Drawing, theme: Theme, width: u32) -> Result<Vec<u8>, SizeError> {
    let scale = width as f32 / drawing.width;
    let height = (drawing.height * scale).round() as u32;
    let refused = SizeError { width, height };
    if width > MOST_PIXELS || height > MOST_PIXELS {
        return Err(refused);
    }
    let mut painter = Painter {
        pixels: Pixmap::new(width, height).ok_or(refused)?,
        theme,
    };
    painter.items(&drawing.items, Matrix::from_scale(scale, scale));
    // Encoding can only fail for a picture without pixels, and this one has some.
    painter.pixels.encode_png().map_err(|_| refused)
}

struct Painter {
    pixels: Pixmap,
    theme: Theme,
}

impl Painter {
    fn items(&mut self, items: &[Item], matrix: Matrix) {
        for item in items {
            match item {
                Item::Shape(shape) => self.shape(shape, matrix),
                Item::Text(text) => self.text(text, matrix),
                Item::Group(transform, items) => {
                    let Transform { a, b, c, d, e, f } = *transform;
                    let inner = Matrix::from_row(a, b, c, d, e, f);
                    self.items(items, matrix.pre_concat(inner));
                }
            }
        }
    }

    fn paint(&self, ink: Ink) -> Paint<'static> {
        let look = self.theme.paint(ink);
        let mut paint = Paint {
            anti_alias: true,
            ..Paint::default()
        };
        let alpha = f32::from(look.opacity) / 100.0;
        let mut colour = Color::from_rgba8(look.red, look.green, look.blue, 255);
        colour.apply_opacity(alpha);
        paint.set_color(colour);
        paint
    }

    fn shape(&mut self, shape: &Shape, matrix: Matrix) {
        let Some(path) = path(&shape.outline) else {
            return;
        };
        if let Some(ink) = shape.fill {
            let paint = self.paint(ink);
            self.pixels
                .fill_path(&path, &paint, FillRule::Winding, matrix, None);
        }
        if let Some(Stroke { ink, width, dash }) = shape.stroke {
            let stroke = tiny_skia::Stroke {
                width,
                line_cap: LineCap::Butt,
                line_join: LineJoin::Miter,
                dash: dash.and_then(|(on, off)| StrokeDash::new(vec![on, off], 0.0)),
                ..tiny_skia::Stroke::default()
            };
            let paint = self.paint(ink);
            self.pixels
                .stroke_path(&path, &paint, &stroke, matrix, None);
        }
    }

    fn text(&mut self, text: &Text, matrix: Matrix) {
        let face = Face::of(text.weight);
        let mut pen = Pen {
            path: PathBuilder::new(),
            x: text.left(),
            y: text.y,
        };
        if let Some(shaped) = &text.shaped {
            pen.shaped(shaped, text.size);
        } else {
            for letter in face.letters(&text.words) {
                pen.glyph(&face.outlines, letter.glyph, text.size);
                pen.x += letter.advance * text.size;
            }
        }
        if let Some(path) = pen.path.finish() {
            let paint = self.paint(text.ink);
            self.pixels
                .fill_path(&path, &paint, FillRule::Winding, matrix, None);
        }
    }
}

fn path(outline: &Outline) -> Option<tiny_skia::Path> {
    let mut path = PathBuilder::new();
    trace(outline, &mut path);
    path.finish()
}

impl Trace for PathBuilder {
    fn move_to(&mut self, (x, y): (f32, f32)) {
        self.move_to(x, y);
    }

    fn line_to(&mut self, (x, y): (f32, f32)) {
        self.line_to(x, y);
    }

    fn quad_to(&mut self, by: (f32, f32), to: (f32, f32)) {
        self.quad_to(by.0, by.1, to.0, to.1);
    }

    fn cubic_to(&mut self, by: (f32, f32), and: (f32, f32), to: (f32, f32)) {
        self.cubic_to(by.0, by.1, and.0, and.1, to.0, to.1);
    }

    fn close(&mut self) {
        self.close();
    }
}

/// A pen that draws glyph outlines, in which y grows upwards from the baseline.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
}

impl Pen {
    /// Draws a glyph at the pen.
    fn glyph(&mut self, outlines: &OutlineGlyphCollection<'_>, glyph: GlyphId, size: f32) {
        if let Some(outline) = outlines.get(glyph) {
            let settings = DrawSettings::unhinted(Size::new(size), LocationRef::default());
            // Damaged glyphs of a font are left out.
            let _ = outline.draw(settings, self);
        }
    }

    /// Draws glyphs placed by a shaper.
    fn shaped(&mut self, shaped: &ShapedLine, size: f32) {
        for run in &shaped.runs {
            let given = run.font.as_ref();
            let given = given.and_then(|file| FontRef::from_index(&file.data, file.index).ok());
            let ours = &Face::of(run.weight).outlines;
            let outlines = given.map(|font| font.outline_glyphs());
            let outlines = outlines.as_ref().unwrap_or(ours);
            for glyph in &run.glyphs {
                let (x, y) = (self.x, self.y);
                self.x += glyph.offset.0 * size;
                self.y -= glyph.offset.1 * size;
                self.glyph(outlines, GlyphId::new(glyph.id), size);
                (self.x, self.y) = (x + glyph.advance * size, y);
            }
        }
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, self.y - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, self.y - y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.path
            .quad_to(self.x + cx, self.y - cy, self.x + x, self.y - y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.path.cubic_to(
            self.x + ax,
            self.y - ay,
            self.x + bx,
            self.y - by,
            self.x + x,
            self.y - y,
        );
    }

    fn close(&mut self) {
        self.path.close();
    }
}
