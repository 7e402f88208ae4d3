//! Converts the text of lessons and of the engine to running text for a book.

use novena_draw::book::{LineMark, Passage, Span, TextLine};
use novena_lessons::{Block, Inline, Place, Section};
use novena_techniques::Step;

use super::Author;

impl Author<'_> {
    /// Returns the argument of a step, as the page shows it. Each sentence is on its own line, and
    /// includes the numbers of any chain links that are numbered in the drawing.
    pub(super) fn argument(&self, step: &Step) -> Passage {
        let lines = self.wording.explanation(step).lines;
        if let [only] = &lines[..] {
            return Passage::Lines(concluded(sentences(&only.text)));
        }
        let count = lines.len();
        let line = |(place, line): (usize, novena_texts::ExplanationLine)| TextLine {
            mark: match line.number {
                Some(number) => LineMark::Number(number),
                None if place + 1 == count => LineMark::So,
                None => LineMark::None,
            },
            depth: line.depth,
            words: vec![Span::plain(line.text)],
        };
        Passage::Lines(lines.into_iter().enumerate().map(line).collect())
    }
}

/// Returns the paragraphs and lists of a section. The last line of a list is its conclusion.
pub(in super::super) fn passages(section: &Section) -> Vec<Passage> {
    let passage = |block: &Block| match block {
        Block::Paragraph(parts) => Passage::Paragraph(spans(parts)),
        Block::Numbered(lines) => {
            let lines: Vec<Vec<Span>> = lines.iter().map(|line| spans(line)).collect();
            Passage::Lines(concluded(lines))
        }
    };
    section.blocks.iter().map(passage).collect()
}

/// Turns sentences into numbered lines. The last line is the conclusion. A single sentence is not
/// numbered.
fn concluded(lines: Vec<Vec<Span>>) -> Vec<TextLine> {
    let count = lines.len();
    let mark = |place: usize| match place + 1 {
        _ if count == 1 => LineMark::None,
        last if last == count => LineMark::So,
        number => LineMark::Number(number.to_string()),
    };
    let lines = lines.into_iter().enumerate();
    lines
        .map(|(place, words)| TextLine {
            mark: mark(place),
            depth: 0,
            words,
        })
        .collect()
}

/// Returns the sentences of a text.
pub(super) fn sentences(text: &str) -> Vec<Vec<Span>> {
    let sentences = text.split_inclusive(". ").map(str::trim);
    let filled = sentences.filter(|sentence| !sentence.is_empty());
    filled.map(|sentence| vec![Span::plain(sentence)]).collect()
}

/// Returns inline text. Cells are set in bold, so that they are easy to find next to the picture.
fn spans(parts: &[Inline]) -> Vec<Span> {
    let span = |part: &Inline| match part {
        Inline::Plain(text) | Inline::Emphasis(text) => Span::plain(text),
        Inline::Strong(text) => Span::strong(text),
        Inline::Mention(mention) => match mention.place {
            Place::Cells(_) => Span::strong(&mention.text),
            Place::Houses(_) => Span::plain(&mention.text),
        },
    };
    parts.iter().map(span).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_split_into_sentences() {
        let words = |text| -> Vec<String> {
            let lines = sentences(text).into_iter();
            lines.map(|mut line| line.remove(0).words).collect()
        };
        assert_eq!(
            words("In r1c1, 2 fits. So 2 goes from r2c2."),
            ["In r1c1, 2 fits.", "So 2 goes from r2c2."]
        );
        assert_eq!(words("One."), ["One."]);
        assert!(words("").is_empty());
    }
}
