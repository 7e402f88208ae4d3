//! Checks what each rung may reveal. A sentence that remains the same when the digits or results
//! change cannot reveal them.

use novena_core::{Candidate, Cell, Digit, DigitSet};
use novena_techniques::{AlmostLockedSet, Deduction, Exhibit, Kind, Link, Node, Step};
use novena_texts::{Language, Naming, Rung, Wording};

use crate::kinds::steps_of_kinds;
use crate::reading::Reader;

fn other(digit: Digit) -> Digit {
    Digit::ALL[(digit.index() + 1) % 9]
}

fn others(digits: DigitSet) -> DigitSet {
    digits.iter().map(other).collect()
}

fn moved(candidate: Candidate) -> Candidate {
    candidate.cell.with(other(candidate.digit))
}

fn node(node: Node) -> Node {
    let moved = Node::new(other(node.digit), node.cells);
    match node.set {
        Some(set) => moved.in_set(AlmostLockedSet {
            cells: set.cells,
            digits: others(set.digits),
        }),
        None => moved,
    }
}

/// The same pattern with different digits.
fn with_other_digits(step: &Step) -> Step {
    let mut step = step.clone();
    for evidence in &mut step.evidence {
        match &mut evidence.exhibit {
            Exhibit::Digits(digits) | Exhibit::Set { digits, .. } => *digits = others(*digits),
            Exhibit::Candidates(candidates) => {
                *candidates = candidates.iter().copied().map(moved).collect();
            }
            Exhibit::Links(links) => {
                let change = |link: &Link| Link {
                    from: node(link.from),
                    to: node(link.to),
                    ..*link
                };
                *links = links.iter().map(change).collect();
            }
            _ => {}
        }
    }
    step
}

/// The same pattern with a different result.
fn with_other_result(step: &Step) -> Step {
    let mut step = step.clone();
    let elsewhere = Cell::at(8, 8).with(Digit::ALL[8]);
    step.deductions = vec![Deduction::Eliminate(elsewhere), Deduction::Place(elsewhere)];
    step
}

/// The kinds whose area is the cell in which they place a digit, because there is nothing else to
/// look at.
const AREA_IS_RESULT: [Kind; 2] = [Kind::NAKED_SINGLE, Kind::BUG_PLUS_ONE];

#[test]
fn no_digit_and_no_result_is_revealed_before_the_argument() {
    for &language in Language::ALL {
        for naming in [Naming::Short, Naming::Spoken] {
            let wording = Wording::new(language, naming);
            for step in steps_of_kinds() {
                let early = [Rung::Name, Rung::Where].map(|rung| wording.sentence(step, rung));
                for changed in [with_other_digits(step), with_other_result(step)] {
                    let sentences =
                        [Rung::Name, Rung::Where].map(|rung| wording.sentence(&changed, rung));
                    assert_eq!(sentences, early, "{} in {language:?}", step.kind);
                }
            }
        }
    }
}

#[test]
fn no_cell_that_gets_a_digit_is_named_before_the_argument() {
    let wording = Wording::new(Language::En, Naming::Short);
    for step in steps_of_kinds() {
        for rung in [Rung::Name, Rung::Where] {
            let sentence = wording.sentence(step, rung);
            for placed in step.placements() {
                let names = sentence.contains(&placed.cell.to_string());
                let is_area = rung == Rung::Where && AREA_IS_RESULT.contains(&step.kind);
                assert_eq!(names, is_area, "{step}: {sentence}");
            }
        }
    }
}

#[test]
fn the_first_rung_names_no_cell_and_the_last_two_name_the_result() {
    for &language in Language::ALL {
        let wording = Wording::new(language, Naming::Short);
        for step in steps_of_kinds() {
            let name = wording.sentence(step, Rung::Name);
            assert!(
                !Cell::all().any(|cell| name.contains(&cell.to_string())),
                "{name}"
            );
            for rung in [Rung::Why, Rung::Apply] {
                let sentence = wording.sentence(step, rung);
                for deduction in &step.deductions {
                    let candidate = deduction.candidate();
                    assert!(
                        sentence.contains(&candidate.cell.to_string()),
                        "{step}: {sentence}"
                    );
                    assert!(
                        sentence.contains(candidate.digit.as_char()),
                        "{step}: {sentence}"
                    );
                }
            }
        }
    }
}

/// A sentence that needs more than its rung reveals would be replaced by a generic one, which does
/// not reveal anything. There must therefore be no such sentences.
#[test]
fn every_rung_has_a_sentence_of_its_own_for_every_kind() {
    let mut reader = Reader::new();
    for step in steps_of_kinds() {
        reader.read(step);
    }
    reader.finish();
}

#[test]
fn every_rung_differs_from_the_one_before() {
    let wording = Wording::new(Language::En, Naming::Short);
    for step in steps_of_kinds() {
        let sentences = Rung::ALL.map(|rung| wording.sentence(step, rung));
        assert!(
            sentences.windows(2).all(|pair| pair[0] != pair[1]),
            "{sentences:?}"
        );
    }
}
