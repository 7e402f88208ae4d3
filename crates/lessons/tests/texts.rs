//! Checks all course pages; see `lessons/check.rs`.

#[path = "lessons/check.rs"]
mod check;

use novena_lessons::{LANGUAGES, LessonText, Page, source};

/// The parsed page, if it exists and can be parsed. `source.rs` tests that all pages exist.
fn text(language: &str, page: Page) -> Option<Result<LessonText, String>> {
    let text = LessonText::parse(source(language, page.id())?);
    Some(text.map_err(|error| error.to_string()))
}

/// The file name to show in a problem message.
fn file(language: &str, page: Page) -> String {
    let folder = match page {
        Page::Lesson(_) => "",
        Page::Entry(_) => "entries/",
    };
    format!("texts/{language}/{folder}{}.md", page.id())
}

#[test]
fn no_text_has_problems() {
    let mut problems = Vec::new();
    for page in Page::all() {
        for language in LANGUAGES {
            let file = file(language, page);
            match text(language, page) {
                Some(Ok(text)) => problems.extend(
                    check::problems(page, &text)
                        .iter()
                        .map(|problem| format!("{file}:{problem}")),
                ),
                Some(Err(error)) => problems.push(format!("{file}: {error}")),
                None => {}
            }
        }
    }
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn all_languages_have_the_same_positions() {
    let mut problems = Vec::new();
    for page in Page::all() {
        let Some(Ok(first)) = text(LANGUAGES[0], page) else {
            continue;
        };
        for language in &LANGUAGES[1..] {
            if let Some(Ok(text)) = text(language, page) {
                let file = file(language, page);
                problems.extend(
                    check::differences(&text, &first)
                        .iter()
                        .map(|problem| format!("{file}:{problem}")),
                );
            }
        }
    }
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}
