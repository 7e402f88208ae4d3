//! The letters of pictures: how wide they are, which are missing, and where lines break.

use std::collections::BTreeSet;

use crate::Drawing;

/// How bold letters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weight {
    /// As text is.
    #[default]
    Regular,
    /// As givens and headings are.
    Bold,
}

/// How high capital letters and digits are, as a part of the size. To centre a digit on `y`, it
/// stands on `y + CAP_HEIGHT * size / 2`.
pub const CAP_HEIGHT: f32 = 1462.0 / 2048.0;

// Made from the fonts by the build script.
include!(concat!(env!("OUT_DIR"), "/widths.rs"));

/// How wide the letters of a font are, in units of the font.
struct Widths {
    /// How many units the size has.
    unit: f32,
    /// The width of the box that is drawn for a letter that the font lacks.
    missing: u16,
    /// The first of some characters that follow each other, and their widths.
    runs: &'static [(u32, &'static [u16])],
}

impl Widths {
    const fn of(weight: Weight) -> &'static Self {
        match weight {
            Weight::Regular => &REGULAR,
            Weight::Bold => &BOLD,
        }
    }

    /// The width of a letter, unless the font lacks it.
    fn get(&self, letter: char) -> Option<u16> {
        let letter = u32::from(letter);
        let after = self.runs.partition_point(|&(first, _)| first <= letter);
        let (first, widths) = self.runs.get(after.checked_sub(1)?)?;
        widths.get((letter - first) as usize).copied()
    }

    /// How far the pen moves behind a letter, as a part of the size.
    fn advance(&self, letter: char) -> f32 {
        f32::from(self.get(letter).unwrap_or(self.missing)) / self.unit
    }
}

/// Whether a character is drawn at all: controls, joiners and selectors are not.
pub(crate) fn is_for_the_eye(letter: char) -> bool {
    !(letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'))
}

/// How wide a text is.
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
    let seen = words.chars().filter(|&letter| is_for_the_eye(letter));
    seen.map(|letter| widths.advance(letter)).sum::<f32>() * size
}

/// How far the pen moves behind a letter, as a part of the size.
#[cfg(feature = "faces")]
pub(crate) fn advance(letter: char, weight: Weight) -> f32 {
    Widths::of(weight).advance(letter)
}

/// The characters of a text that are not among the letters in the program. They are drawn as
/// boxes in PNG and PDF; in SVG the reader's own fonts may have them.
///
/// ```
/// use novena_draw::missing;
///
/// assert!(missing("¡Açúcar och ål! → ≠").is_empty());
/// assert!(missing("数独 7").into_iter().eq(['数', '独']));
/// ```
#[must_use]
pub fn missing(words: &str) -> BTreeSet<char> {
    let widths = Widths::of(Weight::Regular);
    let seen = words.chars().filter(|&letter| is_for_the_eye(letter));
    seen.filter(|&letter| widths.get(letter).is_none())
        .collect()
}

/// Breaks a text into lines of at most this width, at spaces where there are any, and else
/// behind the links of a chain. What does not fit in so many lines is left out, and the last
/// line ends in `…`.
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
    let fits = |line: &str| width(line, size, weight) <= widest;
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
                // A chain is broken behind a link rather than within a candidate.
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
    /// The characters of its texts that are not among the letters in the program.
    #[must_use]
    pub fn missing(&self) -> BTreeSet<char> {
        self.texts().flat_map(|text| missing(&text.words)).collect()
    }
}
