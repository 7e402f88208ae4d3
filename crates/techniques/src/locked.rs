//! Techniques for candidates confined to the crossing of a box and a line.

mod almost_locked_candidates;
mod crossings;
mod direct;
mod locked_candidates;
mod locked_set;

use crate::Technique;
pub(crate) use almost_locked_candidates::AlmostLockedCandidates;
pub(crate) use direct::DirectLockedCandidates;
pub(crate) use locked_candidates::LockedCandidates;
pub(crate) use locked_set::LockedSet;

pub(crate) const ALL: &[&dyn Technique] = &[
    &LockedCandidates::POINTING,
    &LockedCandidates::CLAIMING,
    &DirectLockedCandidates::POINTING,
    &DirectLockedCandidates::CLAIMING,
    &LockedSet::PAIR,
    &LockedSet::TRIPLE,
    &AlmostLockedCandidates::PAIR,
    &AlmostLockedCandidates::TRIPLE,
];
