//! Pages of puzzles.

use super::frame::{Frame, Slot};
use super::{BookPuzzle, PerPage};
use crate::{Anchor, Ink, Item, Scene, Text, Transform, Weight, wrap};

/// A note longer than this is cut short.
const MOST_LINES: usize = 2;
/// Boards of a row are at most this many lines of text apart.
const MOST_APART: f32 = 4.5;
/// From one line of text to the next, as a part of its size.
const LEADING: f32 = 1.35;

/// Draws puzzles; the first has this number, from 0 on.
pub(super) fn draw(
    entries: &[BookPuzzle],
    number: usize,
    grid: PerPage,
    frame: &Frame,
    items: &mut Vec<Item>,
) {
    let gap = frame.text * if grid == PerPage::Nine { 1.6 } else { 2.4 };
    let slots = frame.body().divided(grid.grid(), gap);
    let above = frame.text * 1.6;
    let small = frame.text * 0.9;
    // All boards of a page are equally large, and stand in line.
    let has_notes = entries.iter().any(|entry| !entry.note.is_empty());
    let fewest = |side: f32| {
        let lines = entries.iter().map(|entry| note(entry, small, side).len());
        lines.max().unwrap_or(0) as f32
    };
    let Slot { width, height, .. } = slots[0];
    let most = width.min(height - above);
    let below = if has_notes {
        fewest(most.min(height - above - small * LEADING)) * small * LEADING + small * 0.4
    } else {
        0.0
    };
    let side = width.min(height - above - below);
    // Where rows decide how large a board is, columns stay near each other.
    let (columns, _) = grid.grid();
    let apart = (gap + width - side).min(frame.text * MOST_APART);
    let block = side * columns as f32 + apart * (columns - 1) as f32;
    let start = f32::midpoint(frame.left, frame.right) - block / 2.0;
    for ((place, (entry, slot)), number) in entries.iter().zip(slots).enumerate().zip(number + 1..)
    {
        let left = start + (place % columns) as f32 * (side + apart);
        // What is left over goes to both sides.
        let top = slot.y + (slot.height - above - side - below) / 2.0 + above;
        let label = Text::new(
            number.to_string(),
            left,
            top - frame.text * 0.55,
            frame.text * 1.1,
            Ink::Text,
        );
        items.push(label.bold().into());
        let mut scene = Scene::new(entry.givens).with_board(&entry.entries);
        if let Some(candidates) = &entry.candidates {
            scene = scene.with_candidates(**candidates);
        }
        let place = Transform::translate(left, top);
        items.push(Item::Group(place, scene.board(side)));
        for (line, words) in note(entry, small, side).into_iter().enumerate() {
            let y = top + side + small * (1.3 + LEADING * line as f32);
            let text = Text::new(words, left + side, y, small, Ink::Muted);
            items.push(text.anchored(Anchor::End).into());
        }
    }
}

/// The lines below a puzzle.
fn note(entry: &BookPuzzle, small: f32, side: f32) -> Vec<String> {
    wrap(&entry.note, small, Weight::Regular, side, MOST_LINES)
}
