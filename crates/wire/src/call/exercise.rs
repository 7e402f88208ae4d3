//! Exercises of the course: creating an exercise, judging an answer, and giving help.

use std::fmt;

use novena_core::{Cell, DigitSet, HouseSet, Refusal};
use novena_figure::BoardView;
use novena_generator::{Clue, Exercise, ExerciseBoard, NextClue, Subject, Verdict};
use novena_lessons::Lesson;
use novena_play::{Advice, Checking, Game, HintCard, Labels};
use novena_techniques::{Deduction, Kind, Step};
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::figure::Figure;
use super::hint::HintAbout;
use super::limits::FOUND;
use super::make::begun_with;
use super::sentence::Sentence;
#[cfg(feature = "openapi")]
use super::state::State;
use super::state::{GameSource, LabelledGame};
use super::texts::Texts;
use super::view::GameAnswer;
use super::{Context, Task};
use crate::name::{FromName, by_name, by_name_option, by_names};
#[cfg(feature = "openapi")]
use crate::named;
use crate::shape::as_step_option;
#[cfg(feature = "openapi")]
use crate::shape::{EvidenceShape, StepShape};

/// A lesson of the course.
#[derive(Clone, Copy, Debug)]
pub struct LessonName {
    id: &'static str,
    subject: Subject,
}

impl LessonName {
    /// The lesson with this ID.
    ///
    /// ```
    /// use novena_wire::protocol::LessonName;
    ///
    /// assert_eq!(LessonName::from_id("x-wing").unwrap().id(), "x-wing");
    /// assert!(LessonName::from_id("chess").is_none());
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let id = Lesson::from_id(id)?.id;
        let subject = Subject::of_lesson(id)?;
        Some(Self { id, subject })
    }

    /// Its ID.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.id
    }
}

impl fmt::Display for LessonName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl FromName for LessonName {
    const EXPECTED: &str = "the id of a lesson such as x-wing";

    fn from_name(name: &str) -> Option<Self> {
        Self::from_id(name)
    }
}

/// An exercise of a lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExerciseRequest {
    /// The lesson.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Lesson))]
    pub lesson: LessonName,
    /// The seed. The same seed gives the same exercise.
    #[cfg_attr(feature = "openapi", schema(value_type = u64, maximum = 4_294_967_295u64))]
    pub seed: u32,
}

/// An exercise: a position and a task.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExerciseAnswer {
    /// The lesson.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Lesson))]
    pub lesson: LessonName,
    /// The seed.
    #[cfg_attr(feature = "openapi", schema(value_type = u64, maximum = 4_294_967_295u64))]
    pub seed: u32,
    /// The technique to use; missing if the lesson is not about a technique.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "by_name_option::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Kind>, nullable = false))]
    pub technique: Option<Kind>,
    /// The technique's name in the language of the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub name: Option<String>,
    /// The player's task: `place` or `strike`.
    pub deed: ExerciseActionBody,
    /// The task as a sentence.
    #[serde(flatten)]
    pub sentence: Sentence,
    /// The position as a game.
    #[serde(flatten)]
    pub game: GameAnswer,
}

/// The player's task in an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ExerciseActionBody {
    /// Place digits.
    Place,
    /// Eliminate candidates.
    Strike,
}

impl From<novena_generator::ExerciseAction> for ExerciseActionBody {
    fn from(action: novena_generator::ExerciseAction) -> Self {
        match action {
            novena_generator::ExerciseAction::Place => Self::Place,
            novena_generator::ExerciseAction::Strike => Self::Strike,
        }
    }
}

impl Task for ExerciseRequest {
    const ID: &'static str = "exercise";
    type Answer = ExerciseAnswer;

    fn answer(self, context: &Context<'_>) -> Result<ExerciseAnswer, Failure> {
        let stop = || context.go_on().is_err();
        let exercise = Exercise::make(self.lesson.subject, self.seed, &stop);
        let Some(exercise) = exercise else {
            context.go_on()?;
            return Err(Failure::new("internal"));
        };
        let texts = context.texts;
        let mut game = begun_with(exercise.board.puzzle, &exercise.board.sheet())?;
        if self.lesson.subject == Subject::Rules {
            // The player has to find the repeats.
            game.checking = Checking::None;
        }
        let name = exercise.kind.map(|kind| texts.short.name(kind));
        let labels = Labels {
            title: name.clone(),
            source: Some(format!("exercise {} {}", self.lesson.id, self.seed)),
            ..Labels::default()
        };
        Ok(ExerciseAnswer {
            lesson: self.lesson,
            seed: self.seed,
            technique: exercise.kind,
            name,
            deed: exercise.action.into(),
            sentence: sentence(&exercise.task(), texts),
            game: GameAnswer::new(LabelledGame { game, labels }, context)?,
        })
    }
}

