//! Determines which pairs of nodes rule out a candidate. There are so many pairs that the code must
//! reject most of them quickly, without building lists of eliminations.

use novena_core::{Cell, Digit};

use super::graph::Graph;
use super::targets::Targets;

/// Rows of nodes that have a property in common.
pub(super) struct NodeRows {
    words: usize,
    of_digits: Vec<u64>,
    /// The candidates of each cell.
    of_cells: Vec<u64>,
    /// The most recently computed row.
    joined: Vec<u64>,
}

impl NodeRows {
    pub(super) fn new(graph: &Graph) -> Self {
        let words = graph.words;
        let mut rows = Self {
            words,
            of_digits: vec![0; 9 * words],
            of_cells: vec![0; Cell::COUNT * words],
            joined: vec![0; words],
        };
        for (number, node) in graph.nodes.iter().enumerate() {
            let (word, bit) = (number / 64, 1 << (number % 64));
            rows.of_digits[node.digit.index() * words + word] |= bit;
            if let Some(cell) = node.cells.single() {
                rows.of_cells[cell.index() * words + word] |= bit;
            }
        }
        rows
    }

    /// Returns a row that initially contains the nodes of a digit, and the rows for the cells.
    fn start_with(&mut self, digit: Digit) -> (&mut [u64], &[u64]) {
        let of_digit = &self.of_digits[digit.index() * self.words..][..self.words];
        self.joined.copy_from_slice(of_digit);
        (&mut self.joined, &self.of_cells)
    }
}

impl Graph {
    /// Returns the nodes that may rule out a candidate together with a given node, one bit per
    /// node. They are the nodes with the same digit, the nodes in the same cell, the nodes that see
    /// another digit in that cell, and the nodes in cells that the given node sees. Candidates in
    /// `known` do not count as ruled out.
    pub(super) fn partners<'a>(
        &self,
        rows: &'a mut NodeRows,
        number: usize,
        known: &Targets,
    ) -> &'a [u64] {
        let node = &self.nodes[number];
        let digit = node.digit;
        let (row, cells) = rows.start_with(digit);
        let mut join = |more: &[u64]| {
            for (word, more) in row.iter_mut().zip(more) {
                *word |= more;
            }
        };
        let of_cell = |cell: Cell| &cells[cell.index() * self.words..][..self.words];
        for cell in self.seen[number] - known.cells(digit) {
            join(of_cell(cell));
        }
        if let Some(cell) = node.cells.single() {
            join(of_cell(cell));
            for other in self.digits[cell.index()].without(digit) {
                if !known.cells(other).contains(cell)
                    && let Some(rival) = self.number(cell.with(other))
                {
                    join(self.weak_row(rival));
                }
            }
        }
        row
    }

    /// Returns whether any candidate that is not in `known` is false if at least one of two nodes
    /// is true. This function does not build a list, because it is called for many pairs.
    pub(super) fn is_more_seen_by_both(&self, a: usize, b: usize, known: &Targets) -> bool {
        let (first, second) = (&self.nodes[a], &self.nodes[b]);
        if first.digit == second.digit && a != b {
            let seen = self.seen[a] & self.seen[b];
            return !known.cells(first.digit).is_superset(seen);
        }
        let (here, there) = (first.cells.single(), second.cells.single());
        if here.is_some() && here == there {
            return here.is_some_and(|cell| {
                let rivals = self.digits[cell.index()]
                    .without(first.digit)
                    .without(second.digit);
                rivals
                    .iter()
                    .any(|digit| !known.cells(digit).contains(cell))
            });
        }
        let is_new = |cell: Option<Cell>, other: usize| {
            let digit = self.nodes[other].digit;
            cell.is_some_and(|cell| {
                self.seen[other].contains(cell) && !known.cells(digit).contains(cell)
            })
        };
        a != b && (is_new(here, b) || is_new(there, a))
    }
}
