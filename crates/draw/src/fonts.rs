//! Fonts besides the built-in ones, for names and titles in any script.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use crate::letters::wrap_by;
#[cfg(feature = "shaping")]
use crate::letters::{is_known, is_visible};
use crate::{Ink, Text, Weight, missing, width};

/// Fonts for characters that the built-in fonts lack, in order of preference.
///
/// Without the `shaping` feature, there are no such fonts, and the characters are drawn as boxes.
#[derive(Clone, Debug, Default)]
pub struct Fonts {
    files: Vec<Arc<FontFile>>,
}

/// A font from a file.
#[derive(Clone, PartialEq, Eq)]
pub struct FontFile {
    /// The bytes of the file.
    pub data: Arc<Vec<u8>>,
    /// The font's index in a collection.
    pub index: u32,
    /// The name of its family.
    pub name: String,
}

/// The reason why a file could not be read as a font.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FontError {
    /// The file cannot be read as TrueType or OpenType.
    Unreadable,
}

impl fmt::Display for FontError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a TrueType or OpenType font")
    }
}

impl std::error::Error for FontError {}

impl fmt::Debug for FontFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Leave out the data, which takes up megabytes.
        write!(f, "FontFile({:?}, {})", self.name, self.index)
    }
}

/// A line of text as glyphs in drawing order, from left to right.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShapedLine {
    /// The width of the line, as a fraction of the size.
    pub width: f32,
    /// The parts of the line, each in one font.
    pub runs: Vec<GlyphRun>,
}

/// Glyphs of one font.
#[derive(Clone, Debug, PartialEq)]
pub struct GlyphRun {
    /// The font. `None` stands for the built-in font of this weight.
    pub font: Option<Arc<FontFile>>,
    /// The weight, if the font is built in.
    pub weight: Weight,
    /// The glyphs.
    pub glyphs: Vec<ShapedGlyph>,
}

/// A glyph and its place. Lengths are fractions of the size.
#[derive(Clone, Debug, PartialEq)]
pub struct ShapedGlyph {
    /// The glyph's number in the font.
    pub id: u32,
    /// The advance width.
    pub advance: f32,
    /// How far the glyph is placed to the right of the pen and above the baseline.
    pub offset: (f32, f32),
    /// The bytes of the text that the glyph represents.
    pub range: Range<usize>,
}

impl Fonts {
    /// Adds a font after the others.
    pub fn push(&mut self, file: FontFile) {
        self.files.push(Arc::new(file));
    }

    /// Whether there are no additional fonts.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The characters in the text that neither these fonts nor the built-in ones have.
    #[must_use]
    pub fn missing(&self, words: &str) -> std::collections::BTreeSet<char> {
        let mut letters = missing(words);
        letters.retain(|&letter| !self.files.iter().any(|file| file.has(letter)));
        letters
    }

    /// The width of the text.
    #[must_use]
    pub fn width(&self, words: &str, size: f32, weight: Weight) -> f32 {
        match self.shaped(words, weight) {
            Some(shaped) => shaped.width * size,
            None => width(words, size, weight.for_words(words)),
        }
    }

    /// Breaks text into lines, as [`crate::wrap`] does.
    #[must_use]
    pub fn wrap(
        &self,
        words: &str,
        size: f32,
        weight: Weight,
        widest: f32,
        most: usize,
    ) -> Vec<String> {
        wrap_by(words, most, |line| self.width(line, size, weight) <= widest)
    }

    /// Creates a text item. It contains glyphs if the text needs shaping or one of these fonts.
    #[must_use]
    pub fn text(
        &self,
        words: impl Into<String>,
        (x, y): (f32, f32),
        size: f32,
        weight: Weight,
        ink: Ink,
    ) -> Text {
        let mut text = Text::new(words, x, y, size, ink);
        text.weight = weight.for_words(&text.words);
        text.shaped = self.shaped(&text.words, weight).map(Arc::new);
        text
    }

    /// Whether the text is right-to-left, like Arabic and Hebrew.
    #[must_use]
    #[cfg(feature = "shaping")]
    pub fn is_read_from_right(&self, words: &str) -> bool {
        // Missing characters are drawn as boxes, in logical order.
        crate::shaping::is_from_right(words) && self.missing(words).is_empty()
    }

    /// Without shaping, no text counts as right-to-left.
    #[must_use]
    #[cfg(not(feature = "shaping"))]
    pub const fn is_read_from_right(&self, _words: &str) -> bool {
        false
    }

    /// The glyphs of the text. `None` if placing one built-in glyph after another is enough.
    #[cfg(feature = "shaping")]
    fn shaped(&self, words: &str, weight: Weight) -> Option<ShapedLine> {
        let seen = || words.chars().filter(|&letter| is_visible(letter));
        let has_all = self.missing(words).is_empty();
        if has_all && (!seen().all(is_known) || seen().any(crate::shaping::is_joined)) {
            return Some(crate::shaping::shape(words, weight, &self.files));
        }
        None
    }

    #[cfg(not(feature = "shaping"))]
    #[expect(clippy::unused_self, reason = "the same as with shaping")]
    const fn shaped(&self, _words: &str, _weight: Weight) -> Option<ShapedLine> {
        None
    }
}

#[cfg(feature = "shaping")]
impl FontFile {
    /// The fonts in a file, which contains either a single font or a collection.
    pub fn parse(data: Vec<u8>) -> Result<Vec<Self>, FontError> {
        use skrifa::MetadataProvider;
        use skrifa::raw::FileRef;
        use skrifa::string::StringId;

        let data = Arc::new(data);
        let file = FileRef::new(&data).map_err(|_| FontError::Unreadable)?;
        let name = |font: &skrifa::FontRef<'_>| {
            let names = font.localized_strings(StringId::FAMILY_NAME);
            let name = names.english_or_first();
            name.map_or_else(String::new, |name| name.to_string())
        };
        let mut fonts = Vec::new();
        for (index, font) in (0..).zip(file.fonts()) {
            let font = font.map_err(|_| FontError::Unreadable)?;
            // Bitmap glyphs cannot be drawn.
            if font.outline_glyphs().format().is_some() {
                fonts.push(Self {
                    data: Arc::clone(&data),
                    index,
                    name: name(&font),
                });
            }
        }
        if fonts.is_empty() {
            return Err(FontError::Unreadable);
        }
        Ok(fonts)
    }

    /// Whether the font has this letter.
    #[must_use]
    pub fn has(&self, letter: char) -> bool {
        use skrifa::MetadataProvider;

        let font = skrifa::FontRef::from_index(&self.data, self.index);
        font.is_ok_and(|font| font.charmap().map(letter).is_some())
    }
}

#[cfg(not(feature = "shaping"))]
impl FontFile {
    /// Without shaping, font files are not used.
    #[expect(clippy::unused_self, reason = "the same as with shaping")]
    const fn has(&self, _letter: char) -> bool {
        false
    }
}
