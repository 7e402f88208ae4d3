use std::fmt;

use novena_core::{Digit, Solution};
use novena_techniques::{Deduction, Kind};

/// An error in a step.
///
/// The message is in English, for programs. [`Fault::id`] and [`Fault::args`] can be used to look
/// up a translation.
///
/// ```
/// use novena_core::{Cell, Digit};
/// use novena_proof::Fault;
/// use novena_techniques::Deduction;
///
/// let deduction = Deduction::Eliminate(Cell::at(0, 0).with(Digit::ALL[4]));
/// let fault = Fault::NotThere { deduction };
/// assert_eq!(fault.id(), "not-there");
/// assert_eq!(fault.args(), [("deduction", "r1c1<>5".to_string())]);
/// assert_eq!(fault.to_string(), "r1c1<>5: the candidate is not there");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The position has no solution, so anything would follow from it.
    NoSolution,
    /// The step deduces nothing.
    Empty,
    /// The step contains the same deduction twice.
    Repeated {
        /// The deduction.
        deduction: Deduction,
    },
    /// The step involves a candidate that is not in the position.
    NotThere {
        /// The deduction.
        deduction: Deduction,
    },
    /// The step places a digit in a filled cell.
    Filled {
        /// The placement.
        deduction: Deduction,
        /// The digit in the cell.
        digit: Digit,
    },
    /// The technique of the step relies on uniqueness, but the givens have several solutions.
    NotUnique,
    /// A solution of the position contradicts a deduction.
    Wrong {
        /// The deduction.
        deduction: Deduction,
        /// The solution that contradicts it.
        solution: Solution,
    },
}

impl Fault {
    /// All values of [`Fault::id`], so that a test can check translations.
    ///
    /// ```
    /// assert!(novena_proof::Fault::IDS.contains(&"wrong"));
    /// ```
    pub const IDS: &[&str] = &[
        "no-solution",
        "empty",
        "repeated",
        "not-there",
        "filled",
        "not-unique",
        "wrong",
    ];

    /// An ID for the kind of fault, which is the key of its translation.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::NoSolution => "no-solution",
            Self::Empty => "empty",
            Self::Repeated { .. } => "repeated",
            Self::NotThere { .. } => "not-there",
            Self::Filled { .. } => "filled",
            Self::NotUnique => "not-unique",
            Self::Wrong { .. } => "wrong",
        }
    }

    /// The names and values of the sentence's arguments.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        let mut args = Vec::new();
        if let Some(deduction) = self.deduction() {
            args.push(("deduction", deduction.to_string()));
        }
        match self {
            Self::Filled { digit, .. } => args.push(("digit", digit.to_string())),
            Self::Wrong { solution, .. } => args.push(("solution", solution.to_string())),
            _ => {}
        }
        args
    }

    /// The faulty deduction, if there is one.
    ///
    /// ```
    /// assert_eq!(novena_proof::Fault::NotUnique.deduction(), None);
    /// ```
    #[must_use]
    pub const fn deduction(&self) -> Option<Deduction> {
        match self {
            Self::Repeated { deduction }
            | Self::NotThere { deduction }
            | Self::Filled { deduction, .. }
            | Self::Wrong { deduction, .. } => Some(*deduction),
            Self::NoSolution | Self::Empty | Self::NotUnique => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(deduction) = self.deduction() {
            write!(f, "{deduction}: ")?;
        }
        match self {
            Self::NoSolution => f.write_str("the position has no solution"),
            Self::Empty => f.write_str("the step deduces nothing"),
            Self::Repeated { .. } => f.write_str("listed twice"),
            Self::NotThere { .. } => f.write_str("the candidate is not there"),
            Self::Filled { digit, .. } => write!(f, "the cell has {digit}"),
            Self::NotUnique => f.write_str("rests on uniqueness, but there are several solutions"),
            Self::Wrong { solution, .. } => write!(f, "not so in the solution {solution}"),
        }
    }
}

impl std::error::Error for Fault {}

/// The first faulty step of a path.
///
/// ```
/// use novena_proof::{Fault, PathFault};
/// use novena_techniques::Kind;
///
/// let fault = PathFault { step: 4, kind: Some(Kind::X_WING), fault: Fault::Empty };
/// assert_eq!(fault.to_string(), "step 5, x-wing: the step deduces nothing");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathFault {
    /// The index of the step.
    pub step: usize,
    /// The technique of the faulty step. `None` if there is no step because the start is at fault.
    pub kind: Option<Kind>,
    /// The fault.
    pub fault: Fault,
}

/// Steps are numbered from 1 for display.
impl fmt::Display for PathFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Some(kind) => write!(f, "step {}, {kind}: {}", self.step + 1, self.fault),
            None => self.fault.fmt(f),
        }
    }
}

impl std::error::Error for PathFault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.fault)
    }
}

#[cfg(test)]
mod tests {
    use novena_core::Cell;

    use super::*;

    #[test]
    fn every_fault_has_its_own_id_and_message() {
        let deduction = Deduction::Place(Cell::at(0, 0).with(Digit::ALL[4]));
        let solution: Solution =
            "576129834419538267832476591387261945251794386964385172728613459643952718195847623"
                .parse()
                .unwrap();
        let faults = [
            Fault::NoSolution,
            Fault::Empty,
            Fault::Repeated { deduction },
            Fault::NotThere { deduction },
            Fault::Filled {
                deduction,
                digit: Digit::ALL[0],
            },
            Fault::NotUnique,
            Fault::Wrong {
                deduction,
                solution,
            },
        ];
        assert!(faults.iter().map(Fault::id).eq(Fault::IDS.iter().copied()));
        assert_eq!(faults[4].to_string(), "r1c1=5: the cell has 1");
        for fault in faults {
            let words = fault.to_string();
            for (name, value) in fault.args() {
                assert!(words.contains(&value), "{name} is not in {words:?}");
            }
        }
    }
}
