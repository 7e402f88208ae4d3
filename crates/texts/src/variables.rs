//! The variables that a step provides for sentences. They are described at the top of
//! `locales/en.ftl`.

use std::borrow::Cow;

use fluent_bundle::FluentArgs;
use novena_core::{Candidate, Cell, CellSet, DigitSet, House, HouseSet};
use novena_techniques::{AlmostLockedSet, Exhibit, Kind, Link, Role, Rung, Step, blocked_part};

use crate::phrases::{Phrases, Relation, at_start};

/// The variables to fill. A step could fill a hundred variables, but a sentence uses only a handful
/// of them.
#[derive(Clone, Copy)]
pub(crate) enum VariableFilter<'a> {
    /// The variables used by up to two messages.
    Of([&'a [&'static str]; 2]),
    /// All variables, for tests.
    #[cfg(test)]
    All,
}

impl VariableFilter<'_> {
    /// Whether the given parts together form the name of a wanted variable.
    fn has(self, parts: [&str; 4]) -> bool {
        let length = parts.iter().map(|part| part.len()).sum::<usize>();
        let is_joined = |name: &&str| {
            name.len() == length && {
                let mut rest = *name;
                parts.iter().all(|part| {
                    let after = rest.strip_prefix(part);
                    rest = after.unwrap_or_default();
                    after.is_some()
                })
            }
        };
        match self {
            Self::Of(texts) => texts.iter().copied().flatten().any(is_joined),
            #[cfg(test)]
            Self::All => true,
        }
    }
}

