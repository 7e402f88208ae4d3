//! Remote pair: a chain of cells that all have the same two candidates and no others.
//!
//! Neighbours in the chain see each other, so the two digits alternate along it. Two cells that are
//! an odd number of links apart contain different digits, even if they do not see each other. A
//! cell that sees both of them therefore sees both digits.
//!
//! ```text
//! 47 .  . | . 47 . | .  .  .     r1c1 - r1c5 - r6c5 - r6c8: if r1c1 is 4,
//! -----     ...                  then r1c5 is 7, r6c5 is 4, r6c8 is 7;
//! -  .  . | . 47 . | . 47  .     and the other way round. r6c1 and r1c8 see both ends
//! ```
//!
//! At least four cells are needed, because two neighbours form only a naked pair. Chains may branch
//! and form loops. All connected cells are reported in a single step with all their conclusions.

use std::ops::ControlFlow;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet};

use crate::colours::seen_by;
use crate::{Kind, Link, Node, Position, Role, Step, StepSink, Technique};

pub(crate) struct RemotePair;

pub(crate) const ALL: &[&dyn Technique] = &[&RemotePair];

/// The cells connected to `start`, split into two sides so that neighbours are on different sides.
/// `None` if that is impossible, which means that the position has no solution.
fn sides(cells: CellSet, start: Cell) -> Option<[CellSet; 2]> {
    let mut sides = [CellSet::from(start), CellSet::EMPTY];
    let mut edge = CellSet::from(start);
    let mut turn = 0;
    while !edge.is_empty() {
        turn = 1 - turn;
        let next = seen_by(edge) & cells;
        edge = next - sides[turn];
        sides[turn] |= next;
    }
    (sides[0] & sides[1]).is_empty().then_some(sides)
}

/// The cells that see one cell on each side, where those two cells do not see each other.
fn targets([here, there]: [CellSet; 2]) -> CellSet {
    let mut targets = CellSet::EMPTY;
    for a in here {
        for b in there - a.peers() {
            targets |= a.peers() & b.peers();
        }
    }
    targets - here - there
}

/// Pairs of cells, one on each side, that always differ and together see all targets. The pair that
/// sees the most targets comes first.
fn ends([here, there]: [CellSet; 2], mut targets: CellSet) -> Vec<[Cell; 2]> {
    let mut ends = Vec::new();
    while !targets.is_empty() {
        let pairs = here
            .iter()
            .flat_map(|a| (there - a.peers()).iter().map(move |b| [a, b]));
        let seen = |&[a, b]: &[Cell; 2]| a.peers() & b.peers() & targets;
        // Of all pairs that see the most targets, take the first.
        let best = pairs.min_by_key(|pair| std::cmp::Reverse(seen(pair).len()));
        let Some(best) = best.filter(|pair| !seen(pair).is_empty()) else {
            break;
        };
        targets -= seen(&best);
        ends.push(best);
    }
    ends
}

/// The cells, without dangling ends that no target sees.
fn trimmed(mut cells: CellSet, targets: CellSet) -> CellSet {
    let is_loose = |cells: CellSet, cell: Cell| {
        (cell.peers() & cells).len() < 2 && (cell.peers() & targets).is_empty()
    };
    while let Some(loose) = cells.iter().find(|&cell| is_loose(cells, cell)) {
        cells.remove(loose);
    }
    cells
}

/// The links between neighbours, starting from an end if there is one.
fn links(cells: CellSet, digit: Digit) -> Vec<Link> {
    let ends = cells
        .iter()
        .filter(|&cell| (cell.peers() & cells).len() == 1);
    let mut walk: Vec<Cell> = ends.take(1).collect();
    walk.extend(walk.is_empty().then(|| cells.first()).flatten());
    let mut links = Vec::new();
    let mut walked = CellSet::EMPTY;
    while let Some(cell) = walk.pop() {
        if !walked.insert(cell) {
            continue;
        }
        for next in (cell.peers() & cells) - walked {
            let [from, to] = [cell, next].map(|cell| Node::new(digit, cell));
            links.push(Link::strong(from, to));
            walk.push(next);
        }
    }
    links
}

