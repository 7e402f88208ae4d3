//! The pages after the cover: the table of contents, the instructions for playing, and the
//! colophon, which describes how the book was made.

use super::cover;
use super::face::{sans, strong};
use super::flow::{self, Block, Column};
use super::frame::{Frame, Slot};
use super::passage::{Passage, TextStyle};
use super::plan::{BookPlan, ContentsLine};
use crate::{Anchor, Ink, Item, Outline, Segment, Stroke, Weight, width, wrap};

/// The line spacing, as a fraction of the text size.
const LEADING: f32 = 1.35;
/// The largest line spacing in the table of contents, as a multiple of the text size. If there are
/// many lines, the spacing is reduced, but not below the second constant.
const ROW: f32 = 1.9;
const CLOSE_ROW: f32 = 1.3;

/// Lays out the pages after the cover. Each page is one column of blocks.
pub(super) fn pages(plan: &BookPlan<'_>) -> Vec<Column> {
    let frame = plan.layout.frame(2);
    let body = body(plan, &frame);
    let style = TextStyle {
        size: frame.text,
        measure: body.width,
        height: body.height,
        is_beside: !plan.layout.is_large,
        group: 0,
    };
    let mut blocks = Vec::new();
    if plan.book.cover.is_none() {
        blocks.push(opening(plan, &frame));
    }
    let contents = plan.short_contents();
    let taken = blocks.first().map_or(0.0, |opening| opening.height);
    let heading = style.blocks(&[Passage::Heading(plan.book.contents.clone())]);
    let heading = heading
        .into_iter()
        .filter(|_| !plan.book.contents.is_empty());
    if !contents.is_empty() {
        blocks.extend(heading);
    }
    // If there are many lines, the spacing is reduced before another page is used.
    let room = (body.height - taken - frame.text * 5.0) / contents.len().max(1) as f32;
    let row = room.clamp(frame.text * CLOSE_ROW, frame.text * ROW);
    blocks.extend((contents.iter()).map(|line| contents_line(line, row, &style, plan)));
    blocks.extend(style.blocks(&plan.book.guide));
    if blocks.is_empty() {
        return Vec::new();
    }
    flow::columns(blocks, body.height)
}

/// Draws a page. The first page has the colophon at its foot.
pub(super) fn draw(
    plan: &BookPlan<'_>,
    column: &Column,
    is_first: bool,
    frame: &Frame,
    items: &mut Vec<Item>,
) {
    let body = body(plan, frame);
    items.extend(flow::draw(std::slice::from_ref(column), &[body]));
    if is_first {
        let size = frame.text * 0.85;
        let lines = colophon(plan, frame);
        let mut y = frame.bottom - frame.text * 1.8 - (lines.len() as f32 - 1.0) * size * LEADING;
        for words in lines {
            items.push(sans(words, (frame.left, y), size, Ink::Muted).into());
            y += size * LEADING;
        }
    }
    frame.number(items);
}

/// The area between the top of the page and the colophon.
fn body(plan: &BookPlan<'_>, frame: &Frame) -> Slot {
    let lines = colophon(plan, frame).len() as f32;
    let below = frame.text * 2.2 + (lines + 1.0) * frame.text * 0.85 * LEADING;
    Slot {
        x: frame.left,
        y: frame.top,
        width: frame.measure(),
        height: frame.bottom - frame.top - below,
    }
}

/// The lines that describe how the book was made.
fn colophon(plan: &BookPlan<'_>, frame: &Frame) -> Vec<String> {
    let size = frame.text * 0.85;
    let words = plan.book.colophon.iter();
    words
        .flat_map(|words| wrap(words, size, Weight::Sans, frame.measure(), 4))
        .collect()
}

/// Draws the title, the subtitle and the author, for books that have no cover.
fn opening(plan: &BookPlan<'_>, frame: &Frame) -> Block {
    let book = plan.book;
    let text = frame.text;
    let place = Frame {
        left: 0.0,
        right: frame.measure(),
        ..*frame
    };
    let mut items = Vec::new();
    let below = cover::rule((0.0, 0.0), frame.measure(), &mut items);
    let mut y = cover::title(plan, &place, below + text * 0.8, &mut items);
    for words in [&book.subtitle, &book.author] {
        let size = text * 1.2;
        for words in book
            .fonts
            .wrap(words, size, Weight::Sans, frame.measure(), 2)
        {
            y += size * LEADING;
            let line = book
                .fonts
                .text(words, (0.0, y), size, Weight::Sans, Ink::Text);
            items.push(line.into());
        }
    }
    Block {
        height: y + text,
        items,
        ..Block::default()
    }
}

/// Draws a line of the table of contents: the name, the puzzle numbers, a row of dots and the page.
fn contents_line(begun: &ContentsLine, row: f32, style: &TextStyle, plan: &BookPlan<'_>) -> Block {
    let fonts = &plan.book.fonts;
    let size = style.size * 1.05;
    let right = style.measure;
    let mut items = Vec::new();
    let y = row * 0.72;
    let numbers = match &begun.numbers {
        Some(numbers) if numbers.start() == numbers.end() => format!("  {}", numbers.start()),
        Some(numbers) => format!("  {}–{}", numbers.start(), numbers.end()),
        None => String::new(),
    };
    let page = begun.page.to_string();
    let page_width = width(&page, size, Weight::Sans);
    let numbers_width = width(&numbers, size, Weight::Sans);
    let room = right - page_width - numbers_width - size * 3.0;
    let name = fonts
        .wrap(&begun.name, size, Weight::SansBold, room, 1)
        .pop();
    let name = name.unwrap_or_default();
    let after = fonts.width(&name, size, Weight::SansBold);
    items.push(
        fonts
            .text(name, (0.0, y), size, Weight::SansBold, Ink::Text)
            .into(),
    );
    items.push(sans(numbers, (after, y), size, Ink::Muted).into());
    let page = strong(page, (right, y), size, Ink::Text);
    items.push(page.anchored(Anchor::End).into());
    let from = after + numbers_width + size * 0.6;
    let to = right - page_width - size * 0.6;
    if from < to {
        let path = vec![Segment::Move((from, y)), Segment::Line((to, y))];
        let dotted = Stroke::dashed(Ink::Line, 0.7, 0.7, size * 0.35);
        items.push(Outline::Path(path).stroked(dotted));
    }
    Block {
        height: row,
        items,
        ..Block::default()
    }
}
