//! The cover, with the title, the author and a first puzzle.

use novena_core::{Cell, Puzzle};
use novena_techniques::Level;

use super::face::{in_face, sans, strong};
use super::frame::Frame;
use super::level;
use super::plan::BookPlan;
use crate::{Anchor, Fonts, Ink, Item, Outline, Stroke, Text, Transform, Weight, line, width};

/// The line spacing, as a fraction of the text size.
const LEADING: f32 = 1.35;
/// The number of lines that a title should fit in. Titles that need more lines are shrunk.
const TITLE_LINES: usize = 3;
/// The smallest size of a title, as a multiple of the body text size. A title that does not fit at
/// this size gets more lines.
const SMALLEST: f32 = 1.6;
const MOST_LINES: usize = 6;
/// The smallest board that may be drawn, as a fraction of the page.
const LEAST_BOARD: f32 = 0.3;

/// Draws the cover.
pub(super) fn draw(plan: &BookPlan<'_>, puzzle: &Puzzle, frame: &Frame, items: &mut Vec<Item>) {
    let book = plan.book;
    let text = frame.text;
    let below = rule((frame.left, frame.top), frame.measure(), items);
    let mut y = title(plan, frame, below + text * 1.2, items);
    for (words, size) in [(&book.subtitle, text * 1.5), (&book.author, text * 1.3)] {
        for words in book
            .fonts
            .wrap(words, size, Weight::Sans, frame.measure(), 2)
        {
            y += size * LEADING;
            items.push(aligned(words, y, size, Weight::Sans, frame, &book.fonts));
        }
    }
    let foot = levels(plan, frame, items);
    // The board takes up the remaining space at the foot of the page.
    let room = foot - y - text * 2.4;
    let side = frame.measure().min(room);
    if side >= frame.measure() * LEAST_BOARD {
        let left = frame.left + (frame.measure() - side) / 2.0;
        let place = Transform::translate(left, foot - side);
        items.push(Item::Group(place, board(puzzle, side)));
    }
}

/// Draws the rule at the top of a page, which consists of a thick line above a thin one. Returns
/// the height at which the rule ends.
pub(super) fn rule((x, y): (f32, f32), wide: f32, items: &mut Vec<Item>) -> f32 {
    items.push(Outline::rect(x, y, wide, 2.2).filled(Ink::Frame));
    items.push(Outline::rect(x, y + 4.0, wide, 0.7).filled(Ink::Frame));
    y + 4.7
}

/// Draws the title below the given height. Returns the height at which the title ends.
pub(super) fn title(plan: &BookPlan<'_>, frame: &Frame, top: f32, items: &mut Vec<Item>) -> f32 {
    let book = plan.book;
    let (size, lines) = fitted(&book.title, frame, &book.fonts);
    let mut y = top;
    for (number, words) in lines.into_iter().enumerate() {
        y += size * if number == 0 { 0.82 } else { 1.04 };
        let weight = Weight::Serif;
        items.push(aligned(words, y, size, weight, frame, &book.fonts));
    }
    // Space for descenders.
    y + size * 0.16 + frame.text * 0.5
}

/// Draws text at the edge where readers begin a line. In right-to-left scripts, that is the right
/// edge.
fn aligned(words: String, y: f32, size: f32, weight: Weight, frame: &Frame, fonts: &Fonts) -> Item {
    let (x, anchor) = if fonts.is_read_from_right(&words) {
        (frame.right, Anchor::End)
    } else {
        (frame.left, Anchor::Start)
    };
    let text: Text = fonts.text(words, (x, y), size, weight, Ink::Text);
    text.anchored(anchor).into()
}

/// Splits the title into lines, at a size at which it fits. A smaller size with fewer lines is
/// preferred, as long as the text is large enough.
fn fitted(title: &str, frame: &Frame, fonts: &Fonts) -> (f32, Vec<String>) {
    let (weight, measure) = (Weight::Serif, frame.measure());
    let largest = (measure / 6.0).min(frame.height / 9.0);
    let smallest = frame.text * SMALLEST;
    let mut size = largest.max(smallest);
    loop {
        let is_last = size <= smallest;
        // Prefer a smaller size to a broken word.
        let words = title.split_whitespace();
        let widest = words.map(|word| fonts.width(word, size, weight));
        let fits = widest.fold(0.0, f32::max) <= measure;
        let most = match size / largest {
            _ if is_last => MOST_LINES,
            part if part > 0.62 => 1,
            part if part > 0.45 => 2,
            _ => TITLE_LINES,
        };
        let lines = fonts.wrap(title, size, weight, measure, most + 1);
        if is_last || lines.len() <= most && fits {
            return (size, fonts.wrap(title, size, weight, measure, most));
        }
        size = (size * 0.95).max(smallest);
    }
}

