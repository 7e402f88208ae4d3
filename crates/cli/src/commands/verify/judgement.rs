//! The verdict on a path. The steps of the path are checked first, followed by its claims.

use novena_kernel::Verdict;
use novena_proof::{CheckedPath, check_alternatives, check_path};
use novena_wire::path::{Outcome, Path};

use crate::exit::Exit;

/// Returns the answer in machine-readable form.
pub(super) fn judge(path: &Path) -> (Exit, String) {
    let checked = if path.alternatives {
        check_alternatives(&path.start, &path.steps)
    } else {
        check_path(&path.start, &path.steps)
    };
    let checked = match checked {
        Ok(checked) => checked,
        Err(fault) => return (Exit::Negative, format!("invalid: {fault}")),
    };
    if let Some(claim) = wrong_claim(path, &checked) {
        return (Exit::Negative, format!("invalid: the path claims {claim}"));
    }
    let steps = path.steps.len();
    let plural = if steps == 1 { "" } else { "s" };
    let end = match (path.alternatives, checked.is_solved()) {
        (true, _) => " of one position",
        (false, true) => ", solved",
        (false, false) => ", not solved",
    };
    (Exit::Success, format!("valid: {steps} step{plural}{end}"))
}

/// Returns the false claim of a path, if there is one.
fn wrong_claim(path: &Path, checked: &CheckedPath) -> Option<&'static str> {
    if path.start.assumes_uniqueness() && !matches!(checked.verdict, Verdict::Unique(_)) {
        return Some("that the givens have one solution, but they have several");
    }
    match path.outcome {
        Some(Outcome::Solved) if !checked.is_solved() => {
            return Some("to be solved, but is not");
        }
        Some(Outcome::Stuck) if checked.is_solved() => {
            return Some("to be stuck, but is solved");
        }
        Some(Outcome::Contradiction) => return Some("a contradiction, but there is a solution"),
        _ => {}
    }
    path.solution
        .filter(|claimed| !checked.allows(claimed))
        .map(|_| "a solution that is not one")
}
