//! The hint ladder.

use novena_core::{Digit, House};
use novena_play::{Advice, Game, Move, Obstacle, Situation};
use novena_techniques::{Exhibit, Kind, Step};
use novena_texts::Rung;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::TURN;
use super::state::{State, Table};
use super::texts::Texts;
use super::told::Told;
use super::view::Shown;
use super::{Context, Operation};
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::Object;
use crate::shape::{EvidenceShape, StepShape};

/// A hint for a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Hint {
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    state: Object<State>,
    /// 0 whether something must be mended, 1 what there is, 2 where, 3 why, 4 do it.
    #[serde(default = "first")]
    rung: usize,
    /// How often another one was asked for in this position.
    #[serde(default)]
    turn: usize,
}

const fn first() -> usize {
    1
}

/// A hint, and the game that has it counted.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Hinted {
    kind: HintKind,
    rung: usize,
    #[serde(flatten)]
    told: Told,
    #[serde(flatten)]
    about: About,
    #[serde(flatten)]
    shown: Shown,
}

/// What the hint is about.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
enum HintKind {
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
#[derive(Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct About {
    /// What is wrong, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mend: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Kind>))]
    technique: Option<Name<Kind>>,
    /// The technique's name in the language.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level_name: Option<String>,
    /// The houses to look at, from rung 2 on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::House>))]
    houses: Vec<Name<House>>,
    /// The digits to look for, from rung 2 on.
    #[serde(skip_serializing_if = "String::is_empty")]
    digits: String,
    /// All of it, from rung 3 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<StepShape<EvidenceShape>>,
}

impl Operation for Hint {
    const ID: &'static str = "hint";
    type Answer = Hinted;

    fn answer(self, context: &Context<'_>) -> Result<Hinted, Failure> {
        if self.rung > 4 {
            return Err(Failure::unfit("rung", "expected a rung from 0 to 4"));
        }
        TURN.check(self.turn)?;
        let Table { mut game, labels } = self.state.0.into_table()?;
        let texts = context.texts;
        let advice = match self.rung {
            0 => mending(&game),
            _ => Some(game.advice(self.turn)),
        };
        let (kind, told, about) = match advice {
            None | Some(Advice::Fine) => {
                (HintKind::Fine, says("hint-fine", texts), About::default())
            }
            Some(Advice::Solved) => {
                let told = says("hint-solved", texts);
                (HintKind::Solved, told, About::default())
            }
            Some(Advice::Stuck) => {
                let told = says("hint-nothing", texts);
                (HintKind::Stuck, told, About::default())
            }
            Some(Advice::Mend(obstacle)) => {
                game.hints.count_mending();
                let (told, about) = mend(&obstacle, self.rung, texts);
                (HintKind::Mend, told, about)
            }
            Some(Advice::Step(step)) => {
                let told = climb(&mut game, &step, self.rung, texts);
                (HintKind::Step, told, About::step(&step, self.rung, texts))
            }
        };
        Ok(Hinted {
            kind,
            rung: self.rung,
            told,
            about,
            shown: Shown::new(Table { game, labels }, context)?,
        })
    }
}

/// Tells a step on its rung; on the last, takes it.
fn climb(game: &mut Game, step: &Step, rung: usize, texts: &Texts) -> Told {
    game.hints.count(step.kind, rung);
    let rung = Rung::from_number(rung).unwrap_or(Rung::Name);
    if rung == Rung::Apply {
        // A move that writes is never refused.
        let _ = game.play(&Move::Deduce(step.deductions.clone()));
    }
    Told::step(step, rung, texts)
}

fn says(key: &str, texts: &Texts) -> Told {
    Told::plain(texts.get(key))
}

/// What must be mended, if anything.
fn mending(game: &Game) -> Option<Advice> {
    if game.is_finished() {
        return Some(Advice::Solved);
    }
    Situation::of(game).err().map(Advice::Mend)
}

/// A place is told from the second rung on.
pub(super) fn mend(obstacle: &Obstacle, rung: usize, texts: &Texts) -> (Told, About) {
    let within = |key: &str, house: House| {
        let said = |teller: &novena_texts::Teller| {
            let place = teller.in_houses(house.into());
            texts.fill(key, &[("in-house", place.into())])
        };
        Told::new(said(&texts.short), said(&texts.spoken))
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
    let about = About {
        mend: Some(id),
        houses: house.into_iter().map(Name).collect(),
        ..About::default()
    };
    (told, about)
}

impl About {
    fn step(step: &Step, rung: usize, texts: &Texts) -> Self {
        let kind = step.kind;
        let mut about = Self {
            technique: Some(Name(kind)),
            name: Some(texts.short.name(kind)),
            level: Some(kind.level().id()),
            level_name: Some(texts.short.level(kind.level())),
            ..Self::default()
        };
        if rung >= 2 {
            for evidence in &step.evidence {
                if let Exhibit::Houses(houses) = &evidence.exhibit {
                    about.houses.extend(houses.iter().map(Name));
                }
            }
            about.digits = step.digits().iter().map(Digit::as_char).collect();
        }
        if rung >= 3 {
            about.step = Some(step.into());
        }
        about
    }
}
