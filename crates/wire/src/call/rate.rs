//! Difficulty ratings of a puzzle, on three scales.

use std::cell::Cell;

use novena_core::Puzzle;
use novena_kernel::{Verdict, Wave};
use novena_ratings::{HodokuRater, SeRater};
use novena_techniques::Position;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::RATING_WORK;
use super::view::VerdictBody;
use super::{Context, Task};
use crate::name::by_name;
#[cfg(feature = "openapi")]
use crate::named;

/// Asks for the ratings of a puzzle.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RateRequest {
    /// The givens.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
    /// The scales; by default only ours.
    #[serde(default = "ours")]
    pub scales: Vec<Scale>,
}

fn ours() -> Vec<Scale> {
    vec![Scale::Novena]
}

/// A rating scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Scale {
    /// Our own scale.
    Novena,
    /// Sudoku Explainer's scale.
    Se,
    /// HoDoKu's scale.
    Hodoku,
}

/// The ratings; missing unless there is exactly one solution.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RateAnswer {
    /// The number of solutions.
    pub verdict: VerdictBody,
    /// Our own rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub novena: Option<NovenaBody>,
    /// Sudoku Explainer's scale.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub se: Option<SeBody>,
    /// HoDoKu's scale.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub hodoku: Option<HodokuBody>,
}

/// Our own scale.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NovenaBody {
    /// The rating; missing if the puzzle is too hard for the scale.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub rating: Option<f64>,
    /// The level.
    pub level: &'static str,
    /// The level's name in the language of the request.
    pub level_name: String,
    /// The hardest technique, or `trial`.
    pub hardest: &'static str,
    /// The hardest technique's name in the language of the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub hardest_name: Option<String>,
    /// The number of rounds.
    pub rounds: u16,
}

/// Sudoku Explainer's scale.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeBody {
    /// The rating of the hardest step.
    pub er: f64,
    /// The rating of the hardest step before the first digit.
    pub ep: f64,
    /// The rating of the first step.
    pub ed: f64,
    /// The hardest technique, as Sudoku Explainer names it.
    pub hardest: String,
}

/// HoDoKu's scale.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HodokuBody {
    /// The level.
    pub level: &'static str,
    /// The score.
    pub score: u32,
}

/// Tenths as a decimal number.
pub(super) fn decimal(tenths: u16) -> f64 {
    f64::from(tenths) / 10.0
}

impl Task for RateRequest {
    const ID: &'static str = "rate";
    type Answer = RateAnswer;

    fn answer(self, context: &Context<'_>) -> Result<RateAnswer, Failure> {
        let puzzle = self.puzzle;
        let verdict = Wave::new().verdict(&puzzle).0;
        let is_unique = matches!(verdict, Verdict::Unique(_));
        let wants = |scale| is_unique && self.scales.contains(&scale);
        let se = if wants(Scale::Se) {
            Some(explainer(&puzzle, context)?)
        } else {
            None
        };
        Ok(RateAnswer {
            verdict: verdict.into(),
            novena: wants(Scale::Novena).then(|| novena(&puzzle, context)),
            se,
            hodoku: wants(Scale::Hodoku).then(|| hodoku(&puzzle)),
        })
    }
}

fn novena(puzzle: &Puzzle, context: &Context<'_>) -> NovenaBody {
    let position = Position::new(puzzle).ok();
    let rating = position.and_then(|start| novena_ratings::rate(start.assuming_uniqueness(true)));
    let level = rating.map_or(novena_techniques::Level::Extreme, |rating| rating.level());
    let hardest = rating.and_then(|rating| rating.hardest);
    NovenaBody {
        rating: rating.map(|rating| decimal(rating.tenths)),
        level: level.id(),
        level_name: context.texts.short.level(level),
        hardest: hardest.map_or("trial", novena_techniques::Kind::id),
        hardest_name: hardest.map(|kind| context.texts.short.name(kind)),
        rounds: rating.map_or(0, |rating| rating.rounds),
    }
}

fn explainer(puzzle: &Puzzle, context: &Context<'_>) -> Result<SeBody, Failure> {
    let budget = Budget::new(RATING_WORK.most, context);
    let rating = SeRater::new().rate_until(puzzle, &|| budget.is_spent());
    let Some(rating) = rating else {
        context.go_on()?;
        return Err(Failure::too_much(RATING_WORK, None).of("scales"));
    };
    let hardest = rating.hardest.map(|technique| technique.to_string());
    Ok(SeBody {
        er: decimal(rating.er),
        ep: decimal(rating.ep),
        ed: decimal(rating.ed),
        hardest: hardest.unwrap_or_default(),
    })
}

fn hodoku(puzzle: &Puzzle) -> HodokuBody {
    let rating = HodokuRater::new().rate(puzzle);
    HodokuBody {
        level: rating.level.id(),
        score: rating.score,
    }
}

/// The units of work that a call may still spend. Searches spend them whenever they check whether
/// to stop.
pub(super) struct Budget<'a> {
    left: Cell<u64>,
    stop: &'a dyn Fn() -> bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(most: u64, context: &Context<'a>) -> Self {
        Self {
            left: Cell::new(most),
            stop: context.stop,
        }
    }

    /// The number of units left.
    pub(super) fn left(&self) -> u64 {
        self.left.get()
    }

    /// Spends a unit. Returns whether none was left or the call must stop.
    pub(super) fn is_spent(&self) -> bool {
        self.spend(1)
    }

    /// Spends this many units. Returns whether too few were left or the call must stop.
    pub(super) fn spend(&self, units: u64) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(units));
        left < units || (self.stop)()
    }
}
