//! Which candidates of a step are drawn how.

use std::collections::BTreeMap;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet, HouseSet};
use novena_techniques::{Exhibit, Node, Role, Step};

/// What a candidate is in a step. Each has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// Part of the pattern: a ring.
    Ring,
    /// The opposite of those: a dashed ring.
    Opposite,
    /// Part of a second chain: a diamond.
    Third,
    /// The opposite of those: a dashed diamond.
    Fourth,
    /// One too many: a square.
    Fin,
    /// Where a train of thought begins: a double ring.
    Start,
    /// Proved: a full disc.
    Place,
    /// Disproved: struck through.
    Target,
}

/// The candidates of a step, each once.
pub(crate) struct Tokens {
    pub(crate) all: BTreeMap<Candidate, Token>,
}

impl Tokens {
    /// Those of a step. Candidates that evidence does not name one by one are ringed where
    /// they are to be seen in the position.
    pub(crate) fn of(step: &Step, seen: Option<&[DigitSet; Cell::COUNT]>) -> Self {
        let mut tokens = Self {
            all: BTreeMap::new(),
        };
        tokens.add(step.eliminations(), Token::Target);
        tokens.add(step.placements(), Token::Place);
        for evidence in &step.evidence {
            if let Exhibit::Candidates(candidates) = &evidence.exhibit {
                tokens.add(candidates.iter().copied(), token_of(evidence.role));
            }
        }
        for evidence in &step.evidence {
            if let Exhibit::Links(links) = &evidence.exhibit {
                let ends = links.iter().flat_map(|link| [link.from, link.to]);
                tokens.add(ends.flat_map(candidates_of), Token::Ring);
            }
        }
        if let Some(seen) = seen {
            tokens.add_implied(step, seen);
        }
        tokens
    }

    /// What is said first stays.
    fn add(&mut self, candidates: impl IntoIterator<Item = Candidate>, token: Token) {
        for candidate in candidates {
            self.all.entry(candidate).or_insert(token);
        }
    }

    /// The candidates that cells, sets and houses stand for.
    fn add_implied(&mut self, step: &Step, seen: &[DigitSet; Cell::COUNT]) {
        let digits = step.digits();
        let mut ring = |cells: CellSet, digits: DigitSet| {
            for cell in cells {
                let there = seen[cell.index()] & digits;
                self.add(
                    there.iter().map(|digit: Digit| cell.with(digit)),
                    Token::Ring,
                );
            }
        };
        // In a chain the candidates of a set that are linked matter, and rings are for them.
        let is_chain = step
            .evidence
            .iter()
            .any(|evidence| matches!(evidence.exhibit, Exhibit::Links(_)));
        for evidence in &step.evidence {
            match &evidence.exhibit {
                Exhibit::Set { cells, digits } if !is_chain => ring(*cells, *digits),
                Exhibit::Cells(cells) => ring(*cells, digits),
                _ => {}
            }
        }
        for (one, other) in [(Role::Base, Role::Cover), (Role::Box, Role::Line)] {
            let crossing = houses(step, one).cells() & houses(step, other).cells();
            ring(crossing, digits);
        }
    }
}

fn token_of(role: Role) -> Token {
    match role {
        Role::SecondColour | Role::Denial => Token::Opposite,
        Role::ThirdColour => Token::Third,
        Role::FourthColour => Token::Fourth,
        Role::Fin | Role::EndoFin | Role::Surplus => Token::Fin,
        Role::Assumption => Token::Start,
        _ => Token::Ring,
    }
}

/// The houses of a role.
fn houses(step: &Step, role: Role) -> HouseSet {
    step.exhibits(role)
        .fold(HouseSet::EMPTY, |all, exhibit| match exhibit {
            Exhibit::Houses(houses) => all | *houses,
            _ => all,
        })
}

/// The candidates of an end of a link.
fn candidates_of(node: Node) -> impl Iterator<Item = Candidate> {
    node.cells.iter().map(move |cell| cell.with(node.digit))
}
