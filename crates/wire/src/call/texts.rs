//! The protocol's own sentences, and who tells steps, in one language.

use novena_core::Cell;
use novena_texts::{Bundle, EachLanguage, Fillings, Language, Naming, Teller};

/// Everything that is said in one language.
pub(crate) struct Texts {
    bundle: Bundle,
    /// For the eye.
    pub(crate) short: Teller,
    /// For the ear.
    pub(crate) spoken: Teller,
    /// The spoken names of the cells, in reading order.
    cells: Vec<String>,
    /// What is said of a cell in every view; looked up once.
    pub(crate) cell_words: CellWords,
}

/// Words for what a cell is.
pub(crate) struct CellWords {
    pub(crate) empty: String,
    pub(crate) given: String,
    pub(crate) conflict: String,
    pub(crate) wrong: String,
}

impl Texts {
    /// Those of a language.
    pub(crate) fn of(language: Language) -> &'static Self {
        static TEXTS: EachLanguage<Texts> = EachLanguage::new(Texts::read);
        TEXTS.of(language)
    }

    fn read(language: Language) -> Self {
        let spoken = Teller::new(language, Naming::Spoken);
        let bundle = Bundle::new(language, &[source(language)]);
        Self {
            cell_words: CellWords {
                empty: bundle.get("cell-empty"),
                given: bundle.get("cell-given"),
                conflict: bundle.get("cell-conflict"),
                wrong: bundle.get("cell-wrong"),
            },
            bundle,
            short: Teller::new(language, Naming::Short),
            cells: Cell::all().map(|cell| spoken.cell(cell)).collect(),
            spoken,
        }
    }

    pub(crate) fn get(&self, key: &str) -> String {
        self.bundle.get(key)
    }

    pub(crate) fn fill(&self, key: &str, fillings: &Fillings<'_>) -> String {
        self.bundle.fill(key, fillings)
    }

    /// A cell's name for the ear.
    pub(crate) fn cell(&self, cell: Cell) -> &str {
        &self.cells[cell.index()]
    }

    /// The sentence of an error.
    pub(crate) fn failure(
        &self,
        id: &str,
        field: Option<&str>,
        fillings: &[(&'static str, String)],
    ) -> String {
        let fillings: Vec<_> = fillings
            .iter()
            .map(|(name, value)| (*name, value.as_str().into()))
            .collect();
        let said = self.fill(&format!("error-{id}"), &fillings);
        match field {
            Some(field) => {
                let fillings = [("field", field.into()), ("said", said.into())];
                self.fill("error-in-field", &fillings)
            }
            None => said,
        }
    }
}

const fn source(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../locales/en.ftl"),
        Language::Es => include_str!("../../locales/es.ftl"),
        Language::Pt => include_str!("../../locales/pt-BR.ftl"),
        Language::Sv => include_str!("../../locales/sv.ftl"),
    }
}

#[cfg(test)]
mod tests {
    use novena_texts::Locale;

    use super::super::error::Failure;
    use super::*;

    fn locale(language: Language) -> Locale {
        Locale::read(source(language)).unwrap_or_else(|errors| panic!("{language:?}: {errors:?}"))
    }

    #[test]
    fn all_locales_have_the_same_keys_and_variables() {
        let english = locale(Language::En);
        for &language in Language::ALL {
            assert_eq!(locale(language).keys, english.keys, "{language:?}");
        }
    }

    #[test]
    fn every_error_has_a_text() {
        let english = locale(Language::En).keys;
        let own = Failure::IDS.into_iter();
        for id in own.chain(novena_play::MoveRefusal::ALL.map(|refusal| refusal.id())) {
            assert!(english.contains_key(&format!("error-{id}")), "error-{id}");
        }
    }
}
