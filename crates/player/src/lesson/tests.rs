//! Lessons driven by keys and checked by their screens.

use novena_generator::{Exercise, Subject};
use novena_lessons::Page;
use novena_store::{CourseProgress, Store};
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
use crate::tests::pictures::{keep, svg};
use crate::tests::{SIZES, check_screen, english, settings};

use crate::texts::{self, Texts};
use crate::theme::Background;

/// A lesson with its own store and a screen for tests.
struct Desk<'a> {
    app: LessonApp<'a>,
    folder: TempDir,
}

impl<'a> Desk<'a> {
    fn new(texts: &'a Texts, id: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap().store;
        let settings = settings(Preset::Default, texts.language());
        let page = Page::from_id(id).unwrap();
        let app = LessonApp::new(texts, settings, page, Some(store), 7);
        let mut desk = Self { app, folder };
        desk.work();
        desk
    }

    /// Makes the requested exercise.
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

    /// Turns pages until the part matches.
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

    /// The right answers on the board.
    fn right(&self) -> Vec<Deduction> {
        let trial = self.app.trial.as_ref().unwrap();
        let subject = Subject::of_lesson(self.app.page.id()).unwrap();
        let step = subject.due_step(&trial.board, &[]).unwrap();
        step.deductions
    }

    /// Goes to the cell of a deduction with the arrows, and presses its digit.
    fn answer(&mut self, deduction: Deduction) {
        let candidate = deduction.candidate();
        while self.app.hands.cursor.row() != candidate.cell.row() {
            self.press("down");
        }
        while self.app.hands.cursor.column() != candidate.cell.column() {
            self.press("right");
        }
        self.press(&candidate.digit.to_string());
    }

    /// An answer that is false.
    fn answer_wrong(&mut self) {
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
                keep(&name, &picture);
            }
            self.app.settings.theme.background = Background::Dark;
        }
    }

    /// The stored progress.
    fn course(&self) -> CourseProgress {
        let store = Store::open(self.folder.path()).unwrap().store;
        store.course().unwrap()
    }

    /// The number of exercises found, and of those to repeat.
    fn kept(&self) -> (usize, usize) {
        let course = self.course();
        let lesson = course.lesson(self.app.page.id());
        lesson.map_or((0, 0), |lesson| {
            (lesson.found().len(), lesson.missed().count())
        })
    }
}

#[test]
fn a_lesson_part_by_part() {
    let texts = english();
    let mut desk = Desk::new(&texts, "x-wing");
    desk.check("idea");
    desk.press("n");
    desk.check("example");
    desk.press("enter");
    desk.check("example-step");
    desk.press("?");
    desk.check("help");
    desk.press("esc");
    desk.press("n n n");
    desk.check("near-miss");
    desk.turn_to(|part| matches!(part, LessonPart::Guided(_)));
    desk.press("h h");
    desk.check("guided");
    desk.exercises();
    desk.check("exercise");
    desk.answer_wrong();
    desk.check("wrong");
    desk.press("r");
    desk.check("shown");
    desk.turn_to(|part| matches!(part, LessonPart::Puzzle(_)));
    desk.check("puzzle");
    assert_eq!(desk.press("enter"), LessonReply::Play);
    assert_eq!(desk.press("q"), LessonReply::Leave);
}

#[test]
fn an_exercise_found_unaided_is_a_dot() {
    let texts = english();
    let mut desk = Desk::new(&texts, "x-wing");
    desk.exercises();
    for deduction in desk.right() {
        desk.answer(deduction);
    }
    assert!(desk.app.trial.as_ref().unwrap().is_done);
    assert_eq!((desk.kept(), desk.app.found), ((1, 0), 1));
    desk.check("found");
    // The next exercise is another one.
    desk.press("enter");
    assert!(!desk.app.trial.as_ref().unwrap().is_done);
    assert_eq!(desk.kept(), (1, 0));
}

#[test]
fn help_a_wrong_answer_and_the_rest_are_no_dots() {
    let texts = english();
    let mut desk = Desk::new(&texts, "naked-single");
    desk.exercises();
    desk.press("h");
    for deduction in desk.right() {
        desk.answer(deduction);
    }
    assert_eq!(desk.kept(), (0, 1));
    desk.press("enter r");
    assert_eq!(desk.kept(), (0, 2));
    // A plain skip is forgotten; one after help is not.
    desk.press("enter s");
    assert_eq!(desk.kept(), (0, 2));
    desk.press("h s");
    assert_eq!(desk.kept(), (0, 3));
    desk.press("h q");
    assert_eq!(desk.kept(), (0, 4));
}

#[test]
fn lessons_without_a_technique_have_exercises_of_their_own() {
    let texts = english();
    for id in ["rules", "marks", "last-resort"] {
        let mut desk = Desk::new(&texts, id);
        desk.exercises();
        desk.press("h h h");
        assert!(desk.app.trial.as_ref().unwrap().clue.is_some(), "{id}");
        desk.screen(80, 24);
        desk.press("r");
        assert_eq!(desk.kept(), (0, 1), "{id}");
        desk.screen(80, 24);
    }
}

#[test]
fn every_page_can_be_read_in_every_language() {
    for &language in Language::ALL {
        let texts = texts::of(language);
        for id in ["rules", "x-wing", "guardians"] {
            let mut desk = Desk::new(&texts, id);
            for _ in 0..desk.app.parts.len() {
                for (width, height) in [(80, 24), (64, 17), (100, 40), (30, 8)] {
                    desk.screen(width, height);
                }
                desk.press("n");
            }
        }
    }
}

#[test]
fn a_digit_is_shown_where_it_can_go() {
    let texts = english();
    let mut desk = Desk::new(&texts, "x-wing");
    desk.exercises();
    desk.press("f 7");
    assert_eq!(desk.app.filter, novena_core::Digit::new(7));
    assert!(desk.app.trial.as_ref().unwrap().verdict.is_none());
    desk.press("f");
    assert_eq!(desk.app.filter, None);
}
