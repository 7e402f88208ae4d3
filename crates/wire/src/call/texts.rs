//! The protocol's own messages and the descriptions of steps, in one language.

use novena_core::{Cell, Refusal};
use novena_texts::{Bundle, EachLanguage, Fillings, Language, Naming, SharedText, Wording};

/// All messages in one language.
pub(crate) struct Texts {
    bundle: Bundle,
    /// Sentences to display.
    pub(crate) short: Wording,
    /// Sentences to read aloud.
    pub(crate) spoken: Wording,
    /// The spoken names of the cells, in reading order.
    cells: Vec<String>,
    /// The words used for cells in every view, which are looked up only once.
    pub(crate) cell_words: CellWords,
}

/// Words that describe a cell.
pub(crate) struct CellWords {
    pub(crate) empty: String,
    pub(crate) given: String,
    pub(crate) conflict: String,
    pub(crate) wrong: String,
}

impl Texts {
    /// The messages of a language.
    pub(crate) fn of(language: Language) -> &'static Self {
        static TEXTS: EachLanguage<Texts> = EachLanguage::new(Texts::read);
        TEXTS.of(language)
    }

    fn read(language: Language) -> Self {
        let spoken = Wording::new(language, Naming::Spoken);
        let bundle = Bundle::new(language, &[source(language)]);
        Self {
            cell_words: CellWords {
                empty: spoken.text(SharedText::CellEmpty),
                given: spoken.text(SharedText::CellGiven),
                conflict: spoken.text(SharedText::CellConflict),
                wrong: spoken.text(SharedText::CellWrong),
            },
            bundle,
            short: Wording::new(language, Naming::Short),
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

    /// A cell's spoken name.
    pub(crate) fn cell(&self, cell: Cell) -> &str {
        &self.cells[cell.index()]
    }

    /// The sentence of an error.
    pub(crate) fn failure(
        &self,
        id: &str,
        field: Option<&str>,
        fillings: &[(&'static str, String)],
        cause: Option<&dyn Refusal>,
    ) -> String {
        let mut fillings: Vec<_> = fillings
            .iter()
            .map(|(name, value)| (*name, value.as_str().into()))
            .collect();
        let key = format!("error-{id}");
        let message = match cause {
            // An error without its own message uses the message of its cause.
            Some(cause) if self.bundle.find(&key).is_none() => self.short.refusal(cause),
            _ => {
                let reason = cause.map(|cause| self.short.reason(cause));
                fillings.extend(reason.map(|reason| ("reason", reason.into())));
                self.fill(&key, &fillings)
            }
        };
        match field {
            Some(field) => {
                let fillings = [("field", field.into()), ("said", message.into())];
                self.fill("error-in-field", &fillings)
            }
            None => message,
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
        for id in Failure::IDS {
            assert!(english.contains_key(&format!("error-{id}")), "error-{id}");
        }
    }
}
