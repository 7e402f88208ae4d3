//! A lesson as a state machine, like the player: keys come in, the state changes, and requests go
//! out. It has no clock or screen of its own.

mod keys;
mod part;
mod run;
#[cfg(test)]
mod tests;
mod trial;

use std::time::Duration;

use novena_core::{Cell, CellSet, Digit};
use novena_generator::{Exercise, ExerciseAction, ExerciseBoard, Random, Subject};
use novena_lessons::{Lesson, LessonText, Page, Place, Section, source};
use novena_store::{Day, ExerciseResult, Moment, Outcome, Store};
use novena_techniques::{Deduction, Step};
use novena_texts::{ExplanationLine, Naming, Rung, Wording};

use crate::app::{Message, Settings};
use crate::input_state::InputState;
use crate::scene::{BoardScene, Marking};
use crate::texts::Texts;

pub(crate) use keys::KEYS;
pub(crate) use part::LessonPart;
pub(crate) use run::run;
pub(crate) use trial::Trial;

/// The action that the caller has to take after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LessonReply {
    Stay,
    Leave,
    /// Let the reader play this part's puzzle.
    Play,
    Suspend,
    Redraw,
}

/// An example being read.
pub(crate) struct Demonstration {
    pub(crate) board: ExerciseBoard,
    pub(crate) step: Option<Step>,
    /// The cells and houses that the text mentions.
    named: CellSet,
    /// The engine's argument, line by line.
    pub(crate) lines: Vec<String>,
    /// The number of lines read.
    pub(crate) shown: usize,
}

/// The complete state of a lesson.
pub(crate) struct LessonApp<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) wording: Wording,
    pub(crate) settings: Settings,
    pub(crate) page: Page,
    pub(crate) title: String,
    pub(crate) summary: String,
    pub(crate) parts: Vec<LessonPart>,
    pub(crate) at: usize,
    pub(crate) input_state: InputState,
    pub(crate) filter: Option<Digit>,
    /// Whether the next digit typed becomes the filter.
    pub(crate) awaits_filter: bool,
    pub(crate) demonstration: Option<Demonstration>,
    pub(crate) trial: Option<Trial>,
    /// The seed of the exercise that is awaited.
    pub(crate) awaited: Option<u32>,
    /// The seed of an exercise that the caller has to generate.
    pub(crate) wanted: Option<u32>,
    pub(crate) message: Option<Message>,
    pub(crate) shows_help: bool,
    /// The scroll position of the text.
    pub(crate) top: usize,
    /// The number of exercises solved unaided.
    pub(crate) found: usize,
    pub(crate) store: Option<Store>,
    /// How long the lesson has been open.
    pub(crate) now: Duration,
    random: Random,
    /// The seeds of missed exercises that are due today.
    due: Vec<u32>,
}

impl<'a> LessonApp<'a> {
    /// Opens a lesson or an entry at its first part. Exercises are generated from the seed.
    pub(crate) fn new(
        texts: &'a Texts,
        settings: Settings,
        page: Page,
        store: Option<Store>,
        seed: u64,
    ) -> Self {
        let text =
            source(texts.language().tag(), page.id()).and_then(|text| LessonText::parse(text).ok());
        let (title, summary, sections) = match text {
            Some(text) => (text.title, text.summary, text.sections),
            None => (page.id().to_owned(), String::new(), Vec::new()),
        };
        let mut app = Self {
            texts,
            wording: Wording::new(texts.language(), Naming::Short),
            settings,
            page,
            title,
            summary,
            parts: LessonPart::all(page, sections),
            at: 0,
            input_state: InputState::at(Cell::at(4, 4)),
            filter: None,
            awaits_filter: false,
            demonstration: None,
            trial: None,
            awaited: None,
            wanted: None,
            message: None,
            shows_help: false,
            top: 0,
            found: 0,
            store,
            now: Duration::ZERO,
            random: Random::new(seed),
            due: Vec::new(),
        };
        app.read_progress();
        app.begin_part();
        app
    }

