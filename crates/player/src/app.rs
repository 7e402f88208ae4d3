//! The player as a state machine: events come in, the state changes, and tasks go out. It has no
//! clock or screen of its own.

use std::collections::HashMap;
use std::time::Duration;

use novena_core::{Cell, CellSet, Digit, Puzzle};
use novena_formats::Record;
use novena_generator::Date;
use novena_play::{Game, Move};
use novena_ratings::Rating;
use novena_store::{GameId, Labels, Moment, StoreError, System};
use novena_texts::{Naming, Wording};
use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind};
use ratatui::layout::Rect;

use super::command::Command;
use super::input_state::InputState;
use super::keys::Keymap;
use super::ladder::Ladder;
use super::options::StartMarks;
use super::overlay::Overlay;
use super::scene::{BoardScene, Marking};
use super::session::Session;
use super::task::{PuzzleRating, Task};
use super::theme::ScreenTheme;
use crate::texts::Texts;

/// The action that the caller has to take after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    Stay,
    Quit,
    /// Give the terminal back temporarily.
    Suspend,
    /// Redraw everything.
    Redraw,
}

/// A key that determines the meaning of the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prefix {
    Box,
    Filter,
    /// The next digit becomes the held digit.
    Hand,
}

/// The last message, which is shown until the next key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) text: String,
    pub(crate) is_warning: bool,
}

/// The settings with which the player starts.
pub(crate) struct Settings {
    pub(crate) system: System,
    pub(crate) keymap: Keymap,
    pub(crate) theme: ScreenTheme,
    pub(crate) shows_timer: bool,
    pub(crate) start_marks: StartMarks,
    /// The wall-clock time when the player started.
    pub(crate) started: Moment,
}

/// The complete state of the player.
#[expect(clippy::struct_excessive_bools, reason = "each flag is independent")]
pub(crate) struct App<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) wording: Wording,
    pub(crate) settings: Settings,
    pub(crate) session: Session,
    pub(crate) input_state: InputState,
    pub(crate) filter: Option<Digit>,
    pub(crate) prefix: Option<Prefix>,
    pub(crate) ladder: Option<Ladder>,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) message: Option<Message>,
    /// The puzzles of the input that was read last. They are listed to choose from.
    pub(crate) records: Vec<Record>,
    /// The file that contains `records`.
    pub(crate) file: Option<String>,
    /// The known ratings, by puzzle. The value is `None` if the puzzle has no rating.
    pub(crate) ratings: HashMap<Puzzle, Option<Rating>>,
    /// Whether any of `records` are being rated.
    pub(crate) is_rating: bool,
    /// The difficulty of the current puzzle, and the techniques it needs.
    pub(crate) rating: Option<PuzzleRating>,
    pub(crate) shows_techniques: bool,
    /// Whether wrong digits are highlighted because the player asked for a check. The next move
    /// ends this.
    pub(crate) checked: bool,
    /// Tasks to be run, each with its number.
    pub(crate) tasks: Vec<(u64, Task)>,
    /// The number of the awaited task, and the number of the last task requested.
    pub(crate) awaited: Option<u64>,
    pub(crate) last_requested: u64,
    /// Whether the player is away from the terminal. Time spent away does not count as played.
    pub(crate) is_away: bool,
    /// The time of the last event. The time played has been counted up to this point.
    pub(crate) now: Duration,
    /// The time at which the game was last saved. The game is saved at intervals, so that an hour
    /// of thinking is not lost.
    touched: Duration,
    /// The last click, which is used to detect a double click.
    pub(crate) clicked: Option<(Cell, Duration)>,
    /// A typed command that the caller has to carry out.
    pub(crate) later: Option<Command>,
    /// The number of rows of a long hint that do not fit.
    pub(crate) hidden_rows: usize,
    /// The area drawn last, which is used to locate clicks.
    pub(crate) area: Rect,
}

/// The maximum time between two events that counts as played.
const LONGEST_TICK: Duration = Duration::from_secs(5);

/// How often the time played is saved while the player is thinking.
const TOUCH_EVERY: Duration = Duration::from_secs(20);

impl<'a> App<'a> {
    pub(crate) fn new(texts: &'a Texts, settings: Settings, session: Session) -> Self {
        let mut app = Self {
            texts,
            wording: Wording::new(texts.language(), Naming::Short),
            settings,
            session,
            input_state: InputState::at(Cell::at(4, 4)),
            filter: None,
            prefix: None,
            ladder: None,
            overlay: None,
            message: None,
            records: Vec::new(),
            file: None,
            ratings: HashMap::new(),
            is_rating: false,
            rating: None,
            shows_techniques: true,
            checked: false,
            tasks: Vec::new(),
            awaited: None,
            last_requested: 0,
            is_away: false,
            now: Duration::ZERO,
            touched: Duration::ZERO,
            clicked: None,
            later: None,
            hidden_rows: 0,
            area: Rect::ZERO,
        };
        app.settle();
        app
    }

    pub(crate) const fn game(&self) -> &Game {
        self.session.game()
    }

    /// The time of day.
    pub(crate) const fn moment(&self) -> Moment {
        let Moment { seconds, zone } = self.settings.started;
        Moment {
            seconds: seconds.saturating_add(self.now.as_secs().cast_signed()),
            zone,
        }
    }

    /// Today's date, or `None` if the clock does not show a valid date.
    pub(crate) fn today(&self) -> Option<Date> {
        self.moment().day()?.parse().ok()
    }

