//! Worksheets, which explain a technique and present positions in which the reader looks for it.
//! The answers include pictures.

use novena_draw::book::{
    BookAnswer, BookExercise, BookLesson, BookPuzzle, LessonAnswer, Passage, Picture,
};
use novena_lessons::{Claim, LessonText, Page, Section, SectionKind};

use super::course::{BoardRules, text_of};
use super::item::ItemWriter;
use super::sections::{FilledSection, Order};
use crate::arguments::SectionGoal;

/// The number of examples printed before the exercises.
const EXAMPLES: usize = 2;

/// Creates the worksheet that an order requests, using the positions generated for that order.
pub(super) fn worksheet(order: &Order, made: FilledSection, writer: &ItemWriter<'_>) -> BookLesson {
    let mut lesson = explanation(order, writer);
    let technique = lesson.title.clone();
    lesson.exercises_heading = made.name;
    let fillings = [("technique", technique.into())];
    lesson.task = writer.texts.fill("book-worksheet-task", &fillings);
    for (number, (_, entry)) in (1..).zip(made.entries) {
        let (exercise, answer) = exercise(entry);
        lesson.exercises.push(exercise);
        lesson.answers.extend(answer.map(|answer| LessonAnswer {
            label: format!("{number}"),
            ..answer
        }));
    }
    lesson
}

/// Explains the technique of an order: its idea, how to find it, and examples. The text comes from
/// the lesson or entry that teaches the technique.
pub(super) fn explanation(order: &Order, writer: &ItemWriter<'_>) -> BookLesson {
    let title = order.goal.name(writer);
    let mut lesson = BookLesson {
        kicker: writer.texts.get("book-worksheet-kicker"),
        name: order.title(writer),
        title,
        ..BookLesson::default()
    };
    let SectionGoal::Needs(kinds) = &order.goal.what else {
        return lesson;
    };
    let ids: Vec<&str> = kinds.choice.kinds().iter().map(|kind| kind.id()).collect();
    let page = ids.iter().find_map(|id| Page::of(id, None));
    let Some((page, text)) = page.and_then(|page| Some((page, text_of(page, writer.texts)?)))
    else {
        return lesson;
    };
    lesson.summary.clone_from(&text.summary);
    lesson.text = passages(page, &text, &ids, writer);
    lesson
}

/// Returns the parts of a lesson or an entry that appear at the beginning of a worksheet.
fn passages(page: Page, text: &LessonText, ids: &[&str], writer: &ItemWriter<'_>) -> Vec<Passage> {
    let rules = BoardRules::of(page);
    let shows = |section: &&Section| {
        let block = section.position.as_ref();
        matches!(
            block.and_then(|block| block.claim.as_ref()),
            Some(Claim::Step(step)) if ids.contains(&step.technique.as_str())
        )
    };
    // If a lesson teaches several techniques, only the examples of this technique are used.
    let examples = || text.sections_of(SectionKind::Example);
    let mut chosen: Vec<&Section> = examples().filter(shows).take(EXAMPLES).collect();
    if chosen.is_empty() {
        chosen = examples().take(EXAMPLES).collect();
    }
    let introduction = text
        .sections
        .iter()
        .filter(|section| matches!(section.kind, SectionKind::Idea | SectionKind::Look));
    let sections = introduction.chain(chosen);
    sections
        .flat_map(|section| writer.author.section(rules, section))
        .collect()
}

/// Returns a position as an exercise, together with its answer.
fn exercise(entry: BookPuzzle) -> (BookExercise, Option<LessonAnswer>) {
    let picture = Picture {
        entries: entry.entries,
        candidates: entry.candidates,
        has_labels: true,
        ..Picture::new(entry.givens)
    };
    let answer = match entry.answer {
        BookAnswer::Explained(answer) => Some(*answer),
        _ => None,
    };
    let task = String::new();
    (BookExercise { picture, task }, answer)
}
