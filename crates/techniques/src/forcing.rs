//! Forcing chains follow the consequences of an assumption until they contradict each other, or the
//! consequences of several assumptions until all of these lead to the same conclusion.
//!
//! Forcing chains are the last resort of logic, because a sufficiently deep chain always exists.
//! Nothing is guessed: an assumption is either refuted or made together with all its alternatives.
//! Each kind of forcing chain allows more deductions in a web of implications than the previous
//! kind:
//!
//! | kind | assumptions | may use |
//! |---|---|---|
//! | Nishio | a candidate, or its absence | the places of its digit |
//! | cell forcing chains | all candidates in a cell | links in the position |
//! | region forcing chains | all places for a digit in a house | links in the position |
//! | dynamic forcing chains | all of the above | links that appear on the way |
//! | dynamic forcing chains (+) | the same | locked candidates, pairs and X-wings as well |
//! | nested forcing chains | the same | also chains that start inside a web |
//!
//! ```text
//! 123 .  .  | .  .  .  | .  .  14      whatever r1c1 is, r9c9 is not 4:
//! .   .  .  | .  .  .  | .  .  .       1: r1c9 is 4
//! .   .  35 | .  .  .  | .  .  45      2: r9c1 is 4
//! ...                                  3: r3c3 is 5, r3c9 is 4
//! 24  .  .  | .  .  .  | .  .  -4
//! ```
//!
//! There are far too many such chains to report all of them. For each kind, only the chains with
//! the smallest total length are reported. Lengths are counted in generations of the webs. If
//! several chains are equally short, all of them are reported. Chains of the last two kinds are
//! searched for only if the position has neither patterns nor chains of the previous kind. Nested
//! chains deeper than three levels are reported as they are found, because comparing them would
//! take too long.

mod closure;
mod inner;
mod proof;
mod row;
mod search;
mod web;

use std::ops::ControlFlow;

use novena_core::{Cell, Digit, House};

use crate::pencil::{COLUMNS, Candidate, Pencil, ROWS};
use crate::{Kind, Position, Role, Step, StepSink, Technique};
use proof::{Proof, prove};
use search::{Conclusion, ConclusionSink, ProofMethod, Search};
use web::{Rank, candidate, is_on};

pub(crate) const ALL: &[&dyn Technique] = &[
    &Forcing(Kind::NISHIO),
    &Forcing(Kind::CELL_FORCING_CHAINS),
    &Forcing(Kind::REGION_FORCING_CHAINS),
    &Forcing(Kind::DYNAMIC_FORCING_CHAINS),
    &Forcing(Kind::DYNAMIC_FORCING_CHAINS_PLUS),
    &Forcing(Kind::NESTED_FORCING_CHAINS),
];

/// The technique for one kind of forcing chains.
pub(crate) struct Forcing(Kind);

impl Technique for Forcing {
    fn kind(&self) -> Kind {
        self.0
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let pencil = Pencil::new(position.grid());
        let reporter = Reporter {
            kind: self.0,
            position,
            pencil: &pencil,
        };
        let search = |rank| Search::new(&pencil, rank);
        // Cells with two candidates, and digits with two places in a house, are left to plain
        // chains, so the minimum is three.
        match self.0 {
            Kind::NISHIO => {
                reporter.shortest(&mut search(Rank::Nishio), Search::contradictions, found)
            }
            Kind::CELL_FORCING_CHAINS => reporter.shortest(
                &mut search(Rank::Static),
                |search, take| search.cells(3, take),
                found,
            ),
            Kind::REGION_FORCING_CHAINS => reporter.shortest(
                &mut search(Rank::Static),
                |search, take| search.houses(3, take),
                found,
            ),
            Kind::DYNAMIC_FORCING_CHAINS => {
                reporter.shortest(&mut search(Rank::Dynamic), Search::all, found)
            }
            Kind::DYNAMIC_FORCING_CHAINS_PLUS => match quiet(&pencil, Rank::Dynamic) {
                Some(mut search) => {
                    search.raise(Rank::Nested(1));
                    reporter.shortest(&mut search, Search::all, found)
                }
                None => ControlFlow::Continue(()),
            },
            // Webs with patterns also prove everything that dynamic webs prove.
            Kind::NESTED_FORCING_CHAINS => match quiet(&pencil, Rank::Nested(1)) {
                Some(search) => reporter.nested(search, found),
                None => ControlFlow::Continue(()),
            },
            _ => ControlFlow::Continue(()),
        }
    }
}

/// The webs of a position, or `None` if the position has patterns or if webs of the given rank
/// prove something.
fn quiet(pencil: &Pencil, rank: Rank) -> Option<Search<'_>> {
    let mut search = Search::new(pencil, rank);
    let is_quiet = inner::patterns(pencil).is_empty() && !search.proves_anything();
    is_quiet.then_some(search)
}

