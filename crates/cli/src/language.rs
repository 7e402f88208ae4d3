use std::env;
use std::ffi::OsString;

use unic_langid::{LanguageIdentifier, langid};

/// A language that people's messages come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Language {
    En,
    Es,
    Pt,
    Sv,
}

impl Language {
    /// What `--lang` asks for, else what the locale does, else English.
    ///
    /// This looks before the arguments are parsed, because their errors and the help need
    /// a language too.
    pub(crate) fn choose(arguments: &[OsString]) -> Self {
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
            .and_then(Self::from_tag)
            .or_else(|| {
                ["LC_ALL", "LC_MESSAGES", "LANG"]
                    .iter()
                    .filter_map(|name| env::var(name).ok())
                    .find(|value| !value.is_empty())
                    .and_then(|value| Self::from_tag(&value))
            })
            .unwrap_or(Self::En)
    }

    /// `pt`, `pt-BR`, `pt_BR.UTF-8`: what stands before the region decides.
    fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        match primary.to_ascii_lowercase().as_str() {
            "en" => Some(Self::En),
            "es" => Some(Self::Es),
            "pt" => Some(Self::Pt),
            "sv" => Some(Self::Sv),
            _ => None,
        }
    }

    /// Its name in the locale's plural rules.
    pub(crate) fn id(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::Es => langid!("es"),
            Self::Pt => langid!("pt-BR"),
            Self::Sv => langid!("sv"),
        }
    }

    /// Its texts.
    pub(crate) const fn source(self) -> &'static str {
        match self {
            Self::En => include_str!("../locales/en.ftl"),
            Self::Es => include_str!("../locales/es.ftl"),
            Self::Pt => include_str!("../locales/pt-BR.ftl"),
            Self::Sv => include_str!("../locales/sv.ftl"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_up_to_the_region() {
        for (tag, language) in [
            ("pt_BR.UTF-8", Some(Language::Pt)),
            ("pt-PT", Some(Language::Pt)),
            ("ES", Some(Language::Es)),
            ("sv_SE@euro", Some(Language::Sv)),
            ("C", None),
            ("POSIX", None),
            ("", None),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_last_lang_argument_counts() {
        let choose = |words: &[&str]| {
            Language::choose(&words.iter().map(OsString::from).collect::<Vec<_>>())
        };
        assert_eq!(
            choose(&["novena", "--lang", "es", "solve", "--lang=sv"]),
            Language::Sv
        );
    }
}
