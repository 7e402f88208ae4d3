//! A digit that a box and a line confine to where they cross.

mod locked_candidates;

use crate::Technique;
pub(crate) use locked_candidates::LockedCandidates;

pub(crate) const ALL: &[&dyn Technique] =
    &[&LockedCandidates::POINTING, &LockedCandidates::CLAIMING];