    /// The lesson, unless this is an entry.
    pub(crate) const fn lesson(&self) -> Option<&'static Lesson> {
        match self.page {
            Page::Lesson(lesson) => Some(lesson),
            Page::Entry(_) => None,
        }
    }

    pub(crate) fn part(&self) -> Option<&LessonPart> {
        self.parts.get(self.at)
    }

    fn today(&self) -> Option<Day> {
        Day::of(self.moment())
    }

    /// The reader's local time of day.
    const fn moment(&self) -> Moment {
        let Moment { seconds, zone } = self.settings.started;
        Moment {
            seconds: seconds.saturating_add(self.now.as_secs().cast_signed()),
            zone,
        }
    }

    fn read_progress(&mut self) {
        let (Some(store), Some(today)) = (&self.store, self.today()) else {
            return;
        };
        let course = match store.course() {
            Ok(course) => course,
            Err(error) => return self.warn(self.wording.refusal(&error)),
        };
        if let Some(progress) = course.lesson(self.page.id()) {
            self.found = progress.found().len();
            self.due = progress.due(today);
        }
    }

    /// Goes to the next or the previous part.
    fn turn(&mut self, is_forward: bool) {
        let last = self.parts.len().saturating_sub(1);
        let to = if is_forward {
            (self.at + 1).min(last)
        } else {
            self.at.saturating_sub(1)
        };
        if to != self.at {
            self.give_up();
            self.at = to;
            self.begin_part();
        }
    }

    /// Sets up the board of the part.
    fn begin_part(&mut self) {
        self.demonstration = None;
        self.trial = None;
        self.awaited = None;
        self.top = 0;
        self.clear_input();
        match self.parts.get(self.at) {
            Some(LessonPart::Board(section)) => self.demonstration = self.demonstrated(section),
            Some(LessonPart::Guided(section)) => self.trial = self.guided(section),
            Some(LessonPart::Exercises) => self.want_exercise(),
            Some(LessonPart::Text(_) | LessonPart::Puzzle(_)) | None => {}
        }
    }

    fn clear_input(&mut self) {
        self.filter = None;
        self.awaits_filter = false;
        self.input_state = InputState::at(Cell::at(4, 4));
    }

    fn demonstrated(&self, section: &Section) -> Option<Demonstration> {
        let block = section.position.as_ref()?;
        let board = ExerciseBoard::of_block(self.page, block);
        let step = board.claimed_step(self.page, block);
        let lines = step.as_ref().map_or_else(Vec::new, |step| {
            let explanation = self.wording.explanation(step);
            explanation
                .lines
                .iter()
                .map(ExplanationLine::numbered)
                .collect()
        });
        let named = section.mentions().map(|mention| match mention.place {
            Place::Cells(cells) => cells,
            Place::Houses(houses) => houses.cells(),
        });
        Some(Demonstration {
            board,
            step,
            named: named.fold(CellSet::EMPTY, |all, cells| all | cells),
            lines,
            shown: 0,
        })
    }

    fn guided(&self, section: &Section) -> Option<Trial> {
        let block = section.position.as_ref()?;
        let subject = Subject::of_lesson(self.page.id())?;
        let board = ExerciseBoard::of_block(self.page, block);
        let step = board.claimed_step(self.page, block)?;
        let action = match step.deductions.first() {
            Some(Deduction::Place(_)) => ExerciseAction::Place,
            _ => ExerciseAction::Strike,
        };
        Some(Trial::new(subject, board, action, None))
    }

    /// Requests the next exercise: one that is due today or, if there is none, a new one.
    fn want_exercise(&mut self) {
        self.trial = None;
        self.top = 0;
        self.clear_input();
        let seed = self
            .due
            .pop()
            .unwrap_or_else(|| self.random.next_u64() as u32);
        self.wanted = Some(seed);
        self.awaited = Some(seed);
    }

    /// Receives an exercise that has been generated.
    pub(crate) fn deliver(&mut self, seed: u32, exercise: Exercise) {
        if self.awaited == Some(seed) {
            self.awaited = None;
            let task = self.wording.refusal(&exercise.task());
            let mut trial = Trial::new(
                exercise.subject,
                exercise.board,
                exercise.action,
                Some(seed),
            );
            trial.task = task;
            self.trial = Some(trial);
        }
    }

    /// Records the outcome of an exercise, once.
    fn record(&mut self, outcome: Outcome) {
        let Some(seed) = self.trial.as_mut().and_then(|trial| trial.seed.take()) else {
            return;
        };
        let today = self.today();
        let (Some(store), Some(today)) = (&mut self.store, today) else {
            return;
        };
        let Ok(lesson) = self.page.id().parse() else {
            return;
        };
        let result = ExerciseResult {
            lesson,
            seed,
            outcome,
            today,
        };
        match store.record_exercise(&result) {
            Ok(progress) => self.found = progress.found().len(),
            Err(error) => self.warn(self.wording.refusal(&error)),
        }
    }

    /// Leaves an exercise. The exercise counts as missed if the reader used help or gave a wrong
    /// answer.
    fn give_up(&mut self) {
        if self.trial.as_ref().is_some_and(|trial| trial.is_missed) {
            self.record(Outcome::Missed);
        }
    }

    /// Treats a digit entered at the cursor as an answer.
    fn answer(&mut self, digit: Digit) {
        let cell = self.input_state.cursor;
        let Some(trial) = &mut self.trial else {
            return;
        };
        if trial.is_done {
            return;
        }
        trial.answer(cell.with(digit), &self.wording);
        self.top = 0;
        if trial.is_done {
            let outcome = if trial.is_missed {
                Outcome::Missed
            } else {
                Outcome::Found
            };
            self.record(outcome);
        }
    }

    fn help_on(&mut self) {
        if let Some(trial) = &mut self.trial {
            trial.climb(&self.wording);
            self.top = 0;
        }
    }

    fn show_rest(&mut self) {
        if let Some(trial) = &mut self.trial
            && !trial.is_done
        {
            trial.show_rest(&self.wording);
            self.top = 0;
            self.record(Outcome::Missed);
        }
    }

    /// Advances to the next sentence of an example, the next exercise, the puzzle or the next part.
    fn advance(&mut self) -> LessonReply {
        if let Some(demonstration) = &mut self.demonstration
            && demonstration.shown < demonstration.lines.len()
        {
            demonstration.shown += 1;
            self.top = usize::MAX;
            return LessonReply::Stay;
        }
        match self.part() {
            Some(LessonPart::Puzzle(_)) => return LessonReply::Play,
            Some(LessonPart::Exercises) => {
                if self.trial.as_ref().is_some_and(|trial| trial.is_done) {
                    self.want_exercise();
                }
            }
            Some(LessonPart::Guided(_))
                if self.trial.as_ref().is_some_and(|trial| !trial.is_done) => {}
            _ => self.turn(true),
        }
        LessonReply::Stay
    }

    fn skip(&mut self) {
        if matches!(self.part(), Some(LessonPart::Exercises)) {
            self.give_up();
            self.want_exercise();
        } else {
            self.turn(true);
        }
    }

    pub(crate) fn warn(&mut self, text: String) {
        self.message = Some(Message {
            text,
            is_warning: true,
        });
    }

    /// The board of this part, if it has one.
    pub(crate) fn scene(&self) -> Option<BoardScene> {
        let mut scene = if let Some(trial) = &self.trial {
            let mut scene = scene_of(&trial.board);
            scene.cursor = Some(self.input_state.cursor);
            scene.marking = trial.marking(&scene.view());
            scene
        } else if let Some(demonstration) = &self.demonstration {
            let mut scene = scene_of(&demonstration.board);
            scene.marking = match &demonstration.step {
                Some(step) if demonstration.shown > 0 => {
                    Marking::of(step, Rung::Why, &scene.view())
                }
                _ => Marking::house(demonstration.named),
            };
            scene
        } else if let Some(LessonPart::Puzzle(section)) = self.part() {
            let givens = section.puzzle.as_ref()?.givens;
            BoardScene::of(&novena_play::Game::new(givens))
        } else {
            return None;
        };
        scene.filter = self.filter;
        Some(scene)
    }
}

/// The board. Mistakes are not marked, because the reader has to find them.
fn scene_of(board: &ExerciseBoard) -> BoardScene {
    let mut scene = BoardScene::of(&novena_play::Game::new(board.puzzle));
    scene.board = board.digits;
    scene.sheet = board.sheet();
    scene.mistakes = CellSet::EMPTY;
    scene
}
