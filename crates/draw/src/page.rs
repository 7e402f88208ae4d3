//! A board on a page of its own, with text above and below it and with row and column numbers.

use crate::places::baseline;
use crate::{Anchor, Drawing, Ink, Item, Outline, Scene, Text, Transform, Weight, wrap};

/// The width of the board in a picture, in points: five inches.
const SIDE: f32 = 360.0;
const MARGIN: f32 = 18.0;
const TITLE: f32 = 17.0;
const CAPTION: f32 = 11.0;
const LABEL: f32 = 11.0;
/// The line spacing, as a fraction of the text size.
const LEADING: f32 = 1.4;
/// The maximum number of lines in a title or caption. Longer text is cut short.
const MOST_TITLE: usize = 4;
const MOST_CAPTION: usize = 60;

/// The picture of a scene.
pub(crate) fn of(scene: &Scene<'_>) -> Drawing {
    let title = wrap(&scene.title, TITLE, Weight::Bold, SIDE, MOST_TITLE);
    let caption = wrapped(&scene.caption);
    let labels = if scene.has_labels { LABEL * 1.6 } else { 0.0 };
    let left = MARGIN + labels;
    let above = title.len() as f32 * TITLE * LEADING;
    let top = MARGIN + above + labels + if title.is_empty() { 0.0 } else { 4.0 };
    let below = caption.len() as f32 * CAPTION * LEADING;
    let gap = if caption.is_empty() { 0.0 } else { 10.0 };
    let mut drawing = Drawing::new(left + SIDE + MARGIN, top + SIDE + gap + below + MARGIN);
    drawing.title = match scene.title.as_str() {
        "" => "Sudoku".to_owned(),
        title => title.to_owned(),
    };
    drawing.description = described(scene);
    let page = Outline::rect(0.0, 0.0, drawing.width, drawing.height);
    drawing.items.push(page.filled(Ink::Page));
    let middle = left + SIDE / 2.0;
    for (number, line) in title.into_iter().enumerate() {
        let y = MARGIN + number as f32 * TITLE * LEADING + TITLE;
        let text = Text::new(line, middle, y, TITLE, Ink::Text).bold();
        drawing.items.push(text.anchored(Anchor::Middle).into());
    }
    if scene.has_labels {
        numbers(left, top, labels / 2.0, &mut drawing.items);
    }
    let place = Transform::translate(left, top);
    drawing.items.push(Item::Group(place, scene.board(SIDE)));
    for (number, line) in caption.into_iter().enumerate() {
        let y = top + SIDE + gap + number as f32 * CAPTION * LEADING + CAPTION;
        drawing
            .items
            .push(Text::new(line, left, y, CAPTION, Ink::Text).into());
    }
    drawing
}

/// The lines of a caption. Every line of its text begins a new line.
fn wrapped(caption: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for text in caption.lines() {
        lines.extend(wrap(text, CAPTION, Weight::Regular, SIDE, MOST_CAPTION));
    }
    if lines.len() > MOST_CAPTION {
        lines.truncate(MOST_CAPTION - 1);
        lines.push("…".to_owned());
    }
    lines
}

/// The caption, followed by the digits of each row.
fn described(scene: &Scene<'_>) -> String {
    let digits = scene.position().to_string();
    let rows = (0..9).filter_map(|row| digits.get(row * 9..row * 9 + 9));
    let caption = Some(scene.caption.as_str()).filter(|caption| !caption.is_empty());
    let lines: Vec<&str> = caption.into_iter().chain(rows).collect();
    lines.join("\n")
}

/// Draws row and column numbers at this distance from the board.
fn numbers(left: f32, top: f32, away: f32, items: &mut Vec<Item>) {
    let cell = SIDE / 9.0;
    for number in 1..=9 {
        let along = (number as f32 - 0.5) * cell;
        for (x, y) in [(left - away, top + along), (left + along, top - away)] {
            let text = Text::new(number.to_string(), x, baseline(y, LABEL), LABEL, Ink::Muted);
            items.push(text.anchored(Anchor::Middle).into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_a_caption_starts_a_new_line() {
        let caption = "X-Chain: Either r1c1 is 5, or r2c2 is.\n1. Then r3c3 must be 5.";
        let expected: Vec<&str> = caption.lines().collect();
        assert_eq!(wrapped(caption), expected);
        assert!(wrapped(&caption.repeat(8).replace('\n', " ")).len() > 3);
        let long = wrapped(&"1. Then.\n".repeat(100));
        assert_eq!(long.len(), MOST_CAPTION);
        assert_eq!(long.last().map(String::as_str), Some("…"));
    }
}
