//! Class sheets. Each has a line for the learner's name, and the answers to each sheet are kept
//! together.

use super::answers::{self, AnswerPage};
use super::face::{sans, strong};
use super::flow::{self, Block, Column};
use super::frame::{Frame, Slot};
use super::passage::TextStyle;
use super::plan::BookPlan;
use super::{BookAnswer, BookPuzzle, Section, lesson};
use crate::{Ink, Item, Scene, Transform, Weight, line, width};

/// The text on class sheets. Each section of the book is one learner's sheet: its puzzles are
/// numbered from 1, and its answers are kept together at the back.
#[derive(Clone, Debug, Default)]
pub struct ClassWords {
    /// The word "sheet". It is followed by the sheet's number.
    pub sheet: String,
    /// The plural of that word.
    pub sheets: String,
    /// The label before the line for the learner's name.
    pub name: String,
    /// The label before the line for the date.
    pub date: String,
    /// The name of the class, printed at the foot of each sheet.
    pub foot: String,
}

impl ClassWords {
    /// The title of a sheet, such as `Sheet 3`. `number` counts from 0.
    pub(super) fn title(&self, number: usize) -> String {
        format!("{} {}", self.sheet, number + 1)
    }

    /// The title of a range of sheets, such as `Sheet 3` or `Sheets 3–7`.
    pub(super) fn range(&self, first: usize, last: usize) -> String {
        if first == last {
            return self.title(first);
        }
        format!("{} {}–{}", self.sheets, first + 1, last + 1)
    }

    /// The header of a sheet, such as `Sheet 3 · Medium`.
    pub(super) fn head(&self, number: usize, section: &Section) -> String {
        let title = self.title(number);
        if section.name.is_empty() {
            return title;
        }
        format!("{title} · {}", section.name)
    }
}

/// Draws the lines for the learner's name and the date, and a footer with the name of the class.
/// Returns the space left for puzzles.
pub(super) fn lines(words: &ClassWords, frame: &Frame, items: &mut Vec<Item>) -> Slot {
    let size = frame.text;
    let body = frame.body();
    // The space for handwriting, with a minimum for small print.
    let high = (size * 1.2).max(20.0);
    let y = body.y + high - size * 0.2;
    let name_end = frame.left + frame.measure() * 0.64;
    let fields = [
        (&words.name, frame.left, name_end),
        (&words.date, name_end + size * 1.5, frame.right),
    ];
    for (label, left, right) in fields {
        items.push(sans(label, (left, y), size, Ink::Text).into());
        let after = left + width(label, size, Weight::Sans.for_words(label)) + size * 0.5;
        let low = y + size * 0.2;
        items.push(line((after, low), (right, low), Ink::Muted, 0.6));
    }
    frame.foot(&words.foot, items);
    let taken = high + size * 1.4;
    Slot {
        y: body.y + taken,
        height: body.height - taken,
        ..body
    }
}

/// Lays out the answers to all sheets on pages.
pub(super) fn answers(plan: &BookPlan<'_>, words: &ClassWords) -> Vec<AnswerPage> {
    let frame = plan.layout.frame(1);
    let measures = Measures::new(plan, &frame);
    let slot = frame.body().divided((measures.columns, 1), measures.gap)[0];
    let sheets = plan.book.sections.iter().enumerate();
    let blocks = sheets.flat_map(|(number, sheet)| {
        let title = words.title(number);
        measures.sheet(number, &title, &sheet.entries, slot)
    });
    let columns = if measures.has_words {
        flow::balanced(blocks, slot.height, measures.columns)
    } else {
        flow::columns(blocks, slot.height)
    };
    let page = |columns: &[Column]| {
        let groups = || columns.iter().flatten().map(|placed| placed.block.group);
        let first = groups().min().unwrap_or_default();
        let last = groups().max().unwrap_or_default();
        AnswerPage {
            head: format!("{} · {}", plan.book.answers, words.range(first, last)),
            columns: columns.to_vec(),
            count: measures.columns,
            gap: measures.gap,
        }
    };
    columns.chunks(measures.columns).map(page).collect()
}

