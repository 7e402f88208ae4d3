//! Checks the parts of a pattern: digits, cells, houses and sets.

use novena_core::{Cell, CellSet, Digit, DigitSet, HouseKind, HouseSet};
use novena_techniques::{Evidence, Exhibit, Kind, Position, Role, Step};

/// Returns an error with a message unless a fact is true: `ensure!(fact, "message")`.
macro_rules! ensure {
    ($fact:expr, $($message:tt)+) => {
        if !$fact {
            return Err(format!($($message)+));
        }
    };
}
pub(crate) use ensure;

pub(crate) fn check(position: &Position, step: &Step) -> Result<(), String> {
    ensure!(!step.deductions.is_empty(), "concludes nothing");
    for deduction in &step.deductions {
        let candidate = deduction.candidate();
        ensure!(position.has(candidate), "{candidate} is not there");
    }
    ensure!(!step.digits().is_empty(), "is about no digit");
    for evidence in &step.evidence {
        exhibit(position, step, evidence).map_err(|fault| format!("{}: {fault}", evidence.role))?;
    }
    deadly(position, step)?;
    locked(position, step)?;
    if houses(step, Role::Base).next().is_some() {
        fish(position, step)?;
    }
    Ok(())
}

fn exhibit(position: &Position, step: &Step, evidence: &Evidence) -> Result<(), String> {
    match (evidence.role, &evidence.exhibit) {
        // The conclusions of a colour chain are still stated after their candidates have been
        // removed.
        (Role::Taken, _) => {}
        (_, Exhibit::Candidates(candidates)) => {
            for &candidate in candidates {
                ensure!(position.has(candidate), "{candidate} is not there");
            }
        }
        // These roles refer to places on the board, whatever those places contain.
        (Role::Axis, _) => {}
        (Role::Blocker, Exhibit::Cells(blockers)) => blocked(position, step, *blockers)?,
        (Role::Blocker, &Exhibit::Set { cells, digits }) => {
            check_blockers(position, step, cells, digits)?;
        }
        // These cells are all those that hold one of the two digits, whether given or not.
        (Role::Cells, Exhibit::Cells(cells)) if step.kind == Kind::REVERSE_BUG => {
            let holds = |cell: &Cell| {
                let digit = position.placed(*cell);
                digit.is_some_and(|digit| step.digits().contains(digit))
            };
            let all: CellSet = Cell::all().filter(holds).collect();
            ensure!(*cells == all, "{cells} are not all of {all}");
        }
        (_, Exhibit::Cells(cells)) => {
            for cell in *cells {
                let is_ours = may_be_filled(step) && !position.givens().contains(cell);
                let is_open = position.open_cells().contains(cell);
                ensure!(is_open || is_ours, "{cell} is filled");
            }
        }
        (
            Role::Set | Role::LineSet | Role::BoxSet | Role::Cells,
            &Exhibit::Set { cells, digits },
        ) => set(position, step, cells, digits)?,
        (Role::Line, Exhibit::Houses(lines)) => {
            let is_line = lines.iter().all(|line| line.kind() != HouseKind::Box);
            ensure!(is_line, "there is a box");
        }
        (Role::Box, Exhibit::Houses(boxes)) => {
            let is_box = boxes.iter().all(|box_| box_.kind() == HouseKind::Box);
            ensure!(is_box, "there is a line");
        }
        _ => {}
    }
    Ok(())
}

/// Checks that the cells with the digit see every open cell of the house that must be excluded, and
/// that none of them is superfluous.
fn blocked(position: &Position, step: &Step, blockers: CellSet) -> Result<(), String> {
    let digit = step.digits().single();
    for blocker in blockers {
        ensure!(
            position.placed(blocker) == digit,
            "{blocker} holds no {digit:?}"
        );
    }
    let house = houses(step, Role::House).flat_map(HouseSet::iter);
    let house = house.fold(CellSet::EMPTY, |all, house| all | house.cells());
    let mut left = (house & position.open_cells()) - cells_of(step, Role::RuledOut);
    for candidate in step.placements() {
        left.remove(candidate.cell);
    }
    let seen = |blockers: CellSet| {
        blockers
            .iter()
            .fold(CellSet::EMPTY, |all, one| all | one.peers())
    };
    ensure!(seen(blockers).is_superset(left), "{left} is not blocked");
    for blocker in blockers {
        let without = seen(blockers.without(blocker));
        ensure!(!without.is_superset(left), "{blocker} is one too many");
    }
    Ok(())
}

