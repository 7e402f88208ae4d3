//! Collects chains: either only the best chain, or all chains with their reasons.

use super::hint::{Best, Hint, for_length};
use super::links::{Links, Mode};
use super::multiple::InnerChain;
use super::shortest::{Shortest, shortest_chains};
use novena_techniques::pencil::{Candidate, Pencil};

/// A collector of chains.
pub(super) enum Keeper<'a> {
    /// Collects only the best chain.
    Best(Best),
    /// Collects all chains, each with the candidates that had to be eliminated since the position
    /// `before` for the chain to appear.
    All {
        found: Vec<InnerChain>,
        before: &'a Pencil,
    },
}

impl Keeper<'_> {
    /// Finds the shortest chains. If only the best chain is collected, longer ones are skipped.
    pub(super) fn shortest(
        &mut self,
        pencil: &Pencil,
        links: &Links,
        mode: Mode,
    ) -> Option<Shortest> {
        let shortest = shortest_chains(pencil, links, mode)?;
        if let Self::Best(best) = self {
            best.expect(mode.chain_base(), shortest.length);
        }
        Some(shortest)
    }

    pub(super) fn wants(&self, base: f64, complexity: u16, order: u8) -> bool {
        match self {
            Self::Best(best) => best.could_be(base, complexity, order),
            Self::All { .. } => true,
        }
    }

    pub(super) fn keep(
        &mut self,
        base: f64,
        complexity: u16,
        order: u8,
        mut hint: Hint,
        reasons: impl FnOnce(&Pencil, &mut Hint) -> Vec<Candidate>,
    ) {
        match self {
            Self::Best(best) => best.offer(base, complexity, order, hint),
            Self::All { found, before } => {
                let parents = reasons(before, &mut hint);
                hint.rating = base + for_length(complexity);
                hint.complexity = complexity;
                found.push(InnerChain {
                    hint,
                    order,
                    parents,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::technique::Source;
    use novena_techniques::sketch;

    fn hint() -> Hint {
        Hint::removing(Source::NakedSingle, vec![0])
    }

    #[test]
    fn the_best_rejects_longer_hints() {
        let mut keeper = Keeper::Best(Best::default());
        assert!(keeper.wants(7.0, 10, 4));
        keeper.keep(7.0, 8, 4, hint(), |_, _| panic!("no reasons are needed"));
        assert!(!keeper.wants(7.0, 10, 4));
        assert!(keeper.wants(7.0, 6, 4));
    }

    #[test]
    fn a_promise_keeps_searches_short() {
        let pencil = Pencil::new(sketch::position("r2#4=r2c1,r2c5 r8#4=r8c1,r8c6").grid());
        let mode = Mode { x: true, y: false };
        let mut links = Links::default();
        links.list(&pencil, mode);
        let mut keeper = Keeper::Best(Best::default());
        assert!(keeper.shortest(&pencil, &links, mode).is_some());
        assert!(keeper.wants(mode.chain_base(), 6, 2));
        assert!(!keeper.wants(mode.chain_base(), 8, 2));
    }

    #[test]
    fn keeping_all_hints_includes_reasons() {
        let pencil = Pencil::new(sketch::position("r1c1=12").grid());
        let mut keeper = Keeper::All {
            found: Vec::new(),
            before: &pencil,
        };
        for _ in 0..2 {
            assert!(keeper.wants(7.0, 8, 4));
            keeper.keep(7.0, 8, 4, hint(), |_, _| vec![5]);
        }
        let Keeper::All { found, .. } = keeper else {
            panic!("all");
        };
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].parents, [5]);
    }
}
