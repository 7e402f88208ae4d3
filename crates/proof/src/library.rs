//! Libraries of test cases: positions, each with the step that a technique must find in it.
//!
//! The line format is HoDoKu's ([`novena_formats::library`]). A case names a technique by its code.
//! The case passes if the technique finds a step with the same digits and exactly the same
//! deductions. A fail case passes if there is no step with these digits. Every step found during
//! the search must be sound. The lengths of chains are compared separately and do not affect
//! whether a case passes.
//!
//! ```
//! use novena_proof::library::Report;
//!
//! let grid = ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
//! let text = format!(":0002:9:{grid}:::937:\n:0002:6:{grid}:::611:\n");
//! let report = Report::of(text.as_bytes(), |_| true)?;
//! assert_eq!(report.tallies["0002"].to_string(), "1 of 2");
//! assert_eq!(report.failures[0].to_string(), "line 2: not found");
//! # Ok::<(), std::io::Error>(())
//! ```

mod failure;
mod report;

use std::ops::ControlFlow;

use novena_core::{Candidate, Contradiction, DigitSet, Grid};
use novena_formats::library::Case;
use novena_techniques::{Exhibit, Kind, Link, Position, Role, Step, library_technique};

pub use failure::{FailedCase, Failure};
pub use report::{Report, Tally};

use crate::Referee;

/// The position of a case. Each of the library's puzzles is known to have one solution.
///
/// ```
/// use novena_formats::library::Case;
/// use novena_proof::library;
///
/// let case: Case = format!(":0000:x:{}:111:::", ".".repeat(81)).parse().unwrap();
/// assert_eq!(library::position(&case)?.places("1".parse().unwrap()).len(), 80);
/// # Ok::<(), novena_core::Contradiction>(())
/// ```
pub fn position(case: &Case) -> Result<Position, Contradiction> {
    let mut grid = Grid::new(&case.board())?;
    for &candidate in &case.deleted {
        grid.eliminate(candidate)?;
    }
    let position = Position::from_grid(grid, case.givens.givens());
    Ok(position.assuming_uniqueness(true))
}

/// The case for a step in a position. `None` if the library has no code for the step.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_proof::library;
/// use novena_techniques::{Position, Reasoner};
///
/// let puzzle: Puzzle =
///     ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6....."
///         .parse().unwrap();
/// let position = Position::new(&puzzle).unwrap();
/// let step = Reasoner::standard().first_step(&position).unwrap();
/// let case = library::case(&position, &step).unwrap();
/// assert_eq!(case.to_string(), format!(":0002:9:{puzzle}:::937:"));
/// assert_eq!(library::check(&case), Ok(()));
/// ```
#[must_use]
pub fn case(position: &Position, step: &Step) -> Option<Case> {
    let mut case = Case {
        code: code(step)?.to_string(),
        digits: DigitSet::EMPTY,
        entries: *position.board(),
        eliminations: step.eliminations().collect(),
        placements: step.placements().collect(),
        ..Case::default()
    };
    case.digits = digits(&case, step);
    let mut givens = *case.givens.board();
    for cell in position.givens() {
        givens[cell] = case.entries[cell].take();
    }
    case.givens = givens.into();
    let board = position.board();
    for cell in position.open_cells() {
        let deleted = board.candidates(cell) - position[cell];
        case.deleted
            .extend(deleted.iter().map(|digit| cell.with(digit)));
    }
    let by_digit = |candidate: &Candidate| (candidate.digit, candidate.cell);
    case.eliminations.sort_unstable_by_key(by_digit);
    case.placements.sort_unstable_by_key(by_digit);
    Some(case)
}

/// HoDoKu's code for a step. HoDoKu names chains by their conclusions: a chain that removes or
/// proves a single candidate is a discontinuous loop, and any other chain is an AIC.
///
/// ```
/// use novena_proof::library;
/// use novena_techniques::{Kind, Reasoner, sketch};
///
/// let two = "r1#5=r1c1,r1c9 r8c9=57 r5#7=r5c9,r5c1";
/// let chains = Reasoner::of([Kind::S_WING]);
/// let code = |text: &str| library::code(&chains.first_step(&sketch::position(text)).unwrap());
/// assert_eq!(code(two), Some("0708"));
/// assert_eq!(code(&format!("{two} r5c1<>5")), Some("0707"));
/// ```
#[must_use]
pub fn code(step: &Step) -> Option<&'static str> {
    let is_grouped = match step.kind {
        Kind::AIC_TYPE_1
        | Kind::AIC_TYPE_2
        | Kind::M_WING
        | Kind::S_WING
        | Kind::H_WING
        | Kind::L_WING => false,
        Kind::GROUPED_AIC_TYPE_1
        | Kind::GROUPED_AIC_TYPE_2
        | Kind::ALS_W_WING
        | Kind::ALS_AIC_TYPE_1
        | Kind::ALS_AIC_TYPE_2 => true,
        Kind::ALS_AIC_RING => return Kind::GROUPED_AIC_RING.library_code(),
        other => return other.library_code(),
    };
    let candidates = |role| {
        let exhibits = step.exhibits(role);
        exhibits
            .flat_map(|exhibit| match exhibit {
                Exhibit::Candidates(candidates) => candidates.clone(),
                _ => Vec::new(),
            })
            .collect::<Vec<Candidate>>()
    };
    let is_loop = step.deductions.len() == 1 || !candidates(Role::Taken).is_empty();
    let ends = candidates(Role::Pincer);
    // If both ends are in one cell, HoDoKu has a separate loop for each digit that is eliminated
    // from that cell.
    if !is_loop && ends.iter().all(|end| end.cell == ends[0].cell) {
        return None;
    }
    Some(match (is_loop, is_grouped) {
        (true, false) => "0707",
        (false, false) => "0708",
        (true, true) => "0710",
        (false, true) => "0711",
    })
}

