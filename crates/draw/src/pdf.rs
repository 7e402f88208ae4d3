//! Pictures as pages of a PDF. They are vector graphics with text that can be searched and copied.

use std::fmt;
use std::num::NonZeroU32;
use std::sync::Arc;

use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Transform as Matrix};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline as Bookmarks, OutlineNode};
use krilla::page::{NumberingStyle, PageLabel, PageSettings};
use krilla::paint::{Fill, FillRule, Stroke as Line, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};

use crate::face::Face;
use crate::trace::{Trace, trace};
use crate::{
    Drawing, FontFile, GlyphRun, Ink, Item, Shape, ShapedLine, Stroke, Text, Theme, Transform,
    Weight,
};

/// The metadata of a PDF.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PdfInfo {
    /// The title, which viewers show in the title bar.
    pub title: String,
    /// The author, which may be empty.
    pub author: String,
    /// The language of the document, as a tag such as `pt-BR`.
    pub language: String,
}

/// A PDF to which pages are added.
///
/// ```
/// use novena_draw::{Drawing, Theme, pdf};
///
/// let mut pages = pdf::Pages::new(Theme::Print);
/// pages.bookmark("First page");
/// pages.label("1");
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
    fonts: PdfFonts,
    /// The label of the next page.
    label: Option<String>,
}

/// The fonts of a document.
struct PdfFonts {
    /// The built-in ones, in the order of [`Weight::ALL`].
    ours: [Font; 6],
    /// Font files used so far.
    given: Vec<(Arc<FontFile>, Font)>,
}

impl PdfFonts {
    /// The font of a run. `None` if its file cannot be embedded in a PDF.
    fn of(&mut self, run: &GlyphRun) -> Option<Font> {
        let Some(file) = &run.font else {
            return Some(self.ours[run.weight as usize].clone());
        };
        let known = self
            .given
            .iter()
            .find(|(other, _)| Arc::ptr_eq(other, file));
        if let Some((_, font)) = known {
            return Some(font.clone());
        }
        let data: Arc<dyn AsRef<[u8]> + Send + Sync> = Arc::clone(&file.data) as _;
        let font = Font::new(data.into(), file.index)?;
        self.given.push((Arc::clone(file), font.clone()));
        Some(font)
    }
}

/// The reason why a PDF could not be created.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PdfError {
    /// A page has no area.
    Page {
        /// The width.
        width: f32,
        /// The height.
        height: f32,
    },
    /// The document could not be written, for the given reason.
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
            fonts: PdfFonts {
                ours: Weight::ALL.map(font),
                given: Vec::new(),
            },
            label: None,
        }
    }

    /// The number of pages.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Whether there are no pages.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds a bookmark with this name to the next page.
    pub fn bookmark(&mut self, name: impl Into<String>) {
        self.bookmarks.push((name.into(), self.count));
    }

    /// Sets the label of the next page, which viewers show in place of a page number.
    pub fn label(&mut self, label: impl Into<String>) {
        self.label = Some(label.into());
    }

    /// Adds a page.
    pub fn add(&mut self, drawing: &Drawing) -> Result<(), PdfError> {
        let Drawing { width, height, .. } = *drawing;
        let mut settings =
            PageSettings::from_wh(width, height).ok_or(PdfError::Page { width, height })?;
        if let Some(label) = self.label.take() {
            settings = settings.with_page_label(page_label(label));
        }
        let mut page = self.document.start_page_with(settings);
        let mut painter = Painter {
            surface: page.surface(),
            theme: self.theme,
            fonts: &mut self.fonts,
        };
        painter.items(&drawing.items);
        drop(painter);
        page.finish();
        self.count += 1;
        Ok(())
    }

    /// Finishes the document and returns its bytes.
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
            // Drop a bookmark for a page that was never added.
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

/// Creates a page label. A numeric label becomes a page number, so that viewers can continue
/// counting. Any other label remains text.
fn page_label(label: String) -> PageLabel {
    match label.parse().ok().and_then(NonZeroU32::new) {
        Some(number) => PageLabel::new(Some(NumberingStyle::Arabic), None, Some(number)),
        None => PageLabel::new(None, Some(label), None),
    }
}

struct Painter<'a> {
    surface: Surface<'a>,
    theme: Theme,
    fonts: &'a mut PdfFonts,
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
        if let Some(shaped) = &text.shaped {
            self.shaped(text, shaped);
            return;
        }
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
        let font = &self.fonts.ours[text.weight as usize];
        let fill = self.fill(text.ink);
        self.surface.set_fill(Some(fill));
        self.surface.set_stroke(None);
        let start = Point::from_xy(text.left(), text.y);
        self.surface
            .draw_glyphs(start, &glyphs, font.clone(), &text.words, text.size, false);
    }

    /// Draws glyphs placed by a shaper.
    fn shaped(&mut self, text: &Text, shaped: &ShapedLine) {
        let mut x = text.left();
        for run in &shaped.runs {
            let glyphs: Vec<KrillaGlyph> = (run.glyphs.iter())
                .map(|glyph| {
                    let (right, up) = glyph.offset;
                    let id = GlyphId::new(glyph.id);
                    KrillaGlyph::new(id, glyph.advance, right, up, 0.0, glyph.range.clone(), None)
                })
                .collect();
            if let Some(font) = self.fonts.of(run).filter(|_| !glyphs.is_empty()) {
                let fill = self.fill(text.ink);
                self.surface.set_fill(Some(fill));
                self.surface.set_stroke(None);
                let start = Point::from_xy(x, text.y);
                self.surface
                    .draw_glyphs(start, &glyphs, font, &text.words, text.size, false);
            }
            x += run.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * text.size;
        }
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
