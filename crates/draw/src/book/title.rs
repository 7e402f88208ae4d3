//! The title page: what it is called, what is in it, how it was made.

use super::frame::Frame;
use super::plan::BookPlan;
use crate::{Anchor, Ink, Item, Outline, Segment, Stroke, Text, Transform, Weight, line, wrap};

/// From one line of text to the next, as a part of its size.
const LEADING: f32 = 1.35;
/// A title is made smaller until it fits in this many lines.
const TITLE_LINES: usize = 3;
/// The smallest title is this many times as large as running text; there are more lines of it.
const SMALLEST: f32 = 1.6;
const MOST_LINES: usize = 6;

pub(super) fn draw(plan: &BookPlan<'_>, frame: &Frame, items: &mut Vec<Item>) {
    let text = frame.text;
    let middle = f32::midpoint(frame.left, frame.right);
    let mut pen = Pen { middle, items };
    let (size, lines) = fitted(&plan.book.title, frame);
    let mut y = frame.height * 0.16 + size;
    for words in lines {
        pen.centred(words, y, size, true, Ink::Text);
        y += size * 1.2;
    }
    y += text * 0.6;
    for (words, most) in [(&plan.book.author, 2), (&plan.book.subtitle, 2)] {
        let size = text * 1.3;
        for words in wrap(words, size, Weight::Regular, frame.measure(), most) {
            pen.centred(words, y, size, false, Ink::Text);
            y += size * LEADING;
        }
        y += text * 0.4;
    }
    let foot = colophon(plan, frame, &mut pen);
    let wide = frame.measure() * 0.3;
    let free = foot - y;
    let contents = plan.contents();
    let row = text * 1.9;
    // The emblem stands between the title and the contents, if there is room for both.
    let wanted = contents.len() as f32 * row;
    let room_for_contents = if wanted + wide + text * 8.0 <= free {
        let gap = (free - wanted - wide) / 3.0;
        emblem(middle - wide / 2.0, y + gap, wide, pen.items);
        y += wide + gap * 2.0;
        wanted
    } else {
        y += text * 2.0;
        free - text * 4.0
    };
    #[expect(clippy::cast_possible_truncation, reason = "a page has few lines")]
    let most = (room_for_contents / row + 0.01).max(0.0) as usize;
    let indent = frame.measure() * 0.12;
    let (left, right) = (frame.left + indent, frame.right - indent);
    let is_cut = contents.len() > most;
    let shown = if is_cut { most.saturating_sub(1) } else { most };
    for begun in contents.iter().take(shown) {
        y += row;
        let numbers = match &begun.numbers {
            Some(numbers) if numbers.start() == numbers.end() => format!("  {}", numbers.start()),
            Some(numbers) => format!("  {}–{}", numbers.start(), numbers.end()),
            None => String::new(),
        };
        let page = begun.page.to_string();
        let page_width = crate::width(&page, text, Weight::Regular);
        let numbers_width = crate::width(&numbers, text, Weight::Regular);
        let room = right - left - page_width - numbers_width - text * 3.0;
        let name = wrap(begun.name, text * 1.1, Weight::Bold, room, 1);
        let name = name.into_iter().next().unwrap_or_default();
        let after = left + crate::width(&name, text * 1.1, Weight::Bold);
        let item = Text::new(name, left, y, text * 1.1, Ink::Text).bold();
        pen.items.push(item.into());
        let item = Text::new(numbers, after, y, text, Ink::Muted);
        pen.items.push(item.into());
        let item = Text::new(page, right, y, text, Ink::Text).anchored(Anchor::End);
        pen.items.push(item.into());
        let dots = (
            after + numbers_width + text * 0.6,
            right - page_width - text * 0.6,
        );
        if dots.0 < dots.1 {
            let path = vec![Segment::Move((dots.0, y)), Segment::Line((dots.1, y))];
            let dotted = Stroke::dashed(Ink::Line, 0.7, 0.7, text * 0.35);
            pen.items.push(Outline::Path(path).stroked(dotted));
        }
    }
    if is_cut && most > 0 {
        pen.centred("…".to_owned(), y + row, text, false, Ink::Text);
    }
}

/// The title at a size that fits, and its lines.
fn fitted(title: &str, frame: &Frame) -> (f32, Vec<String>) {
    let mut size = (frame.measure() / 12.0).max(frame.text * SMALLEST);
    loop {
        let is_last = size <= frame.text * SMALLEST;
        let most = if is_last { MOST_LINES } else { TITLE_LINES };
        let lines = wrap(title, size, Weight::Bold, frame.measure(), most + 1);
        // A word that is broken is worse than a smaller size.
        let words = title.split_whitespace();
        let widest = words.map(|word| crate::width(word, size, Weight::Bold));
        let fits = widest.fold(0.0, f32::max) <= frame.measure();
        if is_last || lines.len() <= most && fits {
            return (size, wrap(title, size, Weight::Bold, frame.measure(), most));
        }
        size = (size * 0.88).max(frame.text * SMALLEST);
    }
}

/// Writes the foot of the page, from below; answers where it begins.
fn colophon(plan: &BookPlan<'_>, frame: &Frame, pen: &mut Pen<'_>) -> f32 {
    let size = frame.text * 0.85;
    let lines: Vec<String> = plan
        .book
        .colophon
        .iter()
        .flat_map(|words| wrap(words, size, Weight::Regular, frame.measure(), 4))
        .collect();
    let mut y = frame.bottom;
    for words in lines.into_iter().rev() {
        pen.centred(words, y, size, false, Ink::Muted);
        y -= size * LEADING;
    }
    y
}

/// A box with its nine digits.
fn emblem(x: f32, y: f32, wide: f32, items: &mut Vec<Item>) {
    let cell = wide / 3.0;
    let size = cell * 0.6;
    let mut inside = Vec::new();
    for at in 1..3 {
        let at = at as f32 * cell;
        inside.push(line((at, 0.0), (at, wide), Ink::Line, cell * 0.02));
        inside.push(line((0.0, at), (wide, at), Ink::Line, cell * 0.02));
    }
    inside
        .push(Outline::rect(0.0, 0.0, wide, wide).stroked(Stroke::solid(Ink::Frame, cell * 0.06)));
    for digit in 1..=9 {
        let (column, row) = ((digit - 1) % 3, (digit - 1) / 3);
        let (x, y) = ((column as f32 + 0.5) * cell, (row as f32 + 0.5) * cell);
        let base = y + crate::CAP_HEIGHT * size / 2.0;
        let text = Text::new(digit.to_string(), x, base, size, Ink::Given);
        inside.push(text.bold().anchored(Anchor::Middle).into());
    }
    items.push(Item::Group(Transform::translate(x, y), inside));
}

struct Pen<'a> {
    middle: f32,
    items: &'a mut Vec<Item>,
}

impl Pen<'_> {
    fn centred(&mut self, words: String, y: f32, size: f32, is_bold: bool, ink: Ink) {
        let text = Text::new(words, self.middle, y, size, ink).anchored(Anchor::Middle);
        self.items
            .push(if is_bold { text.bold() } else { text }.into());
    }
}
