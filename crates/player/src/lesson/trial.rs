//! An exercise, or a guided search, in progress.

use novena_core::Candidate;
use novena_figure::BoardView;
use novena_generator::{AnswerOutcome, Clue, ExerciseAction, ExerciseBoard, Subject};
use novena_play::{Advice, HintCard};
use novena_techniques::{Deduction, Kind, Step};
use novena_texts::{Rung, Wording};

use crate::scene::Marking;

/// The last rung of help, after which the rest of the answer can be shown.
pub(crate) const LAST_RUNG: usize = 3;

/// A board with the deductions found so far.
pub(crate) struct Trial {
    subject: Subject,
    pub(crate) board: ExerciseBoard,
    action: ExerciseAction,
    /// The task, if the text does not state it.
    pub(crate) task: String,
    /// The seed of an exercise whose outcome is not yet recorded.
    pub(crate) seed: Option<u32>,
    pub(crate) found: Vec<Deduction>,
    /// The number of deductions left in the step that has been started.
    pub(crate) left: Option<usize>,
    /// The current rung of help; 0 for none.
    pub(crate) rung: usize,
    /// The help in words.
    pub(crate) clue: Option<String>,
    clue_marking: Option<ClueMarking>,
    /// The verdict on the last answer, and whether that answer found anything.
    pub(crate) verdict: Option<(String, bool)>,
    /// Whether the exercise no longer counts as found, because help was used, an answer was wrong,
    /// or the rest was shown.
    pub(crate) is_missed: bool,
    /// Whether the rest was shown.
    pub(crate) is_shown: bool,
    pub(crate) is_done: bool,
    /// The step that was found.
    step: Option<Step>,
    /// The explanation of the answer, once it is complete.
    pub(crate) argument: Option<String>,
}

/// The marking on the board that shows the help.
enum ClueMarking {
    Step(Box<Step>, Rung),
    House(novena_core::CellSet),
}

impl Trial {
    pub(crate) const fn new(
        subject: Subject,
        board: ExerciseBoard,
        action: ExerciseAction,
        seed: Option<u32>,
    ) -> Self {
        Self {
            subject,
            board,
            action,
            task: String::new(),
            seed,
            found: Vec::new(),
            left: None,
            rung: 0,
            clue: None,
            clue_marking: None,
            verdict: None,
            is_missed: false,
            is_shown: false,
            is_done: false,
            step: None,
            argument: None,
        }
    }

    /// Judges a digit that the reader writes or removes.
    pub(crate) fn answer(&mut self, candidate: Candidate, wording: &Wording) {
        let answer = match self.action {
            ExerciseAction::Place => Deduction::Place(candidate),
            ExerciseAction::Strike => Deduction::Eliminate(candidate),
        };
        let Some(verdict) = self.subject.judge(&self.board, &self.found, answer) else {
            return;
        };
        let is_find = verdict.outcome == AnswerOutcome::Right;
        self.verdict = Some((wording.refusal(&verdict), is_find));
        self.is_missed |= verdict.outcome == AnswerOutcome::Wrong;
        self.is_done = is_find && verdict.is_done();
        self.left = (!verdict.found.is_empty()).then_some(verdict.left);
        self.found.clone_from(&verdict.found);
        if is_find {
            // The help was about this deduction and does not apply to the next one.
            self.close_clue();
        }
        if self.is_done {
            self.finish(verdict.step, wording);
        }
    }

    /// Shows one more rung of help.
    pub(crate) fn climb(&mut self, wording: &Wording) {
        if self.is_done || self.rung >= LAST_RUNG {
            return;
        }
        let rung = self.rung + 1;
        let Some(clue) = self.subject.clue(&self.board, &self.found, rung) else {
            return;
        };
        self.rung = rung;
        self.is_missed = true;
        self.verdict = None;
        match clue {
            Clue::Step(step) => {
                let card = HintCard::new(Advice::Step(step), rung);
                self.clue = Some(wording.hint(card.message()));
                if let Advice::Step(step) = card.advice() {
                    self.clue_marking = Some(ClueMarking::Step(step.clone(), card.step_rung()));
                }
            }
            Clue::Next(next) => {
                self.clue = Some(wording.refusal(&*next));
                let cells = next.house().map(novena_core::House::cells);
                let cells = cells.or_else(|| Some(next.cell()?.as_set()));
                self.clue_marking = cells.map(ClueMarking::House);
            }
        }
    }

    /// Shows everything that is left to find, with an explanation.
    pub(crate) fn show_rest(&mut self, wording: &Wording) {
        self.is_missed = true;
        self.is_shown = true;
        self.verdict = None;
        let step = self.subject.due_step(&self.board, &self.found);
        if let Some(step) = &step {
            self.found.clone_from(&step.deductions);
        } else {
            let mut sentences = Vec::new();
            while let Some(Clue::Next(next)) =
                (self.subject).clue(&self.board, &self.found, LAST_RUNG)
            {
                sentences.push(wording.refusal(&*next));
                self.found.clone_from(&next.verdict.found);
                if next.verdict.is_done() {
                    break;
                }
            }
            self.argument = Some(sentences.join(" "));
        }
        self.is_done = true;
        self.finish(step, wording);
    }

    fn finish(&mut self, step: Option<Step>, wording: &Wording) {
        self.close_clue();
        self.left = None;
        if let Some(step) = step {
            self.argument = Some(wording.sentence(&step, Rung::Why));
            self.step = Some(step);
        }
    }

    fn close_clue(&mut self) {
        self.rung = 0;
        self.clue = None;
        self.clue_marking = None;
    }

    /// The marking on the board: the complete step once it has been found; before that, the help if
    /// any was requested, and otherwise the deductions found so far.
    pub(crate) fn marking(&self, view: &BoardView) -> Marking {
        if let (Some(step), true) = (&self.step, self.is_done) {
            return Marking::of(step, Rung::Why, view);
        }
        match &self.clue_marking {
            Some(ClueMarking::Step(step, rung)) if rung.reveals().area => {
                Marking::of(step, *rung, view)
            }
            Some(ClueMarking::House(cells)) => Marking::house(*cells),
            // In these exercises, the answers are digits that are already on the board. Their
            // appearance stays unchanged.
            _ if self.subject == Subject::Rules => Marking::default(),
            _ => {
                let found = Step {
                    kind: Kind::NAKED_SINGLE,
                    deductions: self.found.clone(),
                    evidence: Vec::new(),
                };
                Marking::of(&found, Rung::Why, view)
            }
        }
    }
}