/// Checks a case with its technique. Returns the reason if the case fails.
pub fn check(case: &Case) -> Result<(), Failure> {
    find(case).map(|_| ())
}

/// The step of a case. `None` for a fail case that passes.
fn find(case: &Case) -> Result<Option<Step>, Failure> {
    let technique =
        library_technique(&case.code, &case.variant).ok_or(Failure::UnknownTechnique)?;
    let position = position(case).map_err(Failure::Impossible)?;
    let referee = Referee::new(&position);
    let mut others = Vec::new();
    let mut ended = None;
    // `ended` holds the result.
    let _ = technique.find(&position, &mut |step| {
        if let Err(fault) = referee.judge(&position, &step) {
            ended = Some(Err(Failure::Unsound {
                step: Box::new(step),
                fault,
            }));
            return ControlFlow::Break(());
        }
        if digits(case, &step) != case.digits {
            return ControlFlow::Continue(());
        }
        if case.is_fail_case() {
            ended = Some(Err(Failure::Found {
                step: Box::new(step),
            }));
            return ControlFlow::Break(());
        }
        if has_deductions(&step, case) {
            ended = Some(Ok(Some(step)));
            return ControlFlow::Break(());
        }
        if others.len() < Failure::SHOWN {
            others.push(step);
        }
        ControlFlow::Continue(())
    });
    match ended {
        Some(result) => result,
        None if case.is_fail_case() => Ok(None),
        None if others.is_empty() => Err(Failure::NotFound),
        None => Err(Failure::Otherwise { steps: others }),
    }
}

/// The number of links in a chain as HoDoKu counts them: an almost locked set is one node, and a
/// link within the start cell of a loop is not counted.
fn length(step: &Step) -> Option<usize> {
    let links = step
        .exhibits(Role::Link)
        .find_map(|exhibit| match exhibit {
            Exhibit::Links(links) => Some(links),
            _ => None,
        })?;
    let is_in_set = |link: &&Link| link.set().is_some();
    let is_in_cell = |link: &Link| link.from.cells == link.to.cells;
    let (first, last) = (links.first()?, links.last()?);
    let is_ring = matches!(step.kind, Kind::AIC_RING | Kind::GROUPED_AIC_RING);
    let starts_in_cell = if is_ring {
        links.iter().any(is_in_cell)
    } else {
        !first.is_strong && (is_in_cell(first) || is_in_cell(last))
    };
    let in_sets = links.iter().filter(is_in_set).count();
    Some(links.len() - in_sets - usize::from(starts_in_cell))
}

fn has_deductions(step: &Step, case: &Case) -> bool {
    let sorted = |candidates: &mut dyn Iterator<Item = Candidate>| {
        let mut candidates: Vec<Candidate> = candidates.collect();
        candidates.sort_unstable();
        candidates
    };
    sorted(&mut step.eliminations()) == sorted(&mut case.eliminations.iter().copied())
        && sorted(&mut step.placements()) == sorted(&mut case.placements.iter().copied())
}

/// The digits that identify a step in a case: the digits of the pattern, or the digits that it
/// removes or places.
fn digits(case: &Case, step: &Step) -> DigitSet {
    let concluded = || {
        let deductions = step.deductions.iter();
        deductions
            .map(|deduction| deduction.candidate().digit)
            .collect()
    };
    match case.code.as_str() {
        "0610" => DigitSet::EMPTY,
        "0701" | "0703" => step.digits(),
        "1101" | "1202" => concluded(),
        code if code.starts_with("07") || code.starts_with("09") => concluded(),
        // Two kites with different digits may be named after one of them.
        "0404" if step.digits().is_superset(case.digits) && !case.digits.is_empty() => case.digits,
        _ => step.digits(),
    }
}
