use fluent_bundle::FluentArgs;
use novena_core::{Cell, HouseSet, PatternSymmetry};
use novena_techniques::{Kind, Level, Step};

use crate::phrases::{Phrases, Relation};
use crate::variables::{VariableFilter, variables};
use crate::{Bundle, EachLanguage, Language, Naming, Rung};

/// Puts techniques, steps, hints and refusals into words in one language.
///
/// ```
/// use novena_techniques::{Kind, Level};
/// use novena_texts::{Language, Naming, Wording};
///
/// let wording = Wording::new(Language::En, Naming::Short);
/// assert_eq!(wording.name(Kind::HIDDEN_SINGLE), "Hidden Single");
/// assert_eq!(wording.level(Level::Unfair), "unfair");
/// ```
pub struct Wording {
    bundle: Bundle,
    naming: Naming,
}

impl Wording {
    /// The wording in a language, with a given style of naming cells.
    #[must_use]
    pub fn new(language: Language, naming: Naming) -> Self {
        let sources = [language.words(), language.source(), language.common()];
        Self {
            bundle: Bundle::new(language, &sources),
            naming,
        }
    }

    /// The shared wording for a language and a naming style. It is shared because reading a locale
    /// takes longer than producing most responses.
    ///
    /// ```
    /// # use novena_techniques::Level;
    /// # use novena_texts::{Language, Naming, Wording};
    /// let wording = Wording::shared(Language::Sv, Naming::Short);
    /// assert_eq!(wording.level(Level::Hard), "svår");
    /// ```
    #[must_use]
    pub fn shared(language: Language, naming: Naming) -> &'static Self {
        static SHORT: EachLanguage<Wording> =
            EachLanguage::new(|language| Wording::new(language, Naming::Short));
        static SPOKEN: EachLanguage<Wording> =
            EachLanguage::new(|language| Wording::new(language, Naming::Spoken));
        match naming {
            Naming::Short => SHORT.of(language),
            Naming::Spoken => SPOKEN.of(language),
        }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.bundle.language()
    }

    /// A technique's name, as shown in a list.
    #[must_use]
    pub fn name(&self, kind: Kind) -> String {
        self.bundle
            .find(&format!("name-{kind}"))
            .unwrap_or_else(|| kind.to_string())
    }

    /// The text for a hint's first rung, which states that there is a step of this kind.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// # use novena_texts::{Language, Naming, Wording};
    /// let wording = Wording::new(Language::En, Naming::Short);
    /// assert!(wording.announcement(Kind::NAKED_SINGLE).starts_with("There is a naked single"));
    /// ```
    #[must_use]
    pub fn announcement(&self, kind: Kind) -> String {
        self.bundle
            .find(&announcement_key(kind))
            .unwrap_or_else(|| {
                let name = self.name(kind);
                self.bundle
                    .fill(general_key(Rung::Name), &[("name", name.into())])
            })
    }

    /// The name of a cell, as used in sentences.
    ///
    /// ```
    /// # use novena_core::Cell;
    /// # use novena_texts::{Language, Naming, Wording};
    /// let wording = Wording::new(Language::Sv, Naming::Spoken);
    /// assert_eq!(wording.cell(Cell::at(0, 4)), "rad 1 kolumn 5");
    /// ```
    #[must_use]
    pub fn cell(&self, cell: Cell) -> String {
        self.phrases().cells(cell.into(), Relation::Bare)
    }

    /// The phrase "in these houses".
    ///
    /// ```
    /// # use novena_core::House;
    /// # use novena_texts::{Language, Naming, Wording};
    /// let wording = Wording::new(Language::Pt, Naming::Short);
    /// assert_eq!(wording.in_houses(House::box_(4).into()), "no bloco 5");
    /// ```
    #[must_use]
    pub fn in_houses(&self, houses: HouseSet) -> String {
        self.phrases().houses(houses, Relation::In)
    }

    /// A symmetry's name.
    ///
    /// ```
    /// # use novena_core::PatternSymmetry;
    /// # use novena_texts::{Language, Naming, Wording};
    /// let wording = Wording::new(Language::En, Naming::Short);
    /// assert_eq!(wording.symmetry(PatternSymmetry::Rotational180), "half turn");
    /// ```
    #[must_use]
    pub fn symmetry(&self, symmetry: PatternSymmetry) -> String {
        self.bundle.get(&format!("symmetry-{symmetry}"))
    }

    /// A level's name.
    #[must_use]
    pub fn level(&self, level: Level) -> String {
        self.bundle.get(&format!("level-{level}"))
    }

    /// The sentence for a step on a given rung of a hint. If none of the language's sentences fits,
    /// only the deductions are stated.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, House};
    /// # use novena_techniques::{Kind, Role, Step};
    /// # use novena_texts::{Language, Naming, Rung, Wording};
    /// let corner = Cell::at(0, 0).with(Digit::ALL[4]);
    /// let step = Step::place(Kind::HIDDEN_SINGLE, corner)
    ///     .because(Role::Digit, corner.digit)
    ///     .because(Role::House, House::box_(0));
    /// let wording = Wording::new(Language::En, Naming::Short);
    /// assert_eq!(
    ///     wording.sentence(&step, Rung::Where),
    ///     "Look at box 1."
    /// );
    /// ```
    #[must_use]
    pub fn sentence(&self, step: &Step, rung: Rung) -> String {
        if rung == Rung::Why {
            return self.explanation(step).paragraph();
        }
        let key = key(step, rung);
        self.bundle
            .complete(&key, &self.variables(step, rung, [&key, ""]))
            .unwrap_or_else(|_| self.general_sentence(step, rung))
    }

    /// A generic sentence that fits any step.
    pub(crate) fn general_sentence(&self, step: &Step, rung: Rung) -> String {
        let mut filled = self.variables(step, rung, [general_key(rung), ""]);
        filled.set("name", self.name(step.kind));
        self.bundle.fill_from(general_key(rung), &filled)
    }

    /// The reason why a rung's sentence cannot be used: the missing message, or the variables that
    /// the step lacks. This is used in tests, and is empty unless there is a bug.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit};
    /// # use novena_techniques::{Kind, Step};
    /// # use novena_texts::{Language, Naming, Rung, Wording};
    /// let unexplained = Step::place(Kind::HIDDEN_SINGLE, Cell::at(0, 0).with(Digit::ALL[4]));
    /// let wording = Wording::new(Language::En, Naming::Short);
    /// assert!(wording.missing(&unexplained, Rung::Apply).is_empty());
    /// assert!(!wording.missing(&unexplained, Rung::Why).is_empty());
    /// ```
    #[must_use]
    pub fn missing(&self, step: &Step, rung: Rung) -> Vec<String> {
        let filled_in = if rung == Rung::Why {
            self.argument(step).map(|_| String::new())
        } else {
            let key = key(step, rung);
            let filled = self.variables(step, rung, [&key, ""]);
            self.bundle.complete(&key, &filled)
        };
        filled_in.err().unwrap_or_default()
    }

    /// The values that a step provides for the messages with these keys.
    pub(crate) fn variables(
        &self,
        step: &Step,
        rung: Rung,
        keys: [&str; 2],
    ) -> FluentArgs<'static> {
        let filter = VariableFilter::Of(keys.map(|key| self.bundle.variables(key)));
        variables(step, rung, self.phrases(), filter)
    }

    pub(crate) const fn bundle(&self) -> &Bundle {
        &self.bundle
    }

    pub(crate) const fn phrases(&self) -> Phrases<'_> {
        Phrases {
            bundle: &self.bundle,
            naming: self.naming,
        }
    }
}

