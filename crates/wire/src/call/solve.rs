//! Questions to the solver about a puzzle's givens.

use novena_core::{Puzzle, Solution};
use novena_kernel::{Solver, Verdict, Wave};
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::{COUNT, SOLUTIONS};
use super::view::VerdictBody;
use super::{Context, Task};
use crate::name::{by_name, by_names};
#[cfg(feature = "openapi")]
use crate::named;

/// Asks for the solutions of a puzzle, in ascending order.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolveRequest {
    /// The givens.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
    /// The maximum number of solutions.
    #[serde(default = "one")]
    pub limit: usize,
}

const fn one() -> usize {
    1
}

/// The solutions of a puzzle.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolveAnswer {
    /// Whether there is no solution, one or several.
    pub verdict: VerdictBody,
    /// The first solutions.
    #[serde(serialize_with = "by_names::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Solution>))]
    pub solutions: Vec<Solution>,
    /// Whether there are more.
    pub more: bool,
}

impl From<Verdict> for VerdictBody {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::None => Self::None,
            Verdict::Unique(_) => Self::One,
            Verdict::Several => Self::Several,
        }
    }
}

impl Task for SolveRequest {
    const ID: &'static str = "solve";
    type Answer = SolveAnswer;

    fn answer(self, context: &Context<'_>) -> Result<SolveAnswer, Failure> {
        SOLUTIONS.check(self.limit)?;
        let wave = Wave::new();
        let mut solutions = wave.solutions(&self.puzzle);
        let mut found = Vec::new();
        while found.len() < self.limit
            && let Some(solution) = solutions.next()
        {
            context.go_on()?;
            found.push(solution);
        }
        Ok(SolveAnswer {
            verdict: wave.verdict(&self.puzzle).0.into(),
            more: solutions.next().is_some(),
            solutions: found,
        })
    }
}

/// Asks for the number of solutions of a puzzle.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountRequest {
    /// The givens.
    #[serde(with = "by_name")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
    /// The number at which counting stops.
    #[serde(default = "far")]
    pub limit: usize,
}

const fn far() -> usize {
    COUNT.most()
}

/// The number of solutions of a puzzle.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountAnswer {
    /// The number of solutions, up to the limit.
    pub count: u64,
    /// Whether there may be more.
    pub more: bool,
}

impl Task for CountRequest {
    const ID: &'static str = "count";
    type Answer = CountAnswer;

    fn answer(self, _: &Context<'_>) -> Result<CountAnswer, Failure> {
        COUNT.check(self.limit)?;
        let limit = self.limit as u64;
        let count = Wave::new().count(&self.puzzle, limit);
        Ok(CountAnswer {
            count,
            more: count == limit,
        })
    }
}