    /// Handles an event at `now`, the time since the player started.
    pub(crate) fn handle(&mut self, event: &Event, now: Duration) -> Reply {
        self.pass_time(now);
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => {
                self.mouse(*mouse);
                Reply::Stay
            }
            Event::Paste(text) => {
                self.paste(text);
                Reply::Stay
            }
            Event::FocusLost => {
                self.is_away = true;
                Reply::Stay
            }
            Event::FocusGained => {
                self.is_away = false;
                Reply::Stay
            }
            Event::Key(_) | Event::Resize(..) => Reply::Stay,
        }
    }

    /// Adds the time since the last event to the time played, if the clock is running.
    pub(crate) fn pass_time(&mut self, now: Duration) {
        // A longer gap means that the machine or the program was suspended.
        let passed = now.saturating_sub(self.now).min(LONGEST_TICK);
        self.now = now;
        if self.is_clock_running() {
            self.session.spend(passed);
            if now.saturating_sub(self.touched) >= TOUCH_EVERY {
                self.save();
            }
        }
    }

    pub(crate) fn is_clock_running(&self) -> bool {
        let is_elsewhere = matches!(
            self.overlay,
            Some(Overlay::Paused | Overlay::EntryForm(_) | Overlay::Help { .. })
        );
        !self.is_away && !is_elsewhere && !self.game().is_finished()
    }

    fn key(&mut self, key: &KeyEvent) -> Reply {
        self.message = None;
        if self.overlay.is_some() {
            let reply = self.overlay_key(key);
            return match self.later.take() {
                Some(command) => self.execute(command),
                None => reply,
            };
        }
        let Some(command) = self.settings.keymap.command(key) else {
            self.prefix = None;
            return Reply::Stay;
        };
        self.perform(command)
    }

    /// Saves the time played.
    pub(crate) fn save(&mut self) {
        self.touched = self.now;
        let kept = self.session.save(self.moment());
        self.report(kept);
    }

    /// Reports an error, if there is one.
    pub(crate) fn report<T>(&mut self, result: Result<T, StoreError>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.warn(self.wording.refusal(&error));
                None
            }
        }
    }

    pub(crate) fn say(&mut self, text: String) {
        self.message = Some(Message {
            text,
            is_warning: false,
        });
    }

    pub(crate) fn warn(&mut self, text: String) {
        self.message = Some(Message {
            text,
            is_warning: true,
        });
    }

    /// Starts a new game.
    pub(crate) fn start(&mut self, game: Game, labels: Labels) {
        self.save();
        let is_unmarked = Cell::all().all(|cell| game.sheet()[cell].centre.is_empty());
        self.session.start(game, labels);
        self.settle();
        if self.settings.start_marks == StartMarks::Full && is_unmarked {
            self.play(&Move::FillMarks {
                cells: CellSet::EMPTY,
            });
        }
    }

    /// Resumes a saved game.
    pub(crate) fn resume(&mut self, id: GameId) {
        self.save();
        let resumed = self.session.resume(id);
        if self.report(resumed).is_some() {
            self.settle();
        }
    }

    /// Closes the overlay and the hint, and resets the cursor, the selection and the filter, so
    /// that another game can begin.
    pub(super) fn settle(&mut self) {
        self.overlay = None;
        self.awaited = None;
        self.ladder = None;
        self.filter = None;
        self.prefix = None;
        self.checked = false;
        let mode = self.input_state.mode;
        self.input_state = InputState::at(Cell::at(4, 4));
        self.input_state.mode = mode;
        self.rating = None;
        self.tasks.push((0, Task::Rate(*self.game().givens())));
    }

    /// The board to draw now.
    pub(crate) fn scene(&self) -> BoardScene {
        let game = self.game();
        match &self.overlay {
            Some(Overlay::EntryForm(entry_form)) => {
                let mut scene = BoardScene::of(&Game::new(Puzzle::EMPTY));
                scene.board = entry_form.board;
                scene.givens = entry_form.board.filled();
                scene.mistakes = entry_form.board.conflicting();
                scene.cursor = Some(entry_form.cursor);
                scene.marking = entry_form.marking();
                return scene;
            }
            Some(Overlay::Steps(steps)) => {
                if let Some((step, position)) = steps.list.get(steps.at) {
                    let mut scene = BoardScene::of(game);
                    scene.board = *position.grid().board();
                    for cell in position.open_cells() {
                        scene.sheet[cell].centre = position[cell];
                    }
                    scene.mistakes = scene.board.conflicting();
                    scene.marking = Marking::of(step, novena_texts::Rung::Why, &scene.view());
                    return scene;
                }
            }
            _ => {}
        }
        let mut scene = BoardScene::of(game);
        if self.checked {
            scene.mistakes |= game.wrong_digits();
        }
        scene.cursor = Some(self.input_state.cursor);
        scene.selection = self.input_state.selection;
        scene.held = self.input_state.picked;
        scene.filter = self.input_state.picked.or(self.filter);
        if let Some(ladder) = &self.ladder {
            scene.marking = ladder.marking(&scene.view());
        }
        scene
    }

    /// Carries out a command. A digit after a prefix key is not written; it completes the prefix.
    pub(crate) fn perform(&mut self, command: Command) -> Reply {
        if let Some(prefix) = self.prefix.take()
            && let Command::Write(digit) = command
        {
            match prefix {
                Prefix::Box => {
                    let corner = novena_core::House::box_(digit.index()).cell(4);
                    self.input_state.go(corner);
                }
                Prefix::Filter => self.toggle_filter(digit),
                Prefix::Hand => self.input_state.take(digit),
            }
            return Reply::Stay;
        }
        self.execute(command)
    }

    pub(crate) fn toggle_filter(&mut self, digit: Digit) {
        self.filter = (self.filter != Some(digit)).then_some(digit);
    }
}
