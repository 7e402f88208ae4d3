use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use novena_techniques::{Kind, technique};
use novena_texts::{Language, Locale};

type Keys = BTreeMap<String, BTreeSet<String>>;

fn keys(language: Language) -> Keys {
    let mut keys = keys_in("locales", language);
    keys.extend(keys_in("locales/words", language));
    keys
}

fn keys_in(folder: &str, language: Language) -> Keys {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/{folder}/{}.ftl", language.tag());
    let locale = Locale::read(&fs::read_to_string(path).unwrap());
    locale
        .unwrap_or_else(|errors| panic!("{language:?}: {errors:?}"))
        .keys
}

/// The part of a step that a variable refers to in any form, such as `base` for `in-base-start`.
fn placeholder(variable: &str) -> &str {
    let mut name = variable;
    for prefix in ["in-", "of-", "the-"] {
        name = name.strip_prefix(prefix).unwrap_or(name);
    }
    for suffix in ["-start", "-or", "-count"] {
        name = name.strip_suffix(suffix).unwrap_or(name);
    }
    name
}

/// The placeholders that a message must use in every language.
fn placeholders(key: &str, variables: &BTreeSet<String>) -> BTreeSet<String> {
    // Variables for number and place affect words only in some languages.
    let is_grammar =
        |variable: &str| key.starts_with("word-") && ["count", "place"].contains(&variable);
    variables
        .iter()
        .filter(|variable| !is_grammar(variable))
        .map(|variable| placeholder(variable).to_owned())
        .collect()
}

#[test]
fn all_locales_have_the_same_keys_and_placeholders() {
    for folder in ["locales", "locales/common", "locales/words"] {
        compare_locales(folder);
    }
}

#[test]
fn no_common_sentence_overrides_one_about_techniques() {
    let common = keys_in("locales/common", Language::En);
    let words = keys_in("locales/words", Language::En);
    let hidden: Vec<_> = keys(Language::En)
        .into_keys()
        .chain(words.into_keys())
        .filter(|key| common.contains_key(key))
        .collect();
    assert!(hidden.is_empty(), "{hidden:?}");
}

fn compare_locales(folder: &str) {
    let keys = |language| keys_in(folder, language);
    let english = keys(Language::En);
    let mut problems = Vec::new();
    for &language in Language::ALL {
        let other = keys(language);
        for (key, variables) in &english {
            match other.get(key) {
                None => problems.push(format!("{language:?} lacks {key}")),
                Some(theirs) => {
                    let (ours, theirs) = (placeholders(key, variables), placeholders(key, theirs));
                    if ours != theirs {
                        problems.push(format!(
                            "{language:?} {key} speaks of {theirs:?}, English of {ours:?}"
                        ));
                    }
                }
            }
        }
        let unknown = other.keys().filter(|key| !english.contains_key(*key));
        problems.extend(unknown.map(|key| format!("{language:?} alone has {key}")));
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn every_technique_has_sentences_in_every_language() {
    let mut missing = BTreeSet::new();
    for &language in Language::ALL {
        let keys = keys(language);
        for &kind in Kind::ALL.iter().filter(|&&kind| technique(kind).is_some()) {
            let sentences = kind.sentences();
            for key in [
                format!("name-{kind}"),
                format!("there-{kind}"),
                format!("where-{sentences}"),
                format!("why-{sentences}"),
            ] {
                if !keys.contains_key(&key) {
                    missing.insert(format!("{}.ftl lacks {key}", language.tag()));
                }
            }
        }
    }
    let lines: Vec<String> = missing.into_iter().collect();
    assert!(lines.is_empty(), "\n{}", lines.join("\n"));
}

#[test]
fn every_text_belongs_to_a_known_technique() {
    let is_known = |key: &str| match key.split_once('-') {
        Some((_, "any")) => true,
        Some(("name" | "there", id)) => Kind::ALL.iter().any(|kind| kind.id() == id),
        Some(("where" | "why", id)) => Kind::ALL.iter().any(|kind| kind.sentences() == id),
        _ => true,
    };
    let keys = keys(Language::En);
    let unknown: Vec<_> = keys.keys().filter(|key| !is_known(key)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn every_level_has_a_name() {
    let keys = keys_in("locales/words", Language::En);
    for level in novena_techniques::Level::ALL {
        assert!(keys.contains_key(&format!("level-{level}")), "{level}");
    }
}

#[test]
fn forms_of_a_part_count_as_one_placeholder() {
    for (variable, expected) in [
        ("base", "base"),
        ("in-base-start", "base"),
        ("of-house-2", "house-2"),
        ("base-count", "base"),
        ("the-digit-start", "digit"),
        ("set-digits-or", "set-digits"),
        ("result", "result"),
    ] {
        assert_eq!(placeholder(variable), expected, "{variable}");
    }
}
