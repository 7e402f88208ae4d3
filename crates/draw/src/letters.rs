//! Text metrics: widths, missing characters, and line breaks.

use std::collections::BTreeSet;

use crate::Drawing;

/// The face and weight of text. Books use a serif face and a sans face, which cover only western
/// European letters. The serif is for printed matter (givens and titles), and the sans for text and
/// handwriting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weight {
    /// For text.
    #[default]
    Regular,
    /// For labels and emphasised words.
    Bold,
    /// For titles of books.
    Serif,
    /// For givens and headings of books.
    SerifBold,
    /// For running text and answers of books.
    Sans,
    /// For labels and emphasised words in books.
    SansBold,
}

impl Weight {
    /// All weights.
    pub const ALL: [Self; 6] = [
        Self::Regular,
        Self::Bold,
        Self::Serif,
        Self::SerifBold,
        Self::Sans,
        Self::SansBold,
    ];

    /// Returns this weight if its face has all characters of the text. Otherwise, returns a weight
    /// whose face has more of the characters.
    ///
    /// ```
    /// use novena_draw::Weight;
    ///
    /// assert_eq!(Weight::Serif.for_words("Måndag"), Weight::Serif);
    /// assert_eq!(Weight::Serif.for_words("Łódź"), Weight::Regular);
    /// ```
    #[must_use]
    pub fn for_words(self, words: &str) -> Self {
        let widths = Widths::of(self);
        let mut seen = words.chars().filter(|&letter| is_visible(letter));
        if seen.all(|letter| widths.get(letter).is_some()) {
            return self;
        }
        self.wider()
    }

    /// Among the faces of about the same weight, the one that has the most characters.
    pub(crate) const fn wider(self) -> Self {
        match self {
            Self::Regular | Self::Sans | Self::Serif => Self::Regular,
            Self::Bold | Self::SansBold | Self::SerifBold => Self::Bold,
        }
    }

    /// The book face with the same weight.
    pub(crate) const fn of_books(self) -> Self {
        match self {
            Self::Regular => Self::Sans,
            Self::Bold => Self::SansBold,
            other => other,
        }
    }

    /// The height of digits, as a fraction of the size.
    pub(crate) const fn digit_height(self) -> f32 {
        match self {
            Self::Regular | Self::Bold => CAP_HEIGHT,
            Self::Serif | Self::SerifBold => 1395.0 / 2000.0,
            Self::Sans | Self::SansBold => 0.72,
        }
    }
}

/// The height of capital letters and digits, as a fraction of the size. To centre a digit on `y`,
/// put its baseline at `y + CAP_HEIGHT * size / 2`.
pub const CAP_HEIGHT: f32 = 1462.0 / 2048.0;

// These tables are generated from the fonts by the build script.
include!(concat!(env!("OUT_DIR"), "/widths.rs"));

/// The character widths of a font, in font units.
struct Widths {
    /// The number of units per em.
    unit: f32,
    /// The width of the box drawn for a missing character.
    missing: u16,
    /// The first character of a run of consecutive characters, and the widths of all characters in
    /// the run.
    runs: &'static [(u32, &'static [u16])],
}

impl Widths {
    const fn of(weight: Weight) -> &'static Self {
        match weight {
            Weight::Regular => &REGULAR,
            Weight::Bold => &BOLD,
            Weight::Serif => &SERIF,
            Weight::SerifBold => &SERIF_BOLD,
            Weight::Sans => &SANS,
            Weight::SansBold => &SANS_BOLD,
        }
    }

    /// The width of a letter. `None` if the font lacks it.
    fn get(&self, letter: char) -> Option<u16> {
        let letter = u32::from(letter);
        let after = self.runs.partition_point(|&(first, _)| first <= letter);
        let (first, widths) = self.runs.get(after.checked_sub(1)?)?;
        widths.get((letter - first) as usize).copied()
    }

    /// The advance width of a character, as a fraction of the size.
    fn advance(&self, letter: char) -> f32 {
        f32::from(self.get(letter).unwrap_or(self.missing)) / self.unit
    }
}

