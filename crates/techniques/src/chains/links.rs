//! The links in a position, and the results of following chains of links up to a given length.

use std::collections::HashSet;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use super::graph::{Graph, Scope};
use super::reach::Table;
use super::spans::Span;
use super::targets::Targets;
use super::wings::Wing;
use crate::Position;

/// All links in a position, and the results of following chains of links up to a given length.
pub(crate) struct Links {
    graph: Arc<Graph>,
    /// The maximum number of links to follow.
    most: u8,
    table: OnceLock<Table>,
    spans: OnceLock<Vec<Span>>,
    wings: OnceLock<Vec<Wing>>,
    conclusions: OnceLock<HashSet<(bool, Targets)>>,
}

/// The number of links in a short chain: three strong links and the two weak links between them.
pub(crate) const SHORT: u8 = 5;

impl Links {
    /// The links in a position, built on first use.
    pub(crate) fn of(position: &Position, scope: Scope) -> Arc<Self> {
        position.links(scope)
    }

    /// The links in a position, for chains of up to [`SHORT`] links only.
    pub(crate) fn short(position: &Position, scope: Scope) -> Arc<Self> {
        position.short_links(scope)
    }

    /// The links, with results for chains of up to `most` links.
    pub(crate) const fn new(graph: Arc<Graph>, most: u8) -> Self {
        Self {
            graph,
            most,
            table: OnceLock::new(),
            spans: OnceLock::new(),
            wings: OnceLock::new(),
            conclusions: OnceLock::new(),
        }
    }

    /// Returns the eliminations of each chain, and whether the ends of that chain have the same
    /// digit.
    pub(super) fn conclusions(&self) -> &HashSet<(bool, Targets)> {
        self.conclusions.get_or_init(|| {
            let spans = self.spans().iter();
            spans
                .map(|span| (span.is_of_one_digit(self), span.removed(self)))
                .collect()
        })
    }

    /// Returns, for each node, the consequences if the node is false. They are computed on first
    /// use.
    pub(crate) fn table(&self) -> &Table {
        self.table.get_or_init(|| Table::new(self, self.most))
    }

    /// The ends of all chains that remove something, shortest first.
    pub(super) fn spans(&self) -> &[Span] {
        self.spans.get_or_init(|| Span::all(self))
    }

    /// The wings in a scope: chains with three strong links that have their own names.
    pub(super) fn wings(&self, scope: Scope) -> &[Wing] {
        self.wings.get_or_init(|| Wing::all(self, scope))
    }
}

impl Deref for Links {
    type Target = Graph;

    fn deref(&self) -> &Graph {
        &self.graph
    }
}

impl fmt::Debug for Links {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Links")
            .field("graph", &self.graph)
            .field("most", &self.most)
            .finish_non_exhaustive()
    }
}
