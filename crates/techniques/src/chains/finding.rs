//! The code shared by the searches for loops and chains. Of all chains with the same eliminations,
//! only the shortest is reported. Chains with groups are reported only if no chain without groups
//! has the same eliminations.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::graph::Scope;
use super::links::Links;
use super::targets::Targets;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

/// The eliminations of a chain, together with the chain itself.
pub(super) struct Finding<C> {
    pub(super) targets: Targets,
    /// The number of links in the chain.
    pub(super) length: usize,
    pub(super) course: C,
}

/// The shortest chain for each set of targets.
pub(crate) struct Shortest<C>(HashMap<Targets, (usize, C)>);

impl<C> Shortest<C> {
    pub(super) fn new() -> Self {
        Self(HashMap::new())
    }

    /// Keeps a chain if it is the first or the shortest so far with these eliminations. The nodes
    /// of the chain are computed only if it is kept.
    pub(super) fn add(&mut self, targets: Targets, length: usize, course: impl FnOnce() -> C) {
        if targets.is_empty() {
            return;
        }
        let known = self.0.get(&targets);
        if known.is_none_or(|(shortest, _)| length < *shortest) {
            self.0.insert(targets, (length, course()));
        }
    }
}

/// A search for one kind of chain.
pub(crate) trait Search: Sync {
    /// The representation of a chain.
    type Course;

    /// Finds the shortest chain for each set of eliminations.
    fn search(&self, links: &Links) -> Shortest<Self::Course>;

    /// Adds the evidence of a chain to a step.
    fn explain(&self, step: Step, links: &Links, course: &Self::Course) -> Step;
}

/// The technique for one kind of chain.
pub(crate) struct Chains<S> {
    pub(super) kind: Kind,
    pub(super) scope: Scope,
    pub(super) search: S,
    /// Whether to report chains with groups even if they only shorten a chain without groups, as
    /// HoDoKu does.
    pub(super) also_shortcuts: bool,
    /// Whether to compare each chain only with chains of plain candidates (`Scope::Candidates`), as
    /// HoDoKu does, rather than with chains of the next smaller scope. A chain is omitted if one of
    /// the chains it is compared with has the same eliminations.
    pub(super) beside_plain: bool,
}

impl<S: Search> Chains<S> {
    fn findings(&self, position: &Position, links: &Links) -> Vec<Finding<S::Course>> {
        let mut found = self.search.search(links).0;
        if !found.is_empty()
            && let Some(smaller) = self.scope.smaller()
        {
            let smaller = if self.beside_plain {
                Scope::Candidates
            } else {
                smaller
            };
            let plain = Links::of(position, smaller);
            let plain = self.search.search(&plain).0;
            found.retain(|targets, (length, _)| {
                let is_shortcut = |(plain, _): &(usize, _)| self.also_shortcuts && *length < *plain;
                plain.get(targets).is_none_or(is_shortcut)
            });
        }
        let mut findings: Vec<Finding<S::Course>> = found
            .into_iter()
            .map(|(targets, (length, course))| Finding {
                targets,
                length,
                course,
            })
            .collect();
        findings.sort_unstable_by_key(|finding| (finding.length, finding.targets));
        findings
    }
}

impl<S: Search> Technique for Chains<S> {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.find_along(position, &Links::of(position, self.scope), found)
    }

    fn find_short(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        self.find_along(position, &Links::short(position, self.scope), found)
    }
}

impl<S: Search> Chains<S> {
    fn find_along(
        &self,
        position: &Position,
        links: &Links,
        found: StepSink<'_>,
    ) -> ControlFlow<()> {
        for finding in self.findings(position, links) {
            if let Some(step) = finding.targets.step(self.kind, position) {
                let step = step.because(Role::Digit, finding.targets.digits());
                found(self.search.explain(step, links, &finding.course))?;
            }
        }
        ControlFlow::Continue(())
    }
}
