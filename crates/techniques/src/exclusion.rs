//! Techniques that enumerate the digits that a few cells can hold together.

mod aligned_exclusion;
mod sue_de_coq;

use crate::Technique;
use aligned_exclusion::AlignedExclusion;
use sue_de_coq::SueDeCoq;

pub(crate) const ALL: &[&dyn Technique] = &[
    &SueDeCoq,
    &AlignedExclusion::PAIR,
    &AlignedExclusion::TRIPLET,
];
