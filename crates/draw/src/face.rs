//! The built-in fonts, for formats in which we place the letters ourselves.

use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::outline::OutlineGlyphCollection;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::letters::{advance, is_visible, width};
use crate::{Anchor, Text, Weight};

/// The face of one weight.
pub(crate) struct Face {
    weight: Weight,
    #[cfg_attr(
        not(feature = "pdf"),
        expect(dead_code, reason = "only PDF contains fonts")
    )]
    pub(crate) data: &'static [u8],
    charmap: Charmap<'static>,
    #[cfg_attr(
        not(feature = "png"),
        expect(dead_code, reason = "only PNG draws outlines")
    )]
    pub(crate) outlines: OutlineGlyphCollection<'static>,
}

static REGULAR: LazyLock<Face> =
    LazyLock::new(|| Face::new(Weight::Regular, notosans::REGULAR_TTF));
static BOLD: LazyLock<Face> = LazyLock::new(|| Face::new(Weight::Bold, notosans::BOLD_TTF));
static SERIF: LazyLock<Face> = LazyLock::new(|| {
    let data = include_bytes!("../fonts/newsreader-regular.ttf");
    Face::new(Weight::Serif, data)
});
static SERIF_BOLD: LazyLock<Face> = LazyLock::new(|| {
    let data = include_bytes!("../fonts/newsreader-bold.ttf");
    Face::new(Weight::SerifBold, data)
});
static SANS: LazyLock<Face> = LazyLock::new(|| {
    let data = include_bytes!("../fonts/instrument-sans-regular.ttf");
    Face::new(Weight::Sans, data)
});
static SANS_BOLD: LazyLock<Face> = LazyLock::new(|| {
    let data = include_bytes!("../fonts/instrument-sans-bold.ttf");
    Face::new(Weight::SansBold, data)
});

/// A glyph and its place in the text.
pub(crate) struct TextGlyph {
    pub(crate) glyph: GlyphId,
    /// The advance width, as a fraction of the size.
    pub(crate) advance: f32,
    /// The bytes of the text that the glyph represents.
    #[cfg_attr(
        not(feature = "pdf"),
        expect(dead_code, reason = "only PDF keeps the text")
    )]
    pub(crate) range: std::ops::Range<usize>,
}

impl Face {
    fn new(weight: Weight, data: &'static [u8]) -> Self {
        let font = FontRef::new(data).expect("the font in the program is a font");
        Self {
            weight,
            data,
            charmap: font.charmap(),
            outlines: font.outline_glyphs(),
        }
    }

    pub(crate) fn of(weight: Weight) -> &'static Self {
        match weight {
            Weight::Regular => &REGULAR,
            Weight::Bold => &BOLD,
            Weight::Serif => &SERIF,
            Weight::SerifBold => &SERIF_BOLD,
            Weight::Sans => &SANS,
            Weight::SansBold => &SANS_BOLD,
        }
    }

    /// Whether the face has this letter.
    #[cfg(feature = "shaping")]
    pub(crate) fn has(&self, letter: char) -> bool {
        self.charmap.map(letter).is_some()
    }

    /// The glyphs of the text. A missing glyph is drawn as a box, so that readers notice it.
    pub(crate) fn letters(&self, words: &str) -> impl Iterator<Item = TextGlyph> {
        let seen = words
            .char_indices()
            .filter(|&(_, letter)| is_visible(letter));
        seen.map(|(start, letter)| TextGlyph {
            glyph: self.charmap.map(letter).unwrap_or(GlyphId::NOTDEF),
            advance: advance(letter, self.weight),
            range: start..start + letter.len_utf8(),
        })
    }
}

impl Text {
    /// The position of the text's left end.
    pub(crate) fn left(&self) -> f32 {
        let wide = || match &self.shaped {
            Some(shaped) => shaped.width * self.size,
            None => width(&self.words, self.size, self.weight),
        };
        match self.anchor {
            Anchor::Start => self.x,
            Anchor::Middle => self.x - wide() / 2.0,
            Anchor::End => self.x - wide(),
        }
    }
}

#[cfg(test)]
mod tests {
    use skrifa::instance::{LocationRef, Size};

    use super::*;

    /// All pictures use the width tables, which must match the fonts.
    #[test]
    fn letters_are_as_wide_as_in_the_font() {
        for weight in Weight::ALL {
            let face = Face::of(weight);
            let font = FontRef::new(face.data).unwrap();
            let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
            let unit = font.metrics(Size::unscaled(), LocationRef::default());
            let unit = f32::from(unit.units_per_em);
            let letters = ('\u{20}'..='\u{2fff}').filter(|&letter| is_visible(letter));
            for letter in letters {
                let glyph = face.charmap.map(letter).unwrap_or(GlyphId::NOTDEF);
                let expected = metrics.advance_width(glyph).unwrap() / unit;
                let error = (advance(letter, weight) - expected).abs();
                assert!(error < 1e-6, "{letter:?} {weight:?}");
            }
        }
    }
}
