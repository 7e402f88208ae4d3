use std::env;
use std::ffi::OsString;

use clap::builder::PossibleValuesParser;
use novena_texts::Language;

use crate::config::Config;

/// Determines the language to use: from `--lang`, from the setting or from the locale, in this
/// order. The default is English.
///
/// This runs before the arguments are parsed, because parse errors and help also need a language.
pub(crate) fn choose(arguments: &[OsString], config: &Config) -> Language {
    let mut requested = None;
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        if word == "--lang" {
            requested = words.next();
        } else if let Some(value) = word.strip_prefix("--lang=") {
            requested = Some(value);
        }
    }
    requested
        .and_then(Language::from_tag)
        .or_else(|| config.language())
        .or_else(|| {
            ["LC_ALL", "LC_MESSAGES", "LANG"]
                .iter()
                .filter_map(|name| env::var(name).ok())
                .find(|value| !value.is_empty())
                .and_then(|value| Language::from_tag(&value))
        })
        .unwrap_or(Language::En)
}

/// Returns the values of `--lang`.
pub(crate) fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(tags())
}

/// Languages without their regions.
pub(crate) fn tags() -> Vec<&'static str> {
    let tags = Language::ALL.iter().map(|language| language.tag());
    tags.map(|tag| tag.split('-').next().unwrap_or(tag))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_lang_argument_wins() {
        let choose = |words: &[&str]| {
            let words: Vec<OsString> = words.iter().map(OsString::from).collect();
            choose(&words, &Config::default())
        };
        assert_eq!(
            choose(&["novena", "--lang", "es", "solve", "--lang=sv"]),
            Language::Sv
        );
    }
}
