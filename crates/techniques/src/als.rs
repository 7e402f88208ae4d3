//! Almost locked sets (groups of n cells in one house that have n + 1 digits between them) and the
//! patterns they form.
//!
//! | file | purpose |
//! |---|---|
//! | `collect` | collects all almost locked sets in a position |
//! | `web` | finds the restricted commons that join the sets |
//! | `gather` | selects the easiest of all patterns with the same eliminations |
//! | `pattern` | turns a chain of sets into a step |
//! | `xz`, `xy_wing`, `chain` | find patterns with two, three, and four or more sets |
//! | `death_blossom` | finds cells that have a set for each of their candidates |
//! | `bent_set` | finds n cells across two houses that have n digits between them |
//!
//! Only the `OVERLAPPING` variants join sets that share cells. Such patterns are equally sound but
//! harder to see, and a simpler technique usually gives the same result.

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
