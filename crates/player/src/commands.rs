//! The effects of commands.

use novena_core::{Candidate, Cell, CellSet, Colour, Digit};
use novena_play::{Checking, Move};
use novena_store::GameExtras;

use super::app::{App, Prefix, Reply};
use super::command::{Command, Direction, Mode};
use super::overlay::{Overlay, Prompt, Purpose};
use super::task::Task;

impl App<'_> {
    pub(super) fn execute(&mut self, command: Command) -> Reply {
        match command {
            Command::Move(way) => self.input_state.go(self.input_state.beside(way, 1)),
            Command::Jump(way @ (Direction::Up | Direction::Down)) if self.hidden_rows > 0 => {
                self.scroll_hint(if way == Direction::Up { -5 } else { 5 });
            }
            Command::Jump(way) => self.input_state.go(self.input_state.beside(way, 3)),
            Command::Extend(way) => self.input_state.extend(self.input_state.beside(way, 1)),
            Command::NextEmpty => self.go_to_empty(true),
            Command::PreviousEmpty => self.go_to_empty(false),
            Command::GoToBox => self.prefix = Some(Prefix::Box),
            Command::FilterNext => self.prefix = Some(Prefix::Filter),
            Command::RowStart => self
                .input_state
                .go(Cell::at(self.input_state.cursor.row(), 0)),
            Command::RowEnd => self
                .input_state
                .go(Cell::at(self.input_state.cursor.row(), 8)),
            Command::GridStart => self.input_state.go(Cell::at(0, 0)),
            Command::GridEnd => self.input_state.go(Cell::at(8, 8)),
            Command::Toggle => self.input_state.toggle(self.input_state.cursor),
            Command::SelectAll => self.input_state.selection = CellSet::ALL,
            Command::Deselect => self.close_or_put_down(),
            Command::Hand => self.toggle_held_digit(),
            Command::Techniques => self.shows_techniques = !self.shows_techniques,
            Command::Write(digit) => self.write(digit),
            Command::Corner(digit) => self.write_as(Mode::Corner, digit),
            Command::Centre(digit) => self.write_as(Mode::Centre, digit),
            Command::Colour(colour) => self.colour(colour),
            Command::Mode(mode) => self.input_state.mode = mode,
            Command::NextMode => self.input_state.mode = self.input_state.mode.next(),
            Command::Notes => {
                self.input_state.mode = match self.input_state.mode {
                    Mode::Centre => Mode::Digit,
                    _ => Mode::Centre,
                };
            }
            Command::Clear => self.play(&Move::Clear {
                cells: self.pointed(),
            }),
            Command::FillMarks => self.play(&Move::FillMarks {
                // The player probably does not want to fill just one cell.
                cells: if self.input_state.selection.len() > 1 {
                    self.input_state.selection
                } else {
                    CellSet::EMPTY
                },
            }),
            Command::CornersToCentre => self.play(&Move::CornersToCentre {
                cells: self.pointed(),
            }),
            Command::Undo => self.play(&Move::Undo),
            Command::Redo => self.play(&Move::Redo),
            Command::Restart => {
                self.play(&Move::Restart);
                self.say(self.texts.get("play-restarted"));
            }
            Command::Hint => self.climb(),
            Command::HintWhy => self.show_reason(),
            Command::Confirm => self.confirm(),
            Command::Another => self.another(),
            Command::Filter(digit) => self.toggle_filter(digit),
            Command::Strike => self.strike(),
            Command::BeforeMistake => self.go_before_mistake(),
            Command::Check => self.check(),
            Command::Checking => self.next_checking(),
            Command::Timer => self.settings.shows_timer = !self.settings.shows_timer,
            Command::Pause => self.pause(),
            Command::Steps => self.ask(Task::Steps(Box::new(self.game().clone()))),
            Command::Path => self.ask(Task::Path(Box::new(self.game().clone()))),
            Command::Savepoint => self.prompt(Purpose::Savepoint, self.next_name()),
            Command::Open => self.prompt(Purpose::Open, String::new()),
            Command::Line => self.prompt(Purpose::Line, String::new()),
            Command::Savepoints => self.list_savepoints(),
            Command::NewGame => self.list_new(),
            Command::Games => self.list_games(),
            Command::EnterOwn => self.enter_own(),
            Command::Statistics => self.show_figures(),
            Command::Help => {
                let query = String::new();
                self.overlay = Some(Overlay::Help { query, top: 0 });
            }
            Command::Redraw => return Reply::Redraw,
            Command::Suspend => {
                self.save();
                return Reply::Suspend;
            }
            Command::Quit => {
                self.save();
                return Reply::Quit;
            }
        }
        Reply::Stay
    }

    /// Makes a move, and reports the result.
    pub(super) fn play(&mut self, game_move: &Move) {
        self.ladder = None;
        // An awaited hint is dropped, because a hint for an earlier board would only be confusing.
        self.awaited = None;
        self.checked = false;
        let played = self.session.play(game_move, self.moment());
        let Some(effect) = self.report(played) else {
            return;
        };
        if effect.finished {
            self.congratulate();
        } else if self.session.filled() == CellSet::ALL
            && !effect.changes.is_empty()
            && self.game().checking != Checking::None
        {
            self.warn(self.texts.get("play-full-but-wrong"));
        } else if *game_move == Move::Undo || *game_move == Move::Redo {
            let cells: CellSet = effect.changes.iter().map(|change| change.cell).collect();
            self.input_state.put_down();
            if let Some(cell) = cells.single() {
                self.input_state.go(cell);
            }
        }
    }

    /// The cells that a move changes: the selection or, if nothing is selected, the cell under the
    /// cursor.
    fn pointed(&self) -> CellSet {
        if self.input_state.selection.is_empty() {
            self.input_state.cursor.into()
        } else {
            self.input_state.selection
        }
    }

    fn go_to_empty(&mut self, forward: bool) {
        let empty = !self.session.filled();
        if let Some(cell) = self.input_state.next_of(empty, forward) {
            self.input_state.go(cell);
        }
    }

    /// Handles a digit key. If no digit is held, writes the digit. Otherwise, picks up the digit
    /// or, if it is already held, puts it down.
    fn write(&mut self, digit: Digit) {
        match self.input_state.picked {
            None => self.write_as(self.input_state.mode, digit),
            Some(picked) if picked == digit => self.input_state.put_down(),
            Some(_) => self.input_state.take(digit),
        }
    }

    pub(super) fn write_as(&mut self, mode: Mode, digit: Digit) {
        let cells = self.pointed();
        match mode {
            Mode::Digit => {
                if (cells - self.game().givens().givens()).is_empty() {
                    self.say(self.texts.get("play-given"));
                } else {
                    self.play(&Move::Digit { cells, digit });
                }
            }
            Mode::Corner => self.play(&Move::Corner { cells, digit }),
            Mode::Centre => self.play(&Move::Centre { cells, digit }),
            Mode::Colour => self.colour(Colour::from_index(digit.index())),
        }
    }

    /// Colours the candidates of the filtered digit; without a filter, colours the cells.
    fn colour(&mut self, colour: Colour) {
        let cells = self.pointed();
        match self.filter {
            None => self.play(&Move::Colour { cells, colour }),
            Some(digit) => {
                let open = cells - self.session.filled();
                let candidates: Vec<Candidate> = open.iter().map(|cell| cell.with(digit)).collect();
                self.play(&Move::CandidateColour { candidates, colour });
            }
        }
    }

    /// Toggles the mark of the filtered or held digit. If there is no such digit, switches to the
    /// next mode.
    fn strike(&mut self) {
        let Some(digit) = self.filter.or(self.input_state.picked) else {
            self.input_state.mode = self.input_state.mode.next();
            return;
        };
        self.write_as(Mode::Centre, digit);
    }

    /// Closes the hint, the selection or the filter, and opens nothing.
    fn close_or_put_down(&mut self) {
        let was_waiting = self.awaited.take().is_some();
        if self.ladder.take().is_some() || was_waiting || self.input_state.let_go() {
            return;
        }
        if self.filter.take().is_none() {
            let fillings = [
                ("hand", self.key_name_of("hand").into()),
                ("quit", self.key_name_of("quit").into()),
            ];
            self.say(self.texts.fill("play-nothing-to-close", &fillings));
        }
    }

    fn toggle_held_digit(&mut self) {
        if self.input_state.picked.is_some() {
            self.input_state.put_down();
        } else {
            self.prefix = Some(Prefix::Hand);
        }
    }

    /// Handles Enter: applies a hint, or writes the held or filtered digit.
    fn confirm(&mut self) {
        if self.ladder.is_some() {
            self.apply_hint();
        } else if let Some(digit) = self.input_state.picked.or(self.filter) {
            self.write_as(self.input_state.mode, digit);
        } else if let Some(digit) = self.game().sheet()[self.input_state.cursor].centre.single() {
            // If only one mark is left in the cell, its digit is written.
            self.write_as(Mode::Digit, digit);
        }
    }

    /// Requests a task.
    pub(super) fn ask(&mut self, task: Task) {
        self.last_requested += 1;
        self.awaited = Some(self.last_requested);
        self.tasks.push((self.last_requested, task));
    }

    /// Carries out a change that is not a move, such as a change to settings, hints or the time.
    pub(super) fn adjust(&mut self, change: impl FnOnce(&mut GameExtras)) {
        let adjusted = self.session.adjust(self.moment(), change);
        self.report(adjusted);
    }

    pub(super) fn go_before_mistake(&mut self) {
        self.play(&Move::BeforeMistake);
        if self.message.is_none() {
            self.say(self.texts.get("play-before-mistake"));
        }
    }

    fn check(&mut self) {
        match self.game().checking {
            Checking::None | Checking::Rules => self.say(self.texts.get("play-check-not-allowed")),
            Checking::OnRequest | Checking::Live => {
                self.checked = true;
                let checkup = self.game().checkup();
                self.say(self.wording.refusal(&checkup));
            }
        }
    }

    fn next_checking(&mut self) {
        let all = Checking::ALL;
        let now = all
            .iter()
            .position(|&policy| policy == self.game().checking);
        let next = all[now.map_or(0, |place| (place + 1) % all.len())];
        self.adjust(|aside| aside.checking = next);
        let policy = self.texts.get(&format!("checking-{}", next.id()));
        let sentence = self
            .texts
            .fill("play-checking", &[("policy", policy.into())]);
        self.say(sentence);
    }

    fn pause(&mut self) {
        self.save();
        self.overlay = Some(Overlay::Paused);
    }

    /// The lowest number that is not yet used as a savepoint name.
    fn next_name(&self) -> String {
        let is_free = |name: &String| {
            let savepoints = self.game().savepoints();
            savepoints.iter().all(|savepoint| savepoint.name != *name)
        };
        let mut names = (1..).map(|number: u32| number.to_string());
        names.find(is_free).unwrap_or_default()
    }

    pub(super) fn prompt(&mut self, purpose: Purpose, text: String) {
        let title = self.texts.get(match purpose {
            Purpose::Savepoint => "prompt-savepoint",
            Purpose::Open => "prompt-open",
            Purpose::Line => "prompt-line",
        });
        self.overlay = Some(Overlay::Prompt(Prompt {
            title,
            text,
            purpose,
        }));
    }
}
