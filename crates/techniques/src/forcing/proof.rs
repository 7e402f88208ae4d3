//! Reconstructs the reasons for a conclusion as links, from the generations of its webs.

use std::collections::{BTreeMap, BTreeSet};

use novena_core::{Cell, Digit};

use super::inner::{self, Inner};
use super::named_house;
use super::search::{Conclusion, ProofMethod, way_to};
use super::web::{Literal, Rank, Web, candidate, is_on, off, on, spin};
use crate::pencil::{CELLS, Candidate, HOMES, Home, Pencil, bits};
use crate::{Link, LinkReason, Node};

/// A conclusion and the chains that lead to it.
pub(super) struct Proof {
    pub(super) conclusion: Conclusion,
    /// For each assumption, the links to the conclusion. If the assumption leads to a conflict, the
    /// links lead to each side of the conflict instead.
    pub(super) ways: Vec<Vec<Link>>,
    /// The candidate that an assumption makes both true and false.
    pub(super) conflict: Option<Candidate>,
    /// The inner chains to which the reasons of links refer.
    pub(super) inner: Vec<Vec<Link>>,
    /// For each assumption and literal, the inner chains that prove the literal. Both paths to a
    /// conflict may need the same chains.
    known_reasons: BTreeMap<(Literal, Literal), LinkReason>,
    /// The candidates that must be eliminated before the assumptions are made.
    needs: Vec<Candidate>,
}

/// Proves a conclusion in the position `source`. `ground` is the position before any assumption,
/// which may have more candidates.
pub(super) fn prove(source: &Pencil, ground: &Pencil, rank: Rank, conclusion: Conclusion) -> Proof {
    let mut proof = Proof {
        conclusion,
        ways: Vec::new(),
        conflict: None,
        inner: Vec::new(),
        known_reasons: BTreeMap::new(),
        needs: Vec::new(),
    };
    match conclusion.way {
        ProofMethod::Cell(cell) => proof.need_cell(cell, source, ground),
        ProofMethod::House(house, digit) => proof.need_house(house, digit, source, ground),
        ProofMethod::Contradiction(_) | ProofMethod::Both(_) => {}
    }
    for assumed in conclusion.way.assumptions(source) {
        let web = spin(source, assumed, rank);
        let ends = match web.conflict {
            Some(conflict) => {
                proof.conflict = Some(conflict);
                vec![on(conflict), off(conflict)]
            }
            None => vec![conclusion.literal],
        };
        for end in ends {
            let links = proof.way(&web, source, ground, end);
            proof.ways.push(links);
        }
    }
    proof
}

impl Proof {
    /// All candidates that the assumptions make true, in the order of the links and without
    /// duplicates.
    pub(super) fn forced(&self) -> Vec<novena_core::Candidate> {
        let mut forced = Vec::new();
        let strong = self.ways.iter().flatten().filter(|link| link.is_strong);
        for node in strong.map(|link| link.to) {
            for cell in node.cells {
                let candidate = cell.with(node.digit);
                if !forced.contains(&candidate) {
                    forced.push(candidate);
                }
            }
        }
        forced
    }

    /// The links from a web's assumption to a literal. The links nearest the assumption come first.
    fn way(&mut self, web: &Web, source: &Pencil, ground: &Pencil, end: Literal) -> Vec<Link> {
        let mut nodes: Vec<(u16, Literal, Vec<Literal>, LinkReason)> = Vec::new();
        let mut waiting = vec![end];
        while let Some(literal) = waiting.pop() {
            if nodes.iter().any(|&(_, known, _, _)| known == literal) {
                continue;
            }
            let (mut parents, reason) = self.parents(web, source, ground, literal);
            if parents.is_empty() && literal != web.assumed {
                // The literal holds even without the assumption, because of earlier eliminations.
                parents.push(web.assumed);
            }
            waiting.extend(&parents);
            nodes.push((web.distance(literal), literal, parents, reason));
        }
        nodes.sort_unstable_by_key(|&(distance, literal, _, _)| (distance, literal));
        let links = nodes.iter().flat_map(|(_, literal, parents, reason)| {
            let to = node(*literal);
            parents.iter().map(move |&parent| Link {
                from: node(parent),
                to,
                is_strong: is_on(*literal),
                reason: *reason,
            })
        });
        links.collect()
    }

