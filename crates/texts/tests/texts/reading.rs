use std::collections::BTreeSet;

use novena_techniques::{Kind, Step};
use novena_texts::{Language, Naming, Rung, Wording};

/// Reads every rung of the given steps in every language, and collects problems.
pub(crate) struct Reader {
    wordings: Vec<(Language, Naming, Wording)>,
    problems: BTreeSet<(Kind, String)>,
}

impl Reader {
    pub(crate) fn new() -> Self {
        let mut wordings = Vec::new();
        for &language in Language::ALL {
            for naming in [Naming::Short, Naming::Spoken] {
                wordings.push((language, naming, Wording::new(language, naming)));
            }
        }
        Self {
            wordings,
            problems: BTreeSet::new(),
        }
    }

    pub(crate) fn read(&mut self, step: &Step) {
        for (language, naming, wording) in &self.wordings {
            for rung in Rung::ALL {
                let at = format!("{rung:?} {language:?} {naming:?}");
                let missing = wording.missing(step, rung);
                if !missing.is_empty() {
                    let problem = format!("{at}: missing {}", missing.join(" "));
                    self.problems.insert((step.kind, problem));
                    continue;
                }
                let sentence = wording.sentence(step, rung);
                if let Some(fault) = fault(&sentence) {
                    // One example of each problem is enough.
                    let is_new = !self.problems.iter().any(|(kind, problem)| {
                        *kind == step.kind && problem.starts_with(&format!("{at}: {fault}"))
                    });
                    if is_new {
                        let problem = format!("{at}: {fault}: {sentence}");
                        self.problems.insert((step.kind, problem));
                    }
                }
            }
        }
    }

    /// Fails with all problems.
    pub(crate) fn finish(self) {
        let lines: Vec<String> = self
            .problems
            .iter()
            .map(|(kind, problem)| format!("{kind} {problem}"))
            .collect();
        assert!(lines.is_empty(), "\n{}", lines.join("\n"));
    }
}

/// The fault found in text that consists of one or more sentences, if any.
fn fault(text: &str) -> Option<&'static str> {
    if text.contains(['{', '}', '$']) {
        Some("a place is not filled")
    } else if text.contains("  ") || text.trim() != text {
        Some("too many spaces")
    } else if text.contains(" .") || text.contains(" ,") {
        Some("a space before a full stop or comma")
    } else if !text.ends_with(['.', '?']) {
        Some("no full stop or question mark")
    } else if !sentences(text).all(starts_well) {
        Some("a sentence does not start with a capital")
    } else {
        None
    }
}

fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split(". ").flat_map(|part| part.split("? "))
}

/// Whether a sentence does not start with a lower-case letter. Short cell names are exempt.
fn starts_well(sentence: &str) -> bool {
    match sentence.as_bytes() {
        [b'r', row, b'c', column, ..] => row.is_ascii_digit() && column.is_ascii_digit(),
        _ => !sentence.starts_with(char::is_lowercase),
    }
}

#[test]
fn faults_are_found() {
    for (text, expected) in [
        ("In row 2, 4 fits only in r1c1. r1c1 is 4.", None),
        ("Look at { $cells }.", Some("a place is not filled")),
        ("Look at  r1c1.", Some("too many spaces")),
        ("Look at .", Some("a space before a full stop or comma")),
        ("Look at r1c1", Some("no full stop or question mark")),
        ("look.", Some("a sentence does not start with a capital")),
        (
            "One. row 1 is.",
            Some("a sentence does not start with a capital"),
        ),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
}
