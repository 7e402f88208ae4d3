//! Determines which ends of the links would be true and which would be false.

use std::collections::BTreeMap;

use novena_techniques::Node;

use crate::links::DrawnLink;

/// The state of a node, as determined by the links.
#[derive(Clone, Debug, Default)]
pub(crate) struct NodeState {
    pub(crate) is_true: bool,
    pub(crate) is_false: bool,
    /// The numbers of the lines that explain the node's links.
    pub(crate) lines: Vec<String>,
}

/// The state of every node at which a link starts or ends. The nodes are listed without the almost
/// locked sets of their links.
pub(crate) fn nodes(links: &[DrawnLink]) -> BTreeMap<Node, NodeState> {
    let mut nodes: BTreeMap<Node, NodeState> = BTreeMap::new();
    for drawn in links {
        let link = drawn.link;
        let ends = [(link.from, link.is_from_true()), (link.to, link.is_strong)];
        for (node, is_true) in ends {
            let state = nodes.entry(node.plain()).or_default();
            state.is_true |= drawn.is_directed && is_true;
            state.is_false |= drawn.is_directed && !is_true;
            for line in &drawn.lines {
                if !state.lines.contains(line) {
                    state.lines.push(line.clone());
                }
            }
        }
    }
    nodes
}
