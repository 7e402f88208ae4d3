//! Draws conclusions from webs. An assumption that contradicts itself is false. If one of several
//! assumptions must be true, every consequence that all of them share is true.

use std::ops::ControlFlow;

use super::web::{Literal, Rank, Web, literals, off, on, opposite, spin};
use crate::pencil::{CELLS, Candidate, Pencil, bits};

/// How a conclusion is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ProofMethod {
    /// This assumption contradicts itself.
    Contradiction(Literal),
    /// Every candidate in this cell leads to the conclusion.
    Cell(usize),
    /// Every place for this digit in this house leads to the conclusion.
    House(usize, usize),
    /// Both this candidate and its negation lead to the conclusion.
    Both(Candidate),
}

impl ProofMethod {
    /// The assumptions. A contradiction has a single assumption, which is false. In all other
    /// cases, at least one of the assumptions is true.
    pub(super) fn assumptions(self, pencil: &Pencil) -> Vec<Literal> {
        match self {
            Self::Contradiction(assumed) => vec![assumed],
            Self::Cell(cell) => bits(pencil.cells[cell])
                .map(|digit| on(cell * 9 + digit))
                .collect(),
            Self::House(house, digit) => bits(pencil.places[house][digit])
                .map(|place| on(CELLS[house][place] * 9 + digit))
                .collect(),
            Self::Both(candidate) => vec![on(candidate), off(candidate)],
        }
    }
}

/// A proved literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Conclusion {
    /// The total number of generations in all chains of the proof.
    pub(super) cost: u16,
    pub(super) literal: Literal,
    pub(super) way: ProofMethod,
}

/// A callback for conclusions.
pub(super) type ConclusionSink<'a> = &'a mut dyn FnMut(Conclusion) -> ControlFlow<()>;

/// The webs of a position.
pub(super) struct Search<'a> {
    pencil: &'a Pencil,
    rank: Rank,
    /// The webs computed so far, indexed by the assumed literal.
    webs: Vec<Option<Box<Web>>>,
}

impl<'a> Search<'a> {
    pub(super) fn new(pencil: &'a Pencil, rank: Rank) -> Self {
        Self {
            pencil,
            rank,
            webs: std::iter::repeat_with(|| None).take(1458).collect(),
        }
    }

    pub(super) const fn rank(&self) -> Rank {
        self.rank
    }

    /// Continues all webs with the features allowed at a higher rank.
    pub(super) fn raise(&mut self, rank: Rank) {
        self.rank = rank;
        for web in self.webs.iter_mut().flatten() {
            web.raise(self.pencil, rank);
        }
    }

    /// Reports every conclusion.
    pub(super) fn all(&mut self, take: ConclusionSink<'_>) -> ControlFlow<()> {
        self.contradictions(take)?;
        self.cells(2, take)?;
        self.houses(2, take)?;
        self.both(take)
    }

    /// Returns whether the webs prove anything.
    pub(super) fn proves_anything(&mut self) -> bool {
        self.all(&mut |_| ControlFlow::Break(())).is_break()
    }