    /// The literals that together imply a given literal.
    fn parents(
        &mut self,
        web: &Web,
        source: &Pencil,
        ground: &Pencil,
        literal: Literal,
    ) -> (Vec<Literal>, LinkReason) {
        let generation = web.distance(literal);
        if literal == web.assumed {
            return (Vec::new(), LinkReason::Unstated);
        }
        let round = web
            .rounds
            .iter()
            .find(|round| round.generation == generation);
        if let Some(round) = round {
            let (gone, reason) = match round.inner {
                Inner::Patterns => inner::parents(&round.now, ground, candidate(literal)),
                Inner::Webs(rank) => self.inside(web, &round.now, ground, rank, literal),
            };
            let gone: BTreeSet<Candidate> = gone.into_iter().collect();
            let is_here = |&gone: &Candidate| web.distance(off(gone)) > 0;
            let (here, before): (Vec<Candidate>, Vec<Candidate>) =
                gone.into_iter().partition(is_here);
            self.needs.extend(before);
            return (here.into_iter().map(off).collect(), reason);
        }
        if is_on(literal) {
            self.others(web, source, ground, literal)
        } else {
            let by = turned_off_by(web, source, literal);
            let reason = by.map_or(LinkReason::Unstated, |by| excluded_by(by, literal));
            (by.into_iter().collect(), reason)
        }
    }

    /// Proves a literal with inner webs, and returns its premises and its reason.
    fn inside(
        &mut self,
        web: &Web,
        now: &Pencil,
        ground: &Pencil,
        rank: Rank,
        literal: Literal,
    ) -> (Vec<Candidate>, LinkReason) {
        let Some(conclusion) = way_to(now, rank, literal) else {
            return (Vec::new(), LinkReason::Unstated);
        };
        let proof = prove(now, ground, rank, conclusion);
        let key = (web.assumed, literal);
        let reason = match self.known_reasons.get(&key) {
            Some(&reason) => reason,
            None => self.keep(proof.inner, proof.ways),
        };
        self.known_reasons.insert(key, reason);
        (proof.needs, reason)
    }

    /// Stores the paths of an inner proof after the chains nested inside them, and returns the
    /// reason that refers to these paths.
    fn keep(&mut self, inner: Vec<Vec<Link>>, ways: Vec<Vec<Link>>) -> LinkReason {
        let shift = self.inner.len() as u16;
        let shifted = |mut links: Vec<Link>| {
            for link in &mut links {
                if let LinkReason::Inner { first, .. } = &mut link.reason {
                    *first += shift;
                }
            }
            links
        };
        self.inner.extend(inner.into_iter().map(shifted));
        let first = self.inner.len() as u16;
        // If the conclusion is an assumption itself, its path has no links.
        let ways = ways.into_iter().filter(|links| !links.is_empty());
        self.inner.extend(ways.map(shifted));
        let count = self.inner.len() as u16 - first;
        LinkReason::Inner { first, count }
    }

    /// The smallest set of literals that makes a candidate the only option in its cell or in a
    /// house, and the reason for the link.
    fn others(
        &mut self,
        web: &Web,
        source: &Pencil,
        ground: &Pencil,
        literal: Literal,
    ) -> (Vec<Literal>, LinkReason) {
        let generation = web.distance(literal);
        let (cell, digit) = (candidate(literal) / 9, candidate(literal) % 9);
        let in_cell = bits(source.cells[cell] & !(1 << digit)).map(|other| cell * 9 + other);
        let mut ways: Vec<(Vec<Literal>, Option<usize>)> = Vec::new();
        if web.rank != Rank::Nishio {
            ways.push((in_cell.map(off).collect(), None));
        }
        for Home { house, place } in &HOMES[cell] {
            let others = bits(source.places[*house][digit] & !(1 << place))
                .map(|place| off(CELLS[*house][place] * 9 + digit));
            ways.push((others.collect(), Some(*house)));
        }
        ways.retain(|(others, _)| {
            (web.rank != Rank::Static || others.len() <= 1)
                && others
                    .iter()
                    .all(|&other| (1..generation).contains(&web.distance(other)))
        });
        let Some((others, house)) = ways.into_iter().min_by_key(|(others, _)| others.len()) else {
            return (Vec::new(), LinkReason::Unstated);
        };
        let reason = match house {
            None => {
                self.need_cell(cell, source, ground);
                LinkReason::Cell
            }
            Some(house) => {
                self.need_house(house, digit, source, ground);
                LinkReason::House(named_house(house))
            }
        };
        (others, reason)
    }

    fn need_cell(&mut self, cell: usize, source: &Pencil, ground: &Pencil) {
        let gone = bits(ground.cells[cell] & !source.cells[cell]);
        self.needs.extend(gone.map(|digit| cell * 9 + digit));
    }

    fn need_house(&mut self, house: usize, digit: usize, source: &Pencil, ground: &Pencil) {
        let gone = bits(ground.places[house][digit] & !source.places[house][digit]);
        self.needs
            .extend(gone.map(|place| CELLS[house][place] * 9 + digit));
    }
}

