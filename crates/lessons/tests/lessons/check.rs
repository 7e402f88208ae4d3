//! The rules that a page must follow beyond its syntax.
//!
//! The tests and the `check` example share these rules, so this folder belongs to both.

mod claim;
mod form;
mod mention;
mod orientation;
mod position;
mod prose;
mod puzzle;

use std::fmt;

use novena_lessons::{LessonText, Page, Section};

/// A violated rule, and where the violation occurs.
pub(crate) struct Problem {
    /// The line number in the file, counted from 1.
    pub(crate) line: usize,
    /// A description.
    pub(crate) text: String,
}

impl Problem {
    fn new(line: usize, text: impl Into<String>) -> Self {
        let text = text.into();
        Self { line, text }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.text)
    }
}

/// All problems in a page, by line.
pub(crate) fn problems(page: Page, text: &LessonText) -> Vec<Problem> {
    let mut problems = form::problems(page, text);
    problems.extend(prose::problems(text));
    let mut steps = Vec::new();
    for section in &text.sections {
        problems.extend(section_problems(page, section, &mut steps));
    }
    problems.extend(orientation::problems(page, text, &steps));
    problems.sort_by_key(|problem| problem.line);
    problems
}

/// Returns the problems in a section, and collects the steps of examples.
fn section_problems(
    page: Page,
    section: &Section,
    steps: &mut Vec<novena_techniques::Step>,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    if let Some(block) = &section.puzzle {
        problems.extend(puzzle::problems(page, block));
    }
    let Some(block) = &section.position else {
        return problems;
    };
    let scene = match position::position(page, section, block) {
        Ok(scene) => scene,
        Err(problem) => return vec![problem],
    };
    let step = match claim::step(page, section, block, &scene) {
        Ok(step) => step,
        Err(problem) => {
            problems.push(problem);
            return problems;
        }
    };
    problems.extend(mention::problems(section, block, &scene, step.as_ref()));
    if section.kind == novena_lessons::SectionKind::Example {
        steps.extend(step);
    }
    problems
}

/// The differences between two language versions of a page, apart from wording.
pub(crate) fn differences(text: &LessonText, other: &LessonText) -> Vec<Problem> {
    let kinds = |text: &LessonText| -> Vec<&str> {
        text.sections
            .iter()
            .map(|section| section.kind.id())
            .collect()
    };
    if kinds(text) != kinds(other) {
        let (here, there) = (kinds(text).join(" "), kinds(other).join(" "));
        return vec![Problem::new(
            1,
            format!("the sections are {here}, not {there}"),
        )];
    }
    let pairs = text.sections.iter().zip(&other.sections);
    pairs
        .filter_map(|(here, there)| difference(here, there))
        .collect()
}

fn difference(here: &Section, there: &Section) -> Option<Problem> {
    let position = |section: &Section| {
        let mut position = section.position.clone()?;
        position.line = 0;
        Some(position)
    };
    let puzzle = |section: &Section| {
        let mut puzzle = section.puzzle.clone()?;
        puzzle.line = 0;
        Some(puzzle)
    };
    let is_same = position(here) == position(there) && puzzle(here) == puzzle(there);
    (!is_same).then(|| Problem::new(here.line, "the position is not that of the other language"))
}