/// Checks that the cells share a house with the placed cell and hold these digits, and that no
/// other exhibit names any of the digits. Together, the exhibits name all digits except the placed
/// digit.
fn check_blockers(
    position: &Position,
    step: &Step,
    cells: CellSet,
    digits: DigitSet,
) -> Result<(), String> {
    let found = step.placements().next().ok_or("nothing is placed")?;
    let there = cells.iter().filter_map(|cell| position.placed(cell));
    let there: DigitSet = there.collect();
    ensure!(there == digits, "{cells} hold {there}, not {digits}");
    let together = cells.with(found.cell).common_houses();
    ensure!(
        !together.is_empty(),
        "{cells} share no house with {}",
        found.cell
    );
    let named = step.evidence.iter().map(|evidence| match evidence {
        Evidence {
            role: Role::Blocker,
            exhibit: Exhibit::Set { digits, .. },
        }
        | Evidence {
            role: Role::RuledOut,
            exhibit: Exhibit::Digits(digits),
        } => *digits,
        _ => DigitSet::EMPTY,
    });
    let count: usize = named.clone().map(DigitSet::len).sum();
    let all = named.fold(DigitSet::from(found.digit), |all, digits| all | digits);
    ensure!(count == 8 && all == DigitSet::ALL, "{count} digits, {all}");
    Ok(())
}

/// Whether cells of the pattern may be filled. In all other kinds of step, they must be empty.
fn may_be_filled(step: &Step) -> bool {
    let id = step.kind.id();
    // The box of the square in Qiu's pattern may have a filled cell.
    id.starts_with("avoidable") || id.starts_with("qiu")
}

/// Whether the step has a deadly pattern with three or more digits, some of which may be missing
/// from a cell.
fn has_many_digits(step: &Step) -> bool {
    let id = step.kind.id();
    id.starts_with("extended-rectangle") || id.starts_with("unique-polygon") || is_of_pairs(step)
}

/// Whether the step has a deadly pattern in which each cell has its own two digits, so the digits
/// of another cell may be surplus.
fn is_of_pairs(step: &Step) -> bool {
    step.kind.id().starts_with("bug-lite")
}

/// Checks that cells and digits form a naked set, a hidden set or a firework. In a naked set, the
/// cells can hold only the digits, and any digit that no cell can hold is an extra digit. In a
/// hidden set, the cells are all places of the digits in a house.
fn set(position: &Position, step: &Step, cells: CellSet, digits: DigitSet) -> Result<(), String> {
    ensure!(position.open_cells().is_superset(cells), "a cell is filled");
    let held = union(position, cells);
    let surplus = digits_of(step, Role::Extra);
    let is_naked = digits.is_superset(held) && surplus.is_superset(digits - held);
    let is_hidden = cells.common_houses().iter().any(|house| {
        let within = |digit: Digit| {
            let places = position.places_in(digit, house);
            !places.is_empty() && cells.is_superset(places)
        };
        digits.iter().all(within) && digits.len() == cells.len()
    });
    ensure!(
        is_naked || is_hidden || is_firework(position, cells, digits),
        "{digits} in {cells}, which hold {held}"
    );
    Ok(())
}

/// Whether the cells form a firework: one cell is where a row and a column cross, and the others
/// are on these lines, outside its box. The digits have no other places on the lines outside the
/// box.
fn is_firework(position: &Position, cells: CellSet, digits: DigitSet) -> bool {
    cells.iter().any(|crossing| {
        let [row, column, box_] = crossing.houses();
        let outside = (row.cells() | column.cells()) - box_.cells();
        let ends = cells.without(crossing);
        let within = |digit: Digit| ends.is_superset(position.places(digit) & outside);
        outside.is_superset(ends) && digits.iter().all(within)
    })
}

