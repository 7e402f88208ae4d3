//! The lessons of a workbook: text with pictures, exercises, a puzzle, and answers at the back.

use novena_core::Solution;

use super::answers::AnswerPage;
use super::flow::{self, Block, Column};
use super::frame::{Frame, Slot};
use super::passage::{Passage, TextStyle, stacked};
use super::picture::Picture;
use super::plan::BookPlan;
use super::rich::{Paragraph, Span};
use super::{PerPage, answers, cover};
use crate::{Ink, Item, Transform, Weight};

/// The maximum number of exercises on a page. With more, candidates would be illegible. The second
/// constant is for booklets.
const MOST_EXERCISES: PerPage = PerPage::Six;
const MOST_IN_BOOKLET: PerPage = PerPage::Two;
/// The maximum distance between the boards of a row, in lines of text.
const MOST_APART: f32 = 4.5;
/// The distance between the full puzzle and the exercises above it, in lines of text.
const ABOVE_PUZZLE: f32 = 3.0;
/// The width of a picture in an answer, as a fraction of the width of its column.
const ANSWER_PICTURE: f32 = 0.46;
/// The maximum width of a picture in an answer, as a multiple of the text size.
const LARGEST_ANSWER: f32 = 13.0;
/// The maximum height of text next to a picture in an answer, as a multiple of the picture's
/// height. Taller text goes below the picture, which is then enlarged by the second constant.
const MOST_BESIDE: f32 = 1.7;
const LONG_ANSWER: f32 = 1.5;

/// A lesson of a workbook.
#[derive(Clone, Debug, Default)]
pub struct BookLesson {
    /// The line above the title, with the number and the chapter of the lesson.
    pub kicker: String,
    /// The title with the lesson number, for the table of contents and the page header.
    pub name: String,
    /// The title.
    pub title: String,
    /// A one-sentence summary.
    pub summary: String,
    /// The text.
    pub text: Vec<Passage>,
    /// The heading of the exercises.
    pub exercises_heading: String,
    /// The task for all exercises. It is empty if each exercise has its own task.
    pub task: String,
    /// The exercises, numbered from 1.
    pub exercises: Vec<BookExercise>,
    /// The part after the exercises: a full puzzle.
    pub after: Vec<Passage>,
    /// All answers, in order.
    pub answers: Vec<LessonAnswer>,
}

/// An exercise on a board.
#[derive(Clone, Debug)]
pub struct BookExercise {
    /// The board.
    pub picture: Picture,
    /// The task. It is empty if the lesson states one task for all exercises.
    pub task: String,
}

/// An answer at the back: a small picture and its explanation.
#[derive(Clone, Debug)]
pub struct LessonAnswer {
    /// The number or name of the exercise.
    pub label: String,
    /// The picture.
    pub picture: Picture,
    /// The argument.
    pub text: Vec<Passage>,
    /// The whole board, if the exercise was a puzzle.
    pub solution: Option<Solution>,
}

/// A page of a lesson.
#[derive(Clone, Debug)]
pub(super) struct LessonPage {
    /// The index of the lesson, counted from 0.
    pub(super) lesson: usize,
    /// Whether the lesson begins on this page.
    pub(super) is_first: bool,
    columns: Vec<Column>,
}

/// The pages of a lesson.
pub(super) fn pages(plan: &BookPlan<'_>, number: usize) -> Vec<LessonPage> {
    let lesson = &plan.book.lessons[number];
    let frame = plan.layout.frame(1);
    let body = frame.body();
    let style = style(plan, &frame, body, number);
    let mut blocks = vec![opening(lesson, &style)];
    blocks.extend(style.blocks(&lesson.text));
    blocks.extend(exercises(plan, lesson, &style));
    let mut after = style.blocks(&lesson.after);
    if let Some(first) = after.first_mut() {
        // The space shows that the full puzzle does not belong to the last row of exercises.
        first.above = first.above.max(style.size * ABOVE_PUZZLE);
    }
    blocks.extend(after);
    let columns = flow::columns(blocks, body.height);
    let page = |(place, column): (usize, Column)| LessonPage {
        lesson: number,
        is_first: place == 0,
        columns: vec![column],
    };
    columns.into_iter().enumerate().map(page).collect()
}

