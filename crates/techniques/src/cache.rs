//! A cache for facts about a position that several techniques need.

use std::sync::{Arc, OnceLock};

use novena_core::{CellSet, Digit};

use crate::Position;
use crate::als::Web;
use crate::chains::graph::{Graph, Scope};
use crate::chains::links::{Links, SHORT};
use crate::chains::reach::ALL_LINKS;
use crate::chains::{DigitChain, PairChain};
use crate::colours::Net;
use crate::fish::doomed;
use crate::single_digit::TwoLinkChain;
use crate::uniqueness::{DeadlyPattern, UniqueRectangle};

/// The facts computed for a position so far.
///
/// The cache is derived from the grid: equality ignores it, copies share it, and any change to the
/// grid discards it. Nothing is computed before the first query, so a path that consists only of
/// singles does not pay for the cache.
#[derive(Clone, Debug)]
pub(crate) struct Cache(OnceLock<Arc<Facts>>);

#[derive(Debug, Default)]
struct Facts {
    graphs: [OnceLock<Arc<Graph>>; 3],
    links: [OnceLock<Arc<Links>>; 3],
    short_links: [OnceLock<Arc<Links>>; 3],
    doomed: OnceLock<[CellSet; 9]>,
    unique_rectangles: OnceLock<Vec<UniqueRectangle>>,
    wide_rectangles: OnceLock<Vec<DeadlyPattern>>,
    pair_patterns: OnceLock<Vec<DeadlyPattern>>,
    polygons: OnceLock<Vec<DeadlyPattern>>,
    nets: OnceLock<Vec<Net>>,
    webs: [OnceLock<Web>; 2],
    two_link_chains: OnceLock<Vec<TwoLinkChain>>,
    x_chains: OnceLock<Vec<DigitChain>>,
    xy_chains: OnceLock<Vec<PairChain>>,
}

impl Cache {
    /// An empty cache.
    pub(crate) const fn new() -> Self {
        Self(OnceLock::new())
    }

    fn facts(&self) -> &Facts {
        self.0.get_or_init(Arc::default)
    }
}

impl PartialEq for Cache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Cache {}

impl Position {
    fn graph(&self, scope: Scope) -> Arc<Graph> {
        let graph = &self.cache().facts().graphs[scope as usize];
        graph
            .get_or_init(|| Arc::new(Graph::new(self, scope)))
            .clone()
    }

    /// The links of a scope.
    pub(crate) fn links(&self, scope: Scope) -> Arc<Links> {
        let links = &self.cache().facts().links[scope as usize];
        links
            .get_or_init(|| Arc::new(Links::new(self.graph(scope), ALL_LINKS)))
            .clone()
    }

    /// The links for chains with at most three strong links.
    pub(crate) fn short_links(&self, scope: Scope) -> Arc<Links> {
        let facts = self.cache().facts();
        // If the links for all chains are already cached, they can be used instead.
        if let Some(links) = facts.links[scope as usize].get() {
            return links.clone();
        }
        facts.short_links[scope as usize]
            .get_or_init(|| Arc::new(Links::new(self.graph(scope), SHORT)))
            .clone()
    }

    /// The places from which a fish might remove a digit.
    pub(crate) fn doomed(&self, digit: Digit) -> CellSet {
        let all = || Digit::ALL.map(|digit| doomed(self.places(digit)));
        self.cache().facts().doomed.get_or_init(all)[digit.index()]
    }

    /// The rectangles that may become deadly.
    pub(crate) fn unique_rectangles(&self) -> &[UniqueRectangle] {
        let all = || UniqueRectangle::all(self);
        self.cache().facts().unique_rectangles.get_or_init(all)
    }

    /// The extended rectangles that may become deadly.
    pub(crate) fn wide_rectangles(&self) -> &[DeadlyPattern] {
        let all = || DeadlyPattern::wide_rectangles(self);
        self.cache().facts().wide_rectangles.get_or_init(all)
    }

    /// The pair patterns that may become deadly.
    pub(crate) fn pair_patterns(&self) -> &[DeadlyPattern] {
        let all = || DeadlyPattern::pair_patterns(self);
        self.cache().facts().pair_patterns.get_or_init(all)
    }

    /// The polygons that may become deadly.
    pub(crate) fn polygons(&self) -> &[DeadlyPattern] {
        let all = || DeadlyPattern::polygons(self);
        self.cache().facts().polygons.get_or_init(all)
    }

    /// Returns the nets: candidates for several digits that are connected by strong links and
    /// marked in two colours.
    pub(crate) fn nets(&self) -> &[Net] {
        let all = || Net::all(self);
        self.cache().facts().nets.get_or_init(all)
    }

    /// The almost locked sets and their connections. Sets that share cells are joined only if
    /// `overlap` is set.
    pub(crate) fn web(&self, overlap: bool) -> &Web {
        let all = || Web::new(self, overlap);
        self.cache().facts().webs[usize::from(overlap)].get_or_init(all)
    }

    /// The single-digit chains with two strong links that remove something.
    pub(crate) fn two_link_chains(&self) -> &[TwoLinkChain] {
        let all = || TwoLinkChain::all(self);
        self.cache().facts().two_link_chains.get_or_init(all)
    }

    /// The shortest single-digit chain for each digit and set of targets.
    pub(crate) fn x_chains(&self) -> &[DigitChain] {
        let all = || DigitChain::all(self);
        self.cache().facts().x_chains.get_or_init(all)
    }

    /// The shortest chain of bivalue cells for each digit and set of targets.
    pub(crate) fn xy_chains(&self) -> &[PairChain] {
        let all = || PairChain::all(self);
        self.cache().facts().xy_chains.get_or_init(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    #[test]
    fn facts_are_kept_until_the_grid_changes() {
        let mut position = position("r1#5=r1c1,r1c9");
        let first = position.links(Scope::Candidates);
        let copy = position.clone();
        assert!(Arc::ptr_eq(&first, &copy.links(Scope::Candidates)));
        position.eliminate("5r5c5".parse().unwrap()).unwrap();
        let second = position.links(Scope::Candidates);
        assert_eq!(first.len(), second.len() + 1);
        assert!(Arc::ptr_eq(&first, &copy.links(Scope::Candidates)));
    }

    #[test]
    fn cached_facts_do_not_affect_equality() {
        let (one, other) = (position("r1c1=25"), position("r1c1=25"));
        let _ = one.links(Scope::Candidates);
        assert_eq!(one, other);
    }
}