/// Whether a character is visible. Control characters, joiners and selectors are not.
pub(crate) fn is_visible(letter: char) -> bool {
    !(letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'))
}

/// The width of the text.
///
/// ```
/// use novena_draw::{Weight, width};
///
/// let one = width("1", 10.0, Weight::Regular);
/// // Digits are all as wide as each other.
/// assert_eq!(one, width("8", 10.0, Weight::Regular));
/// assert!(width("Sudoku", 10.0, Weight::Bold) > width("Sudoku", 10.0, Weight::Regular));
/// ```
#[must_use]
pub fn width(words: &str, size: f32, weight: Weight) -> f32 {
    let widths = Widths::of(weight);
    let seen = words.chars().filter(|&letter| is_visible(letter));
    seen.map(|letter| widths.advance(letter)).sum::<f32>() * size
}

/// The advance width of a character, as a fraction of the size.
#[cfg(feature = "faces")]
pub(crate) fn advance(letter: char, weight: Weight) -> f32 {
    Widths::of(weight).advance(letter)
}

/// The characters in the text that the built-in fonts lack. In PNG and PDF, they are drawn as
/// boxes. In SVG, fonts on the reader's system may have them.
///
/// ```
/// use novena_draw::missing;
///
/// assert!(missing("¡Açúcar och ål! → ≠").is_empty());
/// assert!(missing("数独 7").into_iter().eq(['数', '独']));
/// ```
#[must_use]
pub fn missing(words: &str) -> BTreeSet<char> {
    let seen = words.chars().filter(|&letter| is_visible(letter));
    seen.filter(|&letter| !is_known(letter)).collect()
}

/// Whether the built-in fonts have a character.
pub(crate) fn is_known(letter: char) -> bool {
    Widths::of(Weight::Regular).get(letter).is_some()
}

/// Breaks text into lines of at most this width, at spaces if there are any and otherwise after the
/// links of a chain. If the text needs more than the maximum number of lines, the rest is left out
/// and the last line ends in `…`.
///
/// ```
/// use novena_draw::{Weight, wrap};
///
/// let lines = wrap("One two three four", 10.0, Weight::Regular, 50.0, 2);
/// assert_eq!(lines, ["One two", "three four"]);
/// let short = wrap("One two three four", 10.0, Weight::Regular, 50.0, 1);
/// assert_eq!(short, ["One two…"]);
/// let chain = wrap("1r1c1=1r1c5-2r1c5", 10.0, Weight::Regular, 65.0, 9);
/// assert_eq!(chain, ["1r1c1=1r1c5-", "2r1c5"]);
/// ```
#[must_use]
pub fn wrap(words: &str, size: f32, weight: Weight, widest: f32, most: usize) -> Vec<String> {
    wrap_by(words, most, |line| width(line, size, weight) <= widest)
}

/// Breaks text into lines, like [`wrap`], but with a custom test of which lines fit.
pub(crate) fn wrap_by(words: &str, most: usize, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in words.split_whitespace() {
        if lines.len() > most {
            break;
        }
        let longer = format!("{line}{}{word}", if line.is_empty() { "" } else { " " });
        if fits(&longer) {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in word.chars() {
            if lines.len() > most {
                break;
            }
            line.push(letter);
            if !fits(&line) && line.chars().count() > 1 {
                line.pop();
                // A chain may be broken after a link, but not within a candidate.
                let end = line.rfind(['=', '-']).map_or(line.len(), |link| link + 1);
                let rest = line.split_off(end);
                lines.push(std::mem::replace(
                    &mut line,
                    rest + letter.encode_utf8(&mut [0; 4]),
                ));
            }
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            while !last.is_empty() && !fits(&format!("{last}…")) {
                last.pop();
            }
            last.truncate(last.trim_end().len());
            last.push('…');
        }
    }
    lines
}

impl Drawing {
    /// The characters in the drawing's text that the built-in fonts lack.
    #[must_use]
    pub fn missing(&self) -> BTreeSet<char> {
        self.texts().flat_map(|text| missing(&text.words)).collect()
    }
}
