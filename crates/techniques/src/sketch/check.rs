//! Compares the steps that techniques find in sketches with the expected steps, as text.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::position;
use crate::{Position, Step, Technique};

/// Checks the steps that a technique finds in a sketch. Each step is given by its deductions, such
/// as `r1c2<>3 r1c3<>3`.
#[track_caller]
pub(crate) fn check(technique: &dyn Technique, sketch: &str, expected: &[&str]) {
    let found: BTreeSet<String> = steps(technique, &position(sketch))
        .iter()
        .map(deductions)
        .collect();
    let expected: BTreeSet<String> = expected.iter().map(|step| (*step).to_owned()).collect();
    assert_eq!(found, expected, "{} in {sketch}", technique.kind());
}

/// All steps that a technique finds in a position.
pub(crate) fn steps(technique: &dyn Technique, position: &Position) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = technique.find(position, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// The conclusions of a step, in the format used by `check`.
pub(crate) fn deductions(step: &Step) -> String {
    let texts: Vec<String> = step.deductions.iter().map(ToString::to_string).collect();
    texts.join(" ")
}