/// The text style of a lesson.
fn style(plan: &BookPlan<'_>, frame: &Frame, body: Slot, group: usize) -> TextStyle {
    TextStyle {
        size: frame.text,
        measure: body.width,
        height: body.height,
        is_beside: !plan.layout.is_large,
        group,
    }
}

/// Draws the head of a lesson: a double rule, the lesson's place in the course, the title and the
/// summary.
fn opening(lesson: &BookLesson, style: &TextStyle) -> Block {
    let (size, measure) = (style.size, style.measure);
    let mut items = Vec::new();
    let mut y = cover::rule((0.0, 0.0), measure, &mut items) + size * 0.9;
    let small = size * 0.95;
    let parts = [
        (&lesson.kicker, small, Weight::Regular, Ink::Muted, 0.1),
        (&lesson.title, size * 2.8, Weight::Serif, Ink::Text, 0.5),
        (&lesson.summary, size * 1.3, Weight::Serif, Ink::Text, 0.4),
    ];
    for (words, size, weight, ink, below) in parts {
        if words.is_empty() {
            continue;
        }
        let paragraph = Paragraph::new(&[Span::printed(words, weight)], size, measure);
        paragraph.draw((0.0, y), ink, &mut items);
        y += paragraph.height() + style.size * below;
    }
    Block {
        height: y,
        // In large print on a small page, the head may take up much of the page. In that
        // case, the first picture may move to the next page.
        keeps: y < style.height * 0.4,
        breaks: true,
        group: style.group,
        items,
        ..Block::default()
    }
}

/// Lays out exercises in rows. The first row stays with the heading and the task above it.
fn exercises(plan: &BookPlan<'_>, lesson: &BookLesson, style: &TextStyle) -> Vec<Block> {
    if lesson.exercises.is_empty() {
        return Vec::new();
    }
    let size = style.size;
    let layout = &plan.layout;
    let most = if layout.is_booklet {
        MOST_IN_BOOKLET
    } else {
        MOST_EXERCISES
    };
    let (columns, rows) = layout.grid(layout.per_page.min(most));
    let gap = size * 1.8;
    let wide = (style.measure - gap * (columns - 1) as f32) / columns as f32;
    let label = |number: usize, exercise: &BookExercise, board: f32| {
        let words = [
            Span::strong(format!("{} ", number + 1)),
            Span::plain(exercise.task.clone()),
        ];
        Paragraph::new(&words, size * 0.95, board)
    };
    // The layout makes room for the tallest label, so that boards are aligned and all rows fit on a
    // page.
    let numbered = || lesson.exercises.iter().enumerate();
    let highest = |board: f32| {
        let heights = numbered().map(|(number, exercise)| label(number, exercise, board).height());
        heights.fold(0.0, f32::max) + size * 0.3
    };
    let heading = Passage::Heading(lesson.exercises_heading.clone());
    let mut introduction = vec![heading];
    if !lesson.task.is_empty() {
        introduction.push(Passage::Paragraph(vec![Span::plain(lesson.task.clone())]));
    }
    let introduction = style.blocks(&introduction);
    let between = size;
    let opening: f32 = introduction.iter().map(|block| block.height).sum::<f32>() + size * 1.5;
    let room = (style.height - opening - between * rows as f32) / rows as f32;
    let board = wide.min(room - highest(wide));
    // Above a narrower board, the label may need another line.
    let above = highest(board);
    let board = board.min(room - above);
    // If the number of rows limits the size of boards, columns remain close together.
    let apart = (gap + wide - board).min(size * MOST_APART);
    let block = board * columns as f32 + apart * (columns - 1) as f32;
    let start = (style.measure - block) / 2.0;
    let mut blocks: Vec<Block> = introduction
        .into_iter()
        .map(|block| Block {
            keeps: true,
            ..block
        })
        .collect();
    // Exercises begin on a new page, so that they can be copied.
    blocks[0].breaks = true;
    let all: Vec<(usize, &BookExercise)> = numbered().collect();
    for row in all.chunks(columns) {
        let mut items = Vec::new();
        for (place, (number, exercise)) in row.iter().enumerate() {
            let left = start + place as f32 * (board + apart);
            label(*number, exercise, board).draw((left, 0.0), Ink::Text, &mut items);
            let at = Transform::translate(left, above);
            items.push(Item::Group(at, exercise.picture.items(board)));
        }
        blocks.push(Block {
            height: above + board,
            above: between,
            group: style.group,
            items,
            ..Block::default()
        });
    }
    blocks
}

