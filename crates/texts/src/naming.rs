/// How cells are named in a sentence.
///
/// ```
/// use novena_core::{Cell, Digit};
/// use novena_techniques::{Kind, Step};
/// use novena_texts::{Language, Naming, Rung, Wording};
///
/// let step = Step::place(Kind::NAKED_SINGLE, Cell::at(2, 3).with(Digit::ALL[8]));
/// let told = |naming| Wording::new(Language::En, naming).sentence(&step, Rung::Apply);
/// assert_eq!(told(Naming::Short), "Place 9 in r3c4.");
/// assert_eq!(told(Naming::Spoken), "Place 9 in row 3 column 4.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Naming {
    /// For print: `r1c1`, the same in all languages.
    Short,
    /// For speech: "row 1 column 1".
    Spoken,
}
