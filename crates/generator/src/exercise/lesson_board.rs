//! Exercise boards from the positions in a lesson's text.

use novena_core::{Cell, DigitSet};
use novena_lessons::{Chapter, Claim, Conclusion, Page, PositionBlock};
use novena_techniques::{Deduction, Kind, Reasoner, Step};

use super::subject::passes;
use super::{ExerciseBoard, Subject};

impl ExerciseBoard {
    /// The board for a position shown in a lesson or an entry. It has marks, except in lessons that
    /// precede the one on marks.
    ///
    /// ```
    /// use novena_generator::ExerciseBoard;
    /// use novena_lessons::{LessonText, Page, SectionKind, source};
    ///
    /// let page = Page::from_id("x-wing").unwrap();
    /// let text = LessonText::parse(source("en", "x-wing").unwrap()).unwrap();
    /// let block = text.sections_of(SectionKind::Example).next().unwrap().position.as_ref();
    /// let board = ExerciseBoard::of_block(page, block.unwrap());
    /// assert!(board.claimed_step(page, block.unwrap()).is_some());
    /// ```
    #[must_use]
    pub fn of_block(page: Page, block: &PositionBlock) -> Self {
        let digits = block.board();
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        if has_marks(page) {
            for cell in Cell::all().filter(|&cell| digits[cell].is_none()) {
                marks[cell.index()] = digits.candidates(cell);
            }
            for struck in &block.struck {
                marks[struck.cell.index()].remove(struck.digit);
            }
        }
        Self {
            puzzle: block.givens,
            digits,
            marks,
        }
    }

    /// The step that the lesson claims to exist on this board, with its reasons. `None` if the
    /// lesson does not claim one.
    #[must_use]
    pub fn claimed_step(&self, page: Page, block: &PositionBlock) -> Option<Step> {
        let Some(Claim::Step(conclusion)) = &block.claim else {
            return None;
        };
        let kind: Kind = conclusion.technique.parse().ok()?;
        let (position, _) = self.position()?;
        let filter = match Subject::of_lesson(page.id()) {
            Some(Subject::Kinds(_, filter)) => filter,
            _ => None,
        };
        let step = Reasoner::of([kind]).step_with(&position, &deductions(conclusion), |step| {
            passes(filter, step)
        })?;
        Some(step.with_reasons(&position))
    }
}

fn has_marks(page: Page) -> bool {
    !matches!(page, Page::Lesson(lesson) if lesson.chapter == Chapter::Easy)
}

fn deductions(conclusion: &Conclusion) -> Vec<Deduction> {
    let deductions = conclusion.deductions.iter();
    deductions
        .map(|deduction| match *deduction {
            novena_lessons::Deduction::Place(candidate) => Deduction::Place(candidate),
            novena_lessons::Deduction::Eliminate(candidate) => Deduction::Eliminate(candidate),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use novena_lessons::{LessonText, SectionKind, source};

    use super::*;

    /// Checks that, in the first twelve lessons, every example and every guided find contains the
    /// step that the text claims.
    #[test]
    fn claimed_steps_are_found() {
        for lesson in novena_lessons::LESSONS.iter().take(12) {
            let page = Page::Lesson(lesson);
            let text = LessonText::parse(source("en", lesson.id).unwrap()).unwrap();
            for section in &text.sections {
                let Some(block) = &section.position else {
                    continue;
                };
                let board = ExerciseBoard::of_block(page, block);
                let claims = matches!(block.claim, Some(Claim::Step(_)));
                let step = board.claimed_step(page, block);
                assert_eq!(step.is_some(), claims, "{} {}", lesson.id, section.line);
                if section.kind == SectionKind::Guided && claims {
                    let subject = Subject::of_lesson(lesson.id).unwrap();
                    let answer = step.unwrap().deductions[0];
                    assert!(
                        subject.judge(&board, &[], answer).is_some(),
                        "{}",
                        lesson.id
                    );
                }
            }
        }
    }
}
