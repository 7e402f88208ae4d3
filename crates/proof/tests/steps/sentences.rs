//! Checks that the sentences about almost locked sets are true in the position.
//!
//! A sentence states that a set loses a digit, which digits are left for which cells, and that
//! there are "as many digits as cells". It also states where one of the digits must be, or which
//! digits a cell outside the set loses. All of these statements are checked here, line by line, as
//! are the statements about bent sets.

use std::collections::BTreeMap;
use std::fs;

use novena_core::{Cell, DigitSet};
use novena_techniques::{
    AlmostLockedSet, ArgumentLine, Exhibit, Kind, Link, LinkReason, Node, Position, Reasoner, Role,
    Step,
};

use crate::evidence::{HERE, positions};
use crate::kinds::each_position;
use crate::parts::{cells_of, ensure, union};

/// Checks every set of a step and every line of its argument that relies on a set.
pub(crate) fn check(position: &Position, step: &Step) -> Result<(), String> {
    for exhibit in step.exhibits(Role::Set) {
        if let &Exhibit::Set { cells, digits } = exhibit
            && is_about_sets(step.kind)
        {
            almost_locked(position, AlmostLockedSet { cells, digits })?;
        }
    }
    if is_bent(step.kind) {
        bent(position, step)?;
    }
    for link in step.ways(Role::Link).into_iter().flatten() {
        for node in [link.from, link.to] {
            member(position, node).map_err(|fault| format!("{link}: {fault}"))?;
        }
    }
    let step = step.clone().with_reasons(position.grid());
    for link in links_in_sentence(&step) {
        check_sentence(position, &link).map_err(|fault| format!("{link}: {fault}"))?;
    }
    Ok(())
}

/// The link of each line of an argument.
fn links_in_sentence(step: &Step) -> Vec<Link> {
    let argument = step.argument().into_iter();
    let links = argument.filter_map(|line| match line {
        ArgumentLine::Implication(line) => line.links.first().copied(),
        _ => None,
    });
    links.collect()
}

fn is_about_sets(kind: Kind) -> bool {
    kind.id().starts_with("als-") || kind == Kind::DEATH_BLOSSOM
}

fn is_bent(kind: Kind) -> bool {
    kind.sentences() == "bent-set"
}

/// Checks that there are as many digits as cells, that every digit except one can be placed only
/// once, and that the places of the remaining digit are complete.
fn bent(position: &Position, step: &Step) -> Result<(), String> {
    let cells = cells_of(step, Role::Cells);
    let digits = step.digits();
    let held = union(position, cells);
    ensure!(held == digits, "{cells} hold {held}, not {digits}");
    ensure!(digits.len() == cells.len(), "{digits} for {cells}");
    let removed: DigitSet = step.eliminations().map(|gone| gone.digit).collect();
    let twice = removed.single().ok_or("more than one digit is removed")?;
    for digit in digits.without(twice) {
        let places = cells & position.places(digit);
        let sees_all = |cell: Cell| cell.peers().with(cell).is_superset(places);
        ensure!(places.iter().all(sees_all), "{digit} may be there twice");
    }
    let pincers = cells_of(step, Role::Pincer);
    let places = cells & position.places(twice);
    ensure!(pincers == places, "{pincers} are not all of {places}");
    Ok(())
}

/// Checks that a set consists of cells of one house and has one more digit than cells.
fn almost_locked(position: &Position, set: AlmostLockedSet) -> Result<(), String> {
    let AlmostLockedSet { cells, digits } = set;
    let held = union(position, cells);
    ensure!(held == digits, "{cells} hold {held}, not {digits}");
    let is_almost = digits.len() == cells.len() + 1;
    ensure!(is_almost, "{digits} are not one more than {cells}");
    ensure!(!cells.common_houses().is_empty(), "{cells} share no house");
    Ok(())
}

/// Checks that a node inside a set includes all places of its digit in that set.
fn member(position: &Position, node: Node) -> Result<(), String> {
    let Some(set) = node.set else { return Ok(()) };
    almost_locked(position, set)?;
    let places = set.cells & position.places(node.digit);
    ensure!(node.cells == places, "{node} is not all of {places}");
    Ok(())
}

