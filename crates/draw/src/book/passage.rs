//! The running text of a workbook: headings, paragraphs, numbered lines, and pictures with text
//! next to them.

use super::face::strong;
use super::flow::Block;
use super::level::{self, LevelMark};
use super::picture::Picture;
use super::rich::{Paragraph, Span};
use crate::places::baseline;
use crate::{Anchor, Ink, Item, Outline, Stroke, Transform, Weight, width};

/// The width of a picture that has text next to it, as a fraction of the line width. The text takes
/// up the rest, except for a gap.
const PICTURE: f32 = 0.4;
const GAP: f32 = 1.6;
/// A picture that has no space for text next to it is as wide as the line, but takes up at most
/// this fraction of the height of the page.
const HIGHEST: f32 = 0.52;

/// A piece of running text.
#[derive(Clone, Debug)]
pub enum Passage {
    /// A heading, which is kept with the passage after it.
    Heading(String),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// The lines of an argument or a piece of advice, in order.
    Lines(Vec<TextLine>),
    /// A picture with text, which is next to it or below it.
    Figure(Box<Figure>),
    /// Levels, each with its strokes and its requirements.
    Levels(Vec<(LevelMark, String)>),
}

/// A line of a list.
#[derive(Clone, Debug)]
pub struct TextLine {
    /// The mark before the line.
    pub mark: LineMark,
    /// The nesting depth.
    pub depth: usize,
    /// The line itself.
    pub words: Vec<Span>,
}

/// The mark before a line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineMark {
    /// No mark.
    None,
    /// A number in a ring, as drawn at the links of a chain.
    Number(String),
    /// Three dots on a plate, which mean "therefore".
    So,
}

/// A picture with its text. The two are kept together unless they are longer than a page.
#[derive(Clone, Debug)]
pub struct Figure {
    /// The picture.
    pub picture: Picture,
    /// The text.
    pub text: Vec<Passage>,
}

/// The style of text.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextStyle {
    /// The text size.
    pub(super) size: f32,
    /// The line width.
    pub(super) measure: f32,
    /// The page height.
    pub(super) height: f32,
    /// Whether text is placed next to pictures.
    pub(super) is_beside: bool,
    /// The lesson that the text belongs to.
    pub(super) group: usize,
}

impl TextStyle {
    /// Creates the blocks for the given passages.
    pub(super) fn blocks(&self, passages: &[Passage]) -> Vec<Block> {
        let mut blocks = Vec::new();
        for passage in passages {
            match passage {
                Passage::Heading(words) => blocks.push(self.heading(words)),
                Passage::Paragraph(spans) => blocks.push(self.paragraph(spans)),
                Passage::Lines(lines) => {
                    blocks.extend(lines.iter().map(|line| self.line(line)));
                }
                Passage::Figure(figure) => blocks.extend(self.figure(figure)),
                Passage::Levels(levels) => blocks.push(self.levels(levels)),
            }
        }
        blocks
    }

    fn block(&self, height: f32, above: f32, items: Vec<Item>) -> Block {
        Block {
            height,
            above,
            group: self.group,
            items,
            ..Block::default()
        }
    }

    fn heading(&self, words: &str) -> Block {
        let size = self.size * 1.35;
        let heading = Span::printed(words, Weight::SerifBold);
        let paragraph = Paragraph::new(&[heading], size, self.measure);
        let mut items = Vec::new();
        paragraph.draw((0.0, 0.0), Ink::Text, &mut items);
        Block {
            keeps: true,
            ..self.block(paragraph.height(), self.size * 1.5, items)
        }
    }

    fn paragraph(&self, spans: &[Span]) -> Block {
        let paragraph = Paragraph::new(spans, self.size, self.measure);
        let mut items = Vec::new();
        paragraph.draw((0.0, 0.0), Ink::Text, &mut items);
        self.block(paragraph.height(), self.size * 0.5, items)
    }

