//! A workbook with lessons of the course, exercises, and the answers at the back.

mod answer;
mod exercises;
mod lesson;
mod words;

pub(super) use lesson::BoardRules;
pub(super) use words::passages;

use novena_draw::book::{Book as Pages, BookLesson};
use novena_lessons::{LESSONS, Lesson, LessonText, Page, source};
use novena_texts::{Naming, Wording};

use super::any_seed;
use crate::arguments::{Book, CourseRange};
use crate::exit::Exit;
use crate::report;
use crate::texts::Texts;

/// Rejects arguments that make no sense for a workbook.
pub(super) fn check(arguments: &Book, texts: &Texts) -> Result<(), Exit> {
    let wishes = [
        (!arguments.input.files.is_empty(), "FILE"),
        (!arguments.section.is_empty(), "--section"),
        (!arguments.worksheet.is_empty(), "--worksheet"),
        (arguments.class.is_some(), "--class"),
        (arguments.calendar.is_some(), "--calendar"),
        (arguments.symmetry.is_some(), "--symmetry"),
        (arguments.in_order, "--in-order"),
        (arguments.rating, "--rating"),
        (arguments.no_rules, "--no-rules"),
    ];
    let Some((_, wish)) = wishes.into_iter().find(|(is_there, _)| *is_there) else {
        return Ok(());
    };
    let wish = match wish {
        "FILE" => texts.get("value-file"),
        option => option.to_owned(),
    };
    let fillings = [("wish", wish.into())];
    report::problem(texts, &texts.fill("book-course-with", &fillings));
    Err(Exit::Bad)
}

/// Writes lessons in one language.
pub(super) struct Author<'a> {
    wording: Wording,
    texts: &'a Texts,
}

impl<'a> Author<'a> {
    pub(super) fn new(texts: &'a Texts) -> Self {
        Self {
            wording: Wording::new(texts.language(), Naming::Short),
            texts,
        }
    }
}

/// Returns the text of a lesson or an entry, in the reader's language.
pub(super) fn text_of(page: Page, texts: &Texts) -> Option<LessonText> {
    let source = source(texts.language().tag(), page.id())?;
    LessonText::parse(source).ok()
}

/// Returns a workbook of several lessons.
pub(super) fn gather(
    arguments: &Book,
    range: CourseRange,
    texts: &Texts,
) -> Result<(Pages, Exit), Exit> {
    let author = Author::new(texts);
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let mut exit = Exit::Success;
    let mut written: Vec<(&'static Lesson, LessonText)> = Vec::new();
    for lesson in &LESSONS[range.first..=range.last] {
        if let Some(text) = text_of(Page::Lesson(lesson), texts) {
            written.push((lesson, text));
        } else {
            report::warning(
                texts,
                "book-course-unwritten",
                &[("lesson", lesson.id.into())],
            );
            exit = Exit::Negative;
        }
    }
    if written.is_empty() {
        report::problem(texts, &texts.get("book-empty"));
        return Err(exit.max(Exit::Bad));
    }
    let ids: Vec<&Lesson> = written.iter().map(|(lesson, _)| *lesson).collect();
    let made = exercises::make(&ids, seed, arguments.parallel.threads(), texts);
    let lessons = written.iter().zip(made);
    let lessons: Vec<BookLesson> = lessons
        .map(|((lesson, text), exercises)| author.lesson(lesson, text, &exercises))
        .collect();
    let mut colophon = colophon(range, seed, texts);
    let cover = written.iter().rev().find_map(|(lesson, text)| {
        let puzzle = (text.sections.iter()).find_map(|section| section.puzzle.as_ref())?;
        Some((lesson.number(), puzzle.givens))
    });
    if let Some((number, _)) = cover {
        colophon.push(texts.fill("book-cover-lesson", &[("number", number.into())]));
    }
    let mut book = Pages {
        title: arguments.title.clone().unwrap_or_default(),
        author: arguments.author.clone().unwrap_or_default(),
        contents: texts.get("book-contents"),
        answers: texts.get("book-answers"),
        cover: cover.map(|(_, puzzle)| puzzle),
        colophon,
        subtitle: subtitle(&written, texts),
        lessons,
        ..Pages::default()
    };
    if book.title.trim().is_empty() {
        book.title = texts.get("book-course-title");
    }
    Ok((book, exit))
}

/// Names the lessons in the workbook: a single lesson by its number and title, a range of lessons
/// by its first and last number.
fn subtitle(written: &[(&Lesson, LessonText)], texts: &Texts) -> String {
    match written {
        [(lesson, text)] => {
            let number = texts.fill("book-lesson", &[("number", lesson.number().into())]);
            format!("{number}: {}", text.title)
        }
        [(first, _), .., (last, _)] => {
            let fillings = [
                ("first", first.number().into()),
                ("last", last.number().into()),
            ];
            texts.fill("book-lessons", &fillings)
        }
        [] => String::new(),
    }
}

/// States how the workbook was generated, and how to generate it again.
fn colophon(range: CourseRange, seed: u64, texts: &Texts) -> Vec<String> {
    let fillings = [
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("seed", seed.to_string().into()),
    ];
    let command = format!("novena book --course {range} --seed {seed}");
    vec![
        texts.fill("book-made-seed", &fillings),
        texts.fill("book-course-again", &[("command", command.into())]),
    ]
}
