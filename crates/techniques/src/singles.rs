//! Techniques that fill a cell directly.

mod blockers;
mod full_house;
mod hidden_single;
mod naked_single;
mod taken;

pub(crate) use full_house::FullHouse;
pub(crate) use hidden_single::HiddenSingle;
pub(crate) use naked_single::NakedSingle;

pub use blockers::blocked_part;

use crate::Technique;

pub(crate) const ALL: &[&dyn Technique] = &[&FullHouse, &HiddenSingle, &NakedSingle];

/// Whether any of these counts is one. The code is branchless, so that sixteen counts are compared
/// at once.
fn has_one(counts: &[u8]) -> bool {
    counts
        .iter()
        .fold(0, |any, &count| any | u8::from(count == 1))
        == 1
}
