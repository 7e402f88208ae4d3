//! Checks links, both individually and in the order of a chain.

use novena_core::{Cell, CellSet, Digit, DigitSet};
use novena_techniques::{Exhibit, Kind, Link, LinkReason, Node, Position, Role, Step};

use super::parts::ensure;

pub(crate) fn check(position: &Position, step: &Step) -> Result<(), String> {
    for exhibit in step.exhibits(Role::Link) {
        let Exhibit::Links(links) = exhibit else {
            return Err("links that are none".to_owned());
        };
        if supposes(step) {
            continue;
        }
        ensure!(!links.is_empty(), "no links");
        for link in links {
            one(position, link).map_err(|fault| format!("{link}: {fault}"))?;
        }
        if !forks(step) {
            chain(links)?;
        }
    }
    colours(step)
}

fn one(position: &Position, link: &Link) -> Result<(), String> {
    for node in [link.from, link.to] {
        let places = position.places(node.digit);
        ensure!(!node.cells.is_empty(), "{node} is nowhere");
        ensure!(places.is_superset(node.cells), "{node} is not there");
    }
    let ends = link.from.cells | link.to.cells;
    let sets = [link.from, link.to].into_iter().filter_map(|node| node.set);
    let sets: Vec<CellSet> = sets.map(|set| set.cells | ends).collect();
    for &set in &sets {
        let is_open = position.open_cells().is_superset(set);
        ensure!(is_open, "a cell of its set is filled");
    }
    if link.is_strong {
        let houses = (link.from.cells | link.to.cells).houses();
        let houses = houses
            .iter()
            .map(|house| house.cells() & position.open_cells());
        let breaks = houses
            .chain(sets)
            .any(|cells| breaks(position, cells, link));
        ensure!(breaks, "both ends may be false");
    } else {
        ensure!(exclude(link.from, link.to), "both ends may be true");
    }
    reason(position, link)
}

/// Checks the reason that a link gives.
fn reason(position: &Position, link: &Link) -> Result<(), String> {
    let (from, to) = (link.from, link.to);
    match link.reason {
        LinkReason::House(house) => {
            let both = from.cells | to.cells;
            let places = position.places_in(to.digit, house);
            if link.is_strong && to.cells == places {
                // The link is true in any case, because it is a single that the chain passes
                // through.
                return Ok(());
            }
            ensure!(house.cells().is_superset(both), "an end is not in {house}");
            let is_only = both.is_superset(places);
            ensure!(!link.is_strong || is_only, "{house} has another place");
        }
        LinkReason::Cell => {
            let single = to.cells.single().filter(|_| link.is_strong);
            if single.is_some_and(|cell| position[cell] == DigitSet::from(to.digit)) {
                return Ok(());
            }
            let cell = from.cells.single().filter(|_| from.cells == to.cells);
            let digits = DigitSet::from(from.digit).with(to.digit);
            let fits = cell.is_some_and(|cell| !link.is_strong || position[cell] == digits);
            ensure!(fits, "not for its cell");
        }
        // Sets are checked against the sentences that mention them, in `sentences.rs`.
        _ => {}
    }
    Ok(())
}

/// Whether cells cannot be filled if both ends are false, because a digit has no place in its
/// house, a cell has no digit, or some cells have too few digits between them.
fn breaks(position: &Position, cells: CellSet, link: &Link) -> bool {
    let left = |cell: Cell| {
        let gone = [link.from, link.to]
            .into_iter()
            .filter(|node| node.cells.contains(cell));
        gone.fold(position[cell], |left, node| left.without(node.digit))
    };
    let mut left: Vec<(Cell, DigitSet)> = cells.iter().map(|cell| (cell, left(cell))).collect();
    left.sort_by_key(|(_, digits)| digits.len());
    !can_be_filled(&left, &mut [CellSet::EMPTY; 9])
}

/// Whether the cells can be filled so that no two peers among them have the same digit.
fn can_be_filled(left: &[(Cell, DigitSet)], filled: &mut [CellSet; 9]) -> bool {
    let Some(&(cell, digits)) = left.first() else {
        return true;
    };
    digits.iter().any(|digit| {
        let place = digit.index();
        if !(filled[place] & cell.peers()).is_empty() {
            return false;
        }
        filled[place].insert(cell);
        let fits = can_be_filled(&left[1..], filled);
        filled[place].remove(cell);
        fits
    })
}

/// Whether two ends exclude each other: they have the same digit in cells that all see each other,
/// or two different digits in one cell.
fn exclude(from: Node, to: Node) -> bool {
    if from.digit != to.digit {
        return from.cells == to.cells && from.cells.single().is_some();
    }
    let seen = |cell: Cell| cell.peers().is_superset(to.cells);
    from.cells.iter().all(seen)
}

/// Whether the step's links form a dynamic net, in which links depend on earlier eliminations and
/// may branch.
const fn supposes(step: &Step) -> bool {
    matches!(
        step.kind,
        Kind::NISHIO
            | Kind::DYNAMIC_FORCING_CHAINS
            | Kind::DYNAMIC_FORCING_CHAINS_PLUS
            | Kind::NESTED_FORCING_CHAINS
    )
}

/// Whether the links are several chains, one after the other, that start from several candidates of
/// which one is true.
fn forks(step: &Step) -> bool {
    step.kind.id().starts_with("kraken")
}

/// Checks that links form a chain: each link begins where the previous link ended, and strong and
/// weak links alternate. Only chains made entirely of strong links may branch.
fn chain(links: &[Link]) -> Result<(), String> {
    if links.iter().all(|link| link.is_strong) {
        return Ok(());
    }
    for pair in links.windows(2) {
        let [before, after] = [pair[0], pair[1]];
        ensure!(before.to == after.from, "{before} does not lead to {after}");
        ensure!(
            before.is_strong != after.is_strong,
            "{before} and {after} are of one sort"
        );
    }
    Ok(())
}

/// Checks that every link of colours joins a colour to the opposite colour.
fn colours(step: &Step) -> Result<(), String> {
    let of = |role: Role, digit: Digit| -> CellSet {
        let candidates = step.exhibits(role).filter_map(|exhibit| match exhibit {
            Exhibit::Candidates(candidates) => Some(candidates),
            _ => None,
        });
        let candidates = candidates.flatten().filter(|one| one.digit == digit);
        candidates.map(|one| one.cell).collect()
    };
    let pairs = [
        [Role::FirstColour, Role::SecondColour],
        [Role::ThirdColour, Role::FourthColour],
    ];
    if step.exhibits(pairs[0][0]).next().is_none() {
        return Ok(());
    }
    let is_in = |node: Node, role: Role| of(role, node.digit).is_superset(node.cells);
    for exhibit in step.exhibits(Role::Link) {
        let Exhibit::Links(links) = exhibit else {
            continue;
        };
        for link in links {
            let joins = pairs.iter().any(|&[one, other]| {
                is_in(link.from, one) && is_in(link.to, other)
                    || is_in(link.from, other) && is_in(link.to, one)
            });
            ensure!(joins, "{link} does not join a colour to its opposite");
        }
    }
    Ok(())
}
