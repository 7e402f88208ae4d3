//! `novena learn`: teaches the course, one lesson at a time.

mod contents;
mod plain;

use novena_lessons::{LessonText, Page, source};
use novena_texts::Language;

use crate::arguments::Learn;
use crate::config::Config;
use crate::exit::Exit;
use crate::texts::Texts;
use crate::{games_folder, report, screen};

use super::play;

/// Lists the contents of the course, or teaches a lesson. Without a terminal, prints the lesson
/// instead of teaching it.
pub(crate) fn run(arguments: &Learn, config: &Config, texts: &Texts) -> Exit {
    let folder = arguments.data.data.as_deref();
    match arguments.lesson {
        None => {
            let course = match games_folder::open(folder, texts).map(|store| store.course()) {
                Ok(Ok(course)) => course,
                Ok(Err(error)) => {
                    report::problem(texts, &report::refusal(texts, &error));
                    return Exit::Bad;
                }
                Err(problem) => {
                    report::problem(texts, &problem);
                    return Exit::Bad;
                }
            };
            let ascii = arguments.flags.ascii || config.ascii().unwrap_or_default();
            contents::print(arguments.to, ascii, &course, texts)
        }
        Some(page) if screen::is_terminal() => {
            play::teach(page, &arguments.flags, folder, config, texts)
        }
        Some(page) => plain::print(page, texts),
    }
}

/// Returns the text of a page. It always exists, because the tests of `novena-lessons` read every
/// text.
pub(super) fn text(page: Page, language: Language) -> Option<LessonText> {
    LessonText::parse(source(language.tag(), page.id())?).ok()
}
