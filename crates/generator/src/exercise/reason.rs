//! Finds out why a pattern eliminates or spares a candidate.

use novena_core::{Candidate, Cell, CellSet, DigitSet, HouseSet};
use novena_techniques::{Deduction, Exhibit, Kind, Position, Role, Step};

use super::AnswerReason;

/// The maximum number of cells that a sentence can name.
const MOST_CELLS: usize = 6;

/// Explains why an answer is right. `part` is the matching deduction of the step.
pub(super) fn why_right(
    step: &Step,
    position: &Position,
    answer: Deduction,
    part: Deduction,
) -> AnswerReason {
    let shown = AnswerReason::Shown(step.kind);
    if answer != part {
        return shown;
    }
    match part {
        Deduction::Place(_) => {
            let house = houses(step, Role::House).first();
            match (step.kind, house) {
                (Kind::FULL_HOUSE, Some(house)) => AnswerReason::LastCell(house),
                (Kind::HIDDEN_SINGLE, Some(house)) => AnswerReason::OnlyPlace(house),
                (Kind::NAKED_SINGLE, _) => AnswerReason::OnlyDigit,
                _ => shown,
            }
        }
        Deduction::Eliminate(candidate) => {
            why_eliminated(step, position, candidate).unwrap_or(shown)
        }
    }
}

fn why_eliminated(step: &Step, position: &Position, candidate: Candidate) -> Option<AnswerReason> {
    let Candidate { cell, digit } = candidate;
    let mut cover = houses(step, Role::Cover).iter();
    if let Some(house) = cover.find(|house| house.cells().contains(cell)) {
        let fins = fins(step);
        if fins.is_empty() {
            return Some(AnswerReason::InHouse(house));
        }
        let sees = (fins & !cell.peers()).is_empty() && fins.len() <= MOST_CELLS;
        return sees.then_some(AnswerReason::InHouseSees(house, fins));
    }
    if let Some(seen) = must_see(step, position, candidate) {
        return Some(AnswerReason::Sees(seen));
    }
    let set = cells(step, Role::Cells);
    let around = [Role::House, Role::Line, Role::Box].map(|role| houses(step, role));
    match family(step.kind) {
        Family::Naked if !set.contains(cell) => {
            let mut all = around.into_iter().flat_map(HouseSet::iter);
            let house = all.find(|house| house.cells().contains(cell))?;
            let takers = set & position.places(digit);
            Some(match takers.len() {
                2.. => AnswerReason::Taken(house, takers),
                _ => AnswerReason::InHouse(house),
            })
        }
        Family::Hidden => Some(AnswerReason::Kept(set, step.digits())),
        _ => None,
    }
}

/// Explains why a candidate that a player eliminated must stay, by naming the condition of the step
/// that the candidate does not meet.
pub(super) fn why_not(step: &Step, position: &Position, candidate: Candidate) -> AnswerReason {
    let Candidate { cell, digit } = candidate;
    let removed: DigitSet = step.eliminations().map(|gone| gone.digit).collect();
    if removed.is_empty() {
        return AnswerReason::Belongs;
    }
    if !removed.contains(digit) && family(step.kind) != Family::Hidden {
        return AnswerReason::OtherDigits(removed);
    }
    let cover = houses(step, Role::Cover);
    if !cover.is_empty() {
        if !cover.cells().contains(cell) {
            return AnswerReason::Outside(cover);
        }
        let unseen = fins(step) - cell.peers();
        return if houses(step, Role::Base).cells().contains(cell) {
            AnswerReason::Part
        } else if unseen.is_empty() {
            AnswerReason::Belongs
        } else {
            AnswerReason::Unseen(unseen)
        };
    }
    let set = cells(step, Role::Cells);
    match family(step.kind) {
        Family::Naked => {
            if set.contains(cell) {
                return AnswerReason::Part;
            }
            let all = [Role::House, Role::Line, Role::Box].map(|role| houses(step, role));
            let around = all
                .into_iter()
                .fold(HouseSet::EMPTY, |all, more| all | more);
            if !around.is_empty() && !around.cells().contains(cell) {
                return AnswerReason::Outside(around);
            }
            AnswerReason::Belongs
        }
        Family::Hidden if set.contains(cell) => AnswerReason::Kept(set, step.digits()),
        Family::Pincers => {
            let ends = pincers(step, position, candidate);
            if ends.contains(cell) {
                return AnswerReason::Part;
            }
            let unseen = ends - cell.peers();
            if unseen.is_empty() || unseen.len() > MOST_CELLS {
                return AnswerReason::Belongs;
            }
            AnswerReason::Unseen(unseen)
        }
        _ => AnswerReason::Belongs,
    }
}

/// Explains why a digit that a player placed is wrong.
pub(super) fn why_not_placed(
    kinds: &[Kind],
    position: &Position,
    candidate: Candidate,
) -> AnswerReason {
    let Candidate { cell, digit } = candidate;
    if let Some(reason) = clash(position.grid().board(), candidate) {
        return reason;
    }
    if !position.has(candidate) {
        return AnswerReason::RuledOut;
    }
    if kinds.contains(&Kind::NAKED_SINGLE) {
        return AnswerReason::AlsoPossible(position[cell].without(digit));
    }
    let houses = cell.houses();
    let others = |house: &novena_core::House| position.places_in(digit, *house).without(cell);
    let house = houses.iter().min_by_key(|house| others(house).len());
    match house.map(|house| (*house, others(house))) {
        Some((house, cells)) if !cells.is_empty() => AnswerReason::OtherPlaces(house, cells),
        _ => AnswerReason::AlsoPossible(position[cell].without(digit)),
    }
}

