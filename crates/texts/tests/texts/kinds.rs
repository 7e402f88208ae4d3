//! One step of each kind.

use std::sync::OnceLock;

use novena_techniques::Step;

#[path = "../../../../testdata/logic/kinds.rs"]
mod cases;

pub(crate) use cases::position;

/// The first step of each kind, in the position that is stored for that kind.
pub(crate) fn steps_of_kinds() -> &'static [Step] {
    static STEPS: OnceLock<Vec<Step>> = OnceLock::new();
    STEPS.get_or_init(|| cases::cases().into_iter().map(|(_, step)| step).collect())
}
