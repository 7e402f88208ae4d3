//! Levels, shown as five rising strokes and always accompanied by a word.

use novena_techniques::Level;

use crate::{Ink, Item, Outline};

/// The level of a puzzle, and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelMark {
    /// The level.
    pub level: Level,
    /// The name, in the reader's language.
    pub name: String,
}

/// The text size, in the units used for the strokes.
const HIGH: f32 = 16.5;
const WIDE: f32 = 20.6;
const APART: f32 = 4.4;
const STROKE: f32 = 3.0;

/// The width of the strokes next to text of this size.
pub(super) fn width(size: f32) -> f32 {
    WIDE * unit(size)
}

/// The length of one unit next to text of this size. The tallest stroke is as high as the text
/// size.
fn unit(size: f32) -> f32 {
    size / HIGH
}

/// Draws the strokes: one for each level up to this one, and stubs for the rest. The position is
/// the left end of the baseline of the text next to them.
pub(super) fn draw(level: Level, (x, y): (f32, f32), size: f32, items: &mut Vec<Item>) {
    let unit = unit(size);
    let place = Level::ALL.iter().position(|&other| other == level);
    let reached = place.map_or(0, |place| place + 1);
    for (number, _) in (1..).zip(Level::ALL) {
        let is_on = number <= reached;
        let high = if is_on {
            4.0 + 2.5 * number as f32
        } else {
            2.0
        };
        let left = x + APART * (number - 1) as f32 * unit;
        let stroke = Outline::rect(left, y - high * unit, STROKE * unit, high * unit);
        items.push(stroke.filled(if is_on { Ink::Text } else { Ink::Line }));
    }
}