/// A literal in the previous generation that turns a candidate off.
fn turned_off_by(web: &Web, source: &Pencil, literal: Literal) -> Option<Literal> {
    let before = web.distance(literal) - 1;
    let (cell, digit) = (candidate(literal) / 9, candidate(literal) % 9);
    let in_cell = bits(source.cells[cell])
        .filter(|_| web.rank != Rank::Nishio)
        .map(|other| cell * 9 + other);
    let in_houses = HOMES[cell].iter().flat_map(|Home { house, .. }| {
        bits(source.places[*house][digit]).map(|place| CELLS[*house][place] * 9 + digit)
    });
    in_cell
        .chain(in_houses)
        .filter(|&other| other != candidate(literal))
        .map(on)
        .find(|&other| web.distance(other) == before)
}

/// The reason why a true candidate makes another one false.
fn excluded_by(by: Literal, literal: Literal) -> LinkReason {
    let [one, other] = [by, literal].map(node);
    if one.cells == other.cells {
        return LinkReason::Cell;
    }
    let houses = (one.cells | other.cells).common_houses();
    houses
        .iter()
        .next()
        .map_or(LinkReason::Unstated, LinkReason::House)
}

fn node(literal: Literal) -> Node {
    let candidate = candidate(literal);
    Node::new(Digit::ALL[candidate % 9], Cell::from_index(candidate / 9))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch;

    fn pencil(sketch: &str) -> Pencil {
        Pencil::new(sketch::position(sketch).grid())
    }

    /// The paths of the proof of a literal, and the inner chains, formatted as text.
    fn ways(sketch: &str, rank: Rank, literal: Literal) -> (Vec<String>, String) {
        let pencil = pencil(sketch);
        let conclusion = way_to(&pencil, rank, literal).unwrap();
        let proof = prove(&pencil, &pencil, rank, conclusion);
        let said = |links: &[Link]| {
            let texts: Vec<String> = links.iter().map(ToString::to_string).collect();
            texts.join(" ")
        };
        assert!(proof.needs.is_empty());
        (
            proof.ways.iter().map(|links| said(links)).collect(),
            proof.inner.iter().map(|links| said(links)).collect(),
        )
    }

    #[test]
    fn each_branch_has_its_links_in_order() {
        let sketch = "r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45";
        let (ways, inner) = ways(sketch, Rank::Static, off(80 * 9 + 3));
        assert_eq!(
            ways,
            [
                "1r1c1-1r1c9 1r1c9=4r1c9 4r1c9-4r9c9",
                "2r1c1-2r9c1 2r9c1=4r9c1 4r9c1-4r9c9",
                "3r1c1-3r3c3 3r3c3=5r3c3 5r3c3-5r3c9 5r3c9=4r3c9 4r3c9-4r9c9",
            ]
        );
        assert_eq!(inner, "");
    }

    #[test]
    fn a_conflict_has_two_ways() {
        let (ways, _) = ways("r1c9=14 r9c1=15 r9c9=45", Rank::Dynamic, off(0));
        assert_eq!(
            ways,
            [
                "1r1c1-1r9c1 1r9c1=5r9c1 5r9c1-5r9c9 5r9c9=4r9c9",
                "1r1c1-1r1c9 1r1c9=4r1c9 4r1c9-4r9c9",
            ]
        );
    }

    #[test]
    fn all_reasons_are_kept() {
        let sketch = "r1c9=14 r9c1=15 r9c9=456 r9c5=16 r5c9=26 r5c5=12";
        let pencil = pencil(sketch);
        let web = spin(&pencil, on(0), Rank::Dynamic);
        let six = on(80 * 9 + 5);
        let mut proof = prove(
            &pencil,
            &pencil,
            Rank::Dynamic,
            Conclusion {
                cost: 0,
                literal: six,
                way: ProofMethod::Both(0),
            },
        );
        let links = proof.way(&web, &pencil, &pencil, six);
        let into = links.iter().filter(|link| link.to == node(six));
        assert_eq!(into.count(), 2);
    }

    #[test]
    fn eliminations_of_a_pattern_follow_from_its_causes() {
        let pencil = pencil("b1#4=r1c1,r1c2,r3c3");
        let web = spin(&pencil, off(20 * 9 + 3), Rank::Nested(1));
        let mut proof = Proof {
            conclusion: Conclusion {
                cost: 0,
                literal: 0,
                way: ProofMethod::Both(0),
            },
            ways: Vec::new(),
            conflict: None,
            inner: Vec::new(),
            known_reasons: BTreeMap::new(),
            needs: Vec::new(),
        };
        let links = proof.way(&web, &pencil, &pencil, off(8 * 9 + 3));
        assert_eq!(links.len(), 1);
        assert_eq!(links[0].to_string(), "4r3c3-4r1c9");
    }
}