/// The size of the answers, and the number that fit side by side.
struct Measures {
    columns: usize,
    gap: f32,
    /// The side of a board.
    board: f32,
    /// The size of numbers next to answers.
    label: f32,
    text: f32,
    is_large: bool,
    /// Whether any answers are steps described in words.
    has_words: bool,
}

impl Measures {
    fn new(plan: &BookPlan<'_>, frame: &Frame) -> Self {
        let text = frame.text;
        let label = answers::label_size(frame);
        let grid = plan.layout.answers();
        let has_words = |entry: &BookPuzzle| matches!(entry.answer, BookAnswer::Explained(_));
        let has_words = plan.entries().any(has_words);
        let gap = if has_words { text * 2.0 } else { label * 1.5 };
        let slot = frame.body().divided(grid, gap)[0];
        let most = plan.book.sections.iter().map(|sheet| sheet.entries.len());
        let columns = if has_words {
            answers::word_columns(&plan.layout)
        } else {
            // Place as many sheets side by side as fit.
            (grid.0 / most.max().unwrap_or(1).max(1)).max(1)
        };
        Self {
            columns,
            gap,
            board: slot.width.min(slot.height - label * 4.0),
            label,
            text,
            is_large: plan.layout.is_large,
            has_words,
        }
    }

    /// The answers to a sheet: the name of the sheet, then rows of boards and steps described in
    /// words.
    fn sheet(&self, group: usize, title: &str, entries: &[BookPuzzle], slot: Slot) -> Vec<Block> {
        let (size, wide) = (self.text, slot.width);
        let heading = strong(title, (0.0, size), size, Ink::Text);
        let mut blocks = vec![Block {
            height: size * 1.2,
            above: size * 1.6,
            keeps: true,
            group,
            items: vec![heading.into()],
            ..Block::default()
        }];
        #[expect(clippy::cast_possible_truncation, reason = "a row has few boards")]
        let in_a_row = (((wide + self.gap) / (self.board + self.gap) + 0.01) as usize).max(1);
        // The boards in a row are spread over the width of the column.
        let stride = (wide + self.gap) / in_a_row as f32;
        let mut row: Vec<Item> = Vec::new();
        let mut placed = 0;
        for (number, entry) in (1..).zip(entries) {
            match &entry.answer {
                BookAnswer::Solution(solution) => {
                    let left = placed as f32 * stride;
                    let top = self.label * 1.3;
                    let place = (left, top - self.label * 0.4);
                    row.push(strong(format!("{number}"), place, self.label, Ink::Text).into());
                    let scene = Scene::new(entry.givens)
                        .printed()
                        .with_board(&solution.board());
                    let place = Transform::translate(left, top);
                    row.push(Item::Group(place, scene.board(self.board)));
                    placed += 1;
                    if placed >= in_a_row {
                        blocks.push(self.row(group, std::mem::take(&mut row)));
                        placed = 0;
                    }
                }
                BookAnswer::Explained(answer) => {
                    if !row.is_empty() {
                        blocks.push(self.row(group, std::mem::take(&mut row)));
                        placed = 0;
                    }
                    let style = TextStyle {
                        size: size * 0.9,
                        measure: wide,
                        height: slot.height,
                        is_beside: !self.is_large,
                        group,
                    };
                    let mut answer = answer.clone();
                    answer.label = number.to_string();
                    blocks.extend(lesson::answer(&answer, &style));
                }
            }
        }
        if !row.is_empty() {
            blocks.push(self.row(group, row));
        }
        blocks
    }

    fn row(&self, group: usize, items: Vec<Item>) -> Block {
        Block {
            height: self.board + self.label * 1.3,
            above: self.label * 0.8,
            group,
            items,
            ..Block::default()
        }
    }
}
