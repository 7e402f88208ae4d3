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
    &Chains::continuous(Kind::CONTINUOUS_NICE_LOOP, Scope::Candidates),
    &Chains::discontinuous(Kind::DISCONTINUOUS_NICE_LOOP, Scope::Candidates),
    &Chains::aic(Kind::AIC, Scope::Candidates),
    &Chains::continuous(Kind::GROUPED_CONTINUOUS_NICE_LOOP, Scope::AlmostLockedSets),
    &Chains::discontinuous(
        Kind::GROUPED_DISCONTINUOUS_NICE_LOOP,
        Scope::AlmostLockedSets,
    ),
    &Chains::aic(Kind::GROUPED_AIC, Scope::AlmostLockedSets),
];

/// What a case of HoDoKu's library asks for, where that is not what we find anyway: loops that
/// spare their own cells, and groups without almost locked sets.
pub(crate) fn library_technique(code: &str, variant: &str) -> Option<&'static dyn Technique> {
    Some(match (code, variant) {
        ("0706", _) => const { &Chains::sparing(Kind::CONTINUOUS_NICE_LOOP, Scope::Candidates) },
        ("0709", "1") => {
            const { &Chains::sparing(Kind::GROUPED_CONTINUOUS_NICE_LOOP, Scope::Groups) }
        }
        ("0709", _) => {
            const { &Chains::sparing(Kind::GROUPED_CONTINUOUS_NICE_LOOP, Scope::AlmostLockedSets) }
        }
        ("0710", "1" | "2") => {
            const { &Chains::discontinuous(Kind::GROUPED_DISCONTINUOUS_NICE_LOOP, Scope::Groups) }
        }
        ("0711", "1" | "2") => const { &Chains::aic(Kind::GROUPED_AIC, Scope::Groups) },
        _ => return None,
    })
}

impl Chains<Continuous> {
    const fn continuous(kind: Kind, scope: Scope) -> Self {
        let search = Continuous {
            also_sparing: false,
        };
        Self {
            kind,
            scope,
            search,
        }
    }

    const fn sparing(kind: Kind, scope: Scope) -> Self {
        let search = Continuous { also_sparing: true };
        Self {
            kind,
            scope,
            search,
        }
    }
}

impl Chains<Discontinuous> {
    const fn discontinuous(kind: Kind, scope: Scope) -> Self {
        Self {
            kind,
            scope,
            search: Discontinuous,
        }
    }
}

impl Chains<Aic> {
    const fn aic(kind: Kind, scope: Scope) -> Self {
        Self {
            kind,
            scope,
            search: Aic,
        }
    }
}