/// The pages that contain the answers to all lessons.
pub(super) fn answer_pages(plan: &BookPlan<'_>) -> Vec<AnswerPage> {
    let frame = plan.layout.frame(1);
    let (count, gap) = (answers::word_columns(&plan.layout), frame.text * 2.0);
    let slot = frame.body().divided((count, 1), gap)[0];
    let lessons = &plan.book.lessons;
    let mut blocks = Vec::new();
    for (number, lesson) in lessons.iter().enumerate() {
        if lesson.answers.is_empty() {
            continue;
        }
        let style = TextStyle {
            size: frame.text * 0.9,
            ..style(plan, &frame, slot, number)
        };
        blocks.extend(style.blocks(&[Passage::Heading(lesson.name.clone())]));
        for answer in &lesson.answers {
            blocks.extend(self::answer(answer, &style));
        }
    }
    let columns = flow::balanced(blocks, slot.height, count);
    let page = |columns: &[Column]| {
        let groups = columns.iter().flatten().map(|placed| placed.block.group);
        let first = groups.min().unwrap_or_default();
        AnswerPage {
            head: format!("{} · {}", plan.book.answers, lessons[first].name),
            columns: columns.to_vec(),
            count,
            gap,
        }
    };
    columns.chunks(count).map(page).collect()
}

/// Draws a label, a small picture and the explanation. The explanation goes next to the picture or,
/// if it is long, below a larger picture.
pub(super) fn answer(answer: &LessonAnswer, style: &TextStyle) -> Vec<Block> {
    let size = style.size;
    let gap = size * 1.2;
    let board = (style.measure * ANSWER_PICTURE).min(size * LARGEST_ANSWER);
    let label = Paragraph::new(&[Span::strong(answer.label.clone())], size, style.measure);
    let top = label.height() + size * 0.3;
    let mut items = Vec::new();
    label.draw((0.0, 0.0), Ink::Text, &mut items);
    let mut put = |left: f32, inside: Vec<Item>| {
        items.push(Item::Group(Transform::translate(left, top), inside));
    };
    let mut below: &[Passage] = &answer.text;
    let mut height = board;
    if let Some(solution) = &answer.solution {
        let mut whole = Picture::new(answer.picture.givens);
        whole.entries = solution.board();
        put(0.0, whole.items(board));
        if answer.picture.step.is_some() {
            put(board + gap, answer.picture.items(board));
        }
    } else {
        let beside = TextStyle {
            measure: style.measure - board - gap,
            ..*style
        };
        let (high, text) = stacked(beside.blocks(&answer.text));
        if high <= board * MOST_BESIDE {
            put(0.0, answer.picture.items(board));
            put(board + gap, text);
            height = board.max(high);
            below = &[];
        } else {
            height = board * LONG_ANSWER;
            put(0.0, answer.picture.items(height));
        }
    }
    let mut blocks = vec![Block {
        height: top + height,
        above: size * 1.4,
        keeps: !below.is_empty(),
        group: style.group,
        items,
        ..Block::default()
    }];
    // An argument stays with its picture, and its last line stays with the lines before it.
    let mut lines = style.blocks(below);
    let last = lines.len().saturating_sub(1);
    for line in &mut lines[..last] {
        line.keeps = true;
    }
    blocks.extend(lines);
    blocks
}

/// Draws a page of a lesson.
pub(super) fn draw(plan: &BookPlan<'_>, page: &LessonPage, frame: &Frame, items: &mut Vec<Item>) {
    let lesson = &plan.book.lessons[page.lesson];
    // Instead of this header, the first page has a rule with the title below it.
    if !page.is_first {
        let book = plan.book;
        frame.head(&lesson.name, &book.title, &book.fonts, items);
    }
    let mut body = frame.body();
    if page.is_first {
        // The rule replaces the header that other pages have.
        body.y = frame.top;
    }
    items.extend(flow::draw(&page.columns, &[body]));
}
