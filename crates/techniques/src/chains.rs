//! Chains: what is false makes something true, what is true makes something false, and so on
//! from one end to the other.

mod aic;
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
    &PLAIN_CONTINUOUS,
    &Chains::new(
        Kind::DISCONTINUOUS_NICE_LOOP,
        Scope::Candidates,
        Discontinuous,
    ),
    &Chains::new(Kind::AIC, Scope::Candidates, Aic),
    &continuous(Scope::AlmostLockedSets),
    &discontinuous(Scope::AlmostLockedSets),
    &aic(Scope::AlmostLockedSets),
];

const PLAIN_CONTINUOUS: Chains<Continuous> = Chains::new(
    Kind::CONTINUOUS_NICE_LOOP,
    Scope::Candidates,
    Continuous {
        also_sparing: false,
    },
);

const fn continuous(scope: Scope) -> Chains<Continuous> {
    Chains {
        kind: Kind::GROUPED_CONTINUOUS_NICE_LOOP,
        scope,
        ..PLAIN_CONTINUOUS
    }
}

const fn discontinuous(scope: Scope) -> Chains<Discontinuous> {
    Chains::new(Kind::GROUPED_DISCONTINUOUS_NICE_LOOP, scope, Discontinuous)
}

const fn aic(scope: Scope) -> Chains<Aic> {
    Chains::new(Kind::GROUPED_AIC, scope, Aic)
}

/// What a case of HoDoKu's library asks for, where that is not what we find anyway: loops that
/// spare their own cells, groups with almost locked sets or without, groups that only make a
/// chain shorter.
pub(crate) fn library_technique(code: &str, variant: &str) -> Option<&'static dyn Technique> {
    use Scope::{AlmostLockedSets, Groups};
    Some(match (code, variant) {
        ("0706", _) => const { &PLAIN_CONTINUOUS.sparing() },
        ("0709", "1") => const { &continuous(Groups).with_shortcuts().sparing() },
        ("0709", _) => const { &continuous(AlmostLockedSets).with_shortcuts().sparing() },
        ("0710", "1" | "2") => const { &discontinuous(Groups).with_shortcuts() },
        ("0710", _) => const { &discontinuous(AlmostLockedSets).with_shortcuts() },
        ("0711", "1" | "2") => const { &aic(Groups).with_shortcuts() },
        ("0711", _) => const { &aic(AlmostLockedSets).with_shortcuts() },
        _ => return None,
    })
}

impl<S: Copy> Chains<S> {
    const fn new(kind: Kind, scope: Scope, search: S) -> Self {
        Self {
            kind,
            scope,
            search,
            also_shortcuts: false,
        }
    }

    const fn with_shortcuts(mut self) -> Self {
        self.also_shortcuts = true;
        self
    }
}

impl Chains<Continuous> {
    const fn sparing(mut self) -> Self {
        self.search.also_sparing = true;
        self
    }
}
