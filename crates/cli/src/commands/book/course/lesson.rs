//! Turns a lesson into book pages that contain the lesson's sections, exercises and puzzle.

use novena_core::{Cell, DigitSet, Grid};
use novena_draw::book::{BookExercise, BookLesson, Figure, LessonAnswer, Passage, Picture};
use novena_generator::{Exercise, Subject};
use novena_kernel::{Verdict, Wave};
use novena_lessons::{
    Chapter, Claim, Deduction as Claimed, Lesson, LessonText, Page, Part, Place, PositionBlock,
    Section, SectionKind,
};
use novena_techniques::{Deduction, Kind, Level, Position, Reasoner, Step};

use super::super::item::capital;
use super::Author;
use super::words::passages;

/// The rules for drawing the boards in a lesson or an entry.
#[derive(Clone, Copy)]
pub(in super::super) struct BoardRules {
    /// The kinds of steps that a board may show. `None` allows any step.
    subject: Option<Subject>,
    has_marks: bool,
}

impl BoardRules {
    /// Returns the rules for a page about techniques.
    pub(in super::super) fn of(page: Page) -> Self {
        match page {
            Page::Lesson(lesson) => Self {
                // Lessons without techniques may show any technique.
                subject: Subject::of_lesson(lesson.id).filter(|_| !lesson.techniques.is_empty()),
                // The easy lessons come before marks are introduced, so their boards have no marks.
                has_marks: lesson.chapter != Chapter::Easy,
            },
            Page::Entry(_) => Self {
                subject: None,
                has_marks: true,
            },
        }
    }
}

impl Author<'_> {
    /// Returns a lesson with its exercises and all of its answers.
    pub(super) fn lesson(
        &self,
        lesson: &'static Lesson,
        text: &LessonText,
        exercises: &[Exercise],
    ) -> BookLesson {
        let rules = BoardRules::of(Page::Lesson(lesson));
        let number = lesson.number();
        let level = self.wording.level(level(lesson.chapter));
        let kicker = self.texts.fill("book-lesson", &[("number", number.into())]);
        let mut book = BookLesson {
            kicker: format!("{kicker} · {}", capital(&level)),
            name: format!("{number}  {}", text.title),
            title: text.title.clone(),
            summary: text.summary.clone(),
            exercises_heading: self.texts.get("book-exercises"),
            ..BookLesson::default()
        };
        let mut last = None;
        for section in &text.sections {
            match section.kind {
                SectionKind::Puzzle => {
                    book.after.extend(self.section(rules, section));
                    last = self.puzzle_answer(lesson, section);
                }
                SectionKind::Guided => {
                    book.text.extend(self.section(rules, section));
                    book.answers.extend(self.guided_answer(rules, section));
                }
                _ => book.text.extend(self.section(rules, section)),
            }
        }
        self.exercises(exercises, &mut book);
        book.answers.extend(last);
        book
    }

    /// Converts a section to a figure if it has a board, and otherwise to a heading with text.
    pub(in super::super) fn section(&self, rules: BoardRules, section: &Section) -> Vec<Passage> {
        let mut text = vec![Passage::Heading(section.heading.clone())];
        text.extend(passages(section));
        if let Some(puzzle) = &section.puzzle {
            let picture = Picture {
                has_labels: true,
                ..Picture::new(puzzle.givens)
            };
            return vec![Passage::Figure(Box::new(Figure { picture, text }))];
        }
        let Some(block) = &section.position else {
            return text;
        };
        let (mut picture, position) = drawn(rules, block);
        if section.kind == SectionKind::Guided {
            // The step is left out, because the reader has to find it.
        } else if let Some(step) = position.and_then(|position| step(rules, block, &position)) {
            text.push(self.argument(&step));
            picture.step = Some(Box::new(step));
        } else {
            lit(section, &mut picture);
        }
        vec![Passage::Figure(Box::new(Figure { picture, text }))]
    }

    /// Returns the answer to the guided search, in which the reader looks for a step.
    fn guided_answer(&self, rules: BoardRules, section: &Section) -> Option<LessonAnswer> {
        let block = section.position.as_ref()?;
        let (picture, position) = drawn(rules, block);
        let step = step(rules, block, &position?)?;
        Some(self.step_answer(section.heading.clone(), picture, step))
    }

    fn exercises(&self, exercises: &[Exercise], book: &mut BookLesson) {
        let tasks: Vec<String> = exercises
            .iter()
            .map(|exercise| self.wording.refusal(&exercise.task()))
            .collect();
        let is_same = tasks.windows(2).all(|pair| pair[0] == pair[1]);
        for ((number, exercise), task) in (1..).zip(exercises).zip(tasks) {
            if is_same {
                book.task.clone_from(&task);
            }
            book.exercises.push(BookExercise {
                picture: board(exercise),
                task: if is_same { String::new() } else { task },
            });
            let label = format!("{number}");
            book.answers.push(self.exercise_answer(label, exercise));
        }
    }

    /// Returns the solution of the lesson's puzzle, and the point where the lesson's technique is
    /// needed.
    fn puzzle_answer(&self, lesson: &Lesson, section: &Section) -> Option<LessonAnswer> {
        let puzzle = section.puzzle.as_ref()?;
        let Verdict::Unique(solution) = Wave::new().verdict(&puzzle.givens).0 else {
            return None;
        };
        let mut answer = LessonAnswer {
            label: section.heading.clone(),
            picture: Picture::new(puzzle.givens),
            text: Vec::new(),
            solution: Some(solution),
        };
        let hardest = puzzle
            .hardest
            .as_ref()
            .and_then(|id| id.parse::<Kind>().ok());
        let found = hardest.and_then(|hardest| first_need(lesson, &puzzle.givens, hardest));
        if let Some((position, step)) = found {
            let mut picture = at(&position, puzzle.givens);
            picture.candidates = Some(Box::new(marks(&position)));
            let shown = self.step_answer(String::new(), picture, step);
            answer.picture = shown.picture;
            answer.text = shown.text;
        }
        Some(answer)
    }
}