/// All wanted variables that a step's evidence and deductions can fill on a given rung, by name.
/// Anything that the rung does not reveal is absent, so that sentences cannot give it away.
pub(crate) fn variables(
    step: &Step,
    rung: Rung,
    phrases: Phrases<'_>,
    filter: VariableFilter<'_>,
) -> FluentArgs<'static> {
    let mut variables = Variables {
        phrases,
        filter,
        filled: FluentArgs::new(),
    };
    let reveals = rung.reveals();
    if reveals.argument {
        variables.deductions(step);
    }
    let mut seen: Vec<(Role, usize)> = Vec::new();
    for evidence in &step.evidence {
        let role = evidence.role;
        let known = seen.iter().position(|(other, _)| *other == role);
        let place = known.unwrap_or(seen.len());
        if known.is_none() {
            seen.push((role, 0));
        }
        seen[place].1 += 1;
        let number = seen[place].1;
        let name = match number {
            1 => Cow::Borrowed(role.id()),
            _ => Cow::Owned(format!("{role}-{number}")),
        };
        if reveals.argument {
            variables.exhibit(&name, &evidence.exhibit);
        } else if reveals.area && role.is_area() {
            variables.area(&name, &evidence.exhibit);
        }
    }
    for (role, _) in seen {
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

/// The cells that the links visit, in order. `None` if a link does not start where the one before
/// it ends, or if the links visit a cell twice.
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
    filter: VariableFilter<'a>,
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
            self.text("placed", |phrases| phrases.placed(&placed));
        }
        if !removed.is_empty() {
            self.text("removed", |phrases| phrases.removed(&removed));
        }
        self.text("ruled-out-each", |phrases| phrases.placed(&removed));
        self.text("result", |phrases| phrases.result(&placed, &removed));
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
            // Other exhibits become missing variables, which tests detect.
            _ => {}
        }
    }

    /// Fills in the area of an exhibit, without its digits.
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

    /// Fills in the digit of the links, and their cells in order if the links do not fork.
    /// `implications.rs` puts the links into words one by one.
    fn links(&mut self, name: &str, links: &[Link]) {
        self.count(name, links.len());
        let Some(first) = links.first() else { return };
        self.digits(&format!("{name}-digit"), first.from.digit.into());
        let path = path(links).unwrap_or_default();
        self.count("chain", path.len());
        self.text("chain", |phrases| phrases.cells_in_order(&path));
    }

    /// Fills in the sets with their digits, and a sentence for each petal of a death blossom. The
    /// step lists the digits of the stem and the sets of the petals in the same order.
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
        self.text("set-each-or", |phrases| phrases.either_set(&sets));
        if !self.filter.has(["petals", "", "", ""]) {
            return;
        }
        // Two petals may be the same set, which has only one letter.
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
        self.text("petals", |_| petals.join(" "));
    }

    /// Fills in the blockers that exclude a digit from the rest of a house: "in row 1 (r1c7) or
    /// column 2 (r8c2)".
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
        self.text("blocked", |phrases| phrases.blocked(&blockers));
        self.count("blocked", blockers.len());
        let ruled_out = cells(Role::RuledOut);
        self.cells("ruled-out", ruled_out);
    }

    /// Fills in the digits that exclude all others from the cell of a naked single ("row 1 has 4
    /// and 9, and column 7 has 3"), and the digits that earlier steps ruled out.
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
        self.text("taken", |phrases| phrases.taken(&taken));
        self.count("taken", taken.len());
        if step.exhibits(Role::RuledOut).next().is_none() {
            self.digits("ruled-out", DigitSet::EMPTY);
        }
    }

    /// Fills in, for each case, the digits that it assumes and the cell that its consequence
    /// concerns.
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

    /// Fills in the number of pairs of colours that see each other, with one colour from each of
    /// two groups.
    fn clashes(&mut self, step: &Step) {
        if !self.filter.has(["clash", "-count", "", ""]) {
            return;
        }
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
        self.text(name, |phrases| phrases.digits(digits));
        self.form("the-", name, "", |phrases| phrases.the_digits(digits));
        self.form("", name, "-or", |phrases| phrases.either_digit(digits));
        self.count(name, digits.len());
    }

    fn cells(&mut self, name: &str, cells: CellSet) {
        for relation in Relation::ALL {
            self.form(relation.prefix(), name, "", |phrases| {
                phrases.cells(cells, relation)
            });
        }
        self.form("", name, "-or", |phrases| phrases.either_cell(cells));
        self.form("in-", name, "-or", |phrases| phrases.either_in_cells(cells));
        self.count(name, cells.len());
    }

    /// Fills in the cells in all exhibits with a given role, one after the other, and their total
    /// number without duplicates.
    fn all_cells(&mut self, step: &Step, role: Role) {
        let exhibits = || {
            step.exhibits(role).filter_map(|exhibit| match exhibit {
                Exhibit::Cells(cells) => Some(*cells),
                _ => None,
            })
        };
        if exhibits().next().is_none() {
            return;
        }
        self.form("", role.id(), "-all", |phrases| {
            let each = exhibits().map(|cells| phrases.cells(cells, Relation::Bare));
            each.collect::<Vec<_>>().join("; ")
        });
        let all = exhibits().fold(CellSet::EMPTY, |all, cells| all | cells);
        self.count_of(role.id(), "-all", all.len());
    }

    /// Fills in the digits in all exhibits with a given role, one after the other: "1 and 2; 3 and
    /// 4".
    fn all_digits(&mut self, step: &Step, role: Role) {
        let exhibits = || {
            step.exhibits(role).filter_map(|exhibit| match exhibit {
                Exhibit::Digits(digits) => Some(*digits),
                _ => None,
            })
        };
        if exhibits().next().is_some() {
            self.form("", role.id(), "-all", |phrases| {
                let each = exhibits().map(|digits| phrases.digits(digits));
                each.collect::<Vec<_>>().join("; ")
            });
        }
    }

    /// Fills in candidates. If all of them have the same digit, only their cells are named. The
    /// list may be empty, because sentences may depend on the number of candidates.
    fn candidates(&mut self, name: &str, candidates: &[Candidate]) {
        self.form("", name, "-each", |phrases| phrases.candidates(candidates));
        self.form("", name, "-grouped", |phrases| phrases.placed(candidates));
        let digits: DigitSet = candidates.iter().map(|candidate| candidate.digit).collect();
        self.digits(&format!("{name}-digits"), digits);
        if digits.len() <= 1 {
            let cells = candidates.iter().map(|candidate| candidate.cell);
            return self.cells(name, cells.collect());
        }
        self.text(name, |phrases| phrases.candidates(candidates));
        self.count(name, candidates.len());
    }

    fn houses(&mut self, name: &str, houses: HouseSet) {
        for relation in Relation::ALL {
            self.form(relation.prefix(), name, "", |phrases| {
                phrases.houses(houses, relation)
            });
        }
        self.count(name, houses.len());
    }

    /// Fills in a phrase, and its form at the start of a sentence.
    fn text(&mut self, name: &str, phrase: impl FnOnce(Phrases<'_>) -> String) {
        self.form("", name, "", phrase);
    }

    /// Does the same as [`Self::text`] with a name given in parts, so that unwanted variables cost
    /// nothing.
    fn form(
        &mut self,
        before: &str,
        name: &str,
        after: &str,
        phrase: impl FnOnce(Phrases<'_>) -> String,
    ) {
        let start = self.filter.has([before, name, after, "-start"]);
        let plain = self.filter.has([before, name, after, ""]);
        if !start && !plain {
            return;
        }
        let phrase = phrase(self.phrases);
        if start {
            let name = format!("{before}{name}{after}-start");
            self.filled.set(name, at_start(&phrase));
        }
        if plain {
            self.filled.set(format!("{before}{name}{after}"), phrase);
        }
    }

    /// Fills in a number, for plural forms.
    fn count(&mut self, name: &str, count: usize) {
        self.count_of(name, "", count);
    }

    fn count_of(&mut self, name: &str, after: &str, count: usize) {
        if self.filter.has([name, after, "-count", ""]) {
            self.filled.set(format!("{name}{after}-count"), count);
        }
    }
}

#[cfg(test)]
mod tests;
