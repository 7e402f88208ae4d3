//! Drives lessons with keys and checks their screens.

use novena_generator::{Exercise, Subject};
use novena_lessons::Page;
use novena_store::{CourseProgress, Store, System};
use novena_techniques::Deduction;
use novena_texts::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::Event;
use tempfile::TempDir;

use super::{LessonApp, LessonPart, LessonReply};
use crate::key_table::Preset;
use crate::keys::event;
use crate::tests::pictures::{svg, write_picture};
use crate::tests::{SIZES, check_screen, english, settings};

use crate::texts::{self, Texts};
use crate::theme::Background;

/// A lesson with its own store and a test screen.
struct LessonTest<'a> {
    app: LessonApp<'a>,
    folder: TempDir,
}

impl<'a> LessonTest<'a> {
    fn new(texts: &'a Texts, id: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap().store;
        let settings = settings(Preset::Default, texts.language());
        let page = Page::from_id(id).unwrap();
        let app = LessonApp::new(texts, settings, page, Some(store), 7);
        let mut lesson = Self { app, folder };
        lesson.work();
        lesson
    }

    /// Generates the requested exercise.
    fn work(&mut self) {
        if let Some(seed) = self.app.wanted.take() {
            let subject = Subject::of_lesson(self.app.page.id()).unwrap();
            let exercise = Exercise::make(subject, seed, &|| false).unwrap();
            self.app.deliver(seed, exercise);
        }
    }

    /// Presses keys, separated by spaces.
    fn press(&mut self, keys: &str) -> LessonReply {
        let mut reply = LessonReply::Stay;
        for word in keys.split_whitespace() {
            let key = event(word).unwrap_or_else(|| panic!("{word} is not a key"));
            reply = self.app.handle(&Event::Key(key));
            self.work();
        }
        reply
    }

    /// Goes through the parts until one matches.
    fn turn_to(&mut self, wanted: impl Fn(&LessonPart) -> bool) {
        for _ in 0..20 {
            if self.app.part().is_some_and(&wanted) {
                return;
            }
            self.press("n");
        }
        panic!("no such part");
    }

    fn exercises(&mut self) {
        self.turn_to(|part| matches!(part, LessonPart::Exercises));
    }

    /// The correct answers on the board.
    fn correct_answers(&self) -> Vec<Deduction> {
        let trial = self.app.trial.as_ref().unwrap();
        let subject = Subject::of_lesson(self.app.page.id()).unwrap();
        let step = subject.due_step(&trial.board, &[]).unwrap();
        step.deductions
    }

    /// Goes to the cell of a deduction with the arrows, and presses its digit.
    fn answer(&mut self, deduction: Deduction) {
        let candidate = deduction.candidate();
        while self.app.input_state.cursor.row() != candidate.cell.row() {
            self.press("down");
        }
        while self.app.input_state.cursor.column() != candidate.cell.column() {
            self.press("right");
        }
        self.press(&candidate.digit.to_string());
    }

    /// Gives a wrong answer.
    fn answer_wrongly(&mut self) {
        let trial = self.app.trial.as_ref().unwrap();
        let (position, solution) = trial.board.position().unwrap();
        let cell = position.open_cells().first().unwrap();
        self.answer(Deduction::Eliminate(cell.with(solution[cell])));
    }

