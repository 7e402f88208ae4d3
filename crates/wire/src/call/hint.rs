//! The hint ladder.

use novena_core::{Digit, House};
use novena_play::{Advice, Game, Move, Obstacle, Situation};
use novena_techniques::{Exhibit, Kind, Step};
use novena_texts::Rung;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::TURN;
#[cfg(feature = "openapi")]
use super::state::State;
use super::state::{GameSource, LabelledGame};
use super::texts::Texts;
use super::told::Sentence;
use super::view::GameAnswer;
use super::{Context, Task};
use crate::name::{by_name_option, by_names};
#[cfg(feature = "openapi")]
use crate::named;
use crate::shape::as_step_option;
#[cfg(feature = "openapi")]
use crate::shape::{EvidenceShape, StepShape};

/// A hint for a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintRequest {
    /// The game.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
    /// 0 whether something must be mended, 1 what there is, 2 where, 3 why, 4 do it.
    #[serde(default = "first")]
    pub rung: usize,
    /// How often another one was asked for in this position.
    #[serde(default)]
    pub turn: usize,
}

impl HintRequest {
    /// A hint for this game.
    pub fn new(game: impl Into<GameSource>, rung: usize, turn: usize) -> Self {
        Self {
            game: game.into(),
            rung,
            turn,
        }
    }
}

const fn first() -> usize {
    1
}

/// A hint, and the game that has it counted.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintAnswer {
    /// What the hint is about.
    pub kind: HintKind,
    /// How much it tells.
    pub rung: usize,
    /// The hint in words.
    #[serde(flatten)]
    pub sentence: Sentence,
    /// The hint for the board.
    #[serde(flatten)]
    pub about: HintAbout,
    /// The game in which it is counted.
    #[serde(flatten)]
    pub game: GameAnswer,
}

/// What the hint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum HintKind {
    /// A step.
    Step,
    /// Something that must be mended first.
    Mend,
    /// Nothing must be mended: the answer to rung 0.
    Fine,
    /// The game is won.
    Solved,
    /// No technique goes on.
    Stuck,
}

/// As much for the board as the rung allows.
#[derive(Debug, Default, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintAbout {
    /// What is wrong, by name.
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
    /// The technique's name in the language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub name: Option<String>,
    /// The technique's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub level: Option<&'static str>,
    /// The level's name in the language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub level_name: Option<String>,
    /// The houses to look at, from rung 2 on.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "by_names::serialize"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::House>))]
    pub houses: Vec<House>,
    /// The digits to look for, from rung 2 on.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub digits: String,
    /// All of it, from rung 3 on.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "as_step_option::serialize"
    )]
    #[cfg_attr(
        feature = "openapi",
        schema(value_type = Option<StepShape<EvidenceShape>>, nullable = false)
    )]
    pub step: Option<Step>,
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
        let texts = context.texts;
        let advice = match self.rung {
            0 => mending(&game),
            _ => Some(game.advice(self.turn)),
        };
        let (kind, told, about) = match advice {
            None | Some(Advice::Fine) => (
                HintKind::Fine,
                says("hint-fine", texts),
                HintAbout::default(),
            ),
            Some(Advice::Solved) => {
                let told = says("hint-solved", texts);
                (HintKind::Solved, told, HintAbout::default())
            }
            Some(Advice::Stuck) => {
                let told = says("hint-nothing", texts);
                (HintKind::Stuck, told, HintAbout::default())
            }
            Some(Advice::Mend(obstacle)) => {
                game.hints.count_mending();
                let (told, about) = mend(&obstacle, self.rung, texts);
                (HintKind::Mend, told, about)
            }
            Some(Advice::Step(step)) => {
                let told = climb(&mut game, &step, self.rung, texts);
                (
                    HintKind::Step,
                    told,
                    HintAbout::step(&step, self.rung, texts),
                )
            }
        };
        Ok(HintAnswer {
            kind,
            rung: self.rung,
            sentence: told,
            about,
            game: GameAnswer::new(LabelledGame { game, labels }, context)?,
        })
    }
}

/// Tells a step on its rung; on the last, takes it.
fn climb(game: &mut Game, step: &Step, rung: usize, texts: &Texts) -> Sentence {
    game.hints.count(step.kind, rung);
    let rung = Rung::from_number(rung).unwrap_or(Rung::Name);
    if rung == Rung::Apply {
        // A move that writes is never refused.
        let _ = game.play(&Move::Deduce(step.deductions.clone()));
    }
    Sentence::step(step, rung, texts)
}

fn says(key: &str, texts: &Texts) -> Sentence {
    Sentence::plain(texts.get(key))
}

/// What must be mended, if anything.
fn mending(game: &Game) -> Option<Advice> {
    if game.is_finished() {
        return Some(Advice::Solved);
    }
    Situation::of(game).err().map(Advice::Mend)
}

/// A place is told from the second rung on.
pub(super) fn mend(obstacle: &Obstacle, rung: usize, texts: &Texts) -> (Sentence, HintAbout) {
    let within = |key: &str, house: House| {
        let said = |teller: &novena_texts::Teller| {
            let place = teller.in_houses(house.into());
            texts.fill(key, &[("in-house", place.into())])
        };
        Sentence::new(said(&texts.short), said(&texts.spoken))
    };
    let (id, told, house) = match obstacle {
        Obstacle::Invalid(_) => ("invalid", says("hint-invalid", texts), None),
        Obstacle::NoSolution => ("no-solution", says("hint-no-solution", texts), None),
        Obstacle::WrongDigit(house) if rung >= 2 => {
            let told = within("hint-digit-wrong-there", *house);
            ("wrong-digit", told, Some(*house))
        }
        Obstacle::WrongDigit(_) => ("wrong-digit", says("hint-digit-wrong", texts), None),
        Obstacle::MissingMark(Some(house)) if rung >= 2 => {
            let told = within("hint-mark-missing-there", *house);
            ("missing-mark", told, Some(*house))
        }
        Obstacle::MissingMark(_) => ("missing-mark", says("hint-mark-missing", texts), None),
    };
    let about = HintAbout {
        mend: Some(id),
        houses: house.into_iter().collect(),
        ..HintAbout::default()
    };
    (told, about)
}

impl HintAbout {
    fn step(step: &Step, rung: usize, texts: &Texts) -> Self {
        let kind = step.kind;
        let mut about = Self {
            technique: Some(kind),
            name: Some(texts.short.name(kind)),
            level: Some(kind.level().id()),
            level_name: Some(texts.short.level(kind.level())),
            ..Self::default()
        };
        if rung >= 2 {
            for evidence in &step.evidence {
                if let Exhibit::Houses(houses) = &evidence.exhibit {
                    about.houses.extend(houses.iter());
                }
            }
            about.digits = step.digits().iter().map(Digit::as_char).collect();
        }
        if rung >= 3 {
            about.step = Some(step.clone());
        }
        about
    }
}
