use novena_texts::{Bundle, Language};

/// Every message that people read, by key, in one language.
pub(crate) type Texts = Bundle;

/// Returns the messages of one language.
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
    use novena_texts::{Locale, Naming, Wording};

    use super::*;

    fn locale(language: Language) -> Locale {
        Locale::read(source(language)).unwrap_or_else(|errors| panic!("{language:?}: {errors:?}"))
    }

    #[test]
    fn all_locales_have_the_same_keys_and_variables() {
        let english = locale(Language::En).keys;
        for &language in Language::ALL {
            let other = locale(language).keys;
            let missing: Vec<_> = english
                .keys()
                .filter(|key| !other.contains_key(*key))
                .collect();
            let unknown: Vec<_> = other
                .keys()
                .filter(|key| !english.contains_key(*key))
                .collect();
            assert!(
                missing.is_empty() && unknown.is_empty(),
                "{language:?}: missing {missing:?}, unknown {unknown:?}"
            );
            for (key, used) in &english {
                assert_eq!(&other[key], used, "{language:?}: {key}");
            }
        }
    }

    #[test]
    fn every_dropped_part_has_a_text() {
        let english = locale(Language::En).keys;
        for part in novena_formats::RecordPart::ALL {
            let key = format!("part-{}", part.id());
            assert!(english.contains_key(&key), "{key}");
        }
    }

    #[test]
    fn every_refusal_has_a_text_in_every_language() {
        let moves = novena_play::MoveRefusal::ALL.map(novena_play::MoveRefusal::id);
        // For the error `refused`, the message about the move is used instead.
        let store = novena_store::StoreError::IDS
            .iter()
            .filter(|&&id| id != "refused");
        let parse = novena_formats::ParseError::IDS.iter();
        let all = parse
            .map(|id| ("parse", id))
            .chain(store.map(|id| ("store", id)))
            .chain(moves.iter().map(|id| ("move", id)));
        for (topic, id) in all {
            for &language in Language::ALL {
                let wording = Wording::shared(language, Naming::Short);
                assert!(wording.has_reason(topic, id), "{language:?}: {topic}-{id}");
            }
        }
    }

    #[test]
    fn plurals_depend_on_the_number() {
        for &language in Language::ALL {
            let texts = of(language);
            let line = |count: u64| texts.fill("stats-puzzles", &[("count", count.into())]);
            assert_ne!(line(1).replace('1', "2"), line(2), "{language:?}");
        }
    }
}
