//! Answers to exercises, each with the engine's argument and a small picture of the step.

use novena_core::{Cell, DigitSet};
use novena_draw::book::{LessonAnswer, LineMark, Passage, Picture, Span, TextLine};
use novena_generator::{Clue, Exercise, Subject};
use novena_techniques::{Deduction, Kind, Step};

use super::Author;
use super::lesson::board;

/// A step that involves at most this many digits is shown with the marks of those digits only.
const FEW_DIGITS: usize = 3;

impl Author<'_> {
    /// Creates the answer for a step.
    pub(in super::super) fn step_answer(
        &self,
        label: String,
        picture: Picture,
        step: Step,
    ) -> LessonAnswer {
        let text = vec![self.argument(&step)];
        LessonAnswer {
            label,
            picture: small(picture, step),
            text,
            solution: None,
        }
    }

    /// Returns the answer to an exercise: either one step, or everything that can be found, in
    /// order.
    pub(super) fn exercise_answer(&self, label: String, exercise: &Exercise) -> LessonAnswer {
        let (subject, made) = (exercise.subject, &exercise.board);
        let mut picture = board(exercise);
        picture.has_labels = false;
        picture.hides_conflicts = false;
        if let Some(step) = subject.due_step(made, &[]) {
            return self.step_answer(label, picture, step);
        }
        let mut found: Vec<Deduction> = Vec::new();
        let mut lines = Vec::new();
        while let Some(Clue::Next(next)) = subject.clue(made, &found, 3) {
            let Some(answer) = next.answer().filter(|answer| !found.contains(answer)) else {
                break;
            };
            found.push(answer);
            lines.push(vec![Span::plain(self.wording.refusal(&*next))]);
            if subject == Subject::Rules {
                picture.houses.extend(next.house());
                break;
            }
        }
        let line = |words| TextLine {
            mark: LineMark::None,
            depth: 0,
            words,
        };
        if subject != Subject::Rules {
            picture.step = Some(Box::new(bare(found)));
        }
        LessonAnswer {
            label,
            picture,
            text: vec![Passage::Lines(lines.into_iter().map(line).collect())],
            solution: None,
        }
    }
}

/// Creates a step with these deductions but no argument. The step's kind is a placeholder, which is
/// not drawn.
const fn bare(deductions: Vec<Deduction>) -> Step {
    Step {
        kind: Kind::NAKED_SINGLE,
        deductions,
        evidence: Vec::new(),
    }
}

/// Returns a small picture of a step. It leaves out the marks that the step does not mention,
/// because they would only be a distraction.
fn small(mut picture: Picture, step: Step) -> Picture {
    picture.has_labels = false;
    if let Some(marks) = &mut picture.candidates {
        let about = step.digits();
        let concluded = step.deductions.iter();
        let digits: DigitSet = concluded.map(|it| it.candidate().digit).collect();
        let digits = digits | about;
        if !about.is_empty() && digits.len() <= FEW_DIGITS {
            for cell in Cell::all() {
                marks[cell.index()] = marks[cell.index()] & digits;
            }
        }
    }
    picture.step = Some(Box::new(step));
    picture
}
