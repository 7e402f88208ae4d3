//! The result of an import.

use novena_saves::MergeSummary;
use serde::Serialize;

/// The result of an import.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportBody {
    /// The number of new games.
    pub added: u64,
    /// The number of games that were continued elsewhere and were updated here.
    pub updated: u64,
    /// The number of games that were continued both here and elsewhere. Both versions are kept.
    pub parted: u64,
    /// The number of games that were already here.
    pub unchanged: u64,
    /// The number of new damaged games. They are kept as raw data and cannot be played.
    pub damaged: u64,
    /// The number of lessons with new progress.
    pub lessons: u64,
    /// Sections of the file that only a newer program understands. They were ignored.
    pub unknown: Vec<String>,
}

impl From<MergeSummary> for ImportBody {
    fn from(summary: MergeSummary) -> Self {
        Self {
            added: summary.added,
            updated: summary.updated,
            parted: summary.forked,
            unchanged: summary.unchanged,
            damaged: summary.damaged,
            lessons: summary.lessons,
            unknown: summary.unknown,
        }
    }
}
