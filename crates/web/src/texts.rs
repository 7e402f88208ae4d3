//! The server's own sentences in four languages.

use axum::http::HeaderValue;
use novena_store::StoreError;
use novena_texts::{Bundle, EachLanguage, Language, Naming, Wording};

/// Returns one of the server's own messages, which has the key `GROUP-ID`.
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
    of(language).fill(&format!("{group}-{id}"), &fillings)
}

/// Returns the error of a store as a sentence.
#[must_use]
pub fn store_sentence(error: &StoreError, language: Language) -> String {
    Wording::shared(language, Naming::Short).refusal(error)
}

/// Returns the first language in a browser's list that we support, otherwise English.
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

fn of(language: Language) -> &'static Bundle {
    static TEXTS: EachLanguage<Bundle> = EachLanguage::new(read);
    TEXTS.of(language)
}

fn read(language: Language) -> Bundle {
    Bundle::new(language, &[source(language)])
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
    fn the_first_supported_language_is_used() {
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
