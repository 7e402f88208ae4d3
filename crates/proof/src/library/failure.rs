use std::fmt;

use novena_core::Contradiction;
use novena_formats::ParseError;
use novena_techniques::Step;

use crate::Fault;

/// Why a case fails.
///
/// ```
/// use novena_proof::library::Failure;
///
/// assert_eq!(Failure::NotFound.id(), "not-found");
/// assert_eq!(Failure::NotFound.to_string(), "not found");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Failure {
    /// The line is not a library line.
    Malformed(ParseError),
    /// The digits or candidates of the case contradict each other.
    Impossible(Contradiction),
    /// There is no technique for the case's code.
    UnknownTechnique,
    /// There is no step with the case's digits.
    NotFound,
    /// There are steps with the case's digits, but none of them has the case's deductions.
    Otherwise {
        /// The first of these steps.
        steps: Vec<Step>,
    },
    /// The case is a fail case, but a step was found.
    Found {
        /// The step.
        step: Box<Step>,
    },
    /// A step is wrong.
    Unsound {
        /// The step.
        step: Box<Step>,
        /// The fault.
        fault: Fault,
    },
}

impl Failure {
    /// All values of [`Failure::id`], so that a test can check translations.
    ///
    /// ```
    /// assert!(novena_proof::library::Failure::IDS.contains(&"found"));
    /// ```
    pub const IDS: &[&str] = &[
        "malformed",
        "impossible",
        "unknown-technique",
        "not-found",
        "otherwise",
        "found",
        "unsound",
    ];

    /// The maximum number of steps with other deductions that are kept for display.
    pub(crate) const SHOWN: usize = 8;

    /// An ID for the kind of failure, which is the key of its translation.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "malformed",
            Self::Impossible(_) => "impossible",
            Self::UnknownTechnique => "unknown-technique",
            Self::NotFound => "not-found",
            Self::Otherwise { .. } => "otherwise",
            Self::Found { .. } => "found",
            Self::Unsound { .. } => "unsound",
        }
    }

    /// The names and values of the sentence's arguments.
    ///
    /// ```
    /// assert!(novena_proof::library::Failure::NotFound.args().is_empty());
    /// ```
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Malformed(error) => vec![("reason", error.to_string())],
            Self::Impossible(contradiction) => vec![("reason", contradiction.to_string())],
            Self::UnknownTechnique | Self::NotFound => vec![],
            Self::Otherwise { steps } => vec![("steps", listed(steps))],
            Self::Found { step } => vec![("step", step.to_string())],
            Self::Unsound { step, fault } => {
                vec![("step", step.to_string()), ("reason", fault.to_string())]
            }
        }
    }
}

fn listed(steps: &[Step]) -> String {
    let steps: Vec<String> = steps.iter().map(Step::to_string).collect();
    steps.join("; ")
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(error) => error.fmt(f),
            Self::Impossible(contradiction) => write!(f, "impossible: {contradiction}"),
            Self::UnknownTechnique => f.write_str("unknown technique"),
            Self::NotFound => f.write_str("not found"),
            Self::Otherwise { steps } => write!(f, "found otherwise: {}", listed(steps)),
            Self::Found { step } => write!(f, "found, and must not be: {step}"),
            Self::Unsound { step, fault } => write!(f, "unsound: {step}: {fault}"),
        }
    }
}

impl std::error::Error for Failure {}

/// A case that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedCase {
    /// The line number, from 1.
    pub line: u64,
    /// The line as Novena writes it. Empty if the line could not be read.
    pub text: String,
    /// The reason.
    pub failure: Failure,
}

/// Prints the line number and the reason: `line 12: not found`.
impl fmt::Display for FailedCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.failure)
    }
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit};
    use novena_techniques::Kind;

    use super::*;

    #[test]
    fn every_failure_has_its_own_id_and_message() {
        let step = Step::place(Kind::HIDDEN_SINGLE, Cell::at(0, 0).with(Digit::ALL[4]));
        let failures = [
            Failure::Malformed(ParseError::Empty),
            Failure::Impossible(Contradiction::NoDigitFor(Cell::at(0, 0))),
            Failure::UnknownTechnique,
            Failure::NotFound,
            Failure::Otherwise {
                steps: vec![step.clone(); 2],
            },
            Failure::Found {
                step: Box::new(step.clone()),
            },
            Failure::Unsound {
                step: Box::new(step),
                fault: Fault::Empty,
            },
        ];
        let ids = failures.iter().map(Failure::id);
        assert!(ids.eq(Failure::IDS.iter().copied()));
        for failure in failures {
            let words = failure.to_string();
            assert!(
                failure
                    .args()
                    .iter()
                    .all(|(_, value)| words.contains(value))
            );
        }
    }
}
