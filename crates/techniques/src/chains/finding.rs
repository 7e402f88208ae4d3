//! What the searches for loops and chains have in common: of all that come to the same, the
//! shortest is told, and chains with groups only where those without do not come to it.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::graph::Scope;
use super::links::Links;
use super::targets::Targets;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

/// What a chain removes, and which chain it is.
pub(super) struct Finding<C> {
    pub(super) targets: Targets,
    /// How many links the chain has.
    pub(super) length: usize,
    pub(super) course: C,
}

/// The shortest chain for each set of targets.
pub(crate) struct Shortest<C>(HashMap<Targets, (usize, C)>);

impl<C> Shortest<C> {
    pub(super) fn new() -> Self {
        Self(HashMap::new())
    }

    /// Keeps a chain if it is the first or the shortest to remove these; its course is worked
    /// out only then.
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
    /// What a chain is made of.
    type Course;

    /// All chains between nodes of a scope.
    fn search(&self, links: &Links) -> Shortest<Self::Course>;

    /// The evidence of one: its links and its ends.
    fn explain(&self, step: Step, links: &Links, course: &Self::Course) -> Step;
}

/// Chains of a kind.
pub(crate) struct Chains<S> {
    pub(super) kind: Kind,
    pub(super) scope: Scope,
    pub(super) search: S,
    /// Tell chains with groups also where they only shorten those without, as HoDoKu does.
    pub(super) also_shortcuts: bool,
    /// Compare them with chains of candidates alone, as HoDoKu does, where there are almost locked
    /// sets as well.
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
