//! The meaning of each candidate in a step.

use std::collections::BTreeMap;

use novena_core::{Candidate, CellSet, DigitSet, HouseSet};
use novena_techniques::{Exhibit, Node, Role, Step};

use crate::BoardView;
use crate::links::drawn_links;
use crate::nodes::{NodeState, nodes};
use crate::sets::linked_cells;

/// The meaning of a candidate in a step. Each meaning has a distinct shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Token {
    /// The candidate would be true.
    True,
    /// The candidate would be false.
    False,
    /// The candidate would be both true and false.
    Both,
    /// The candidate belongs to the pattern and may be either true or false.
    Part,
    /// An extra candidate, such as a fin or a surplus digit.
    Fin,
    /// The candidate has a third colour.
    Third,
    /// The candidate has the colour opposite to the third colour.
    Fourth,
    /// The candidate is placed.
    Follows,
    /// The candidate is removed.
    Gone,
}

/// The candidates of a step, each with one meaning.
///
/// ```
/// use novena_figure::{BoardView, Token, Tokens};
/// use novena_techniques::{Kind, Reasoner, sketch};
///
/// let position = sketch::position("r1c1=12 r1c9=23 r9c9=34 r9c1=14");
/// let step = Reasoner::of([Kind::XY_CHAIN]).first_step(&position).unwrap();
/// let tokens = Tokens::of(&step, &BoardView::from(position.grid()));
/// let gone = step.eliminations().next().unwrap();
/// assert_eq!(tokens.all[&gone], Token::Gone);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tokens {
    /// The token of each candidate.
    pub all: BTreeMap<Candidate, Token>,
}

impl Tokens {
    /// The tokens of a step. Candidates that the evidence does not name individually are taken from
    /// the visible board.
    #[must_use]
    pub fn of(step: &Step, view: &BoardView) -> Self {
        Self::with_nodes(step, view, &nodes(&drawn_links(step, view)))
    }

    pub(crate) fn with_nodes(
        step: &Step,
        view: &BoardView,
        nodes: &BTreeMap<Node, NodeState>,
    ) -> Self {
        let mut tokens = Self::default();
        tokens.add(step.eliminations(), Token::Gone);
        tokens.add(step.placements(), Token::Follows);
        tokens.add_roles(step, own_token);
        if is_loop(step) {
            // The pincers of a loop lie outside the pattern, and at least one of them must be true.
            tokens.add_roles(step, |role| (role == Role::Pincer).then_some(Token::Fin));
        }
        for (node, state) in nodes {
            let token = match (state.is_true, state.is_false) {
                (true, true) => Token::Both,
                (true, false) => Token::True,
                (false, true) => Token::False,
                (false, false) => Token::Part,
            };
            tokens.add(candidates_of(*node), token);
        }
        tokens.add_roles(step, |role| Some(other_token(role)));
        tokens.add_implied(step, view);
        tokens
    }

    /// Assigns a token to the given candidates. The first token assigned to a candidate wins.
    fn add(&mut self, candidates: impl IntoIterator<Item = Candidate>, token: Token) {
        for candidate in candidates {
            self.all.entry(candidate).or_insert(token);
        }
    }

    fn add_roles(&mut self, step: &Step, token: impl Fn(Role) -> Option<Token>) {
        for evidence in &step.evidence {
            if let (Exhibit::Candidates(candidates), Some(token)) =
                (&evidence.exhibit, token(evidence.role))
            {
                self.add(candidates.iter().copied(), token);
            }
        }
    }

    /// Adds the candidates implied by cells, sets and houses.
    fn add_implied(&mut self, step: &Step, view: &BoardView) {
        let digits = step.digits();
        let mut show = |cells: CellSet, digits: DigitSet, token: Token| {
            for cell in cells {
                let there = view.marks[cell.index()] & digits;
                self.add(there.iter().map(|digit| cell.with(digit)), token);
            }
        };
        // In a fish, every candidate could be the true one in its line.
        let is_fish = step.exhibits(Role::Base).next().is_some();
        let token = if is_fish { Token::True } else { Token::Part };
        // In a chain, only the linked candidates matter. In a loop, all digits of the pattern
        // matter.
        let has_links = !step.ways(Role::Link).is_empty();
        let linked = if is_loop(step) {
            CellSet::EMPTY
        } else {
            linked_cells(step)
        };
        for evidence in &step.evidence {
            match &evidence.exhibit {
                Exhibit::Set { cells, digits } if !has_links && !is_of_single(evidence.role) => {
                    show(*cells, *digits, Token::Part);
                }
                // The candidates in a stem lead to its petals.
                Exhibit::Cells(cells) if evidence.role == Role::Pivot => {
                    show(*cells, digits | linked_digits(step), token);
                }
                Exhibit::Cells(cells) if !is_of_single(evidence.role) => {
                    show(*cells - linked, digits, token);
                }
                _ => {}
            }
        }
        for (one, other) in [(Role::Base, Role::Cover), (Role::Box, Role::Line)] {
            let crossing = houses(step, one).cells() & houses(step, other).cells();
            show(crossing, digits, token);
        }
    }
}

/// Whether the links of a step form a loop of cells that see each other rather than chains. In such
/// a loop, all links are weak, and at least one candidate outside the pattern must be true.
fn is_loop(step: &Step) -> bool {
    let ways = step.ways(Role::Link);
    let mut links = ways.iter().copied().flatten();
    let has_guardians = step.exhibits(Role::Pincer).next().is_some();
    has_guardians && !ways.is_empty() && links.all(|link| !link.is_strong)
}

/// Whether cells with this role exclude a digit rather than hold one.
pub(crate) const fn is_of_single(role: Role) -> bool {
    matches!(role, Role::Blocker | Role::RuledOut)
}

/// The token for candidates with this role, regardless of links.
const fn own_token(role: Role) -> Option<Token> {
    match role {
        Role::FirstColour | Role::Case => Some(Token::True),
        Role::SecondColour => Some(Token::False),
        Role::ThirdColour => Some(Token::Third),
        Role::FourthColour => Some(Token::Fourth),
        Role::Fin | Role::EndoFin | Role::Surplus => Some(Token::Fin),
        Role::Contradiction => Some(Token::Both),
        _ => None,
    }
}

/// The token for candidates with this role if links do not determine it.
const fn other_token(role: Role) -> Token {
    match role {
        Role::Assumption | Role::Forced => Token::True,
        Role::Denial => Token::False,
        _ => Token::Part,
    }
}

/// The digits that join the parts of a pattern.
pub(crate) fn linked_digits(step: &Step) -> DigitSet {
    step.exhibits(Role::Linked)
        .fold(DigitSet::EMPTY, |all, exhibit| match exhibit {
            Exhibit::Digits(digits) => all | *digits,
            _ => all,
        })
}

/// The houses of a role.
fn houses(step: &Step, role: Role) -> HouseSet {
    step.exhibits(role)
        .fold(HouseSet::EMPTY, |all, exhibit| match exhibit {
            Exhibit::Houses(houses) => all | *houses,
            _ => all,
        })
}

/// The candidates at one end of a link.
pub(crate) fn candidates_of(node: Node) -> impl Iterator<Item = Candidate> + Clone {
    node.cells.iter().map(move |cell| cell.with(node.digit))
}
