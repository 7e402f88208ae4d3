use novena_texts::{Bundle, Language};

/// Every message that a person reads, by key, in one language.
pub(crate) type Texts = Bundle;

/// The texts of a language.
pub(crate) fn of(language: Language) -> Texts {
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

    fn keys(language: Language) -> Locale {
        Locale::read(source(language)).unwrap_or_else(|errors| panic!("{language:?}: {errors:?}"))
    }

    #[test]
    fn all_locales_have_the_same_keys_and_variables() {
        let english = keys(Language::En).keys;
        for &language in Language::ALL {
            assert_eq!(keys(language).keys, english, "{language:?}");
        }
    }

    #[test]
    fn plurals_depend_on_the_number() {
        for &language in Language::ALL {
            let texts = of(language);
            let line = |count: u64| texts.fill("enter-some", &[("count", count.into())]);
            assert_ne!(line(1).replace('1', "2"), line(2), "{language:?}");
        }
    }
}
