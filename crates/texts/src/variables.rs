//! What a step can fill a sentence with: the head of `locales/en.ftl` describes it.

use std::collections::BTreeMap;

use fluent_bundle::FluentArgs;
use novena_core::{Candidate, CellSet, DigitSet, HouseSet};
use novena_techniques::{Exhibit, Link, Role, Step};

use crate::Naming;
use crate::phrases::{Phrases, Relation, at_start};

/// Everything that a step's evidence and deductions can fill, by name.
pub(crate) fn variables(step: &Step, phrases: Phrases<'_>) -> FluentArgs<'static> {
    let mut variables = Variables {
        phrases,
        filled: FluentArgs::new(),
    };
    variables.deductions(step);
    variables.signs();
    let mut seen: BTreeMap<Role, usize> = BTreeMap::new();
    for evidence in &step.evidence {
        let number = seen.entry(evidence.role).or_default();
        *number += 1;
        match number {
            1 => variables.exhibit(evidence.role.id(), &evidence.exhibit),
            _ => variables.exhibit(&format!("{}-{number}", evidence.role), &evidence.exhibit),
        }
    }
    for role in seen.into_keys() {
        variables.all_links(step, role);
        variables.all_cells(step, role);
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
        self.count("placed", placed.len());
        self.count("removed", removed.len());
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
            Exhibit::Candidates(candidates) => self.candidates(name, candidates),
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
        for relation in Relation::ALL {
            let phrase = self.phrases.cells(cells, relation);
            self.text(&format!("{}{name}", relation.prefix()), &phrase);
        }
        self.text(&format!("{name}-or"), &self.phrases.either_cell(cells));
        self.count(name, cells.len());
    }

    /// The links of all exhibits of a role, for branches that no sentence can count.
    fn all_links(&mut self, step: &Step, role: Role) {
        let exhibits: Vec<&[Link]> = step
            .exhibits(role)
            .filter_map(|exhibit| match exhibit {
                Exhibit::Links(links) => Some(&links[..]),
                _ => None,
            })
            .collect();
        if !exhibits.is_empty() {
            let phrase = self.phrases.all_links(&exhibits);
            self.text(&format!("{role}-all"), &phrase);
            let links = exhibits.iter().map(|links| links.len()).sum();
            self.count(&format!("{role}-all"), links);
        }
    }

    /// How many cells all exhibits of a role have together: two may show the same one.
    fn all_cells(&mut self, step: &Step, role: Role) {
        let exhibits = step.exhibits(role).filter_map(|exhibit| match exhibit {
            Exhibit::Cells(cells) => Some(*cells),
            _ => None,
        });
        if let Some(cells) = exhibits.reduce(|all, cells| all | cells) {
            self.count(&format!("{role}-all"), cells.len());
        }
    }

    /// What stands in chains for links, where they are not spelled out.
    fn signs(&mut self) {
        let signs = match self.phrases.naming {
            Naming::Short => [" (=)", " (-)"],
            Naming::Spoken => ["", ""],
        };
        for (name, sign) in ["strong-sign", "weak-sign"].into_iter().zip(signs) {
            self.filled.set(name, sign);
        }
    }

    /// Candidates of one digit are told as their cells; there may be none, for sentences ask
    /// how many there are.
    fn candidates(&mut self, name: &str, candidates: &[Candidate]) {
        self.text(
            &format!("{name}-each"),
            &self.phrases.candidates(candidates),
        );
        let digits: DigitSet = candidates.iter().map(|candidate| candidate.digit).collect();
        if digits.len() <= 1 {
            let cells = candidates.iter().map(|candidate| candidate.cell);
            return self.cells(name, cells.collect());
        }
        self.text(name, &self.phrases.candidates(candidates));
        self.count(name, candidates.len());
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

#[cfg(test)]
mod tests {
    use fluent_bundle::FluentValue;
    use novena_core::{Cell, Digit, House};
    use novena_techniques::{AlmostLockedSet, Kind, Node};

    use super::*;
    use crate::{Bundle, Language};

    /// What these variables are for an English reader.
    fn check(naming: Naming, step: &Step, expected: &[(&str, &str)]) {
        let bundle = Bundle::new(Language::En, &[Language::En.source()]);
        let phrases = Phrases {
            bundle: &bundle,
            naming,
        };
        let filled = variables(step, phrases);
        for &(name, expected) in expected {
            let value = filled.get(name).map(|value| match value {
                FluentValue::Number(number) => number.as_string().into_owned(),
                FluentValue::String(text) => text.clone().into_owned(),
                other => panic!("{name}: {other:?}"),
            });
            assert_eq!(value.as_deref(), Some(expected), "{name}");
        }
    }

    fn step() -> Step {
        Step::place(Kind::SUE_DE_COQ, Cell::at(0, 0).with(Digit::ALL[4]))
    }

    #[test]
    fn each_exhibit_of_a_role_has_its_variables() {
        let [two, five] = [Digit::ALL[1], Digit::ALL[4]];
        let (a, b) = (Cell::at(2, 0), Cell::at(2, 1));
        let set = |cell: Cell, digit: Digit| Exhibit::Set {
            cells: cell.into(),
            digits: DigitSet::from(two).with(digit),
        };
        let step = step()
            .because(Role::House, House::row(2))
            .because(Role::House, House::box_(0))
            .because(Role::Set, set(a, five))
            .because(Role::Set, set(b, Digit::ALL[8]));
        check(
            Naming::Short,
            &step,
            &[
                ("house", "row 3"),
                ("in-house-start", "In row 3"),
                ("in-house-2-start", "In box 1"),
                ("set", "r3c1"),
                ("set-count", "1"),
                ("set-digits-or", "2 or 5"),
                ("set-2", "r3c2"),
                ("set-2-digits", "2 and 9"),
                ("set-2-digits-count", "2"),
            ],
        );
        check(
            Naming::Spoken,
            &step,
            &[("set-start", "Row 3 column 1"), ("set-2", "row 3 column 2")],
        );
    }

    #[test]
    fn candidates_of_one_digit_are_their_cells() {
        let four = Digit::ALL[3];
        let fins = Cell::at(0, 0).as_set() | Cell::at(0, 1).as_set();
        let mixed = vec![
            Cell::at(0, 0).with(four),
            Cell::at(0, 1).with(Digit::ALL[4]),
        ];
        let step = step()
            .because(Role::Fin, (four, fins))
            .because(Role::EndoFin, mixed);
        check(
            Naming::Short,
            &step,
            &[
                ("fin", "r1c1 and r1c2"),
                ("in-fin", "in r1c1 and r1c2"),
                ("fin-or", "r1c1 or r1c2"),
                ("fin-count", "2"),
                ("fin-each", "4 in r1c1 and 4 in r1c2"),
                ("endo-fin", "4 in r1c1 and 5 in r1c2"),
                ("endo-fin-count", "2"),
            ],
        );
    }

    #[test]
    fn links_within_a_set_name_its_cells() {
        let (a, b) = (Cell::at(0, 0), Cell::at(0, 1));
        let set = AlmostLockedSet {
            cells: a.as_set().with(b),
            digits: DigitSet::from_bits(0b111),
        };
        let [one, two] = [(a, 0), (b, 1)].map(|(cell, digit)| {
            let node = Node::new(Digit::ALL[digit], cell);
            node.in_set(set)
        });
        let step = step().because(Role::Link, vec![Link::strong(one, two)]);
        check(
            Naming::Short,
            &step,
            &[("link", "1r1c1(r1c12)=2r1c2(r1c12)"), ("link-count", "1")],
        );
        let spoken = "1 in row 1 column 1, strong link within row 1 column 1 and row 1 column 2 \
             to 2 in row 1 column 2";
        check(Naming::Spoken, &step, &[("link", spoken)]);
    }

    #[test]
    fn links_of_a_role_are_told_together() {
        let [two, five] = [Digit::ALL[1], Digit::ALL[4]];
        let node = |digit: Digit, column: usize| Node::new(digit, Cell::at(0, column));
        let first = vec![
            Link::weak(node(two, 0), node(two, 4)),
            Link::strong(node(two, 4), node(five, 4)),
        ];
        let second = vec![Link::strong(node(two, 0), node(five, 4))];
        let step = step()
            .because(Role::Link, first)
            .because(Role::Link, second);
        check(
            Naming::Short,
            &step,
            &[
                ("link", "2r1c1-2r1c5=5r1c5"),
                ("link-2", "2r1c1=5r1c5"),
                ("link-all", "2r1c1-2r1c5=5r1c5; 2r1c1=5r1c5"),
                ("link-all-count", "3"),
                ("strong-sign", " (=)"),
                ("weak-sign", " (-)"),
            ],
        );
        let spelled_out = [("strong-sign", ""), ("weak-sign", "")];
        check(Naming::Spoken, &step, &spelled_out);
    }

    #[test]
    fn a_cell_shown_twice_counts_once() {
        let (a, b) = (Cell::at(0, 0), Cell::at(4, 4));
        let once = step().because(Role::Pivot, a).because(Role::Pivot, a);
        check(Naming::Short, &once, &[("pivot-all-count", "1")]);
        let both = once.because(Role::Pivot, b);
        check(Naming::Short, &both, &[("pivot-all-count", "2")]);
    }

    #[test]
    fn deductions_have_theirs() {
        check(
            Naming::Short,
            &step(),
            &[
                ("targets", "r1c1"),
                ("targets-count", "1"),
                ("target-digits", "5"),
                ("result", "5 in r1c1"),
                ("placed", "5 in r1c1"),
            ],
        );
    }
}