/// Finds the same digit in another cell of one of the cell's houses.
pub(super) fn clash(board: &novena_core::Board, candidate: Candidate) -> Option<AnswerReason> {
    let Candidate { cell, digit } = candidate;
    cell.houses().into_iter().find_map(|house| {
        let mut others = house.cells().without(cell).iter();
        let other = others.find(|&other| board[other] == Some(digit))?;
        Some(AnswerReason::Clash(house, other))
    })
}

/// Kinds of steps whose conditions are explained in the same way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    /// Some cells of a house claim digits, which the other cells of that house then cannot hold.
    Naked,
    /// Digits reserve cells, which then cannot hold any other digit.
    Hidden,
    /// Candidates that see both ends are eliminated.
    Pincers,
    Other,
}

fn family(kind: Kind) -> Family {
    match kind {
        Kind::NAKED_PAIR
        | Kind::NAKED_TRIPLE
        | Kind::NAKED_QUADRUPLE
        | Kind::LOCKED_PAIR
        | Kind::LOCKED_TRIPLE => Family::Naked,
        Kind::HIDDEN_PAIR | Kind::HIDDEN_TRIPLE | Kind::HIDDEN_QUADRUPLE => Family::Hidden,
        Kind::SKYSCRAPER
        | Kind::TWO_STRING_KITE
        | Kind::TURBOT_FISH
        | Kind::EMPTY_RECTANGLE
        | Kind::XY_WING
        | Kind::XYZ_WING
        | Kind::W_WING
        | Kind::WXYZ_WING
        | Kind::REMOTE_PAIR
        | Kind::XY_CHAIN
        | Kind::X_CHAIN
        | Kind::AIC_TYPE_1
        | Kind::GROUPED_AIC_TYPE_1
        | Kind::ALS_XZ
        | Kind::ALS_XY_WING => Family::Pincers,
        _ => Family::Other,
    }
}

/// The cells that the candidate would have to see to be eliminated. One of them must hold the
/// digit.
fn must_see(step: &Step, position: &Position, candidate: Candidate) -> Option<CellSet> {
    let seen = match step.kind {
        Kind::SIMPLE_COLOURS_TRAP => colours_seen(step, candidate.cell)?,
        kind if family(kind) == Family::Pincers => pincers(step, position, candidate),
        _ => return None,
    };
    let is_seen = candidate.cell.peers().is_superset(seen);
    (is_seen && !seen.is_empty() && seen.len() <= MOST_CELLS).then_some(seen)
}

/// One cell of each colour that this cell sees.
fn colours_seen(step: &Step, cell: Cell) -> Option<CellSet> {
    let of = |role| (cells(step, role) & cell.peers()).first();
    let (first, second) = (of(Role::FirstColour)?, of(Role::SecondColour)?);
    Some(first.as_set().with(second))
}

/// Cells, one of which must hold the candidate's digit.
fn pincers(step: &Step, position: &Position, candidate: Candidate) -> CellSet {
    let Candidate { cell, digit } = candidate;
    let places = position.places(digit);
    if matches!(step.kind, Kind::ALS_XZ | Kind::ALS_XY_WING) {
        return cells(step, Role::Set) & places;
    }
    let ends: Vec<CellSet> = step
        .exhibits(Role::Pincer)
        .map(|exhibit| cells_of(exhibit, Some(digit)))
        .collect();
    let all = ends.iter().fold(CellSet::EMPTY, |all, more| all | *more) & places;
    if step.kind == Kind::XYZ_WING {
        return all | (cells(step, Role::Pivot) & places);
    }
    if step.kind == Kind::REMOTE_PAIR {
        // Seeing one pair of ends is enough.
        let seen = ends.iter().find(|pair| cell.peers().is_superset(**pair));
        return seen.copied().unwrap_or(all);
    }
    all
}

fn fins(step: &Step) -> CellSet {
    cells(step, Role::Fin) | cells(step, Role::EndoFin)
}

fn houses(step: &Step, role: Role) -> HouseSet {
    let exhibits = step.exhibits(role);
    exhibits.fold(HouseSet::EMPTY, |all, exhibit| match exhibit {
        Exhibit::Houses(houses) => all | *houses,
        _ => all,
    })
}

fn cells(step: &Step, role: Role) -> CellSet {
    let exhibits = step.exhibits(role);
    exhibits.fold(CellSet::EMPTY, |all, exhibit| all | cells_of(exhibit, None))
}

/// The cells of an exhibit. If the exhibit consists of candidates, only the candidates with this
/// digit count.
fn cells_of(exhibit: &Exhibit, digit: Option<novena_core::Digit>) -> CellSet {
    match exhibit {
        Exhibit::Cells(cells) | Exhibit::Set { cells, .. } => *cells,
        Exhibit::Candidates(candidates) => candidates
            .iter()
            .filter(|candidate| digit.is_none_or(|digit| candidate.digit == digit))
            .map(|candidate| candidate.cell)
            .collect(),
        _ => CellSet::EMPTY,
    }
}
