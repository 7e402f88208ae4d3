//! Sets with as many cells as digits: the cells share the digits among themselves, and no other
//! digit fits.

mod hidden_set;
mod naked_set;
mod unions;

use crate::Technique;
pub(crate) use hidden_set::{DirectHiddenSet, HiddenSet};
pub(crate) use naked_set::NakedSet;

pub(crate) const ALL: &[&dyn Technique] = &[
    &NakedSet::PAIR,
    &NakedSet::TRIPLE,
    &NakedSet::QUADRUPLE,
    &HiddenSet::PAIR,
    &HiddenSet::TRIPLE,
    &HiddenSet::QUADRUPLE,
    &DirectHiddenSet::PAIR,
    &DirectHiddenSet::TRIPLE,
];