fn announcement_key(kind: Kind) -> String {
    format!("there-{kind}")
}

/// The key of the sentence for a step on a given rung.
fn key(step: &Step, rung: Rung) -> String {
    match rung {
        Rung::Name => announcement_key(step.kind),
        Rung::Where => format!("where-{}", step.kind.sentences()),
        Rung::Why => format!("why-{}", step.kind.sentences()),
        Rung::Apply => apply_key(step).to_owned(),
    }
}

fn apply_key(step: &Step) -> &'static str {
    let places = step.placements().next().is_some();
    let removes = step.eliminations().next().is_some();
    match (places, removes) {
        (true, true) => "apply-both",
        (true, false) => "apply-placed",
        (false, _) => "apply-removed",
    }
}

/// The key of the generic sentence.
const fn general_key(rung: Rung) -> &'static str {
    match rung {
        Rung::Name => "there-any",
        Rung::Where => "where-any",
        Rung::Why | Rung::Apply => "why-any",
    }
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit, DigitSet, House};
    use novena_techniques::{Deduction, Exhibit, Role};

    use super::*;

    fn check(step: &Step, rung: Rung, expected: [&str; 4]) {
        for (&language, expected) in Language::ALL.iter().zip(expected) {
            let wording = Wording::new(language, Naming::Short);
            assert_eq!(wording.sentence(step, rung), expected, "{language:?}");
        }
    }

    #[test]
    fn a_step_without_evidence_is_worded_from_its_deductions() {
        let step = Step::place(Kind::HIDDEN_SINGLE, Cell::at(0, 0).with(Digit::ALL[4]));
        check(
            &step,
            Rung::Where,
            [
                "Look for it: Hidden Single.",
                "Búscalo: Único oculto.",
                "Procure: Único oculto.",
                "Leta efter det: Dold singel.",
            ],
        );
        check(
            &step,
            Rung::Why,
            [
                "Hidden Single: 5 in r1c1.",
                "Único oculto: el 5 en r1c1.",
                "Único oculto: o 5 em r1c1.",
                "Dold singel: 5 i r1c1.",
            ],
        );
    }

    #[test]
    fn a_step_that_places_and_removes_names_both() {
        let mut step = Step::place(Kind::HIDDEN_SINGLE, Cell::at(0, 0).with(Digit::ALL[4]));
        let other = Cell::at(1, 1).with(Digit::ALL[3]);
        step.deductions.push(Deduction::Eliminate(other));
        check(
            &step,
            Rung::Apply,
            [
                "Place 5 in r1c1. Remove 4 from r2c2.",
                "Pon el 5 en r1c1. Quita el 4 de r2c2.",
                "Coloque o 5 em r1c1. Remova o 4 de r2c2.",
                "Sätt 5 i r1c1. Ta bort 4 från r2c2.",
            ],
        );
    }

    #[test]
    fn two_firework_pairs_with_one_crossing_name_one_box() {
        let digits = |bits| DigitSet::from_bits(bits);
        let (x, end) = (Cell::at(0, 0), Cell::at(0, 4));
        let removed = Deduction::Eliminate(Cell::at(1, 1).with(Digit::ALL[0]));
        let mut step = Step::place(Kind::FIREWORK_QUADRUPLE, x.with(Digit::ALL[8]));
        step.deductions = vec![removed];
        let far = [Cell::at(4, 0), Cell::at(5, 0)];
        let cells = x.as_set().with(end).with(far[0]).with(far[1]);
        step = step
            .because(Role::Digit, digits(0b1111))
            .because(Role::Cells, cells);
        for (bits, far) in [(0b0011, far[0]), (0b1100, far[1])] {
            let set = Exhibit::Set {
                cells: x.as_set().with(end).with(far),
                digits: digits(bits),
            };
            step = step
                .because(Role::Pivot, x)
                .because(
                    Role::Line,
                    House::row(0).as_set() | House::column(0).as_set(),
                )
                .because(Role::Box, House::box_(0))
                .because(Role::Set, set);
        }
        check(
            &step,
            Rung::Where,
            [
                "Look at row 1 and column 1, which cross in r1c1. Which digits have hardly any \
                 room there outside box 1?",
                "Mira la fila 1 y la columna 1, que se cruzan en r1c1. ¿Qué cifras apenas tienen \
                 sitio ahí fuera del bloque 1?",
                "Observe a linha 1 e a coluna 1, que se cruzam em r1c1. Que dígitos quase não \
                 têm lugar ali fora do bloco 1?",
                "Titta på rad 1 och kolumn 1, som korsas i r1c1. Vilka siffror har knappt någon \
                 plats där utanför box 1?",
            ],
        );
        let sentence = Wording::new(Language::En, Naming::Short).sentence(&step, Rung::Why);
        assert!(sentence.starts_with("Row 1 and column 1 cross in r1c1. Outside box 1"));
        assert!(sentence.contains("The rest of the box"), "{sentence}");
    }
}