/// Draws the levels of the book's puzzles, with the number of puzzles at each level, at the foot of
/// the cover. Returns the height at which the free part of the cover ends.
fn levels(plan: &BookPlan<'_>, frame: &Frame, items: &mut Vec<Item>) -> f32 {
    let size = frame.text * 1.05;
    let sections = plan.book.sections.iter();
    let marks: Vec<&level::LevelMark> = sections
        .flat_map(|section| &section.entries)
        .filter_map(|entry| entry.level.as_ref())
        .collect();
    let marked = Level::ALL.into_iter().filter_map(|level| {
        let all = marks.iter().filter(|mark| mark.level == level);
        Some((*all.clone().next()?, all.count().to_string()))
    });
    let marked: Vec<_> = marked.collect();
    let parts = |name: &str, count: &str| {
        let name = width(name, size, Weight::SansBold.for_words(name));
        let strokes = level::width(size) + size * 0.5;
        [
            strokes,
            name + size * 0.45,
            width(count, size, Weight::Sans),
        ]
    };
    let wide = |(mark, count): &(&level::LevelMark, String)| -> f32 {
        parts(&mark.name, count).into_iter().sum()
    };
    let whole: f32 = marked.iter().map(wide).sum();
    let gap = size * 2.0;
    let fits = whole + gap * marked.len().saturating_sub(1) as f32 <= frame.measure();
    if marked.is_empty() || !fits {
        return frame.bottom;
    }
    let mut x = frame.left;
    for (mark, count) in marked {
        let [strokes, name, counted] = parts(&mark.name, &count);
        level::draw(mark.level, (x, frame.bottom), size, items);
        items.push(strong(&mark.name, (x + strokes, frame.bottom), size, Ink::Text).into());
        let place = (x + strokes + name, frame.bottom);
        items.push(sans(count, place, size, Ink::Muted).into());
        x += strokes + name + counted + gap;
    }
    frame.bottom - size * 2.4
}

/// Draws the cover's board, with large givens, a dot in every open cell, and no lines between
/// cells. Its frame is a thick line and a thin line, like the rule at the top of the page.
fn board(puzzle: &Puzzle, side: f32) -> Vec<Item> {
    let thick = side * 0.007;
    let (thin, edge) = (thick / 3.0, thick * 2.4);
    let frame = |inset: f32, width: f32| {
        let inset = inset + width / 2.0;
        let outline = Outline::rect(inset, inset, side - inset * 2.0, side - inset * 2.0);
        outline.stroked(Stroke::solid(Ink::Frame, width))
    };
    let mut items = vec![frame(0.0, thick), frame(thick * 2.0, thin)];
    let inner = side - edge * 2.0;
    let side_of_cell = inner / 9.0;
    for at in [3.0, 6.0] {
        let at = edge + at * side_of_cell;
        let end = side - edge;
        items.push(line((at, edge), (at, end), Ink::Line, thin));
        items.push(line((edge, at), (end, at), Ink::Line, thin));
    }
    let weight = Weight::Serif;
    let letters = side_of_cell * 0.74;
    let middle = |line: usize| edge + (line as f32 + 0.5) * side_of_cell;
    for cell in Cell::all() {
        let (x, y) = (middle(cell.column()), middle(cell.row()));
        if let Some(digit) = puzzle.given(cell) {
            let base = y + weight.digit_height() * letters / 2.0;
            let text = in_face(digit.to_string(), (x, base), letters, Ink::Given, weight);
            items.push(text.anchored(Anchor::Middle).into());
        } else {
            let radius = side_of_cell * 0.035;
            items.push(Outline::Circle { x, y, radius }.filled(Ink::Line));
        }
    }
    items
}
