//! Values that are written as a single string in JSON.

use std::fmt;
use std::marker::PhantomData;

use novena_core::{
    Board, Candidate, Cell, Change, Colour, Digit, DigitSet, House, PatternSymmetry, Puzzle,
    Solution,
};
use novena_formats::Format;
use novena_generator::Date;
use novena_techniques::{Deduction, Kind, KindChoice, Level};
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value that is represented by its name in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Name<T>(pub(crate) T);

/// A type whose values have names: [`fmt::Display`] writes the name, and this trait reads it back.
pub(crate) trait FromName: fmt::Display + Sized {
    /// The form of the type's names, as an error message states it after "expected".
    const EXPECTED: &str;

    fn from_name(name: &str) -> Option<Self>;
}

impl<T: FromName> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromName> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(NameVisitor(PhantomData))
    }
}

struct NameVisitor<T>(PhantomData<T>);

impl<T: FromName> Visitor<'_> for NameVisitor<T> {
    type Value = Name<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Name<T>, E> {
        T::from_name(name).map(Name).ok_or_else(|| {
            // Names are short, but an invalid one may have any length.
            let shown: String = name.chars().take(100).collect();
            E::custom(format_args!("expected {}, found {shown:?}", T::EXPECTED))
        })
    }
}

/// Like [`Name`], for writing a borrowed value.
struct NameRef<'a, T>(&'a T);

impl<T: FromName> Serialize for NameRef<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

/// Fields that are written as a name in JSON: `#[serde(with = "by_name")]`.
pub(crate) mod by_name {
    use super::{Deserialize, Deserializer, FromName, Name, Serializer};

    pub(crate) fn serialize<T: FromName, S: Serializer>(
        thing: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(thing)
    }

    pub(crate) fn deserialize<'de, T: FromName, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        Name::deserialize(deserializer).map(|Name(thing)| thing)
    }
}

/// Like [`by_name`], for optional values.
pub(crate) mod by_name_option {
    use super::{Deserialize, Deserializer, FromName, Name, NameRef, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands it over")]
    pub(crate) fn serialize<T: FromName, S: Serializer>(
        thing: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        thing.as_ref().map(NameRef).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, T: FromName, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        let name: Option<Name<T>> = Option::deserialize(deserializer)?;
        Ok(name.map(|Name(thing)| thing))
    }
}

/// Like [`by_name`], for lists.
pub(crate) mod by_names {
    use super::{Deserialize, Deserializer, FromName, Name, NameRef, Serializer};

    pub(crate) fn serialize<T: FromName, S: Serializer>(
        things: &[T],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(things.iter().map(NameRef))
    }

    pub(crate) fn deserialize<'de, T: FromName, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<T>, D::Error> {
        let names: Vec<Name<T>> = Vec::deserialize(deserializer)?;
        Ok(names.into_iter().map(|Name(thing)| thing).collect())
    }
}

/// Lists of techniques. An ID from an earlier version stands for all techniques that it covered.
pub(crate) mod by_kinds {
    use super::{Deserialize, Deserializer, Kind, KindChoice, Name};

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Kind>, D::Error> {
        let names: Vec<Name<KindChoice>> = Vec::deserialize(deserializer)?;
        Ok(all(names))
    }

    pub(crate) fn deserialize_option<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Vec<Kind>>, D::Error> {
        let names: Option<Vec<Name<KindChoice>>> = Option::deserialize(deserializer)?;
        Ok(names.map(all))
    }

    fn all(names: Vec<Name<KindChoice>>) -> Vec<Kind> {
        names
            .into_iter()
            .flat_map(|Name(choice)| choice.kinds().to_vec())
            .collect()
    }
}

/// Implements [`FromName`] for types that have their own parser.
macro_rules! named {
    ($($type:ty, $expected:literal;)*) => {$(
        impl FromName for $type {
            const EXPECTED: &str = $expected;

            fn from_name(name: &str) -> Option<Self> {
                name.parse().ok()
            }
        }
    )*};
}

named! {
    Cell, "a cell such as r1c1";
    House, "a house such as r1, c1 or b1";
    Candidate, "a digit and a cell such as 5r1c1";
    Puzzle, "81 cells, digits and dots";
    Board, "81 cells, digits and dots";
    Solution, "the 81 digits of a solution";
    Change, "a change such as \"r1c1 m45 > 4\"";
    PatternSymmetry, "a symmetry such as none or rotational180";
    Deduction, "a deduction such as r4c6=6 or r4c6<>6";
    Date, "a date such as 2026-11-15";
}

impl FromName for Level {
    const EXPECTED: &str = "easy, medium, hard, unfair or extreme";

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == name)
    }
}

impl FromName for Format {
    const EXPECTED: &str = "the id of a format";

    fn from_name(name: &str) -> Option<Self> {
        Self::from_id(name)
    }
}

impl FromName for Colour {
    const EXPECTED: &str = "a colour from a to i";

    fn from_name(name: &str) -> Option<Self> {
        let mut letters = name.chars();
        let colour = Self::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(colour)
    }
}

impl FromName for Kind {
    const EXPECTED: &str = "the id of a technique";

    /// Techniques are read by the IDs of this version and of earlier versions, but not by their
    /// names in other programs, which are not stable.
    fn from_name(name: &str) -> Option<Self> {
        Self::from_stored_id(name)
    }
}

/// Techniques are read by the same IDs as for [`Kind`]. An ID from an earlier version may stand for
/// several techniques.
impl FromName for KindChoice {
    const EXPECTED: &str = <Kind as FromName>::EXPECTED;

    fn from_name(name: &str) -> Option<Self> {
        Self::from_stored_id(name)
    }
}

impl FromName for DigitSet {
    const EXPECTED: &str = "digits such as 258, none twice";

    fn from_name(name: &str) -> Option<Self> {
        let mut digits = Self::EMPTY;
        name.chars()
            .all(|char| Digit::from_char(char).is_some_and(|digit| digits.insert(digit)))
            .then_some(digits)
    }
}