    fn draw(&mut self, width: u16, height: u16) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    fn screen(&mut self, width: u16, height: u16) -> String {
        let buffer = self.draw(width, height);
        let mut text = String::new();
        for row in buffer.area.rows() {
            let line: String = row
                .columns()
                .map(|place| buffer[(place.x, place.y)].symbol())
                .collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    #[track_caller]
    fn check(&mut self, name: &str) {
        for (width, height) in SIZES {
            let screen = self.screen(width, height);
            check_screen(&format!("lesson-{name}-{width}x{height}"), &screen);
            for background in Background::ALL {
                self.app.settings.theme.background = background;
                let picture = svg(&self.draw(width, height), background);
                let name = format!("lesson-{name}-{width}x{height}-true-{}", background.id());
                write_picture(&name, &picture);
            }
            self.app.settings.theme.background = Background::Dark;
        }
    }

    /// The stored progress.
    fn course(&self) -> CourseProgress {
        let store = Store::open(self.folder.path()).unwrap().store;
        store.course().unwrap()
    }

    /// The number of exercises solved and the number to be repeated.
    fn recorded(&self) -> (usize, usize) {
        let course = self.course();
        let lesson = course.lesson(self.app.page.id());
        lesson.map_or((0, 0), |lesson| {
            (lesson.found().len(), lesson.missed().count())
        })
    }
}

#[test]
fn the_parts_of_a_lesson_match_their_goldens() {
    let texts = english();
    let mut lesson = LessonTest::new(&texts, "x-wing");
    lesson.check("idea");
    lesson.press("n");
    lesson.check("example");
    lesson.press("enter");
    lesson.check("example-step");
    lesson.press("?");
    lesson.check("help");
    lesson.press("esc");
    lesson.press("n n n");
    lesson.check("near-miss");
    lesson.turn_to(|part| matches!(part, LessonPart::Guided(_)));
    lesson.press("h h");
    lesson.check("guided");
    lesson.exercises();
    lesson.check("exercise");
    lesson.answer_wrongly();
    lesson.check("wrong");
    lesson.press("r");
    lesson.check("shown");
    lesson.turn_to(|part| matches!(part, LessonPart::Puzzle(_)));
    lesson.check("puzzle");
    assert_eq!(lesson.press("enter"), LessonReply::Play);
    assert_eq!(lesson.press("q"), LessonReply::Leave);
}

#[test]
fn a_lesson_can_be_suspended_except_on_windows() {
    let texts = english();
    let mut lesson = LessonTest::new(&texts, "x-wing");
    for (system, expected) in [
        (System::Unix, LessonReply::Suspend),
        (System::MacOs, LessonReply::Suspend),
        (System::Windows, LessonReply::Stay),
    ] {
        lesson.app.settings.system = system;
        assert_eq!(lesson.press("ctrl-z"), expected, "{system:?}");
    }
}

#[test]
fn an_exercise_solved_without_help_is_recorded() {
    let texts = english();
    let mut lesson = LessonTest::new(&texts, "x-wing");
    lesson.exercises();
    for deduction in lesson.correct_answers() {
        lesson.answer(deduction);
    }
    assert!(lesson.app.trial.as_ref().unwrap().is_done);
    assert_eq!((lesson.recorded(), lesson.app.found), ((1, 0), 1));
    lesson.check("found");
    // The next exercise is a different one.
    lesson.press("enter");
    assert!(!lesson.app.trial.as_ref().unwrap().is_done);
    assert_eq!(lesson.recorded(), (1, 0));
}

#[test]
fn an_exercise_with_help_is_recorded_as_missed() {
    let texts = english();
    let mut lesson = LessonTest::new(&texts, "naked-single");
    lesson.exercises();
    lesson.press("h");
    for deduction in lesson.correct_answers() {
        lesson.answer(deduction);
    }
    assert_eq!(lesson.recorded(), (0, 1));
    lesson.press("enter r");
    assert_eq!(lesson.recorded(), (0, 2));
    // Skipping an exercise is recorded only if help was used.
    lesson.press("enter s");
    assert_eq!(lesson.recorded(), (0, 2));
    lesson.press("h s");
    assert_eq!(lesson.recorded(), (0, 3));
    lesson.press("h q");
    assert_eq!(lesson.recorded(), (0, 4));
}

#[test]
fn lessons_without_a_technique_have_exercises() {
    let texts = english();
    for id in ["rules", "marks", "last-resort"] {
        let mut lesson = LessonTest::new(&texts, id);
        lesson.exercises();
        lesson.press("h h h");
        assert!(lesson.app.trial.as_ref().unwrap().clue.is_some(), "{id}");
        lesson.screen(80, 24);
        lesson.press("r");
        assert_eq!(lesson.recorded(), (0, 1), "{id}");
        lesson.screen(80, 24);
    }
}

#[test]
fn every_page_is_drawn_in_every_language() {
    for &language in Language::ALL {
        let texts = texts::of(language);
        for id in ["rules", "x-wing", "guardians"] {
            let mut lesson = LessonTest::new(&texts, id);
            for _ in 0..lesson.app.parts.len() {
                for (width, height) in [(80, 24), (64, 17), (100, 40), (30, 8)] {
                    lesson.screen(width, height);
                }
                lesson.press("n");
            }
        }
    }
}

#[test]
fn a_digit_can_be_filtered_in_a_lesson() {
    let texts = english();
    let mut lesson = LessonTest::new(&texts, "x-wing");
    lesson.exercises();
    lesson.press("f 7");
    assert_eq!(lesson.app.filter, novena_core::Digit::new(7));
    assert!(lesson.app.trial.as_ref().unwrap().verdict.is_none());
    lesson.press("f");
    assert_eq!(lesson.app.filter, None);
}
