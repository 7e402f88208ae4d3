//! Finds the steps that a path needs to reach the solution.

use std::ops::ControlFlow;

use crate::{Position, Step, technique};

/// Returns a path to the solution, without unneeded steps. A step is unneeded if it only removes
/// candidates and no later step depends on it.
///
/// The result is exact, because every step that only removes candidates is tested: it is dropped if
/// the techniques of all later steps still find those steps without it. Steps are tested from last
/// to first, so that steps that only supported a dropped step are dropped as well. A later step may
/// have more conclusions than before, because more candidates are left to remove. A path that does
/// not reach the solution is returned unchanged.
///
/// `go_on` is called before each test. Once it returns false, all steps that have not been tested
/// yet are kept.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_techniques::{Position, Reasoner, needed_steps};
///
/// let puzzle: Puzzle =
///     "1..9..4....4.5.6...6...1....8.....4...6.2.5...3.....1....4...7...1.3.2....7..6..5"
///         .parse().unwrap();
/// let start = Position::new(&puzzle)?.assuming_uniqueness(true);
/// let path = Reasoner::standard().path(start.clone());
/// let needed = needed_steps(&start, &path.steps, &|| true);
/// let mut end = start;
/// for step in &needed {
///     end.apply(step)?;
/// }
/// assert!(needed.len() <= path.steps.len());
/// assert_eq!(end.solution(), path.solution());
/// # Ok::<(), novena_core::Contradiction>(())
/// ```
#[must_use]
pub fn needed_steps(start: &Position, steps: &[Step], go_on: &dyn Fn() -> bool) -> Vec<Step> {
    let mut kept = steps.to_vec();
    let mut positions = positions(start, &kept);
    let is_solved = positions.pop().is_some_and(|end| end.solution().is_some());
    if !is_solved {
        return kept;
    }
    for place in (0..kept.len()).rev() {
        // Steps that place a digit are always kept, because the digit is part of the solution.
        if kept[place].placements().next().is_some() {
            continue;
        }
        if !go_on() {
            break;
        }
        if let Some(rest) = replay(positions[place].clone(), &kept[place + 1..]) {
            kept.truncate(place);
            kept.extend(rest);
        }
    }
    kept
}

/// The positions before each step and after the last one.
fn positions(start: &Position, steps: &[Step]) -> Vec<Position> {
    let mut positions = vec![start.clone()];
    let mut now = start.clone();
    for step in steps {
        // A contradictory path does not lead to the solution.
        if now.apply(step).is_err() {
            break;
        }
        positions.push(now.clone());
    }
    positions
}

/// The same steps, starting from another position. `None` if a step cannot be found again, or if
/// the steps do not lead to the solution.
fn replay(mut position: Position, steps: &[Step]) -> Option<Vec<Step>> {
    let mut replayed = Vec::with_capacity(steps.len());
    for step in steps {
        let found = find_again(&position, step)?;
        position.apply(&found).ok()?;
        replayed.push(found);
    }
    position.solution().is_some().then_some(replayed)
}

/// The step as its technique finds it in a given position, with at least the same conclusions and
/// preferably with the same evidence. `None` if the technique does not find it.
fn find_again(position: &Position, step: &Step) -> Option<Step> {
    let mut again = None;
    // The result is in `again`.
    let _ = technique(step.kind)?.find(position, &mut |found| {
        let found = found.with_reasons(position);
        let deductions = &found.deductions;
        if !step.deductions.iter().all(|old| deductions.contains(old)) {
            return ControlFlow::Continue(());
        }
        let is_same = found.evidence == step.evidence;
        again = Some(found);
        if is_same {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    again
}

#[cfg(test)]
mod tests {
    use novena_core::Puzzle;

    use super::*;
    use crate::{Level, Reasoner};

    const LIST: &str = include_str!("../../cli/lists/minimal.txt");

    /// The needed steps for some puzzles, each with its starting position, and the number of steps
    /// on the original paths.
    fn paths() -> Vec<(Position, Vec<Step>, usize)> {
        let solver = Reasoner::standard().only(|kind| kind.level() < Level::Extreme);
        let mut paths = Vec::new();
        for line in LIST.lines().take(60) {
            let puzzle: Puzzle = line.parse().unwrap();
            let start = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
            let path = solver.path(start.clone());
            if path.is_solved() {
                let needed = needed_steps(&start, &path.steps, &|| true);
                paths.push((start, needed, path.steps.len()));
            }
        }
        paths
    }

    #[test]
    fn the_needed_steps_are_a_minimal_path() {
        let mut left_out = 0;
        for (start, needed, before) in paths() {
            left_out += before - needed.len();
            let replayed = replay(start.clone(), &needed);
            assert_eq!(replayed.as_deref(), Some(&needed[..]));
            assert_eq!(needed_steps(&start, &needed, &|| true), needed);
        }
        assert!(left_out > 0);
    }

    #[test]
    fn a_path_that_ends_before_the_solution_is_unchanged() {
        let puzzle: Puzzle = LIST.lines().next().unwrap().parse().unwrap();
        let start = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
        let mut steps = Reasoner::standard().path(start.clone()).steps;
        steps.pop();
        assert_eq!(needed_steps(&start, &steps, &|| true), steps);
    }

    #[test]
    fn without_time_the_path_is_unchanged() {
        let puzzle: Puzzle = LIST.lines().next().unwrap().parse().unwrap();
        let start = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
        let steps = Reasoner::standard().path(start.clone()).steps;
        assert_eq!(needed_steps(&start, &steps, &|| false), steps);
    }
}