impl RemotePair {
    fn of_pair(
        &self,
        position: &Position,
        pair: DigitSet,
        mut cells: CellSet,
        found: StepSink<'_>,
    ) -> ControlFlow<()> {
        while let Some(start) = cells.first() {
            let Some(sides) = sides(cells, start) else {
                return ControlFlow::Continue(());
            };
            let chain = sides[0] | sides[1];
            cells -= chain;
            let targets = targets(sides);
            let Some(step) = Step::clear(self.kind(), position, pair, targets) else {
                continue;
            };
            let removed = step.eliminations().map(|candidate| candidate.cell);
            let removed: CellSet = removed.collect();
            let chain = trimmed(chain, removed);
            let digits: Vec<Digit> = pair.iter().collect();
            let colour = |side: usize| {
                let [here, there] = [sides[side], sides[1 - side]].map(|cells| cells & chain);
                let here = here.iter().map(|cell| cell.with(digits[0]));
                let there = there.iter().map(|cell| cell.with(digits[1]));
                let mut candidates: Vec<Candidate> = here.chain(there).collect();
                candidates.sort_unstable();
                candidates
            };
            let step = step
                .because(Role::Digit, pair)
                .because(Role::Cells, chain)
                .because(Role::FirstColour, colour(0))
                .because(Role::SecondColour, colour(1))
                .because(Role::Link, links(chain, digits[0]));
            let ends = ends(sides.map(|side| side & chain), removed);
            found(
                ends.into_iter()
                    .fold(step, |step, pair| step.because(Role::Pincer, pair)),
            )?;
        }
        ControlFlow::Continue(())
    }
}

impl Technique for RemotePair {
    fn kind(&self) -> Kind {
        Kind::REMOTE_PAIR
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let bivalue = position.bivalue_cells();
        for (place, &a) in Digit::ALL.iter().enumerate() {
            for &b in &Digit::ALL[place + 1..] {
                let cells = bivalue & position.places(a) & position.places(b);
                if cells.len() >= 4 {
                    self.of_pair(position, a.as_set().with(b), cells, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};

    #[test]
    fn ends_of_a_chain_of_four_remove_both_digits() {
        check(
            &RemotePair,
            "r1c1=47 r1c5=47 r6c5=47 r6c8=47",
            &["r1c8<>4 r1c8<>7 r6c1<>4 r6c1<>7"],
        );
        check(
            &RemotePair,
            "r2c2=19 r3c1=19 r8c1=19 r9c3=19 r8c2<>1 r9c2<>19 r1c3<>19 r2c3<>19",
            &["r3c3<>1 r3c3<>9 r7c2<>1 r7c2<>9 r8c2<>9"],
        );
    }

    #[test]
    fn a_digit_that_is_gone_is_not_removed_again() {
        check(
            &RemotePair,
            "r1c1=47 r1c5=47 r6c5=47 r6c8=47 r1c8<>47 r6c1<>4",
            &["r6c1<>7"],
        );
    }

    #[test]
    fn cells_two_links_apart_hold_the_same_digit() {
        check(&RemotePair, "r1c1=47 r1c5=47 r6c5=47", &[]);
        // Three cells are linked to the fourth, so no two cells are three links apart.
        check(&RemotePair, "r1c1=47 r1c5=47 r6c1=47 r2c2=47", &[]);
    }

    #[test]
    fn every_cell_holds_only_the_pair() {
        check(&RemotePair, "r1c1=47 r1c5=478 r6c5=47 r6c8=47", &[]);
        check(&RemotePair, "r1c1=47 r1c5=47 r6c5=48 r6c8=47", &[]);
    }

    #[test]
    fn chains_that_do_not_touch_stay_apart() {
        check(&RemotePair, "r1c1=47 r1c5=47 r6c6=47 r6c8=47", &[]);
    }

    #[test]
    fn a_fork_is_one_step() {
        check(
            &RemotePair,
            "r1c1=47 r1c5=47 r6c5=47 r6c8=47 r5c4=47",
            &["r1c4<>4 r1c4<>7 r1c8<>4 r1c8<>7 r5c1<>4 r5c1<>7 r6c1<>4 r6c1<>7"],
        );
    }

    #[test]
    fn three_cells_that_see_each_other_are_a_contradiction_and_not_a_chain() {
        check(&RemotePair, "r1c1=47 r1c5=47 r6c5=47 r6c8=47 r1c9=47", &[]);
    }

    #[test]
    fn loose_ends_are_not_shown() {
        // r9c8 is connected to the chain, but all the candidates it could remove are already gone.
        let sketch = "r1c1=47 r1c5=47 r6c5=47 r6c8=47 r9c8=47 r1c8<>47 r9c5<>47 r9c1<>47";
        check(&RemotePair, sketch, &["r6c1<>4 r6c1<>7"]);
        let steps = steps(&RemotePair, &position(sketch));
        let cells: CellSet = ["r1c1", "r1c5", "r6c5", "r6c8"]
            .map(|cell| cell.parse::<Cell>().unwrap())
            .into_iter()
            .collect();
        assert_eq!(steps[0].exhibits(Role::Cells).next(), Some(&cells.into()));
    }
}
