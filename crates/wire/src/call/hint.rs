//! The hint ladder.

use novena_core::{Digit, House, HouseSet};
use novena_play::{Advice, Game, HintCard, Situation};
use novena_techniques::{Kind, Level, Reasoner, Rung, Step};
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::figure::Figure;
use super::limits::TURN;
use super::sentence::Sentence;
#[cfg(feature = "openapi")]
use super::state::State;
use super::state::{GameSource, LabelledGame};
use super::texts::Texts;
use super::view::GameAnswer;
use super::{Context, Task};
use crate::name::{by_name_option, by_names};
#[cfg(feature = "openapi")]
use crate::named;
use crate::shape::as_step_option;
#[cfg(feature = "openapi")]
use crate::shape::{EvidenceShape, StepShape};

/// Asks for a hint for a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintRequest {
    /// The game.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
    /// The rung: 0 checks for mistakes, 1 names the technique, 2 says where, 3 why, 4 plays the
    /// step.
    #[serde(default = "first")]
    pub rung: usize,
    /// How many times another hint was requested in this position.
    #[serde(default)]
    pub turn: usize,
    /// Whether to include a drawing for the board.
    #[serde(default)]
    pub figures: bool,
}

impl HintRequest {
    /// Requests a hint for this game, without a figure.
    #[must_use]
    pub fn new(game: impl Into<GameSource>, rung: usize, turn: usize) -> Self {
        Self {
            game: game.into(),
            rung,
            turn,
            figures: false,
        }
    }

    /// The same request, but the answer contains a figure for the board.
    #[must_use]
    pub const fn with_figures(mut self) -> Self {
        self.figures = true;
        self
    }
}

const fn first() -> usize {
    1
}

/// A hint, and the game with the hint counted.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintAnswer {
    /// The kind of hint.
    pub kind: HintKind,
    /// The rung.
    pub rung: usize,
    /// The hint as a sentence.
    #[serde(flatten)]
    pub sentence: Sentence,
    /// The parts that the board can show.
    #[serde(flatten)]
    pub about: Box<HintAbout>,
    /// The game, with the hint counted.
    #[serde(flatten)]
    pub game: GameAnswer,
}

/// The kind of hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum HintKind {
    /// A step.
    Step,
    /// A mistake that must be corrected first.
    Mend,
    /// No mistake: the answer to rung 0.
    Fine,
    /// The game is won.
    Solved,
    /// No technique finds a step.
    Stuck,
}

/// The parts of a hint that the board can show and that the rung reveals.
#[derive(Debug, Default, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintAbout {
    /// The machine-readable name of the mistake.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub mend: Option<&'static str>,
    /// The technique of the step.
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
    /// The technique's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub level: Option<&'static str>,
    /// The level's name in the language of the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub level_name: Option<String>,
    /// The houses to look at, from rung 2 onwards.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "by_names::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::House>))]
    pub houses: Vec<House>,
    /// The digits of the step, from rung 3 onwards.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub digits: String,
    /// The complete step, from rung 3 onwards.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "as_step_option::serialize"
    )]
    #[cfg_attr(
        feature = "openapi",
        schema(value_type = Option<StepShape<EvidenceShape>>, nullable = false)
    )]
    pub step: Option<Step>,
    /// The part of the drawing that the rung reveals, from rung 2 onwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub figure: Option<Figure>,
}

impl Task for HintRequest {
    const ID: &'static str = "hint";
    type Answer = HintAnswer;

    fn answer(self, context: &Context<'_>) -> Result<HintAnswer, Failure> {
        if self.rung > 4 {
            return Err(Failure::unfit("rung", "expected a rung from 0 to 4"));
        }
        TURN.check(self.turn)?;
        let LabelledGame { mut game, labels } = self.game.into_game()?;
        let card = game.hint_by(&reasoner(), self.rung, self.turn);
        if !cfg!(feature = "steps") && *card.advice() == Advice::Stuck {
            // Other techniques may find a step, but they are not part of this build.
            return Err(Failure::unknown_operation(Self::ID, &[]));
        }
        let figure = self.figures.then(|| figure(&card, &game)).flatten();
        let kind = match card.advice() {
            Advice::Step(step) => {
                game.hints.count(step.kind, self.rung);
                HintKind::Step
            }
            Advice::Obstacle(_) => {
                // On the second rung, the hint is still the same one and has already been counted.
                if self.rung < 2 {
                    game.hints.count_mistake();
                }
                HintKind::Mend
            }
            Advice::Fine => HintKind::Fine,
            Advice::Solved => HintKind::Solved,
            Advice::Stuck => HintKind::Stuck,
        };
        if let (HintKind::Step, Rung::Apply, Some(step)) =
            (kind, card.step_rung(), card.next_move())
        {
            // A move that writes is never refused.
            let _ = game.play(&step);
        }
        Ok(HintAnswer {
            kind,
            rung: self.rung,
            sentence: Sentence::hint(card.message(), context.texts),
            about: Box::new(HintAbout::of(&card, figure, context.texts)),
            game: GameAnswer::new(LabelledGame { game, labels }, context)?,
        })
    }
}

/// The reasoner that finds hints.
fn reasoner() -> Reasoner {
    #[cfg(feature = "steps")]
    return Reasoner::standard();
    #[cfg(not(feature = "steps"))]
    return Reasoner::basic();
}

impl HintAbout {
    pub(super) fn of(card: &HintCard, figure: Option<Figure>, texts: &Texts) -> Self {
        let kind = card.technique();
        let level = kind.map(Kind::level);
        Self {
            mend: matches!(card.advice(), Advice::Obstacle(_)).then_some(card.id()),
            technique: kind,
            name: kind.map(|kind| texts.short.name(kind)),
            level: level.map(Level::id),
            level_name: level.map(|level| texts.short.level(level)),
            houses: card.houses(),
            digits: card.digits().iter().map(Digit::as_char).collect(),
            step: card.step().cloned(),
            figure,
        }
    }
}

/// The part of a hint's drawing that its rung reveals.
fn figure(card: &HintCard, game: &Game) -> Option<Figure> {
    let reveals = card.step_rung().reveals();
    match card.advice() {
        Advice::Step(step) if reveals.argument => {
            let situation = Situation::of(game).ok()?;
            Some(Figure::of_step(step, &situation.position))
        }
        Advice::Step(step) if reveals.area => {
            Some(Figure::from(&novena_figure::Figure::area(step)))
        }
        Advice::Step(_) => None,
        _ => {
            let houses: HouseSet = card.houses().into_iter().collect();
            let figure = novena_figure::Figure::of_houses(houses);
            (!houses.is_empty()).then(|| Figure::from(&figure))
        }
    }
}
