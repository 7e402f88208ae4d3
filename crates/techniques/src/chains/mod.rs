//! Chains: what is false makes something true, what is true makes something false, and so on
//! from one end to the other.

mod aic;
mod almost_locked;
mod continuous;
mod discontinuous;
mod finding;
pub(crate) mod links;
pub(crate) mod reach;
mod strong;
mod targets;
mod x_chain;
mod xy_chain;

use aic::Aic;
use continuous::Continuous;
use discontinuous::Discontinuous;
use finding::Chains;
use links::Scope;
use x_chain::XChain;
use xy_chain::XyChain;

use crate::{Kind, Technique};

pub(crate) const ALL: &[&dyn Technique] = &[
    &XChain,
    &XyChain,
    &CONTINUOUS,
    &DISCONTINUOUS,
    &AIC,
    &GroupedLoops::ALMOST_LOCKED.continuous,
    &GroupedLoops::ALMOST_LOCKED.discontinuous,
    &GroupedLoops::ALMOST_LOCKED.aic,
];

const CONTINUOUS: Chains<Continuous> = Chains {
    kind: Kind::CONTINUOUS_NICE_LOOP,
    scope: Scope::Candidates,
    search: Continuous,
};

const DISCONTINUOUS: Chains<Discontinuous> = Chains {
    kind: Kind::DISCONTINUOUS_NICE_LOOP,
    scope: Scope::Candidates,
    search: Discontinuous,
};

const AIC: Chains<Aic> = Chains {
    kind: Kind::AIC,
    scope: Scope::Candidates,
    search: Aic,
};

/// Loops and chains with group nodes, and with almost locked sets or without.
pub(crate) struct GroupedLoops {
    pub(crate) continuous: Chains<Continuous>,
    pub(crate) discontinuous: Chains<Discontinuous>,
    pub(crate) aic: Chains<Aic>,
}

impl GroupedLoops {
    /// Groups alone.
    pub(crate) const GROUPS: &Self = &Self::within(Scope::Groups);
    /// Groups and almost locked sets.
    pub(crate) const ALMOST_LOCKED: &Self = &Self::within(Scope::AlmostLockedSets);

    const fn within(scope: Scope) -> Self {
        Self {
            continuous: Chains {
                kind: Kind::GROUPED_CONTINUOUS_NICE_LOOP,
                scope,
                search: Continuous,
            },
            discontinuous: Chains {
                kind: Kind::GROUPED_DISCONTINUOUS_NICE_LOOP,
                scope,
                search: Discontinuous,
            },
            aic: Chains {
                kind: Kind::GROUPED_AIC,
                scope,
                search: Aic,
            },
        }
    }
}
