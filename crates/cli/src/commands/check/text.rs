//! Describes the findings for people.

use novena_core::{Canonical, Cell, CellSet, Conflict, DigitSet, PatternSymmetry, Puzzle};
use novena_formats::{Format, Record};
use novena_kernel::inspect::{Backdoors, Misprint, PossibleDigits};
use novena_texts::{Naming, Wording};

use super::inspection::{Finding, Inspection, SeveralSolutions};
use crate::texts::Texts;

/// The maximum number of sets to show in a long list.
const SHOWN: usize = 12;

/// Describes findings in one language.
pub(super) struct InspectionText<'a> {
    texts: &'a Texts,
    wording: Wording,
}

impl<'a> InspectionText<'a> {
    pub(super) fn new(texts: &'a Texts) -> Self {
        Self {
            texts,
            wording: Wording::new(texts.language(), Naming::Short),
        }
    }

    /// Returns the verdict, with the findings below it.
    pub(super) fn lines(&self, verdict: String, inspection: &Inspection) -> Vec<String> {
        let mut findings = vec![
            self.counted("check-givens", inspection.givens, "", ""),
            self.symmetry(inspection.pattern),
            self.canonical(&inspection.canonical),
        ];
        match &inspection.finding {
            Finding::Unique {
                redundant,
                backdoors,
            } => {
                findings.push(self.redundancy(*redundant));
                findings.push(self.backdoors(backdoors));
            }
            Finding::Several(several) => self.several(several, &mut findings),
            Finding::None {
                conflicts,
                misprints,
            } => {
                findings.extend(conflicts.iter().map(|conflict| self.conflict(conflict)));
                self.misprints(misprints, &mut findings);
            }
        }
        let findings = findings.into_iter().map(|line| format!("  {line}"));
        std::iter::once(verdict).chain(findings).collect()
    }

    /// Returns a message that contains a number and names the thing it counts.
    fn counted(&self, key: &str, count: usize, name: &str, filling: &str) -> String {
        let mut fillings = vec![("count", count.into())];
        if !name.is_empty() {
            fillings.push((name, filling.into()));
        }
        self.texts.fill(key, &fillings)
    }

    /// Returns the symmetries of the pattern, except those that another symmetry implies.
    fn symmetry(&self, givens: CellSet) -> String {
        let names: Vec<String> = PatternSymmetry::largest_of(givens)
            .map(|symmetry| self.wording.symmetry(symmetry))
            .collect();
        let names = names.join(", ");
        self.texts
            .fill("check-symmetry", &[("symmetries", names.into())])
    }

    /// Returns the canonical form that the puzzle shares with all equivalent puzzles, and the
    /// number of the puzzle's automorphisms.
    fn canonical(&self, canonical: &Canonical<Puzzle>) -> String {
        let fillings = [
            ("form", canonical.form.to_string().into()),
            ("count", canonical.automorphisms.to_string().into()),
        ];
        self.texts.fill("check-canonical", &fillings)
    }

    fn redundancy(&self, redundant: CellSet) -> String {
        if redundant.is_empty() {
            self.texts.get("check-minimal")
        } else {
            let cells = redundant.to_string();
            self.counted("check-redundant", redundant.len(), "cells", &cells)
        }
    }

    fn backdoors(&self, backdoors: &Backdoors) -> String {
        let key = match backdoors.size {
            Some(0) => return self.texts.get("check-backdoors-none"),
            Some(1) => "check-backdoors-cells",
            Some(_) => "check-backdoors-pairs",
            None => return self.texts.get("check-backdoors-more"),
        };
        let sets = &backdoors.sets;
        let named: Vec<String> = match backdoors.size {
            Some(1) => sets.iter().map(ToString::to_string).collect(),
            _ => sets.iter().take(SHOWN).map(ToString::to_string).collect(),
        };
        let list = self.cut(named.join(", "), sets.len() - named.len());
        self.counted(key, sets.len(), "sets", &list)
    }

    /// Returns a list of items, followed by the number of items that were left out.
    fn cut(&self, list: String, left_out: usize) -> String {
        if left_out == 0 {
            return list;
        }
        self.counted("check-and-more", left_out, "list", &list)
    }