/// Solves a lesson's puzzle up to the first step that uses one of the lesson's techniques. Returns
/// that step, with the position before it.
fn first_need(
    lesson: &Lesson,
    givens: &novena_core::Puzzle,
    hardest: Kind,
) -> Option<(Position, Step)> {
    let mut position = Position::new(givens).ok()?.assuming_uniqueness(true);
    let reasoner = Reasoner::standard().up_to(hardest);
    while let Some(step) = reasoner.first_step(&position) {
        if Subject::of_lesson(lesson.id).is_some_and(|subject| subject.teaches(&step)) {
            let step = step.with_reasons(&position);
            return Some((position, step));
        }
        position.apply(&step).ok()?;
    }
    None
}

/// Returns the level that corresponds to a chapter.
const fn level(chapter: Chapter) -> Level {
    match chapter {
        Chapter::Easy => Level::Easy,
        Chapter::Medium => Level::Medium,
        Chapter::Hard => Level::Hard,
        Chapter::Unfair => Level::Unfair,
        Chapter::Extreme => Level::Extreme,
    }
}

/// Draws the board of a position. Also returns the position for the engine, unless the board breaks
/// a rule.
fn drawn(rules: BoardRules, block: &PositionBlock) -> (Picture, Option<Position>) {
    let board = block.board();
    let mut grid = Grid::new(&board)
        .unwrap_or_else(|_| Grid::with_candidates(&board, |cell| board.candidates(cell)));
    let is_sound = block
        .struck
        .iter()
        .all(|&candidate| grid.eliminate(candidate).is_ok());
    let position = Position::from_grid(grid, block.givens.givens()).assuming_uniqueness(true);
    let picture = Picture {
        entries: block.entries,
        candidates: rules.has_marks.then(|| Box::new(marks(&position))),
        has_labels: true,
        ..Picture::new(block.givens)
    };
    (picture, is_sound.then_some(position))
}

pub(super) fn marks(position: &Position) -> [DigitSet; Cell::COUNT] {
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for cell in position.open_cells() {
        marks[cell.index()] = position[cell];
    }
    marks
}

/// Returns a picture of a position, without its candidates.
fn at(position: &Position, givens: novena_core::Puzzle) -> Picture {
    Picture {
        entries: *position.board(),
        ..Picture::new(givens)
    }
}

/// Returns a picture of the board of an exercise.
pub(super) fn board(exercise: &Exercise) -> Picture {
    let board = &exercise.board;
    let has_marks = board.marks.iter().any(|marks| !marks.is_empty());
    Picture {
        entries: board.digits,
        candidates: has_marks.then(|| Box::new(board.marks)),
        has_labels: true,
        // Conflicts are not highlighted, because the reader has to find them.
        hides_conflicts: exercise.subject == Subject::Rules,
        ..Picture::new(board.puzzle)
    }
}

/// Returns the step that the lesson claims for a position.
fn step(rules: BoardRules, block: &PositionBlock, position: &Position) -> Option<Step> {
    let Some(Claim::Step(conclusion)) = &block.claim else {
        return None;
    };
    let kind: Kind = conclusion.technique.parse().ok()?;
    let deductions: Vec<Deduction> = (conclusion.deductions.iter())
        .map(|deduction| match *deduction {
            Claimed::Place(candidate) => Deduction::Place(candidate),
            Claimed::Eliminate(candidate) => Deduction::Eliminate(candidate),
        })
        .collect();
    let passes = |step: &Step| rules.subject.is_none_or(|subject| subject.teaches(step));
    let step = Reasoner::of([kind]).step_with(position, &deductions, passes)?;
    Some(step.with_reasons(position))
}

/// Highlights the houses and candidates that the text mentions, unless a step already highlights
/// them.
fn lit(section: &Section, picture: &mut Picture) {
    for mention in section.mentions() {
        match (mention.place, &mention.part) {
            (Place::Houses(houses), _) => picture.houses |= houses,
            (Place::Cells(cells), Some(Part::Has(digits))) => {
                let digits = *digits;
                let rings = cells
                    .iter()
                    .flat_map(|cell| digits.iter().map(move |digit| cell.with(digit)));
                picture.rings.extend(rings);
            }
            (Place::Cells(_), _) => {}
        }
    }
}
