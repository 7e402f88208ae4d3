//! Chains: a false candidate makes another true, which makes a third false, and so on from one end
//! to the other.

mod aic;
mod continuous;
mod discontinuous;
mod ends;
mod finding;
pub(crate) mod graph;
pub(crate) mod links;
mod partners;
pub(crate) mod reach;
mod shape;
mod spans;
mod strong;
mod targets;
mod wings;
mod x_chain;
mod xy_chain;

use aic::Aic;
use continuous::Continuous;
use discontinuous::Discontinuous;
pub(crate) use ends::link_count;
use ends::{AicType, EndDigits};
use finding::Chains;
use graph::Scope;
use wings::WingsOf;
pub(crate) use x_chain::DigitChain;
use x_chain::XChain;
pub(crate) use xy_chain::PairChain;
use xy_chain::XyChain;

use crate::{Kind, Technique};

pub(crate) const ALL: &[&dyn Technique] = &[
    &XChain,
    &XyChain,
    &WingsOf::new(Kind::M_WING, Scope::Candidates),
    &WingsOf::new(Kind::S_WING, Scope::Candidates),
    &WingsOf::new(Kind::H_WING, Scope::Candidates),
    &WingsOf::new(Kind::L_WING, Scope::Candidates),
    &ring(Kind::AIC_RING, Scope::Candidates),
    &AicType::new(Kind::AIC_TYPE_1, Scope::Candidates, EndDigits::Same),
    &AicType::new(Kind::AIC_TYPE_2, Scope::Candidates, EndDigits::Two),
    &ring(Kind::GROUPED_AIC_RING, Scope::Groups),
    &AicType::new(Kind::GROUPED_AIC_TYPE_1, Scope::Groups, EndDigits::Same),
    &AicType::new(Kind::GROUPED_AIC_TYPE_2, Scope::Groups, EndDigits::Two),
    &WingsOf::new(Kind::ALS_W_WING, Scope::AlmostLockedSets),
    &ring(Kind::ALS_AIC_RING, Scope::AlmostLockedSets),
    &AicType::new(
        Kind::ALS_AIC_TYPE_1,
        Scope::AlmostLockedSets,
        EndDigits::Same,
    ),
    &AicType::new(
        Kind::ALS_AIC_TYPE_2,
        Scope::AlmostLockedSets,
        EndDigits::Two,
    ),
];

const fn ring(kind: Kind, scope: Scope) -> Chains<Continuous> {
    Chains::new(
        kind,
        scope,
        Continuous {
            also_sparing: false,
        },
    )
}

// Loops and chains as classified by HoDoKu, which does not name them by their shape. They are
// needed for HoDoKu's library and for version 1 of the level rule. Each of these techniques reports
// its steps under the kind of its most common shape.

const LOOP: Chains<Discontinuous> = Chains::new(Kind::AIC_TYPE_2, Scope::Candidates, Discontinuous);

const fn grouped_ring(scope: Scope) -> Chains<Continuous> {
    ring(Kind::GROUPED_AIC_RING, scope).beside_plain()
}

const fn grouped_loop(scope: Scope) -> Chains<Discontinuous> {
    Chains::new(Kind::GROUPED_AIC_TYPE_2, scope, Discontinuous).beside_plain()
}

const fn grouped_aic(scope: Scope) -> Chains<Aic> {
    Chains::new(Kind::GROUPED_AIC_TYPE_1, scope, Aic).beside_plain()
}

/// The technique for a case in HoDoKu's library, or `None` if the standard technique covers the
/// case. A separate technique is needed for chains that HoDoKu classifies differently, for loops
/// that spare their own cells, for chains with groups (with or without almost locked sets), and for
/// chains that groups merely shorten.
pub(crate) fn library_technique(code: &str, variant: &str) -> Option<&'static dyn Technique> {
    use Scope::{AlmostLockedSets, Groups};
    Some(match (code, variant) {
        ("0706", _) => const { &ring(Kind::AIC_RING, Scope::Candidates).sparing() },
        ("0707", _) => const { &LOOP },
        ("0708", _) => const { &Chains::new(Kind::AIC_TYPE_1, Scope::Candidates, Aic) },
        ("0709", "1") => const { &grouped_ring(Groups).with_shortcuts().sparing() },
        ("0709", _) => const { &grouped_ring(AlmostLockedSets).with_shortcuts().sparing() },
        ("0710", "1" | "2") => const { &grouped_loop(Groups).with_shortcuts() },
        ("0710", _) => const { &grouped_loop(AlmostLockedSets).with_shortcuts() },
        ("0711", "1" | "2") => const { &grouped_aic(Groups).with_shortcuts() },
        ("0711", _) => const { &grouped_aic(AlmostLockedSets).with_shortcuts() },
        _ => return None,
    })
}

/// The chains in version 1 of the level rule, under the IDs of that version.
pub(crate) fn former_technique(id: &str) -> Option<&'static dyn Technique> {
    use Scope::AlmostLockedSets;
    Some(match id {
        "continuous-nice-loop" => const { &ring(Kind::AIC_RING, Scope::Candidates) },
        "discontinuous-nice-loop" => const { &LOOP },
        "aic" => const { &Chains::new(Kind::AIC_TYPE_1, Scope::Candidates, Aic) },
        "grouped-continuous-nice-loop" => const { &grouped_ring(AlmostLockedSets) },
        "grouped-discontinuous-nice-loop" => const { &grouped_loop(AlmostLockedSets) },
        "grouped-aic" => const { &grouped_aic(AlmostLockedSets) },
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
            beside_plain: false,
        }
    }

    /// Compares each chain only with chains of plain candidates (`Scope::Candidates`), and omits
    /// the chain if a chain of plain candidates has the same eliminations. By default, each chain
    /// is compared with chains of the next smaller scope.
    const fn beside_plain(mut self) -> Self {
        self.beside_plain = true;
        self
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
