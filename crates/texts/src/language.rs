use unic_langid::{LanguageIdentifier, langid};

macro_rules! languages {
    ($($(#[$doc:meta])* $name:ident $tag:tt)*) => {
        /// A user interface language.
        ///
        /// ```
        /// use novena_texts::Language;
        ///
        /// assert_eq!(Language::Pt.tag(), "pt-BR");
        /// assert_eq!(Language::from_tag("pt_BR.UTF-8"), Some(Language::Pt));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Language {
            $($(#[$doc])* $name),*
        }

        impl Language {
            /// All languages, starting with English, from which the others are translated.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The BCP 47 tag of the language, as in `<html lang="pt-BR">`.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$name => $tag),*
                }
            }

            /// The parts of the tag: language and region. They determine the plural rules.
            ///
            /// ```
            /// # use novena_texts::Language;
            /// assert_eq!(Language::Pt.id().language.as_str(), "pt");
            /// ```
            #[must_use]
            pub const fn id(self) -> LanguageIdentifier {
                match self {
                    $(Self::$name => langid!($tag)),*
                }
            }

            /// The source for the names of cells, houses and levels.
            pub(crate) const fn words(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("../locales/words/", $tag, ".ftl"))),*
                }
            }

            /// The source for the sentences about techniques and steps.
            #[cfg(feature = "steps")]
            pub(crate) const fn source(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("../locales/", $tag, ".ftl"))),*
                }
            }

            /// The source for the sentences about the techniques of the first levels and their
            /// steps.
            #[cfg(not(feature = "steps"))]
            pub(crate) const fn source(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!(env!("OUT_DIR"), "/", $tag, ".ftl"))),*
                }
            }

            /// The sentences that more than one front end shows.
            pub(crate) const fn common(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("../locales/common/", $tag, ".ftl"))),*
                }
            }
        }
    };
}

languages! {
    /// English.
    En "en"
    /// Spanish.
    Es "es"
    /// Brazilian Portuguese.
    Pt "pt-BR"
    /// Swedish.
    Sv "sv"
}

impl Language {
    /// The language for a tag or a system locale. The region is ignored.
    ///
    /// ```
    /// # use novena_texts::Language;
    /// assert_eq!(Language::from_tag("es-MX"), Some(Language::Es));
    /// assert_eq!(Language::from_tag("C"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        let is_same = |language: &&Self| {
            language
                .id()
                .language
                .as_str()
                .eq_ignore_ascii_case(primary)
        };
        Self::ALL.iter().find(is_same).copied()
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
    fn a_tag_is_read_back() {
        for &language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
            assert_eq!(language.id().to_string(), language.tag());
        }
    }
}
