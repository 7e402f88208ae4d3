//! Pages of puzzles.

use super::face::{in_face, sans, strong};
use super::frame::{Frame, Slot};
use super::{BookLayout, BookPuzzle, DayLabel, PerPage, level};
use crate::{Ink, Item, Scene, Transform, Weight, width, wrap};

/// The maximum number of lines in a note. Longer notes are cut short.
const MOST_LINES: usize = 2;
/// The maximum distance between the boards of a row, in lines of text.
const MOST_APART: f32 = 4.5;
/// The line spacing, as a fraction of the text size.
const LEADING: f32 = 1.35;
/// The size of a puzzle's number, as a multiple of the body text size. The second constant is for
/// numbers next to the board.
const NUMBER: f32 = 1.5;
const LARGE_NUMBER: f32 = 4.0;

/// The puzzles on a page.
pub(super) struct PuzzlePage<'a> {
    pub(super) entries: &'a [BookPuzzle],
    /// The number of the first puzzle, counted from 0.
    pub(super) number: usize,
    pub(super) per_page: PerPage,
    pub(super) layout: &'a BookLayout,
    pub(super) frame: &'a Frame,
    /// The area for the puzzles.
    pub(super) body: Slot,
}

impl PuzzlePage<'_> {
    /// Draws the puzzles.
    pub(super) fn draw(&self, items: &mut Vec<Item>) {
        if self.layout.is_square() && self.per_page == PerPage::Two {
            self.corners(items);
        } else {
            self.rows(items);
        }
    }

    /// Lays out boards in rows and columns. All boards on a page have the same size and are
    /// aligned. The remaining height is divided evenly among the spaces above, between and below
    /// them.
    fn rows(&self, items: &mut Vec<Item>) {
        let (frame, body) = (self.frame, self.body);
        let (columns, rows) = self.layout.grid(self.per_page);
        let gap = frame.text * if columns > 2 { 1.6 } else { 2.4 };
        let has_day = self.entries.iter().any(|entry| entry.day.is_some());
        let above = frame.text * if has_day { 3.2 } else { 2.0 };
        let small = frame.text * 0.95;
        let wide = (body.width - gap * (columns - 1) as f32) / columns as f32;
        // The smallest gap between rows.
        let least = frame.text * if has_day { 1.6 } else { 0.8 };
        let high = (body.height - least * (rows - 1) as f32) / rows as f32 - above;
        let below = |side: f32| {
            let lines = self.entries.iter().map(|entry| lines(entry, small, side));
            let lines = lines.max().unwrap_or(0) as f32;
            if lines > 0.0 {
                (lines * LEADING + 0.3) * small
            } else {
                0.0
            }
        };
        let most = wide.min(high);
        let side = most.min(high - below(most.min(high - small * LEADING)));
        let below = below(side);
        // If the number of rows limits the size of boards, columns remain close together.
        let apart = (gap + wide - side).min(frame.text * MOST_APART);
        let block = side * columns as f32 + apart * (columns - 1) as f32;
        let start = f32::midpoint(body.x, body.x + body.width) - block / 2.0;
        let unit = above + side + below;
        let between = (body.height - unit * rows as f32) / (rows + 1) as f32;
        // If the rows barely fit, the first starts at the top and the last ends at the bottom.
        let (first, between) = if between < least && rows > 1 {
            let between = (body.height - unit * rows as f32) / (rows - 1) as f32;
            (0.0, between)
        } else {
            (between, between)
        };
        for ((place, entry), number) in self.entries.iter().enumerate().zip(self.number + 1..) {
            let left = start + (place % columns) as f32 * (side + apart);
            let top = body.y + first + (place / columns) as f32 * (unit + between) + above;
            if let Some(day) = &entry.day {
                day_above(day, (left, top), side, frame.text, items);
            } else {
                let place = (left, top - frame.text * 0.6);
                items.push(numeral(number, place, frame.text * NUMBER));
            }
            items.push(board(entry, (left, top), side));
            below_board(entry, (left, top + side + small * 1.35), side, small, items);
        }
    }

    /// Draws two boards on a square page, one in the upper left corner and one in the lower right.
    /// Next to each are its number, its level and space for notes.
    fn corners(&self, items: &mut Vec<Item>) {
        let (frame, body) = (self.frame, self.body);
        let gap = frame.text * 2.4;
        let side = ((body.width - gap) / 2.0).min(body.height * 0.56);
        let right = body.x + body.width - side;
        let bottom = body.y + body.height - side;
        let beside = body.x + side + gap;
        let boards = [((body.x, body.y), beside), ((right, bottom), body.x)];
        let small = frame.text * 0.95;
        for ((entry, (place, left)), number) in
            (self.entries.iter().zip(boards)).zip(self.number + 1..)
        {
            items.push(board(entry, place, side));
            let is_lower = place.1 > body.y;
            let large = frame.text * LARGE_NUMBER;
            let room = body.width - side - gap;
            let rest = lines(entry, small, room) as f32 * small * LEADING;
            // The number and the lines below it are aligned with the upper edge of the first board
            // and with the lower edge of the second.
            let y = if is_lower {
                place.1 + side - rest - small * 0.6
            } else {
                place.1 + large * Weight::Serif.digit_height()
            };
            match &entry.day {
                Some(day) => {
                    let y = if is_lower {
                        y
                    } else {
                        place.1 + frame.text * 3.0
                    };
                    day_above(day, (left, y), room, frame.text, items);
                }
                None => items.push(numeral(number, (left, y), large)),
            }
            let y = if is_lower {
                place.1 + side - rest + small
            } else {
                y + small * 2.0
            };
            below_board(entry, (left, y), room, small, items);
        }
    }
}

