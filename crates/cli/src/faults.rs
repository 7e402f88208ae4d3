//! Describes errors in a step, a case or a path in the reader's language. The messages are
//! `fault-ID`, `failure-ID` and `read-ID` in the locale. On standard output, the text remains in
//! English, because programs read it.

use novena_core::Contradiction;
use novena_proof::library::Failure;
use novena_proof::{Fault, PathFault};
use novena_texts::{Naming, Wording};
use novena_wire::ReadError;

use crate::records::describe;
use crate::texts::Texts;

/// Describes the error in a step.
pub(crate) fn fault(fault: &Fault, texts: &Texts) -> String {
    fill(&format!("fault-{}", fault.id()), fault.args(), texts)
}

/// Describes which step is wrong, and why.
pub(crate) fn path_fault(at: &PathFault, wording: &Wording, texts: &Texts) -> String {
    let wrong = fault(&at.fault, texts);
    let Some(kind) = at.kind else {
        return wrong;
    };
    let fillings = [
        ("step", (at.step + 1).to_string().into()),
        ("technique", wording.name(kind).into()),
        ("fault", wrong.into()),
    ];
    texts.fill("fault-in-step", &fillings)
}

/// Returns the reason why a case in a library failed.
pub(crate) fn failure(failure: &Failure, texts: &Texts) -> String {
    // If the reason has a message of its own, that message is in the same language.
    let reason = match failure {
        Failure::Malformed(error) => Some(describe(error, texts)),
        Failure::Impossible(found) => Some(contradiction(*found, &short(texts), texts)),
        Failure::Unsound { fault: wrong, .. } => Some(fault(wrong, texts)),
        _ => None,
    };
    let mut args = failure.args();
    if let Some(reason) = reason {
        args.retain(|(name, _)| *name != "reason");
        args.push(("reason", reason));
    }
    fill(&format!("failure-{}", failure.id()), args, texts)
}

/// Returns the reason why the input is not a path. The caller adds the file and the line.
pub(crate) fn read(error: &ReadError, texts: &Texts) -> String {
    let mut args = error.args();
    if let ReadError::Impossible {
        contradiction: found,
        ..
    } = error
    {
        args.retain(|(name, _)| *name != "reason");
        args.push(("reason", contradiction(*found, &short(texts), texts)));
    }
    fill(&format!("read-{}", error.id()), args, texts)
}

/// Describes the proof that there is no solution.
pub(crate) fn contradiction(found: Contradiction, wording: &Wording, texts: &Texts) -> String {
    match found {
        Contradiction::NoDigitFor(cell) => {
            let fillings = [("cell", wording.cell(cell).into())];
            texts.fill("contradiction-digit", &fillings)
        }
        Contradiction::NoPlaceFor(digit, house) => {
            let fillings = [
                ("digit", digit.to_string().into()),
                ("in-house", wording.in_houses(house.into()).into()),
            ];
            texts.fill("contradiction-place", &fillings)
        }
        Contradiction::NotACandidate(candidate) => {
            let fillings = [
                ("digit", candidate.digit.to_string().into()),
                ("cell", wording.cell(candidate.cell).into()),
            ];
            texts.fill("contradiction-candidate", &fillings)
        }
        other => other.to_string(),
    }
}

fn short(texts: &Texts) -> Wording {
    Wording::new(texts.language(), Naming::Short)
}

fn fill(key: &str, args: Vec<(&'static str, String)>, texts: &Texts) -> String {
    let fillings: Vec<_> = args
        .into_iter()
        .map(|(name, value)| (name, value.into()))
        .collect();
    texts.fill(key, &fillings)
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit, House};
    use novena_formats::ParseError;
    use novena_techniques::{Kind, Step};
    use novena_texts::Language;

    use super::*;
    use crate::texts;

    #[test]
    fn every_id_has_a_text_in_every_language() {
        let families: [(&str, &[&str]); 3] = [
            ("fault", Fault::IDS),
            ("failure", Failure::IDS),
            ("read", ReadError::IDS),
        ];
        for &language in Language::ALL {
            let texts = texts::of(language);
            for (family, ids) in families {
                for id in ids {
                    let key = format!("{family}-{id}");
                    assert!(texts.find(&key).is_some(), "{language:?}: {key}");
                }
            }
        }
    }

    /// Checks that each sentence contains all of its arguments.
    #[test]
    fn sentences_contain_their_arguments() {
        let (corner, five) = (Cell::at(0, 0), Digit::ALL[4]);
        let step = Box::new(Step::place(Kind::HIDDEN_SINGLE, corner.with(five)));
        let deduction = step.deductions[0];
        for &language in Language::ALL {
            let texts = texts::of(language);
            let wording = short(&texts);
            let digit = Digit::ALL[8];
            let wrong = Fault::Filled { deduction, digit };
            for (sentence, expected) in [
                (fault(&wrong, &texts), ["r1c1=5", "9"]),
                (
                    path_fault(
                        &PathFault {
                            step: 6,
                            kind: Some(Kind::X_WING),
                            fault: wrong,
                        },
                        &wording,
                        &texts,
                    ),
                    ["7", "r1c1=5"],
                ),
                (
                    failure(
                        &Failure::Unsound {
                            step: step.clone(),
                            fault: wrong,
                        },
                        &texts,
                    ),
                    ["hidden-single", "9"],
                ),
                (
                    failure(
                        &Failure::Malformed(ParseError::CellCount { found: 7 }),
                        &texts,
                    ),
                    ["81", "7"],
                ),
                (
                    read(
                        &ReadError::Impossible {
                            at: "entries",
                            contradiction: Contradiction::NotACandidate(corner.with(five)),
                        },
                        &texts,
                    ),
                    ["entries", "r1c1"],
                ),
                (
                    contradiction(
                        Contradiction::NoPlaceFor(five, House::box_(2)),
                        &wording,
                        &texts,
                    ),
                    ["5", "3"],
                ),
            ] {
                for part in expected {
                    assert!(
                        sentence.contains(part),
                        "{language:?}: {part} in {sentence}"
                    );
                }
            }
        }
    }
}