    /// Reports the negations of all assumptions that contradict themselves.
    pub(super) fn contradictions(&mut self, take: ConclusionSink<'_>) -> ControlFlow<()> {
        for candidate in (0..729).filter(|&candidate| self.pencil.has(candidate)) {
            for assumed in [on(candidate), off(candidate)] {
                if let Some(cost) = self.web(assumed).cost() {
                    take(Conclusion {
                        cost,
                        literal: opposite(assumed),
                        way: ProofMethod::Contradiction(assumed),
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the common consequences of all candidates in a cell, for cells with at least `least`
    /// candidates.
    pub(super) fn cells(&mut self, least: u32, take: ConclusionSink<'_>) -> ControlFlow<()> {
        for cell in 0..81 {
            if self.pencil.cells[cell].count_ones() >= least {
                self.agreements(ProofMethod::Cell(cell), take)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the common consequences of all places for a digit in a house, for digits with at
    /// least `least` places.
    pub(super) fn houses(&mut self, least: u32, take: ConclusionSink<'_>) -> ControlFlow<()> {
        for house in 0..27 {
            for digit in 0..9 {
                if self.pencil.places[house][digit].count_ones() >= least {
                    self.agreements(ProofMethod::House(house, digit), take)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the common consequences of a candidate and its negation, for every candidate.
    pub(super) fn both(&mut self, take: ConclusionSink<'_>) -> ControlFlow<()> {
        for candidate in (0..729).filter(|&candidate| self.pencil.has(candidate)) {
            self.agreements(ProofMethod::Both(candidate), take)?;
        }
        ControlFlow::Continue(())
    }

    fn web(&mut self, assumed: Literal) -> &Web {
        let Self { pencil, rank, webs } = self;
        webs[usize::from(assumed)].get_or_insert_with(|| spin(pencil, assumed, *rank))
    }

    /// Reports the common consequences of several assumptions, unless one of them contradicts
    /// itself. Contradictions are reported separately.
    fn agreements(&mut self, way: ProofMethod, take: ConclusionSink<'_>) -> ControlFlow<()> {
        let assumptions = way.assumptions(self.pencil);
        let mut common = [u64::MAX; 23];
        for &assumed in &assumptions {
            let web = self.web(assumed);
            if web.conflict.is_some() {
                return ControlFlow::Continue(());
            }
            for (word, reached) in common.iter_mut().zip(&web.reached) {
                *word &= reached;
            }
        }
        for literal in literals(&common) {
            let cost = assumptions
                .iter()
                .map(|&assumed| self.web(assumed).distance(literal))
                .sum();
            take(Conclusion { cost, literal, way })?;
        }
        ControlFlow::Continue(())
    }
}

/// The literals that webs of a given rank prove. If any assumptions contradict themselves, only
/// their negations are included. Otherwise, the result consists of the common consequences of a
/// cell's candidates and of a digit's places in a house.
pub(super) fn quickly(pencil: &Pencil, rank: Rank) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut take = |conclusion: Conclusion| {
        found.push(conclusion.literal);
        ControlFlow::Continue(())
    };
    let mut search = Search::new(pencil, rank);
    // Accept everything.
    let _ = search.contradictions(&mut take);
    if found.is_empty() {
        let mut take = |conclusion: Conclusion| {
            found.push(conclusion.literal);
            ControlFlow::Continue(())
        };
        let _ = search.cells(2, &mut take);
        let _ = search.houses(2, &mut take);
    }
    found
}

/// The conclusion that proves a literal, if there is one. A contradiction is preferred; otherwise,
/// the conclusion with the least cost is chosen.
pub(super) fn way_to(pencil: &Pencil, rank: Rank, literal: Literal) -> Option<Conclusion> {
    let mut best: Option<Conclusion> = None;
    let mut take = |conclusion: Conclusion| {
        if conclusion.literal == literal {
            best = best.map_or(Some(conclusion), |best| Some(best.min(conclusion)));
        }
        ControlFlow::Continue(())
    };
    let mut search = Search::new(pencil, rank);
    let contradicts = spin(pencil, opposite(literal), rank).cost();
    if let Some(cost) = contradicts {
        return Some(Conclusion {
            cost,
            literal,
            way: ProofMethod::Contradiction(opposite(literal)),
        });
    }
    let _ = search.cells(2, &mut take);
    let _ = search.houses(2, &mut take);
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch;

    fn pencil(sketch: &str) -> Pencil {
        Pencil::new(sketch::position(sketch).grid())
    }

    const CELL: &str = "r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45";

    #[test]
    fn all_candidates_of_a_cell_agree() {
        let pencil = pencil(CELL);
        let mut found = Vec::new();
        let mut search = Search::new(&pencil, Rank::Static);
        let _ = search.cells(3, &mut |conclusion| {
            found.push(conclusion);
            ControlFlow::Continue(())
        });
        let expected = Conclusion {
            cost: 4 + 4 + 6,
            literal: off(80 * 9 + 3),
            way: ProofMethod::Cell(0),
        };
        assert_eq!(found, [expected]);
        assert_eq!(
            way_to(&pencil, Rank::Static, expected.literal),
            Some(expected)
        );
    }

    #[test]
    fn cells_with_another_number_of_candidates_are_skipped() {
        let pencil = pencil(CELL);
        let mut search = Search::new(&pencil, Rank::Static);
        let flow = search.cells(4, &mut |_| ControlFlow::Break(()));
        assert_eq!(flow, ControlFlow::Continue(()));
    }

    #[test]
    fn all_places_of_a_digit_agree() {
        let pencil = pencil("r1#1=r1c1,r1c5,r1c9 r5c1=12 r9c5=13 r9c7=23 r4c9=12");
        let mut found = Vec::new();
        let mut search = Search::new(&pencil, Rank::Static);
        let _ = search.houses(3, &mut |conclusion| {
            found.push((conclusion.literal, conclusion.way));
            ControlFlow::Continue(())
        });
        assert_eq!(found, [(off((36 + 6) * 9 + 1), ProofMethod::House(9, 0))]);
    }

    #[test]
    fn a_contradiction_proves_the_opposite() {
        let pencil = pencil("r1c9=14 r9c1=15 r9c9=45");
        assert!(quickly(&pencil, Rank::Dynamic).contains(&off(0)));
        assert!(Search::new(&pencil, Rank::Dynamic).proves_anything());
        let pencil = self::pencil("r1c9=14");
        assert!(!Search::new(&pencil, Rank::Dynamic).proves_anything());
    }
}
