//! Lines of text in more than one weight.

use crate::{Ink, Item, Text, Weight, width};

/// The line spacing, as a fraction of the text size.
pub(super) const LEADING: f32 = 1.38;

/// A piece of text in one weight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The words of the piece. Spaces at either end separate it from its neighbours.
    pub words: String,
    /// The weight of the piece. Books have their own face for each weight.
    pub weight: Weight,
}

impl Span {
    /// Plain text.
    #[must_use]
    pub fn plain(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
            weight: Weight::Regular,
        }
    }

    /// Bold text.
    #[must_use]
    pub fn strong(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
            weight: Weight::Bold,
        }
    }
}

impl Span {
    /// A title or a heading. It is set in the serif face if that face has all of its characters.
    pub(super) fn printed(words: &str, weight: Weight) -> Self {
        Self {
            words: words.to_owned(),
            weight,
        }
    }
}

/// A line, as pieces with their distances from its left end.
type Line = Vec<(f32, Span)>;

/// Text that is broken into lines.
#[derive(Clone, Debug, Default)]
pub(super) struct Paragraph {
    lines: Vec<Line>,
    size: f32,
}

impl Paragraph {
    /// Breaks text into lines of at most this width.
    pub(super) fn new(spans: &[Span], size: f32, widest: f32) -> Self {
        let mut lines: Vec<Line> = Vec::new();
        let mut line = Line::new();
        let mut end = 0.0;
        for word in words(spans)
            .into_iter()
            .flat_map(|word| fitting(word, size, widest))
        {
            let wide: f32 = word.iter().map(|piece| wide(piece, size)).sum();
            let space = width(" ", size, Weight::Sans);
            let gap = if line.is_empty() { 0.0 } else { space };
            if !line.is_empty() && end + gap + wide > widest {
                lines.push(std::mem::take(&mut line));
                end = 0.0;
            } else if let Some((_, last)) = line.last_mut() {
                // Keep the space in the text, so that readers can copy it along with the words.
                last.words.push(' ');
                end += gap;
            }
            for piece in word {
                let after = end + self::wide(&piece, size);
                match line.last_mut() {
                    Some((_, last)) if last.weight == piece.weight => {
                        last.words.push_str(&piece.words);
                    }
                    _ => line.push((end, piece)),
                }
                end = after;
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        Self { lines, size }
    }

    /// The height.
    pub(super) fn height(&self) -> f32 {
        self.lines.len() as f32 * self.size * LEADING
    }

    /// Draws the text with its top left corner at the given position.
    pub(super) fn draw(&self, (x, y): (f32, f32), ink: Ink, items: &mut Vec<Item>) {
        for (place, line) in self.lines.iter().enumerate() {
            let base = y + self.size * (1.0 + LEADING * place as f32);
            for (left, span) in line {
                let text = Text::new(&span.words, x + left, base, self.size, ink);
                items.push(text.in_weight(span.weight).into());
            }
        }
    }
}

fn wide(piece: &Span, size: f32) -> f32 {
    width(&piece.words, size, piece.weight)
}

/// The words of the text. The weight may change within a word.
fn words(spans: &[Span]) -> Vec<Vec<Span>> {
    let mut words: Vec<Vec<Span>> = vec![Vec::new()];
    for span in spans {
        let weight = span.weight.of_books();
        for (place, part) in span.words.split(char::is_whitespace).enumerate() {
            if place > 0 {
                words.push(Vec::new());
            }
            if let (false, Some(word)) = (part.is_empty(), words.last_mut()) {
                word.push(Span {
                    words: part.to_owned(),
                    weight: weight.for_words(part),
                });
            }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A word, or its parts if it is wider than a line.
fn fitting(word: Vec<Span>, size: f32, widest: f32) -> Vec<Vec<Span>> {
    let whole: f32 = word.iter().map(|piece| wide(piece, size)).sum();
    if whole <= widest {
        return vec![word];
    }
    let mut parts: Vec<Vec<Span>> = Vec::new();
    let mut used = f32::INFINITY;
    for piece in word {
        for letter in piece.words.chars() {
            let letter = Span {
                words: letter.to_string(),
                weight: piece.weight,
            };
            let wide = wide(&letter, size);
            if used + wide > widest {
                parts.push(Vec::new());
                used = 0.0;
            }
            used += wide;
            if let Some(part) = parts.last_mut() {
                part.push(letter);
            }
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of the given text, set at size 10, with `*words*` in bold.
    fn lines(text: &str, widest: f32) -> Vec<String> {
        let spans: Vec<Span> = (text.split('*').enumerate())
            .map(|(place, words)| match place % 2 {
                0 => Span::plain(words),
                _ => Span::strong(words),
            })
            .collect();
        let paragraph = Paragraph::new(&spans, 10.0, widest);
        let line = |line: &Line| {
            let marked = line.iter().map(|(_, span)| match span.weight {
                Weight::SansBold => format!("*{}*", span.words),
                _ => span.words.clone(),
            });
            marked.collect::<String>()
        };
        paragraph.lines.iter().map(line).collect()
    }

    #[test]
    fn lines_break_between_words_of_any_weight() {
        assert_eq!(lines("", 50.0), [""; 0]);
        assert_eq!(
            lines("One two *three* four", 60.0),
            ["One two", "*three *four"]
        );
        assert_eq!(lines("so *goes*, and", 500.0), ["so *goes*, and"]);
    }

    #[test]
    fn a_word_with_two_weights_stays_whole() {
        let wide = width("in r1c1,", 10.0, Weight::SansBold);
        assert_eq!(lines("in *r1c1*, r2", wide), ["in *r1c1*,", "r2"]);
        let narrow = width("r1c1,,", 10.0, Weight::SansBold);
        assert_eq!(lines("in *r1c1*,", narrow), ["in", "*r1c1*,"]);
    }

    #[test]
    fn a_word_wider_than_a_line_is_broken() {
        let broken = lines("abcdefghij", 25.0);
        assert!(broken.len() > 1, "{broken:?}");
        assert_eq!(broken.concat(), "abcdefghij");
    }

    #[test]
    fn no_line_exceeds_the_maximum_width() {
        let spans = [
            Span::plain("Either way both "),
            Span::strong("columns have their 2"),
        ];
        for widest in [30.0, 45.5, 70.0, 120.0] {
            let paragraph = Paragraph::new(&spans, 9.0, widest);
            for line in &paragraph.lines {
                let (left, last) = line.last().unwrap();
                let end = left + width(last.words.trim_end(), 9.0, last.weight);
                assert!(end <= widest + 0.01, "{line:?}");
            }
        }
    }
}