/// An answer to an exercise.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AnswerRequest {
    /// The lesson.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Lesson))]
    pub lesson: LessonName,
    /// The game of the exercise, unchanged.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
    /// The deductions found so far, as listed in the field `found` of the last answer.
    #[serde(default, deserialize_with = "by_names::deserialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Deduction>))]
    pub found: Vec<Deduction>,
    /// The answer.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Deduction))]
    pub answer: Deduction,
}

/// The verdict on an answer to an exercise.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AnswerVerdict {
    /// Whether it counts.
    pub verdict: OutcomeBody,
    /// The machine-readable name of the reason.
    pub reason: &'static str,
    /// The easier technique that proves the answer.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "by_name_option::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Kind>, nullable = false))]
    pub easier: Option<Kind>,
    /// The verdict as a sentence.
    #[serde(flatten)]
    pub sentence: Sentence,
    /// All deductions found, including this answer if it counts.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Deduction>))]
    pub found: Vec<Deduction>,
    /// The number of deductions left to find.
    pub left: usize,
    /// Whether the exercise is finished.
    pub done: bool,
    /// The drawing of the deductions found so far or, once the exercise is finished, of the whole
    /// step.
    pub figure: Figure,
    /// The step, once the exercise is finished.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "as_step_option::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<StepShape<EvidenceShape>>, nullable = false))]
    pub step: Option<Step>,
}

/// Whether an answer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum OutcomeBody {
    /// A step of the lesson's techniques proves the answer.
    Right,
    /// The answer was found before, or is already on the board.
    Known,
    /// The answer is true, and an easier technique proves it.
    Easier,
    /// The answer is true, but no technique that the player should know proves it.
    Guess,
    /// The answer is false.
    Wrong,
}

impl From<novena_generator::AnswerOutcome> for OutcomeBody {
    fn from(outcome: novena_generator::AnswerOutcome) -> Self {
        use novena_generator::AnswerOutcome;
        match outcome {
            AnswerOutcome::Right => Self::Right,
            AnswerOutcome::Known => Self::Known,
            AnswerOutcome::Easier => Self::Easier,
            AnswerOutcome::Guess => Self::Guess,
            AnswerOutcome::Wrong => Self::Wrong,
        }
    }
}

impl Task for AnswerRequest {
    const ID: &'static str = "answer";
    type Answer = AnswerVerdict;

    fn answer(self, context: &Context<'_>) -> Result<AnswerVerdict, Failure> {
        FOUND.check(self.found.len())?;
        let board = board(&self.game.into_game()?.game);
        let subject = self.lesson.subject;
        let verdict = subject.judge(&board, &self.found, self.answer);
        let verdict = verdict.ok_or_else(not_an_exercise)?;
        let done = verdict.is_done();
        Ok(AnswerVerdict {
            verdict: verdict.outcome.into(),
            reason: verdict.reason.id(),
            easier: verdict.easier(),
            sentence: sentence(&verdict, context.texts),
            left: verdict.left,
            done,
            figure: found_figure(subject, &verdict, &board),
            step: verdict.step.filter(|_| done),
            found: verdict.found,
        })
    }
}

/// Asks for help with an exercise.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClueRequest {
    /// The lesson.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Lesson))]
    pub lesson: LessonName,
    /// The game of the exercise, unchanged.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
    /// The deductions found so far, as listed in the field `found` of the last answer.
    #[serde(default, deserialize_with = "by_names::deserialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Deduction>))]
    pub found: Vec<Deduction>,
    /// The rung: 1 names the technique, 2 says where, 3 why, 4 what to do.
    #[serde(default = "first")]
    pub rung: usize,
    /// Whether to include a drawing for the board.
    #[serde(default)]
    pub figures: bool,
}

const fn first() -> usize {
    1
}

/// Help with an exercise: a step of its lesson that includes the deductions found so far.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClueAnswer {
    /// The rung.
    pub rung: usize,
    /// The help as a sentence.
    #[serde(flatten)]
    pub sentence: Sentence,
    /// The parts that the board can show.
    #[serde(flatten)]
    pub about: Box<HintAbout>,
    /// The deductions left to find, from rung 3 onwards.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "by_names::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Deduction>))]
    pub rest: Vec<Deduction>,
}

