use std::env;
use std::ffi::OsString;

use clap::builder::PossibleValuesParser;
use novena_texts::Language;

/// What `--lang` asks for, else what the locale does, else English.
///
/// This looks before the arguments are parsed, because their errors and the help need
/// a language too.
pub(crate) fn choose(arguments: &[OsString]) -> Language {
    let mut asked = None;
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        if word == "--lang" {
            asked = words.next();
        } else if let Some(value) = word.strip_prefix("--lang=") {
            asked = Some(value);
        }
    }
    asked
        .and_then(Language::from_tag)
        .or_else(|| {
            ["LC_ALL", "LC_MESSAGES", "LANG"]
                .iter()
                .filter_map(|name| env::var(name).ok())
                .find(|value| !value.is_empty())
                .and_then(|value| Language::from_tag(&value))
        })
        .unwrap_or(Language::En)
}

/// What `--lang` can be: languages without their regions.
pub(crate) fn names() -> PossibleValuesParser {
    let names = Language::ALL
        .iter()
        .map(|language| language.id().language.to_string());
    PossibleValuesParser::new(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_lang_argument_counts() {
        let choose = |words: &[&str]| choose(&words.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(
            choose(&["novena", "--lang", "es", "solve", "--lang=sv"]),
            Language::Sv
        );
    }
}
