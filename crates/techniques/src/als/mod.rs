//! Almost locked sets.

mod bent_set;
mod chain;
mod collect;
mod death_blossom;
mod gather;
mod pattern;
mod web;
mod xy_wing;
mod xz;

use crate::Technique;
use bent_set::BentSet;
pub(crate) use chain::AlsChain;
pub(crate) use death_blossom::DeathBlossom;
pub(crate) use xy_wing::AlsXyWing;
use xz::AlsXz;

pub(crate) const ALL: &[&dyn Technique] = &[
    &AlsXz,
    &AlsXyWing::APART,
    &AlsChain::APART,
    &DeathBlossom::APART,
    &BentSet::FOUR,
    &BentSet::FIVE,
    &BentSet::SIX,
];