impl Task for ClueRequest {
    const ID: &'static str = "clue";
    type Answer = ClueAnswer;

    fn answer(self, context: &Context<'_>) -> Result<ClueAnswer, Failure> {
        FOUND.check(self.found.len())?;
        let board = board(&self.game.into_game()?.game);
        let rung = self.rung.clamp(1, 4);
        let clue = self.lesson.subject.clue(&board, &self.found, rung);
        let (sentence, about, mut rest) = match clue.ok_or_else(not_an_exercise)? {
            Clue::Step(step) => {
                let card = HintCard::new(Advice::Step(step), rung);
                let figure = (self.figures).then(|| step_figure(&card, &board)).flatten();
                let about = HintAbout::of(&card, figure, context.texts);
                let rest = card.step().map(|step| step.deductions.clone());
                let sentence = Sentence::hint(card.message(), context.texts);
                (sentence, about, rest.unwrap_or_default())
            }
            Clue::Next(clue) => {
                let about = HintAbout {
                    houses: clue.house().into_iter().collect(),
                    figure: self.figures.then(|| next_figure(&clue, &board)),
                    ..HintAbout::default()
                };
                let sentence = sentence(&*clue, context.texts);
                (sentence, about, clue.answer().into_iter().collect())
            }
        };
        rest.retain(|deduction| !self.found.contains(deduction));
        Ok(ClueAnswer {
            rung,
            sentence,
            about: Box::new(about),
            rest,
        })
    }
}

fn not_an_exercise() -> Failure {
    Failure::new("not-an-exercise").of("state")
}

fn sentence(message: &dyn Refusal, texts: &Texts) -> Sentence {
    Sentence::new(texts.short.refusal(message), texts.spoken.refusal(message))
}

/// The board of a game.
fn board(game: &Game) -> ExerciseBoard {
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for (cell, content) in game.sheet().contents() {
        marks[cell.index()] = content.centre;
    }
    ExerciseBoard {
        puzzle: *game.givens(),
        digits: game.board(),
        marks,
    }
}

/// The background of a figure: the player's marks, or all candidates if there are no marks.
fn view(board: &ExerciseBoard) -> BoardView {
    let mut view = BoardView {
        board: board.digits,
        marks: board.marks,
    };
    for cell in Cell::all().filter(|&cell| board.digits[cell].is_none()) {
        if view.marks[cell.index()].is_empty() {
            view.marks[cell.index()] = board.digits.candidates(cell);
        }
    }
    view
}

/// The drawing of the deductions found so far or, once the exercise is finished, of the whole step.
fn found_figure(subject: Subject, verdict: &Verdict, board: &ExerciseBoard) -> Figure {
    if subject == Subject::Rules {
        let houses: HouseSet = verdict
            .house()
            .filter(|_| verdict.is_done())
            .into_iter()
            .collect();
        return Figure::from(&novena_figure::Figure::of_houses(houses));
    }
    let step = match &verdict.step {
        Some(step) if verdict.is_done() => step.clone(),
        _ => bare(verdict.found.clone()),
    };
    Figure::from(&novena_figure::Figure::new(&step, &view(board)))
}

/// A step with deductions but no evidence. Its kind does not matter, because the kind is not drawn.
const fn bare(deductions: Vec<Deduction>) -> Step {
    Step {
        kind: Kind::NAKED_SINGLE,
        deductions,
        evidence: Vec::new(),
    }
}

/// The part of a step's drawing that the rung of the card reveals.
fn step_figure(card: &HintCard, board: &ExerciseBoard) -> Option<Figure> {
    let reveals = card.step_rung().reveals();
    match card.advice() {
        Advice::Step(step) if reveals.argument => {
            let figure = novena_figure::Figure::new(step, &view(board));
            Some(Figure::from(&figure))
        }
        Advice::Step(step) if reveals.area => {
            Some(Figure::from(&novena_figure::Figure::area(step)))
        }
        _ => None,
    }
}

/// The part of the next deduction's drawing that the rung reveals.
fn next_figure(clue: &NextClue, board: &ExerciseBoard) -> Figure {
    let houses: HouseSet = clue.house().into_iter().collect();
    let is_mark = |answer: &Deduction| board.digits[answer.candidate().cell].is_none();
    let mut figure = novena_figure::Figure::of_houses(houses);
    let marks = bare(clue.answer().into_iter().filter(is_mark).collect());
    let marks = novena_figure::Figure::new(&marks, &view(board));
    figure.under.extend(marks.under);
    figure.over.extend(marks.over);
    Figure::from(&figure)
}
