//! What a step can fill a sentence with: the head of `locales/en.ftl` describes it.

use std::collections::BTreeMap;

use fluent_bundle::FluentArgs;
use novena_core::{Candidate, Cell, CellSet, DigitSet, House, HouseSet};
use novena_techniques::{AlmostLockedSet, Exhibit, Kind, Link, Role, Rung, Step, blocked_part};

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
        variables.sets(step);
        variables.clashes(step);
    }
    variables.filled
}

/// The cells of links that join one cell to the next, none of them twice.
fn path(links: &[Link]) -> Option<Vec<Cell>> {
    let single = |cells: CellSet| cells.first().filter(|_| cells.len() == 1);
    let mut path = vec![single(links.first()?.from.cells)?];
    for link in links {
        let (from, to) = (single(link.from.cells)?, single(link.to.cells)?);
        if path.last() != Some(&from) || path.contains(&to) {
            return None;
        }
        path.push(to);
    }
    Some(path)
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
        self.text("ruled-out-each", &self.phrases.placed(&removed));
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
            Exhibit::Links(links) => self.links(name, links),
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

    /// `explanation.rs` words links one by one; here are their digit, and their cells in
    /// order if they do not fork.
    fn links(&mut self, name: &str, links: &[Link]) {
        self.count(name, links.len());
        let Some(first) = links.first() else { return };
        self.digits(&format!("{name}-digit"), first.from.digit.into());
        let path = path(links).unwrap_or_default();
        self.count("chain", path.len());
        self.text("chain", &self.phrases.cells_in_order(&path));
    }

    /// The sets with their digits; and a sentence for each petal of a death blossom: the digits
    /// of the stem and their sets come in one order.
    fn sets(&mut self, step: &Step) {
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
        let sets: Vec<(CellSet, DigitSet)> = sets.collect();
        self.text("set-each-or", &self.phrases.either_set(&sets));
        // Two petals may be one set, which has one letter.
        let lettered: Vec<(char, AlmostLockedSet)> =
            ('A'..='Z').zip(step.lettered_sets()).collect();
        let petals = digits
            .flatten()
            .zip(sets)
            .filter_map(|(digit, (cells, _))| {
                let mut known = lettered.iter();
                let (letter, set) = known.find(|(_, set)| set.cells == cells)?;
                Some(self.phrases.petal(*letter, digit, *set))
            });
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
        let Some(house) = house else {
            return self.taken(step);
        };
        let blockers: Vec<(House, Cell)> = cells(Role::Blocker)
            .iter()
            .map(|blocker| (blocked_part(house, blocker), blocker))
            .collect();
        self.text("blocked", &self.phrases.blocked(&blockers));
        self.count("blocked", blockers.len());
        let ruled_out = cells(Role::RuledOut);
        self.cells("ruled-out", ruled_out);
    }

    /// What keeps the other digits out of the cell of a naked single: "row 1 has 4 and 9, and column
    /// 7 has 3", and the digits that earlier steps ruled out.
    fn taken(&mut self, step: &Step) {
        let Some(found) = step.placements().next() else {
            return;
        };
        if step.kind != Kind::NAKED_SINGLE {
            return;
        }
        let houses = |cells: CellSet| {
            let mut houses = found.cell.houses().into_iter();
            houses.find(|house| house.cells().is_superset(cells))
        };
        let taken = step
            .exhibits(Role::Blocker)
            .filter_map(|exhibit| match exhibit {
                Exhibit::Set { cells, digits } => Some((houses(*cells)?, *digits)),
                _ => None,
            });
        let taken: Vec<(House, DigitSet)> = taken.collect();
        self.text("taken", &self.phrases.taken(&taken));
        self.count("taken", taken.len());
        if step.exhibits(Role::RuledOut).next().is_none() {
            self.digits("ruled-out", DigitSet::EMPTY);
        }
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

    /// How many pairs of colours, one of each of two groups, see each other.
    fn clashes(&mut self, step: &Step) {
        let colour = |role| {
            let cells = step.exhibits(role).flat_map(|exhibit| match exhibit {
                Exhibit::Candidates(candidates) => candidates.as_slice(),
                _ => &[],
            });
            cells.map(|candidate| candidate.cell).collect::<CellSet>()
        };
        let first = [Role::FirstColour, Role::SecondColour].map(colour);
        let second = [Role::ThirdColour, Role::FourthColour].map(colour);
        let see = |one: CellSet, other: CellSet| {
            one.iter().any(|cell| !(cell.peers() & other).is_empty())
        };
        let clashes = first
            .into_iter()
            .flat_map(|one| second.map(|other| see(one, other)));
        self.count("clash", clashes.filter(|&clash| clash).count());
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
        let either = self.phrases.either_in_cells(cells);
        self.text(&format!("in-{name}-or"), &either);
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
        self.digits(&format!("{name}-digits"), digits);
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
mod tests;
