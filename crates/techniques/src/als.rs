//! Almost locked sets: cells with one digit more than cells, and what follows where they meet.
//!
//! | file | what |
//! |---|---|
//! | `collect` | all almost locked sets of a position |
//! | `web` | which of them are joined, by which restricted commons |
//! | `gather` | of all patterns that remove the same, the easiest |
//! | `pattern` | sets in a row as a step |
//! | `xz`, `xy_wing`, `chain` | two sets, three, four and more |
//! | `death_blossom` | a cell with a set for each of its candidates |
//! | `bent_set` | as many digits as cells, across two houses |
//!
//! Sets that share cells are joined only by the `OVERLAPPING` variants. They are as sound, but
//! harder to see, and most often something simpler says the same.

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
pub(crate) use web::Web;
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
