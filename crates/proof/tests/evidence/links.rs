//! Links: each of them by itself, and in the order of a chain.

use novena_core::{Cell, CellSet, Digit, DigitSet, House};
use novena_techniques::{Exhibit, Kind, Link, Node, Position, Role, Step};

use super::parts::ensure;

pub(crate) fn check(position: &Position, step: &Step) -> Result<(), String> {
    for exhibit in step.exhibits(Role::Link) {
        let Exhibit::Links(links) = exhibit else {
            return Err("links that are none".to_owned());
        };
        ensure!(!links.is_empty(), "no links");
        // In the middle of a dynamic web links rest on what has fallen before, and branch.
        if is_dynamic(step.kind) {
            continue;
        }
        for link in links {
            one(position, link).map_err(|fault| format!("{link}: {fault}"))?;
        }
        chain(links)?;
    }
    colours(step)
}

const fn is_dynamic(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::NISHIO
            | Kind::DYNAMIC_FORCING_CHAINS
            | Kind::DYNAMIC_FORCING_CHAINS_PLUS
            | Kind::NESTED_FORCING_CHAINS
    )
}

fn one(position: &Position, link: &Link) -> Result<(), String> {
    for node in [link.from, link.to] {
        let places = position.places(node.digit);
        ensure!(!node.cells.is_empty(), "{node} is nowhere");
        ensure!(places.is_superset(node.cells), "{node} is not there");
    }
    if link.is_strong {
        let houses = (link.from.cells | link.to.cells).houses();
        let breaks = houses.iter().any(|house| breaks(position, house, link))
            || empties_its_set(position, link);
        ensure!(breaks, "both ends may be false");
    } else {
        ensure!(exclude(link.from, link.to), "both ends may be true");
    }
    Ok(())
}

/// Whether a house cannot be filled if both ends are false: the digit has no place, or the cell
/// no digit, or some cells have too few digits for all of them.
fn breaks(position: &Position, house: House, link: &Link) -> bool {
    let cells: Vec<Cell> = (house.cells() & position.open_cells()).iter().collect();
    let left = |cell: Cell| without_ends(position, cell, link);
    let mut taken: [Option<Cell>; 9] = [None; 9];
    let fits = |cell| assign(cell, &left, &mut taken, &mut DigitSet::default());
    !cells.into_iter().all(fits)
}

/// Whether a link passes a set of cells that cannot be filled if both its ends are false.
fn empties_its_set(position: &Position, link: &Link) -> bool {
    fn fill(
        cells: &[Cell],
        left: &dyn Fn(Cell) -> DigitSet,
        filled: &mut Vec<(Cell, Digit)>,
    ) -> bool {
        let [cell, rest @ ..] = cells else {
            return true;
        };
        left(*cell).iter().any(|digit| {
            let clashes = |&(other, there): &(Cell, Digit)| there == digit && other.sees(*cell);
            if filled.iter().any(clashes) {
                return false;
            }
            filled.push((*cell, digit));
            let fits = fill(rest, left, filled);
            filled.pop();
            fits
        })
    }
    let Some(set) = link.from.set.or(link.to.set) else {
        return false;
    };
    let cells: Vec<Cell> = set.cells.iter().collect();
    !fill(
        &cells,
        &|cell| without_ends(position, cell, link),
        &mut Vec::new(),
    )
}

/// What a cell could hold if both ends of a link are false.
fn without_ends(position: &Position, cell: Cell, link: &Link) -> DigitSet {
    let gone = [link.from, link.to]
        .into_iter()
        .filter(|node| node.cells.contains(cell));
    gone.fold(position[cell], |left, node| left.without(node.digit))
}

/// Finds a cell a digit of its own, moving those that have one already where it must.
fn assign(
    cell: Cell,
    left: &dyn Fn(Cell) -> DigitSet,
    taken: &mut [Option<Cell>; 9],
    tried: &mut DigitSet,
) -> bool {
    for digit in left(cell) {
        if !tried.insert(digit) {
            continue;
        }
        let holder = taken[digit.index()];
        if holder.is_none_or(|holder| assign(holder, left, taken, tried)) {
            taken[digit.index()] = Some(cell);
            return true;
        }
    }
    false
}

/// Whether two ends exclude each other: one digit in cells that all see each other, or two digits
/// of one cell.
fn exclude(from: Node, to: Node) -> bool {
    if from.digit != to.digit {
        return from.cells == to.cells && from.cells.single().is_some();
    }
    let seen = |cell: Cell| cell.peers().is_superset(to.cells);
    from.cells.iter().all(seen)
}

/// Where links are strong and weak, they are a chain: each begins where the last one ended, and
/// the two sorts alternate. Strong links alone may branch.
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

/// A link joins a colour to its opposite.
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