/// The puzzle's number.
fn numeral(number: usize, place: (f32, f32), size: f32) -> Item {
    in_face(
        number.to_string(),
        place,
        size,
        Ink::Text,
        Weight::SerifBold,
    )
    .into()
}

/// Draws the day of the month as a large number, with the weekday and the month beside it. The text
/// ends slightly above the given position, which is the board's top left corner.
fn day_above(day: &DayLabel, (x, y): (f32, f32), side: f32, text: f32, items: &mut Vec<Item>) {
    let large = text * 2.9;
    let y = y - text * 0.75;
    let number = in_face(&day.day, (x, y), large, Ink::Text, Weight::Serif);
    let after = x + width(&day.day, large, number.weight) + text * 0.6;
    items.push(number.into());
    let room = side - (after - x);
    let line = |words: &str, weight| wrap(words, text, weight, room, 1).pop().unwrap_or_default();
    let high = large * Weight::Serif.digit_height();
    let weekday = line(&day.weekday, Weight::SansBold);
    items.push(strong(weekday, (after, y - high + text * 0.72), text, Ink::Text).into());
    let month = line(&day.month, Weight::Sans);
    items.push(sans(month, (after, y), text, Ink::Muted).into());
}

/// Draws a puzzle's board with its upper left corner at the given position.
fn board(entry: &BookPuzzle, (left, top): (f32, f32), side: f32) -> Item {
    let mut scene = Scene::new(entry.givens)
        .printed()
        .with_board(&entry.entries);
    if let Some(candidates) = &entry.candidates {
        scene = scene.with_candidates(**candidates);
    }
    Item::Group(Transform::translate(left, top), scene.board(side))
}

/// The width of the level, including the space after it.
fn level_width(entry: &BookPuzzle, small: f32) -> f32 {
    entry.level.as_ref().map_or(0.0, |mark| {
        let name = width(&mark.name, small, Weight::SansBold.for_words(&mark.name));
        level::width(small) + small * 0.6 + name + small * 0.7
    })
}

/// The lines of the note.
fn note(entry: &BookPuzzle, small: f32, side: f32) -> Vec<String> {
    let room = side - level_width(entry, small);
    // A note cut to a few characters would be useless.
    if room < small * 4.0 {
        return Vec::new();
    }
    wrap(&entry.note, small, Weight::Sans, room, MOST_LINES)
}

/// The number of lines below the board.
fn lines(entry: &BookPuzzle, small: f32, side: f32) -> usize {
    let least = usize::from(entry.level.is_some());
    note(entry, small, side).len().max(least)
}

/// Draws the level with its strokes, followed by the note. The line starts at the given position.
fn below_board(
    entry: &BookPuzzle,
    (x, y): (f32, f32),
    side: f32,
    small: f32,
    items: &mut Vec<Item>,
) {
    if let Some(mark) = &entry.level {
        level::draw(mark.level, (x, y), small, items);
        let after = x + level::width(small) + small * 0.6;
        items.push(strong(&mark.name, (after, y), small, Ink::Text).into());
    }
    let left = x + level_width(entry, small);
    for (line, words) in note(entry, small, side).into_iter().enumerate() {
        let y = y + small * LEADING * line as f32;
        items.push(sans(words, (left, y), small, Ink::Muted).into());
    }
}