    fn several(&self, several: &SeveralSolutions, findings: &mut Vec<String>) {
        let number = several.number();
        findings.push(
            self.texts
                .fill("check-solutions", &[("count", number.into())]),
        );
        if let Some(next) = several.next {
            let fillings = [
                ("digit", next.candidate.digit.to_string().into()),
                ("cell", next.candidate.cell.to_string().into()),
                ("count", next.solutions.into()),
            ];
            findings.push(self.texts.fill("check-next", &fillings));
        }
        let differing = several.possible.differing();
        findings.push(self.counted("check-differing", differing.len(), "", ""));
        findings.extend(drawn(&several.possible).lines().map(str::to_owned));
        let sets = &several.unavoidable.sets;
        findings.push(self.counted("check-unavoidable", sets.len(), "", ""));
        let shown = sets.iter().take(SHOWN);
        findings.extend(shown.map(|set| format!("  {set}")));
        if sets.len() > SHOWN {
            findings.push(self.cut("  …".to_owned(), sets.len() - SHOWN));
        }
        if !several.unavoidable.complete {
            findings.push(self.texts.get("check-unavoidable-more"));
        }
    }

    fn conflict(&self, conflict: &Conflict) -> String {
        let fillings = [
            ("digit", conflict.digit.to_string().into()),
            (
                "in-house",
                self.wording.in_houses(conflict.house.into()).into(),
            ),
            ("cells", conflict.cells.to_string().into()),
        ];
        self.texts.fill("check-conflict", &fillings)
    }

    /// Reports the misprints. Those that can be fixed by changing one digit are listed
    /// individually; the others are reported together.
    fn misprints(&self, misprints: &[Misprint], findings: &mut Vec<String>) {
        if misprints.is_empty() {
            findings.push(self.texts.get("check-no-misprint"));
        }
        let mut vague = CellSet::EMPTY;
        for misprint in misprints {
            let Some(digit) = misprint.instead else {
                vague.insert(misprint.cell);
                continue;
            };
            let fillings = [
                ("cell", misprint.cell.to_string().into()),
                ("digit", digit.to_string().into()),
            ];
            findings.push(self.texts.fill("check-misprint", &fillings));
        }
        if !vague.is_empty() {
            let cells = vague.to_string();
            findings.push(self.counted("check-misprint-vague", vague.len(), "cells", &cells));
        }
    }
}

/// Returns a grid that shows the candidates of the cells that differ between solutions, and a dot
/// for each of the remaining cells.
fn drawn(possible: &PossibleDigits) -> String {
    let differing = possible.differing();
    let marks = std::array::from_fn(|index| {
        let cell = Cell::from_index(index);
        if differing.contains(cell) {
            possible[cell]
        } else {
            DigitSet::EMPTY
        }
    });
    let mut out = Vec::new();
    let record = Record::new(Puzzle::EMPTY).with_marks(marks);
    let Ok(_) = Format::MARKS.write(&record, &mut out) else {
        unreachable!("writing to memory cannot fail");
    };
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use novena_texts::Language;

    use super::*;
    use crate::texts;

    #[test]
    fn implied_symmetries_are_not_named() {
        let texts = texts::of(Language::En);
        let sentence = |cells| InspectionText::new(&texts).symmetry(cells);
        let quarter = PatternSymmetry::Rotational90.orbit(Cell::at(0, 1));
        assert_eq!(sentence(quarter), "Symmetry of the pattern: quarter turn.");
        assert_eq!(sentence(CellSet::ALL), "Symmetry of the pattern: full.");
        let corner = Cell::at(0, 1).as_set();
        assert_eq!(sentence(corner), "Symmetry of the pattern: none.");
    }

    #[test]
    fn backdoors_of_more_than_two_cells_are_described() {
        let texts = texts::of(Language::En);
        let beyond = Backdoors {
            size: None,
            sets: Vec::new(),
        };
        assert_eq!(
            InspectionText::new(&texts).backdoors(&beyond),
            "Singles need the digits of more than two cells to solve it."
        );
    }

    #[test]
    fn a_long_list_gives_the_number_of_omitted_items() {
        let texts = texts::of(Language::En);
        let pairs = CellSet::ALL.pairs().map(|(a, b)| a.as_set().with(b));
        let many = Backdoors {
            size: Some(2),
            sets: pairs.take(SHOWN + 3).collect(),
        };
        let sentence = InspectionText::new(&texts).backdoors(&many);
        assert!(sentence.contains("these 15 pairs"), "{sentence}");
        assert!(sentence.ends_with("r1c1 r2c4 and 3 more."), "{sentence}");
    }
}