struct Reporter<'a> {
    kind: Kind,
    position: &'a Position,
    pencil: &'a Pencil,
}

impl Reporter<'_> {
    /// Reports the shortest conclusions.
    fn shortest<'s>(
        &self,
        search: &mut Search<'s>,
        look: impl Fn(&mut Search<'s>, ConclusionSink<'_>) -> ControlFlow<()>,
        found: StepSink<'_>,
    ) -> ControlFlow<()> {
        let mut shortest: Vec<Conclusion> = Vec::new();
        let mut least = u16::MAX;
        let mut take = |conclusion: Conclusion| {
            if conclusion.cost < least {
                least = conclusion.cost;
                shortest.clear();
            }
            if conclusion.cost == least {
                shortest.push(conclusion);
            }
            ControlFlow::Continue(())
        };
        look(search, &mut take)?;
        shortest.sort_unstable();
        shortest.dedup_by_key(|conclusion| conclusion.literal);
        for conclusion in shortest {
            self.report(search.rank(), conclusion, found)?;
        }
        ControlFlow::Continue(())
    }

    /// Reports the chains of the first level that yields any. The given webs already use patterns,
    /// but do not prove anything.
    fn nested(&self, mut search: Search<'_>, found: StepSink<'_>) -> ControlFlow<()> {
        for level in 2..=5 {
            let rank = Rank::Nested(level);
            let mut has_any = false;
            let mut found = |step: Step| {
                has_any = true;
                found(step)
            };
            if level <= 3 {
                search.raise(rank);
                self.shortest(&mut search, Search::all, &mut found)?;
            } else {
                let mut take = |conclusion| self.report(rank, conclusion, &mut found);
                Search::new(self.pencil, rank).all(&mut take)?;
            }
            if has_any {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    fn report(&self, rank: Rank, conclusion: Conclusion, found: StepSink<'_>) -> ControlFlow<()> {
        let proof = prove(self.pencil, self.pencil, rank, conclusion);
        match self.step(proof) {
            Some(step) => found(step),
            None => ControlFlow::Continue(()),
        }
    }

    fn step(&self, proof: Proof) -> Option<Step> {
        // If none of the paths has a link, an assumption contradicts itself immediately, because it
        // denies a single.
        if proof.ways.iter().all(Vec::is_empty) {
            return None;
        }
        let Conclusion { literal, way, .. } = proof.conclusion;
        let concluded = named(candidate(literal));
        let mut step = if is_on(literal) {
            Step::place(self.kind, concluded)
        } else {
            Step::remove(self.kind, self.position, [concluded])?
        };
        step = step.because(Role::Digit, concluded.digit);
        match way {
            ProofMethod::Cell(cell) => step = step.because(Role::Pivot, Cell::from_index(cell)),
            ProofMethod::House(house, digit) => {
                step = step
                    .because(Role::House, named_house(house))
                    .because(Role::Linked, Digit::ALL[digit]);
            }
            ProofMethod::Contradiction(_) | ProofMethod::Both(_) => {}
        }
        let assumptions = way.assumptions(self.pencil);
        let (true_, false_): (Vec<_>, Vec<_>) = assumptions.into_iter().partition(|&l| is_on(l));
        let named_all = |literals: Vec<web::Literal>| -> Vec<novena_core::Candidate> {
            literals.into_iter().map(|l| named(candidate(l))).collect()
        };
        let conflict: Vec<novena_core::Candidate> = proof.conflict.map(named).into_iter().collect();
        step = step
            .because(Role::Assumption, named_all(true_))
            .because(Role::Denial, named_all(false_))
            .because(Role::Contradiction, conflict)
            .because(Role::Forced, proof.forced());
        // If the conclusion is an assumption itself, its path has no links.
        for links in proof.ways.into_iter().filter(|links| !links.is_empty()) {
            step = step.because(Role::Link, links);
        }
        for links in proof.inner {
            step = step.because(Role::Inner, links);
        }
        Some(step)
    }
}

fn named(candidate: Candidate) -> novena_core::Candidate {
    Cell::from_index(candidate / 9).with(Digit::ALL[candidate % 9])
}

fn named_house(house: usize) -> House {
    match house {
        COLUMNS.. => House::column(house - COLUMNS),
        ROWS.. => House::row(house - ROWS),
        _ => House::box_(house),
    }
}

#[cfg(test)]
mod tests {
    use novena_kernel::{Solve, Solver as _, Wave};

    use super::*;
    use crate::sketch::{check, position, steps};
    use crate::{Deduction, Exhibit};

    const CELL: &str = "r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45";

    #[test]
    fn every_candidate_of_a_cell_leads_to_the_conclusion() {
        check(&Forcing(Kind::CELL_FORCING_CHAINS), CELL, &["r9c9<>4"]);
        check(
            &Forcing(Kind::CELL_FORCING_CHAINS),
            &CELL.replace("r3c9=45", "r3c8=45"),
            &[],
        );
        // One of the four candidates does not lead to the conclusion.
        check(
            &Forcing(Kind::CELL_FORCING_CHAINS),
            &CELL.replace("123", "1236"),
            &[],
        );
    }

    #[test]
    fn every_place_of_a_digit_leads_to_the_conclusion() {
        let sketch = "r1#1=r1c1,r1c5,r1c9 r5c1=12 r9c5=13 r9c7=23 r4c9=12";
        check(&Forcing(Kind::REGION_FORCING_CHAINS), sketch, &["r5c7<>2"]);
        let more = sketch.replace("r1c9 ", "r1c9,r1c8 ");
        check(&Forcing(Kind::REGION_FORCING_CHAINS), &more, &[]);
    }

    #[test]
    fn a_candidate_that_leaves_its_digit_without_a_place_is_false() {
        let sketch = "r9#1=r9c1,r9c5,r9c9 r2#1=r2c1,r2c5 r3#1=r3c3,r3c9";
        check(&Forcing(Kind::NISHIO), sketch, &["r1c1<>1", "r1c5<>1"]);
        let more = sketch.replace("r9c9 ", "r9c9,r9c8 ");
        check(&Forcing(Kind::NISHIO), &more, &[]);
    }

    #[test]
    fn two_reasons_for_one_step() {
        // If r1c1 is 1, r9c9 loses 4 and 5 for two reasons, so it is 6, and r5c9 has no candidates
        // left.
        let sketch = "r1c9=14 r9c1=15 r9c9=456 r5c1=18 r5c9=68";
        check(&Forcing(Kind::DYNAMIC_FORCING_CHAINS), sketch, &["r1c1<>1"]);
        let more = sketch.replace("456", "4567");
        check(&Forcing(Kind::DYNAMIC_FORCING_CHAINS), &more, &[]);
    }

    #[test]
    fn evidence_includes_every_link() {
        let sketch = position(CELL);
        let [step] = &steps(&Forcing(Kind::CELL_FORCING_CHAINS), &sketch)[..] else {
            panic!("one step");
        };
        assert_eq!(step.exhibits(Role::Link).count(), 3);
        assert_eq!(step.exhibits(Role::Pivot).count(), 1);
        let Some(Exhibit::Candidates(forced)) = step.exhibits(Role::Forced).next() else {
            panic!("candidates");
        };
        assert_eq!(forced.len(), 4);
        assert_eq!(step.digits().to_string(), "4");
    }

    /// Checks the conclusions at every level, whether or not a simpler level would be enough.
    #[test]
    fn deep_webs_are_correct() {
        let hard = include_str!("../../cli/lists/hard.txt");
        for puzzle in hard.lines().step_by(250) {
            let puzzle: novena_core::Puzzle = puzzle.parse().unwrap();
            let Solve::Unique(solution) = Wave::new().solve(&puzzle) else {
                panic!("one solution");
            };
            // If there are singles, forcing is not needed.
            let mut grid = puzzle.grid().unwrap();
            novena_kernel::place_singles(&mut grid).unwrap();
            let position = Position::from_grid(grid, puzzle.givens());
            let pencil = Pencil::new(position.grid());
            let reporter = Reporter {
                kind: Kind::NESTED_FORCING_CHAINS,
                position: &position,
                pencil: &pencil,
            };
            for level in 1..=4 {
                let mut count = 0;
                let mut search = Search::new(&pencil, Rank::Nested(level));
                let _ = reporter.shortest(&mut search, Search::all, &mut |step| {
                    count += 1;
                    for &deduction in &step.deductions {
                        let candidate = deduction.candidate();
                        let is_true = solution.digits()[candidate.cell.index()] == candidate.digit;
                        assert_eq!(is_true, matches!(deduction, Deduction::Place(_)), "{step}");
                    }
                    ControlFlow::Continue(())
                });
                assert!(count > 0, "{puzzle} at level {level}");
            }
        }
    }

    /// Deeper kinds are searched for only if there is nothing simpler.
    #[test]
    fn deeper_kinds_wait_for_simpler_ones() {
        let pairs = "r1c1=12 r1c2=12";
        check(&Forcing(Kind::DYNAMIC_FORCING_CHAINS_PLUS), pairs, &[]);
        check(&Forcing(Kind::NESTED_FORCING_CHAINS), pairs, &[]);
        let is_quiet =
            |sketch| quiet(&Pencil::new(position(sketch).grid()), Rank::Dynamic).is_some();
        assert!(!is_quiet(pairs));
        assert!(is_quiet("r1c1=12"));
    }
}
