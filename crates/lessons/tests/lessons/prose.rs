//! Checks that cell names are written as mentions, and that mentions refer to a position.

use novena_lessons::{Inline, LessonText, Place, Section};

use super::Problem;

pub(super) fn problems(text: &LessonText) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (line, words) in [(1, &text.title), (3, &text.summary)] {
        problems.extend(bare_name(words).map(|name| bare(line, &name)));
    }
    for section in &text.sections {
        problems.extend(bare_name(&section.heading).map(|name| bare(section.line, &name)));
        problems.extend(section_problems(section));
    }
    problems
}

fn bare(line: usize, name: &str) -> Problem {
    Problem::new(line, format!("{name} is named outside a mention"))
}

fn section_problems(section: &Section) -> Vec<Problem> {
    let mut problems = Vec::new();
    // Plain text is given the line number of the preceding mention.
    let mut line = section.line;
    for part in section.parts() {
        let Inline::Mention(mention) = part else {
            problems.extend(bare_name(part.text()).map(|name| bare(line, &name)));
            continue;
        };
        line = mention.line;
        if section.position.is_none() {
            let words = format!("{} is mentioned without a position", mention.text);
            problems.push(Problem::new(line, words));
        }
        if let (Some(name), Place::Houses(_)) = (bare_name(&mention.text), mention.place) {
            problems.push(bare(line, &name));
        }
    }
    problems
}

/// The first cell name in the given text.
fn bare_name(text: &str) -> Option<String> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric())
        .find(|word| is_cell_name(word))
        .map(str::to_owned)
}

fn is_cell_name(word: &str) -> bool {
    let is_number =
        |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit());
    word.to_ascii_lowercase()
        .strip_prefix('r')
        .and_then(|rest| rest.split_once('c'))
        .is_some_and(|(row, column)| is_number(row) && is_number(column))
}
