//! Pictures as pages of a PDF: vectors, and text that can be searched and copied.

use std::fmt;

use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Transform as Matrix};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline as Bookmarks, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke as Line, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};

use crate::face::Face;
use crate::trace::{Trace, trace};
use crate::{Drawing, Ink, Item, Shape, Stroke, Text, Theme, Transform, Weight};

/// The metadata of a PDF.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PdfInfo {
    /// Its title, as windows show it.
    pub title: String,
    /// Its author; may be empty.
    pub author: String,
    /// Its language, as a tag such as `pt-BR`.
    pub language: String,
}

/// A PDF that pages are added to.
///
/// ```
/// use novena_draw::{Drawing, Theme, pdf};
///
/// let mut pages = pdf::Pages::new(Theme::Print);
/// pages.bookmark("First page");
/// pages.add(&Drawing::new(595.0, 842.0))?;
/// let bytes = pages.finish(pdf::PdfInfo::default())?;
/// assert!(bytes.starts_with(b"%PDF-"));
/// # Ok::<(), pdf::PdfError>(())
/// ```
pub struct Pages {
    document: krilla::Document,
    bookmarks: Vec<(String, usize)>,
    count: usize,
    theme: Theme,
    regular: Font,
    bold: Font,
}

/// Why a PDF cannot be made.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PdfError {
    /// A page without area.
    Page {
        /// How wide it would be.
        width: f32,
        /// How high.
        height: f32,
    },
    /// The document as a whole.
    Document(String),
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Page { width, height } => write!(f, "a page of {width} by {height} points"),
            Self::Document(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for PdfError {}

impl Pages {
    /// A document without pages.
    #[must_use]
    pub fn new(theme: Theme) -> Self {
        let font = |weight| {
            let data = Face::of(weight).data;
            Font::new(data.into(), 0).expect("the font in the program is a font")
        };
        Self {
            document: krilla::Document::new(),
            bookmarks: Vec::new(),
            count: 0,
            theme,
            regular: font(Weight::Regular),
            bold: font(Weight::Bold),
        }
    }

    /// How many pages there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The next page can be found under this name beside the document.
    pub fn bookmark(&mut self, name: impl Into<String>) {
        self.bookmarks.push((name.into(), self.count));
    }

    /// One more page.
    pub fn add(&mut self, drawing: &Drawing) -> Result<(), PdfError> {
        let Drawing { width, height, .. } = *drawing;
        let settings =
            PageSettings::from_wh(width, height).ok_or(PdfError::Page { width, height })?;
        let mut page = self.document.start_page_with(settings);
        let mut painter = Painter {
            surface: page.surface(),
            theme: self.theme,
            regular: &self.regular,
            bold: &self.bold,
        };
        painter.items(&drawing.items);
        drop(painter);
        page.finish();
        self.count += 1;
        Ok(())
    }

    /// The document.
    pub fn finish(mut self, about: PdfInfo) -> Result<Vec<u8>, PdfError> {
        let mut metadata = Metadata::new().creator("Novena".to_owned());
        if !about.title.is_empty() {
            metadata = metadata.title(about.title);
        }
        if !about.author.is_empty() {
            metadata = metadata.authors(vec![about.author]);
        }
        if !about.language.is_empty() {
            metadata = metadata.language(about.language);
        }
        self.document.set_metadata(metadata);
        let mut bookmarks = Bookmarks::new();
        for (name, page) in self.bookmarks {
            // A name for a page that never came leads nowhere.
            if page < self.count {
                let top = XyzDestination::new(page, Point::from_xy(0.0, 0.0));
                bookmarks.push_child(OutlineNode::new(name, top));
            }
        }
        self.document.set_outline(bookmarks);
        let finished = self.document.finish();
        finished.map_err(|error| PdfError::Document(format!("{error:?}")))
    }
}

struct Painter<'a> {
    surface: Surface<'a>,
    theme: Theme,
    regular: &'a Font,
    bold: &'a Font,
}

impl Painter<'_> {
    fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Shape(shape) => self.shape(shape),
                Item::Text(text) => self.text(text),
                Item::Group(transform, items) => {
                    let Transform { a, b, c, d, e, f } = *transform;
                    self.surface
                        .push_transform(&Matrix::from_row(a, b, c, d, e, f));
                    self.items(items);
                    self.surface.pop();
                }
            }
        }
    }

    fn colour(&self, ink: Ink) -> (rgb::Color, NormalizedF32) {
        let look = self.theme.paint(ink);
        let opacity = NormalizedF32::new(f32::from(look.opacity) / 100.0);
        (
            rgb::Color::new(look.red, look.green, look.blue),
            opacity.unwrap_or(NormalizedF32::ONE),
        )
    }

    fn fill(&self, ink: Ink) -> Fill {
        let (colour, opacity) = self.colour(ink);
        Fill {
            paint: colour.into(),
            opacity,
            rule: FillRule::NonZero,
        }
    }

    fn shape(&mut self, shape: &Shape) {
        let mut path = PathBuilder::new();
        trace(&shape.outline, &mut path);
        let Some(path) = path.finish() else {
            return;
        };
        let fill = shape.fill.map(|ink| self.fill(ink));
        let stroke = shape.stroke.map(|Stroke { ink, width, dash }| {
            let (colour, opacity) = self.colour(ink);
            Line {
                paint: colour.into(),
                width,
                opacity,
                dash: dash.map(|(on, off)| StrokeDash {
                    array: vec![on, off],
                    offset: 0.0,
                }),
                ..Line::default()
            }
        });
        if fill.is_none() && stroke.is_none() {
            return;
        }
        self.surface.set_fill(fill);
        self.surface.set_stroke(stroke);
        self.surface.draw_path(&path);
    }

    fn text(&mut self, text: &Text) {
        let face = Face::of(text.weight);
        let glyphs: Vec<KrillaGlyph> = face
            .letters(&text.words)
            .map(|letter| {
                let glyph = GlyphId::new(letter.glyph.to_u32());
                KrillaGlyph::new(glyph, letter.advance, 0.0, 0.0, 0.0, letter.range, None)
            })
            .collect();
        if glyphs.is_empty() {
            return;
        }
        let font = match text.weight {
            Weight::Regular => self.regular,
            Weight::Bold => self.bold,
        };
        let fill = self.fill(text.ink);
        self.surface.set_fill(Some(fill));
        self.surface.set_stroke(None);
        let start = Point::from_xy(text.left(), text.y);
        self.surface
            .draw_glyphs(start, &glyphs, font.clone(), &text.words, text.size, false);
    }
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