/// Checks that the statements of a line about a set are true.
fn check_sentence(position: &Position, link: &Link) -> Result<(), String> {
    let (from, to) = (link.from, link.to);
    match link.reason {
        LinkReason::Set => {
            let set = to
                .set
                .filter(|_| from.set == to.set)
                .ok_or("not in a set")?;
            locked(set, from.digit.into(), to)?;
        }
        LinkReason::SetAndCell { shared } => {
            let (set, end) = link.set().zip(link.outside()).ok_or("not in a set")?;
            beside(position, set, end, shared)?;
            if end == to {
                let left = set.digits.without(from.digit);
                ensure!(left.len() == set.cells.len(), "{left} are left");
                ensure!(left.is_superset(shared), "{shared} are not among {left}");
            } else {
                // This is true regardless of which digit is in the cell.
                for gone in shared {
                    locked(set, gone.into(), to)?;
                }
            }
        }
        _ => return Ok(()),
    }
    ensure!(link.is_strong, "a set takes nothing away");
    Ok(())
}

/// Checks that a cell outside a set shares all its digits except one with the set, and sees all
/// places of the shared digits in the set.
fn beside(
    position: &Position,
    set: AlmostLockedSet,
    end: Node,
    shared: DigitSet,
) -> Result<(), String> {
    let cell = end.cells.single().ok_or("more than one cell outside")?;
    ensure!(!set.cells.contains(cell), "{cell} is not outside");
    let held = position[cell];
    ensure!(!shared.is_empty(), "{cell} shares nothing");
    ensure!(held == shared.with(end.digit), "{cell} holds {held}");
    ensure!(!shared.contains(end.digit), "{end} is shared");
    ensure!(
        set.digits.is_superset(shared),
        "{shared} are not in the set"
    );
    for digit in shared {
        let places = set.cells & position.places(digit);
        ensure!(
            cell.peers().is_superset(places),
            "{cell} does not see {digit}"
        );
    }
    Ok(())
}

/// Checks that a set without some of its digits has as many digits as cells, and that the digit at
/// the end of a link is one of them.
fn locked(set: AlmostLockedSet, gone: DigitSet, to: Node) -> Result<(), String> {
    let (cells, left) = (set.cells, set.digits - gone);
    ensure!(left.len() == cells.len(), "{left} are left for {cells}");
    ensure!(left.contains(to.digit), "{to} is not one of {left}");
    ensure!(cells.is_superset(to.cells), "{to} is not in {cells}");
    Ok(())
}

/// The kinds that rely on almost locked sets.
fn kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL
        .iter()
        .copied()
        .filter(|&kind| is_about_sets(kind))
}

#[test]
fn sentences_about_sets_are_true() {
    let reasoner = Reasoner::of(kinds());
    // For each kind, the number of lines that rely on a set, and the number of lines that rely on a
    // set and an outside cell.
    let mut met: BTreeMap<Kind, [usize; 2]> = BTreeMap::new();
    let mut look = |position: &Position| {
        for step in reasoner.all_steps(position) {
            if let Err(fault) = check(position, &step) {
                panic!("{step}: {fault}\n{:?}", position.grid());
            }
            let [within, beside] = met.entry(step.kind).or_default();
            for link in links_in_sentence(&step) {
                *within += usize::from(link.reason == LinkReason::Set);
                *beside += usize::from(matches!(link.reason, LinkReason::SetAndCell { .. }));
            }
        }
    };
    each_position(&mut look);
    for list in ["minimal", "hard"] {
        let list = fs::read_to_string(format!("{HERE}/../cli/lists/{list}.txt")).unwrap();
        for line in list.lines().skip(30).take(4) {
            positions(&line.parse().unwrap()).iter().for_each(&mut look);
        }
    }
    for kind in kinds() {
        assert!(met.contains_key(&kind), "{kind} was not met");
    }
    let lines = |kind| met.get(&kind).copied().unwrap_or_default();
    for kind in [Kind::ALS_CHAIN, Kind::ALS_W_WING] {
        assert!(lines(kind)[0] > 100, "{kind}: {met:?}");
    }
    for kind in [
        Kind::ALS_AIC_TYPE_1,
        Kind::ALS_AIC_TYPE_2,
        Kind::ALS_AIC_RING,
    ] {
        assert!(
            lines(kind).iter().all(|&count| count > 100),
            "{kind}: {met:?}"
        );
    }
}
