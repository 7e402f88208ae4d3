//! Death blossom: a stem cell, and a petal for each of its candidates.
//!
//! The petal for a candidate is an almost locked set in which all places for the candidate's digit
//! see the stem. Whichever digit the stem holds, the corresponding petal lacks it and holds all its
//! other digits. If all petals have a digit z that the stem does not have, at least one of the
//! petals therefore holds z, and no cell that sees every z in all petals can hold it.
//!
//! ```text
//! abc -z .  | .  az .     the stem r1c1 with the petals r1c5 for a, r3c2 for b, and
//! .   .  .  | .  .  .     r5c1 with r5c2 for c: a stem of c makes r5c1 d and r5c2 z
//! .   bz .  | .  .  .
//! ----------+---------
//! .   .  .  | .  .  .
//! cd  dz .  | .  .  .
//! ```
//!
//! A death blossom whose stem has two candidates is an ALS-XY-wing in another form.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, DigitSet};

use super::gather::{PatternTable, Removal};
use super::web::{Web, numbers};
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct DeathBlossom {
    /// Whether petals may share cells.
    overlap: bool,
}

impl DeathBlossom {
    pub(crate) const APART: Self = Self { overlap: false };
    pub(crate) const OVERLAPPING: Self = Self { overlap: true };
}

impl Technique for DeathBlossom {
    fn kind(&self) -> Kind {
        Kind::DEATH_BLOSSOM
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let web = position.web(self.overlap);
        let mut gathered = PatternTable::new();
        for stem in position.open_cells() {
            let digits = position[stem];
            if digits.len() < 2 {
                continue;
            }
            let mut search = Search {
                web,
                overlap: self.overlap,
                stem,
                petals: Vec::new(),
                gathered: &mut gathered,
            };
            if let Some(targets) = search.possible_targets(digits) {
                search.choose(digits, &targets);
            }
        }
        gathered.report(found, |removal, (stem, petals)| {
            let step = Step::remove(Kind::DEATH_BLOSSOM, position, removal.candidates())?;
            let removed: DigitSet = removal.candidates().map(|gone| gone.digit).collect();
            let in_petal = |all: CellSet, &petal: &usize| all | web.sets[petal].cells;
            let mut step = step
                .because(Role::Digit, removed)
                .because(Role::Pivot, stem)
                .because(Role::Linked, position[stem])
                .because(Role::Cells, petals.iter().fold(CellSet::EMPTY, in_petal));
            for petal in petals {
                step = step.because(Role::Set, web.sets[petal].exhibit());
            }
            Some(step)
        })
    }
}

/// Cells by digit.
type Targets = [CellSet; 9];

/// The search for the petals of one stem.
struct Search<'a> {
    web: &'a Web,
    overlap: bool,
    stem: Cell,
    /// The chosen petals, in the order of the stem's candidates.
    petals: Vec<usize>,
    gathered: &'a mut PatternTable<(Cell, Vec<usize>)>,
}

impl Search<'_> {
    /// The candidates that could be eliminated, or `None` if there are none. A candidate qualifies
    /// if, for every candidate in the stem, it sees all places for its own digit in at least one
    /// possible petal.
    fn possible_targets(&self, digits: DigitSet) -> Option<Targets> {
        let mut targets = [CellSet::EMPTY; 9];
        for z in !digits {
            targets[z.index()] = CellSet::ALL;
        }
        for digit in digits {
            let mut reached = [CellSet::EMPTY; 9];
            for petal in numbers(self.web.blinded(digit, self.stem)) {
                let set = &self.web.sets[petal];
                for z in set.digits - digits {
                    reached[z.index()] |= set.seen(z);
                }
            }
            targets = both(&targets, |z| reached[z.index()])?;
        }
        Some(targets)
    }

    /// Chooses petals for the given candidates of the stem. Each candidate in `targets` sees all
    /// places for its digit in every petal chosen so far.
    fn choose(&mut self, digits: DigitSet, targets: &Targets) {
        let Some(digit) = digits.first() else {
            return self.gather(targets);
        };
        let web = self.web;
        for petal in numbers(web.blinded(digit, self.stem)) {
            let set = &web.sets[petal];
            let Some(targets) = both(targets, |z| set.seen(z)) else {
                continue;
            };
            let clashes = |&other: &usize| !(web.sets[other].cells & set.cells).is_empty();
            if self.overlap || !self.petals.iter().any(clashes) {
                self.petals.push(petal);
                self.choose(digits.without(digit), &targets);
                self.petals.pop();
            }
        }
    }

    fn gather(&mut self, targets: &Targets) {
        let mut removal = Removal::default();
        for z in Digit::ALL {
            removal.add(z, targets[z.index()]);
        }
        let burden = (self.petals.len(), self.web.cell_count(&self.petals));
        let blossom = || (self.stem, self.petals.clone());
        self.gathered.offer(removal, burden, blossom);
    }
}

/// The targets that are also in `others`, or `None` if there are none.
fn both(targets: &Targets, others: impl Fn(Digit) -> CellSet) -> Option<Targets> {
    let mut left = *targets;
    let mut all = CellSet::EMPTY;
    for digit in Digit::ALL {
        left[digit.index()] &= others(digit);
        all |= left[digit.index()];
    }
    (!all.is_empty()).then_some(left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Exhibit;
    use crate::sketch::{check, position, steps};

    const APART: &DeathBlossom = &DeathBlossom::APART;

    // a = 1, b = 2, c = 3, d = 4 and z = 5, as in the picture.
    const BLOSSOM: &str = "r1c1=123 r1c5=15 r3c2=25 r5c1=34 r5c2=45";

    #[test]
    fn one_of_three_petals_holds_z() {
        check(APART, BLOSSOM, &["r1c2<>5"]);
        check(
            APART,
            "r1c1=123 r5c1=15 r2c3=25 r1c5=34 r2c5=45",
            &["r2c1<>5"],
        );
    }

    #[test]
    fn every_candidate_needs_a_petal() {
        check(APART, &BLOSSOM.replace("r1c1=123", "r1c1=1236"), &[]);
    }

    #[test]
    fn the_stem_must_see_all_of_its_candidate() {
        check(APART, &BLOSSOM.replace("r1c5=15", "r2c5=15"), &[]);
        check(APART, &BLOSSOM.replace("r5c2=45", "r5c2=345"), &[]);
    }

    #[test]
    fn all_petals_must_share_z() {
        check(APART, &BLOSSOM.replace("r3c2=25", "r3c2=26"), &[]);
    }

    #[test]
    fn the_stem_must_not_have_z() {
        check(APART, &BLOSSOM.replace("r1c1=123", "r1c1=1235"), &[]);
    }

    #[test]
    fn petals_are_in_the_order_of_the_candidates() {
        let found = steps(APART, &position(BLOSSOM));
        let petals: Vec<String> = found[0]
            .exhibits(Role::Set)
            .map(|set| match set {
                Exhibit::Set { cells, digits } => format!("{cells}={digits}"),
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(petals, ["r1c5=15", "r3c2=25", "r5c1 r5c2=345"]);
    }

    // The set consisting of r2c1 and r2c2 serves both 2 and 3.
    const SHARED: &str = "r1c1=123 r1c5=15 r2c1=235 r2c2=25";

    #[test]
    fn petals_share_cells_only_if_allowed() {
        check(APART, SHARED, &[]);
        let removed = "r1c2<>5 r1c3<>5 r2c4<>5 r2c5<>5 r2c6<>5";
        check(&DeathBlossom::OVERLAPPING, SHARED, &[removed]);
    }
}
