//! What a step can fill a sentence with: the head of `locales/en.ftl` describes it.

use std::collections::BTreeMap;

use fluent_bundle::FluentArgs;
use novena_core::{Candidate, Cell, CellSet, DigitSet, House, HouseSet};
use novena_techniques::{Exhibit, Role, Rung, Step, blocked_part};

use crate::phrases::{Phrases, Relation, at_start};

/// Everything that a step's evidence and deductions can fill on a rung, by name. What the rung
/// does not reveal is not there, so no sentence can tell it.
pub(crate) fn variables(step: &Step, rung: Rung, phrases: Phrases<'_>) -> FluentArgs<'static> {
    let mut variables = Variables {
        phrases,
        filled: FluentArgs::new(),
    };
    let reveals = rung.reveals();
    if reveals.argument {
        variables.deductions(step);
    }
    let mut seen: BTreeMap<Role, usize> = BTreeMap::new();
    for evidence in &step.evidence {
        let number = seen.entry(evidence.role).or_default();
        *number += 1;
        let name = match number {
            1 => evidence.role.id().to_owned(),
            _ => format!("{}-{number}", evidence.role),
        };
        if reveals.argument {
            variables.exhibit(&name, &evidence.exhibit);
        } else if reveals.area && evidence.role.is_area() {
            variables.area(&name, &evidence.exhibit);
        }
    }
    for role in seen.into_keys() {
        if reveals.argument || reveals.area && role.is_area() {
            variables.all_cells(step, role);
        }
        if reveals.argument {
            variables.all_digits(step, role);
        }
    }
    if reveals.argument {
        variables.blockers(step);
        variables.cases(step);
        variables.petals(step);
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
            // Links are told one by one, by `explanation.rs`.
            Exhibit::Links(links) => self.count(name, links.len()),
            // An exhibit that cannot be said yet is a missing variable, which tests find.
            _ => {}
        }
    }

    /// Where something is, without its digits.
    fn area(&mut self, name: &str, exhibit: &Exhibit) {
        match exhibit {
            Exhibit::Houses(houses) => self.houses(name, *houses),
            Exhibit::Cells(cells) | Exhibit::Set { cells, .. } => self.cells(name, *cells),
            Exhibit::Candidates(candidates) => {
                let cells = candidates.iter().map(|candidate| candidate.cell);
                self.cells(name, cells.collect());
            }
            Exhibit::Links(links) => {
                let cells = links.iter().map(|link| link.from.cells | link.to.cells);
                self.cells(name, cells.fold(CellSet::EMPTY, |all, cells| all | cells));
            }
            _ => {}
        }
    }

    /// A sentence for each petal of a death blossom: the digits of the stem and their sets come
    /// in one order.
    fn petals(&mut self, step: &Step) {
        let digits = step
            .exhibits(Role::Linked)
            .filter_map(|exhibit| match exhibit {
                Exhibit::Digits(digits) => Some(digits.iter()),
                _ => None,
            });
        let sets = step
            .exhibits(Role::Set)
            .filter_map(|exhibit| match exhibit {
                Exhibit::Set { cells, digits } => Some((*cells, *digits)),
                _ => None,
            });
        let petals = digits
            .flatten()
            .zip(sets)
            .map(|(digit, (cells, digits))| self.phrases.petal(digit, cells, digits));
        let petals: Vec<String> = petals.collect();
        self.text("petals", &petals.join(" "));
    }

    /// What keeps a digit out of the rest of a house: "in row 1 (r1c7) or column 2 (r8c2)".
    fn blockers(&mut self, step: &Step) {
        let house = step
            .exhibits(Role::House)
            .find_map(|exhibit| match exhibit {
                Exhibit::Houses(houses) => houses.iter().next(),
                _ => None,
            });
        let cells = |role| {
            step.exhibits(role)
                .fold(CellSet::EMPTY, |all, exhibit| match exhibit {
                    Exhibit::Cells(cells) => all | *cells,
                    _ => all,
                })
        };
        let Some(house) = house else { return };
        let blockers: Vec<(House, Cell)> = cells(Role::Blocker)
            .iter()
            .map(|blocker| (blocked_part(house, blocker), blocker))
            .collect();
        self.text("blocked", &self.phrases.blocked(&blockers));
        self.count("blocked", blockers.len());
        let ruled_out = cells(Role::RuledOut);
        self.cells("ruled-out", ruled_out);
    }

    /// Of each case the digits that it assumes, and the cell that something follows for.
    fn cases(&mut self, step: &Step) {
        let cases = step
            .exhibits(Role::Case)
            .filter_map(|exhibit| match exhibit {
                Exhibit::Candidates(candidates) => candidates.split_last(),
                _ => None,
            });
        let mut all = DigitSet::EMPTY;
        for (place, (then, assumed)) in cases.enumerate() {
            let digits: DigitSet = assumed.iter().map(|candidate| candidate.digit).collect();
            all |= digits;
            let name = match place {
                0 => "case".to_owned(),
                _ => format!("case-{}", place + 1),
            };
            self.digits(&format!("{name}-digit"), digits);
            self.cells(&format!("{name}-cell"), then.cell.into());
        }
        self.digits("case-digits", all);
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

    /// The cells of all exhibits of a role, one after the other, and how many they are together:
    /// two may show the same one.
    fn all_cells(&mut self, step: &Step, role: Role) {
        let exhibits: Vec<CellSet> = step
            .exhibits(role)
            .filter_map(|exhibit| match exhibit {
                Exhibit::Cells(cells) => Some(*cells),
                _ => None,
            })
            .collect();
        if exhibits.is_empty() {
            return;
        }
        let name = format!("{role}-all");
        let each = exhibits
            .iter()
            .map(|&cells| self.phrases.cells(cells, Relation::Bare));
        self.text(&name, &each.collect::<Vec<_>>().join("; "));
        let all = exhibits
            .into_iter()
            .fold(CellSet::EMPTY, |all, cells| all | cells);
        self.count(&name, all.len());
    }

    /// The digits of all exhibits of a role, one after the other: "1 and 2; 3 and 4".
    fn all_digits(&mut self, step: &Step, role: Role) {
        let exhibits = step.exhibits(role).filter_map(|exhibit| match exhibit {
            Exhibit::Digits(digits) => Some(self.phrases.digits(*digits)),
            _ => None,
        });
        let each: Vec<String> = exhibits.collect();
        if !each.is_empty() {
            self.text(&format!("{role}-all"), &each.join("; "));
        }
    }

    /// Candidates of one digit are told as their cells; there may be none, for sentences ask
    /// how many there are.
    fn candidates(&mut self, name: &str, candidates: &[Candidate]) {
        self.text(
            &format!("{name}-each"),
            &self.phrases.candidates(candidates),
        );
        self.text(&format!("{name}-grouped"), &self.phrases.placed(candidates));
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
    use novena_core::Digit;
    use novena_techniques::Kind;

    use super::*;
    use crate::{Bundle, Language, Naming};

    /// What these variables are for an English reader.
    fn check(naming: Naming, step: &Step, expected: &[(&str, &str)]) {
        let bundle = Bundle::new(Language::En, &[Language::En.source()]);
        let phrases = Phrases {
            bundle: &bundle,
            naming,
        };
        let filled = variables(step, Rung::Why, phrases);
        for &(name, expected) in expected {
            let value = filled.get(name).map(|value| match value {
                FluentValue::Number(number) => number.as_string().into_owned(),
                FluentValue::String(text) => text.clone().into_owned(),
                other => panic!("{name}: {other:?}"),
            });
            assert_eq!(value.as_deref(), Some(expected), "{name}");
        }
    }

    fn step_of_line() -> Step {
        step()
            .because(Role::House, House::row(0))
            .because(Role::Blocker, [Cell::at(1, 4), Cell::at(4, 8)])
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
                ("fin-grouped", "4 in r1c1 and r1c2"),
                ("endo-fin-count", "2"),
            ],
        );
    }

    #[test]
    fn a_cell_shown_twice_counts_once() {
        let (a, b) = (Cell::at(0, 0), Cell::at(4, 4));
        let once = step().because(Role::Pivot, a).because(Role::Pivot, a);
        check(Naming::Short, &once, &[("pivot-all-count", "1")]);
        let both = once.because(Role::Pivot, b);
        check(
            Naming::Short,
            &both,
            &[("pivot-all-count", "2"), ("pivot-all", "r1c1; r1c1; r5c5")],
        );
    }

    #[test]
    fn digits_of_one_role_are_told_one_after_the_other() {
        let [one, two, nine] = [Digit::ALL[0], Digit::ALL[1], Digit::ALL[8]];
        let pairs = step()
            .because(Role::Linked, one.as_set().with(two))
            .because(Role::Linked, nine);
        check(Naming::Short, &pairs, &[("linked-all", "1 and 2; 9")]);
    }

    #[test]
    fn what_blocks_a_house_is_named_with_its_part() {
        let blockers = [Cell::at(0, 6), Cell::at(7, 1)];
        let step = step()
            .because(Role::House, House::box_(0))
            .because(Role::Blocker, blockers);
        check(
            Naming::Short,
            &step,
            &[
                ("blocked", "in row 1 (r1c7) or column 2 (r8c2)"),
                ("blocked-count", "2"),
                ("ruled-out-count", "0"),
            ],
        );
        let in_line = step_of_line();
        check(
            Naming::Short,
            &in_line,
            &[("blocked", "in box 2 (r2c5) or column 9 (r5c9)")],
        );
    }

    #[test]
    fn a_case_has_its_digit_and_its_cell() {
        let [pivot, pincer] = [Cell::at(3, 2), Cell::at(4, 0)];
        let case = vec![pivot.with(Digit::ALL[6]), pincer.with(Digit::ALL[4])];
        check(
            Naming::Short,
            &step().because(Role::Case, case),
            &[
                ("case-digit", "7"),
                ("case-cell", "r5c1"),
                ("case-digits-or", "7"),
            ],
        );
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
