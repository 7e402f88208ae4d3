//! What there is: formats, techniques, versions and limits.

use novena_formats::Format;
use novena_generator::{DAILY_VERSION, Wish};
use novena_techniques::{Kind, Level, technique};
use novena_texts::Language;
use serde::{Deserialize, Serialize};

use super::error::{Failure, LimitShape};
use super::limits::LIMITS;
use super::{Context, OPERATIONS, Operation, request};
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;

/// The formats that `open` reads and `convert` writes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Formats {}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct FormatsKnown {
    formats: Vec<FormatShape>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct FormatShape {
    id: &'static str,
    /// What it keeps besides givens.
    carries: Vec<&'static str>,
    /// Whether every record is one line.
    by_line: bool,
}

impl Operation for Formats {
    const ID: &'static str = "formats";
    type Answer = FormatsKnown;

    fn answer(self, _: &Context<'_>) -> Result<FormatsKnown, Failure> {
        let shape = |format: &Format| FormatShape {
            id: format.id(),
            carries: format
                .carries()
                .iter()
                .map(novena_formats::RecordPart::id)
                .collect(),
            by_line: format.is_by_line(),
        };
        Ok(FormatsKnown {
            formats: Format::ALL.iter().map(shape).collect(),
        })
    }
}

/// The techniques, in the order they are tried.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Techniques {}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct TechniquesKnown {
    levels: Vec<LevelShape>,
    techniques: Vec<TechniqueShape>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct LevelShape {
    id: &'static str,
    name: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct TechniqueShape {
    #[cfg_attr(feature = "openapi", schema(value_type = named::Kind))]
    id: Name<Kind>,
    name: String,
    /// What the first rung of a hint says of it.
    there: String,
    level: &'static str,
    /// Whether paths and hints use it.
    on_path: bool,
    /// Whether it rests on there being one solution.
    uniqueness: bool,
    /// Whether there are positions to practise it in.
    practice: bool,
}

impl Operation for Techniques {
    const ID: &'static str = "techniques";
    type Answer = TechniquesKnown;

    fn answer(self, context: &Context<'_>) -> Result<TechniquesKnown, Failure> {
        let teller = &context.texts.short;
        let known = Kind::ALL.iter().copied();
        let known = known.filter(|&kind| technique(kind).is_some());
        Ok(TechniquesKnown {
            levels: Level::ALL
                .into_iter()
                .map(|level| LevelShape {
                    id: level.id(),
                    name: teller.level(level),
                })
                .collect(),
            techniques: known
                .map(|kind| TechniqueShape {
                    id: Name(kind),
                    name: teller.name(kind),
                    there: teller.there(kind),
                    level: kind.level().id(),
                    on_path: kind.is_on_path(),
                    uniqueness: kind.assumes_uniqueness(),
                    practice: Wish::needing(kind).check().is_ok(),
                })
                .collect(),
        })
    }
}

/// Versions, operations and limits.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Version {}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Versions {
    /// Of the program.
    version: &'static str,
    /// Of this protocol.
    protocol: u64,
    /// Of what a seed gives.
    generator: u32,
    /// Of what a day gives.
    daily: u64,
    languages: Vec<&'static str>,
    operations: Vec<&'static str>,
    limits: Vec<LimitShape>,
}

impl Operation for Version {
    const ID: &'static str = "version";
    type Answer = Versions;

    fn answer(self, _: &Context<'_>) -> Result<Versions, Failure> {
        Ok(Versions {
            version: env!("CARGO_PKG_VERSION"),
            protocol: request::VERSION,
            generator: novena_generator::VERSION,
            daily: DAILY_VERSION,
            languages: Language::ALL
                .iter()
                .map(|language| language.tag())
                .collect(),
            operations: OPERATIONS.to_vec(),
            limits: LIMITS.iter().copied().map(LimitShape::from).collect(),
        })
    }
}