    fn line(&self, line: &TextLine) -> Block {
        let size = self.size;
        let deep = line.depth as f32 * size * 1.5;
        let indent = match line.mark {
            LineMark::None => deep,
            LineMark::Number(_) | LineMark::So => deep + size * 1.75,
        };
        let paragraph = Paragraph::new(&line.words, size, self.measure - indent);
        let mut items = Vec::new();
        // The marks are as tall as a line of text and centred on its digits.
        let middle = size - crate::CAP_HEIGHT * size / 2.0;
        let small = size * 0.72;
        match &line.mark {
            LineMark::None => {}
            LineMark::Number(number) => {
                let wide = width(number, small, Weight::SansBold) + size * 0.55;
                let high = size * 1.15;
                let ring = Outline::Rect {
                    x: deep,
                    y: middle - high / 2.0,
                    width: wide.max(high),
                    height: high,
                    radius: high / 2.0,
                };
                items.push(ring.stroked(Stroke::solid(Ink::Text, size * 0.06)));
                let x = deep + wide.max(high) / 2.0;
                let text = strong(number, (x, baseline(middle, small)), small, Ink::Text);
                items.push(text.anchored(Anchor::Middle).into());
            }
            LineMark::So => {
                let wide = size * 1.15;
                let plate = Outline::Rect {
                    x: deep,
                    y: middle - wide / 2.0,
                    width: wide,
                    height: wide,
                    radius: size * 0.22,
                };
                items.push(plate.filled(Ink::Set));
                for (right, down) in [(0.0, -0.2), (-0.22, 0.18), (0.22, 0.18)] {
                    let dot = Outline::Circle {
                        x: deep + wide / 2.0 + right * wide,
                        y: middle + down * wide,
                        radius: wide * 0.11,
                    };
                    items.push(dot.filled(Ink::Token));
                }
            }
        }
        paragraph.draw((indent, 0.0), Ink::Text, &mut items);
        self.block(paragraph.height(), size * 0.4, items)
    }

    /// Draws the levels one below the other, with the strokes, names and text aligned.
    fn levels(&self, levels: &[(LevelMark, String)]) -> Block {
        let size = self.size;
        let strokes = level::width(size) + size * 0.8;
        let widest = (levels.iter())
            .map(|(mark, _)| width(&mark.name, size, Weight::SansBold))
            .fold(0.0, f32::max);
        let left = strokes + widest + size * 1.2;
        let mut items = Vec::new();
        let mut y = 0.0;
        for (mark, words) in levels {
            level::draw(mark.level, (0.0, y + size), size, &mut items);
            let name = strong(&mark.name, (strokes, y + size), size, Ink::Text);
            items.push(name.into());
            let words = Paragraph::new(&[Span::plain(words)], size, self.measure - left);
            words.draw((left, y), Ink::Text, &mut items);
            y += words.height().max(size * 1.2) + size * 0.35;
        }
        self.block(y, size * 0.6, items)
    }

    /// Draws a picture with its text, which is next to it if there is space and below it otherwise.
    fn figure(&self, figure: &Figure) -> Vec<Block> {
        let gap = self.size * GAP;
        if self.is_beside {
            let side = self.measure * PICTURE;
            let text = Self {
                measure: self.measure - side - gap,
                ..*self
            };
            let (high, items) = stacked(text.blocks(&figure.text));
            if high <= self.height {
                let mut all = figure.picture.items(side);
                // Short text is aligned with the board's upper edge.
                let place = Transform::translate(side + gap, 0.0);
                all.push(Item::Group(place, items));
                return vec![self.block(side.max(high), self.size, all)];
            }
        }
        let side = self.measure.min(self.height * HIGHEST);
        let picture = Block {
            keeps: true,
            ..self.block(side, self.size, figure.picture.items(side))
        };
        // A heading comes before everything else, and text below the picture comes after it.
        let headings = figure
            .text
            .iter()
            .take_while(|it| matches!(it, Passage::Heading(_)));
        let (headings, text) = figure.text.split_at(headings.count());
        let mut blocks = self.blocks(headings);
        blocks.push(picture);
        blocks.extend(self.blocks(text));
        blocks
    }
}

/// Stacks blocks into one. Returns the height and the drawing.
pub(super) fn stacked(blocks: Vec<Block>) -> (f32, Vec<Item>) {
    let mut items = Vec::new();
    let mut y = 0.0;
    for block in blocks {
        if y > 0.0 {
            y += block.above;
        }
        items.push(Item::Group(Transform::translate(0.0, y), block.items));
        y += block.height;
    }
    (y, items)
}
