//! What became of an import.

use novena_saves::MergeSummary;
use serde::Serialize;

/// What became of an import.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportBody {
    /// Games that were not there.
    pub added: u64,
    /// Games that have gone on elsewhere, and were brought up to that.
    pub updated: u64,
    /// Games that have gone on both here and elsewhere: both are there now.
    pub parted: u64,
    /// Games that were here already.
    pub unchanged: u64,
    /// Damaged games that were not here: they are kept as raw data and cannot be played.
    pub damaged: u64,
    /// Lessons of the course in which the file had progress that was not here.
    pub lessons: u64,
    /// Sections of the file that only a newer program knows. Nothing was taken from them.
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
