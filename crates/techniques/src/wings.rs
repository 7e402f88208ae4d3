//! Wings, in which one of several pincers must hold a digit.

mod bivalue_oddagon;
mod chute_remote_pair;
mod twinned_chains;
mod w_wing;
mod xy_wing;
mod xyz_wing;

use novena_core::{Candidate, Cell, DigitSet};

use crate::Technique;
pub(crate) use bivalue_oddagon::BivalueOddagon;
pub(crate) use chute_remote_pair::ChuteRemotePair;
pub(crate) use twinned_chains::TwinnedChains;
pub(crate) use w_wing::WWing;
pub(crate) use xy_wing::XyWing;
pub(crate) use xyz_wing::XyzWing;

/// The candidates of one case: the pivot takes the digit that it shares with a pincer, which
/// implies `then`.
fn case(pivot: Cell, shared: DigitSet, then: Candidate) -> Vec<Candidate> {
    let assumed = shared.iter().map(|digit| pivot.with(digit));
    assumed.chain([then]).collect()
}

pub(crate) const ALL: &[&dyn Technique] = &[
    &WWing,
    &XyWing,
    &XyzWing,
    &ChuteRemotePair,
    &BivalueOddagon,
    &TwinnedChains,
];
