//! Checks that puzzles require a technique from their lesson and nothing harder than stated.

use novena_generator::Practice;
use novena_kernel::{Verdict, Wave};
use novena_lessons::{Page, PuzzleBlock};
use novena_techniques::{Kind, Position, Reasoner, Step};

use super::{Problem, claim};

pub(super) fn problems(page: Page, block: &PuzzleBlock) -> Vec<Problem> {
    problem(page, block)
        .map(|words| Problem::new(block.line, words))
        .into_iter()
        .collect()
}

fn problem(page: Page, block: &PuzzleBlock) -> Option<String> {
    if !matches!(Wave::new().verdict(&block.givens).0, Verdict::Unique(_)) {
        return Some("the puzzle has not one solution".to_owned());
    }
    let Ok(start) = Position::new(&block.givens) else {
        return Some("the givens clash".to_owned());
    };
    let start = start.assuming_uniqueness(true);
    let Some(hardest) = &block.hardest else {
        let is_needed = !page.techniques().is_empty();
        return is_needed.then(|| "there is no line `hardest`".to_owned());
    };
    let Some(hardest) = Kind::ALL.iter().find(|kind| kind.id() == hardest) else {
        return Some(format!("{hardest} is not a technique"));
    };
    let path = Reasoner::standard()
        .up_to(*hardest)
        .without_reasons()
        .path(start.clone());
    if !path.is_solved() {
        return Some(format!(
            "nothing up to {hardest} solves it; {}",
            whole_path(start)
        ));
    }
    if path.hardest() != Some(*hardest) {
        let found = path.hardest().map_or("nothing", Kind::id);
        return Some(format!("the hardest on its path is {found}, not {hardest}"));
    }
    needs_problem(page, block, &start, *hardest)
}

/// The kinds on the full path, as listed in a problem message.
fn whole_path(start: Position) -> String {
    let path = Reasoner::standard().without_reasons().path(start);
    match path.hardest() {
        Some(kind) if path.is_solved() => format!("its path has {kind}"),
        _ => "no path solves it".to_owned(),
    }
}

fn needs_problem(
    page: Page,
    block: &PuzzleBlock,
    start: &Position,
    hardest: Kind,
) -> Option<String> {
    if page.techniques().is_empty() {
        return None;
    }
    if block.needs.is_empty() {
        // If no known puzzle needs the technique, the puzzle need not require it.
        let mut kinds = page.techniques().iter().filter_map(|id| id.parse().ok());
        let can_be_needed = kinds.any(Practice::is_known);
        return can_be_needed.then(|| "there is no line `needs`".to_owned());
    }
    if let Some(other) = block
        .needs
        .iter()
        .find(|id| !page.techniques().contains(&&***id))
    {
        return Some(format!("{other} is not a technique of {}", page.id()));
    }
    let is_taught = |kind: Kind| block.needs.iter().any(|id| id == kind.id());
    let is_solved = is_solved_without(page, start.clone(), hardest, &is_taught);
    is_solved.then(|| format!("it can be solved without {}", block.needs.join(" and ")))
}

/// Whether the techniques up to `hardest` solve the puzzle without the steps that the lesson
/// teaches.
fn is_solved_without(
    page: Page,
    mut position: Position,
    hardest: Kind,
    is_taught: &dyn Fn(Kind) -> bool,
) -> bool {
    let standard = Reasoner::standard().up_to(hardest).without_reasons();
    let taught: Vec<Kind> = standard.kinds().filter(|&kind| is_taught(kind)).collect();
    let others = standard.only(|kind| !is_taught(kind));
    loop {
        let path = others.path(position);
        if path.is_solved() || path.contradiction.is_some() {
            return path.is_solved();
        }
        position = path.end;
        // A step of the same technique that a different lesson teaches, such as a hidden single in
        // a box, may be used.
        let other = |step: &Step| !claim::passes(page, step);
        let step = taught
            .iter()
            .find_map(|&kind| claim::first(kind, &position, other));
        let Some(step) = step else {
            return false;
        };
        if position.apply(&step).is_err() {
            return false;
        }
    }
}
