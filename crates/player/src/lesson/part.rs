//! A lesson split into parts, each of which fills the screen.

use novena_lessons::{Page, Section, SectionKind};

/// A part of a lesson.
pub(crate) enum LessonPart {
    /// Only text.
    Text(Vec<Section>),
    /// A board and the accompanying text.
    Board(Section),
    /// A board on which the reader has to find the step.
    Guided(Section),
    /// Exercises, one after the other.
    Exercises,
    /// A whole puzzle.
    Puzzle(Section),
}

impl LessonPart {
    /// All parts in order. Consecutive sections without a board form one part; exercises come
    /// before the puzzle.
    pub(crate) fn all(page: Page, sections: Vec<Section>) -> Vec<Self> {
        let mut parts: Vec<Self> = Vec::new();
        for section in sections {
            if section.puzzle.is_some() {
                parts.push(Self::Puzzle(section));
            } else if section.position.is_none() {
                match parts.last_mut() {
                    Some(Self::Text(sections)) => sections.push(section),
                    _ => parts.push(Self::Text(vec![section])),
                }
            } else if section.kind == SectionKind::Guided {
                parts.push(Self::Guided(section));
            } else {
                parts.push(Self::Board(section));
            }
        }
        if matches!(page, Page::Lesson(_)) {
            let puzzle = parts
                .iter()
                .position(|part| matches!(part, Self::Puzzle(_)));
            parts.insert(puzzle.unwrap_or(parts.len()), Self::Exercises);
        }
        parts
    }
}
