//! Answers at the back: small boards, or steps in words.

use std::ops::Range;

use super::frame::{Frame, Slot};
use super::plan::BookPlan;
use super::{BookAnswer, BookLayout, BookPuzzle};
use crate::{Anchor, Ink, Item, Scene, Text, Transform, Weight, width, wrap};

/// From one line of text to the next, as a part of its size.
const LEADING: f32 = 1.35;
/// No sentence has more lines than fit in a column.
const MOST_LINES: usize = 400;

/// Draws boards, numbered.
pub(super) fn boards(
    plan: &BookPlan<'_>,
    numbers: Range<usize>,
    frame: &Frame,
    items: &mut Vec<Item>,
) {
    head(plan, &numbers, frame, items);
    let body = frame.body();
    let label = label_size(frame);
    let above = label * 1.3;
    let slots = body.divided(plan.layout.answers(), label * 1.5);
    let side = slots[0].width.min(slots[0].height - above);
    let mut boards = Vec::new();
    let entries = plan.entries().zip(0..).skip(numbers.start);
    for ((entry, number), slot) in entries.take(numbers.len()).zip(slots) {
        let BookAnswer::Solution(solution) = &entry.answer else {
            continue;
        };
        let left = slot.x + (slot.width - side) / 2.0;
        let top = slot.y + above;
        let text = Text::new(
            (number + 1).to_string(),
            left,
            top - label * 0.4,
            label,
            Ink::Text,
        );
        boards.push(text.bold().into());
        let scene = Scene::new(entry.givens).with_board(&solution.board());
        boards.push(Item::Group(
            Transform::translate(left, top),
            scene.board(side),
        ));
    }
    items.extend(turned(boards, body, plan.layout.turns_answers));
}

/// An answer in words: its number and its lines.
#[derive(Clone, Debug)]
pub(super) struct Block {
    number: usize,
    lines: Vec<String>,
}

/// Puts answers in words into columns and pages, none of them torn apart unless it is longer
/// than a column.
pub(super) fn flow<'a>(
    answers: impl Iterator<Item = (usize, &'a &'a BookPuzzle)>,
    layout: &BookLayout,
    first_page: usize,
) -> Vec<Vec<Vec<Block>>> {
    let frame = layout.frame(first_page);
    let columns = columns(&frame, layout);
    let Slot { width, height, .. } = columns[0];
    let size = frame.text;
    #[expect(clippy::cast_possible_truncation, reason = "a page has few lines")]
    let room = (height / (size * LEADING)) as usize;
    let mut filled: Vec<Vec<Block>> = Vec::new();
    let mut left = 0;
    for (number, entry) in answers {
        let BookAnswer::Words(words) = &entry.answer else {
            continue;
        };
        let wide = width - indent(size);
        let lines = wrap(words, size, Weight::Regular, wide, MOST_LINES);
        for part in lines.chunks(room.max(1)) {
            if filled.is_empty() || part.len() > left {
                filled.push(Vec::new());
                left = room;
            }
            // An empty line follows.
            left = left.saturating_sub(part.len() + 1);
            if let Some(column) = filled.last_mut() {
                column.push(Block {
                    number,
                    lines: part.to_vec(),
                });
            }
        }
    }
    filled.chunks(columns.len()).map(<[_]>::to_vec).collect()
}

/// Draws answers in words.
pub(super) fn words(
    plan: &BookPlan<'_>,
    content: &[Vec<Block>],
    frame: &Frame,
    items: &mut Vec<Item>,
) {
    let numbers = content.iter().flatten().map(|block| block.number);
    let (first, last) = (numbers.clone().min(), numbers.max());
    if let Some((first, last)) = first.zip(last) {
        head(plan, &(first..last + 1), frame, items);
    }
    let size = frame.text;
    let mut texts = Vec::new();
    for (column, slot) in content.iter().zip(columns(frame, &plan.layout)) {
        let mut y = slot.y + size;
        for block in column {
            let number = (block.number + 1).to_string();
            let at = slot.x + indent(size) - size * 0.5;
            let text = Text::new(number, at, y, size, Ink::Text).bold();
            texts.push(text.anchored(Anchor::End).into());
            for line in &block.lines {
                let left = slot.x + indent(size);
                texts.push(Text::new(line, left, y, size, Ink::Text).into());
                y += size * LEADING;
            }
            y += size * LEADING;
        }
    }
    items.extend(turned(texts, frame.body(), plan.layout.turns_answers));
}

/// Room for a number before its words.
fn indent(size: f32) -> f32 {
    width("0000", size, Weight::Bold) + size * 0.5
}

fn columns(frame: &Frame, layout: &BookLayout) -> Vec<Slot> {
    let count = if layout.is_large || layout.is_booklet {
        1
    } else {
        2
    };
    frame.body().divided((count, 1), frame.text * 2.0)
}

/// Numbers of answers are small, but not so small that nobody finds one.
fn label_size(frame: &Frame) -> f32 {
    (frame.text * 0.9).max(7.5)
}

/// The line above: `Answers 21–40`.
fn head(plan: &BookPlan<'_>, numbers: &Range<usize>, frame: &Frame, items: &mut Vec<Item>) {
    let (first, last) = (numbers.start + 1, numbers.end);
    let name = if first == last {
        format!("{} {first}", plan.book.answers)
    } else {
        format!("{} {first}–{last}", plan.book.answers)
    };
    frame.head(&name, &plan.book.title, items);
}

/// The same standing on its head, if that is wanted: the book is turned round to read it.
fn turned(items: Vec<Item>, body: Slot, is_wanted: bool) -> Vec<Item> {
    if !is_wanted {
        return items;
    }
    let middle = (body.x + body.width / 2.0, body.y + body.height / 2.0);
    let around =
        Transform::translate(middle.0 * 2.0, middle.1 * 2.0).then_inside(Transform::rotate(180.0));
    vec![Item::Group(around, items)]
}
