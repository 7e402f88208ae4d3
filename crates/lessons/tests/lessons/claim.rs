//! Checks the `step` and `no` lines of a position.

use novena_core::{House, HouseKind};
use novena_generator::Practice;
use novena_lessons::{Claim, Conclusion, Page, PositionBlock, Section};
use novena_techniques::{
    Deduction, Exhibit, Kind, Level, Position, Reasoner, Role, Step, technique,
};
use std::ops::ControlFlow;

use super::Problem;

/// The maximum number of steps listed in a problem message.
const SHOWN: usize = 8;

/// The step that a position claims, if any.
pub(super) fn step(
    page: Page,
    section: &Section,
    block: &PositionBlock,
    position: &Position,
) -> Result<Option<Step>, Problem> {
    let problem = |words: String| Problem::new(block.line, words);
    let Some(claim) = &block.claim else {
        return Ok(None);
    };
    let conclusion = claim.conclusion();
    let kind: Kind = (conclusion.technique.parse())
        .map_err(|_| problem(format!("{} is not a technique", conclusion.technique)))?;
    if kind.id() != conclusion.technique {
        return Err(problem(format!("the id of the technique is {kind}")));
    }
    if !page.techniques().is_empty() && !page.techniques().contains(&kind.id()) {
        return Err(problem(format!(
            "{kind} is not a technique of {}",
            page.id()
        )));
    }
    let deductions = deductions(conclusion);
    if matches!(claim, Claim::No(_)) {
        return match counterexample(page, kind, &deductions, position) {
            Some(step) => Err(problem(format!("there is one: {step}"))),
            None => Ok(None),
        };
    }
    // An entry shows what the technique looks like; a lesson also shows when it is needed.
    let is_due = matches!(page, Page::Entry(_))
        || Practice::is_due(position, kind)
        || !Practice::is_known(kind) && is_past_hard(position);
    if !is_due {
        return Err(problem(not_due(kind, position)));
    }
    let found = Reasoner::of([kind]).step_with(position, &deductions, |step| passes(page, step));
    match found {
        Some(step) => Ok(Some(step)),
        None => Err(problem(format!(
            "no {kind} in {{#{}}} concludes exactly this; there is: {}",
            section.kind.id(),
            others(page, kind, position)
        ))),
    }
}

/// Whether no technique up to the hard level finds a step. In such a position, as in the exercises,
/// a technique that no known puzzle requires counts as the next to use.
fn is_past_hard(position: &Position) -> bool {
    Reasoner::standard()
        .only(|kind| kind.level() <= Level::Hard)
        .without_reasons()
        .first_step(position)
        .is_none()
}

fn deductions(conclusion: &Conclusion) -> Vec<Deduction> {
    let deductions = conclusion.deductions.iter();
    deductions
        .map(|deduction| match *deduction {
            novena_lessons::Deduction::Place(candidate) => Deduction::Place(candidate),
            novena_lessons::Deduction::Eliminate(candidate) => Deduction::Eliminate(candidate),
        })
        .collect()
}

/// Whether the lesson covers the house of a step.
pub(super) fn passes(page: Page, step: &Step) -> bool {
    let Page::Lesson(lesson) = page else {
        return true;
    };
    let houses = || {
        step.exhibits(Role::House)
            .filter_map(|exhibit| match exhibit {
                Exhibit::Houses(houses) => Some(*houses),
                _ => None,
            })
    };
    let kinds = || houses().flatten().map(House::kind);
    (lesson.houses).is_none_or(|filter| kinds().all(|kind: HouseKind| filter.passes(kind)))
}

/// All steps of a kind, until `goes_on` returns `false`.
fn steps(kind: Kind, position: &Position, mut goes_on: impl FnMut(Step) -> bool) {
    let Some(technique) = technique(kind) else {
        return;
    };
    // The result indicates only whether the search was stopped.
    let _ = technique.find(position, &mut |step| {
        if goes_on(step) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
}

/// The first step of a kind that satisfies the predicate.
pub(super) fn first(kind: Kind, position: &Position, pass: impl Fn(&Step) -> bool) -> Option<Step> {
    let mut found = None;
    steps(kind, position, |step| {
        found = pass(&step).then_some(step);
        found.is_none()
    });
    found
}

/// A step with any of the given conclusions or, if none are given, any step.
fn counterexample(
    page: Page,
    kind: Kind,
    deductions: &[Deduction],
    position: &Position,
) -> Option<Step> {
    first(kind, position, |step| {
        let is_of = |deduction| deductions.contains(deduction);
        let is_one = deductions.is_empty() || step.deductions.iter().any(is_of);
        is_one && passes(page, step)
    })
}

/// The steps of a kind, as listed in a problem message.
fn others(page: Page, kind: Kind, position: &Position) -> String {
    let mut texts: Vec<String> = Vec::new();
    steps(kind, position, |step| {
        let text = step.to_string();
        if passes(page, &step) && !texts.contains(&text) {
            texts.push(text);
        }
        texts.len() < SHOWN
    });
    if texts.is_empty() {
        return "none".to_owned();
    }
    texts.join("; ")
}

fn not_due(kind: Kind, position: &Position) -> String {
    match Reasoner::standard().first_step(position) {
        Some(step) => format!("{kind} is not due: {step} comes first"),
        None => format!("{kind} is not due, and nothing else is"),
    }
}
