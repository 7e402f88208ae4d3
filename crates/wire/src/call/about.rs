//! Information: formats, techniques, versions and limits.

use novena_formats::Format;
use novena_generator::{DAILY_VERSION, Practice, Wish};
use novena_techniques::{Kind, Level, technique};
use novena_texts::Language;
use serde::{Deserialize, Serialize};

use super::error::{ErrorLimit, Failure};
use super::limits::LIMITS;
use super::{Context, OPERATIONS, Task, request};
use crate::name::by_name;
#[cfg(feature = "openapi")]
use crate::named;

/// The formats that `open` reads and `convert` writes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FormatsRequest {}

/// The formats.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FormatsAnswer {
    /// One line for each format.
    pub formats: Vec<FormatLine>,
}

/// A format.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FormatLine {
    /// The machine-readable name.
    pub id: &'static str,
    /// The parts of a record, besides the givens, that the format can store.
    pub carries: Vec<&'static str>,
    /// Whether every record is one line.
    pub by_line: bool,
}

impl Task for FormatsRequest {
    const ID: &'static str = "formats";
    type Answer = FormatsAnswer;

    fn answer(self, _: &Context<'_>) -> Result<FormatsAnswer, Failure> {
        let shape = |format: &Format| FormatLine {
            id: format.id(),
            carries: format
                .carries()
                .iter()
                .map(novena_formats::RecordPart::id)
                .collect(),
            by_line: format.is_line_based(),
        };
        Ok(FormatsAnswer {
            formats: Format::ALL.iter().map(shape).collect(),
        })
    }
}

/// Asks for the techniques, in the order in which they are tried.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TechniquesRequest {}

/// The techniques and their levels.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TechniquesAnswer {
    /// The levels, easiest first.
    pub levels: Vec<LevelLine>,
    /// The techniques, in the order in which they are tried.
    pub techniques: Vec<TechniqueLine>,
}

/// A level.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelLine {
    /// The machine-readable name.
    pub id: &'static str,
    /// The name in the language of the request.
    pub name: String,
}

/// A technique.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TechniqueLine {
    /// The machine-readable name.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Kind))]
    pub id: Kind,
    /// The name in the language of the request.
    pub name: String,
    /// The sentence for the first rung of a hint.
    pub there: String,
    /// Its other names, for searching.
    pub aliases: Vec<&'static str>,
    /// Its level.
    pub level: &'static str,
    /// Whether paths and hints use it.
    pub on_path: bool,
    /// Whether it assumes that the puzzle has one solution.
    pub uniqueness: bool,
    /// Whether positions for practice can be generated.
    pub practice: bool,
}

/// Whether puzzles can be generated for practising a technique.
pub(super) fn can_be_practised(kind: Kind) -> bool {
    Wish::needing(kind).check().is_ok() && Practice::is_known(kind)
}

impl Task for TechniquesRequest {
    const ID: &'static str = "techniques";
    type Answer = TechniquesAnswer;

    fn answer(self, context: &Context<'_>) -> Result<TechniquesAnswer, Failure> {
        let wording = &context.texts.short;
        let known = Kind::ALL.iter().copied();
        let known = known.filter(|&kind| technique(kind).is_some());
        Ok(TechniquesAnswer {
            levels: Level::ALL
                .into_iter()
                .map(|level| LevelLine {
                    id: level.id(),
                    name: wording.level(level),
                })
                .collect(),
            techniques: known
                .map(|kind| TechniqueLine {
                    id: kind,
                    name: wording.name(kind),
                    there: wording.announcement(kind),
                    aliases: kind.aliases().collect(),
                    level: kind.level().id(),
                    on_path: kind.is_on_path(),
                    uniqueness: kind.assumes_uniqueness(),
                    practice: can_be_practised(kind),
                })
                .collect(),
        })
    }
}

/// Versions, operations and limits.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VersionRequest {}

/// Versions, languages, operations and limits.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VersionAnswer {
    /// The version of the program.
    pub version: &'static str,
    /// The version of this protocol.
    pub protocol: u64,
    /// The version of the generator. Within a version, a seed always gives the same puzzles.
    pub generator: u32,
    /// The version of the daily puzzles. Within a version, a day always has the same puzzle.
    pub daily: u64,
    /// The tags of the languages.
    pub languages: Vec<&'static str>,
    /// The names of the operations.
    pub operations: Vec<&'static str>,
    /// The limits on a call's input, work and output.
    pub limits: Vec<ErrorLimit>,
}

impl Task for VersionRequest {
    const ID: &'static str = "version";
    type Answer = VersionAnswer;

    fn answer(self, _: &Context<'_>) -> Result<VersionAnswer, Failure> {
        Ok(VersionAnswer {
            version: env!("CARGO_PKG_VERSION"),
            protocol: request::VERSION,
            generator: novena_generator::VERSION,
            daily: DAILY_VERSION,
            languages: Language::ALL
                .iter()
                .map(|language| language.tag())
                .collect(),
            operations: OPERATIONS.to_vec(),
            limits: LIMITS.iter().copied().map(ErrorLimit::from).collect(),
        })
    }
}
