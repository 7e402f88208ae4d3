//! The answers at the back of the book: small boards, or steps explained with pictures, in columns.

use std::ops::Range;

use super::face::strong;
use super::flow::{self, Column};
use super::frame::{Frame, Slot};
use super::lesson;
use super::passage::TextStyle;
use super::plan::BookPlan;
use super::{BookAnswer, BookLayout, BookPuzzle, LessonAnswer};
use crate::{Ink, Item, Scene, Transform};

/// A page of answers in columns.
#[derive(Clone, Debug)]
pub(super) struct AnswerPage {
    /// The text in the page header.
    pub(super) head: String,
    pub(super) columns: Vec<Column>,
    /// The number of columns on the page, and the distance between them.
    pub(super) count: usize,
    pub(super) gap: f32,
}

impl AnswerPage {
    /// Draws the columns, upside down if requested.
    pub(super) fn draw(&self, plan: &BookPlan<'_>, frame: &Frame, items: &mut Vec<Item>) {
        let book = plan.book;
        frame.head(&self.head, &book.title, &book.fonts, items);
        let slots = frame.body().divided((self.count, 1), self.gap);
        let drawn = flow::draw(&self.columns, &slots);
        items.extend(turned(drawn, frame.body(), plan.layout.turns_answers));
    }
}

/// Draws numbered boards.
pub(super) fn boards(
    plan: &BookPlan<'_>,
    numbers: Range<usize>,
    frame: &Frame,
    items: &mut Vec<Item>,
) {
    let entries = plan.entries().zip(0..).skip(numbers.start);
    let entries: Vec<(&BookPuzzle, usize)> = entries.take(numbers.len()).collect();
    frame.head(
        &head(plan, &numbers),
        &plan.book.title,
        &plan.book.fonts,
        items,
    );
    let body = frame.body();
    let label = label_size(frame);
    let above = label * 1.3;
    let (columns, rows) = plan.layout.answers();
    let slots = body.divided((columns, rows), label * 1.5);
    let side = slots[0].width.min(slots[0].height - above);
    let mut boards = Vec::new();
    for ((entry, number), slot) in entries.into_iter().zip(slots) {
        let BookAnswer::Solution(solution) = &entry.answer else {
            continue;
        };
        let left = slot.x + (slot.width - side) / 2.0;
        let top = slot.y + above;
        let text = match &entry.day {
            Some(day) => day.short.clone(),
            None => (number + 1).to_string(),
        };
        boards.push(strong(text, (left, top - label * 0.4), label, Ink::Text).into());
        let scene = Scene::new(entry.givens)
            .printed()
            .with_board(&solution.board());
        boards.push(Item::Group(
            Transform::translate(left, top),
            scene.board(side),
        ));
    }
    items.extend(turned(boards, body, plan.layout.turns_answers));
}

/// Lays out explained answers on pages. Answers are identified by the indices of their puzzles,
/// counted from 0.
pub(super) fn explained<'a>(
    plan: &BookPlan<'_>,
    numbers: Range<usize>,
    answers: impl Iterator<Item = &'a LessonAnswer>,
) -> Vec<AnswerPage> {
    let frame = plan.layout.frame(1);
    let (count, gap) = (word_columns(&plan.layout), frame.text * 2.0);
    let slot = frame.body().divided((count, 1), gap)[0];
    let first = numbers.start;
    let blocks = numbers.zip(answers).flat_map(|(number, answer)| {
        let style = TextStyle {
            size: frame.text * 0.9,
            measure: slot.width,
            height: slot.height,
            is_beside: !plan.layout.is_large,
            group: number - first,
        };
        lesson::answer(answer, &style)
    });
    let columns = flow::balanced(blocks, slot.height, count);
    let page = |columns: &[Column]| {
        let groups = || columns.iter().flatten().map(|placed| placed.block.group);
        let (low, high) = (groups().min(), groups().max());
        let (low, high) = (low.unwrap_or_default(), high.unwrap_or_default());
        AnswerPage {
            head: head(plan, &(first + low..first + high + 1)),
            columns: columns.to_vec(),
            count,
            gap,
        }
    };
    columns.chunks(count).map(page).collect()
}

/// The number of text columns on a page.
pub(super) const fn word_columns(layout: &BookLayout) -> usize {
    if layout.is_large || layout.is_booklet {
        1
    } else {
        2
    }
}

/// The size of answer numbers, which are small but still easy to find.
pub(super) fn label_size(frame: &Frame) -> f32 {
    (frame.text * 0.9).max(7.5)
}

/// The line above the answers, such as `Answers 21–40` or, in a calendar, `Answers · 1 January – 20
/// January`.
fn head(plan: &BookPlan<'_>, numbers: &Range<usize>) -> String {
    let name = &plan.book.answers;
    let day = |number: usize| {
        let entry = plan.entries().nth(number)?;
        Some(entry.day.as_ref()?.short.clone())
    };
    let last = numbers.end.saturating_sub(1);
    match (day(numbers.start), day(last)) {
        (Some(first), Some(last)) if first == last => format!("{name} · {first}"),
        (Some(first), Some(last)) => format!("{name} · {first} – {last}"),
        _ if numbers.start == last => format!("{name} {}", numbers.start + 1),
        _ => format!("{name} {}–{}", numbers.start + 1, numbers.end),
    }
}

/// Turns the page upside down, if requested. Readers must then turn the book round to read the
/// answers.
pub(super) fn turned(items: Vec<Item>, body: Slot, is_wanted: bool) -> Vec<Item> {
    if !is_wanted {
        return items;
    }
    let middle = (body.x + body.width / 2.0, body.y + body.height / 2.0);
    let around =
        Transform::translate(middle.0 * 2.0, middle.1 * 2.0).then_inside(Transform::rotate(180.0));
    vec![Item::Group(around, items)]
}
