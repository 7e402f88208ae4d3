//! What a step can fill a sentence with: the head of `locales/en.ftl` describes it.

use std::collections::BTreeMap;

use fluent_bundle::FluentArgs;
use novena_core::{Candidate, CellSet, DigitSet, HouseSet};
use novena_techniques::{Exhibit, Role, Step};

use crate::phrases::{Phrases, Relation, at_start};

/// Everything that a step's evidence and deductions can fill, by name.
pub(crate) fn variables(step: &Step, phrases: Phrases<'_>) -> FluentArgs<'static> {
    let mut variables = Variables {
        phrases,
        filled: FluentArgs::new(),
    };
    variables.deductions(step);
    let mut seen: BTreeMap<Role, usize> = BTreeMap::new();
    for evidence in &step.evidence {
        let number = seen.entry(evidence.role).or_default();
        *number += 1;
        match number {
            1 => variables.exhibit(evidence.role.id(), &evidence.exhibit),
            _ => variables.exhibit(&format!("{}-{number}", evidence.role), &evidence.exhibit),
        }
    }
    variables.filled
}

struct Variables<'a> {
    phrases: Phrases<'a>,
    filled: FluentArgs<'static>,
}

impl Variables<'_> {
    fn deductions(&mut self, step: &Step) {
        let placed: Vec<Candidate> = step.placements().collect();
        let removed: Vec<Candidate> = step.eliminations().collect();
        let all = || placed.iter().chain(&removed);
        self.cells("targets", all().map(|candidate| candidate.cell).collect());
        self.digits(
            "target-digits",
            all().map(|candidate| candidate.digit).collect(),
        );
        if !placed.is_empty() {
            self.text("placed", &self.phrases.placed(&placed));
        }
        if !removed.is_empty() {
            self.text("removed", &self.phrases.removed(&removed));
        }
        self.text("result", &self.phrases.result(&placed, &removed));
    }

    fn exhibit(&mut self, name: &str, exhibit: &Exhibit) {
        match exhibit {
            Exhibit::Digits(digits) => self.digits(name, *digits),
            Exhibit::Cells(cells) => self.cells(name, *cells),
            Exhibit::Houses(houses) => self.houses(name, *houses),
            Exhibit::Candidates(candidates) => {
                self.text(name, &self.phrases.candidates(candidates));
                self.count(name, candidates.len());
            }
            Exhibit::Set { cells, digits } => {
                self.cells(name, *cells);
                self.digits(&format!("{name}-digits"), *digits);
            }
            Exhibit::Links(links) => {
                self.text(name, &self.phrases.links(links));
                self.count(name, links.len());
            }
            // An exhibit that cannot be said yet is a missing variable, which tests find.
            _ => {}
        }
    }

    fn digits(&mut self, name: &str, digits: DigitSet) {
        self.text(name, &self.phrases.digits(digits));
        self.text(&format!("the-{name}"), &self.phrases.the_digits(digits));
        self.text(&format!("{name}-or"), &self.phrases.either_digit(digits));
        self.count(name, digits.len());
    }

    fn cells(&mut self, name: &str, cells: CellSet) {
        self.text(name, &self.phrases.cells(cells));
        self.text(&format!("{name}-or"), &self.phrases.either_cell(cells));
        self.count(name, cells.len());
    }

    fn houses(&mut self, name: &str, houses: HouseSet) {
        for relation in Relation::ALL {
            let phrase = self.phrases.houses(houses, relation);
            self.text(&format!("{}{name}", relation.prefix()), &phrase);
        }
        self.count(name, houses.len());
    }

    /// A phrase, and the same at the start of a sentence.
    fn text(&mut self, name: &str, phrase: &str) {
        self.filled.set(format!("{name}-start"), at_start(phrase));
        self.filled.set(name.to_owned(), phrase.to_owned());
    }

    /// How many there are, for plurals.
    fn count(&mut self, name: &str, count: usize) {
        self.filled.set(format!("{name}-count"), count);
    }
}