/// Checks that floor cells hold only the pattern's digits, and that surplus candidates do not
/// belong to the pattern.
fn deadly(position: &Position, step: &Step) -> Result<(), String> {
    let digits = step.digits();
    let roof = cells_of(step, Role::Roof);
    for cell in cells_of(step, Role::Floor) {
        let held = position.placed(cell).map_or(position[cell], DigitSet::from);
        let is_part = position.placed(cell).is_some() || has_many_digits(step);
        let fits = held == digits || is_part && digits.is_superset(held);
        ensure!(fits, "floor {cell} has {held}");
        ensure!(!roof.contains(cell), "{cell} is floor and roof");
    }
    let is_grave = cells_of(step, Role::Floor).is_empty();
    for exhibit in step.exhibits(Role::Surplus) {
        let Exhibit::Candidates(surplus) = exhibit else {
            return Err("surplus of no candidates".to_owned());
        };
        let extra = digits_of(step, Role::Extra);
        for candidate in surplus {
            ensure!(
                roof.contains(candidate.cell),
                "{candidate} is not in the roof"
            );
            ensure!(extra.contains(candidate.digit), "{candidate} is not extra");
            let is_foreign = is_grave || is_of_pairs(step) || !digits.contains(candidate.digit);
            ensure!(is_foreign, "{candidate} is not foreign");
        }
    }
    Ok(())
}

/// Checks that all places of a locked digit in the houses are in the pattern.
fn locked(position: &Position, step: &Step) -> Result<(), String> {
    let pattern = cells_of(step, Role::Cells) | cells_of(step, Role::Roof);
    for digit in digits_of(step, Role::Locked) {
        for house in houses(step, Role::House).flat_map(HouseSet::iter) {
            let places = position.places_in(digit, house);
            ensure!(
                pattern.is_superset(places),
                "{digit} is not locked in {house}"
            );
        }
    }
    Ok(())
}

/// Checks that each place of the digit in the bases is either part of the body, inside the covers,
/// or a fin, outside the covers. Cells in two bases are also fins. Two fish on one base have their
/// own covers and fins.
fn fish(position: &Position, step: &Step) -> Result<(), String> {
    let digit = step.digits().single().ok_or("not one digit")?;
    let base = houses(step, Role::Base).fold(HouseSet::EMPTY, |all, some| all | some);
    let body = cells_of(step, Role::Cells);
    let covers = houses(step, Role::Cover).chain(houses(step, Role::SecondCover));
    let in_base = base.cells() & position.places(digit);
    let twice = |cell: Cell| {
        base.iter()
            .filter(|base| base.cells().contains(cell))
            .count()
            > 1
    };
    for (number, cover) in covers.enumerate() {
        ensure!(base.len() == cover.len(), "{base} and {cover}");
        ensure!((base & cover).is_empty(), "a base is a cover");
        let nth = |role: Role| {
            let exhibit = step.exhibits(role).nth(number);
            exhibit.map_or(CellSet::EMPTY, cells)
        };
        let (fins, endo_fins) = (nth(Role::Fin), nth(Role::EndoFin));
        ensure!((fins & cover.cells()).is_empty(), "a fin is in a cover");
        ensure!(
            endo_fins.iter().all(twice),
            "an inner fin is not in two bases"
        );
        let all = fins | endo_fins;
        ensure!(in_base.is_superset(all), "a fin is in no base");
        if number == 0 {
            ensure!(!body.iter().any(twice), "the body is in two bases");
            ensure!(
                cover.cells().is_superset(body),
                "the body leaves the covers"
            );
            ensure!(in_base == body | all, "{in_base} is not {body} with {all}");
        } else {
            let rest = in_base - all;
            ensure!(
                cover.cells().is_superset(rest),
                "{rest} leaves the second covers"
            );
        }
    }
    Ok(())
}

pub(crate) fn union(position: &Position, cells: CellSet) -> DigitSet {
    cells
        .iter()
        .fold(DigitSet::EMPTY, |all, cell| all | position[cell])
}

fn cells(exhibit: &Exhibit) -> CellSet {
    match exhibit {
        Exhibit::Cells(cells) | Exhibit::Set { cells, .. } => *cells,
        Exhibit::Candidates(candidates) => candidates.iter().map(|one| one.cell).collect(),
        _ => CellSet::EMPTY,
    }
}

pub(crate) fn cells_of(step: &Step, role: Role) -> CellSet {
    let exhibits = step.exhibits(role).map(cells);
    exhibits.fold(CellSet::EMPTY, |all, some| all | some)
}

fn digits_of(step: &Step, role: Role) -> DigitSet {
    let digits = step.exhibits(role).map(|exhibit| match exhibit {
        Exhibit::Digits(digits) => *digits,
        _ => DigitSet::EMPTY,
    });
    digits.fold(DigitSet::EMPTY, |all, some| all | some)
}

fn houses(step: &Step, role: Role) -> impl Iterator<Item = HouseSet> {
    step.exhibits(role).filter_map(|exhibit| match exhibit {
        Exhibit::Houses(houses) => Some(*houses),
        _ => None,
    })
}
