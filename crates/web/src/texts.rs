//! The server's own sentences in four languages.

use axum::http::HeaderValue;
use novena_store::StoreError;
use novena_techniques::Level;
use novena_texts::{Bundle, EachLanguage, Language, Naming, Teller};

/// One of the server's own sentences: that of the key `GROUP-ID`.
pub(crate) fn sentence(
    language: Language,
    group: &str,
    id: &str,
    fillings: &[(&'static str, String)],
) -> String {
    let fillings: Vec<_> = fillings
        .iter()
        .map(|(name, value)| (*name, value.as_str().into()))
        .collect();
    of(language)
        .bundle
        .fill(&format!("{group}-{id}"), &fillings)
}

/// What is wrong with a store, as a sentence.
#[must_use]
pub fn store_sentence(error: &StoreError, language: Language) -> String {
    Teller::shared(language, Naming::Short).refusal(error)
}

/// The name of a level, if it is one of ours.
pub(crate) fn level(language: Language, id: &str) -> Option<String> {
    let levels = &of(language).levels;
    let found = levels.iter().find(|(known, _)| *known == id);
    found.map(|(_, name)| name.clone())
}

/// The first language of a browser's list that we speak, else English.
pub(crate) fn accepted(list: Option<&HeaderValue>) -> Language {
    list.and_then(|list| list.to_str().ok())
        .and_then(|list| {
            let mut tags = list
                .split(',')
                .map(|tag| tag.split(';').next().unwrap_or(""));
            tags.find_map(|tag| Language::from_tag(tag.trim()))
        })
        .unwrap_or(Language::En)
}

struct Texts {
    bundle: Bundle,
    /// The names of levels by their ids.
    levels: Vec<(&'static str, String)>,
}

fn of(language: Language) -> &'static Texts {
    static TEXTS: EachLanguage<Texts> = EachLanguage::new(read);
    TEXTS.of(language)
}

fn read(language: Language) -> Texts {
    let teller = Teller::new(language, Naming::Short);
    Texts {
        bundle: Bundle::new(language, &[source(language)]),
        levels: Level::ALL
            .map(|level| (level.id(), teller.level(level)))
            .into(),
    }
}

const fn source(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Es => include_str!("../locales/es.ftl"),
        Language::Pt => include_str!("../locales/pt-BR.ftl"),
        Language::Sv => include_str!("../locales/sv.ftl"),
    }
}

#[cfg(test)]
mod tests {
    use novena_texts::Locale;

    use super::*;

    #[test]
    fn all_locales_have_the_same_keys_and_variables() {
        let keys = |language| {
            let locale = Locale::read(source(language));
            locale
                .unwrap_or_else(|errors| panic!("{language:?}: {errors:?}"))
                .keys
        };
        for &language in Language::ALL {
            assert_eq!(keys(language), keys(Language::En), "{language:?}");
        }
    }

    #[test]
    fn a_browser_hears_the_first_language_we_speak() {
        let check = |list: &str, expected| {
            let list = HeaderValue::from_str(list).unwrap();
            assert_eq!(accepted(Some(&list)), expected);
        };
        check("de-DE,de;q=0.9,sv;q=0.8,en;q=0.7", Language::Sv);
        check("pt-PT, en", Language::Pt);
        check("*", Language::En);
        check("", Language::En);
    }
}
